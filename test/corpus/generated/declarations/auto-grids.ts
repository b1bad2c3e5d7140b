import { html, type Html } from '../../kit/html.ts';
import { sum } from '../../kit/money.ts';
import { type AutoFacts, type Car, type Item, itemOf, type Key } from './auto-facts.ts';
import { carName, type Entry, entriesOf, type Limits } from './auto-limits.ts';
import type { House } from './house.ts';
import { note } from './panels.ts';
import { type Cell, type Column, linesOf, type Row, table } from './tables.ts';

export interface Coverages {
  html: Html;
  entries: Entry[];
  /** Whether the premium of each vehicle is printed. */
  hasTotals: boolean;
  /** Many columns: most print it on a sheet that lies on its side. */
  isWide?: boolean;
}

export type Skeleton = (house: House, facts: AutoFacts, limits: Limits) => Coverages;

const flat = (cell: Cell): string => linesOf(cell).join(' / ');

/** Items of one coverage, one for each vehicle that has it. */
const itemsOf = (cars: readonly Car[], key: Key): Item[] => cars.flatMap((car) => itemOf(car, key) ?? []);

const isOne = (cells: readonly Cell[]): boolean => new Set(cells.map(flat)).size === 1;

/** Coverages down, vehicles across. */
export const matrix: Skeleton = (house, { cars, keys }, limits) => {
  const { random, recipe } = house;
  const where = recipe.draw('limit place', { column: 3, under: 2 });
  const splitsCells = recipe.chance('deductible columns', 0.3);
  const none = house.word('declined');
  const blank = random.chance(0.5) ? none : house.blank;
  const deductibleText = random.pick([
    (d: string): string => `${d} Ded.`,
    (d: string): string => `Ded. ${d}`,
    (d: string): string => `Deductible ${d}`,
  ]);
  const own = (key: Key, item: Item): string[] => [
    ...(isOne(itemsOf(cars, key).map(limits.cell)) ? [] : linesOf(limits.cell(item))),
    ...(item.deductible === null || splitsCells ? [] : [deductibleText(limits.deductible(item))]),
  ];
  const carCells = (key: Key, car: Car): Cell[] => {
    const item = itemOf(car, key);
    if (item === undefined) return splitsCells ? ['', blank] : [blank];
    const lines = [...own(key, item), limits.premium(item)];
    return splitsCells ? [limits.deductible(item), lines] : [lines];
  };
  const rows = keys.map((key): Row => {
    const items = itemsOf(cars, key);
    const [first] = items;
    const limit = first !== undefined && isOne(items.map(limits.cell)) ? limits.cell(first) : '';
    const name = first?.name ?? '';
    const head: Cell[] =
      where === 'column'
        ? [name, limit]
        : [[name, ...linesOf(limit).filter((line) => line !== '' && line !== house.blank)]];
    return { cells: [...head, ...cars.flatMap((car) => carCells(key, car))] };
  });
  const heads: Column[] = [{ head: house.word('coverage') }, ...(where === 'column' ? [{ head: limits.head }] : [])];
  const columns = cars.flatMap((car): Column[] =>
    splitsCells
      ? [
          { head: house.word('deductible'), isRight: true, group: carName(house, car, false) },
          { head: house.word('premium'), isRight: true, group: carName(house, car, false) },
        ]
      : [{ head: carName(house, car, false), isRight: true }],
  );
  const totals = cars.flatMap((car): Cell[] => (splitsCells ? ['', house.money(car.total)] : [house.money(car.total)]));
  const hasTotals = recipe.chance('vehicle totals', 0.8);
  const total: Row = {
    kind: 'total',
    cells: [house.caption(house.word('vehicleTotal')), ...heads.slice(1).map(() => ''), ...totals],
  };
  return {
    html: table(house, { columns: [...heads, ...columns], rows: hasTotals ? [...rows, total] : rows }),
    entries: entriesOf(cars),
    hasTotals,
  };
};

/** Vehicles down, coverages across; the limits stand in a row of their own. */
export const transposed: Skeleton = (house, { cars, keys }, limits) => {
  const none = house.random.pick(['', house.blank, house.word('declined')]);
  const limitOf = (key: Key): Cell => {
    const items = itemsOf(cars, key);
    return items[0] !== undefined && isOne(items.map(limits.cell)) ? limits.cell(items[0]) : '';
  };
  const cell = (car: Car, key: Key): Cell => {
    const item = itemOf(car, key);
    if (item === undefined) return none;
    const parts = [
      ...(limitOf(key) === '' ? linesOf(limits.cell(item)) : []),
      ...(item.deductible === null ? [] : [`Ded ${limits.deductible(item)}`]),
    ];
    return [...parts.filter((part) => part !== ''), limits.premium(item)];
  };
  const columns: Column[] = [
    { head: house.word('vehicleNumber') },
    ...keys.map((key) => ({ head: itemsOf(cars, key)[0]?.name ?? '', isRight: true })),
    { head: house.word('subtotal'), isRight: true },
  ];
  const limitRow: Row = { cells: [house.caption(limits.head), ...keys.map(limitOf), ''] };
  const rows = cars.map(
    (car): Row => ({ cells: [car.printed, ...keys.map((key) => cell(car, key)), house.money(car.total)] }),
  );
  return {
    html: table(house, { columns, rows: [limitRow, ...rows] }),
    entries: entriesOf(cars),
    hasTotals: true,
    isWide: true,
  };
};

/** Coverages once, with the premiums of all vehicles together; physical damage for each vehicle below. */
export const policyLevel: Skeleton = (house, { cars, keys }, limits) => {
  const { recipe } = house;
  const ofPolicy = keys.filter((key) =>
    cars.every(
      (car) => itemOf(car, key)?.deductible === null && key !== 'rental' && isOne(itemsOf(cars, key).map(limits.cell)),
    ),
  );
  const entries: Entry[] = ofPolicy.flatMap((key) => {
    const items = itemsOf(cars, key);
    const [first] = items;
    const premiums = items.flatMap(({ premium }) => premium ?? []);
    return first === undefined
      ? []
      : [{ vehicle: null, item: { ...first, premium: premiums.length === 0 ? null : sum(premiums) } }];
  });
  const columns: Column[] = [
    { head: house.word('coverage') },
    { head: limits.head },
    { head: house.word('premium'), isRight: true },
  ];
  const common = table(house, {
    columns,
    rows: entries.map(({ item }) => ({ cells: [item.name, limits.cell(item), limits.premium(item)] })),
  });
  const rest = entriesOf(cars).filter(({ item }) => !ofPolicy.includes(item.key));
  const isLong = recipe.chance('long vehicle names', 0.5);
  const rows = cars.flatMap((car): Row[] => {
    const own = rest.filter(({ vehicle }) => vehicle === car.number);
    if (own.length === 0) return [];
    return [
      { kind: 'group', cells: [carName(house, car, isLong)] },
      ...own.map(
        ({ item }): Row => ({ cells: [item.name, limits.cell(item), limits.deductible(item), limits.premium(item)] }),
      ),
    ];
  });
  const damage = table(house, {
    columns: [...columns.slice(0, 2), { head: house.word('deductible'), isRight: true }, ...columns.slice(2)],
    rows,
  });
  const about = note(
    house,
    house.random.pick([
      'These coverages apply to every vehicle on the policy.',
      'Coverages for all vehicles',
      'The following coverages are written for the policy.',
    ]),
  );
  return {
    html: html`${about}${common}${rows.length === 0 ? null : damage}`,
    entries: [...entries, ...rest],
    hasTotals: false,
  };
};

/** Letters across the matrix, the names of the coverages in a key. */
export const coded: Skeleton = (house, { cars, keys }, limits) => {
  const { random } = house;
  const codes = new Map(keys.map((key, i) => [key, random.chance(0.5) ? 'ABCDEFGHJKLMNP'.charAt(i) : `${i + 1}0`]));
  const codeOf = (key: Key): string => codes.get(key) ?? '';
  const isByCar = random.chance(0.5);
  const columns: Column[] = [
    { head: random.pick(['Code', 'Cov', 'Cov.', 'Symbol']) },
    { head: limits.head },
    { head: house.word('deductible'), isRight: true },
    { head: house.word('premium'), isRight: true },
  ];
  const cells = (item: Item): Cell[] => [
    codeOf(item.key),
    limits.cell(item),
    limits.deductible(item),
    limits.premium(item),
  ];
  const rows = isByCar
    ? cars.flatMap((car): Row[] => [
        { kind: 'group', cells: [carName(house, car, true)] },
        ...keys.flatMap((key) => itemOf(car, key) ?? []).map((item): Row => ({ cells: ['', ...cells(item)] })),
      ])
    : cars.flatMap((car) =>
        keys.flatMap((key) => itemOf(car, key) ?? []).map((item): Row => ({ cells: [car.printed, ...cells(item)] })),
      );
  const key = keys.map((each): Row => ({ cells: [codeOf(each), itemsOf(cars, each)[0]?.name ?? ''] }));
  const grid = table(house, { columns: [{ head: house.word('vehicleNumber') }, ...columns], rows });
  const legend = html`${note(house, house.caption(house.word('keyTitle')))}${table(house, { columns: [{ head: columns[0]?.head ?? '' }, { head: house.word('coverage') }], rows: key, hasNoHeads: random.chance(0.5) })}`;
  return {
    html: random.chance(0.5) ? html`${grid}${legend}` : html`${legend}${grid}`,
    entries: entriesOf(cars),
    hasTotals: false,
  };
};
