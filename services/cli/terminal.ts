import { terminalText } from '../../domain/text/control-characters.ts';

// The only functions that write to the terminal. They escape control characters, because titles, names and quotes are
// untrusted and may contain terminal escape sequences.

export interface Terminal {
  /** Prints a result to stdout. Except in JSON, callers pass untrusted text through `terminalLine`, so that it cannot forge lines. */
  print: (text: string) => void;
  /** Prints progress and errors to stderr. */
  printStatus: (text: string) => void;
}

export function createTerminal({
  stdout,
  stderr,
}: {
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}): Terminal {
  return {
    print: (text) => void stdout.write(`${terminalText(text)}\n`),
    printStatus: (text) => void stderr.write(`${terminalText(text)}\n`),
  };
}

/** The terminal of this process. */
export const { print, printStatus } = createTerminal(process);
