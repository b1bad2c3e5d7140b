import { addDays } from '../../kit/dates.ts';
import { html, type Html } from '../../kit/html.ts';
import { sum } from '../../kit/money.ts';
import { person, word } from '../../kit/names.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { claimFacts, moneyFacts, shownKeys } from './facts.ts';
import { drawHouse, type House, type Policy } from './house.ts';
import { drawHead, drawLook, finish, grid } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading, drawSums } from './sections.ts';

type Claim = Policy['claims'][number];

/** Claims with the list of the checks that were written for each; a payment is no claim. */
export function drawPayments(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {
    counts: recipe.pick('claims by term', ['1', '2', '1,2', '0,1', '3,1']).split(',').map(Number),
  });
  const { choose } = house;
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const heading = drawPolicyHeading(house, look, recorder);
  const sums = drawSums(house, look, recorder);
  const shown = shownKeys(house, 0.6);
  const list = drawPaymentList(house);
  const across = choose('columns of pairs', [2, 3, 4]);
  const isBelow = recipe.chance('payments below the amounts', 0.7);
  const block = (claim: Claim, policy: Policy): Html => {
    const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
    const money = moneyFacts(house, claim);
    recorder.claim([...known, ...money], policy.number);
    const amounts = grid(look, money, across);
    return html`<div style="border-top:1pt solid #000;padding:3pt 0;margin:0 0 8pt">${grid(look, known, across)}${isBelow ? [amounts, list(claim)] : [list(claim), amounts]}</div>`;
  };
  const body = house.policies.map(
    (policy) =>
      html`${heading(policy)}${policy.claims.length === 0 ? html`<p>${house.caption('noClaims')}</p>` : policy.claims.map((claim) => block(claim, policy))}${sums.ofPolicy(policy)}`,
  );
  return finish(house, look, html`${head}${body}${sums.ofAll()}`, recorder);
}

/** Payments that add up to what the claim has paid. */
function paymentsOf(house: House, claim: Claim): { date: string; payee: string; kind: string; amount: number }[] {
  const { random } = house;
  const parts = (['loss', 'medical', 'expense'] as const).flatMap((kind) => {
    const amount = claim.paid[kind];
    if (amount === 0) return [];
    const first = Math.round(amount * 35) / 100;
    return random.chance(0.5)
      ? [{ kind, amount }]
      : [
          { kind, amount: first },
          { kind, amount: sum([amount, -first]) },
        ];
  });
  const payees = {
    loss: () => person(random),
    medical: () => `${word(random)} Medical Group`,
    expense: () => `${word(random)} Appraisal Co`,
  };
  return parts.map(({ kind, amount }, index) => ({
    date: addDays(claim.reportedDate, 12 + 21 * index),
    payee: payees[kind](),
    kind,
    amount,
  }));
}

function drawPaymentList(house: House): (claim: Claim) => Html {
  const { random, recipe } = house;
  const hasChecks = recipe.chance('check numbers', 0.5);
  const hasSum = recipe.chance('sum of payments', 0.5);
  const keys = ['paymentDate', ...(hasChecks ? ['checkNumber'] : []), 'payee', 'paymentType', 'paymentAmount'];
  const cell = 'padding:0 7pt 0 0';
  return (claim) => {
    const payments = paymentsOf(house, claim);
    if (payments.length === 0) return html``;
    const rows = payments.map(
      ({ date, payee, kind, amount }) =>
        html`<tr>${[house.date(date), ...(hasChecks ? [random.digits(6)] : []), payee, house.caption(kind), house.money(amount).text].map((text) => html`<td style="${cell}">${text}</td>`)}</tr>`,
    );
    const total = hasSum
      ? html`<tr><td colspan="${keys.length - 1}"></td><td>${house.money(claim.paid.total).text}</td></tr>`
      : null;
    return html`<div style="margin:3pt 0 3pt 14pt"><b>${house.caption('payments')}</b><table>${html`<tr>${keys.map((key) => html`<th style="${cell};text-align:left">${house.caption(key)}</th>`)}</tr>`}${rows}${total}</table></div>`;
  };
}
