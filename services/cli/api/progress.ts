import { Presets, SingleBar } from 'cli-progress';

/** Tells a person on stderr how far something is; stdout belongs to the result. */
export interface Progress {
  /** `share` 0..1. */
  show: (share: number, what: string) => void;
  end: () => void;
}

/** A bar in a terminal, a line for each change anywhere else. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return lines(stream);
  const bar = new SingleBar(
    { stream, format: '{bar} {percentage} % {what}', hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  let isStarted = false;
  return {
    show(share, what) {
      const percent = Math.round(share * 100);
      if (isStarted) bar.update(percent, { what });
      else bar.start(100, percent, { what });
      isStarted = true;
    },
    end: () => bar.stop(),
  };
}

function lines(stream: NodeJS.WriteStream): Progress {
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
