import { labelOf } from '../comparison/groups.ts';
import { type Draft, doubtsOf, type Finding, isMisread } from '../answers/finding.ts';
import { findingOf } from '../answers/values.ts';
import { nameOf } from '../index/name-of.ts';
import { hasLostRecords } from '../query/lists.ts';
import { namedFinding, nounOf, toldFinding, writeAmount } from '../query/tell.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { amountOf, type Query, type Side } from './query.ts';
import type { Column, Row } from './column.ts';
import type { Table } from './table.ts';

const MOST_TOLD = 25;
const MOST_NAMED = 12;

/** What a query comes to, with the facts that prove it; undefined where that is nothing that can be told. */
export function tellQuery(query: Query): Draft | undefined {
  const told = TELLING[query.operation](query);
  if (!told) return undefined;
  const findings = told.findings.slice(0, MOST_TOLD);
  const isPlain = query.operation === 'value' || query.operation === 'list';
  const documents = [...new Set(query.table.rows.map(({ document }) => document))];
  const doubts = doubtsOf({
    misread: !isPlain && query.target !== undefined && isMisread(valueFindings(query.table, query.target, query.rows)),
    incomplete: query.operation !== 'value' && query.table.list !== '' && documents.some(hasLostRecords),
  });
  return { ...told, findings, coverage: 1, doubts };
}

type Told = Pick<Draft, 'lead' | 'findings'>;

const TELLING: Readonly<Record<Query['operation'], (query: Query) => Told | undefined>> = {
  value: tellValues,
  list: tellValues,
  count: tellCount,
  yesno: tellWhether,
  sum: tellSum,
  average: tellSum,
  max: tellEnd,
  min: tellEnd,
  most: tellMost,
  difference: tellDifference,
};

const rowAt = ({ rows }: Table, at: number): Row => rows[at] as Row;

function valueFinding(table: Table, column: Column, at: number): Finding | undefined {
  const item = column.items[at];
  const { document, entity } = rowAt(table, at);
  return item && findingOf(document, [item], entity);
}

function nameFinding(table: Table, at: number): Finding[] {
  const { document, entity } = rowAt(table, at);
  return entity ? [namedFinding({ document, entity })] : [];
}

const valueFindings = (table: Table, column: Column, rows: readonly number[]): Finding[] =>
  rows.flatMap((at) => valueFinding(table, column, at) ?? []);

function tellValues({ table, rows, target, conditions, isOfNames }: Query): Told | undefined {
  if (!target || rows.length === 0) return undefined;
  const findings = isOfNames ? rows.flatMap((at) => toldOf(table, at)) : valueFindings(table, target, rows);
  if (findings.length === 0) return undefined;
  const isSome = conditions.length > 0 && rows.length > 1 && rows.length < table.rows.length;
  return { lead: isSome ? `${rows.length} of ${table.rows.length} ${nounOf(table.list, 2)}:` : '', findings };
}

function toldOf(table: Table, at: number): Finding[] {
  const { document, entity } = rowAt(table, at);
  return entity ? [toldFinding({ document, entity })] : [];
}

/** What shows that records are as a question says, else their names. */
function provingFindings({ table, conditions }: Query, rows: readonly number[]): Finding[] {
  const columns = new Set(conditions.map(({ column }) => column).filter(({ isLinked }) => !isLinked));
  return rows.slice(0, MOST_NAMED).flatMap((at) => {
    const { document, entity } = rowAt(table, at);
    const items = [...columns].flatMap((column) => column.items[at] ?? []);
    return items.length > 0 ? [findingOf(document, items, entity)] : nameFinding(table, at);
  });
}

function tellCount(query: Query): Told | undefined {
  const { table, rows } = query;
  if (table.list === '') return undefined;
  const of = rows.length < table.rows.length ? ` (of ${table.rows.length})` : '';
  const shown = rows.length > 0 ? rows : table.rows.map((_, at) => at);
  return {
    lead: `**${rows.length}** ${nounOf(table.list, rows.length)}${of}.`,
    findings: provingFindings(query, shown),
  };
}

function tellWhether(query: Query): Told {
  const { table, rows, quantifier } = query;
  const all = table.rows.map((_, at) => at);
  const isEach = rows.length === all.length;
  const isSo = quantifier === 'all' ? isEach : quantifier === 'none' ? rows.length === 0 : rows.length > 0;
  const yes = isSo ? 'Yes' : 'No';
  if (table.list === '' || all.length === 1) return { lead: `${yes}.`, findings: provingFindings(query, all) };
  const of = `${all.length} ${nounOf(table.list, all.length)}`;
  // of records that are not there the ones that are prove it
  if (rows.length === 0) {
    const near = nearest(query);
    const are = near.length < all.length ? 'The closest are:' : 'They are:';
    return { lead: `${yes}, none of ${of}. ${are}`, findings: provingFindings(query, near) };
  }
  const count = isEach && quantifier ? 'all' : `${rows.length} of`;
  return { lead: `${yes}, ${count} ${of}:`, findings: provingFindings(query, rows) };
}

/** The rows that most of the conditions hold of: what records are themselves says more than what they belong to. */
function nearest({ table, conditions }: Query): number[] {
  const held = table.rows.map((_, at) =>
    conditions.reduce((sum, { holds, column }) => sum + (holds[at] ? (column.isLinked ? 1 : 2) : 0), 0),
  );
  const most = Math.max(...held);
  return held.flatMap((count, at) => (count === most ? [at] : []));
}

const isMoney = ({ kind }: Column): boolean => kind === 'money';
const nameOfColumn = ({ key }: Column): string =>
  labelOf(key.replace(/\.total$/, '').replace(/^(\w+)\.(\w+)$/, '$1 $2'));

/** Several amounts of one record. */
function tellParts({ table, rows }: Query, columns: readonly Column[]): Told {
  const findings = columns.flatMap((column) => valueFindings(table, column, rows));
  const sum = findings.flatMap(({ facts }) => facts).reduce((total, { value }) => total + Number(value), 0);
  return { lead: `Together **${writeAmount(sum, true)}** (${columns.map(nameOfColumn).join(', ')}).`, findings };
}

function tellSum(query: Query): Told | undefined {
  const { table, rows, target, operation, more } = query;
  if (!target) return undefined;
  if (more) return tellParts(query, [target, ...more]);
  const values = rows.map((at) => target.items[at]?.fact.value).filter((value) => typeof value === 'number');
  if (values.length === 0) return undefined;
  const sum = values.reduce((total, value) => total + value, 0);
  const isSum = operation === 'sum';
  const amount = writeAmount(isSum ? sum : sum / values.length, isMoney(target));
  const lead = `${isSum ? 'Total' : 'Average'} ${nameOfColumn(target)}: **${amount}** (${values.length} ${nounOf(table.list, values.length)}).`;
  return { lead, findings: valueFindings(table, target, rows) };
}

function tellEnd({ table, rows, target, operation }: Query): Told | undefined {
  if (!target) return undefined;
  const told = rows.flatMap((at) => {
    const value = target.items[at]?.fact.value;
    return value === undefined ? [] : [{ at, value }];
  });
  const [first, ...others] = told;
  if (!first) return undefined;
  const isBetter = (a: string | number | boolean, b: string | number | boolean): boolean =>
    operation === 'max' ? a > b : a < b;
  const best = others.reduce((top, one) => (isBetter(one.value, top.value) ? one : top), first);
  const own = told.filter(({ value }) => value === best.value).map(({ at }) => at);
  const isDate = target.kind === 'date';
  const which = operation === 'max' ? (isDate ? 'Latest' : 'Highest') : isDate ? 'Earliest' : 'Lowest';
  const written =
    typeof best.value === 'number' && /year/i.test(target.key)
      ? String(best.value)
      : writeAmount(typeof best.value === 'number' ? best.value : String(best.value), isMoney(target));
  const names = own.flatMap((at) => rowAt(table, at).entity ?? []).map((entity) => asMarkdown(nameOf(entity)));
  const of = told.length > 1 ? ` ${told.length} ${nounOf(table.list, told.length)} were compared.` : '';
  return {
    lead: `${which} ${nameOfColumn(target)}: **${written}** (${names.join('; ')}).${of}`,
    findings: valueFindings(table, target, own),
  };
}

function groupsOf({ rows, group, target }: Query): { name: string; rows: number[]; worth: number }[] {
  const groups = new Map<string, { rows: number[]; worth: number }>();
  for (const at of rows) {
    const value = group?.items[at]?.fact.value;
    const worth = target ? target.items[at]?.fact.value : 1;
    if (value === undefined || typeof worth !== 'number') continue;
    const name = group?.kind === 'date' ? String(value).slice(0, 4) : String(value);
    const own = groups.get(name) ?? { rows: [], worth: 0 };
    own.rows.push(at);
    own.worth += worth;
    groups.set(name, own);
  }
  return [...groups].map(([name, own]) => ({ name, ...own })).sort((a, b) => b.worth - a.worth);
}

function tellMost(query: Query): Told | undefined {
  const { table, group, target, rows } = query;
  const groups = groupsOf(query);
  const [first, second] = groups;
  // what every record has of its own groups none
  if (!group || !first || !second || groups.length === rows.length) return undefined;
  const best = groups.filter(({ worth }) => worth === first.worth);
  const told = target
    ? writeAmount(first.worth, isMoney(target))
    : `${first.worth} of ${rows.length} ${nounOf(table.list, 2)}`;
  const names = best.map(({ name }) => asMarkdown(name)).join('; ');
  const own = best.flatMap((one) => one.rows).slice(0, MOST_NAMED);
  const findings = target ? valueFindings(table, target, own) : own.flatMap((at) => nameFinding(table, at));
  return {
    lead: `Most${target ? ` ${nameOfColumn(target)}` : ''} for ${group.kind === 'date' ? 'the year' : labelOf(group.key)} **${names}**: ${told}.`,
    findings,
  };
}

function tellDifference({ table, sides }: Query): Told | undefined {
  if (!sides) return undefined;
  const [one, other] = sides.map(amountOf);
  if (one === undefined || other === undefined) return undefined;
  const [first] = sides;
  const money = first.target !== undefined && isMoney(first.target);
  const write = (amount: number): string =>
    first.target ? writeAmount(amount, money) : `${amount} ${nounOf(table.list, amount)}`;
  const said = sides.map((side) => `${sideName(side)}: ${write(amountOf(side) ?? 0)}`).join('; ');
  const lead = `Difference: **${first.target ? writeAmount(Math.abs(one - other), money) : Math.abs(one - other)}** (${said}).`;
  const findings = sides.flatMap(({ target, rows }) =>
    target ? valueFindings(table, target, rows) : rows.slice(0, MOST_NAMED).flatMap((at) => nameFinding(table, at)),
  );
  return { lead, findings: [...new Set(findings)] };
}

const sideName = ({ name, target }: Side): string =>
  asMarkdown([name, target ? nameOfColumn(target) : ''].filter((part) => part !== '').join(', '));
