import { terminalLine } from '../../../domain/text/control-characters.ts';

/** The last line of a list that has a next page. */
export function nextPageHint({ nextCursor }: { nextCursor: string | null }): string[] {
  return nextCursor === null ? [] : [terminalLine(`There are more: --cursor ${nextCursor}`)];
}
