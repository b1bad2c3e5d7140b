import { addDays, shortSlashed, slashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { carrier, company, lastName, lastNameFirst, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import {
  dayBetween,
  lifeOf,
  policyYears,
  sumOf,
  totalOf,
  type ClaimLife,
  type Parts,
  type Term,
} from '../parts/claims.ts';
import { COLLISION_STORIES, PREMISES_STORIES } from '../parts/stories.ts';

// A claims administrator's line printer: a block a claim in one typewriter face, every payment in a list below, then the totals.

const WIDTH = 118;
const STATUS = { open: 'OPEN', closed: 'CLOSED', reopened: 'REOPENED' };
const COVERAGES: readonly { name: string; stories: readonly { text: string }[] }[] = [
  { name: 'AUTO LIAB BI', stories: COLLISION_STORIES },
  { name: 'AUTO LIAB PD', stories: COLLISION_STORIES },
  { name: 'GEN LIAB BI', stories: PREMISES_STORIES },
  { name: 'GEN LIAB PD', stories: PREMISES_STORIES },
];

interface Payment {
  day: string;
  check: string;
  payee: string;
  kind: 'loss' | 'expense';
  amount: number;
}

function paymentsOf(random: Random, life: ClaimLife, asOf: string): Payment[] {
  const last = life.closedDate ?? asOf;
  const payments = random.times(random.pick([0, 1, 1, 2, 3, 5]), (): Payment => {
    const kind = random.pick(['loss', 'expense'] as const);
    return {
      day: dayBetween(random, life.reportedDate, last),
      check: random.digits(7),
      payee:
        kind === 'loss'
          ? lastNameFirst(random).toUpperCase()
          : `${lastName(random)} ${random.pick(['Adjusting', 'Law Group', 'Appraisal', 'Records'])}`.toUpperCase(),
      kind,
      amount: kind === 'loss' ? random.amount(300, 22_000) : random.amount(45, 4_200),
    };
  });
  return payments.sort((first, second) => first.day.localeCompare(second.day));
}

function drawClaim(random: Random, policyNumber: string, term: Term, asOf: string) {
  const life = lifeOf(random, term, asOf);
  const coverage = random.pick(COVERAGES);
  const payments = paymentsOf(random, life, asOf);
  const paidFor = (kind: Payment['kind']) =>
    sum(payments.filter((payment) => payment.kind === kind).map((payment) => payment.amount));
  const paid: Parts = { loss: paidFor('loss'), medical: 0, expense: paidFor('expense') };
  const isClosed = life.status === 'closed';
  const reserve: Parts = isClosed
    ? { loss: 0, medical: 0, expense: 0 }
    : { loss: random.int(2, 90) * 500, medical: 0, expense: random.int(0, 20) * 250 };
  return {
    life,
    policyNumber,
    payments,
    paid,
    reserve,
    coverage: coverage.name,
    number: numbered(random, '#####-#####'),
    claimant: lastNameFirst(random).toUpperCase(),
    adjuster: lastNameFirst(random).toUpperCase(),
    text: random.pick(coverage.stories).text.toUpperCase(),
    state: random.pick(['TX', 'TX', 'TX', 'OK', 'LA', 'AR']),
  };
}

type Claim = ReturnType<typeof drawClaim>;

const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
const right = (text: string, width: number): string => text.padStart(width);
const RULE = '-'.repeat(WIDTH);

function totalsLine(caption: string, { loss, expense }: Parts): string {
  return `${right(caption, 56)}${right(cents(loss), 20)}${right(cents(expense), 20)}${right(cents(sum([loss, expense])), 20)}`;
}

function totalsLines(paid: Parts, reserve: Parts): string[] {
  const header = `${' '.repeat(56)}${right('INDEMNITY', 20)}${right('EXPENSE', 20)}${right('TOTAL', 20)}`;
  return [
    header,
    totalsLine('PAID', paid),
    totalsLine('OUTSTANDING', reserve),
    totalsLine('INCURRED', sumOf([paid, reserve])),
  ];
}

function block(claim: Claim): string {
  const { life } = claim;
  const closed = life.closedDate === null ? '' : shortSlashed(life.closedDate);
  const payments = claim.payments.map(
    ({ day, check, payee, kind, amount }) =>
      `      ${left(shortSlashed(day), 12)}${left(check, 12)}${left(payee, 34)}${left(kind === 'loss' ? 'INDEMNITY' : 'EXPENSE', 14)}${right(cents(amount), 14)}`,
  );
  return [
    RULE,
    `CLAIM ${left(claim.number, 20)}CLAIMANT ${left(claim.claimant, 36)}COVERAGE ${left(claim.coverage, 16)}STATUS ${STATUS[life.status]}`,
    `LOSS ${left(shortSlashed(life.lossDate), 14)}REPORTED ${left(shortSlashed(life.reportedDate), 12)}CLOSED ${left(closed, 14)}STATE ${left(claim.state, 8)}ADJUSTER ${claim.adjuster}`,
    `DESCRIPTION  ${claim.text}`,
    ...(payments.length === 0
      ? ['      NO PAYMENTS ISSUED']
      : [
          `      ${left('PAID ON', 12)}${left('CHECK', 12)}${left('PAYEE', 34)}${left('CODE', 14)}${right('AMOUNT', 14)}`,
          ...payments,
        ]),
    ...totalsLines(claim.paid, claim.reserve),
  ].join('\n');
}

const css = `pre{font:7.6pt/1.25 "Liberation Mono","DejaVu Sans Mono","Courier New",monospace;margin:0}.k{break-inside:avoid}`;

function amountsLabel(list: readonly Claim[]) {
  const [paid, reserve] = [sumOf(list.map((claim) => claim.paid)), sumOf(list.map((claim) => claim.reserve))];
  const label = ({ loss, expense }: Parts) => ({ loss, expense, total: totalOf({ loss, medical: 0, expense }) });
  return { paid: label(paid), reserve: label(reserve), incurred: label(sumOf([paid, reserve])) };
}

const footer = html`<div style="font:7pt Arial;width:100vw;margin:0 .5in;display:flex;justify-content:space-between"><span>CLM410R2</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'payment-ledger',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2012-04-01', '2026-05-30');
    const [insurer, insured] = [carrier(random).toUpperCase(), company(random).toUpperCase()];
    const administrator = `${word(random)} CLAIMS MANAGEMENT`.toUpperCase();
    const base = numbered(random, '@@@#####');
    const policies = policyYears(random, asOf, random.int(1, 4)).map((term, index) => {
      const number = `${base}-0${8 - index}`;
      return {
        ...term,
        number,
        claims: random.times(size * random.pick([0, 1, 2, 4]), () => drawClaim(random, number, term, asOf)),
      };
    });
    const claims = policies.flatMap((policy) => policy.claims);
    const top = `${administrator}\nCLAIM DETAIL WITH PAYMENT HISTORY${right(`RUN DATE ${slashed(addDays(asOf, 1))}`, WIDTH - 33)}\n\nINSURED   ${left(insured, 60)}CARRIER  ${insurer}\nVALUED AS OF ${slashed(asOf)}\n`;
    const sections = policies.map(({ number, effective, expiration, claims: own }) => {
      const head = `\n${'='.repeat(WIDTH)}\nPOLICY ${left(number, 16)}TERM ${slashed(effective)} - ${slashed(expiration)}   CASUALTY PACKAGE   CLAIMS ${own.length}`;
      return html`<pre>${head}</pre>${own.map((claim) => html`<pre class="k">${block(claim)}</pre>`)}`;
    });
    const end = [
      `\n${'='.repeat(WIDTH)}`,
      `REPORT TOTALS   CLAIMS ${claims.length}`,
      ...totalsLines(sumOf(claims.map((claim) => claim.paid)), sumOf(claims.map((claim) => claim.reserve))),
      '*** END OF REPORT ***',
    ];
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: addDays(asOf, 1),
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'CASUALTY PACKAGE',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        claimCount: policy.claims.length,
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.claimant,
        claimType: claim.coverage,
        ...claim.life,
        lossState: claim.state,
        description: claim.text,
        adjusterName: claim.adjuster,
        ...amountsLabel([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...amountsLabel(claims) },
    };
    return {
      html: sheet({
        css: random.chance(0.4) ? `${css}.k{break-inside:auto}` : css,
        body: html`<pre>${top}</pre>${sections}<pre class="k">${end.join('\n')}</pre>`,
      }),
      label,
      print: { landscape: true, footer },
    };
  },
};
