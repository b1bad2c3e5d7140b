import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import { extraLimit, isLiability, isPriced, limitOf, nameOf, premiumOf } from '../declarations/home-coverages.ts';
import type { Deductible, Extra, MainCoverage } from '../declarations/home-facts.ts';
import type { House } from '../declarations/house.ts';
import { paragraph, title } from '../declarations/panels.ts';
import { type DeskHomeSkeleton, homeFamilies } from './home.ts';

const deductibleText = (house: House, { amount, percent }: Deductible): string => {
  if (percent === null) return amount === null ? '' : house.limit(amount);
  return amount === null ? `${percent}%` : `${percent}% - ${house.limit(amount)}`;
};

/** Sections, deductibles and options as parts of one ruled sheet, each with a caption line. */
const oneSheet: DeskHomeSkeleton = (house, facts) => {
  const { recipe } = house;
  const hasPremiums = isPriced(facts);
  const word = (key: string): string => house.caption(house.word(key));
  const width = hasPremiums ? 3 : 2;
  const side = recipe.pick('limits stand', ['r', '', 'r']);
  const line = (name: string, limit: string, premium: string): Html =>
    html`<tr><td>${name}</td><td class="${side}">${limit}</td>${hasPremiums ? html`<td class="r">${premium}</td>` : null}</tr>`;
  const part = (key: string): Html => html`<tr class="group"><td colspan="${width}">${word(key)}</td></tr>`;
  const main = (each: MainCoverage): Html =>
    line(nameOf(house, each), limitOf(house, each), premiumOf(house, each.premium));
  const extra = (each: Extra): Html => line(each.name, extraLimit(house, each), premiumOf(house, each.premium));
  const deductible = (each: Deductible): Html =>
    line(each.peril ?? house.value(house.word('deductible')), deductibleText(house, each), '');
  const one = facts.main.filter((each) => !isLiability(each));
  const two = facts.main.filter(isLiability);
  const isEarly = recipe.chance('deductibles between the sections', 0.5);
  const deductibles = html`${part('deductiblesTitle')}${facts.deductibles.map(deductible)}`;
  const head = html`<tr><th>${word('coverage')}</th><th class="${side}">${word('limit')}</th>${hasPremiums ? html`<th class="r">${word('premium')}</th>` : null}</tr>`;
  const options = facts.extras.length === 0 ? null : html`${part('optionalTitle')}${facts.extras.map(extra)}`;
  return {
    html: html`${title(house, 'homeCoverages')}<table class="t"><thead>${head}</thead><tbody>${part('sectionOne')}${one.map(main)}${isEarly ? deductibles : null}${part('sectionTwo')}${two.map(main)}${isEarly ? null : deductibles}${options}</tbody></table>`,
    hasExtras: true,
    hasDeductibles: true,
  };
};

/** Limits of the term before beside those of this term, and what they cost then and now. */
const beforeAndNow: DeskHomeSkeleton = (house, facts) => {
  const { recipe, random } = house;
  const hasPremiums = isPriced(facts);
  const [was, now] = recipe
    .pick('columns', [
      'Expiring|Renewal',
      'Last Term|This Term',
      'Previous Limit|New Limit',
      'Prior Policy|This Policy',
      'Was|Is Now',
    ])
    .split('|')
    .map(house.caption);
  const isNowFirst = recipe.chance('new first', 0.35);
  const word = (key: string): string => house.caption(house.word(key));
  const both = (old: string, current: string): Html =>
    isNowFirst
      ? html`<td class="r">${current}</td><td class="r">${old}</td>`
      : html`<td class="r">${old}</td><td class="r">${current}</td>`;
  const row = (each: MainCoverage): Html => {
    const current = limitOf(house, each);
    const share = random.pick([0.9, 0.95, 1, 1]);
    const old =
      each.limit === null ? current : limitOf(house, { ...each, limit: Math.round((each.limit * share) / 100) * 100 });
    const price = premiumOf(house, each.premium);
    const oldPrice = each.premium === null ? price : house.money(Math.round(each.premium * 94) / 100);
    return html`<tr><td>${nameOf(house, each)}</td>${both(old, current)}${hasPremiums ? both(oldPrice, price) : null}</tr>`;
  };
  const pair = isNowFirst ? [now, was] : [was, now];
  const groups = hasPremiums
    ? html`<tr><th></th><th colspan="2" style="text-align:center">${word('limit')}</th><th colspan="2" style="text-align:center">${word('premium')}</th></tr>`
    : null;
  const heads = html`${groups}<tr><th>${word('coverage')}</th>${[...pair, ...(hasPremiums ? pair : [])].map((text) => html`<th class="r">${text}</th>`)}</tr>`;
  return {
    html: html`${title(house, 'homeCoverages')}<table class="t"><thead>${heads}</thead><tbody>${facts.main.map(row)}</tbody></table>`,
    hasExtras: false,
  };
};

/** A paragraph for each coverage: what it is for, its limit, and its premium in words. */
const paragraphs: DeskHomeSkeleton = (house, facts) => {
  const { recipe } = house;
  const hasPremiums = isPriced(facts);
  const [limitWords, premiumWords] = recipe
    .pick('words of paragraphs', [
      'The limit is|The premium is',
      'We pay up to|The charge for this coverage is',
      'Limit of liability:|Premium:',
      'Your limit is|You pay',
    ])
    .split('|');
  const isBold = recipe.chance('names in bold', 0.7);
  const one = (each: MainCoverage): Html => {
    const name = nameOf(house, each);
    const premium = each.premium === null ? '' : ` ${premiumWords} ${house.money(each.premium)}.`;
    const included = each.premium === null ? ` ${premiumWords} ${house.word('included').toLowerCase()}.` : premium;
    const text = ` ${limitWords} ${limitOf(house, each)}.${hasPremiums ? included : ''}`;
    return isBold ? html`<p><b>${name}.</b>${text}</p>` : paragraph(house, `${name}.${text}`);
  };
  return { html: html`${title(house, 'homeCoverages')}${facts.main.map(one)}`, hasExtras: false };
};

export const families: readonly Family[] = [
  ...homeFamilies('desk-one-sheet', oneSheet),
  ...homeFamilies('desk-before-and-now', beforeAndNow),
  ...homeFamilies('desk-coverage-paragraphs', paragraphs),
];
