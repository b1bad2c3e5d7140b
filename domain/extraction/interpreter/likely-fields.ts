import { createLikeness, type Likeness } from '../phrases/likeness.ts';
import { wordingsOf } from '../lexicon/wordings.ts';
import { type EntityPlan, type FieldPlan, fieldPlan, type Plan, recordPlans } from '../plan.ts';
import type { Band } from './band.ts';
import { type Cell, isValue } from './cells.ts';
import { fieldValue } from './field-values.ts';
import { fieldByPlace } from './fields-by-place.ts';
import type { Header } from './headers.ts';

/** By the list of things: what the headings of its fields resemble. */
export type LikelyFields = ReadonlyMap<string, { plan: EntityPlan; likeness: Likeness }>;

export const likelyFieldsOf = (plan: Plan): LikelyFields =>
  new Map(recordPlans(plan, 'entity').map(([list, own]) => [list, { plan: own, likeness: likenessOf(own) }]));

function likenessOf({ fields }: EntityPlan): Likeness {
  const table = Object.entries(fields).map(([field, own]): [string, string[]] => {
    const { sure, usual, weak } = own?.words ?? {};
    return [field, [sure, usual, weak].flatMap((list) => (list === undefined ? [] : wordingsOf(list)))];
  });
  return createLikeness(new Map(table), { isStrict: false });
}

const LEAST = 0.5;

/** A table that is surely one of things: headings that nobody knows are fields that it has not, where their values fit. */
export function withLikelyFields(band: Band, likely: LikelyFields): Band {
  const replaced = new Map<Header, Header>();
  for (const [list, { plan, likeness }] of likely) {
    const own = band.headers.filter((header) => header.fields.some((field) => field.list === list));
    const taken = new Set(own.flatMap(({ fields }) => fields.map(({ field }) => field)));
    const isSure = taken.size > 2 || (taken.size > 1 && own.length * 2 > band.headers.length);
    if (!isSure) continue;
    for (const header of band.headers) {
      const values = [...band.columns].flatMap(([cell, over]) => (over === header ? [cell] : []));
      if (!header.isUnknown || replaced.has(header) || values.length === 0) continue;
      const field =
        likelyField(textOf(header.cells), values, { plan, likeness, taken }) ??
        fieldByPlace(header, values, { band, list, plan, taken });
      if (field === null) continue;
      taken.add(field);
      replaced.set(header, { ...header, fields: [{ list, field }], isUnknown: false });
    }
  }
  if (replaced.size === 0) return band;
  return {
    ...band,
    headers: band.headers.map((header) => replaced.get(header) ?? header),
    columns: new Map([...band.columns].map(([cell, header]) => [cell, replaced.get(header) ?? header])),
  };
}

const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ');

interface Candidates {
  plan: EntityPlan;
  likeness: Likeness;
  taken: ReadonlySet<string>;
}

/** The day on which something began or ends is none of a thing's own. */
const OTHER_DATE =
  /\b(?:sign(?:ed)?[- ]?up|enrol\w*|start\w*|effective|incept\w*|begin\w*|issued?|added|expir\w*|joined)\b/i;

/** The field whose headings the text resembles most of those that read its values; else the one that its values tell. */
function likelyField(text: string, values: readonly Cell[], { plan, likeness, taken }: Candidates): string | null {
  const isOpen = (field: string): boolean => !taken.has(field);
  const named = likeness.nearest(text).find(({ field, score }) => {
    const own = fieldPlan(plan, field);
    const isOfKind = own?.kind === 'date' ? !OTHER_DATE.test(text) : !/\bdate\b/i.test(text);
    return (
      score >= LEAST && isOpen(field) && own !== undefined && isOfKind && values.every((cell) => isReadBy(cell, own))
    );
  });
  if (named) return named.field;
  const told = Object.entries(plan.fields).filter(([field, own]) => isOpen(field) && own && areChoices(values, own));
  return told.length === 1 ? (told[0]?.[0] ?? null) : null;
}

const isReadBy = (cell: Cell, own: FieldPlan): boolean =>
  fieldValue([cell], own) !== undefined && (own.kind !== 'id' || cell.shape !== 'date') && !isAmountAsText(cell, own);

const isAmountAsText = (cell: Cell, { kind }: FieldPlan): boolean =>
  (kind === 'text' || kind === 'label' || kind === 'id') && isValue(cell) && cell.shape === 'money';

/** Words of a choice in every line, and not always the same one. */
function areChoices(values: readonly Cell[], own: FieldPlan): boolean {
  if (own.kind !== 'choice' || values.length < 2) return false;
  const read = values.map((cell) => fieldValue([cell], own)?.value);
  return read.every((value) => value !== undefined) && new Set(read).size > 1;
}
