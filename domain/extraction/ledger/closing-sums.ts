import { isAmount } from '../../reading/atom.ts';
import { normalize } from '../../text/normalize.ts';
import { amountLinesOf, slotOf } from './amount-lines.ts';
import { wordsOf } from './counts.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// "Total loss paid 30.00" over "Total loss reserve 5.00": lines of sums that stand below the last record, whose own lines have
// said how much of it was paid and is reserved.

const LEAST_LINES = 2;

/** The first rows of sums that name what the lines of the record above have named already. */
export function closingSums(ledger: Ledger, anchored: ReadonlySet<number>): Row[] {
  const { rows } = ledger;
  return rows.filter(({ at }) => {
    const [row, before] = [rows[at], rows[at - 1]];
    if (!row || slotIn(row, ledger) === null || (before && slotIn(before, ledger) !== null)) return false;
    const start = startAbove(at, anchored);
    const slots = start === null ? [] : slotsFrom(at, ledger);
    const own = start === null ? new Set() : slotsOf(rows.slice(start, at), ledger);
    return slots.length >= LEAST_LINES && slots.every((slot) => own.has(slot));
  });
}

function startAbove(at: number, anchored: ReadonlySet<number>): number | null {
  for (let start = at - 1; start >= 0; start--) if (anchored.has(start)) return start;
  return null;
}

const slotsOf = (rows: readonly Row[], ledger: Ledger): Set<string> =>
  new Set(amountLinesOf(rows, ledger, () => false).flatMap(({ cells }) => cells.map(({ slot }) => slot)));

/** What the lines from there name, one each. */
function slotsFrom(at: number, ledger: Ledger): string[] {
  const slots: string[] = [];
  for (let next = at; ; next++) {
    const row = ledger.rows[next];
    const slot = row ? slotIn(row, ledger) : null;
    if (slot === null) return slots;
    slots.push(slot);
  }
}

/** What a line that begins with "total" and prints one amount says that it is the total of. */
function slotIn({ atoms, isFurniture }: Row, ledger: Ledger): string | null {
  const [head, amount, more] = atoms;
  if (!head || !amount || more || isFurniture || !isAmount(amount)) return null;
  const [first = '', ...rest] = head.text.split(' ');
  if (!wordsOf(ledger.plan).total.has(normalize(first))) return null;
  const meaning = ledger.vocabulary.meaning(rest.join(' '))?.amount;
  return meaning ? slotOf(meaning, ledger) : null;
}
