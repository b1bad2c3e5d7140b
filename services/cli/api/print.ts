import { terminalLine } from '../../../domain/text/control-characters.ts';
import type { Answer } from './client.ts';

/** How every command prints with `--json`. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** The last line of a list that does not end here. */
export function sayMore({ nextCursor }: Answer): string[] {
  return typeof nextCursor === 'string' ? [terminalLine(`There are more: --cursor ${nextCursor}`)] : [];
}
