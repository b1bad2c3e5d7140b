import { terminalText } from '../../domain/text/control-characters.ts';

// Every command writes through these two: titles, names and quotes are texts of others, and a terminal obeys escapes in them.

/** Writes a result. Texts of others go into it as a `terminalLine`, unless it is JSON: none of them makes a line of its own. */
export function print(text: string): void {
  process.stdout.write(`${terminalText(text)}\n`);
}

/** Writes what is said about the work: progress, and what went wrong. */
export function tell(text: string): void {
  process.stderr.write(`${terminalText(text)}\n`);
}
