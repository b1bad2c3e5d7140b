import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import { deductibleOf, limitOf, premiumOf } from '../declarations/business-coverages.ts';
import type { Building, BusinessItem } from '../declarations/business-facts.ts';
import { title } from '../declarations/panels.ts';
import { buildDeskBusiness, type DeskBuildingSkeleton } from './business.ts';

/** Property by item: each line says its premises, and how the property is insured and valued. */
const itemSchedule: DeskBuildingSkeleton = (house, facts) => {
  const { recipe } = house;
  const hasDeductibles = recipe.chance('deductible column', 0.6);
  const hasPremiums = facts.isPriced;
  const [hasShare, hasValue, hasCause] = [
    recipe.chance('coinsurance column', 0.7),
    recipe.chance('valuation column', 0.7),
    recipe.chance('causes of loss column', 0.5),
  ];
  const premises = recipe.draw('premises are printed', { numbers: 3, joined: 2, once: 2 });
  const share = recipe.pick('coinsurance', ['80%', '90%', '100%', 'N/A']);
  const value = recipe.pick('valuation', ['RC', 'ACV', 'Replacement Cost', 'Repl. Cost', 'Actual Cash Value']);
  const cause = recipe.pick('causes of loss', ['Special', 'SPECIAL', 'Basic', 'Special Form', 'SPL']);
  const word = (key: string): string => house.caption(house.word(key));
  const head = (text: string, isRight = false): Html =>
    html`<th class="${isRight ? 'r' : ''}">${house.caption(text)}</th>`;
  const heads = [
    head(recipe.pick('head of items', ['Item', 'Item No.', 'No.', 'Ln'])),
    ...(premises === 'joined'
      ? [head(recipe.pick('head of premises', ['Prem/Bldg', 'Loc-Bldg', 'Premises/Building']))]
      : [head(house.word('location')), head(house.word('building'))]),
    head(
      recipe.pick('head of property', [
        'Description of Property',
        'Covered Property',
        'Property / Coverage',
        'Item Covered',
        'Property Insured',
      ]),
    ),
    head(house.word('limit'), true),
    ...(hasShare ? [head(recipe.pick('head of shares', ['Coins.', 'Coinsurance', 'Coins %', 'Co-Ins']))] : []),
    ...(hasValue ? [head(recipe.pick('head of values', ['Valuation', 'Val', 'Valued', 'Basis']))] : []),
    ...(hasCause ? [head(recipe.pick('head of causes', ['Causes of Loss', 'Cause of Loss', 'Perils', 'Form']))] : []),
    ...(hasDeductibles ? [head(house.word('deductible'), true)] : []),
    ...(hasPremiums ? [head(house.word('premium'), true)] : []),
  ];
  const numbers = ({ location, building }: Building, isFirst: boolean): string[] => {
    if (premises === 'joined') return [`${location}-${building}`];
    return premises === 'once' && !isFirst ? ['', ''] : [String(location), String(building)];
  };
  let number = 0;
  const row = (building: Building, item: BusinessItem, isFirst: boolean): Html => {
    number++;
    const isAmount = item.limit !== null;
    const cells: [string, boolean][] = [
      [String(number).padStart(recipe.pick('digits of items', [1, 2, 3]), '0'), false],
      ...numbers(building, isFirst).map((text): [string, boolean] => [text, false]),
      [item.name, false],
      [limitOf(house, item), true],
      ...(hasShare ? [[isAmount ? share : '', false] as [string, boolean]] : []),
      ...(hasValue ? [[isAmount ? value : '', false] as [string, boolean]] : []),
      ...(hasCause ? [[cause, false] as [string, boolean]] : []),
      ...(hasDeductibles ? [[deductibleOf(house, item), true] as [string, boolean]] : []),
      ...(hasPremiums ? [[premiumOf(house, item), true] as [string, boolean]] : []),
    ];
    return html`<tr>${cells.map(([text, isRight]) => html`<td class="${isRight ? 'r' : ''}">${text}</td>`)}</tr>`;
  };
  const rows = facts.buildings.flatMap((each) => each.items.map((item, i) => row(each, item, i === 0)));
  const about = recipe.chance('address lines above', 0.3)
    ? html`<p class="small">${facts.buildings.map((each) => html`${word('location')} ${each.location} ${word('building')} ${each.building}: ${each.address.join(', ')}<br>`)}</p>`
    : null;
  return {
    html: html`${title(house, 'propertyTitle')}${about}<table class="t"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`,
    hasDeductibles,
    hasPremiums,
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

export const families: readonly Family[] = [family('desk-item-schedule', itemSchedule, { isWide: true })];
