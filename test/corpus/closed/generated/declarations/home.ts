import { type HomeSkeleton, limitOf } from '../../../generated/declarations/home-coverages.ts';
import type { HomeFacts, MainCoverage } from '../../../generated/declarations/home-facts.ts';
import { buildHome } from '../../../generated/declarations/home.ts';
import type { House } from '../../../generated/declarations/house.ts';
import { paragraph, title } from '../../../generated/declarations/panels.ts';
import { type Cell, type Column, type Row, table } from '../../../generated/declarations/tables.ts';
import type { Family } from '../../../kit/families.ts';
import { html } from '../../../kit/html.ts';

const nameOf = (house: House, { key }: MainCoverage): string => house.value(house.word(key));
const older = (limit: number): number => Math.round((limit * 0.96) / 100) * 100;

/** The limits before the change beside those that are data. */
const beforeAndAfter: HomeSkeleton = (house, { main }) => {
  const isNowFirst = house.recipe.chance('new first', 0.4);
  const marksChange = house.recipe.chance('marks changes', 0.5);
  const both = (was: string, now: string): string[] => (isNowFirst ? [now, was] : [was, now]);
  const rows = main.map((each): Row => {
    const changes = each.limit !== null && each.limit > 20_000 && house.random.chance(0.5);
    const was =
      changes && each.limit !== null ? limitOf(house, { ...each, limit: older(each.limit) }) : limitOf(house, each);
    return {
      cells: [nameOf(house, each), ...both(was, limitOf(house, each)), ...(marksChange ? [changes ? '*' : ''] : [])],
    };
  });
  const columns: Column[] = [
    { head: house.word('coverage'), group: '' },
    ...both(house.word('previous'), house.word('revised')).map((head) => ({
      head,
      isRight: true,
      group: house.word('limit'),
    })),
    ...(marksChange ? [{ head: house.random.pick(['Changed', 'Chg']), group: '' }] : []),
  ];
  return { html: html`${title(house, 'homeCoverages')}${table(house, { columns, rows })}`, hasExtras: false };
};

const PHRASES: Record<MainCoverage['key'], readonly [string, string]> = {
  dwelling: ['We insure the dwelling for', '.'],
  otherStructures: ['Other structures on the premises are insured for', '.'],
  contents: ['Your personal property is insured for', ' anywhere in the world.'],
  lossOfUse: ['If you cannot live there, loss of use is insured for', '.'],
  liability: ['For personal liability we pay up to', ' for each occurrence.'],
  medicalOthers: ['For medical payments to others we pay up to', ' for each person.'],
};

/** Sentences with the limits in them. */
const sentences: HomeSkeleton = (house, { main }: HomeFacts) => {
  const text = (each: MainCoverage): string => {
    const [before, after] = PHRASES[each.key];
    return `${before} ${each.limit === null ? house.value(each.words) : house.limit(each.limit)}${after}`;
  };
  const isOne = house.recipe.chance('one paragraph', 0.4);
  const lines = main.map(text);
  return {
    html: html`${title(house, 'homeCoverages')}${isOne ? paragraph(house, lines.join(' ')) : lines.map((line) => paragraph(house, line))}`,
    hasExtras: false,
  };
};

/** Numbered items with limits, deductible and premium in one wide table, every row of two lines. */
const numberedItems: HomeSkeleton = (house, { main }) => {
  const hints: Record<MainCoverage['key'], string> = {
    dwelling: 'Replacement cost',
    otherStructures: 'Not attached to the dwelling',
    contents: 'On and off premises',
    lossOfUse: 'While the home cannot be lived in',
    liability: 'Each occurrence',
    medicalOthers: 'Each person',
  };
  const hasPremiums = main.some(({ premium }) => premium !== null);
  const notation = house.random.pick([
    (n: number): string => `${n}.`,
    (n: number): string => `(${n})`,
    (n: number): string => `Item ${n}`,
  ]);
  const rows = main.map((each, i): Row => {
    const name: Cell = [nameOf(house, each), house.value(hints[each.key])];
    const premium = each.premium === null ? house.word('included') : house.money(each.premium);
    return { cells: [notation(i + 1), name, limitOf(house, each), ...(hasPremiums ? [premium] : [])] };
  });
  const columns: Column[] = [
    { head: house.random.pick(['Item', 'No.', '']) },
    { head: house.word('coverage') },
    { head: house.word('limit'), isRight: true },
    ...(hasPremiums ? [{ head: house.word('premium'), isRight: true }] : []),
  ];
  return { html: html`${title(house, 'homeCoverages')}${table(house, { columns, rows })}`, hasExtras: false };
};

const skeletons: readonly (readonly [string, HomeSkeleton])[] = [
  ['limits-before-and-after', beforeAndAfter],
  ['limit-sentences', sentences],
  ['numbered-items', numberedItems],
];

export const families: readonly Family[] = (['homeowners', 'renters'] as const).flatMap((policyType) =>
  skeletons.map(
    ([name, skeleton]): Family => ({
      policyType,
      name,
      weight: policyType === 'homeowners' ? 1.2 : 0.7,
      build: (recipe) => buildHome(recipe, policyType, { skeleton }),
    }),
  ),
);
