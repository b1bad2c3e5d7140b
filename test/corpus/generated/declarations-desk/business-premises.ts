import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import { buildingName, deductibleOf, limitOf, premiumOf } from '../declarations/business-coverages.ts';
import type { Building } from '../declarations/business-facts.ts';
import { title } from '../declarations/panels.ts';
import { buildDeskBusiness, type DeskBuildingSkeleton } from './business.ts';

/** One row for each building, a column for each coverage, as many as any building has. */
const buildingRows: DeskBuildingSkeleton = (house, { buildings }) => {
  const { recipe } = house;
  const names = new Map(buildings.flatMap(({ items }) => items.map(({ key, name }) => [key, name] as const)));
  const isJoined = recipe.chance('premises in one cell', 0.5);
  const none = recipe.pick('no coverage', ['', '-', 'N/C', 'Not Covered']);
  const word = (key: string): string => house.caption(house.word(key));
  const heads = isJoined
    ? html`<th>${house.caption(recipe.pick('head of premises', ['Premises', 'Loc/Bldg', 'Building', 'Described Premises']))}</th>`
    : html`<th>${word('location')}</th><th>${word('building')}</th>`;
  const row = (each: Building): Html => {
    const lead = isJoined
      ? html`<td>${each.location}/${each.building}</td>`
      : html`<td>${each.location}</td><td>${each.building}</td>`;
    const cells = [...names.keys()].map((key) => {
      const item = each.items.find((one) => one.key === key);
      return html`<td class="r">${item === undefined ? none : limitOf(house, item)}</td>`;
    });
    return html`<tr>${lead}${cells}</tr>`;
  };
  const top = recipe.chance('limits head', 0.5)
    ? html`<tr><th colspan="${isJoined ? 1 : 2}"></th><th colspan="${names.size}" style="text-align:center">${word('limit')}</th></tr>`
    : null;
  return {
    html: html`${title(house, 'propertyTitle')}<table class="t"><thead>${top}<tr>${heads}${[...names.values()].map((name) => html`<th class="r">${name}</th>`)}</tr></thead><tbody>${buildings.map(row)}</tbody></table>`,
    hasDeductibles: false,
    hasPremiums: false,
  };
};

/** A box for each building: where it is and what it is in the first lines, its coverages in the lines below. */
const premisesBoxes: DeskBuildingSkeleton = (house, facts) => {
  const { recipe } = house;
  const hasDeductibles = recipe.chance('deductibles in boxes', 0.5);
  const hasPremiums = facts.isPriced;
  const [hasUse, hasBuilt, hasProtection] = [
    recipe.chance('occupancy', 0.8),
    recipe.chance('year built', 0.6),
    recipe.chance('protection class', 0.5),
  ];
  const word = (key: string): string => house.caption(house.word(key));
  const one = (each: Building): Html => {
    const about = [
      ...(hasUse ? [`${word('premisesUse')}: ${each.use}`] : []),
      `${word('businessConstruction')}: ${each.construction}`,
      ...(hasBuilt ? [`${word('builtIn')}: ${each.built}`] : []),
      ...(hasProtection ? [`${word('businessProtection')}: ${each.protection}`] : []),
    ];
    const rows = each.items.map(
      (item) =>
        html`<tr><td>${item.name}</td><td class="r">${limitOf(house, item)}</td>${hasDeductibles ? html`<td class="r">${deductibleOf(house, item)}</td>` : null}${hasPremiums ? html`<td class="r">${premiumOf(house, item)}</td>` : null}</tr>`,
    );
    const heads = html`<tr><th>${word('coverage')}</th><th class="r">${word('limit')}</th>${hasDeductibles ? html`<th class="r">${word('deductible')}</th>` : null}${hasPremiums ? html`<th class="r">${word('premium')}</th>` : null}</tr>`;
    return html`<div class="box" style="margin-bottom:6pt;break-inside:avoid"><div><b>${buildingName(house, each)}</b></div><div>${word('locationAddress')}: ${each.address.join(', ')}</div><div>${about.map((text) => html`${text} &nbsp;&nbsp;&nbsp; `)}</div><table class="t">${heads}${rows}</table></div>`;
  };
  return {
    html: html`${title(house, 'propertyTitle')}${facts.buildings.map(one)}`,
    hasDeductibles,
    hasPremiums,
    locationOf: (each) => ({
      address: each.address.join(', '),
      construction: each.construction,
      ...(hasUse && { description: each.use }),
      ...(hasBuilt && { yearBuilt: each.built }),
      ...(hasProtection && { protectionClass: each.protection }),
    }),
  };
};

const family = (
  name: string,
  skeleton: DeskBuildingSkeleton,
  options: Parameters<typeof buildDeskBusiness>[2] = {},
): Family => ({
  policyType: 'businessowners',
  name,
  build: (recipe) => buildDeskBusiness(recipe, skeleton, options),
});

export const families: readonly Family[] = [
  family('desk-building-rows', buildingRows, { isWide: true }),
  family('desk-premises-boxes', premisesBoxes, { hasLocations: false }),
];
