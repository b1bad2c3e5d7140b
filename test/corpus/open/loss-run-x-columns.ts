import { addDays, addYears, shortSlashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { whole } from '../kit/money.ts';
import { carrier, lastName, numbered, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A hospital's work injuries on legal paper: column heads written upward, an X in one of three columns says what kind of claim it is and in one of three how it stands.

const EVENTS = [
  ['Patient pulled nurse while transferring to chair', 'Shoulder'],
  ['Needle stick, recapping in exam room', 'Finger'],
  ['Slipped on spilled saline in corridor', 'Knee'],
  ['Linen cart ran over foot', 'Foot'],
  ['Combative visitor struck guard', 'Face'],
  ['Caught hand in bed rail', 'Hand'],
  ['Splash of disinfectant while mixing', 'Eyes'],
  ['Lifted meal trays from low rack', 'Back'],
] as const;
const TYPES = ['Record only', 'Medical only', 'Lost time'] as const;
const STATES = ['open', 'closed', 'reopened'] as const;

type Row = ClaimFacts & { policyNumber: string; event: string; part: string; type: string; worker: string };

const css = `body{margin:0;font:8.6pt/1.2 "DejaVu Sans Condensed"}h1{font-size:13pt;margin:0;text-align:center}.sub{text-align:center;margin:2pt 0 8pt}table{border-collapse:collapse;width:100%}td,th{border:.6pt solid #333;padding:2.2pt 3.5pt}th{font-weight:700;vertical-align:bottom}th div{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap;text-align:left;margin:0 auto}.x{text-align:center;width:13pt}.m{text-align:right;white-space:nowrap}.w{white-space:nowrap}.year td{background:#ececec;font-weight:700}.sum td{font-weight:700}tr{break-inside:avoid}.note{font-size:7.4pt;margin-top:8pt}`;

const up = (text: string): Html => html`<th><div>${text}</div></th>`;
const marks = (names: readonly string[], marked: string): Html =>
  html`${names.map((name) => html`<td class="x">${name === marked ? 'X' : ''}</td>`)}`;
const dollars = (values: readonly number[]): Html =>
  html`${values.map((value) => html`<td class="m">${whole(value)}</td>`)}`;

/** The amounts of the money columns, in their order. */
const amountsOf = ({ paid, reserve, incurred }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>): number[] => [
  paid.loss,
  paid.medical,
  paid.expense,
  reserve.loss,
  reserve.medical,
  reserve.expense,
  incurred.total,
];

const claimRow = (row: Row): Html =>
  html`<tr><td class="w">${row.number}</td><td class="w">${row.worker}</td><td>${row.event}</td><td>${row.part}</td><td class="w">${shortSlashed(row.lossDate)}</td><td class="w">${shortSlashed(row.reportedDate)}</td>${marks(TYPES, row.type)}${marks(STATES, row.status)}${dollars(amountsOf(row))}</tr>`;

const sumRow = (name: string, claims: readonly ClaimFacts[]): Html => {
  const open = STATES.map((state) => claims.filter(({ status }) => status === state).length);
  return html`<tr class="sum"><td colspan="9">${name}, ${claims.length} in number</td>${open.map((count) => html`<td class="x">${count}</td>`)}${dollars(amountsOf(totalsOf(claims)))}</tr>`;
};

const labelOf = (claims: readonly ClaimFacts[]) => {
  const { claimCount, paid, reserve, incurred } = totalsOf(claims);
  return { claimCount, ...split({ paid, reserve, incurred }) };
};

const split = ({ paid, reserve, incurred }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>) => ({
  paid: { loss: paid.loss, medical: paid.medical, expense: paid.expense },
  reserve: { loss: reserve.loss, medical: reserve.medical, expense: reserve.expense },
  incurred: { total: incurred.total },
});

/** The count of the open column alone; with reopened claims both readings are right. */
function openCounts(path: string, claims: readonly ClaimFacts[]): readonly [string, readonly number[]][] {
  return [[`${path}.openClaimCount`, [totalsOf(claims).openClaimCount]]];
}

const openCount = (claims: readonly ClaimFacts[]): number => claims.filter(({ status }) => status === 'open').length;

export const style: Style = {
  policyType: 'loss_run',
  name: 'x-columns',
  build: (random) => {
    const asOf = `202${random.int(0, 5)}-${random.pick(['03-31', '06-30', '12-31'])}`;
    const insurer = carrier(random);
    const insured = `${word(random)} ${random.pick(['Regional Medical Center', 'Memorial Hospital', 'County Hospital District'])}`;
    const years = makeTerms(random, {
      line: 'workers',
      numbers: '#####',
      first: addYears(addDays(asOf, -random.int(110, 340)), -2),
      counts: random.times(3, () => random.int(4, 9)),
      asOf,
      wholeDollars: true,
    }).map((year) => {
      const policyNumber = numbered(random, 'HWC-####-##');
      const claims = year.claims.map((claim): Row => {
        const [event, part] = random.pick(EVENTS);
        const isLost = claim.incurred.loss > 0;
        const type = isLost ? TYPES[2] : claim.incurred.total > 0 ? TYPES[1] : TYPES[0];
        const worker = `${lastName(random)}, ${random.letters(1)}.`;
        return { ...claim, policyNumber, event, part, type, worker };
      });
      return { ...year, policyNumber, claims };
    });
    const claims = years.flatMap((year) => year.claims);
    const heads = [
      'Indemnity paid',
      'Medical paid',
      'Expense paid',
      'Indemnity reserve',
      'Medical reserve',
      'Expense reserve',
      'Total incurred',
    ];
    const body = html`<h1>${insured}</h1><div class="sub">Work injuries insured with ${insurer}, workers compensation<br>All amounts in whole dollars, valued ${written(asOf)}</div>
<table><thead><tr>${['Claim no.', 'Employee', 'What happened', 'Body part', 'Date of injury', 'Date reported', 'Record only', 'Medical only', 'Lost time', 'Open', 'Closed', 'Reopened', ...heads].map(up)}</tr></thead><tbody>${years.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => html`<tr class="year"><td colspan="19">Policy ${policyNumber}, in force ${written(effectiveDate)} to ${written(expirationDate)}</td></tr>${own.map(claimRow)}${sumRow('Injuries of this policy', own)}`)}${sumRow('Injuries of all policies', claims)}</tbody></table>
<p class="note">Names of employees are shortened. An X stands in the column that applies. Employee Health keeps the incident reports.</p>`;
    return {
      html: sheet({ css, body }),
      print: {
        format: 'Legal',
        landscape: true,
        footer: html`<div style="font:7pt sans-serif;width:100%;padding:0 .5in;text-align:right">Sheet <span class="pageNumber"></span></div>`,
      },
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        valuationDate: asOf,
        policies: years.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          lineOfBusiness: 'workers compensation',
          effectiveDate,
          expirationDate,
          openClaimCount: openCount(own),
          ...labelOf(own),
        })),
        claims: claims.map((row) => ({
          claimNumber: row.number,
          policyNumber: row.policyNumber,
          claimantName: row.worker,
          claimType: row.type,
          status: row.status,
          lossDate: row.lossDate,
          reportedDate: row.reportedDate,
          description: row.event,
          bodyPart: row.part,
          ...split(row),
        })),
        grandTotals: { openClaimCount: openCount(claims), ...labelOf(claims) },
        _accept: Object.fromEntries([
          ...years.flatMap(({ claims: own }, i) => openCounts(`policies[${i}]`, own)),
          ...openCounts('grandTotals', claims),
        ]),
      },
    };
  },
};
