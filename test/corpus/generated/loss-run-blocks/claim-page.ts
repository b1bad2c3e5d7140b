import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { drawAmountsGrid } from './blocks.ts';
import { drawExtras } from './extras.ts';
import { claimFacts, type Fact, headFacts, moneyFacts, policyFacts, shownKeys } from './facts.ts';
import { drawHouse, type House, type Policy } from './house.ts';
import { drawLook, finish, grid, type Look } from './look.ts';
import { Recorder } from './recorder.ts';

const sectionNames: readonly (readonly [string, string, string, string])[] = [
  ['Policy Information', 'Claim Information', 'Loss Information', 'Financials'],
  ['POLICY', 'CLAIM', 'LOSS', 'AMOUNTS'],
  ['1. Policy', '2. Claim', '3. Accident', '4. Payments and Reserves'],
  ['Policy Data', 'File Data', 'Facts of Loss', 'Financial Summary'],
];
const ofLoss = new Set(['lossDate', 'injuryDate', 'lossState', 'cause', 'nature', 'bodyPart', 'description']);

/** A page for each claim in sections, the policy's data on every page; terms without claims have a page too. */
export function drawClaimPages(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {
    counts: recipe.pick('claims by term', ['1', '2', '1,1', '0,2', '3,0']).split(',').map(Number),
  });
  const look = drawLook(house);
  const recorder = new Recorder();
  recorder.head(headFacts(house));
  const names = house.choose('sections', sectionNames);
  const box = house.choose('section frame', [
    'border:.7pt solid #444;padding:4pt',
    'padding:2pt 0',
    'border-left:2pt solid #666;padding-left:8pt',
  ]);
  const section = (name: string, content: Html): Html => html`<h2>${name}</h2><div style="${box}">${content}</div>`;
  const across = house.choose('columns of pairs', [1, 2, 2, 3]);
  const pages = house.policies.flatMap((policy) => {
    const facts = policyFacts(house, policy);
    recorder.policy(facts);
    const top = html`${pageTop(house, look)}${section(names[0], grid(look, facts, across))}`;
    if (policy.claims.length === 0) recorder.noClaims();
    if (policy.claims.length === 0) return [html`${top}<p style="margin-top:20pt">${house.caption('noClaims')}</p>`];
    return policy.claims.map(
      (claim) => html`${top}${claimSections({ house, look, recorder, section, names, across }, claim, policy)}`,
    );
  });
  return finish(
    house,
    look,
    pages.map((page, index) => html`<div style="${index === 0 ? '' : 'break-before:page'}">${page}</div>`),
    recorder,
    { landscape: false },
  );
}

function pageTop(house: House, look: Look): Html {
  const facts = headFacts(house).filter(({ key }) => key !== 'carrier');
  return html`<div style="border-bottom:1pt solid #000;padding-bottom:4pt"><h1>${house.carrier}</h1>${house.caption('title')}${grid(look, facts, 2)}</div>`;
}

interface Setting {
  house: House;
  look: Look;
  recorder: Recorder;
  section: (name: string, content: Html) => Html;
  names: readonly string[];
  across: number;
}

function claimSections(
  { house, look, recorder, section, names, across }: Setting,
  claim: Policy['claims'][number],
  policy: Policy,
): Html {
  const shown = shownKeys(house, 0.8);
  const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
  const money = moneyFacts(house, claim);
  recorder.claim([...known, ...money], policy.number);
  const isOfLoss = ({ key }: Fact): boolean => ofLoss.has(key);
  const asGrid = house.recipe.chance('amounts in a grid', 0.5) && house.kinds.length > 1;
  const amounts = asGrid
    ? drawAmountsGrid(house)(money)
    : grid(look, money, house.choose('columns of amounts', [1, 2, 3, 4]));
  const loss = grid(look, [...known.filter(isOfLoss), ...drawExtras(house)(claim)], across);
  return html`${section(
    names[1] ?? '',
    grid(
      look,
      known.filter((each) => !isOfLoss(each)),
      across,
    ),
  )}${section(names[2] ?? '', loss)}${section(names[3] ?? '', amounts)}`;
}
