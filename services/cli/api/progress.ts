import { Presets, SingleBar } from 'cli-progress';
import { terminalLine } from '../../../domain/text/control-characters.ts';

/** Shows progress on stderr; stdout is reserved for the result. */
export interface Progress {
  /** `share` 0..1. */
  show: (share: number, what: string) => void;
}

type Shown = Progress & { end: () => void };

/** Runs `work` with a progress display: a bar in a terminal, otherwise one line per change. */
export async function withProgress<T>(
  work: (progress: Progress) => Promise<T>,
  stream: NodeJS.WriteStream = process.stderr,
): Promise<T> {
  const progress = stream.isTTY ? bar(stream) : lines(stream);
  try {
    // escaped here: the stage comes from the service, and the bar does not write through `print`
    return await work({ show: (share, what) => progress.show(share, terminalLine(what)) });
  } finally {
    // a bar that is not stopped hides the cursor and keeps the process alive
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
      // in steps of ten percent, to keep logs short
      const line = `${Math.floor(share * 10) * 10} % ${what}\n`;
      if (line !== last) stream.write(line);
      last = line;
    },
    end: () => undefined,
  };
}
