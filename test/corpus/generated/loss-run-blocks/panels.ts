import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { claimFacts, headFacts, moneyFacts, policyFacts, shownKeys, totalFacts } from './facts.ts';
import { drawHouse, type Policy } from './house.ts';
import { drawLook, finish, grid } from './look.ts';
import { Recorder } from './recorder.ts';

/** Policy data in a panel at one side, its claims in the other; a sheet for each policy term. */
export function drawPanels(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {});
  const { choose } = house;
  const look = drawLook(house);
  const recorder = new Recorder();
  recorder.head(headFacts(house));
  const shown = shownKeys(house, 0.55);
  const isLeft = recipe.chance('policy at the left', 0.75);
  const isHeadInPanel = recipe.chance('report data in the panel', 0.6);
  const across = choose('columns of pairs', [1, 2, 2, 3]);
  const hasTotals = recipe.chance('totals in the panel', 0.6);
  const shade = choose('panel', ['background:#eceff1', 'border:.8pt solid #444', 'border-right:1.2pt solid #000']);
  const isNewPage = recipe.chance('a page for each term', 0.3);
  const reportData = grid(
    look,
    headFacts(house).filter(({ key }) => key !== 'carrier'),
    isHeadInPanel ? 1 : 3,
  );
  const claimsOf = (policy: Policy): Html =>
    policy.claims.length === 0
      ? html`<p>${house.caption('noClaims')}</p>`
      : html`${policy.claims.map((claim) => {
          const facts = [...claimFacts(house, claim).filter(({ key }) => shown.has(key)), ...moneyFacts(house, claim)];
          recorder.claim(facts, policy.number);
          return html`<div style="border-bottom:.6pt solid #888;padding:2pt 0 4pt;break-inside:avoid">${grid(look, facts, across)}</div>`;
        })}`;
  const sheets = house.policies.map((policy, index) => {
    const facts = policyFacts(house, policy);
    recorder.policy(facts);
    if (policy.claims.length === 0) recorder.noClaims();
    const totals = hasTotals ? totalFacts(house, policy.claims) : [];
    recorder.policyTotals(totals);
    const sums = hasTotals ? html`<h2>${house.caption('policyTotals')}</h2>${grid(look, totals, 1)}` : null;
    const panel = html`<div style="${shade};padding:4pt">${isHeadInPanel && index === 0 ? reportData : null}${grid(look, facts, 1)}${sums}</div>`;
    const claims = html`<div>${claimsOf(policy)}</div>`;
    const pageBreak = isNewPage && index > 0 ? 'break-before:page;' : '';
    return html`<div style="${pageBreak}display:grid;grid-template-columns:${isLeft ? '30% 1fr' : '1fr 30%'};column-gap:12pt;margin:8pt 0">${isLeft ? [panel, claims] : [claims, panel]}</div>`;
  });
  const top = html`<div style="text-align:${choose('title at', ['left', 'center', 'right'])}"><h1>${house.carrier}</h1>${house.caption('title')}</div>${isHeadInPanel ? null : reportData}`;
  return finish(house, look, html`${top}${sheets}`, recorder);
}
