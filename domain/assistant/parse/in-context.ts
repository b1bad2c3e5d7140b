import { type Condition, conditionOn, rowsOf } from './conditions.ts';
import { type Feature, when } from './features.ts';
import type { Option } from './options.ts';
import type { Parse } from './parses.ts';
import type { Query } from './query.ts';
import type { Table } from './table.ts';

/** A query that was asked before, with the logarithm of its chance against the likeliest one. */
export interface Earlier {
  query: Query;
  odds: number;
}

/** How many parses go on with each query that was asked before. */
const MOST_GOING_ON = 16;
/** The logarithm of the least chance. */
const UNLIKELY = 4;

const POINTS: readonly (readonly [name: string, says: RegExp])[] = [
  ['those', /\b(?:those|these|them|em|ones?|they|their|just|only|all)\b/i],
  ['it', /\b(?:it|its|that|this|he|she|his|her|him|there|same)\b/i],
  ['and', /^\W*(?:and|or|but|also|what about|how about|ok|then|so|what if)\b/i],
  ['how many', /\bhow many\b/i],
];

/** What a follow-up may stand for over a table: its own words alone, or with what was meant before. */
export function inContext(
  parses: readonly Parse[],
  { table, earlier, text }: { table: Table; earlier: readonly Earlier[]; text: string },
): Parse[] {
  const points = POINTS.filter(([, says]) => says.test(text)).map(([name]) => name);
  const own = earlier.filter(({ query }) => query.table === table);
  const hasOther = earlier.length > own.length;
  return [
    ...parses.map((parse) => withFeatures(parse, aloneFeatures(parse, points, hasOther))),
    ...own.flatMap((one) => parses.slice(0, MOST_GOING_ON).flatMap((parse) => goingOn(parse, one, points))),
  ];
}

const withFeatures = (parse: Parse, features: readonly Feature[]): Parse => ({
  ...parse,
  features: [...parse.features, ...features],
});

const aloneFeatures = (parse: Parse, points: readonly string[], hasOther: boolean): Feature[] => [
  ['alone', 1],
  ...pointed('alone', parse, points),
  ...when(parse.conditions.length === 0, 'alone without condition'),
  ...when(parse.targets.length === 0, 'alone without target'),
  ...when(hasOther, 'alone in other list'),
];

/** What a follow-up does with what was meant, by the words with which it points to it; "and the wind ones" says what it means. */
const pointed = (name: string, { conditions }: Parse, points: readonly string[]): Feature[] =>
  points.map((point) => [`${name}, ${point}${conditions.length > 0 ? ' said' : ''}`, 1]);

/** A parse with what stays of a query that was asked before: all but what it says anew, the record that was told, or only what was asked for. */
function goingOn(parse: Parse, { query, odds }: Earlier, points: readonly string[]): Parse[] {
  const said = new Set(parse.conditions.map(({ column }) => column));
  const staying = query.conditions.filter(({ column }) => !said.has(column));
  const replaced = query.conditions.length - staying.length;
  const answer = answerOf(query);
  // "who handles it" after "the biggest one": what was told is meant, and nothing else of what was looked through
  const told = points.includes('it') ? answer : undefined;
  const ways: [name: string, conditions: readonly Condition[]][] = told
    ? [['kept', [told]]]
    : [
        ['kept', staying],
        ...partsOf(parse, staying, query.table).map((part): [string, Condition[]] => ['one dropped', part]),
        ...(staying.length > 0 ? [['all dropped', []] as [string, Condition[]]] : []),
        ...(answer ? [['answer kept', [answer]] as [string, Condition[]]] : []),
      ];
  const common: Feature[] = [
    ['goes on', 1],
    ['earlier unlikely', Math.min(-odds, UNLIKELY) / UNLIKELY],
    ...when(replaced > 0, 'condition replaced', replaced),
  ];
  return ways.flatMap(([way, conditions]) => {
    const own = [...parse.conditions, ...conditions.map(optionOf)];
    const features = [...common, [way, 1] as const, ...pointed(way, parse, points)];
    const plain = withFeatures({ ...parse, isListSaid: true, before: query, conditions: own }, features);
    const kept = parse.targets.length === 0 && query.target ? { ...plain, targets: [query.target] } : undefined;
    return kept ? [plain, withFeatures(kept, [['target kept', 1]])] : [plain];
  });
}

/** Where nothing is as all conditions say, one of them is of what was meant before: "the Accord" after "the Honda Civic". */
function partsOf(parse: Parse, staying: readonly Condition[], table: Table): Condition[][] {
  const own = parse.conditions.flatMap(({ condition }) => condition ?? []);
  const isEmpty = own.length > 0 && staying.length > 0 && rowsOf([...own, ...staying], table.rows.length).length === 0;
  return isEmpty && staying.length > 1 ? staying.map((left) => staying.filter((one) => one !== left)) : [];
}

const optionOf = (condition: Condition): Option => ({
  role: 'condition',
  from: 0,
  to: 0,
  column: condition.column,
  condition,
  features: [],
});

/** The record that was told as the highest or lowest is the one that is meant. */
function answerOf({ operation, target, rows }: Query): Condition | undefined {
  if (!target || (operation !== 'max' && operation !== 'min')) return undefined;
  const values = rows.flatMap((at) => target.items[at]?.fact.value ?? []).filter((value) => typeof value !== 'boolean');
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const value = sorted.at(operation === 'max' ? -1 : 0);
  return value === undefined ? undefined : conditionOn(target, { is: 'equal', value });
}

/** Whether what is done with the records is what was done before. */
export const ofEarlier = (before: Query | undefined, operation: Query['operation']): Feature[] => {
  if (!before) return [];
  if (before.operation === operation) return [['operation kept', 1]];
  return [['operation changed', 1]];
};
