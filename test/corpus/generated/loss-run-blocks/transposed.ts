import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { claimFacts, type Fact, moneyFacts, policyFacts, shownKeys } from './facts.ts';
import { drawHouse, type House, type Policy } from './house.ts';
import { drawHead, drawLook, finish } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading, drawSums } from './sections.ts';

/** A table on its side: a column for each claim, a row for each field. */
export function drawTransposed(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {
    counts: recipe.pick('claims by term', ['1', '2', '3', '4', '5', '0,3', '2,2', '7', '1,0,4']).split(',').map(Number),
  });
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const heading = drawPolicyHeading(house, look, recorder);
  const sums = drawSums(house, look, recorder);
  const isOneTable = house.policies.length > 1 && recipe.chance('one table', 0.4);
  const table = drawTable(house, recorder, isOneTable);
  const perTable = recipe.int('columns', 2, 4);
  const slices = (policy: Policy): Policy['claims'][] =>
    Array.from({ length: Math.ceil(policy.claims.length / perTable) }, (_, index) =>
      policy.claims.slice(index * perTable, (index + 1) * perTable),
    );
  const bySection = (): Html[] =>
    house.policies.map(
      (policy) =>
        html`${heading(policy)}${policy.claims.length === 0 ? html`<p>${house.caption('noClaims')}</p>` : slices(policy).map((claims) => table(claims.map((claim) => ({ claim, policy }))))}${sums.ofPolicy(policy)}`,
    );
  const inOne = (): Html => {
    const lists = house.policies.map((policy) => heading(policy));
    return html`${lists}${house.policies.flatMap((policy) => slices(policy).map((claims) => table(claims.map((claim) => ({ claim, policy })))))}`;
  };
  return finish(house, look, html`${head}${isOneTable ? inOne() : bySection()}${sums.ofAll()}`, recorder);
}

interface Column {
  claim: Policy['claims'][number];
  policy: Policy;
}

function drawTable(house: House, recorder: Recorder, namesPolicy: boolean): (columns: readonly Column[]) => Html {
  const { choose, recipe } = house;
  const shown = shownKeys(house, 0.7);
  const border = choose('ruling', [
    'border:.6pt solid #555',
    'border-bottom:.5pt solid #999',
    '',
    'border-left:.6pt solid #777',
  ]);
  const align = choose('alignment', ['left', 'center', 'right', 'left']);
  const isSideRight = recipe.chance('captions right', 0.3);
  const isStriped = recipe.chance('stripes', 0.3);
  const hasRanks = recipe.chance('ranks', 0.4);
  const moneyFirst = recipe.chance('amounts first', 0.15);
  const width = choose('caption column', ['22%', '30%', '18%']);
  return (columns) => {
    const facts = columns.map(({ claim, policy }) => {
      const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
      const [number] = policyFacts(house, policy);
      const named: Fact[] = namesPolicy && number !== undefined ? [number] : [];
      const [first, ...rest] = known;
      const ordered = [...(first === undefined ? [] : [first]), ...named, ...(moneyFirst ? [] : rest)];
      const all = [...ordered, ...moneyFacts(house, claim), ...(moneyFirst ? rest : [])];
      recorder.claim(all, policy.number);
      return all;
    });
    const rows = (facts[0] ?? []).map(
      ({ caption }, row) =>
        html`<tr style="${isStriped && row % 2 === 1 ? 'background:#eee' : ''};break-inside:avoid"><th style="${border};width:${width};text-align:${isSideRight ? 'right' : 'left'};vertical-align:top;padding:1pt 5pt">${caption}</th>${facts.map((column) => html`<td style="${border};text-align:${align};vertical-align:top;padding:1pt 5pt">${column[row]?.text}</td>`)}</tr>`,
    );
    const ranks = hasRanks
      ? html`<tr><td></td>${columns.map((_, index) => html`<th style="text-align:${align};padding:1pt 5pt">${house.recipe.pick('rank', ['Claim', 'Loss', '#', 'Item'])} ${index + 1}</th>`)}</tr>`
      : null;
    return html`<table style="width:${columns.length === 1 ? '60%' : '100%'};table-layout:fixed;margin:4pt 0 10pt">${ranks}${rows}</table>`;
  };
}
