import type { Family } from '../../kit/families.ts';
import type { Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { formsList, offers, pagesBefore, smallPrint } from '../declarations/extras.ts';
import { deductiblesBlock, interestsBlock, ratingBlock } from '../declarations/home-blocks.ts';
import { extrasBlock, type HomeCoverages } from '../declarations/home-coverages.ts';
import { drawHomeFacts, type HomeFacts } from '../declarations/home-facts.ts';
import { homeLabel, residencePair } from '../declarations/home.ts';
import type { House } from '../declarations/house.ts';
import { compose, discountsBlock, feesBlock, inPairs, totalBlock } from '../declarations/sheet.ts';
import { deskFront } from './front.ts';
import { deskHouse } from './house.ts';

export interface DeskHome extends HomeCoverages {
  /** The deductibles stand among the coverages. */
  hasDeductibles?: boolean;
  accept?: Record<string, unknown[]>;
}

export type DeskHomeSkeleton = (house: House, facts: HomeFacts) => DeskHome;

/** Declarations of a homeowners or renters policy with another front and another order. */
function buildDeskHome(recipe: Recipe, kind: HomeFacts['kind'], skeleton: DeskHomeSkeleton): Drawn {
  const house = deskHouse(recipe);
  const facts = drawHomeFacts(house, kind);
  const { contract } = facts;
  const front = deskFront(house, contract, {
    titleKey: kind === 'homeowners' ? 'homeTitle' : 'rentersTitle',
    extra: [residencePair(house, facts)],
  });
  const coverages = skeleton(house, facts);
  const rating = kind === 'homeowners' ? ratingBlock(house, facts) : { html: null, label: {} };
  const deductibles =
    coverages.hasDeductibles === true
      ? { html: null, label: { deductibles: facts.deductibles } }
      : deductiblesBlock(house, facts);
  const interests = interestsBlock(house, facts);
  const extras = coverages.hasExtras ? null : extrasBlock(house, facts);
  const money = [discountsBlock(house, facts.discounts), feesBlock(house, facts.fees), totalBlock(house, facts.total)];
  const [c, d, r, i] = [coverages.html, deductibles.html, rating.html, interests.html];
  const order = recipe.draw('order', { usual: 3, interestsFirst: 2, paired: 2, ratingFirst: 1 });
  const middle: (Html | null)[] = {
    usual: [c, d, extras, ...money, r, i],
    interestsFirst: [i, c, d, extras, ...money, r],
    paired: [c, ...inPairs(house, [d, i, r, ...money]), extras],
    ratingFirst: [r, d, c, extras, i, ...money],
  }[order];
  return compose(house, {
    contract,
    blocks: [
      pagesBefore(house, contract),
      front.html,
      ...middle,
      recipe.chance('forms', 0.5) ? formsList(house) : null,
      offers(house, facts.total),
      smallPrint(house),
    ],
    label: {
      ...front.label,
      ...homeLabel(facts),
      ...rating.label,
      ...deductibles.label,
      ...interests.label,
      _accept: { ...interests.accept, ...coverages.accept },
    },
  });
}

/** A family of homeowners policies and one of renters policies with the same skeleton. */
export const homeFamilies = (name: string, skeleton: DeskHomeSkeleton): Family[] =>
  (['homeowners', 'renters'] as const).map((policyType) => ({
    policyType,
    name,
    weight: policyType === 'homeowners' ? 1 : 0.6,
    build: (recipe) => buildDeskHome(recipe, policyType, skeleton),
  }));
