import { addDays, addYears, bare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { carrier, company, agency } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// An actuary's exhibit: incurred at 12, 24, 36 and 48 months beside the present paid, case and incurred; only the present columns are data.

const AGES = [12, 24, 36, 48];
const PERILS = ['Rear end', 'Backing', 'Intersection', 'Glass', 'Lane change', 'Hit animal', 'Cargo shift'];

function drawRow(random: Random, from: string, evaluated: string, ages: number) {
  const happened = addDays(from, random.int(0, 300));
  const isClosed = random.chance(0.3 + ages * 0.15);
  const [paid, expense] = [random.dollars(200, 60_000), random.chance(0.5) ? random.dollars(50, 6_000) : 0];
  const caseReserve = isClosed ? 0 : random.int(1, 50) * 1_000;
  const now = paid + expense + caseReserve;
  return {
    number: `CA${from.slice(2, 4)}-${random.digits(5)}`,
    peril: random.pick(PERILS),
    happened: happened < evaluated ? happened : from,
    isClosed,
    history: random.times(ages, () => Math.round((now * random.int(30, 170)) / 100)),
    paid,
    expense,
    caseReserve,
    now,
  };
}

type Row = ReturnType<typeof drawRow>;

const css = `body{margin:0;font:7.8pt/1.3 "Liberation Sans",sans-serif}h1{font-size:12pt;margin:0}h2{font-size:9pt;margin:9pt 0 2pt}table{border-collapse:collapse;width:100%}th{font-weight:400;font-size:7pt;text-align:right;vertical-align:bottom;border-bottom:.7pt solid #000;padding:1pt 5pt}th.g{text-align:center;border-bottom:.4pt solid #000}td{padding:1.5pt 5pt;text-align:right}.l{text-align:left}.hist{background:#f3f3f3;color:#333}.now{font-weight:700}.tot td{border-top:.7pt solid #000}.ex{float:right;text-align:right}`;

const history = (values: readonly number[]): Html =>
  html`${AGES.map((_, index) => html`<td class="hist">${values[index] === undefined ? '' : whole(values[index])}</td>`)}`;

const tail = (values: Pick<Row, 'paid' | 'expense' | 'caseReserve' | 'now'>): Html =>
  html`<td>${whole(values.paid)}</td><td>${whole(values.expense)}</td><td>${whole(values.caseReserve)}</td><td class="now">${whole(values.now)}</td>`;

const summed = (rows: readonly Row[]) => ({
  paid: sum(rows.map((row) => row.paid)),
  expense: sum(rows.map((row) => row.expense)),
  caseReserve: sum(rows.map((row) => row.caseReserve)),
  now: sum(rows.map((row) => row.now)),
});

const amounts = (values: ReturnType<typeof summed>) => ({
  paid: { loss: values.paid, expense: values.expense },
  reserve: { total: values.caseReserve },
  incurred: { total: values.now },
});

const heads = html`<tr><th colspan="4"></th><th class="g" colspan="4">Incurred loss &amp; ALAE at prior evaluations (months)</th><th class="g" colspan="4">Current evaluation</th></tr><tr><th class="l">Claim</th><th class="l">Type of accident</th><th class="l">Accident<br>date</th><th class="l">O/C</th>${AGES.map((age) => html`<th>${age}</th>`)}<th>Paid<br>loss</th><th>Paid<br>ALAE</th><th>Case<br>O/S</th><th>Incurred</th></tr>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'development-columns',
  build(random) {
    const evaluated = `${random.int(2012, 2025)}-${random.pick(['06-30', '12-31'])}`;
    const start = addDays(evaluated, -random.int(100, 300));
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const stem = random.digits(6);
    const years = random
      .times(random.int(3, 5), (back) => {
        const effective = addYears(start, -back);
        const rows = random.times(random.pick(back === 0 ? [0, 1] : [1, 2, 4, 6]), () =>
          drawRow(random, effective, evaluated, Math.min(4, back)),
        );
        return { number: `BAP ${stem}-${effective.slice(2, 4)}`, effective, expiration: addYears(effective, 1), rows };
      })
      .reverse();
    const rows = years.flatMap((year) => year.rows);
    const grand = summed(rows);
    const body = html`<div class="ex">Exhibit ${random.int(2, 9)}<br>Sheet 1</div><h1>${insured}</h1><div>Commercial Automobile Liability &mdash; individual claim development, unlimited, in dollars<br>Insured by ${insurer}; placed by ${broker}<br>Current evaluation: ${bare(evaluated)}</div>
${years.map((year) => html`<h2>Policy ${year.number}, in force ${bare(year.effective)} &ndash; ${bare(year.expiration)}</h2>${year.rows.length === 0 ? html`<div>No claims reported through current evaluation.</div>` : html`<table>${heads}${year.rows.map((row) => html`<tr><td class="l">${row.number}</td><td class="l">${row.peril}</td><td class="l">${bare(row.happened)}</td><td class="l">${row.isClosed ? 'C' : 'O'}</td>${history(row.history)}${tail(row)}</tr>`)}<tr class="tot"><td class="l" colspan="4">Year, ${year.rows.length} claim${year.rows.length === 1 ? '' : 's'}</td>${history((year.rows[0]?.history ?? []).map((_, index) => sum(year.rows.map((row) => row.history[index] ?? 0))))}${tail(summed(year.rows))}</tr></table>`}`)}
<h2>All years</h2><table>${heads}<tr class="tot"><td class="l" colspan="4">${rows.length} claims</td>${history([])}${tail(grand)}</tr></table><p>Selected age-to-ultimate factors: 12 months 1.842; 24 months 1.310; 36 months 1.115; 48 months 1.040. Projected ultimate ${whole(Math.round(grand.now * 1.21))}. Case O/S excludes IBNR.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      valuationDate: evaluated,
      policies: years.map((year) => ({
        policyNumber: year.number,
        lineOfBusiness: 'Commercial Automobile Liability',
        effectiveDate: year.effective,
        expirationDate: year.expiration,
        ...(year.rows.length > 0 && { claimCount: year.rows.length, ...amounts(summed(year.rows)) }),
      })),
      claims: years.flatMap((year) =>
        year.rows.map((row) => ({
          claimNumber: row.number,
          policyNumber: year.number,
          status: row.isClosed ? 'closed' : 'open',
          lossDate: row.happened,
          cause: row.peril,
          ...amounts(row),
        })),
      ),
      grandTotals: { claimCount: rows.length, ...amounts(grand) },
      _accept: Object.fromEntries(rows.map((row, index) => [`claims[${index}].description`, [row.peril, null]])),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
