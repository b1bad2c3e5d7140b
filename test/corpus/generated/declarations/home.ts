import type { Family } from '../../kit/families.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { cityLine } from '../../kit/names.ts';
import { formsList, offers, pagesBefore, smallPrint } from './extras.ts';
import { drawFront } from './front.ts';
import { deductiblesBlock, interestsBlock, ratingBlock } from './home-blocks.ts';
import {
  across,
  extrasBlock,
  type HomeSkeleton,
  lettered,
  oneTable,
  panels,
  twoSections,
  withOptions,
} from './home-coverages.ts';
import { addressOf, drawHomeFacts, type HomeFacts } from './home-facts.ts';
import { drawHouse, type House } from './house.ts';
import type { Pair } from './panels.ts';
import { compose, discountsBlock, feesBlock, inPairs, totalBlock } from './sheet.ts';

export function residencePair(house: House, { residence, isSame }: HomeFacts): Pair {
  const saysSame = isSame && house.recipe.chance('says same', 0.5);
  return {
    caption: house.word('residence'),
    value: saysSame ? house.value(house.word('sameAddress')) : [residence.street, cityLine(residence)],
  };
}

export function homeLabel({ main, extras, fees, discounts, total, residence }: HomeFacts): Record<string, unknown> {
  const limits = new Map(main.map(({ key, limit }) => [key, limit]));
  return {
    insuredLocation: addressOf(residence),
    totalPremium: total,
    fees,
    discounts,
    ...(limits.has('dwelling') && {
      dwellingLimit: limits.get('dwelling'),
      otherStructuresLimit: limits.get('otherStructures'),
    }),
    personalPropertyLimit: limits.get('contents'),
    lossOfUseLimit: limits.get('lossOfUse'),
    personalLiabilityLimit: limits.get('liability'),
    medicalPaymentsLimit: limits.get('medicalOthers'),
    otherCoverages: extras.map(({ name, limit, limitText, premium }) => ({ name, limit, limitText, premium })),
  };
}

/** Declarations of a homeowners or renters policy whose six coverages stand in this skeleton. */
export function buildHome(
  recipe: Recipe,
  kind: HomeFacts['kind'],
  { skeleton, pitch = 0.15 }: { skeleton: HomeSkeleton; pitch?: number },
): Drawn {
  const house = drawHouse(recipe, pitch);
  const facts = drawHomeFacts(house, kind);
  const { contract } = facts;
  const { front, label } = drawFront(house, contract, {
    titleKey: kind === 'homeowners' ? 'homeTitle' : 'rentersTitle',
    extra: [residencePair(house, facts)],
  });
  const coverages = skeleton(house, facts);
  const rating = kind === 'homeowners' ? ratingBlock(house, facts) : { html: null, label: {} };
  const deductibles = deductiblesBlock(house, facts);
  const interests = interestsBlock(house, facts);
  const extras = coverages.hasExtras ? null : extrasBlock(house, facts);
  const money = [discountsBlock(house, facts.discounts), feesBlock(house, facts.fees), totalBlock(house, facts.total)];
  const order = recipe.draw('order', {
    usual: 3,
    ratingFirst: 2,
    deductiblesFirst: 2,
    interestsFirst: 1,
    moneyFirst: 1,
  });
  const [r, d, i, c] = [rating.html, deductibles.html, interests.html, coverages.html];
  const paired = inPairs(house, [d, r, i, ...money]);
  const middle = {
    paired: [c, extras, ...paired],
    pairedFirst: [...paired, c, extras],
    usual: [c, d, extras, ...money, i, r],
    ratingFirst: [r, c, d, extras, ...money, i],
    deductiblesFirst: [d, c, extras, r, i, ...money],
    interestsFirst: [i, c, d, ...money, extras, r],
    moneyFirst: [...money, c, d, extras, i, r],
  }[order];
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
      ...homeLabel(facts),
      ...rating.label,
      ...deductibles.label,
      ...interests.label,
      _accept: interests.accept ?? {},
    },
  });
}

const skeletons: readonly (readonly [string, HomeSkeleton])[] = [
  ['one-coverage-table', oneTable],
  ['two-sections', twoSections],
  ['coverages-across', across],
  ['limit-panels', panels],
  ['lettered-coverages', lettered],
  ['limits-and-options', withOptions],
];

export const families: readonly Family[] = (['homeowners', 'renters'] as const).flatMap((policyType) =>
  skeletons
    .filter(([name]) => policyType === 'homeowners' || name !== 'lettered-coverages')
    .map(([name, skeleton]) => ({
      policyType,
      name,
      weight: policyType === 'homeowners' ? 1.2 : 0.7,
      build: (recipe) => buildHome(recipe, policyType, { skeleton, pitch: name === 'one-coverage-table' ? 0.3 : 0.15 }),
    })),
);
