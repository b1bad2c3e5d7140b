import type { Word } from '../../../document/page.ts';
import { around, overlapX } from '../../../reading/boxes.ts';
import { frontOf, type ReplyEntry } from '../read-reply.ts';
import { lettersOf, spelledBy } from './letters.ts';
import { placeOf } from './place.ts';
import type { Print, PrintedLine } from './print.ts';
import type { Target } from './target.ts';

const whole = ['name', 'address', 'text', 'label'];
/** Models slip by a line or two. */
const shifts = [0, -1, 1, -2, 2];

/**
 * The entry with the whole text of which a model has given the beginning: to the end of its cell, and through the lines that
 * it names. Unchanged when the beginning does not stand there.
 */
export function completed(entry: ReplyEntry, { kind }: Target, print: Print): ReplyEntry {
  const front = frontOf(entry.value);
  const { page, from, to, cell } = placeOf(entry.at);
  if (front === undefined || page === undefined || !whole.includes(kind)) return entry;
  const lines = (first: number, last: number): PrintedLine[] =>
    Array.from({ length: last - first + 1 }, (_, at) => print.lineAt(page, first + at)).filter(
      (line) => line !== undefined,
    );
  // the lines of a record hold the text somewhere, the lines of a value are its own
  const ranges = entry.isOfRow
    ? lines(from, to).map((line) => [line])
    : shifts.map((shift) => lines(from + shift, to + shift));
  for (const range of ranges) {
    const text = textFrom(range, { front, cell, kind });
    if (text !== undefined) return { ...entry, value: text };
  }
  return entry;
}

function textFrom(
  [first, ...others]: readonly PrintedLine[],
  { front, cell, kind }: { front: string; cell: number | undefined; kind: Target['kind'] },
): string | undefined {
  const named = cell === undefined ? undefined : first?.cells[cell - 1];
  for (const words of [...(named ? [named] : []), ...(first?.cells ?? [])]) {
    const found = spelledBy(words, lettersOf(front));
    const [start] = found?.words ?? [];
    if (!found || !start) continue;
    const rest = words.slice(words.indexOf(start) + found.words.length);
    const parts = [[found.text, ...rest.map(({ text }) => text)].join(' '), ...below(words, others)];
    return parts.map((part) => part.replace(/[\s,;]+$/, '')).join(kind === 'address' ? ', ' : ' ');
  }
  return undefined;
}

/** What stands in the same column of the lines below. */
function below(words: readonly Word[], lines: readonly PrintedLine[]): string[] {
  const column = [...words];
  return lines.flatMap(({ cells }) => {
    const box = around(column);
    const own = cells.find((cell) => cell.length > 0 && overlapX(around(cell), box) > 0);
    column.push(...(own ?? []));
    return own ? [own.map(({ text }) => text).join(' ')] : [];
  });
}
