import { type AutoFacts, type Item, itemOf, type Key } from '../../../generated/declarations/auto-facts.ts';
import type { Skeleton } from '../../../generated/declarations/auto-grids.ts';
import { carName, entriesOf } from '../../../generated/declarations/auto-limits.ts';
import { buildAuto } from '../../../generated/declarations/auto.ts';
import type { House } from '../../../generated/declarations/house.ts';
import { note, paragraph } from '../../../generated/declarations/panels.ts';
import { type Cell, type Column, linesOf, type Row, table } from '../../../generated/declarations/tables.ts';
import type { Family } from '../../../kit/families.ts';
import { html } from '../../../kit/html.ts';

const flat = (cell: Cell): string => linesOf(cell).join(' / ');

/** The premium of the term before stands beside the one that is data. */
const beforeAndAfter: Skeleton = (house, { cars }, limits) => {
  const { random, recipe } = house;
  const [was, now] = [house.word('previous'), house.word('revised')];
  const hasChange = recipe.chance('change column', 0.5);
  const isNowFirst = recipe.chance('new first', 0.4);
  const premiums = (premium: number): { old: number; cells: string[] } => {
    const old = Math.round(premium * random.pick([0.9, 0.95, 1, 1, 1.07]) * 100) / 100;
    const both = isNowFirst ? [premium, old] : [old, premium];
    return {
      old,
      cells: [...both.map(house.money), ...(hasChange ? [house.money(Math.round((premium - old) * 100) / 100)] : [])],
    };
  };
  const columns: Column[] = [
    { head: house.word('coverage') },
    { head: limits.head },
    { head: house.word('deductible'), isRight: true },
    ...(isNowFirst ? [now, was] : [was, now]).map((head) => ({ head, isRight: true, group: house.word('premium') })),
    ...(hasChange
      ? [{ head: random.pick(['Change', '+/-', 'Difference']), isRight: true, group: house.word('premium') }]
      : []),
  ];
  const row = (item: Item): Row => ({
    cells: [
      item.name,
      limits.cell(item),
      limits.deductible(item),
      ...(item.premium === null ? [limits.premium(item), limits.premium(item)] : premiums(item.premium).cells),
    ],
  });
  const rows = cars.flatMap((car): Row[] => [
    { kind: 'group', cells: [carName(house, car, true)] },
    ...car.items.map(row),
    { kind: 'total', cells: [house.caption(house.word('vehicleTotal')), '', '', ...premiums(car.total).cells] },
  ]);
  return {
    html: table(house, { columns: columns.map((each, i) => (i < 3 ? { ...each, group: '' } : each)), rows }),
    entries: entriesOf(cars),
    hasTotals: true,
  };
};

/** The limits in columns; words stand in the second. */
function limitCells(house: House, { limitPerPerson, limit, limitText }: Item): Cell[] {
  if (limitPerPerson === null && limit === null) return ['', limitText ?? ''];
  return [limitPerPerson, limit].map((amount) => (amount === null ? house.blank : house.limit(amount)));
}

/** Limits for each person and each accident in columns of their own, a column of premiums for each vehicle. */
const limitColumns: Skeleton = (house, { cars, keys }: AutoFacts) => {
  const first = (key: Key): Item | undefined => cars.flatMap((car) => itemOf(car, key) ?? [])[0];
  const columns: Column[] = [
    { head: house.word('coverage'), group: '' },
    { head: house.word('eachPerson'), isRight: true, group: house.word('limit') },
    { head: house.word('eachAccident'), isRight: true, group: house.word('limit') },
    ...cars.flatMap((car): Column[] => [
      { head: house.word('deductible'), isRight: true, group: carName(house, car, false) },
      { head: house.word('premium'), isRight: true, group: carName(house, car, false) },
    ]),
  ];
  const rows = keys.flatMap((key): Row[] => {
    const one = first(key);
    if (one === undefined) return [];
    const isSame = cars.every((car) => {
      const item = itemOf(car, key);
      return item === undefined || (item.limit === one.limit && item.limitText === one.limitText);
    });
    const cells = cars.flatMap((car): Cell[] => {
      const item = itemOf(car, key);
      if (item === undefined) return ['', house.word('declined')];
      const own = isSame ? [] : [item.limit === null ? (item.limitText ?? '') : house.limit(item.limit)];
      return [
        item.deductible === null ? house.blank : house.limit(item.deductible),
        [...own, item.premium === null ? house.word('included') : house.money(item.premium)],
      ];
    });
    return [{ cells: [one.name, ...(isSame ? limitCells(house, one) : ['', '']), ...cells] }];
  });
  const totals = cars.flatMap((car): Cell[] => ['', house.money(car.total)]);
  const total: Row = { kind: 'total', cells: [house.caption(house.word('vehicleTotal')), '', '', ...totals] };
  return { html: table(house, { columns, rows: [...rows, total] }), entries: entriesOf(cars), hasTotals: true };
};

/** Sentences: what is insured, for how much, at which price. */
const sentences: Skeleton = (house, { cars }, limits) => {
  const sentence = (item: Item): string => {
    const limit = flat(limits.cell(item));
    const parts = [
      limit === house.blank || limit === '' ? '' : ` ${limit}`,
      item.deductible === null ? '' : `, ${house.limit(item.deductible)} deductible`,
      item.premium === null ? `, ${limits.premium(item)}` : `, premium ${house.money(item.premium)}`,
    ];
    return `${item.name}:${parts.join('').replace(/^,/, '')}.`;
  };
  return {
    html: html`${cars.map((car) => html`${note(house, carName(house, car, true))}${car.items.map((item) => paragraph(house, sentence(item)))}${paragraph(house, `${house.word('vehicleTotal')}: ${house.money(car.total)}`)}`)}`,
    entries: entriesOf(cars),
    hasTotals: true,
  };
};

const family = (name: string, skeleton: Skeleton, most = 4): Family => ({
  policyType: 'auto',
  name,
  build: (recipe) => buildAuto(recipe, skeleton, { most }),
});

export const families: readonly Family[] = [
  family('premiums-before-and-after', beforeAndAfter),
  family('person-and-accident-columns', limitColumns, 3),
  family('coverage-sentences', sentences),
];
