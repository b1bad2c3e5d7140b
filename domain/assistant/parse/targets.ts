import type { Asked } from '../find/resolve.ts';
import { type Feature, when } from './features.ts';
import { isPart } from './field-options.ts';
import type { Parse } from './parses.ts';
import type { Asking, Operation } from './query.ts';
import type { Column } from './column.ts';
import type { Table } from './table.ts';

/** What a query tells or computes with; nothing where records are counted. */
export interface Target {
  column?: Column;
  features: readonly Feature[];
}

/** The fields that say what a record is, the likeliest first. */
const NAMING = 'claimNumber name model address vin description policyNumber condition peril number'.split(' ');
const MOST_TARGETS = 4;
/** What is not likely is not impossible. */
const LEAST = 0.02;

export const isNumeric = ({ kind, key }: Column): boolean =>
  /^(?:money|int|number|percent)$/.test(kind) && !/number$/i.test(key);

function isTyped(operation: Operation, column: Column): boolean {
  if (operation === 'value' || operation === 'list') return true;
  return isNumeric(column) || (column.kind === 'date' && (operation === 'max' || operation === 'min'));
}

/** The logarithm of the chance that a column is asked for, by what people ask in such words. */
export function likelihoodOf({ senses, list, key }: Column, { likely }: Asked): number {
  const own = Math.max(likely.get(`${list}.${key}`) ?? 0, likely.get(key) ?? 0);
  const any = Math.max(0, ...[...senses].map((sense) => likely.get(sense) ?? 0));
  return Math.log(Math.max(own, 0.7 * any) + LEAST);
}

/** The fields that a query may be about: those that are said, else the likeliest. */
export function targetsOf(operation: Operation, parse: Parse, table: Table, asking: Asking): Target[] {
  if (operation === 'count' || operation === 'yesno')
    return [{ features: parse.targets.map(() => ['target unused', 1] as const) }];
  const said = parse.targets.filter((column) => isTyped(operation, column));
  const isSaid = said.length > 0;
  const unused = parse.targets.length - Math.min(said.length, 1);
  const naming = namingOf(table);
  return (isSaid ? said : guessed(operation, parse, table, asking)).map((column) => ({
    column,
    features: [
      ...when(unused > 0, 'target unused', unused),
      ...asking.ofTarget(column),
      ...when(!isSaid, 'target guessed'),
      ...when(!isSaid, `guessed ${usualName(column)}`),
      ...ofTime(operation, column, asking.asked.text),
      ...when(operation === 'list' && !isSaid && column === naming, 'list of names'),
      ...when(column.items.includes(undefined), 'target lacks', missingShare(column)),
    ],
  }));
}

const missingShare = ({ items }: Column): number => items.filter((item) => item === undefined).length / items.length;

const USUAL = /^(?:incurred\.total|paid\.total|premium|limit|lossDate)$/;
/** A column that is asked for without a word, or else its kind. */
export const usualName = ({ key, kind }: Column): string => (USUAL.test(key) ? key : kind);

const ASKING: readonly (readonly [name: string, asks: RegExp, answers: (column: Column) => boolean])[] = [
  [
    'who',
    /\b(?:who|whos|whose|whom|anybody|everybody|people|names?)\b/i,
    ({ kind, key }) => kind === 'name' || /name/i.test(key),
  ],
  ['when', /\b(?:when|dates?|what day)\b/i, ({ kind }) => kind === 'date'],
  ['how much', /\b(?:how much|dollars?|amounts?|cost)\b/i, ({ kind }) => kind === 'money'],
  ['where', /\b(?:where|address\w*)\b/i, ({ kind, key }) => kind === 'address' || /location/i.test(key)],
];

/** How likely a column is asked for: "who" asks for a name, "when" for a day. */
export const ofTarget = (column: Column, asked: Asked): Feature[] => [
  ['target likelihood', likelihoodOf(column, asked)],
  ...ASKING.flatMap(([name, asks, answers]) =>
    when(asks.test(asked.text), `${name} ${answers(column) ? 'answered' : 'unanswered'}`),
  ),
];

const TIME = /\b(?:latest|newest|most recent|oldest|earliest|last|first|young\w*|recent(?:ly)?)\b/i;

/** "The latest" is one by its day, "the highest" one by an amount. */
function ofTime(operation: Operation, { kind, key }: Column, text: string): Feature[] {
  if (operation !== 'max' && operation !== 'min') return [];
  const isTime = kind === 'date' || /year|^age$/i.test(key);
  return when(isTime !== TIME.test(text), isTime ? 'time not asked' : 'time asked');
}

const namingOf = ({ columns }: Table): Column | undefined => {
  const [key] = NAMING.filter((name) => columns.some((column) => column.key === name));
  return columns.find((column) => column.key === key);
};

function guessed(operation: Operation, parse: Parse, table: Table, asking: Asking): Column[] {
  const held = new Set(parse.conditions.map(({ column }) => column));
  const ranked = table.columns
    .filter((column) => isTyped(operation, column) && !isPart(column))
    .filter((column) => operation !== 'value' || !held.has(column))
    .map((column) => ({ column, chance: asking.likelihoodOf(column) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_TARGETS)
    .map(({ column }) => column);
  const naming = operation === 'list' ? namingOf(table) : undefined;
  return naming && !ranked.includes(naming) ? [naming, ...ranked] : ranked;
}
