import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { fact, type Fact, policyFacts, totalFacts } from './facts.ts';
import { drawHouse, type House, type Policy } from './house.ts';
import { drawHead, drawLook, finish, grid, type Look } from './look.ts';
import { Recorder } from './recorder.ts';
import { totalsHtml } from './sections.ts';

/** Policy terms with premium, counts and sums, and no single claim. */
export function drawTermsOnly(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {
    severalLines: recipe.chance('several lines', 0.3),
    counts: recipe.pick('claims by term', ['2,0,1', '4,3,6,1,2', '1', '0,0,5,2', '9,12,7']).split(',').map(Number),
  });
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const form = house.choose('form of terms', [blocks, blocks, columns]);
  const terms = form(house, look, recorder);
  const all = totalFacts(
    house,
    house.policies.flatMap(({ claims }) => claims),
  );
  const hasAll = recipe.chance('grand totals', 0.7);
  if (hasAll) recorder.grandTotals(all);
  const sum = hasAll ? totalsHtml(house, look, house.caption('lossTotals'), all) : null;
  return finish(house, look, html`${head}${terms}${sum}`, recorder);
}

function termFacts(house: House, policy: Policy): Fact[] {
  const premium = house.recipe.chance('premium', 0.7)
    ? [fact(house, 'premium', house.money(house.random.dollars(4000, 180_000)).text)]
    : [];
  return [...policyFacts(house, policy), ...premium, ...totalFacts(house, policy.claims)];
}

type Form = (house: House, look: Look, recorder: Recorder) => Html;

const blocks: Form = (house, look, recorder) => {
  const across = house.choose('columns of pairs', [1, 2, 3, 4]);
  return html`${house.policies.map((policy) => {
    const facts = termFacts(house, policy);
    recorder.policy(facts);
    return html`<div style="border:.6pt solid #666;margin:5pt 0;padding:3pt 5pt;break-inside:avoid">${grid(look, facts, across)}</div>`;
  })}`;
};

const columns: Form = (house, _, recorder) => {
  const all = house.policies.map((policy) => {
    const facts = termFacts(house, policy);
    recorder.policy(facts);
    return facts;
  });
  const rows = (all[0] ?? []).map(
    ({ caption }, row) =>
      html`<tr><th style="text-align:left;padding:1pt 6pt;border-bottom:.4pt solid #aaa">${caption}</th>${all.map((facts) => html`<td style="text-align:right;padding:1pt 6pt;border-bottom:.4pt solid #aaa">${facts[row]?.text}</td>`)}</tr>`,
  );
  return html`<table style="width:100%">${rows}</table>`;
};
