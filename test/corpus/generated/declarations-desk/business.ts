import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import {
  type BuildingCoverages,
  liabilityBlock,
  locationFields,
  locationsBlock,
  optionsBlock,
} from '../declarations/business-coverages.ts';
import { type Building, type BusinessFacts, drawBusiness } from '../declarations/business-facts.ts';
import { coverageLabels, liabilityFields } from '../declarations/business.ts';
import { formsList, offers, pagesBefore, smallPrint } from '../declarations/extras.ts';
import { interestsBlock } from '../declarations/home-blocks.ts';
import type { House } from '../declarations/house.ts';
import { panel } from '../declarations/panels.ts';
import { compose, discountsBlock, inPairs, totalBlock } from '../declarations/sheet.ts';
import { deskFront } from './front.ts';
import { deskHouse } from './house.ts';

export interface DeskBuildings extends BuildingCoverages {
  /** What the schedule of coverages says of a building, when there is no other list of them. */
  locationOf?: (building: Building) => Record<string, unknown>;
}

export type DeskBuildingSkeleton = (house: House, facts: BusinessFacts) => DeskBuildings;

/** Declarations of a businessowners policy with another front and other schedules of property. */
export function buildDeskBusiness(
  recipe: Recipe,
  skeleton: DeskBuildingSkeleton,
  {
    hasLocations = true,
    isRoomy = true,
    isWide = false,
  }: { hasLocations?: boolean; isRoomy?: boolean; isWide?: boolean } = {},
): Drawn {
  const house = deskHouse(recipe);
  const facts = drawBusiness(house, isRoomy);
  const { contract } = facts;
  const extra = house.random.some(
    [
      { caption: house.word('entity'), value: facts.entity },
      { caption: house.word('business'), value: facts.business },
    ],
    recipe.pick('business facts', [2, 2, 1, 0]),
  );
  const front = deskFront(house, contract, { titleKey: 'businessTitle', extra });
  const coverages = skeleton(house, facts);
  const fields = locationFields(house);
  const interests = interestsBlock(house, { interests: facts.interests });
  const single = coverages.hasDeductibles
    ? null
    : panel(house, [{ caption: house.word('propertyDeductible'), value: house.limit(facts.deductible) }]);
  const [l, p, g, o] = [
    hasLocations ? locationsBlock(house, facts, fields) : null,
    coverages.html,
    liabilityBlock(house, facts),
    optionsBlock(house, facts),
  ];
  const money = [discountsBlock(house, facts.discounts), totalBlock(house, facts.total)];
  const order = recipe.draw('order', { usual: 3, liabilityFirst: 2, paired: 1, optionsFirst: 1 });
  const middle = {
    usual: [l, p, single, g, o, interests.html, ...money],
    liabilityFirst: [g, l, p, single, o, ...money, interests.html],
    paired: [...inPairs(house, [g, single, interests.html, ...money]), l, p, o],
    optionsFirst: [o, g, l, p, single, interests.html, ...money],
  }[order];
  const { coverages: items, accept } = coverageLabels(facts, coverages);
  const said = (value: string): string | null => (extra.some((pair) => pair.value === value) ? value : null);
  return compose(house, {
    contract,
    isWide,
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
      entityType: said(facts.entity),
      businessDescription: said(facts.business),
      totalPremium: facts.total,
      discounts: facts.discounts,
      ...Object.fromEntries(facts.liability.map(({ key, limit }) => [liabilityFields.get(key) ?? key, limit])),
      locations: facts.buildings.map((each) => ({
        locationNumber: each.location,
        buildingNumber: each.building,
        ...(hasLocations
          ? (Object.assign({}, ...fields.map((field) => field.label(each))) as Record<string, unknown>)
          : coverages.locationOf?.(each)),
      })),
      coverages: items,
      ...interests.label,
      _accept: { ...accept, ...interests.accept },
    },
  });
}
