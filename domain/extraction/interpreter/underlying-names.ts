import { formsOf } from '../phrases.ts';
import type { UnderlyingPlan } from '../plan.ts';
import { normalize } from '../../text/normalize.ts';
import type { Cell, Row } from './cells.ts';
import { isRightUnder } from './underlying-cells.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

export interface Names {
  lines: Vocabulary<true>;
  starts: readonly string[];
  ends: ReadonlySet<string>;
}

const compiled = new WeakMap<UnderlyingPlan, Names>();

export function namesOf(plan: UnderlyingPlan): Names {
  const known = compiled.get(plan);
  if (known) return known;
  const made = {
    lines: createVocabulary([{ meaning: true as const, words: { sure: plan.lines } }]),
    starts: formsOf(plan.headings),
    ends: new Set(formsOf(plan.ends)),
  };
  compiled.set(plan, made);
  return made;
}

const SHARE = 0.6;

/** Whether a cell names a line of insurance. */
export function isLine(cell: Cell, rows: readonly Row[], { lines }: Names): boolean {
  if (cell.shape !== null || cell.words.length > 8 || isCount(cell)) return false;
  const shareOf = (text: string): number => (lines.starts(text)?.length ?? 0) / text.split(' ').length;
  const said = (more: string): string => normalize(`${withoutCaption(cell.text)} ${more}`).replace(LEADING, '');
  const own = said('');
  if (shareOf(own) >= SHARE || shareOf(said(tailOf(cell, rows)?.text ?? '')) >= SHARE) return true;
  // "Watercraft over 26 feet | $500,000": what has a limit of its own is no limit's name
  return hasOwnLimit(cell) && shareOf(own) > 0;
}

/** "2 cars   1 home": how many there are of each. */
const isCount = ({ text, row }: Cell): boolean =>
  COUNT.test(text) && row.cells.length > 1 && row.cells.every((other) => COUNT.test(other.text));

const COUNT = /^\d{1,2} \p{L}/u;

/** What stands before a line of insurance: what it is called by, whose it is. */
const LEADING = /^(?:[a-z] |\d{1,2} )?(?:(?:your|the|primary|underlying|scheduled|other) )?/;

const hasOwnLimit = ({ row, text, x0, x1 }: Cell): boolean =>
  !/\d{3}/.test(text) &&
  row.cells.every((cell) => cell.x0 >= x0) &&
  row.cells.some((cell) => cell.x0 > x1 && AMOUNT.test(cell.text));

const AMOUNT = /\d,\d{3}/;

/** "Type of coverage: Umbrella". */
const CAPTION = /^(?:(?:type|kind|line|class)(?: of (?:insurance|coverage|policy|business))?|coverage|policy type): */i;
/** "General liability (claims-made)". */
const EXPLAINED = /\s+\([^()]+\)$/;
const withoutCaption = (text: string): string => text.replace(CAPTION, '').replace(EXPLAINED, '');
/** "General liability (Acme, GL-100423)", "(claims-made)": what tells of the policy and of its form is no part of its line. */
const OF_POLICY = /\s+\((?:[^()]*\d{3}[^()]*|claims.made[^()]*|occurrence[^()]*)\)$/i;
export const lineAsPrinted = (text: string): string => text.replace(CAPTION, '').replace(OF_POLICY, '');

/** The end of the name of a line of insurance in the line below. */
const tailOf = (cell: Cell, rows: readonly Row[]): Cell | undefined =>
  rows
    .filter(({ at }) => at === cell.row.at + 1)
    .flatMap(({ cells }) => cells)
    .find((other) => NAME_TAIL.test(other.text) && isRightUnder(other, cell));

/** What a narrow column sets below the first line of a line of insurance. */
export const NAME_TAIL = /^(?:\(|(?:liability|insurance|coverage)$)/i;
