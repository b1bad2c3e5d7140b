import { html, type Html } from '../../kit/html.ts';
import type { ClaimFacts } from '../../kit/loss-facts.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { claimFacts, type Fact, moneyFacts, shownKeys } from './facts.ts';
import { drawHouse, type House } from './house.ts';
import { drawHead, drawLook, finish, grid, type Look } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading, drawSums, matrix } from './sections.ts';

interface Card {
  title: Html | null;
  facts: Fact[];
  wide: Fact[];
  amounts: Html;
}

const frames = [
  'border:.8pt solid #333;padding:4pt;margin:0 0 6pt',
  'border-top:1.2pt solid #000;padding:4pt 0;margin:0 0 4pt',
  'border:.5pt dotted #555;padding:3pt 6pt;margin:0 0 5pt;background:#f5f5f2',
  'padding:2pt 0;margin:0 0 9pt',
  'border-left:3pt solid #888;padding:0 8pt;margin:0 0 8pt',
];

/** A claim is a card of labels and values: in one to three columns, with its amounts among them or in a small grid. */
export function drawCards(recipe: Recipe): Drawn {
  const house = drawHouse(recipe);
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const heading = drawPolicyHeading(house, look, recorder);
  const sums = drawSums(house, look, recorder);
  const card = drawCard(house, look, recorder);
  const beside = recipe.chance('cards side by side', 0.2) ? 2 : 1;
  const shell = recipe.chance('whole cards', 0.5) ? 'break-inside:avoid' : '';
  const cards = (claims: readonly ClaimFacts[], policyNumber: string): Html =>
    html`<div style="display:${beside === 2 ? 'grid' : 'block'};grid-template-columns:1fr 1fr;column-gap:10pt">${claims.map((claim) => html`<div style="${shell}">${card(claim, policyNumber)}</div>`)}</div>`;
  const body = house.policies.map(
    (policy) =>
      html`${heading(policy)}${policy.claims.length === 0 ? html`<p>${house.caption('noClaims')}</p>` : cards(policy.claims, policy.number)}${sums.ofPolicy(policy)}`,
  );
  return finish(house, look, html`${head}${body}${sums.ofAll()}`, recorder);
}

function drawCard(house: House, look: Look, recorder: Recorder): (claim: ClaimFacts, policyNumber: string) => Html {
  const { random, choose, recipe } = house;
  const shown = shownKeys(house);
  const frame = choose('frame', frames);
  const columns = choose('columns of pairs', [1, 2, 2, 3, 3, 4]);
  const order = recipe.chance('odd order', 0.3) ? random.some([...shown], shown.size) : undefined;
  const hasTitle = recipe.chance('card titles', 0.5);
  const amountsAs = choose('amounts as', ['pairs', 'pairs', 'matrix', 'own']);
  const isWide = recipe.chance('wide description', 0.6);
  return (claim, policyNumber) => {
    const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
    if (order !== undefined) known.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
    const money = moneyFacts(house, claim);
    recorder.claim([...known, ...money], policyNumber);
    const [number, ...rest] = [...known].sort(
      (a, b) => Number(b.key === 'claimNumber') - Number(a.key === 'claimNumber'),
    );
    const facts = hasTitle ? rest : known;
    const wide = isWide ? facts.filter(({ key }) => key === 'description') : [];
    const narrow = facts.filter((each) => !wide.includes(each));
    const title =
      hasTitle && number !== undefined
        ? html`<div style="background:#e3e3e3;padding:1pt 3pt"><b>${number.caption} ${number.text}</b></div>`
        : null;
    const parts: Card = { title, facts: amountsAs === 'pairs' ? [...narrow, ...money] : narrow, wide, amounts: html`` };
    if (amountsAs === 'matrix' && house.kinds.length > 1)
      parts.amounts = matrix(house, { title: '', counts: [], amounts: money });
    else if (amountsAs !== 'pairs')
      parts.amounts = html`<div style="border-top:.5pt dotted #666;margin-top:2pt">${grid(look, money, Math.min(4, Math.max(2, columns)))}</div>`;
    return html`<div style="${frame}">${parts.title}${grid(look, parts.facts, columns)}${parts.wide.map(look.pair)}${parts.amounts}</div>`;
  };
}
