import { addDays, abbreviated } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { kinds, type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { carrier, company, lastName, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { claimLabel, type Column, countsOf, money, sumsLabel, text } from '../parts/loss-columns.ts';
import { ALLEGATIONS } from '../parts/stories.ts';

// An errors and omissions program: a ruled heading for each claims-made year with retention and retroactive date, matters in two-line rows, incidents without money.

const css = `body{margin:0;font:8.6pt/1.35 "Liberation Serif","DejaVu Serif",serif}h1{font-size:14pt;font-weight:400;margin:0;font-variant:small-caps}.m{margin:4pt 0 10pt}.y{border-top:1.6pt solid #5b2333;padding-top:3pt;margin-top:12pt;break-after:avoid;display:flex;justify-content:space-between}table{border-collapse:collapse;width:100%}th{font-weight:400;font-style:italic;border-bottom:.5pt solid #5b2333;text-align:right;vertical-align:bottom}
td,th{padding:1.5pt 4pt}td{text-align:right;white-space:nowrap}td:nth-child(-n+5),th:nth-child(-n+5){text-align:left}tbody{break-inside:avoid}.d td{text-align:left;white-space:normal;padding-bottom:5pt;color:#333}.t td{border-top:.5pt solid #5b2333;font-weight:700}.t td:not(:first-child){text-align:right}.nil{padding:3pt 4pt}`;

interface Matter extends ClaimFacts {
  isIncident: boolean;
}

const STATUS = { open: 'Pending', closed: 'Closed', reopened: 'Reopened' };
const COLUMNS: readonly Column[] = [
  text('Matter', 'claimNumber', ({ number }) => number),
  text('Claimant', 'claimantName', ({ claimant }) => claimant),
  text('Date of act', 'lossDate', ({ lossDate }) => lossDate, abbreviated),
  text('First made', 'reportedDate', ({ reportedDate }) => reportedDate, abbreviated),
  { head: 'Disposition', path: 'status', of: ({ status }) => ({ text: STATUS[status], value: status }) },
  money('Damages paid', 'paid.loss', ({ paid }) => paid.loss, wholeDollars),
  money('Defense paid', 'paid.expense', ({ paid }) => paid.expense, wholeDollars),
  money('Damages reserve', 'reserve.loss', ({ reserve }) => reserve.loss, wholeDollars),
  money('Defense reserve', 'reserve.expense', ({ reserve }) => reserve.expense, wholeDollars),
  money('Gross incurred', 'incurred.total', ({ incurred }) => incurred.total, wholeDollars),
];
const CAPTIONS = COLUMNS.filter(({ sumOf }) => sumOf === undefined).length;

function matterOf(random: Random, claim: ClaimFacts): Matter {
  const isIncident = random.chance(0.2);
  const isOpen = claim.status !== 'closed';
  const paid = kinds(
    !isOpen && random.chance(0.4) ? random.dollars(4_000, 240_000) : 0,
    0,
    random.dollars(300, 60_000),
  );
  const reserve = isOpen ? kinds(random.int(2, 90) * 2_500, 0, random.int(1, 40) * 1_000) : kinds(0, 0, 0);
  const none = kinds(0, 0, 0);
  return {
    ...claim,
    isIncident,
    description: random.pick(ALLEGATIONS),
    paid: isIncident ? none : paid,
    reserve: isIncident ? none : reserve,
    incurred: isIncident ? none : kinds(sum([paid.loss, reserve.loss]), 0, sum([paid.expense, reserve.expense])),
  };
}

function rows(matter: Matter): Html {
  const closed = matter.closedDate === null ? '' : ` Closed ${abbreviated(matter.closedDate)}.`;
  const note = matter.isIncident ? ' Notice of circumstances only.' : '';
  return html`<tbody><tr>${cells(
    'td',
    COLUMNS.map(({ of }) => of(matter).text),
  )}</tr><tr class="d"><td></td><td colspan="9">${matter.description}. Venue ${matter.state}.${note}${closed}</td></tr></tbody>`;
}

const totals = (caption: string, matters: readonly Matter[]): Html =>
  html`<tr class="t"><td colspan="${CAPTIONS}">${caption}</td>${cells(
    'td',
    COLUMNS.flatMap(({ sumOf }) => sumOf?.(matters).text ?? []),
  )}</tr>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'claims-made-program',
  build(random) {
    const asOf = dayBetween(random, '2015-04-01', '2026-05-01');
    const profession = random.pick(['Architects & Engineers', 'Accountants', 'Title Agents', 'Insurance Agents']);
    const line = `${profession} Professional Liability`;
    const insured = random.chance(0.5) ? company(random) : `${lastName(random)}, ${lastName(random)} & Partners, P.C.`;
    const [insurer, manager] = [carrier(random), `${word(random)} Program Managers`];
    const counts = random.times(random.int(3, 6), () => random.pick([0, 0, 1, 1, 2, 3, 4]));
    const first = addDays(asOf, -365 * counts.length + random.int(30, 200));
    const terms = makeTerms(random, {
      first,
      counts,
      asOf,
      line: 'liability',
      numbers: '####-@####',
      wholeDollars: true,
    });
    const base = random.digits(5);
    const policies = terms
      .map((term) => ({
        ...term,
        number: `PLX-${base}.${term.effectiveDate.slice(2, 4)}`,
        claims: term.claims.map((claim) => matterOf(random, claim)),
        retention: random.pick([5_000, 10_000, 25_000]),
      }))
      .reverse();
    const all = policies.flatMap(({ claims }) => claims);
    const issued = addDays(asOf, 5);
    const sections = policies.map(
      ({ number, effectiveDate, expirationDate, retention, claims }) =>
        html`<div class="y"><b>${number}</b><span>${abbreviated(effectiveDate)} &ndash; ${abbreviated(expirationDate)}</span><span>Retention ${wholeDollars(retention)}</span><span>Limit $1,000,000 / $2,000,000</span></div>${
          claims.length === 0
            ? html`<div class="nil">No matters or incidents noticed in this policy year.</div>`
            : html`<table><thead><tr>${cells(
                'th',
                COLUMNS.map(({ head }) => head),
              )}</tr></thead>${claims.map(rows)}${totals(`${claims.length} ${claims.length === 1 ? 'matter' : 'matters'}`, claims)}</table>`
        }`,
    );
    const body = html`<h1>${manager}</h1><div>on behalf of ${insurer}</div><div class="m"><b>${line} &mdash; Claims Made Experience</b><br>First Named Insured: ${insured}<br>Reserves and payments stated as of ${abbreviated(asOf)}; issued ${abbreviated(issued)}. Retroactive date: ${abbreviated(addDays(first, -random.int(400, 3000)))}. Defense costs erode the limit; amounts are before the retention.</div>${sections}
<div class="y"><b>Program to date</b></div><table><tr>${cells(
      'th',
      COLUMNS.map(({ head, sumOf }) => (sumOf === undefined ? '' : head)),
    )}</tr>${totals(`${all.length} matters, ${countsOf(all).openClaimCount} pending`, all)}</table><p style="font-size:7pt">The Manager has no knowledge of claims noticed to other insurers. This statement is furnished for the use of the insured and its representative.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: issued,
      valuationDate: asOf,
      policies: policies.map(({ number, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: line,
        effectiveDate,
        expirationDate,
        ...(claims.length > 0 && { claimCount: claims.length, ...sumsLabel(COLUMNS, claims) }),
      })),
      claims: policies.flatMap(({ number, claims }) =>
        claims.map((claim) => ({
          policyNumber: number,
          ...claimLabel(COLUMNS, claim),
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.description,
        })),
      ),
      grandTotals: { ...countsOf(all), ...sumsLabel(COLUMNS, all) },
      _accept: Object.fromEntries(
        policies.flatMap(({ claims }, i) => (claims.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
      ),
    };
    return { html: sheet({ css, body }), label, print: { landscape: random.chance(0.5) } };
  },
};
