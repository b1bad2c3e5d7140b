import { anyOf } from '../../text/any-of.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { GROUP_NAME, sectionWordings } from '../lexicon/sections.ts';
import type { Cell, Row } from './cells.ts';
import type { Sum, Summed } from './summed.ts';
import { isMarkedMoney } from './value-shape.ts';

// What a column of amounts takes off: where all amounts add up with it, it is a discount, whatever its line is called.

/** A line that takes something off the price. */
export interface Reduction {
  name: string;
  line: Cell;
  amount: Cell | null;
}

const CENT = 0.011;
/** What says in front of a name that a discount follows. */
export const LEADING = /^(?:discounts?|credits?|savings?|less)(?:\s*[:–—]\s*|\s*-\s+)/i;
/** What is taken off and is no discount: what was paid, or what a change gives back. */
const NO_DISCOUNT = anyOf(
  /^(?:your |last |previous )*(?:payments?|deposit)\b|\bpayments? (?:received|made|applied)\b/i,
  /\b(?:already paid|amount paid|refund|return(?:ed)?|prior (?:term|premium|policy)|change|balance|total|if)\b/i,
);
const FORM_NUMBER = /^[A-Z]{1,4}[ -]?\d{2,4}(?:[ -]\d{2}){0,3}\b/;
const APPLIED = /^applied$/i;

export const amountOf = ({ text }: Pick<Cell, 'text'>): number => parseMoney(text.replace(/−/g, '-')) ?? 0;

/** The lines of discounts of a page. */
export function reductionsIn(rows: readonly Row[], summed: Summed): Reduction[] {
  const taken = new Set(takenOff(summed));
  const isTaken = (row: Row): boolean => row.cells.some((cell) => taken.has(cell));
  return rows.flatMap((row, at) => {
    const amount = reductionOf(row.cells.filter((cell) => taken.has(cell) || isNamedSo(cell)));
    const applied = row.cells.find(({ text }) => APPLIED.test(text));
    const isBeside = [rows[at - 1], rows[at + 1]].some((other) => other && isTaken(other));
    const line = nameBefore(amount ?? (isBeside ? applied : undefined));
    const name = line?.text.replace(LEADING, '') ?? '';
    const isGroup = sectionWordings.matchWhole(name) !== null || GROUP_NAME.test(name);
    const isName = name !== '' && !NO_DISCOUNT.test(name) && !isGroup && !isForm(row);
    return line && isName ? [{ name, line, amount: amount ?? null }] : [];
  });
}

/** What a form changes is a coverage, also where it costs less than nothing. */
const isForm = ({ cells, isForm: isCoded }: Row): boolean =>
  isCoded === true || cells.some(({ text }) => FORM_NUMBER.test(text));

/** The negative amounts of lists of discounts, and of sums that go into no other: those are of the whole policy. */
function takenOff({ sums }: Summed): Cell[] {
  const parts = sums.flatMap((sum) => sum.parts);
  const isPart = (total: Cell): boolean =>
    parts.some((part) => part !== total && Math.abs(amountOf(part) - amountOf(total)) < CENT);
  const isList = (sum: Sum): boolean => sum.parts.every((part) => amountOf(part) < 0);
  const listed = sums.filter(isList);
  const isOfList = (part: Cell): boolean =>
    listed.some(({ total }) => Math.abs(amountOf(total) - amountOf(part)) < CENT);
  const whole = sums.filter((sum) => !isList(sum) && !isPart(sum.total));
  const single = whole.flatMap((sum) => sum.parts.filter((part) => amountOf(part) < 0 && !isOfList(part)));
  return [...listed.flatMap((sum) => sum.parts), ...single];
}

/** A negative amount behind words that call it a discount. */
const isNamedSo = (cell: Cell): boolean =>
  isMarkedMoney(cell.text) && amountOf(cell) < 0 && LEADING.test(nameBefore(cell)?.text ?? '');

/** The amount of a line: the only one, or the last that all others add up to. */
function reductionOf(amounts: readonly Cell[]): Cell | undefined {
  const last = amounts.at(-1);
  const others = amounts.slice(0, -1).reduce((sum, cell) => sum + amountOf(cell), 0);
  return last && (amounts.length === 1 || Math.abs(others - amountOf(last)) < CENT) ? last : undefined;
}

/** The nearest words to the left of an amount. */
const nameBefore = (amount: Cell | undefined): Cell | undefined =>
  amount?.row.cells.findLast((cell) => cell.x1 <= amount.x0 + 1 && cell.shape === null && /\p{L}{2}/u.test(cell.text));
