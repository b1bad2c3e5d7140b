import type { Cited } from '../cited.ts';
import { type EntityPlan, fieldPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { mergedEntity } from './entities.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import type { Finding } from './records.ts';
import type { Scopes } from './scopes.ts';

interface CardSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  plan: EntityPlan;
  scopes: Scopes;
}

type Card = Map<string, Cited>;

/** A card that says less could be two lines of a table. */
const LEAST_FIELDS = 3;
const CLOSE = 1.6;

/** Cards without a title: lines of a label and its value, until a label comes again. They need a key of the thing. */
export function pairCards(search: CardSearch): Finding[] {
  const { rows, list, plan } = search;
  const cards: { values: Card; row: Row | null }[] = [];
  let card: Card = new Map();
  let first: Row | null = null;
  let last: Row | null = null;
  for (const row of rows) {
    const pairs = pairsIn(row, search);
    const isNext = last !== null && row.y0 - last.y1 < CLOSE * row.size;
    if (!isNext || pairs.length === 0 || pairs.some(([field]) => card.has(field))) {
      cards.push({ values: card, row: first });
      card = new Map();
    }
    if (card.size === 0) first = row;
    for (const [field, cited] of pairs) card.set(field, cited);
    last = row;
  }
  return [...cards, { values: card, row: first }].flatMap(({ values, row }) => {
    const isKnown = plan.keys.some((key) => key.every((field) => values.has(field)));
    if (!isKnown || values.size < LEAST_FIELDS) return [];
    const entity = { list, numbers: numbersOf(values, plan) };
    // Right below the title of a thing the card is its own.
    const [cell] = row?.cells ?? [];
    const above =
      cell && row ? search.scopes.headings.find((heading) => heading.cell.row.at === row.at - 1) : undefined;
    const owner = cell && above ? search.scopes.of(cell, list) : null;
    return [{ entity: owner ? mergedEntity(entity, owner) : entity, values, mayAdd: true }];
  });
}

const numbersOf = (values: Card, { numbers }: EntityPlan): (number | null)[] =>
  numbers.map(({ field }) => {
    const number = field === undefined ? undefined : values.get(field)?.value;
    return typeof number === 'number' ? number : null;
  });

/** The fields of a line that holds labels with their values and nothing else. */
function pairsIn({ cells }: Row, search: CardSearch): [string, Cited][] {
  if (cells.length !== 2) return [];
  const [label, value] = cells as [Cell, Cell];
  const pair = isLabel(value, search) ? null : pairOf(label, value, search);
  return pair ? [pair] : [];
}

const isLabel = ({ text }: Cell, { reading, list }: CardSearch): boolean => {
  const { fields, isWhole } = reading.meaningOf(text.replace(/:$/, ''));
  return isWhole && fields.some((field) => field.list === list && field.tier > 1);
};

function pairOf({ text }: Cell, value: Cell, { reading, list, plan }: CardSearch): [string, Cited] | null {
  const { fields, isWhole } = reading.meaningOf(text.replace(/:$/, ''));
  for (const { field } of isWhole ? fields.filter((meant) => meant.list === list) : []) {
    const own = fieldPlan(plan, field);
    const cited = own && fieldValue([value], own);
    if (cited) return [field, cited];
  }
  return null;
}
