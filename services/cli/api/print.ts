import { terminalLine } from '../../../domain/text/control-characters.ts';
import type { Answer } from './client.ts';

/** Output format of `--json`. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** The last line of a list that has a next page. */
export function nextPageHint({ nextCursor }: Answer): string[] {
  return typeof nextCursor === 'string' ? [terminalLine(`There are more: --cursor ${nextCursor}`)] : [];
}
