import { Presets, SingleBar } from 'cli-progress';
import { terminalLine } from '../../../domain/text/control-characters.ts';

/** Tells a person on stderr how far something is; stdout belongs to the result. */
export interface Progress {
  /** `share` 0..1. */
  show: (share: number, what: string) => void;
}

type Shown = Progress & { end: () => void };

/** Calls work that shows how far it is: by a bar in a terminal, by a line for each change anywhere else. */
export async function withProgress<T>(
  work: (progress: Progress) => Promise<T>,
  stream: NodeJS.WriteStream = process.stderr,
): Promise<T> {
  const progress = stream.isTTY ? bar(stream) : lines(stream);
  try {
    // a stage is told by the service, and a bar is written around `print`
    return await work({ show: (share, what) => progress.show(share, terminalLine(what)) });
  } finally {
    // a bar that is left hides the cursor and keeps the process from ending
    progress.end();
  }
}

function bar(stream: NodeJS.WriteStream): Shown {
  const shown = new SingleBar(
    { stream, format: '{bar} {percentage} % {what}', hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  return {
    show(share, what) {
      const percent = Math.round(share * 100);
      if (shown.isActive) shown.update(percent, { what });
      else shown.start(100, percent, { what });
    },
    end: () => shown.stop(),
  };
}

function lines(stream: NodeJS.WriteStream): Shown {
  let last = '';
  return {
    show(share, what) {
      // in steps of ten, so that a log stays short
      const line = `${Math.floor(share * 10) * 10} % ${what}\n`;
      if (line !== last) stream.write(line);
      last = line;
    },
    end: () => undefined,
  };
}
