import { html, joined, type Html } from '../../kit/html.ts';
import { type AutoFacts, type Car, type Item, itemOf } from './auto-facts.ts';
import type { Skeleton } from './auto-grids.ts';
import { carName, entriesOf, type Limits } from './auto-limits.ts';
import type { House } from './house.ts';
import { note, type Pair, panel } from './panels.ts';
import { type Cell, type Column, linesOf, pitchText, type Row, table } from './tables.ts';

const listColumns = (house: House, limits: Limits): Column[] => [
  { head: house.word('coverage') },
  { head: limits.head },
  { head: house.word('deductible'), isRight: true },
  { head: house.word('premium'), isRight: true },
];
const listCells = (limits: Limits, item: Item): Cell[] => [
  item.name,
  limits.cell(item),
  limits.deductible(item),
  limits.premium(item),
];

/** Coverages that a vehicle has not, with a word instead of a premium. */
function declinedRows(house: House, { keys, cars }: AutoFacts, car: Car): Row[] {
  if (!house.recipe.chance('declined rows', 0.4)) return [];
  const none = house.word('declined');
  return keys
    .filter((key) => itemOf(car, key) === undefined)
    .map((key) => ({ cells: [cars.flatMap((each) => itemOf(each, key) ?? [])[0]?.name ?? '', none, '', ''] }));
}

const totalRow = (house: House, car: Car, width: number): Row => ({
  kind: 'total',
  cells: [
    house.caption(house.word('vehicleTotal')),
    ...Array.from({ length: width - 2 }, () => ''),
    house.money(car.total),
  ],
});

/** A table for each vehicle, one below or beside the other. */
export const byVehicle: Skeleton = (house, facts, limits) => {
  const { cars } = facts;
  const { recipe } = house;
  const hasTotals = recipe.chance('vehicle totals', 0.7);
  const isBeside = recipe.chance('side by side', 0.3) && !house.isPitch && cars.length > 1;
  const columns = listColumns(house, limits);
  const one = (car: Car): Html => {
    const rows = [
      ...car.items.map((item): Row => ({ cells: listCells(limits, item) })),
      ...declinedRows(house, facts, car),
    ];
    return html`${note(house, carName(house, car, true))}${table(house, { columns, rows: hasTotals ? [...rows, totalRow(house, car, 4)] : rows })}`;
  };
  const width = isBeside ? '47%' : '100%';
  return {
    html: html`<div style="display:flex;flex-wrap:wrap;justify-content:space-between">${cars.map((car) => html`<div style="width:${width};margin-bottom:6pt">${one(car)}</div>`)}</div>`,
    entries: entriesOf(cars),
    hasTotals,
  };
};

/** One table, a line above the coverages of each vehicle. */
export const grouped: Skeleton = (house, facts, limits) => {
  const { cars } = facts;
  const hasTotals = house.recipe.chance('vehicle totals', 0.6);
  const isLong = house.recipe.chance('long vehicle names', 0.6);
  const rows = cars.flatMap((car): Row[] => [
    { kind: 'group', cells: [carName(house, car, isLong)] },
    ...car.items.map((item): Row => ({ cells: listCells(limits, item) })),
    ...declinedRows(house, facts, car),
    ...(hasTotals ? [totalRow(house, car, 4)] : []),
  ]);
  return { html: table(house, { columns: listColumns(house, limits), rows }), entries: entriesOf(cars), hasTotals };
};

/** A line for each coverage, and below it a line for each vehicle. */
export const byCoverage: Skeleton = (house, { cars, keys }, limits) => {
  const word = house.word('vehicleWord');
  const rows = keys.flatMap((key): Row[] => {
    const owners = cars.filter((car) => itemOf(car, key) !== undefined);
    const [first] = owners;
    if (first === undefined) return [];
    return [
      { kind: 'group', cells: [itemOf(first, key)?.name ?? ''] },
      ...owners.flatMap((car): Row[] => {
        const item = itemOf(car, key);
        return item === undefined
          ? []
          : [{ cells: [`${house.caption(word)} ${car.printed}`, ...listCells(limits, item).slice(1)] }];
      }),
    ];
  });
  const columns = listColumns(house, limits);
  return {
    html: table(house, { columns: [{ head: house.word('coverage') }, ...columns.slice(1)], rows }),
    entries: entriesOf(cars),
    hasTotals: false,
  };
};

/** A box for each vehicle with coverages as captions. */
export const cards: Skeleton = (house, { cars }, limits) => {
  const { random } = house;
  const order = random.int(0, 2);
  const dash = random.pick([' | ', ' · ', '   ', ' - ']);
  const text = (item: Item): string[] => {
    const limit = linesOf(limits.cell(item)).join(', ');
    const ded = item.deductible === null ? [] : [`${limits.deductible(item)} deductible`];
    const parts = [...(limit === house.blank || limit === '' ? [] : [limit]), ...ded];
    return order === 0
      ? [[...parts, limits.premium(item)].join(dash)]
      : [parts.join(dash), limits.premium(item)].filter((part) => part !== '');
  };
  const kind = random.pick(['boxes', 'left', 'stacked', 'leader'] as const);
  const one = (car: Car): Html => {
    const pairs: Pair[] = [
      ...car.items.map((item) => ({ caption: item.name, value: text(item) })),
      { caption: house.word('vehicleTotal'), value: house.money(car.total) },
    ];
    return html`<div class="box" style="margin-bottom:6pt"><b>${carName(house, car, true)}</b>${panel(house, pairs, kind)}</div>`;
  };
  const columns = random.int(1, 2);
  return {
    html: html`<div style="columns:${columns}">${cars.map((car) => html`<div style="break-inside:avoid">${one(car)}</div>`)}</div>`,
    entries: entriesOf(cars),
    hasTotals: true,
  };
};

/** Lines with leaders: the name, the limit, the deductible in words, the premium. */
export const leaders: Skeleton = (house, { cars }, limits) => {
  const line = (item: Item): string[] => {
    const limit = linesOf(limits.cell(item)).join(' / ');
    const ded = item.deductible === null ? '' : `${limits.deductible(item)} Ded`;
    return [
      item.name,
      [limit === house.blank ? '' : limit, ded].filter((part) => part !== '').join(' '),
      limits.premium(item),
    ];
  };
  const marked = ([name = '', middle = '', premium = '']: string[]): Html =>
    html`<div class="lead"><span>${name}</span><i></i><span>${middle}</span><i></i><span>${premium}</span></div>`;
  const pitched = ([name = '', middle = '', premium = '']: string[]): string =>
    `  ${`${name} `.padEnd(46, '.')} ${`${middle} `.padEnd(40, '.')} ${premium.padStart(11)}`;
  const one = (car: Car): Html => {
    const lines = [...car.items.map(line), [house.caption(house.word('vehicleTotal')), '', house.money(car.total)]];
    const name = carName(house, car, true);
    return house.isPitch
      ? pitchText(['', name, ...lines.map(pitched)])
      : html`<p><b>${name}</b></p>${joined(lines.map(marked), html``)}`;
  };
  return { html: html`${cars.map(one)}`, entries: entriesOf(cars), hasTotals: true };
};
