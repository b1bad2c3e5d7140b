import { addDays } from '../../kit/dates.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { claimFacts, type Fact, moneyFacts, shownKeys } from './facts.ts';
import { drawHouse, type House, type Policy } from './house.ts';
import { drawHead, drawLook, finish, grid } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading } from './sections.ts';

type Claim = Policy['claims'][number];

/** Claims with the amounts of the last valuation beside the present ones and the change; only the present ones are data. */
export function drawValuations(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {
    counts: recipe.pick('claims by term', ['1', '2', '0,2', '1,1,2', '4']).split(',').map(Number),
  });
  const { choose } = house;
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  // a column of present amounts may carry the valuation date too
  recorder.alsoRight('valuationDate', [house.valuationDate]);
  const heading = drawPolicyHeading(house, look, recorder);
  const shown = shownKeys(house, 0.6);
  const across = choose('columns of pairs', [1, 2, 3]);
  const table = drawComparison(house);
  const isBeside = recipe.chance('amounts beside the facts', 0.4);
  const block = (claim: Claim, policy: Policy): Html => {
    const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
    const money = moneyFacts(house, claim);
    recorder.claim([...known, ...money], policy.number);
    const facts = grid(look, known, isBeside ? 1 : across);
    return html`<div style="border:.6pt solid #777;padding:4pt;margin:0 0 7pt;break-inside:avoid;display:grid;grid-template-columns:${isBeside ? '1fr auto' : '1fr'};column-gap:12pt"><div>${facts}</div><div>${table(money)}</div></div>`;
  };
  const body = house.policies.map(
    (policy) =>
      html`${heading(policy)}${policy.claims.length === 0 ? html`<p>${house.caption('noClaims')}</p>` : policy.claims.map((claim) => block(claim, policy))}`,
  );
  return finish(house, look, html`${head}${body}`, recorder);
}

const columns: readonly (readonly [string, string, string])[] = [
  ['Prior', 'Current', 'Change'],
  ['Last Valuation', 'This Valuation', 'Difference'],
  ['Previous Report', 'Present', '+/-'],
];

function drawComparison(house: House): (money: readonly Fact[]) => Html {
  const { random, choose, recipe } = house;
  const [prior, current, change] = choose('valuation columns', columns);
  const isCurrentFirst = recipe.chance('current first', 0.3);
  const hasDates = recipe.chance('dates over columns', 0.4);
  const hasChange = recipe.chance('change', 0.6);
  const before = house.date(addDays(house.valuationDate, -365));
  const cell = 'padding:0 6pt';
  const pairOf = (a: Html, b: Html): Html[] => (isCurrentFirst ? [b, a] : [a, b]);
  const head = (text: string, under: string): Html =>
    html`<th class="n" style="${cell}">${text}${hasDates ? html`<br>${under}` : null}</th>`;
  return (money) => {
    const share = random.int(20, 95);
    const rows = money.map(({ caption, text, value }) => {
      const amount = typeof value === 'number' ? value : 0;
      const earlier = Math.round(amount * share) / 100;
      const cells = pairOf(
        html`<td class="n" style="${cell}">${house.money(earlier).text}</td>`,
        html`<td class="n" style="${cell}">${text}</td>`,
      );
      const moved = hasChange ? html`<td class="n" style="${cell}">${house.money(amount - earlier).text}</td>` : null;
      return html`<tr><td>${caption}</td>${cells}${moved}</tr>`;
    });
    const heads = pairOf(head(prior, before), head(current, house.date(house.valuationDate)));
    return html`<table><tr><td></td>${heads}${hasChange ? head(change, '') : null}</tr>${rows}</table>`;
  };
}
