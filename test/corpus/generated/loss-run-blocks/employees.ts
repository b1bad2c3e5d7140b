import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { drawAmountsGrid } from './blocks.ts';
import { drawExtras } from './extras.ts';
import { claimFacts, moneyFacts, shownKeys } from './facts.ts';
import { drawHouse, type Policy } from './house.ts';
import { drawHead, drawLook, finish, grid } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading, drawSums } from './sections.ts';

/** Workers compensation: a block for each injured employee, with the facts of the job beside those of the injury. */
export function drawEmployees(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, { lines: ['workers'] });
  const { choose, random } = house;
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const heading = drawPolicyHeading(house, look, recorder);
  const sums = drawSums(house, look, recorder);
  const shown = shownKeys(house, 0.8);
  const extras = drawExtras(house);
  const amountsGrid = drawAmountsGrid(house);
  const isGrid = house.kinds.length > 1 && recipe.chance('grid of amounts', 0.6);
  const hasNumber = recipe.chance('employee number', 0.5);
  const order = choose('order', ['name', 'claim', 'date']);
  const layout = choose('layout', ['three panels', 'two panels', 'stacked']);
  const block = (claim: Policy['claims'][number], policy: Policy): Html => {
    const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
    const money = moneyFacts(house, claim);
    recorder.claim([...known, ...money], policy.number);
    const injury = new Set(['cause', 'nature', 'bodyPart', 'description']);
    const name = known.find(({ key }) => key === 'worker');
    const about = known.filter(({ key }) => !injury.has(key) && key !== 'worker');
    const facts = known.filter(({ key }) => injury.has(key));
    const amounts = isGrid ? amountsGrid(money) : grid(look, money, layout === 'stacked' ? 4 : 2);
    const top = html`<div style="border-bottom:.8pt solid #333;margin-bottom:2pt"><b>${name?.text}</b>${hasNumber ? ` (Emp # ${random.digits(5)})` : ''}</div>`;
    const columns = layout === 'stacked' ? '1fr' : layout === 'two panels' ? '1fr 1fr' : '1fr 1.1fr 1.3fr';
    const panels = [
      grid(look, [...about, ...extras(claim)], layout === 'stacked' ? 3 : 1),
      grid(look, facts, layout === 'stacked' ? 2 : 1),
      amounts,
    ];
    const [first, ...others] = panels;
    const inside =
      layout === 'two panels'
        ? html`<div>${first}</div><div>${others}</div>`
        : panels.map((panel) => html`<div>${panel}</div>`);
    return html`<div style="margin:0 0 8pt;break-inside:avoid">${top}<div style="display:grid;grid-template-columns:${columns};column-gap:12pt">${inside}</div></div>`;
  };
  const sorted = ({ claims }: Policy): Policy['claims'] =>
    [...claims].sort((a, b) =>
      order === 'name'
        ? a.claimant.localeCompare(b.claimant)
        : order === 'claim'
          ? a.number.localeCompare(b.number)
          : a.lossDate.localeCompare(b.lossDate),
    );
  const body = house.policies.map(
    (policy) =>
      html`${heading(policy)}${policy.claims.length === 0 ? html`<p>${house.caption('noClaims')}</p>` : sorted(policy).map((claim) => block(claim, policy))}${sums.ofPolicy(policy)}`,
  );
  // the name stands without a caption above the block
  return finish(house, look, html`${head}${body}${sums.ofAll()}`, recorder);
}
