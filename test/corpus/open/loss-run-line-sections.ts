import { abbreviated, addDays, addYears, bare } from '../kit/dates.ts';
import { cells, html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, company, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { claimLabel, type Column, countsOf, money, sumsLabel, text, withoutMedical } from '../parts/loss-columns.ts';

// A package carrier's account report: general liability, auto and property follow each other, each policy under a band
// of its own and each line with the columns that its adjusters keep; one recapitulation of all lines at the end.

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };
const dates = [
  text('Claim No', 'claimNumber', ({ number }) => number),
  text('Loss Dt', 'lossDate', ({ lossDate }) => lossDate, bare),
  text('Rpt Dt', 'reportedDate', ({ reportedDate }) => reportedDate, bare),
];
const status: Column = {
  head: 'Status',
  path: 'status',
  of: ({ status }) => ({ text: STATUS[status], value: status }),
};
const incurred = (head: string) => money(head, 'incurred.total', ({ incurred }) => incurred.total, cents);
const recovered = (head: string) => money(head, 'recovered', ({ recovered }) => recovered, cents);

interface Section {
  line: Line;
  name: string;
  numbers: string;
  columns: readonly Column[];
  none: string;
}

const sections: readonly Section[] = [
  {
    line: 'liability',
    name: 'General Liability',
    numbers: 'GLP #######',
    none: 'No claims for this policy period.',
    columns: [
      ...dates,
      text('Claimant', 'claimantName', ({ claimant }) => claimant),
      text('Coverage', 'claimType', ({ claimType }) => claimType),
      text('Description', 'description', ({ description }) => description),
      status,
      money('Loss Paid', 'paid.loss', ({ paid }) => paid.loss, cents),
      money('ALAE Paid', 'paid.expense', ({ paid }) => paid.expense, cents),
      money('Loss Case', 'reserve.loss', ({ reserve }) => reserve.loss, cents),
      money('ALAE Case', 'reserve.expense', ({ reserve }) => reserve.expense, cents),
      incurred('Total Incurred'),
    ],
  },
  {
    line: 'auto',
    name: 'Business Auto',
    numbers: 'BAP #######',
    none: 'No auto losses reported to date.',
    columns: [
      ...dates,
      text('Driver', 'driverName', ({ driver }) => driver),
      text('Cov', 'claimType', ({ claimType }) => claimType),
      text('What Happened', 'description', ({ description }) => description),
      status,
      money('Paid', 'paid.total', ({ paid }) => paid.total, cents),
      money('Reserve', 'reserve.total', ({ reserve }) => reserve.total, cents),
      recovered('Salv/Subro'),
      incurred('Incurred'),
    ],
  },
  {
    line: 'property',
    name: 'Commercial Property',
    numbers: 'CPP #######',
    none: 'No property losses.',
    columns: [
      ...dates,
      text('St', 'lossState', ({ state }) => state),
      text('Peril', 'cause', ({ cause }) => cause),
      text('Loss Description', 'description', ({ description }) => description),
      status,
      text('Closed', 'closedDate', ({ closedDate }) => closedDate, bare),
      money('Paid Loss', 'paid.loss', ({ paid }) => paid.loss, cents),
      money('Paid LAE', 'paid.expense', ({ paid }) => paid.expense, cents),
      money('Outstanding', 'reserve.total', ({ reserve }) => reserve.total, cents),
      incurred('Incurred'),
    ],
  },
];

interface Policy extends TermFacts {
  number: string;
  section: Section;
}

const css = `body{margin:0;font:7.4pt/1.28 Carlito,'Liberation Sans',sans-serif;color:#111}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt double #243a5e;padding-bottom:4pt}h1{font-size:14pt;margin:0;color:#243a5e}.top div:last-child{text-align:right}
h2{font-size:10.5pt;margin:11pt 0 0;color:#243a5e;text-transform:uppercase;letter-spacing:.6pt;break-after:avoid}.band{display:flex;gap:28pt;background:#dfe6f0;padding:2.5pt 4pt;margin-top:5pt;font-weight:700;break-after:avoid}
table{width:100%;border-collapse:collapse}th{text-align:left;vertical-align:bottom;border-bottom:.7pt solid #243a5e;font-weight:700}td,th{padding:1.6pt 3pt}td{vertical-align:top;border-bottom:.3pt solid #ccd3de}.n{text-align:right;white-space:nowrap}.w{white-space:nowrap}.sum td{border-top:.8pt solid #243a5e;border-bottom:0;font-weight:700}tr{break-inside:avoid}.none{font-style:italic;padding:3pt 4pt}.recap{width:62%;margin-top:4pt}`;

const cell = (column: Column, claim: ClaimFacts): Html => {
  const kind = column.sumOf === undefined ? (column.path === 'description' ? '' : 'w') : 'n';
  return html`<td class="${kind}">${column.of(claim).text}</td>`;
};

function sumRow(columns: readonly Column[], claims: readonly ClaimFacts[]): Html {
  const texts = columns.filter(({ sumOf }) => sumOf === undefined).length;
  const { claimCount, openClaimCount } = countsOf(claims);
  const amounts = columns.flatMap(({ sumOf }) => (sumOf === undefined ? [] : [sumOf(claims).text]));
  return html`<tr class="sum"><td colspan="${texts}">Policy totals &nbsp; Claims: ${claimCount} &nbsp; Open: ${openClaimCount}</td>${amounts.map((amount) => html`<td class="n">${amount}</td>`)}</tr>`;
}

function policyBlock({
  number,
  section: { columns, name, none },
  effectiveDate,
  expirationDate,
  claims,
}: Policy): Html {
  const band = html`<div class="band"><span>Policy ${number}</span><span>${name}</span><span>${bare(effectiveDate)} to ${bare(expirationDate)}</span></div>`;
  if (claims.length === 0) return html`${band}<div class="none">${none}</div>`;
  const heads = columns.map(({ head, sumOf }) => html`<th class="${sumOf === undefined ? '' : 'n'}">${head}</th>`);
  return html`${band}<table><thead><tr>${heads}</tr></thead><tbody>${claims.map((claim) => html`<tr>${columns.map((column) => cell(column, claim))}</tr>`)}${sumRow(columns, claims)}</tbody></table>`;
}

const incurredOf = (claims: readonly ClaimFacts[]): number => sum(claims.map(({ incurred }) => incurred.total));

function recapRow(caption: string, kind: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount } = countsOf(claims);
  return html`<tr class="${kind}"><td>${caption}</td>${[claimCount, openClaimCount, cents(incurredOf(claims))].map((value) => html`<td class="n">${value}</td>`)}</tr>`;
}

function drawPolicies(random: Random, first: string, years: number, asOf: string): Policy[] {
  const chosen = random.chance(0.3) ? random.some(sections, 2) : sections;
  return chosen.flatMap((section) => {
    const counts = random.times<number>(years, () => random.pick([0, 1, 1, 2, 3, 4]));
    const number = numbered(random, section.numbers);
    const claimNumbers = `${section.name.charAt(0)}###-####-##`;
    return makeTerms(random, { line: section.line, first, counts, numbers: claimNumbers, asOf })
      .map((term, index) => ({
        ...term,
        claims: term.claims.map(withoutMedical),
        section,
        number: `${number}-0${index + 1}`,
      }))
      .reverse();
  });
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'line-sections',
  build(random) {
    const years = random.int(2, 3);
    const first = `${random.int(2016, 2022)}-${random.pick(['02-01', '05-01', '08-15', '12-31'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(120, 330));
    const reportDate = addDays(asOf, random.int(0, 12));
    const policies = drawPolicies(random, first, years, asOf);
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const everything = policies.flatMap(({ claims }) => claims);
    const names = [...new Set(policies.map(({ section }) => section.name))];
    const ofLine = (name: string): Policy[] => policies.filter(({ section }) => section.name === name);
    const body = html`<div class="top"><div><h1>${insurer}</h1>Commercial Lines Account Loss Experience</div><div><b>${insured}</b><br>Agency: ${producer}<br>Losses valued as of ${abbreviated(asOf)}<br>Prepared ${abbreviated(reportDate)}</div></div>
${names.map((name) => html`<h2>${name}</h2>${ofLine(name).map(policyBlock)}`)}
<h2>Account Recap</h2><table class="recap"><thead><tr>${cells('th', ['Line'])}${['Claims', 'Open', 'Incurred'].map((head) => html`<th class="n">${head}</th>`)}</tr></thead><tbody>${names.map(
      (name) =>
        recapRow(
          name,
          '',
          ofLine(name).flatMap(({ claims }) => claims),
        ),
    )}${recapRow('All lines', 'sum', everything)}</tbody></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate,
      valuationDate: asOf,
      policies: policies.map(({ number, section, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: section.name,
        effectiveDate,
        expirationDate,
        ...(claims.length === 0 ? {} : { ...countsOf(claims), ...sumsLabel(section.columns, claims) }),
      })),
      claims: policies.flatMap(({ number, section, claims }) =>
        claims.map((claim) => ({ ...claimLabel(section.columns, claim), policyNumber: number })),
      ),
      grandTotals: { ...countsOf(everything), incurred: { total: incurredOf(everything) } },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true, margin: { left: '0.4in', right: '0.4in' } } };
  },
};
