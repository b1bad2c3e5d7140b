import { terminalLine } from '../../../domain/text/control-characters.ts';

/** Output format of `--json`. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** The last line of a list that has a next page. */
export function nextPageHint({ nextCursor }: { nextCursor: string | null }): string[] {
  return nextCursor === null ? [] : [terminalLine(`There are more: --cursor ${nextCursor}`)];
}
