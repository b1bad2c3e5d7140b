import type { Asked } from '../find/resolve.ts';
import { type Condition, isOfThere } from './conditions.ts';
import { type Feature, when } from './features.ts';
import type { Parse } from './parses.ts';
import type { Asking, Operation } from './query.ts';
import type { Column } from './column.ts';
import type { Table } from './table.ts';
import { usualName } from './targets.ts';

const listName = (list: string): string => {
  if (list === '') return 'document';
  if (list === 'claims' || list === 'policies') return list;
  return list.endsWith('overages') ? 'coverages' : 'others';
};

/** How bounds, values and their fields go together, and whether the list is said. */
export function ofParse(parse: Parse, { list, rows }: Table, { likelihoodOf }: Asking): Feature[] {
  const { conditions, targets, qualifiers, isListSaid, isLinkSaid } = parse;
  const near = new Set([...qualifiers.map(({ column }) => column), ...targets]);
  const held = conditions.flatMap(({ condition }) => condition ?? []);
  const used = new Set<Column | undefined>(held.map(({ column }) => column));
  const idle = qualifiers.filter(({ column }) => !used.has(column)).length;
  const shared = conditions.length - used.size;
  const name = listName(list);
  return [
    ...held.flatMap(({ column, test }): Feature[] => {
      const isNamed = near.has(column);
      if ('values' in test) return when(isNamed, 'value named');
      if (!('value' in test)) return [];
      if (isNamed) return [[targets.includes(column) ? 'bound of target' : 'bound named', 1]];
      return [
        ['bound unnamed', 1],
        [`unnamed ${usualName(column)}`, 1],
        ['unnamed likelihood', likelihoodOf(column)],
      ];
    }),
    ...when(idle > 0, 'qualifier idle', idle),
    ...when(shared > 0, 'same column', shared),
    ...when(isLinkSaid && !held.some(({ column }) => column.isLinked), 'link idle'),
    [isListSaid ? 'list is said' : 'list unsaid', 1],
    [`over ${name}`, 1],
    ...when(!isListSaid, `unsaid ${name}`),
    ['rows', Math.log(rows.length)],
  ];
}

/** What kinds of answers each operation gives. */
const KINDS: Readonly<Record<Operation, readonly string[]>> = {
  value: ['value', 'explain'],
  list: ['list', 'missing'],
  count: ['howMany'],
  yesno: ['yesNo'],
  sum: ['sum'],
  average: ['average'],
  max: ['highest'],
  min: ['lowest'],
  most: ['highest', 'list', 'value'],
  difference: ['compare'],
};
/** What the kinds that words say are asked for by. */
const SAID: ReadonlyMap<string, Operation> = new Map([
  ['howMany', 'count'],
  ['sum', 'sum'],
  ['average', 'average'],
  ['highest', 'max'],
  ['lowest', 'min'],
  ['compare', 'difference'],
  ['yesNo', 'yesno'],
  ['list', 'list'],
  ['when', 'value'],
  ['who', 'value'],
]);
const IS_WEAK = /^(?:list|when|who)$/;
const MORE = String.raw`\b(?:more|fewer|less|higher|bigger|larger|longer|cheaper|older|worse|better)\b.{0,60}\bthan (?!\$?\d)`;
const AGAINST = String.raw`\b(?:vs|versus|minus|gap|difference|compared? (?:to|with))\b`;
const MORE_THAN = new RegExp(`${MORE}|${AGAINST}`, 'i');
const MOST =
  /\b(?:most|main|keeps?|biggest share|again and again|repeat\w*|worst|top|dominat\w*|frequent\w*|common\w*|often)\b/i;

/** "Anything over 5k?", "somebody under 30". */
const ANY = /\b(?:any|anything|anybody|anyone|ever|some|something|somebody|someone|(?:is|are|was|were) there)\b/i;

/** Whether an operation is what the words of a question want. */
export function ofOperation(
  operation: Operation,
  { asked, kinds }: { asked: Asked; kinds: ReadonlyMap<string, number> },
): Feature[] {
  const chance = KINDS[operation].reduce((sum, kind) => sum + (kinds.get(kind) ?? 0), 0);
  const isMost = operation === 'most';
  const isDifference = operation === 'difference';
  return [
    [`is ${operation}`, 1],
    [isMost ? 'chance of most' : 'chance of kind', Math.log(chance + 0.02)],
    ...when(MORE_THAN.test(asked.text), isDifference ? 'more than said' : 'more than unheeded'),
    ...when(isMost && MOST.test(asked.text), 'most said'),
    ...when(ANY.test(asked.text), operation === 'yesno' ? 'any said' : 'any unheeded'),
    ...[...asked.kinds].flatMap((kind): Feature[] => {
      const said = SAID.get(kind);
      if (said === operation) return [[`${operation} said`, 1]];
      return when(said !== undefined && !IS_WEAK.test(kind), `${kind} unheeded`);
    }),
  ];
}

interface Outcome {
  operation: Operation;
  rows: readonly number[];
  all: number;
  conditions: readonly Condition[];
  column: Column | undefined;
  /** Whether several amounts of a record are put together. */
  isOfSeveral: boolean;
}

const isComputed = (operation: Operation): boolean => /^(?:sum|average|max|min)$/.test(operation);

/** What the rows that are meant say for or against a query. */
export function ofRows({ operation, rows, all, conditions, column, isOfSeveral }: Outcome): Feature[] {
  const isOneKind = conditions.some((one) => isOfThere(one) && new Set(one.holds).size < 2);
  const hasNone = column !== undefined && rows.length > 0 && rows.every((at) => column.items[at] === undefined);
  return [
    ...when(rows.length === 0 && operation !== 'yesno', operation === 'count' ? 'count of none' : 'of none'),
    ...when(rows.length === all && conditions.length > 0, 'all rows'),
    ...when(operation === 'yesno' && isOneKind, 'yesno of one kind'),
    ...ofSeveral(operation, rows, column),
    ...when(rows.length === 1 && operation === 'list', 'list of one'),
    ...when(rows.length === 1 && isComputed(operation) && !isOfSeveral, 'computed of one'),
    ...when(hasNone, 'target of none'),
    ...ofAll(operation, conditions),
  ];
}

const ofSeveral = (operation: Operation, rows: readonly number[], column: Column | undefined): Feature[] => {
  const isSeveral = operation === 'value' && rows.length > 1;
  return [...when(isSeveral, 'value of several'), ...when(isSeveral && column?.kind === 'money', 'value of amounts')];
};

const ofAll = (operation: Operation, conditions: readonly Condition[]): Feature[] =>
  when(conditions.length === 0 && (operation === 'list' || operation === 'yesno'), `${operation} of all`);
