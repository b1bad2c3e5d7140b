import { html, type Html } from '../../kit/html.ts';
import type { ClaimFacts } from '../../kit/loss-facts.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { claimFacts, type Fact, moneyFacts, shownKeys, totalFacts } from './facts.ts';
import { drawHouse, type House, type Policy } from './house.ts';
import { drawHead, drawLook, finish, grid, type Look } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading } from './sections.ts';

/** A print-out of a web page: key figures in tiles, then the claims with a badge for their status. */
export function drawPortal(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {});
  const look = drawLook(house, ['above', 'below', 'left']);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const facts = totalFacts(
    house,
    house.policies.flatMap(({ claims }) => claims),
  ).filter(({ at }) => house.kinds.length < 3 || at?.endsWith('.total') === true || at?.endsWith('Count') === true);
  recorder.grandTotals(facts);
  const heading = drawPolicyHeading(house, look, recorder);
  const row = drawRow(house, look, recorder);
  const chips = house.choose('chips', [
    'All claims | Open only | Export to Excel | Print',
    'Home > Claims > Loss Run',
    'Show 25 50 100 entries',
    '',
  ]);
  const sections = house.policies.map(
    (policy) =>
      html`${heading(policy)}${policy.claims.length === 0 ? html`<p style="color:#777">${house.caption('noClaims')}</p>` : policy.claims.map((claim) => row(claim, policy))}`,
  );
  const body = html`<div style="color:#888;font-size:.8em">${chips}</div>${head}${tiles(house, facts)}${sections}`;
  return finish(house, look, body, recorder);
}

function tiles(house: House, facts: readonly Fact[]): Html {
  const isBelow = house.recipe.chance('captions below figures', 0.6);
  const shape = house.choose('tiles', [
    'border:.7pt solid #bbb;border-radius:4pt',
    'background:#eef2f6',
    'border-left:3pt solid #2a6',
  ]);
  return html`<div style="display:flex;flex-wrap:wrap;gap:8pt;margin:8pt 0">${facts.map(({ caption, text }) => {
    const figure = html`<div style="font-size:1.5em;font-weight:bold">${text}</div>`;
    const name = html`<div style="font-size:.8em;color:#555">${caption}</div>`;
    return html`<div style="${shape};padding:4pt 10pt;min-width:80pt">${isBelow ? [figure, name] : [name, figure]}</div>`;
  })}</div>`;
}

function drawRow(house: House, look: Look, recorder: Recorder): (claim: ClaimFacts, policy: Policy) => Html {
  const { choose, recipe } = house;
  const shown = shownKeys(house, 0.5);
  const badge = choose('badge', [
    'background:#dff0d8;border-radius:6pt;padding:0 5pt',
    'border:.7pt solid #666;border-radius:3pt;padding:0 4pt',
    'background:#345;color:#fff;padding:0 4pt',
  ]);
  const link = choose('claim link', ['color:#0645ad;text-decoration:underline', 'font-weight:bold', 'color:#036']);
  const hasCaptionOfName = recipe.chance('caption of claimant', 0.4);
  const across = choose('columns of pairs', [3, 4, 5]);
  return (claim, policy) => {
    const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
    const money = moneyFacts(house, claim);
    recorder.claim([...known, ...money], policy.number);
    const by = new Map(known.map((each) => [each.key, each]));
    const name = by.get('claimant') ?? by.get('worker');
    const top = new Set(['claimNumber', 'claimant', 'worker', 'status', 'description']);
    const rest = known.filter(({ key }) => !top.has(key));
    return html`<div style="border-bottom:.7pt solid #ccc;padding:4pt 0;break-inside:avoid"><div style="display:flex;gap:12pt"><span style="${link}">${by.get('claimNumber')?.text}</span><span>${hasCaptionOfName ? `${name?.caption}: ` : ''}${name?.text}</span><span style="margin-left:auto"><span style="${badge}">${by.get('status')?.text}</span></span></div><div style="color:#444">${by.get('description')?.text}</div>${grid(look, [...rest, ...money], across)}</div>`;
  };
}
