import type { Family } from '../../kit/families.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import {
  buildingBlocks,
  buildingColumns,
  buildingGroups,
  type BuildingCoverages,
  type BuildingSkeleton,
  flatSchedule,
  liabilityBlock,
  locationFields,
  locationsBlock,
  optionsBlock,
} from './business-coverages.ts';
import { type BusinessFacts, type BusinessItem, drawBusiness } from './business-facts.ts';
import { formsList, offers, pagesBefore, smallPrint } from './extras.ts';
import { drawFront } from './front.ts';
import { interestsBlock } from './home-blocks.ts';
import { drawHouse } from './house.ts';
import { panel } from './panels.ts';
import { compose, discountsBlock, inPairs, totalBlock } from './sheet.ts';

export const liabilityFields = new Map([
  ['eachOccurrence', 'eachOccurrenceLimit'],
  ['medicalExpense', 'medicalExpenseLimit'],
  ['rentedPremises', 'damageToRentedPremisesLimit'],
  ['personalInjury', 'personalAdvertisingInjuryLimit'],
  ['generalAggregate', 'generalAggregateLimit'],
  ['productsAggregate', 'productsAggregateLimit'],
]);

/** The coverages' labels; a deductible that is printed once for the policy may be told of each coverage or not. */
export function coverageLabels(
  facts: BusinessFacts,
  shown: BuildingCoverages,
): { coverages: unknown[]; accept: Record<string, unknown[]> } {
  const entries: { at: { location: number | null; building: number | null }; item: BusinessItem; isPriced: boolean }[] =
    [
      ...facts.buildings.flatMap(({ location, building, items }) =>
        items.map((item) => ({ at: { location, building }, item, isPriced: shown.hasPremiums })),
      ),
      ...facts.options.map((item) => ({ at: { location: null, building: null }, item, isPriced: facts.isPriced })),
    ];
  const accept: Record<string, unknown[]> = {};
  const coverages = entries.map(({ at, item, isPriced }, i) => {
    const hasOwn = shown.hasDeductibles && item.deductible !== null;
    if (!shown.hasDeductibles) accept[`coverages[${i}].deductible`] = [facts.deductible];
    const bare = item.name.replace(/ - replacement cost$/i, '');
    if (bare !== item.name) accept[`coverages[${i}].name`] = [item.name];
    return {
      locationNumber: at.location,
      buildingNumber: at.building,
      name: bare,
      limit: item.limit,
      limitText: item.limitText,
      deductible: hasOwn ? item.deductible : null,
      premium: isPriced ? item.premium : null,
    };
  });
  return { coverages, accept };
}

/** Declarations of a businessowners policy whose property coverages stand in this skeleton. */
export function buildBusiness(
  recipe: Recipe,
  { skeleton, isRoomy = true }: { skeleton: BuildingSkeleton; isRoomy?: boolean },
): Drawn {
  const house = drawHouse(recipe);
  const facts = drawBusiness(house, isRoomy);
  const { contract } = facts;
  const extra = [
    { caption: house.word('entity'), value: facts.entity },
    { caption: house.word('business'), value: facts.business },
  ];
  const shownExtra = house.random.some(extra, recipe.pick('business facts', [2, 2, 1, 0]));
  const { front, label } = drawFront(house, contract, { titleKey: 'businessTitle', extra: shownExtra });
  const coverages = skeleton(house, facts);
  const fields = locationFields(house);
  const interests = interestsBlock(house, { interests: facts.interests });
  const single = coverages.hasDeductibles
    ? null
    : panel(house, [{ caption: house.word('propertyDeductible'), value: house.limit(facts.deductible) }]);
  const [l, p, g, o] = [
    locationsBlock(house, facts, fields),
    coverages.html,
    liabilityBlock(house, facts),
    optionsBlock(house, facts),
  ];
  const money = [discountsBlock(house, facts.discounts), totalBlock(house, facts.total)];
  const order = recipe.draw('order', { usual: 3, liabilityFirst: 2, paired: 2, totalFirst: 1 });
  const middle = {
    usual: [l, p, single, g, o, interests.html, ...money],
    liabilityFirst: [g, l, p, single, o, ...money, interests.html],
    paired: [l, p, ...inPairs(house, [g, single, o, interests.html, ...money])],
    totalFirst: [...money, l, single, p, o, g, interests.html],
  }[order];
  const { coverages: items, accept } = coverageLabels(facts, coverages);
  return compose(house, {
    contract,
    blocks: [
      pagesBefore(house, contract),
      front,
      ...middle,
      recipe.chance('forms', 0.6) ? formsList(house) : null,
      offers(house, facts.total),
      smallPrint(house),
    ],
    label: {
      ...label,
      entityType: shownExtra.some(({ value }) => value === facts.entity) ? facts.entity : null,
      businessDescription: shownExtra.some(({ value }) => value === facts.business) ? facts.business : null,
      totalPremium: facts.total,
      discounts: facts.discounts,
      ...Object.fromEntries(facts.liability.map(({ key, limit }) => [liabilityFields.get(key) ?? key, limit])),
      locations: facts.buildings.map((each) => ({
        locationNumber: each.location,
        buildingNumber: each.building,
        ...(Object.assign({}, ...fields.map((field) => field.label(each))) as Record<string, unknown>),
      })),
      coverages: items,
      ...interests.label,
      _accept: { ...accept, ...interests.accept },
    },
  });
}

const family = (name: string, skeleton: BuildingSkeleton, isRoomy = true): Family => ({
  policyType: 'businessowners',
  name,
  build: (recipe) => buildBusiness(recipe, { skeleton, isRoomy }),
});

export const families: readonly Family[] = [
  family('building-groups', buildingGroups),
  family('flat-schedule', flatSchedule),
  family('building-columns', buildingColumns, false),
  family('building-blocks', buildingBlocks),
];
