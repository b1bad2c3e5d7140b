import { terminalText } from '../../domain/text/control-characters.ts';

// The only functions that write to the terminal. They escape control characters, because titles, names and quotes are
// untrusted and may contain terminal escape sequences.

/** Prints a result to stdout. Except in JSON, callers pass untrusted text through `terminalLine`, so that it cannot forge lines. */
export function print(text: string): void {
  process.stdout.write(`${terminalText(text)}\n`);
}

/** Prints progress and errors to stderr. */
export function printStatus(text: string): void {
  process.stderr.write(`${terminalText(text)}\n`);
}
