import { html, type Html } from '../../kit/html.ts';
import { person } from '../../kit/names.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { type Fact, policyFacts } from './facts.ts';
import { drawHouse, type House, type Policy } from './house.ts';
import { drawOpening } from './letters.ts';
import { drawHead, drawLook, finish, grid } from './look.ts';
import { Recorder } from './recorder.ts';

const zero = (at: string): Fact => ({ key: at, caption: '', text: '0', at, value: 0 });

/** Policies without any claim: a certificate, a letter, or a short list of terms. */
export function drawNoLoss(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {
    isShort: true,
    counts: recipe.pick('terms', ['0', '0,0', '0,0,0', '0,0,0,0,0']).split(',').map(Number),
  });
  const look = drawLook(house);
  const recorder = new Recorder();
  const isLetter = recipe.chance('letter', 0.4);
  const head = isLetter ? drawOpening(house, recorder) : drawHead(house, look, recorder);
  const sentence = house.choose('sentence', [
    'We certify that no losses or claims have been reported under the policies named below for the periods shown.',
    'No losses were reported for the following terms:',
    'A search of our claim files found no claims, paid or pending, for the terms below.',
    'Our records show no reported incidents, claims or payments for this account.',
    'This is to certify that the insured has been loss free for the following policy periods.',
  ]);
  const list = house.choose('list of terms', [asTable, asLines, asPairs]);
  const body = html`${head}<p style="margin:8pt 0">${sentence}</p>${list(house, recorder, (facts) => grid(look, facts, 2))}
${recipe.chance('signature', 0.6) ? html`<p style="margin-top:24pt">______________________________<br>${person(house.random)}<br>Authorized Representative</p>` : null}`;
  return finish(house, look, body, recorder, { landscape: false });
}

type List = (house: House, recorder: Recorder, pairs: (facts: readonly Fact[]) => Html) => Html;

const asTable: List = (house, recorder) => {
  const hasCounts = house.recipe.chance('counts', 0.6);
  const rows = house.policies.map((policy) => {
    const facts = policyFacts(house, policy);
    recorder.policy([...facts, ...(hasCounts ? [zero('claimCount')] : [])]);
    recorder.noClaims();
    const texts = [...facts.map(({ text }) => text), ...(hasCounts ? ['0'] : [])];
    return html`<tr>${texts.map((text) => html`<td style="border:.5pt solid #666;padding:2pt 6pt">${text}</td>`)}</tr>`;
  });
  const captions = [
    ...['policyNumber', 'line', 'effective', 'expiration'].map(house.caption),
    ...(hasCounts ? [house.caption('claimCount')] : []),
  ];
  return html`<table><tr>${captions.map((caption) => html`<th style="border:.5pt solid #666;padding:2pt 6pt">${caption}</th>`)}</tr>${rows}</table>`;
};

const asLines: List = (house, recorder) => {
  const form = house.choose('line of a term', [
    (policy: Policy) =>
      `${policy.number}, ${policy.lineName}, ${house.date(policy.effectiveDate)} to ${house.date(policy.expirationDate)}`,
    (policy: Policy) =>
      `${house.date(policy.effectiveDate)} - ${house.date(policy.expirationDate)}   ${policy.lineName}   Policy ${policy.number}`,
    (policy: Policy) =>
      `Policy No. ${policy.number} effective ${house.date(policy.effectiveDate)}, expiring ${house.date(policy.expirationDate)} (${policy.lineName})`,
  ]);
  return html`${house.policies.map((policy) => {
    recorder.policy(policyFacts(house, policy));
    recorder.noClaims();
    return html`<div style="margin:2pt 0 2pt 20pt">${form(policy)}</div>`;
  })}`;
};

const asPairs: List = (house, recorder, pairs) =>
  html`${house.policies.map((policy) => {
    const facts = policyFacts(house, policy);
    recorder.policy(facts);
    recorder.noClaims();
    return html`<div style="margin:4pt 0;padding:3pt;border:.5pt solid #888">${pairs(facts)}${house.caption('noClaims')}</div>`;
  })}`;
