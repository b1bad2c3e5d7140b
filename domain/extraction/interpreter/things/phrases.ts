import { wordsWithin } from '../../../reading/text-run.ts';
import { findMoney } from '../../../reading/values/money.ts';
import { fieldPlan } from '../../plan.ts';
import type { Cell } from '../cells.ts';
import { fieldValue } from '../field-values.ts';
import { type Slot, type ThingSearch, targetsOf } from './targets.ts';

const MOST_WORDS = 14;
const LIKELY = 0.5;
const PERCENT = /\d{1,3}\s?%/g;
const ASIDE = /\(([^()]{4,40})\)/;

/** A short phrase around one amount: "Up to $30,000 per year", "Then we pay you back 70%". */
export function phraseSlot(cell: Cell, search: ThingSearch): Slot[] {
  if (cell.words.length > MOST_WORDS || cell.words.length < 2) return [];
  const amounts = [
    ...findMoney(cell.text).map(({ start, end }) => ({ start, end, kind: 'money' })),
    ...[...cell.text.matchAll(PERCENT)].map(({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
      kind: 'share',
    })),
  ];
  const [amount, more] = amounts;
  if (!amount || more) return [];
  const text = cell.text.slice(amount.start, amount.end);
  const words = wordsWithin({ text: cell.text, words: cell.words }, amount.start, amount.end);
  const aside = ASIDE.exec(cell.text)?.[1];
  const phrase = `${cell.text.slice(0, amount.start)} ${cell.text.slice(amount.end)}`.replace(/[.\s]+$/, '').trim();
  for (const field of [...(aside === undefined ? [] : fieldsOf(aside, search)), ...fieldsOf(phrase, search)]) {
    const own = fieldPlan(search.plan, field);
    const cited = own?.kind === amount.kind ? fieldValue([{ ...cell, text, words }], own) : undefined;
    if (cited) return [{ field, cited, cell, tier: 1 }];
  }
  return [];
}

/** The fields that a phrase names, surely or by its words. */
const fieldsOf = (phrase: string, search: ThingSearch): string[] => [
  ...targetsOf(phrase, search).map(({ field }) => field),
  ...search.likely.nearest(phrase).flatMap(({ field, score }) => (score < LIKELY ? [] : [field])),
];
