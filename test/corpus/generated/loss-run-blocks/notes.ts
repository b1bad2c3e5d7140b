import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { drawExtras, drawNotes } from './extras.ts';
import { claimFacts, moneyFacts, shownKeys } from './facts.ts';
import { drawHouse, type Policy } from './house.ts';
import { drawHead, drawLook, finish, grid } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading, drawSums } from './sections.ts';

/** Claims for a review meeting: data on one side, what the adjuster wrote on the other. */
export function drawClaimReview(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {});
  const { choose } = house;
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const heading = drawPolicyHeading(house, look, recorder);
  const sums = drawSums(house, look, recorder);
  const shown = shownKeys(house);
  const extras = drawExtras(house);
  const notes = drawNotes(house);
  const side = choose('place of notes', ['right', 'left', 'below', 'right']);
  const across = choose('columns of pairs', [1, 2, 2]);
  const moneyAcross = choose('columns of amounts', [2, 3, 4]);
  const frame = choose('frame', ['border:.7pt solid #555', 'border-top:1.5pt solid #000', 'border:.5pt dashed #888']);
  const block = (claim: Policy['claims'][number], policy: Policy): Html => {
    const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
    const money = moneyFacts(house, claim);
    recorder.claim([...known, ...money], policy.number);
    const data = html`<div>${grid(look, [...known, ...extras(claim)], across)}${grid(look, money, moneyAcross)}</div>`;
    const text = html`<div style="font-size:.92em;padding:0 4pt"><b>${house.caption('note')}</b><br>${notes(claim)}</div>`;
    const columns = side === 'below' ? '1fr' : side === 'right' ? '62% 1fr' : '32% 1fr';
    return html`<div style="${frame};padding:4pt;margin:0 0 7pt;display:grid;grid-template-columns:${columns};column-gap:10pt;break-inside:avoid">${side === 'left' ? [text, data] : [data, text]}</div>`;
  };
  const body = house.policies.map(
    (policy) =>
      html`${heading(policy)}${policy.claims.length === 0 ? html`<p>${house.caption('noClaims')}</p>` : policy.claims.map((claim) => block(claim, policy))}${sums.ofPolicy(policy)}`,
  );
  return finish(house, look, html`${head}${body}${sums.ofAll()}`, recorder);
}
