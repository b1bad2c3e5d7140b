import { rowsOf } from './conditions.ts';
import { differencesOf } from './differences.ts';
import { type Feature, scoreOf, when } from './features.ts';
import { isPart } from './field-options.ts';
import { ofEarlier } from './in-context.ts';
import type { Parse } from './parses.ts';
import { type Asking, type Operation, OPERATIONS, type Query } from './query.ts';
import { ofParse, ofRows } from './query-features.ts';
import type { Column } from './column.ts';
import type { Table } from './table.ts';
import { type Target, targetsOf } from './targets.ts';

/** The queries that a parse may stand for. */
export function queriesOf(parse: Parse, table: Table, asking: Asking): Query[] {
  const said = [...parse.features, ...ofParse(parse, table, asking)];
  const conditions = parse.conditions.flatMap(({ condition }) => condition ?? []);
  const rows = rowsOf(conditions, table.rows.length);
  const all = table.rows.length;
  const make: Make = (operation, { column, features }, more = {}) => {
    const outcome = ofRows({ operation, rows, all, conditions, column, isOfSeveral: more.more !== undefined });
    const own = [
      ...said,
      ...features,
      ...asking.ofOperation(operation),
      ...ofEarlier(parse.before, operation),
      ...outcome,
    ];
    // who is youngest has the lowest age
    const isTurned = column?.key === 'age' && (operation === 'max' ? YOUNG : OLD).test(asking.asked.text);
    const told = !isTurned ? operation : operation === 'max' ? 'min' : operation === 'min' ? 'max' : operation;
    const isOfNames = features.some(([name]) => name === 'list of names');
    const score = scoreOf(own, asking.weights);
    const target = column ? { target: column } : {};
    return { table, operation: told, conditions, rows, isOfNames, ...target, ...more, features: own, score };
  };
  const plain = parse.group ? [] : OPERATIONS.filter((operation) => isPlain(operation, all));
  return [
    ...plain.flatMap((operation) =>
      targetsOf(operation, parse, table, asking).map((target) => make(operation, target)),
    ),
    ...mostOf(parse, asking, make),
    ...sumsOf(parse, table, { asking, make }),
    ...differencesOf(parse, table, asking).map(({ target, sides }) => make('difference', target, { sides })),
  ];
}

const YOUNG = /\byoung/i;
const OLD = /\bold/i;

type Make = (operation: Operation, target: Target, more?: Partial<Query>) => Query;

/** One record has no sum and no highest. */
const isPlain = (operation: Operation, rows: number): boolean =>
  operation !== 'most' && operation !== 'difference' && (rows > 1 || !/^(?:sum|average|max|min)$/.test(operation));

/** "Dwelling plus other structures plus contents", "loss plus expense paid": several amounts of one record, or parts of one. */
function sumsOf({ targets }: Parse, { rows }: Table, { asking, make }: { asking: Asking; make: Make }): Query[] {
  const [first, ...more] = targets;
  if (!first || more.length === 0 || !asking.asked.kinds.has('sum')) return [];
  const areParts = targets.every((column) => isPart(column) && rootOf(column) === rootOf(first));
  const areWhole = rows.length === 1 && !targets.some(isPart);
  if (targets.some(({ kind }) => kind !== 'money') || !(areParts || areWhole)) return [];
  return [make('sum', { column: first, features: asking.ofTarget(first) }, { more })];
}

const rootOf = ({ key }: Column): string => key.split('.')[0] ?? key;

/** What every record has of its own, or all have alike, puts none together. */
function isGrouping({ kind, items }: Column): boolean {
  const names = items.flatMap((item) =>
    item ? [String(item.fact.value).slice(0, kind === 'date' ? YEAR : undefined)] : [],
  );
  const distinct = new Set(names).size;
  return distinct > 1 && distinct < names.length;
}

const YEAR = 4;

/** "Which cause cost the most": records put together by a field. */
function mostOf({ group, targets }: Parse, { asked, likelihoodOf }: Asking, make: Make): Query[] {
  if (!group || !isGrouping(group)) return [];
  const [measure, ...more] = targets.filter(({ kind }) => kind === 'money');
  const unused = targets.length - more.length - (measure ? 1 : 0);
  const isByYear = /\byear/i.test(asked.text);
  const features: Feature[] = [
    ...when(unused > 0, 'target unused'),
    ['group likelihood', likelihoodOf(group)],
    ...when(group.values.length === group.items.length, 'group of one'),
    ...when(group.kind === 'date', isByYear ? 'group by year' : 'group by day'),
  ];
  return [make('most', { ...(measure && { column: measure }), features }, { group })];
}
