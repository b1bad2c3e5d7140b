import { buildDeskBusiness, type DeskBuildingSkeleton } from '../../../generated/declarations-desk/business.ts';
import { type DeskHomeSkeleton, homeFamilies } from '../../../generated/declarations-desk/home.ts';
import { buildDeskPet } from '../../../generated/declarations-desk/pet.ts';
import { buildingName, deductibleOf, limitOf, premiumOf } from '../../../generated/declarations/business-coverages.ts';
import type { Building, BusinessItem } from '../../../generated/declarations/business-facts.ts';
import {
  isPriced,
  limitOf as homeLimit,
  nameOf,
  premiumOf as homePremium,
} from '../../../generated/declarations/home-coverages.ts';
import { title } from '../../../generated/declarations/panels.ts';
import type { InsuredPet } from '../../../generated/declarations/pet-facts.ts';
import { nameField, type PetField, type PetSkeleton } from '../../../generated/declarations/pet.ts';
import type { Family } from '../../../kit/families.ts';
import { html, type Html } from '../../../kit/html.ts';

/** Two narrow tables beside each other with three coverages each; the premium below the limit in its cell. */
const sideBySide: DeskHomeSkeleton = (house, facts) => {
  const { recipe } = house;
  const hasPremiums = isPriced(facts);
  const word = (key: string): string => house.caption(house.word(key));
  const half = Math.ceil(facts.main.length / 2);
  const isPremiumFirst = recipe.chance('premium above the limit', 0.3);
  const head = hasPremiums
    ? html`${isPremiumFirst ? word('premium') : word('limit')}<br>${isPremiumFirst ? word('limit') : word('premium')}`
    : html`${word('limit')}`;
  const table = (part: typeof facts.main): Html =>
    html`<table class="t"><thead><tr><th>${word('coverage')}</th><th class="r">${head}</th></tr></thead><tbody>${part.map(
      (each) => {
        const [limit, premium] = [homeLimit(house, each), homePremium(house, each.premium)];
        const [over, under] = isPremiumFirst ? [premium, limit] : [limit, premium];
        return html`<tr><td>${nameOf(house, each)}</td><td class="r">${hasPremiums ? html`${over}<br>${under}` : limit}</td></tr>`;
      },
    )}</tbody></table>`;
  return {
    html: html`${title(house, 'homeCoverages')}<div class="cols"><div>${table(facts.main.slice(0, half))}</div><div>${table(facts.main.slice(half))}</div></div>`,
    hasExtras: false,
  };
};

/** Each coverage of each building as a line of text, the building before it or above its lines. */
const propertyLines: DeskBuildingSkeleton = (house, facts) => {
  const { recipe } = house;
  const hasDeductibles = recipe.chance('deductibles in lines', 0.5);
  const hasPremiums = facts.isPriced;
  const isNamedInLine = recipe.chance('building in each line', 0.5);
  const word = (key: string): string => house.caption(house.word(key));
  const comma = recipe.pick('between parts', [', ', '; ', ' / ', ' - ']);
  const line = (building: Building, item: BusinessItem): Html => {
    const parts = [
      `${word('limit')} ${limitOf(house, item)}`,
      ...(hasDeductibles && item.deductible !== null ? [`${word('deductible')} ${deductibleOf(house, item)}`] : []),
      ...(hasPremiums ? [`${word('premium')} ${premiumOf(house, item)}`] : []),
    ];
    return html`<div>${isNamedInLine ? `${buildingName(house, building)}: ` : ''}<b>${item.name}</b>${comma}${parts.join(comma)}</div>`;
  };
  const one = (building: Building): Html =>
    html`<div style="margin-bottom:5pt">${isNamedInLine ? null : html`<div><u>${buildingName(house, building)}</u></div>`}${building.items.map((item) => line(building, item))}</div>`;
  return { html: html`${title(house, 'propertyTitle')}${facts.buildings.map(one)}`, hasDeductibles, hasPremiums };
};

/** Pets in a table with two lines each: who the pet is, and below it what is paid for it, under heads of two lines. */
const twoLinePets: PetSkeleton = (house, { pets }, fields) => {
  const who = fields.filter(({ isBenefit }) => isBenefit !== true);
  const what = fields.filter(({ isBenefit }) => isBenefit === true);
  const width = Math.max(who.length + 1, what.length);
  const word = ({ word: key }: PetField): string => house.caption(house.word(key));
  const cells = (texts: readonly string[], tag: 'td' | 'th'): Html =>
    html`${Array.from({ length: width }, (_, i) => (tag === 'td' ? html`<td>${texts[i]}</td>` : html`<th>${texts[i]}</th>`))}`;
  const row = (pet: InsuredPet): Html =>
    html`<tr style="border-top:.7pt solid #555">${cells(
      [nameField, ...who].map(({ text }) => text(pet)),
      'td',
    )}</tr><tr>${cells(
      what.map(({ text }) => text(pet)),
      'td',
    )}</tr>`;
  return html`${title(house, 'petsTitle')}<table class="t"><thead><tr>${cells([nameField, ...who].map(word), 'th')}</tr><tr>${cells(what.map(word), 'th')}</tr></thead><tbody>${pets.map(row)}</tbody></table>`;
};

export const families: readonly Family[] = [
  ...homeFamilies('counter-side-by-side', sideBySide),
  {
    policyType: 'businessowners',
    name: 'counter-property-lines',
    build: (recipe) => buildDeskBusiness(recipe, propertyLines),
  },
  {
    policyType: 'pet',
    name: 'counter-two-line-pets',
    weight: 0.9,
    build: (recipe) => buildDeskPet(recipe, twoLinePets),
  },
];
