import { html, type Html } from '../../kit/html.ts';
import type { Building, BusinessFacts, BusinessItem } from './business-facts.ts';
import type { House } from './house.ts';
import { note, type Pair, panel, title } from './panels.ts';
import { type Cell, type Column, type Row, table } from './tables.ts';

export interface BuildingCoverages {
  html: Html;
  hasDeductibles: boolean;
  hasPremiums: boolean;
}

export type BuildingSkeleton = (house: House, facts: BusinessFacts) => BuildingCoverages;

export const limitOf = (house: House, { limit, limitText }: BusinessItem): string =>
  limit === null ? (limitText ?? '') : house.limit(limit);
export const premiumOf = (house: House, { premium }: BusinessItem): string =>
  premium === null ? house.word('included') : house.money(premium);
export const deductibleOf = (house: House, { deductible }: BusinessItem): string =>
  deductible === null ? house.blank : house.limit(deductible);

/** "Location 1 Building 2", "Loc. No. 1 / Bldg 2". */
export const buildingName = (house: House, { location, building }: Building): string =>
  house.caption(
    `${house.word('location')} ${location}${house.recipe.pick('between', [' ', ', ', ' / '])}${house.word('building')} ${building}`,
  );

interface Shown {
  hasDeductibles: boolean;
  hasPremiums: boolean;
}

const shownBy = (house: House, { isPriced }: BusinessFacts): Shown => ({
  hasDeductibles: house.recipe.chance('deductible column', 0.55),
  hasPremiums: isPriced,
});

const columnsOf = (house: House, { hasDeductibles, hasPremiums }: Shown): Column[] => [
  { head: house.word('coverage') },
  { head: house.word('limit'), isRight: true },
  ...(hasDeductibles ? [{ head: house.word('deductible'), isRight: true }] : []),
  ...(hasPremiums ? [{ head: house.word('premium'), isRight: true }] : []),
];
const cellsOf = (house: House, item: BusinessItem, { hasDeductibles, hasPremiums }: Shown): Cell[] => [
  item.name,
  limitOf(house, item),
  ...(hasDeductibles ? [deductibleOf(house, item)] : []),
  ...(hasPremiums ? [premiumOf(house, item)] : []),
];

/** One table with a line above each building. */
export const buildingGroups: BuildingSkeleton = (house, facts) => {
  const shown = shownBy(house, facts);
  const hasAddress = house.recipe.chance('address in the line', 0.4);
  const rows = facts.buildings.flatMap((each): Row[] => [
    {
      kind: 'group',
      cells: [hasAddress ? `${buildingName(house, each)}: ${each.address.join(', ')}` : buildingName(house, each)],
    },
    ...each.items.map((item): Row => ({ cells: cellsOf(house, item, shown) })),
  ]);
  return {
    html: html`${title(house, 'propertyTitle')}${table(house, { columns: columnsOf(house, shown), rows })}`,
    ...shown,
  };
};

/** Every line says its location and building. */
export const flatSchedule: BuildingSkeleton = (house, facts) => {
  const shown = shownBy(house, facts);
  const isOnce = house.recipe.chance('numbers once', 0.4);
  const isJoined = house.recipe.chance('joined numbers', 0.25);
  const numbers = ({ location, building }: Building, i: number): Cell[] => {
    if (isOnce && i > 0) return isJoined ? [''] : ['', ''];
    return isJoined ? [`${location}/${building}`] : [String(location), String(building)];
  };
  const columns: Column[] = [
    ...(isJoined
      ? [{ head: `${house.word('location')}/${house.word('building')}` }]
      : [{ head: house.word('location') }, { head: house.word('building') }]),
    ...columnsOf(house, shown),
  ];
  const rows = facts.buildings.flatMap((each) =>
    each.items.map((item, i): Row => ({ cells: [...numbers(each, i), ...cellsOf(house, item, shown)] })),
  );
  return { html: html`${title(house, 'propertyTitle')}${table(house, { columns, rows })}`, ...shown };
};

/** Coverages down, buildings across; limits only. */
export const buildingColumns: BuildingSkeleton = (house, { buildings }) => {
  const names = new Map(buildings.flatMap(({ items }) => items.map(({ key, name }) => [key, name] as const)));
  const none = house.random.pick(['', house.blank, house.word('declined')]);
  const columns: Column[] = [
    { head: house.word('coverage') },
    ...buildings.map((each) => ({ head: buildingName(house, each), isRight: true })),
  ];
  const rows = [...names].map(
    ([key, name]): Row => ({
      cells: [
        name,
        ...buildings.map(({ items }) => {
          const item = items.find((each) => each.key === key);
          return item === undefined ? none : limitOf(house, item);
        }),
      ],
    }),
  );
  return {
    html: html`${title(house, 'propertyTitle')}${table(house, { columns, rows })}`,
    hasDeductibles: false,
    hasPremiums: false,
  };
};

/** A block for each building with its address. */
export const buildingBlocks: BuildingSkeleton = (house, facts) => {
  const shown = shownBy(house, facts);
  const isPanel = house.recipe.chance('coverages as pairs', 0.4);
  const kind = house.random.pick(['left', 'leader', 'boxes', 'below'] as const);
  const one = (each: Building): Html => {
    const pairs = each.items.map((item): Pair => ({ caption: item.name, value: limitOf(house, item) }));
    const body = isPanel
      ? panel(house, pairs, kind)
      : table(house, {
          columns: columnsOf(house, shown),
          rows: each.items.map((item) => ({ cells: cellsOf(house, item, shown) })),
        });
    return html`${note(house, `${buildingName(house, each)} - ${each.address.join(', ')}`)}${body}`;
  };
  return {
    html: html`${title(house, 'propertyTitle')}${facts.buildings.map(one)}`,
    ...(isPanel ? { hasDeductibles: false, hasPremiums: false } : shown),
  };
};

/** The coverages of the policy as a whole. */
export function optionsBlock(house: House, facts: BusinessFacts): Html | null {
  if (facts.options.length === 0) return null;
  const shown = { hasDeductibles: false, hasPremiums: facts.isPriced };
  const pairs = facts.options.map((item): Pair => ({ caption: item.name, value: limitOf(house, item) }));
  const isPanel = !facts.isPriced && house.recipe.chance('options as pairs', 0.4);
  return html`${title(house, 'optionsTitle')}${isPanel ? panel(house, pairs) : table(house, { columns: columnsOf(house, shown), rows: facts.options.map((item) => ({ cells: cellsOf(house, item, shown) })) })}`;
}

/** The six limits of liability. */
export function liabilityBlock(house: House, { liability, liabilityPremium }: BusinessFacts): Html {
  const pairs = liability.map(({ key, limit }): Pair => ({ caption: house.word(key), value: house.limit(limit) }));
  const premium =
    liabilityPremium === null
      ? []
      : [{ caption: house.caption(house.word('premium')), value: house.money(liabilityPremium) }];
  const isTable = house.recipe.chance('liability table', 0.5);
  const rows = liability.map(({ key, limit }): Row => ({ cells: [house.value(house.word(key)), house.limit(limit)] }));
  const body = isTable
    ? html`${table(house, { columns: [{ head: house.word('coverage') }, { head: house.word('limit'), isRight: true }], rows })}${panel(house, premium, 'left')}`
    : panel(house, [...pairs, ...premium]);
  return html`${title(house, 'liabilityTitle')}${body}`;
}

export interface LocationField {
  word: string;
  text: (of: Building) => Cell;
  label: (of: Building) => Record<string, unknown>;
}

/** What one house prints about buildings. */
export function locationFields(house: House): LocationField[] {
  const { random, recipe } = house;
  const address: LocationField = {
    word: 'locationAddress',
    text: ({ address }) => (recipe.chance('address in one line', 0.5) ? address.join(', ') : address),
    label: ({ address }) => ({ address: address.join(', ') }),
  };
  const optional: LocationField[] = [
    { word: 'premisesUse', text: ({ use }) => use, label: ({ use }) => ({ description: use }) },
    { word: 'classCode', text: ({ code }) => code, label: ({ code }) => ({ classCode: code }) },
    {
      word: 'businessConstruction',
      text: ({ construction }) => construction,
      label: ({ construction }) => ({ construction }),
    },
    { word: 'builtIn', text: ({ built }) => String(built), label: ({ built }) => ({ yearBuilt: built }) },
    {
      word: 'businessProtection',
      text: ({ protection }) => protection,
      label: ({ protection }) => ({ protectionClass: protection }),
    },
  ];
  return [address, ...random.some(optional, random.int(0, 5))];
}

export function locationsBlock(house: House, { buildings }: BusinessFacts, fields: readonly LocationField[]): Html {
  const isPanels = house.recipe.chance('location panels', 0.3);
  if (isPanels) {
    const kind = house.random.pick(['left', 'boxes', 'pairs', 'headed'] as const);
    return html`${title(house, 'locationsTitle')}${buildings.map(
      (each) =>
        html`${note(house, buildingName(house, each))}${panel(
          house,
          fields.map(({ word, text }) => ({ caption: house.word(word), value: text(each) })),
          kind,
        )}`,
    )}`;
  }
  const columns: Column[] = [
    { head: house.word('location') },
    { head: house.word('building') },
    ...fields.map(({ word }) => ({ head: house.word(word) })),
  ];
  const rows = buildings.map(
    (each): Row => ({ cells: [String(each.location), String(each.building), ...fields.map(({ text }) => text(each))] }),
  );
  return html`${title(house, 'locationsTitle')}${table(house, { columns, rows })}`;
}
