import { addDays, addYears, dashed, shortDashed, written } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { claimLabel, type Column, countsOf, money, sumsLabel, text } from '../parts/loss-columns.ts';

// An employers' mutual's experience report: the first page has a table of policy years with premium, payroll, counts
// and amounts, the claims follow on later pages under their policy year, without sums; whole dollars, three kinds of
// cost for paid and for incurred.

const STATUS = { open: 'O', closed: 'C', reopened: 'R' };
const KINDS = ['Employers Mutual Company', 'Workers Mutual Insurance', 'Employers Assurance Corporation'];
const TYPES = new Map([
  ['Medical Only', 'MED'],
  ['Report Only', 'RPT'],
  ['Indemnity', 'IND'],
  ['Lost Time', 'LT'],
]);

const detail: readonly Column[] = [
  text('Claim ID', 'claimNumber', ({ number }) => number),
  text('Injured Worker', 'claimantName', ({ claimant }) => claimant),
  text('DOI', 'lossDate', ({ lossDate }) => lossDate, shortDashed),
  { head: 'O/C', path: 'status', of: ({ status }) => ({ text: STATUS[status], value: status }) },
  text('Typ', 'claimType', ({ claimType }) => TYPES.get(claimType) ?? claimType),
  text('Body Part', 'bodyPart', ({ bodyPart }) => bodyPart),
  text('Cause of Injury', 'cause', ({ cause }) => cause),
  money('Ind Pd', 'paid.loss', ({ paid }) => paid.loss, whole),
  money('Med Pd', 'paid.medical', ({ paid }) => paid.medical, whole),
  money('Exp Pd', 'paid.expense', ({ paid }) => paid.expense, whole),
  money('Ind Inc', 'incurred.loss', ({ incurred }) => incurred.loss, whole),
  money('Med Inc', 'incurred.medical', ({ incurred }) => incurred.medical, whole),
  money('Exp Inc', 'incurred.expense', ({ incurred }) => incurred.expense, whole),
  money('Total Inc', 'incurred.total', ({ incurred }) => incurred.total, whole),
];
/** The amounts of the first page. */
const summary: readonly Column[] = [
  money('Indemnity', 'incurred.loss', ({ incurred }) => incurred.loss, whole),
  money('Medical', 'incurred.medical', ({ incurred }) => incurred.medical, whole),
  money('Expense', 'incurred.expense', ({ incurred }) => incurred.expense, whole),
  money('Paid', 'paid.total', ({ paid }) => paid.total, whole),
  money('Reserves', 'reserve.total', ({ reserve }) => reserve.total, whole),
  money('Incurred', 'incurred.total', ({ incurred }) => incurred.total, whole),
];

interface Term extends TermFacts {
  number: string;
  premium: number;
  payroll: number;
}

const css = `body{margin:0;font:9pt/1.35 'Liberation Serif','Times New Roman',serif}h1{font-size:17pt;font-weight:400;margin:0 0 2pt}h2{font-size:11pt;margin:14pt 0 4pt;border-bottom:1pt solid #000;break-after:avoid}.addr{display:flex;justify-content:space-between;margin:10pt 0 14pt}
table{width:100%;border-collapse:collapse}th{font-weight:400;font-style:italic;border-bottom:.6pt solid #000;vertical-align:bottom;text-align:left;padding:1pt 2.5pt}td{padding:1.5pt 2.5pt;white-space:nowrap}.n{text-align:right}.sum td{border-top:.6pt solid #000;border-bottom:2.4pt double #000;font-weight:700}.detail{font-size:7.2pt}.detail tr:nth-child(even) td{background:#f4f1ea}.page{break-before:page}tr{break-inside:avoid}.note{font-size:8pt;margin-top:8pt}`;

const right = (value: string | number): Html => html`<td class="n">${value}</td>`;

function summaryRow(first: Html, claims: readonly ClaimFacts[], premium: number, payroll: number, kind = ''): Html {
  const { claimCount, openClaimCount } = countsOf(claims);
  const amounts = summary.flatMap(({ sumOf }) => (sumOf === undefined ? [] : [sumOf(claims).text]));
  const ratio = `${Math.round((100 * totalsOf(claims).incurred.total) / premium)}%`;
  return html`<tr class="${kind}">${first}${[whole(payroll), whole(premium), claimCount, openClaimCount, claimCount - openClaimCount, ...amounts, ratio].map(right)}</tr>`;
}

function summaryTable(terms: readonly Term[]): Html {
  const heads = ['Payroll', 'Premium', 'Claims', 'Open', 'Closed', ...summary.map(({ head }) => head), 'Ratio'];
  const rows = terms.map((term) =>
    summaryRow(
      html`<td>${dashed(term.effectiveDate)}</td><td>${dashed(term.expirationDate)}</td><td>${term.number}</td>`,
      term.claims,
      term.premium,
      term.payroll,
    ),
  );
  const all = terms.flatMap(({ claims }) => claims);
  const [premium, payroll] = [
    terms.reduce((sum, term) => sum + term.premium, 0),
    terms.reduce((sum, term) => sum + term.payroll, 0),
  ];
  return html`<table><thead><tr><th>From</th><th>To</th><th>Policy</th>${heads.map((head) => html`<th class="n">${head}</th>`)}</tr></thead><tbody>${rows}${summaryRow(html`<td colspan="3">All years</td>`, all, premium, payroll, 'sum')}</tbody></table>`;
}

function detailTable({ number, effectiveDate, claims }: Term): Html {
  const heads = detail.map(({ head, sumOf }) => html`<th class="${sumOf === undefined ? '' : 'n'}">${head}</th>`);
  const rows = claims.map(
    (claim) =>
      html`<tr>${detail.map((column) => html`<td class="${column.sumOf === undefined ? '' : 'n'}">${column.of(claim).text}</td>`)}</tr>`,
  );
  return html`<h2>Claims of policy ${number}, year beginning ${dashed(effectiveDate)}</h2><table class="detail"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

function drawTerms(random: Random, first: string, years: number, asOf: string): Term[] {
  const counts = random.times<number>(years, () => random.pick([0, 2, 3, 5, 8]));
  counts[1] = random.int(2, 6);
  const number = numbered(random, '##-####-#');
  const numbers = `${random.digits(2)}-######-${random.letters(1)}`;
  return makeTerms(random, { line: 'workers', first, counts, numbers, asOf, wholeDollars: true })
    .map((term, index) => {
      const payroll = random.int(400, 3000) * 1000;
      return { ...term, number: `${number}-${String(index + 11)}`, payroll, premium: Math.round(payroll * 0.031) };
    })
    .reverse();
}

function termLabel({ number, effectiveDate, expirationDate, claims }: Term) {
  const base = { policyNumber: number, effectiveDate, expirationDate };
  return { ...base, lineOfBusiness: "Workers' Compensation", ...countsOf(claims), ...sumsLabel(summary, claims) };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'years-first',
  build(random) {
    const years = random.int(3, 5);
    const first = `${random.int(2013, 2020)}-${random.pick(['01-01', '04-01', '07-01'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(180, 360));
    const terms = drawTerms(random, first, years, asOf);
    const claims = terms.flatMap((term) => term.claims);
    const [insurer, insured, producer] = [`${word(random)} ${random.pick(KINDS)}`, company(random), agency(random)];
    const address = place(random);
    const body = html`<h1>${insurer}</h1>Workers&#39; Compensation Policyholder Experience Report
<div class="addr"><div>${insured}<br>${address.street}<br>${cityLine(address)}</div><div>Agent: ${producer}<br>Evaluation date: ${written(asOf)}</div></div>
<h2>Experience by policy year</h2>${summaryTable(terms)}<div class="note">Ratio is total incurred to premium. Incurred amounts are payments plus case reserves; no amount for claims incurred but not reported is included.</div>
<div class="page">${terms.filter((term) => term.claims.length > 0).map(detailTable)}<div class="note">O = Open, C = Closed, R = Reopened. MED medical only, IND indemnity, LT lost time, RPT report only. DOI date of injury.</div></div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      valuationDate: asOf,
      policies: terms.map(termLabel),
      claims: terms.flatMap((term) =>
        term.claims.map((claim) => ({ ...claimLabel(detail, claim), policyNumber: term.number })),
      ),
      grandTotals: { ...countsOf(claims), ...sumsLabel(summary, claims) },
      // the line stands in the title only
      _accept: Object.fromEntries(
        terms.map((_, index) => [`policies[${index}].lineOfBusiness`, ["Workers' Compensation", null]]),
      ),
    };
    const footer = html`<div style="font:7pt serif;width:100%;text-align:center">${insured} - page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`;
    return { html: sheet({ css, body }), label, print: { landscape: true, footer } };
  },
};
