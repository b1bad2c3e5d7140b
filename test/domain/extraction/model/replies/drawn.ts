import { extract } from '../../../../../domain/extraction/extract.ts';
import { type NumberedPage, numberLines } from '../../../../../domain/extraction/model/numbered-pages.ts';
import { type Placed, placeEntries } from '../../../../../domain/extraction/model/place-entries.ts';
import type { ReplyEntry } from '../../../../../domain/extraction/model/read-reply.ts';
import type { Citation } from '../../../../../domain/extraction/result.ts';
import { findPolicyType } from '../../../../../domain/policies/registry.ts';
import { documentFixtures } from '../../../../fixtures/documents/documents.ts';

/** A value of a drawn document where it stands. */
export interface RightValue {
  path: string;
  value: unknown;
  page: number;
  from: number;
  to: number;
}

/** A drawn document with a reply that is right in all. */
export interface DrawnReply {
  name: string;
  values: readonly RightValue[];
  /** Letters and digits of all pages. */
  letters: string;
  /** What is made of the reply with one entry in place of its own. */
  place: (instead?: ReplyEntry) => Placed;
}

/** Right replies to the drawn documents: their values, and the lines that the rules have found them on. */
export function drawnReplies(): DrawnReply[] {
  return documentFixtures().map(({ name, type: id, pages }) => {
    const type = findPolicyType(id);
    if (!type) throw new Error(`no policy type ${id}`);
    const shown = pages.map(numberLines);
    const { data, citations } = extract({ policyType: type, pages });
    const values = Object.entries(citations).flatMap(([path, cited]) => {
      const lines = linesOf(cited, shown);
      return lines ? [{ path, value: valueAt(data, path), ...lines }] : [];
    });
    const entries = values.map((one) => entryOf(one));
    return {
      name,
      values,
      letters: shown.map(({ text }) => lettersOf(text)).join(''),
      place: (instead) =>
        placeEntries({
          schema: type.schema,
          entries: entries.map((entry) => (entry.path === instead?.path ? instead : entry)),
          pages: shown,
        }),
    };
  });
}

/** An entry without a quote; `down` names lines that are so many too far down. */
export function entryOf({ path, value, page, from, to }: RightValue, down = 0): ReplyEntry {
  const end = to > from ? `-${to + down}` : '';
  return { path, value: String(value), at: `${page}.${from + down}${end}` };
}

export const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], data);
}

function linesOf(
  cited: readonly Citation[],
  pages: readonly NumberedPage[],
): Omit<RightValue, 'path' | 'value'> | undefined {
  const [first] = cited;
  const shown = pages.find(({ page }) => page.number === first?.page);
  if (!first || !shown) return undefined;
  const numbers = cited
    .filter(({ page }) => page === first.page)
    .map(({ bbox }) => {
      const [x, y] = [bbox.left * shown.page.width, (bbox.top + bbox.height / 2) * shown.page.height];
      const isAt = ({ words }: { words: readonly { x0: number; y0: number; y1: number }[] }): boolean =>
        words.some((word) => word.y0 <= y && word.y1 >= y && Math.abs(word.x0 - x) < 3);
      return shown.lines.findIndex(isAt) + 1;
    });
  if (numbers.includes(0)) return undefined;
  return { page: first.page, from: Math.min(...numbers), to: Math.max(...numbers) };
}
