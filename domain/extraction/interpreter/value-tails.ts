import { type Plan, recordPlans } from '../plan.ts';
import { partOf } from './bare-labels.ts';
import type { Cell, Row } from './cells.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

// "Ana B. Diaz - Rated", "Ana B. Diaz (excluded)", "Ana B. Diaz: Principal": a name, and behind a sign a value that needs no label.

const SIGN = /^[-–—·•|]$/;
const NAME_WORD = /^\p{Lu}[\p{L}.'’-]*[,:]?$/u;
const MOST_NAME = 4;

const compiled = new WeakMap<Plan, readonly Vocabulary<true>[]>();

/** What values there are of the things of a plan that have names. */
function valuesOf(plan: Plan): readonly Vocabulary<true>[] {
  const known = compiled.get(plan);
  if (known) return known;
  const named = recordPlans(plan, 'entity').filter(([, { fields }]) => 'name' in fields);
  const made = named
    .flatMap(([, { fields }]) => Object.values(fields))
    .flatMap((field) => (field?.values === undefined ? [] : [field.values]))
    .map((sure) => createVocabulary([{ meaning: true as const, words: { sure } }]));
  compiled.set(plan, made);
  return made;
}

/** Cuts such cells into the name and the value. */
export function cutKnownTails(rows: readonly Row[], plan: Plan): void {
  const values = valuesOf(plan);
  if (values.length === 0) return;
  for (const row of rows) row.cells = row.cells.flatMap((cell) => cut(cell, values));
}

function cut(cell: Cell, values: readonly Vocabulary<true>[]): Cell[] {
  const { words } = cell;
  const at = words.findIndex(({ text }, index) => index > 1 && (SIGN.test(text) || text.startsWith('(')));
  const colon = words.findIndex(({ text }, index) => index > 0 && text.endsWith(':')) + 1;
  const end = at > 0 ? at : colon;
  const name = words.slice(0, end);
  const from = SIGN.test(words[end]?.text ?? '') ? end + 1 : end;
  if (name.length < 2 || name.length > MOST_NAME || !name.every(({ text }) => NAME_WORD.test(text))) return [cell];
  const value = textOf(words.slice(from)).replace(/^\(|\)$/g, '');
  const isKnown = values.some((own) => {
    const match = own.starts(value);
    return match !== null && match.rest === '';
  });
  if (!isKnown) return [cell];
  return [
    { ...partOf(cell, 0, end), text: textOf(name).replace(/:$/, '') },
    { ...partOf(cell, from, words.length), text: value, shape: null },
  ];
}

const textOf = (words: Cell['words']): string => words.map(({ text }) => text).join(' ');
