import { ORGANISATION } from '../lexicon/companies.ts';
import { isStateName } from '../../reading/values/places.ts';
import type { Cited } from '../cited.ts';
import { type EntityPlan, type FieldPlan, fieldPlan } from '../plan.ts';
import type { Cell } from './cells.ts';
import type { Entity } from './entities.ts';
import { normalize } from '../../text/normalize.ts';
import { fieldValue, wordingsOf } from './field-values.ts';
import type { Reading } from './headers.ts';
import type { Finding } from './records.ts';
import type { Scopes } from './scopes.ts';
import { isLoose, partsOf, wordsOf } from './things/targets.ts';

interface PartSearch {
  reading: Pick<Reading, 'meaningOf'>;
  list: string;
  plan: EntityPlan;
}

type Found = [field: string, cited: Cited];

const SEPARATORS = /\s+[·•|–—-]\s+|\s*[;|·]\s*|,\s+(?!(?:N\.?A|Inc|LLC|L\.?P|Ltd)\b|\p{Lu}{2}(?: \d{5}|$))/u;
const DOTS = /\s*[·•|]\s*/;
const LONGEST_LABEL = 4;
/** More words behind a label are a sentence. */
const MOST_WORDS = 5;

/** The facts of a text that labels each: "Age 33 · License OH", "Use Commute, annual miles 9,500"; `isListed` where others stand beside it. */
export function labelledParts(cell: Cell, search: PartSearch, isListed = false): ReadonlyMap<string, Cited> {
  const parts = partsOf(cell, SEPARATORS);
  const found = parts.map((part) => factsOf(part, search));
  // What nearly every text can be is only told among other facts.
  const told = found.filter(([first]) => first && !isText(first, search)).length;
  const isSure =
    isListed || told > 0 || cell.text.includes(':') || found.filter((facts) => facts.length > 0).length > 1;
  return new Map(isSure ? found.flat().toReversed() : []);
}

/** Whether nearly every text could be the value; an organization behind the words for a lender is one. */
const isText = ([field, { value }]: Found, { plan }: PartSearch): boolean => {
  const own = fieldPlan(plan, field);
  const isLender = own?.isParty === true && ORGANISATION.test(String(value));
  return own !== undefined && isLoose({ field, own, tier: 2 }) && !isLender;
};

/** The facts of a part, by the longest of its first words that are a label. */
function factsOf(part: Cell, { reading, list, plan }: PartSearch): Found[] {
  for (let end = Math.min(LONGEST_LABEL, part.words.length - 1); end > 0; end--) {
    const { fields, isWhole } = reading.meaningOf(wordsOf(part, 0, end).text.replace(/[:#]+$/, ''));
    const targets = (isWhole ? fields : []).flatMap(({ list: of, field }) => {
      const own = of === list ? fieldPlan(plan, field) : undefined;
      return own ? [{ field, own, tier: 2 as const }] : [];
    });
    const value = wordsOf(part, end, part.words.length);
    if (targets.length === 0 || value.words.length > MOST_WORDS) continue;
    for (const { field, own } of targets.toSorted((a, b) => Number(isLoose(a)) - Number(isLoose(b)))) {
      const facts = own.kind === 'id' ? numberOf(value, { field, own, plan }) : valueOf(value, field, own);
      if (facts.length > 0) return facts;
    }
  }
  return countOf(part, { reading, list, plan });
}

/** "7,500 annual miles", "about 11,000 miles a year": a number before what it counts. */
function countOf(part: Cell, { reading, list, plan }: PartSearch): Found[] {
  const at = /^(?:about|approx\w*\.?|est\w*\.?|up)$/i.test(part.words[0]?.text ?? '') ? 1 : 0;
  const [number, label] = [wordsOf(part, at, at + 1), wordsOf(part, at + 1, part.words.length)];
  if (!/^\d/.test(number.text) || label.words.length === 0 || label.words.length > LONGEST_LABEL) return [];
  const { fields, isWhole } = reading.meaningOf(label.text);
  return (isWhole ? fields : []).flatMap(({ list: of, field }) => {
    const own = of === list ? fieldPlan(plan, field) : undefined;
    return own?.kind === 'int' ? valueOf(number, field, own) : [];
  });
}

/** The parts of a text that are values which need no label: "Pleasure". */
export const knownValues = (cell: Cell, { fields }: EntityPlan): Found[] =>
  partsOf(cell, SEPARATORS).flatMap((part) =>
    Object.entries(fields).flatMap(([field, own]) =>
      own?.values !== undefined && wordingsOf(own).has(normalize(part.text)) ? valueOf(part, field, own) : [],
    ),
  );

function valueOf(value: Cell, field: string, own: FieldPlan): Found[] {
  const cited = fieldValue([value], own);
  return cited ? [[field, cited]] : [];
}

/** "License OH D1234567", "License OH •••• 4417": the state stands before the number that it gave. */
export function numberOf(
  value: Cell,
  { field, own, plan }: { field: string; own: FieldPlan; plan: EntityPlan },
): Found[] {
  const [stateField, statePlan] = Object.entries(plan.fields).find(([, other]) => other?.kind === 'state') ?? [];
  const [first, number] = [wordsOf(value, 0, 1), wordsOf(value, 1, value.words.length)];
  if (stateField === undefined || !statePlan || !isStateName(first.text)) return valueOf(value, field, own);
  return [...valueOf(first, stateField, statePlan), ...(number.words.length > 0 ? valueOf(number, field, own) : [])];
}

/** "Rideshare · about 11,000 miles a year": of a text alone a known value may be a heading, among others it is none. */
const toldParts = (cell: Cell, search: PartSearch): ReadonlyMap<string, Cited> =>
  new Map([...(partsOf(cell, DOTS).length > 1 ? knownValues(cell, search.plan) : []), ...labelledParts(cell, search)]);

/** The same of a text below a description: without such parts, only who lends money for the thing. */
export const partsBelow = (cell: Cell, search: PartSearch): [string, Cited][] =>
  [...toldParts(cell, search)].filter(
    ([field]) => partsOf(cell, DOTS).length > 1 || fieldPlan(search.plan, field)?.isParty === true,
  );

/** What such a text says of the thing of its column, or of the one above it. */
export function partsOfThing(
  cell: Cell,
  column: Entity | undefined,
  search: PartSearch & { scopes: Scopes },
): Finding[] {
  const values = toldParts(cell, search);
  const entity = values.size === 0 ? null : (column ?? search.scopes.of(cell, search.list));
  return entity?.list === search.list ? [{ entity, values: new Map(values), mayAdd: false }] : [];
}
