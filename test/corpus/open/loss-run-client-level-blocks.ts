import { abbreviated, addDays, addYears, bare, slashed } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { addKinds, type ClaimFacts, type Kinds, makeTerms } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { carrier, company, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf } from '../parts/loss-columns.ts';

// A third-party administrator for a client with a deductible program: claims by location of the client whatever the policy,
// facts as a run of captions at the left, the money as rows Outlay / Held / Combined at the right, under heads that stand
// once a page; sums of a location in the same shape; a schedule of the policies of the insurer at the end.

const css = `body{margin:0;font:8.2pt/1.3 Carlito,sans-serif}.t{display:grid;grid-template-columns:1.2fr 1.4fr 1fr;border-bottom:2pt solid #7a1f3d;padding-bottom:4pt}.t b{font-size:12pt;color:#7a1f3d}.t div:last-child{text-align:right}table{width:100%;border-collapse:collapse}th{text-align:right;color:#7a1f3d;padding:1pt 4pt;font-weight:700;border-bottom:.8pt solid #7a1f3d;vertical-align:bottom}th:first-child,.h th{text-align:left}td{padding:.4pt 4pt;vertical-align:top}.n{text-align:right;white-space:nowrap;width:66pt}.w{width:58pt}
tbody{break-inside:avoid}.k{color:#7b6770;margin-right:2pt}.k+span{margin-right:9pt}.f td{padding-top:4pt}.lv td{background:#f3e6eb;font-weight:700;padding:3pt 4pt}.s td{font-weight:700}.s.f td{border-top:.8pt solid #7a1f3d}.all td{background:#7a1f3d;color:#fff}.e td{border-bottom:.4pt dotted #a89;padding-bottom:3pt}.lv{break-after:avoid}section{break-inside:avoid}.h td,.h th{padding:2pt 4pt}h2{font-size:10pt;color:#7a1f3d;margin:12pt 0 2pt}`;

const STATUS = { open: 'Pending', closed: 'Closed', reopened: 'Reopened' };
const LINES: readonly { line: Line; name: string; prefix: string }[] = [
  { line: 'workers', name: "Workers' Compensation", prefix: 'WCD' },
  { line: 'liability', name: 'General Liability', prefix: 'GLD' },
];
const LEVELS = ['Distribution Center', 'Retail Store', 'Service Depot', 'Corporate Office', 'Fabrication Shop'];

interface Policy {
  number: string;
  name: string;
  effectiveDate: string;
  expirationDate: string;
}
interface File extends ClaimFacts {
  policy: Policy;
  level: string;
}

const amountsOf = (claims: readonly ClaimFacts[]) => ({
  paid: addKinds(claims.map(({ paid }) => paid)),
  reserve: addKinds(claims.map(({ reserve }) => reserve)),
  incurred: addKinds(claims.map(({ incurred }) => incurred)),
  recovered: sum(claims.map(({ recovered }) => recovered)),
});

const moneyRow = (caption: string, { loss, medical, expense, total }: Kinds, recovered: string): Html =>
  html`<td class="w">${caption}</td>${[loss, medical, expense, total].map((value) => html`<td class="n">${dollarsAndCents(value)}</td>`)}<td class="n">${recovered}</td>`;

/** Three rows of money beside three runs of facts. */
function block(kind: string, claims: readonly ClaimFacts[], facts: readonly [Piece, Piece, Piece]): Html {
  const { paid, reserve, incurred, recovered } = amountsOf(claims);
  return html`<tr class="${kind} f"><td>${facts[0]}</td>${moneyRow('Outlay', paid, dollarsAndCents(recovered))}</tr><tr class="${kind}"><td>${facts[1]}</td>${moneyRow('Held', reserve, '')}</tr><tr class="${kind}"><td>${facts[2]}</td>${moneyRow('Combined', incurred, '')}</tr>`;
}

const run = (facts: readonly (readonly [string, string])[]): Html =>
  html`${facts.map(([caption, value]) => (value === '' ? null : html`<span class="k">${caption}</span><span>${value}</span>`))}`;

function fileBody(file: File): Html {
  const closed = file.closedDate === null ? '' : bare(file.closedDate);
  return html`<tbody>${block(
    '',
    [file],
    [
      html`<b>${file.number}</b> &nbsp; ${run([
        ['Clmt', file.claimant],
        ['Type', file.claimType],
      ])}`,
      run([
        ['Event', bare(file.lossDate)],
        ['Rec’d', bare(file.reportedDate)],
        ['Stat', STATUS[file.status]],
        ['Closed', closed],
      ]),
      run([
        ['Policy', file.policy.number],
        ['Jur', file.state],
        ['Examiner', file.adjuster],
      ]),
    ],
  )}<tr class="e"><td colspan="7">${run([
    ['Loss Cause', file.cause],
    ['Narrative', file.description],
  ])}</td></tr></tbody>`;
}

function sumBody(kind: string, caption: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount } = countsOf(claims);
  return html`<tbody>${block(kind, claims, [caption, `Files: ${claimCount}`, `Not closed: ${openClaimCount}`])}</tbody>`;
}

function drawFiles(random: Random, first: string, years: number, asOf: string): { policies: Policy[]; files: File[] } {
  const levels = random.some(LEVELS, random.int(2, 4)).map((name) => `${random.digits(4)} ${word(random)} ${name}`);
  const drawn = LINES.map(({ line, name, prefix }) => {
    const stem = numbered(random, `${prefix} ####`);
    const counts = random.times<number>(years, () => random.pick([1, 2, 3, 4, 6]));
    return makeTerms(random, { line, first, counts, numbers: '#########-0001', asOf }).map((term, year) => {
      const { effectiveDate, expirationDate } = term;
      const policy = { number: `${stem}${year + 2} 0${year + 1}`, name, effectiveDate, expirationDate };
      return { policy, files: term.claims.map((claim): File => ({ ...claim, policy, level: random.pick(levels) })) };
    });
  }).flat();
  const all = drawn.flatMap(({ files }) => files);
  const files = levels.flatMap((level) => all.filter((file) => file.level === level));
  return { policies: drawn.map(({ policy }) => policy), files };
}

const fileLabel = (file: File) => ({
  claimNumber: file.number,
  policyNumber: file.policy.number,
  claimantName: file.claimant,
  claimType: file.claimType,
  status: file.status,
  lossDate: file.lossDate,
  reportedDate: file.reportedDate,
  closedDate: file.closedDate,
  lossState: file.state,
  description: file.description,
  cause: file.cause,
  adjusterName: file.adjuster,
  ...amountsOf([file]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'client-level-blocks',
  build(random) {
    const years = random.int(1, 3);
    const first = `${random.int(2016, 2022)}-${random.pick(['01-01', '04-01', '07-01', '10-01'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(160, 350));
    const printed = addDays(asOf, random.int(1, 10));
    const { policies, files } = drawFiles(random, first, years, asOf);
    const levels = [...new Set(files.map(({ level }) => level))];
    const [administrator, insurer, insured] = [
      `${word(random)} Claims Management, Inc.`,
      carrier(random),
      company(random),
    ];
    const groups = levels.map((level) => {
      const own = files.filter((file) => file.level === level);
      return html`<tbody class="lv"><tr class="lv"><td colspan="7">Client Level 2: ${level}</td></tr></tbody>${own.map(fileBody)}${sumBody('s', `Level 2 Totals ${level}`, own)}`;
    });
    const schedule = policies.map(
      (policy) =>
        html`<tr><td>${policy.name}</td><td>${policy.number}</td><td>${slashed(policy.effectiveDate)}</td><td>${slashed(policy.expirationDate)}</td></tr>`,
    );
    const body = html`<div class="t"><div><b>${administrator}</b><br>Third-Party Administrator</div><div>Client: ${insured}<br>Policy Issuing Carrier: ${insurer}<br>Account Executive: ${person(random)}</div><div>Detail Loss Run by Client Level<br>Data as of ${abbreviated(asOf)}<br>Produced ${abbreviated(printed)}</div></div>
<table><thead><tr><th>File / Claimant / Coverage Type<br>Dates and Status</th><th></th><th>Indemnity<br>or BI/PD</th><th>Medical</th><th>Allocated<br>Expense</th><th>All<br>Types</th><th>Subrogation<br>&amp; Other Rec.</th></tr></thead>${groups}${sumBody('s all', 'Client Totals', files)}</table>
<section><h2>Schedule of Policies in This Report</h2><table class="h"><tr><th>Line</th><th>Policy</th><th>Inception</th><th>Expiry</th></tr>${schedule}</table></section><p>Outlay is gross of deductible reimbursement of $100,000 per occurrence. Held is the case reserve set by the examiner. Combined = Outlay + Held.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: printed,
      valuationDate: asOf,
      policies: policies.map(({ number, name, effectiveDate, expirationDate }) => ({
        policyNumber: number,
        lineOfBusiness: name,
        effectiveDate,
        expirationDate,
      })),
      claims: files.map(fileLabel),
      grandTotals: { ...countsOf(files), ...amountsOf(files) },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
