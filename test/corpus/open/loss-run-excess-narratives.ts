import { addDays, addYears, written } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { carrier, lastName, numbered, person, stateOf, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// An excess insurer's report to a hospital system: a small table of years and then each claim told in a paragraph with a
// strip of figures below it; all amounts in thousands of dollars, claimants by name in the heading.

const EVENTS = [
  'Plaintiff alleges a delay in the diagnosis of sepsis after abdominal surgery, which led to a prolonged stay in intensive care',
  'It is alleged that the nursing staff failed to monitor the patient after a fall from bed and that a subdural bleed went unnoticed',
  'The suit alleges that an incorrect dose of an anticoagulant was given at discharge, followed by a readmission with hemorrhage',
  'The family alleges that an obstetric emergency was recognized late and that the infant suffers from permanent deficits',
  'A visitor alleges a fall on a freshly mopped floor near the cafeteria, with a fracture of the hip',
];
const POSITIONS = [
  'Defense experts support the care. Mediation is planned for the spring',
  'Counsel puts the chance of a defense verdict at sixty percent',
  'Discovery is under way and depositions of the treating physicians have been taken',
];
const STATUS_WORDS = { open: 'Open', closed: 'Closed' };

function drawClaim(random: Random, from: string, asOf: string) {
  const lossDate = addDays(from, random.int(0, 364));
  const reportedDate = addDays(lossDate, random.int(40, 300));
  const status = reportedDate < addYears(asOf, -2) && random.chance(0.7) ? ('closed' as const) : ('open' as const);
  const thousands = (low: number, high: number): number => random.dollars(low, high);
  const [paidLoss, paidExpense] = [
    status === 'closed' ? thousands(20, 900) : random.pick([0, 0, 50]),
    thousands(8, 240),
  ];
  const [reservedLoss, reservedExpense] = status === 'closed' ? [0, 0] : [thousands(90, 980), thousands(15, 220)];
  const [paid, reserve] = [
    { loss: paidLoss, expense: paidExpense, total: paidLoss + paidExpense },
    { loss: reservedLoss, expense: reservedExpense, total: reservedLoss + reservedExpense },
  ];
  return {
    number: numbered(random, 'XS-######'),
    claimant: person(random),
    counsel: `${lastName(random)} & ${lastName(random)}`,
    state: stateOf(random),
    lossDate,
    reportedDate: reportedDate < asOf ? reportedDate : addDays(asOf, -3),
    closedDate: status === 'closed' ? addDays(reportedDate, random.int(200, 600)) : null,
    status,
    event: random.pick(EVENTS),
    position: random.pick(POSITIONS),
    paid,
    reserve,
    incurred: {
      loss: paidLoss + reservedLoss,
      expense: paidExpense + reservedExpense,
      total: paid.total + reserve.total,
    },
  };
}
type Claim = ReturnType<typeof drawClaim>;
type Amounts = Claim['paid'];

const css = `body{margin:0;font:10pt/1.45 Caladea,serif}h1{font-size:17pt;font-weight:400;margin:0;border-bottom:.8pt solid #000}.k{font-size:9pt;margin:4pt 0 14pt}h3{font:700 10pt Carlito;margin:16pt 0 2pt;border-left:6pt solid #9c7a2f;padding-left:6pt}p{margin:3pt 0}
table{border-collapse:collapse;font:9pt Carlito;margin:6pt 0}td,th{padding:1.5pt 9pt 1.5pt 0;text-align:right}td:first-child,th:first-child{text-align:left;padding-right:22pt}th{font-weight:400;font-style:italic;border-bottom:.5pt solid #000}.big td,.big th{padding-right:18pt}.sum td{border-top:.5pt solid #000;font-weight:700}.c{break-inside:avoid}`;

const strip = ({ paid, reserve, incurred }: Claim): Html =>
  html`<table><tr><th>$ in thousands</th><th>Indemnity</th><th>Expense</th><th>Total</th></tr>${(
    [
      ['Paid', paid],
      ['Outstanding', reserve],
      ['Incurred', incurred],
    ] as const
  ).map(
    ([caption, each]) =>
      html`<tr><td>${caption}</td><td>${each.loss}</td><td>${each.expense}</td><td>${each.total}</td></tr>`,
  )}</table>`;

function story(claim: Claim, index: number): Html {
  const end =
    claim.closedDate === null
      ? html`${claim.position}. The file remains ${STATUS_WORDS[claim.status].toLowerCase()}.`
      : html`The matter was resolved and our file was closed on ${written(claim.closedDate)}.`;
  return html`<div class="c"><h3>${index + 1}. ${claim.claimant} &ndash; Claim ${claim.number} (${STATUS_WORDS[claim.status]})</h3><p>${claim.event}. The event took place on ${written(claim.lossDate)} in ${claim.state} and was reported to us on ${written(claim.reportedDate)}. The insured is represented by ${claim.counsel}. ${end}</p>${strip(claim)}</div>`;
}

const inDollars = ({ loss, expense, total }: Amounts) => ({
  loss: loss * 1000,
  expense: expense * 1000,
  total: total * 1000,
});
const totalOf = (claims: readonly Claim[], field: 'paid' | 'reserve' | 'incurred'): number =>
  claims.reduce((all, claim) => all + claim[field].total, 0);
const totals = (claims: readonly Claim[]) => ({
  claimCount: claims.length,
  paid: { total: totalOf(claims, 'paid') * 1000 },
  reserve: { total: totalOf(claims, 'reserve') * 1000 },
  incurred: { total: totalOf(claims, 'incurred') * 1000 },
});
const figures = (claims: readonly Claim[]): Html =>
  html`<td>${claims.length}</td><td>${totalOf(claims, 'paid')}</td><td>${totalOf(claims, 'reserve')}</td><td>${totalOf(claims, 'incurred')}</td>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'excess-narratives',
  build(random) {
    const first = `${random.int(2014, 2020)}-${random.pick(['01', '07', '10'])}-01`;
    const count = random.int(3, 4);
    const asOf = `${Number(first.slice(0, 4)) + count + 1}-${random.pick(['03-31', '06-30', '09-30'])}`;
    const [insurer, insured, product] = [
      carrier(random),
      `${word(random)} ${random.pick(['Regional Health System', 'Medical Center, Inc.'])}`,
      random.pick(['Excess Healthcare Liability', 'Umbrella Hospital Professional']),
    ];
    const terms = random.times(count, (year) => {
      const effective = addYears(first, year);
      const claims = random.times(random.int(year === 0 ? 1 : 0, 2), () => drawClaim(random, effective, asOf));
      return { effective, expiration: addYears(effective, 1), number: numbered(random, 'HX #### ###'), claims };
    });
    const all = terms.flatMap(({ claims }) => claims);
    const body = html`<h1>Large Loss Narrative Report</h1><div class="k">${insured} &nbsp;|&nbsp; ${product} &nbsp;|&nbsp; Issued by ${insurer}<br>Amounts are shown in thousands of dollars and are valued as of ${written(asOf)}. Only claims that may reach our layer are reported here.</div>
<table class="big"><tr><th>Policy period</th><th>Policy</th><th>Claims</th><th>Paid</th><th>Outstanding</th><th>Incurred</th></tr>${terms.map((term) => html`<tr><td>${written(term.effective)} &ndash; ${written(term.expiration)}</td><td>${term.number}</td>${figures(term.claims)}</tr>`)}<tr class="sum"><td>All periods</td><td></td>${figures(all)}</tr></table>
${all.map(story)}<p style="margin-top:16pt"><i>The attachment point of each policy is ${dollarsAndCents(1_000_000)} each medical incident. Reserves are estimates and may change without notice.</i></p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      valuationDate: asOf,
      policies: terms.map(({ number, effective, expiration, claims }) => ({
        policyNumber: number,
        lineOfBusiness: product,
        effectiveDate: effective,
        expirationDate: expiration,
        ...totals(claims),
      })),
      claims: terms.flatMap(({ claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          claimantName: claim.claimant,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.event,
          paid: inDollars(claim.paid),
          reserve: inDollars(claim.reserve),
          incurred: inDollars(claim.incurred),
        })),
      ),
      grandTotals: totals(all),
      // which policy a claim belongs to follows from its date only
      _accept: Object.fromEntries(
        terms
          .flatMap(({ number, claims }) => claims.map(() => number))
          .map((number, index) => [`claims[${index}].policyNumber`, [null, number]]),
      ),
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '1in', right: '0.9in' } } };
  },
};
