import { type Condition, rowsOf } from './conditions.ts';
import { type Feature, when } from './features.ts';
import { isPart } from './field-options.ts';
import type { Parse } from './parses.ts';
import { amountOf, type Asking, type Side, type Sides } from './query.ts';
import type { Column } from './column.ts';
import type { Table } from './table.ts';
import { isNumeric, type Target, targetsOf } from './targets.ts';

/** Two sides whose difference may be asked for, with the field that both are measured by. */
export interface Difference {
  target: Target;
  sides: Sides;
}

/** What a question may hold against each other: two values of a field, two fields, the highest and the lowest. */
export function differencesOf(parse: Parse, table: Table, asking: Asking): Difference[] {
  const measured = parse.targets.filter(isNumeric);
  const made =
    measured.length > 1
      ? ofFields(parse, table, measured)
      : [...ofValues(parse, table, { asking, measured }), ...ofEnds(parse, table, asking)];
  return made.map(({ target, sides }) => ({
    sides,
    target: { ...target, features: [...target.features, ...ofSides(sides)] },
  }));
}

const conditionsOf = ({ conditions }: Parse): Condition[] => conditions.flatMap(({ condition }) => condition ?? []);
const isEqual = ({ test }: Condition): boolean => test.is === 'is' || test.is === 'equal';

/** "How many more in 2020 than in 2019", "the Kia against the Dodge". */
function ofValues(
  parse: Parse,
  table: Table,
  { asking, measured }: { asking: Asking; measured: readonly Column[] },
): Difference[] {
  const all = conditionsOf(parse);
  const equal = all.filter(isEqual);
  const [one, other, ...more] = equal.filter(({ column }) => equal.filter((own) => own.column === column).length === 2);
  if (!one || !other || more.length > 0) return [];
  const shared = all.filter((condition) => condition !== one && condition !== other);
  const sideOf = (condition: Condition, target?: Column): Side => ({
    rows: rowsOf([...shared, condition], table.rows.length),
    name: nameOfTest(condition),
    ...(target && { target }),
  });
  const differ: Feature = ['differ in value', 1];
  const [measure] = measured;
  const between = (target: Target): Difference => ({
    target: { ...target, features: [...target.features, differ] },
    sides: [sideOf(one, target.column), sideOf(other, target.column)],
  });
  if (measure) return [between({ column: measure, features: [] })];
  const counted = between({ features: [['differ in count', 1]] });
  const counts = one.column.isLinked ? [] : [counted];
  return table.list === '' ? counts : [...counts, ...targetsOf('sum', parse, table, asking).slice(0, 2).map(between)];
}

/** "How far is incurred above paid". */
function ofFields(parse: Parse, table: Table, [one, other]: readonly Column[]): Difference[] {
  if (!one || !other) return [];
  const rows = rowsOf(conditionsOf(parse), table.rows.length);
  const features = [
    ['differ in field', 1] as const,
    ...when(one.kind !== other.kind, 'differ in kind'),
    ...when(isPart(one) !== isPart(other), 'differ in part'),
  ];
  return [
    {
      target: { column: one, features },
      sides: [
        { rows, target: one, name: '' },
        { rows, target: other, name: '' },
      ],
    },
  ];
}

/** "Between the priciest and the cheapest car". */
function ofEnds(parse: Parse, table: Table, asking: Asking): Difference[] {
  const { kinds } = asking.asked;
  if (!kinds.has('highest') || !kinds.has('lowest') || table.rows.length < 2) return [];
  const rows = rowsOf(conditionsOf(parse), table.rows.length);
  return targetsOf('max', parse, table, asking)
    .slice(0, 2)
    .flatMap(({ column, features }): Difference[] => {
      if (!column || !isNumeric(column)) return [];
      const common = { rows, target: column };
      return [
        {
          target: { column, features: [...features, ['differ in ends', 1]] },
          sides: [
            { ...common, name: 'highest', end: 'max' },
            { ...common, name: 'lowest', end: 'min' },
          ],
        },
      ];
    });
}

function ofSides([one, other]: Sides): Feature[] {
  const [first, second] = [amountOf(one), amountOf(other)];
  const isNone = first === undefined || second === undefined;
  const isOfFew = !one.target && !other.target && Math.max(first ?? 0, second ?? 0) < 2;
  return [
    ...when(isNone, 'difference of none'),
    ...when(!isNone && first === second, 'difference of nothing'),
    ...when(isOfFew, 'counts of one'),
    ...when(one.rows.length === 0 || other.rows.length === 0, 'side of none'),
  ];
}

const nameOfTest = ({ test }: Condition): string =>
  'values' in test ? test.values.join(', ') : 'value' in test ? String(test.value) : test.is;
