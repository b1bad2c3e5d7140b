import { lookup } from '../../../lookup.ts';
import type { Question } from './placed.ts';
import type { Print } from './print.ts';
import type { Records } from './records.ts';
import { namedLines } from './seek-at-place.ts';
import type { Target } from './target.ts';

const kinds = lookup({
  date: 'a complete date as YYYY-MM-DD',
  money: 'a plain amount, negative when it is a credit',
  number: 'a plain number',
  int: 'a whole number',
  percent: 'a number, 20 for 20 %',
  bool: 'true or false',
  id: 'the id as printed, in one piece',
  name: 'the name as printed',
  address: 'the address as printed, its lines joined with ", "',
});

/** What a field's value has to be, in a few words. */
export function wantedOf({ kind, allowed }: Target): string {
  return allowed ? `one of ${allowed.join(', ')}` : (kinds.get(kind) ?? 'the words as printed');
}

const around = 1;
const mostLines = 6;

/** The lines that a dispute is about: those that the answer names, and those of the record. */
export function linesToShow(print: Print, question: Question, records: Records): number[] {
  const named = namedLines(print, question).map(({ order }) => order);
  const own = [...records.ownLines(question)];
  const orders = [...named, ...own].flatMap((order) =>
    Array.from({ length: 2 * around + 1 }, (_, at) => order - around + at),
  );
  const pages = new Set([...named, ...own].map((order) => print.lines[order]?.page));
  const shown = [...new Set(orders)].filter((order) => pages.has(print.lines[order]?.page));
  return shown.slice(0, mostLines).sort((a, b) => a - b);
}
