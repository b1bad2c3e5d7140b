import { html, type Html } from '../../kit/html.ts';
import { totalsOf } from '../../kit/loss-facts.ts';
import { cityLine, place } from '../../kit/names.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { drawExtras } from './extras.ts';
import { claimFacts, moneyFacts, shownKeys } from './facts.ts';
import { drawHouse, type Policy } from './house.ts';
import { drawHead, drawLook, finish, grid } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading, drawSums } from './sections.ts';

type Claim = Policy['claims'][number];

/** Losses grouped by the insured's locations, with sums of each location that are neither the policy's nor the report's. */
export function drawByLocation(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, { lines: ['property', 'liability', 'workers'] });
  const { choose, random } = house;
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const heading = drawPolicyHeading(house, look, recorder);
  const sums = drawSums(house, look, recorder);
  const shown = shownKeys(house, 0.6);
  const extras = drawExtras(house);
  const across = choose('columns of pairs', [2, 3, 4]);
  const hasSums = recipe.chance('sums of locations', 0.5);
  const bar = choose('bar of a location', [
    'font-weight:bold;border-bottom:.6pt solid #000',
    'background:#ececec',
    'font-style:italic',
  ]);
  const locations = random.times(3, (index) => {
    const { street, ...rest } = place(random);
    return `${choose('number of a location', ['Loc', 'Location', '#', 'Site'])} ${String(index + 1).padStart(3, '0')} - ${street}, ${cityLine({ street, ...rest })}`;
  });
  const block = (claim: Claim, policy: Policy): Html => {
    const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
    const money = moneyFacts(house, claim);
    recorder.claim([...known, ...money], policy.number);
    return html`<div style="margin:2pt 0 7pt;break-inside:avoid">${grid(look, [...known, ...extras(claim), ...money], across)}</div>`;
  };
  const body = house.policies.map((policy) => {
    const top = heading(policy);
    if (policy.claims.length === 0) return html`${top}<p>${house.caption('noClaims')}</p>${sums.ofPolicy(policy)}`;
    const groups = locations
      .map((name, index) => ({ name, claims: policy.claims.filter((_, claim) => claim % locations.length === index) }))
      .filter(({ claims }) => claims.length > 0);
    return html`${top}${groups.map(({ name, claims }) => html`<div style="${bar};margin-top:4pt;break-after:avoid">${name}</div>${claims.map((claim) => block(claim, policy))}${hasSums ? html`<div style="text-align:right">${house.caption('locationTotal')}: ${moneyFacts(house, totalsOf(claims)).map(({ caption, text }) => `${caption} ${text}  `)}</div>` : null}`)}${sums.ofPolicy(policy)}`;
  });
  return finish(house, look, html`${head}${body}${sums.ofAll()}`, recorder);
}
