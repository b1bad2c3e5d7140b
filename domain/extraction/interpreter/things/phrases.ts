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

const MOST_BEHIND = 3;

/** A sure label and its value in one text without a colon: "Pet ID CPT2757264-1". */
export function labelledSlot(cell: Cell, search: ThingSearch): Slot[] {
  const { words } = cell;
  for (let end = Math.min(words.length - 1, LONGEST_LABEL); end > 0; end--) {
    const label = textOf(words.slice(0, end));
    const behind = words.slice(end);
    const targets = behind.length > MOST_BEHIND ? [] : targetsOf(label, search);
    const [sure] = targets.filter(({ tier, own }) => tier === 3 && SHOWN.has(own.kind));
    const cited = sure && fieldValue([{ ...cell, text: textOf(behind), words: behind }], sure.own);
    if (cited) return [{ field: sure.field, cited, cell, tier: 3 }];
  }
  return [];
}

const LONGEST_LABEL = 4;
/** Kinds whose values show that a label stands before them. */
const SHOWN = new Set(['id', 'date', 'duration', 'money']);

const textOf = (words: Cell['words']): string => words.map(({ text }) => text).join(' ');

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
