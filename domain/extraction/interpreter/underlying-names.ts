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
  if (cell.shape !== null || cell.words.length > 8) return false;
  const said = (more: string): boolean => {
    const text = normalize(`${withoutCaption(cell.text)} ${more}`).replace(/^(?:[a-z]|\d{1,2}) /, '');
    const match = lines.starts(text);
    return match !== null && match.length / text.split(' ').length >= SHARE;
  };
  return said('') || said(tailOf(cell, rows)?.text ?? '');
}

/** "Type of coverage: Umbrella". */
const CAPTION = /^(?:(?:type|kind|line|class)(?: of (?:insurance|coverage|policy|business))?|coverage|policy type): */i;
/** "General liability (claims-made)". */
const EXPLAINED = /\s+\([^()]+\)$/;
export const withoutCaption = (text: string): string => text.replace(CAPTION, '').replace(EXPLAINED, '');

/** The end of the name of a line of insurance in the line below. */
const tailOf = (cell: Cell, rows: readonly Row[]): Cell | undefined =>
  rows
    .filter(({ at }) => at === cell.row.at + 1)
    .flatMap(({ cells }) => cells)
    .find((other) => NAME_TAIL.test(other.text) && isRightUnder(other, cell));

/** What a narrow column sets below the first line of a line of insurance. */
export const NAME_TAIL = /^(?:\(|(?:liability|insurance|coverage)$)/i;
