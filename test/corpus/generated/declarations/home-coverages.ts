import { html, type Html } from '../../kit/html.ts';
import type { Extra, HomeFacts, LimitKey, MainCoverage } from './home-facts.ts';
import type { House } from './house.ts';
import { beside, drawPanelKind, note, type Pair, panel, title } from './panels.ts';
import { type Cell, type Column, type Row, table } from './tables.ts';

export interface HomeCoverages {
  html: Html;
  /** The optional coverages stand among the others. */
  hasExtras: boolean;
}

export type HomeSkeleton = (house: House, facts: HomeFacts) => HomeCoverages;

export const isLiability = ({ key }: MainCoverage): boolean => key === 'liability' || key === 'medicalOthers';
export const isPriced = ({ main, extras }: HomeFacts): boolean =>
  [...main, ...extras].some(({ premium }) => premium !== null);

/** Suffixes of the limits of liability: "each occurrence", "each person". */
function suffixOf(house: House, key: LimitKey): string {
  if (!house.recipe.chance('limits with words', 0.4)) return '';
  return key === 'liability' ? ' each occurrence' : key === 'medicalOthers' ? ' each person' : '';
}

export const limitOf = (house: House, { key, limit, words }: MainCoverage): string =>
  limit === null ? house.value(words) : `${house.limit(limit)}${suffixOf(house, key)}`;

export const premiumOf = (house: House, premium: number | null): string =>
  premium === null ? house.word('included') : house.money(premium);
export const nameOf = (house: House, { key }: MainCoverage): string => house.value(house.word(key));

export const extraLimit = (house: House, { limit, limitText }: Extra): string =>
  limit === null ? (limitText ?? house.blank) : house.limit(limit);

const columnsOf = (house: House, hasPremiums: boolean): Column[] => [
  { head: house.word('coverage') },
  { head: house.word('limit'), isRight: house.recipe.chance('limits to the right', 0.6) },
  ...(hasPremiums ? [{ head: house.word('premium'), isRight: true }] : []),
];

const mainRow = (house: House, each: MainCoverage, hasPremiums: boolean): Row => ({
  cells: [nameOf(house, each), limitOf(house, each), ...(hasPremiums ? [premiumOf(house, each.premium)] : [])],
});

const extraRow = (house: House, each: Extra, hasPremiums: boolean): Row => ({
  cells: [each.name, extraLimit(house, each), ...(hasPremiums ? [premiumOf(house, each.premium)] : [])],
});

/** The optional coverages as a section of their own. */
export function extrasBlock(house: House, facts: HomeFacts): Html | null {
  const { extras } = facts;
  if (extras.length === 0) return null;
  const { recipe, random } = house;
  const hasPremiums = isPriced(facts);
  const hasForms = recipe.chance('form numbers', 0.35);
  const [first, ...rest] = columnsOf(house, hasPremiums);
  const prefix = random.letters(2);
  const formColumn: Column[] = hasForms ? [{ head: random.pick(['Form', 'Form No.', 'Form Number', 'Number']) }] : [];
  const rows = extras.map((each): Row => {
    const { cells } = extraRow(house, each, hasPremiums);
    return {
      cells: [
        ...(hasForms ? [`${prefix} ${random.digits(2)} ${random.digits(2)} ${random.int(10, 24)}`] : []),
        ...cells,
      ],
    };
  });
  const columns = [...formColumn, { ...first, head: house.word('endorsement') }, ...rest];
  const pairs = extras.map(
    (each): Pair => ({
      caption: each.name,
      value: [extraLimit(house, each), ...(hasPremiums ? [premiumOf(house, each.premium)] : [])]
        .filter((part) => part !== house.blank)
        .join('  '),
    }),
  );
  const body =
    !hasPremiums && recipe.chance('extras as pairs', 0.3)
      ? panel(house, pairs, random.pick(['left', 'leader', 'pairs']))
      : table(house, { columns, rows });
  return html`${title(house, 'optionalTitle')}${body}`;
}

/** One table with lines above each section. */
export const oneTable: HomeSkeleton = (house, facts) => {
  const hasPremiums = isPriced(facts);
  const hasExtras = house.recipe.chance('extras in the table', 0.4) && facts.extras.length > 0;
  const hasGroups = house.recipe.chance('section lines', 0.7);
  const group = (key: string): Row[] => (hasGroups ? [{ kind: 'group', cells: [house.caption(house.word(key))] }] : []);
  const main = (liability: boolean): Row[] =>
    facts.main.filter((each) => isLiability(each) === liability).map((each) => mainRow(house, each, hasPremiums));
  const rows = [
    ...group('sectionOne'),
    ...main(false),
    ...group('sectionTwo'),
    ...main(true),
    ...(hasExtras
      ? [...group('optionalTitle'), ...facts.extras.map((each) => extraRow(house, each, hasPremiums))]
      : []),
  ];
  return {
    html: html`${title(house, 'homeCoverages')}${table(house, { columns: columnsOf(house, hasPremiums), rows })}`,
    hasExtras,
  };
};

/** Two tables, below or beside each other. */
export const twoSections: HomeSkeleton = (house, facts) => {
  const hasPremiums = isPriced(facts);
  const part = (key: string, liability: boolean): Html =>
    html`${title(house, key)}${table(house, {
      columns: columnsOf(house, hasPremiums),
      rows: facts.main
        .filter((each) => isLiability(each) === liability)
        .map((each) => mainRow(house, each, hasPremiums)),
    })}`;
  const parts = [part('sectionOne', false), part('sectionTwo', true)];
  const isBeside = house.recipe.chance('side by side', 0.45) && !house.isPitch;
  return { html: isBeside ? beside(parts) : html`${parts}`, hasExtras: false };
};

/** Coverages across, a row of limits and a row of premiums. */
export const across: HomeSkeleton = (house, facts) => {
  const { main } = facts;
  const hasPremiums = isPriced(facts);
  const hasSide = house.recipe.chance('row names', 0.6) || hasPremiums;
  const side = (text: string): Cell[] => (hasSide ? [house.caption(text)] : []);
  const hasGroups = house.recipe.chance('section lines', 0.4);
  const columns: Column[] = [
    ...(hasSide ? [{ head: '', ...(hasGroups && { group: '' }) }] : []),
    ...main.map((each) => ({
      head: nameOf(house, each),
      isRight: true,
      ...(hasGroups && { group: house.word(isLiability(each) ? 'sectionTwo' : 'sectionOne') }),
    })),
  ];
  const rows: Row[] = [
    { cells: [...side(house.word('limit')), ...main.map((each) => limitOf(house, each))] },
    ...(hasPremiums
      ? [{ cells: [...side(house.word('premium')), ...main.map(({ premium }) => premiumOf(house, premium))] }]
      : []),
  ];
  return { html: html`${title(house, 'homeCoverages')}${table(house, { columns, rows })}`, hasExtras: false };
};

/** Captions with limits; premiums, if any, are in the values. */
export const panels: HomeSkeleton = (house, facts) => {
  const hasPremiums = isPriced(facts) && house.recipe.chance('premiums in panels', 0.5);
  const pairs = facts.main.map(
    (each): Pair => ({
      caption: nameOf(house, each),
      value: hasPremiums
        ? [limitOf(house, each), `${house.caption(house.word('premium'))}: ${premiumOf(house, each.premium)}`]
        : limitOf(house, each),
    }),
  );
  return { html: html`${title(house, 'homeCoverages')}${panel(house, pairs, drawPanelKind(house))}`, hasExtras: false };
};

/** Letters for the coverages; their names stand in a key above or below. */
export const lettered: HomeSkeleton = (house, facts) => {
  const { main } = facts;
  const letters = new Map<LimitKey, string>([
    ['dwelling', 'A'],
    ['otherStructures', 'B'],
    ['contents', 'C'],
    ['lossOfUse', 'D'],
    ['liability', 'E'],
    ['medicalOthers', 'F'],
  ]);
  const letter = ({ key }: MainCoverage): string => letters.get(key) ?? '';
  const plain = new Map<LimitKey, string>([
    ['dwelling', 'Dwelling'],
    ['otherStructures', 'Other Structures'],
    ['contents', 'Personal Property'],
    ['lossOfUse', 'Loss of Use'],
    ['liability', 'Personal Liability'],
    ['medicalOthers', 'Medical Payments to Others'],
  ]);
  const hasPremiums = isPriced(facts);
  const [first, ...rest] = columnsOf(house, hasPremiums);
  const columns = [{ ...first, head: house.random.pick(['Cov', 'Coverage', 'Cov.']) }, ...rest];
  const isAcross = house.recipe.chance('letters across', 0.4);
  const grid = isAcross
    ? table(house, {
        columns: [{ head: '' }, ...main.map((each) => ({ head: letter(each), isRight: true }))],
        rows: [
          { cells: [house.caption(house.word('limit')), ...main.map((each) => limitOf(house, each))] },
          ...(hasPremiums
            ? [
                {
                  cells: [
                    house.caption(house.word('premium')),
                    ...main.map(({ premium }) => premiumOf(house, premium)),
                  ],
                },
              ]
            : []),
        ],
      })
    : table(house, {
        columns,
        rows: main.map((each) => ({
          cells: [letter(each), limitOf(house, each), ...(hasPremiums ? [premiumOf(house, each.premium)] : [])],
        })),
      });
  const key = note(
    house,
    `Coverages: ${main.map((each) => `${letter(each)} ${house.random.pick(['-', '='])} ${plain.get(each.key) ?? ''}`).join('; ')}`,
  );
  return {
    html: html`${title(house, 'homeCoverages')}${house.recipe.chance('key first', 0.5) ? [key, grid] : [grid, key]}`,
    hasExtras: false,
  };
};

/** The policy's limits with those of other packages, which are offers. */
export const withOptions: HomeSkeleton = (house, facts) => {
  const { random } = house;
  const count = random.int(1, 2);
  const names = random.some(['Option 1', 'Option 2', 'Standard', 'Plus Package', 'Higher Limits'], count);
  const own = random.pick(['Your Policy', 'Your Limit', 'Current Policy', 'Your Coverage']);
  const factors = names.map(() => random.pick([0.8, 0.9, 1.1, 1.25, 1.5]));
  const rows = facts.main.map(
    (each): Row => ({
      cells: [
        nameOf(house, each),
        limitOf(house, each),
        ...factors.map((factor) => (each.limit === null ? house.value(each.words) : house.limit(each.limit * factor))),
      ],
    }),
  );
  const columns: Column[] = [
    { head: house.word('coverage') },
    { head: own, isRight: true },
    ...names.map((head) => ({ head, isRight: true })),
  ];
  const about = note(house, 'The other columns show limits that you can buy. They are not part of your policy.');
  return { html: html`${title(house, 'homeCoverages')}${table(house, { columns, rows })}${about}`, hasExtras: false };
};
