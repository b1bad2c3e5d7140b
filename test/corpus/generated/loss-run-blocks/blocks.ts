import { html, joined, type Html } from '../../kit/html.ts';
import type { ClaimFacts } from '../../kit/loss-facts.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { drawExtras } from './extras.ts';
import { claimFacts, type Fact, kindCaption, moneyFacts, shownKeys } from './facts.ts';
import { drawHouse, type House, type Policy } from './house.ts';
import { drawHead, drawLook, finish, grid, type Look } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading, drawSums } from './sections.ts';

/** A heading line for each claim, its details, and a grid of amounts below or beside them. */
export function drawHeadedBlocks(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, { severalLines: recipe.chance('several lines', 0.25) });
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const heading = drawPolicyHeading(house, look, recorder);
  const sums = drawSums(house, look, recorder);
  const block = drawBlock(house, look, recorder);
  const body = house.policies.map(
    (policy) =>
      html`${heading(policy)}${policy.claims.length === 0 ? html`<p>${house.caption('noClaims')}</p>` : policy.claims.map((claim) => block(claim, policy))}${sums.ofPolicy(policy)}`,
  );
  return finish(house, look, html`${head}${body}${sums.ofAll()}`, recorder);
}

/** Amounts with the measures as rows, or as columns; a house keeps to one. */
export function drawAmountsGrid(house: House): (amounts: readonly Fact[]) => Html {
  const { choose, recipe } = house;
  const edge = choose('grid lines', ['border:.5pt solid #777', 'border-bottom:.5pt solid #bbb', '']);
  const isTurned = recipe.chance('measures as rows', 0.5);
  const headAlign = choose('grid heads', ['right', 'center', 'left']);
  return (amounts) => {
    const texts = new Map(amounts.map(({ key, text }) => [key, text]));
    const recovered = amounts.find(({ key }) => key === 'recovered');
    const [rows, columns] = isTurned
      ? [
          house.measures.map((key) => ({ key, caption: house.caption(key) })),
          house.kinds.map((key) => ({ key, caption: kindCaption(house, key) })),
        ]
      : [
          house.kinds.map((key) => ({ key, caption: kindCaption(house, key) })),
          house.measures.map((key) => ({ key, caption: house.caption(key) })),
        ];
    const cell = (row: string, column: string): string | undefined =>
      texts.get(isTurned ? `${row}.${column}` : `${column}.${row}`);
    return html`<table style="break-inside:avoid"><tr><td></td>${columns.map(({ caption }) => html`<th style="${edge};padding:1pt 6pt;text-align:${headAlign}">${caption}</th>`)}</tr>${rows.map((row) => html`<tr><th style="${edge};padding:1pt 6pt;text-align:left">${row.caption}</th>${columns.map((column) => html`<td class="n" style="${edge};padding:1pt 6pt">${cell(row.key, column.key)}</td>`)}</tr>`)}</table>${recovered === undefined ? null : html`<div>${recovered.caption}: ${recovered.text}</div>`}`;
  };
}

function drawBlock(house: House, look: Look, recorder: Recorder): (claim: ClaimFacts, policy: Policy) => Html {
  const { choose } = house;
  const shown = shownKeys(house);
  const extras = drawExtras(house);
  const amountsGrid = drawAmountsGrid(house);
  const headKeys = choose('heading line', [
    ['claimNumber', 'claimant', 'worker', 'status'],
    ['claimNumber', 'lossDate', 'injuryDate', 'status', 'claimType'],
    ['claimNumber', 'claimant', 'worker', 'lossDate', 'injuryDate', 'claimType'],
    ['claimNumber'],
  ]);
  const bar = choose('heading bar', [
    'background:#d9e2ec',
    'border-bottom:1pt solid #000',
    'background:#333;color:#fff',
    'text-decoration:underline',
  ]);
  const gap = choose('gap in heading', [' \u00a0\u00a0 ', ' | ', ' \u00a0\u00a0\u00a0\u00a0\u00a0 ']);
  const place = choose('place of amounts', ['below', 'right', 'left', 'above']);
  const across = choose('columns of details', [1, 2, 3]);
  return (claim, policy) => {
    const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
    const money = moneyFacts(house, claim);
    recorder.claim([...known, ...money], policy.number);
    const inHead = known.filter(({ key }) => headKeys.includes(key));
    const details = [...known.filter((each) => !inHead.includes(each)), ...extras(claim)];
    const amounts =
      house.kinds.length === 1
        ? grid(look, money, place === 'right' || place === 'left' ? 1 : money.length)
        : amountsGrid(money);
    const facts = grid(look, details, across);
    const line = joined(
      inHead.map(({ caption, text }) => html`${caption}: ${text}`),
      html`${gap}`,
    );
    const flow =
      place === 'above'
        ? html`${amounts}${facts}`
        : place === 'below'
          ? html`${facts}${amounts}`
          : html`<div style="display:grid;grid-template-columns:${place === 'right' ? '1fr auto' : 'auto 1fr'};column-gap:14pt">${place === 'right' ? html`<div>${facts}</div><div>${amounts}</div>` : html`<div>${amounts}</div><div>${facts}</div>`}</div>`;
    return html`<div style="margin:0 0 9pt"><div style="${bar};padding:1pt 3pt;break-after:avoid"><b>${line}</b></div>${flow}</div>`;
  };
}
