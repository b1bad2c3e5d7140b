import { buildingName, type BuildingSkeleton } from '../../../generated/declarations/business-coverages.ts';
import type { Building, BusinessItem } from '../../../generated/declarations/business-facts.ts';
import { buildBusiness } from '../../../generated/declarations/business.ts';
import { title } from '../../../generated/declarations/panels.ts';
import { type Cell, type Column, linesOf, type Row, table } from '../../../generated/declarations/tables.ts';
import type { Family } from '../../../kit/families.ts';
import { html } from '../../../kit/html.ts';

/** A line for each building with a column for each coverage; deductible and premium stand below the limit. */
const buildingLines: BuildingSkeleton = (house, { buildings, isPriced }) => {
  const names = new Map(buildings.flatMap(({ items }) => items.map(({ key, name }) => [key, name] as const)));
  const cell = (item: BusinessItem | undefined): Cell => {
    if (item === undefined) return house.word('declined');
    const limit = item.limit === null ? (item.limitText ?? '') : house.limit(item.limit);
    const premium = item.premium === null ? house.word('included') : house.money(item.premium);
    return [limit, ...(isPriced ? [`${house.caption(house.word('premium'))} ${premium}`] : [])];
  };
  const columns: Column[] = [
    { head: house.word('location') },
    { head: house.word('building') },
    ...[...names.values()].map((head) => ({ head, isRight: true })),
  ];
  const rows = buildings.map(
    (each): Row => ({
      cells: [
        String(each.location),
        String(each.building),
        ...[...names.keys()].map((key) => cell(each.items.find((item) => item.key === key))),
      ],
    }),
  );
  return {
    html: html`${title(house, 'propertyTitle')}${table(house, { columns, rows })}`,
    hasDeductibles: false,
    hasPremiums: isPriced,
  };
};

/** By coverage: a line above, and below it a line for each building. */
const byCoverage: BuildingSkeleton = (house, { buildings, isPriced }) => {
  const names = new Map(buildings.flatMap(({ items }) => items.map(({ key, name }) => [key, name] as const)));
  const line = (each: Building, item: BusinessItem): Row => ({
    cells: [
      buildingName(house, each),
      item.limit === null ? (item.limitText ?? '') : house.limit(item.limit),
      item.deductible === null ? house.blank : house.limit(item.deductible),
      ...(isPriced ? [item.premium === null ? house.word('included') : house.money(item.premium)] : []),
    ].map((text) => linesOf(text)),
  });
  const rows = [...names].flatMap(([key, name]): Row[] => [
    { kind: 'group', cells: [name] },
    ...buildings.flatMap((each) => each.items.filter((item) => item.key === key).map((item) => line(each, item))),
  ]);
  const columns: Column[] = [
    { head: house.word('coverage') },
    { head: house.word('limit'), isRight: true },
    { head: house.word('deductible'), isRight: true },
    ...(isPriced ? [{ head: house.word('premium'), isRight: true }] : []),
  ];
  return {
    html: html`${title(house, 'propertyTitle')}${table(house, { columns, rows })}`,
    hasDeductibles: true,
    hasPremiums: isPriced,
  };
};

export const families: readonly Family[] = [
  {
    policyType: 'businessowners',
    name: 'building-lines',
    build: (recipe) => buildBusiness(recipe, { skeleton: buildingLines }),
  },
  {
    policyType: 'businessowners',
    name: 'buildings-by-coverage',
    build: (recipe) => buildBusiness(recipe, { skeleton: byCoverage }),
  },
];
