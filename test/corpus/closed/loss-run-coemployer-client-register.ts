import { addDays, addYears, dashed } from '../kit/dates.ts';
import { type Html, html, joined, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { whole } from '../kit/money.ts';
import { carrier, company, lastNameFirst, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';

// A professional employer organization under one master policy a year: claims by client company, the injury as three
// stacked values in one cell with stacked captions in the head, loss text in the last column behind the amounts.

const css = `body{margin:0;font:7.4pt/1.24 Carlito,sans-serif}.a{font-size:13pt;font-weight:700;color:#6b2d0c}
.q{display:flex;justify-content:space-between;margin-bottom:5pt}table{width:100%;border-collapse:collapse}
th{background:#f5e3d7;text-align:left;vertical-align:bottom}td,th{padding:2pt 4pt;vertical-align:top}
td{border-bottom:.3pt solid #caa}.n{text-align:right;white-space:nowrap}.w{white-space:nowrap}tr{break-inside:avoid}
.c td{font-weight:700;border-bottom:.9pt solid #6b2d0c;padding-top:8pt}.s td{font-weight:700;background:#faf3ee}
td.d{width:150pt}.z{width:70%;margin-top:12pt;break-inside:avoid}`;

const STORIES = [
  ['Strain', 'Low Back', 'Lifting', 'IW states he lifted a keg into cooler and back locked up'],
  ['Laceration', 'L Thumb', 'Cut/Puncture', 'Box knife slipped breaking down cartons, 4 sutures'],
  ['Contusion', 'R Foot', 'Struck By', 'Pallet slid off jack onto top of foot'],
  ['Fracture', 'R Wrist', 'Fall/Slip', 'Slipped on grease near fryer and put hand out'],
  ['Burn', 'L Forearm', 'Heat/Cold', 'Oil splashed while filtering fryer'],
  ['Sprain', 'L Ankle', 'Fall/Slip', 'Stepped in hole walking job site after rain'],
  ['Inflammation', 'R Elbow', 'Strain/Repetitive', 'Pain increasing with use of nail gun'],
  ['Foreign Body', 'L Eye', 'Foreign Matter', 'Dust blew under safety glasses while sweeping'],
  ['Crushing', 'R Hand', 'Caught In', 'Hand pinned between gate and dock leveler'],
  ['Concussion', 'Head', 'Motor Vehicle', 'Passenger in crew truck rear ended on way to site'],
] as const;

interface Master {
  number: string;
  effectiveDate: string;
  expirationDate: string;
}
interface Injury extends ClaimFacts {
  master: Master;
  client: string;
}

function drawInjuries(random: Random, first: string, years: number, asOf: string) {
  const clients = random.times(random.int(3, 5), () => company(random));
  const counts = random.times<number>(years, () => random.pick([3, 4, 6, 7]));
  const story = deckOf(random, STORIES);
  const stem = numbered(random, 'WPE ###');
  const wanted = { line: 'workers', first, counts, numbers: 'P########', asOf, wholeDollars: true } as const;
  const terms = makeTerms(random, wanted).map(({ claims, effectiveDate, expirationDate }, index) => {
    const master = { number: `${stem}${4100 + index * 13}`, effectiveDate, expirationDate };
    const injuries = claims.map((claim): Injury => {
      const [nature, bodyPart, cause, description] = story();
      const claimType = claim.incurred.loss > 0 ? 'Lost Time' : 'Med Only';
      const own = { nature, bodyPart, cause, description, claimType, claimant: lastNameFirst(random) };
      const recovered = Math.round(claim.recovered);
      return { ...claim, ...own, recovered, master, client: random.pick(clients) };
    });
    return { master, injuries };
  });
  const all = terms.flatMap(({ injuries }) => injuries);
  const inOrder = clients.flatMap((client) => all.filter((injury) => injury.client === client));
  return { masters: terms.map(({ master }) => master), clients, injuries: inOrder };
}

const STATUS = { open: 'O', closed: 'C', reopened: 'R' };
const stack = (...values: readonly Piece[]): Html => joined(values, html`<br>`);

const amounts = (claims: readonly ClaimFacts[]): Html => {
  const { paid, reserve, incurred } = totalsOf(claims);
  const values = [paid.loss, paid.medical, paid.expense, reserve.total, incurred.total];
  return html`${values.map((value) => html`<td class="n">${whole(value)}</td>`)}`;
};

function injuryRow(one: Injury): Html {
  const closed = one.closedDate === null ? '' : dashed(one.closedDate);
  return html`<tr><td class="w">${stack(one.number, one.master.number)}</td>
<td>${stack(one.claimant, one.claimType)}</td><td>${one.state}</td>
<td class="w">${stack(dashed(one.lossDate), dashed(one.reportedDate), closed)}</td>
<td>${STATUS[one.status]}</td><td>${stack(one.nature, one.bodyPart, one.cause)}</td>${amounts([one])}
<td class="d">${one.description}</td></tr>`;
}

function sumRow(caption: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount } = totalsOf(claims);
  return html`<tr class="s"><td colspan="6">${caption}: ${claimCount} claims (${openClaimCount} open)</td>
${amounts(claims)}<td></td></tr>`;
}

function clientRows(client: string, own: readonly Injury[]): Html {
  const head = html`<tr class="c"><td colspan="12">Client: ${client}</td></tr>`;
  if (own.length === 0) return html`${head}<tr><td colspan="12">None reported</td></tr>`;
  return html`${head}${own.map(injuryRow)}${sumRow('Client subtotal', own)}`;
}

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  const { loss, medical, expense } = paid;
  const totals = { reserve: { total: reserve.total }, incurred: { total: incurred.total } };
  return { claimCount, openClaimCount, paid: { loss, medical, expense }, ...totals };
};

function injuryLabel(one: Injury) {
  const { claimCount: _, openClaimCount: __, ...sums } = sumsLabel([one]);
  return {
    claimNumber: one.number,
    policyNumber: one.master.number,
    claimantName: one.claimant,
    claimType: one.claimType,
    status: one.status,
    lossDate: one.lossDate,
    reportedDate: one.reportedDate,
    closedDate: one.closedDate,
    lossState: one.state,
    description: one.description,
    cause: one.cause,
    natureOfInjury: one.nature,
    bodyPart: one.bodyPart,
    ...sums,
  };
}

const masterTable = (masters: readonly Master[], all: readonly Injury[]): Html => html`<table class="z"><tr>
<th>Master Policy</th><th>From</th><th>Through</th><th class="n">Claims</th><th class="n">Open</th>
${['Indemnity', 'Medical', 'Expense', 'Reserves', 'Incurred'].map((head) => html`<th class="n">${head}</th>`)}</tr>
${masters.map((master) => {
  const own = all.filter((one) => one.master === master);
  const { claimCount, openClaimCount } = totalsOf(own);
  return html`<tr><td>${master.number}</td><td>${dashed(master.effectiveDate)}</td>
<td>${dashed(master.expirationDate)}</td>
<td class="n">${claimCount}</td><td class="n">${openClaimCount}</td>${amounts(own)}</tr>`;
})}</table>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'coemployer-client-register',
  build(random) {
    const years = random.int(2, 3);
    const first = `${random.int(2016, 2022)}-${random.pick(['01-01', '04-01', '10-01'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(160, 350));
    const run = addDays(asOf, random.int(1, 5));
    const { masters, clients, injuries } = drawInjuries(random, first, years, asOf);
    const [insurer, insured] = [carrier(random), `${word(random)} Employer Solutions, Inc.`];
    const groups = clients.map((client) =>
      clientRows(
        client,
        injuries.filter((one) => one.client === client),
      ),
    );
    const body = html`<div class="a">Master Policy Claim Listing by Client Company</div>
<div class="q"><span>Named Insured:
<b>${insured}</b></span><span>Insurer: ${insurer}</span><span>Valuation ${dashed(asOf)}</span><span>Generated
${dashed(run)}</span></div><table><thead><tr><th>Claim ID<br>Policy</th><th>Worker<br>Claim Type</th><th>Jur</th>
<th>Injury<br>Notice<br>Closure</th><th>St</th><th>Nature<br>Body Part<br>Cause</th><th class="n">Indemnity<br>Paid</th>
<th class="n">Medical<br>Paid</th><th class="n">Expense<br>Paid</th><th class="n">Reserves</th>
<th class="n">Incurred</th><th>Loss Text</th></tr></thead>${groups}${sumRow('All clients', injuries)}</table>
${masterTable(masters, injuries)}
<p>St: O open, C closed, R reopened. Paid amounts are shown by kind, reserves for all kinds together.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: run,
      valuationDate: asOf,
      policies: masters.map((master) => ({
        policyNumber: master.number,
        effectiveDate: master.effectiveDate,
        expirationDate: master.expirationDate,
        ...sumsLabel(injuries.filter((one) => one.master === master)),
      })),
      claims: injuries.map(injuryLabel),
      grandTotals: sumsLabel(injuries),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
