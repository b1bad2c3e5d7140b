import { addDays, addYears, dayFirst } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, company, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A managing agent's bordereau to its syndicate: what moved this month beside what was paid to date, indemnity and fees; certificates above.

const ADVICES = [
  ['Excavator rolled at quarry face, boom bent', 'Overturn'],
  ['Skid steer taken from fenced yard overnight', 'Theft'],
  ['Crane hook dropped on trailer deck', 'Impact'],
  ['Engine bay of wheel loader burnt out', 'Fire'],
  ['Generator under water after storm', 'Flood'],
  ['Compressor lost between depot and site', 'Theft'],
  ['Paver struck by third party lorry', 'Collision'],
  ['Hydraulic hose burst, track motor seized', 'Breakdown'],
  ['Cables of tower lights cut by unknown persons', 'Vandalism'],
] as const;

interface Item extends ClaimFacts {
  certificate: string;
  advice: string;
  peril: string;
  /** Of the month; part of what was paid to date. */
  moved: { loss: number; expense: number };
}

const monthlyPart = (random: Random, amount: number): number =>
  random.chance(0.3) ? Math.round(amount * random.int(10, 60)) / 100 : 0;

const css = `body{margin:0;font:7.4pt/1.25 "Liberation Sans Narrow",sans-serif}h1{font:700 12pt "Liberation Sans";margin:0;letter-spacing:.6pt}
.top{display:flex;justify-content:space-between;margin-bottom:6pt}.top dl{display:grid;grid-template-columns:auto auto;gap:1pt 9pt;margin:0;font-size:8pt}dt{color:#444}dd{margin:0;font-weight:700}
table{border-collapse:collapse}td,th{border:.4pt solid #555;padding:1.6pt 3pt;vertical-align:top;text-align:left}.m{text-align:right;white-space:nowrap}th{background:#d7e3ee}.certs{margin:0 0 8pt}.main{width:100%}.main th{text-align:center}.w{white-space:nowrap}tr{break-inside:avoid}.sum td{background:#eee;font-weight:700}.small{font-size:6.6pt;margin-top:7pt}`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'coverholder-bordereau',
  build: (random) => {
    const asOf = `202${random.int(2, 5)}-${random.pick(['03-31', '06-30', '08-31', '09-30', '10-31'])}`;
    const prepared = addDays(asOf, random.int(6, 17));
    const market = `${word(random)} Syndicate ${numbered(random, '7###')}`;
    const [managing, broker, insured] = [`${word(random)} Underwriting Managers LLC`, agency(random), company(random)];
    const counts = random.times(random.int(2, 4), () => random.int(2, 6));
    const stem = numbered(random, 'B####@@');
    const terms = makeTerms(random, {
      line: 'property',
      numbers: '####',
      first: addYears(addDays(asOf, -random.int(120, 320)), 1 - counts.length),
      counts,
      asOf,
    }).map((term) => ({ ...term, certificate: `${stem}/${term.effectiveDate.slice(2, 4)}/${random.digits(4)}` }));
    const items: Item[] = terms.flatMap(({ certificate, claims }) =>
      claims.map((claim) => {
        const [advice, peril] = random.pick(ADVICES);
        const moved = { loss: monthlyPart(random, claim.paid.loss), expense: monthlyPart(random, claim.paid.expense) };
        const number = `CE/${claim.number}/${claim.lossDate.slice(2, 4)}`;
        return { ...claim, number, certificate, advice, peril, moved };
      }),
    );
    const all = totalsOf(items);
    const moved = [sum(items.map((item) => item.moved.loss)), sum(items.map((item) => item.moved.expense))];
    const money = (values: readonly number[]) => values.map((value) => html`<td class="m">${cents(value)}</td>`);
    const status = { open: 'Open', closed: 'Closed', reopened: 'Re-opened' };
    const rows = items.map(
      (item, i) =>
        html`<tr><td>${i + 1}</td><td class="w">${item.certificate}</td><td class="w">${item.number}</td><td class="w">${dayFirst(item.lossDate)}</td><td class="w">${dayFirst(item.reportedDate)}</td><td>${item.state}</td><td>${item.peril}</td><td>${item.advice}</td><td class="w">${status[item.status]}</td>${money([item.moved.loss, item.moved.expense, item.paid.loss, item.paid.expense, item.reserve.loss, item.reserve.expense, item.incurred.total])}</tr>`,
    );
    const totals = [
      ...moved,
      all.paid.loss,
      all.paid.expense,
      all.reserve.loss,
      all.reserve.expense,
      all.incurred.total,
    ];
    const body = html`<div class="top"><div><h1>CLAIMS BORDEREAU</h1><div>${managing} as coverholder under binding authority ${numbered(random, 'BA-######')}</div></div><dl><dt>Insurer</dt><dd>${market}</dd><dt>Original insured</dt><dd>${insured}</dd><dt>Producing broker</dt><dd>${broker}</dd></dl><dl><dt>Figures valued at</dt><dd>${dayFirst(asOf)}</dd><dt>Prepared</dt><dd>${dayFirst(prepared)}</dd><dt>Currency</dt><dd>USD, 100%</dd></dl></div>
<table class="certs"><tr><th>Certificate</th><th>Class of business</th><th>Inception</th><th>Expiry</th><th>No. of claims</th></tr>${terms.map((term) => html`<tr><td>${term.certificate}</td><td>Contractors Equipment</td><td>${dayFirst(term.effectiveDate)}</td><td>${dayFirst(term.expirationDate)}</td><td class="m">${term.claims.length}</td></tr>`)}</table>
<table class="main"><thead><tr><th rowspan="2">Row</th><th rowspan="2">Certificate ref.</th><th rowspan="2">Claim ref.</th><th rowspan="2">Date of loss</th><th rowspan="2">Date advised</th><th rowspan="2">Loss in</th><th rowspan="2">Peril</th><th rowspan="2">Details of loss</th><th rowspan="2">Status</th><th colspan="2">Paid this month</th><th colspan="2">Paid to date</th><th colspan="2">Outstanding</th><th rowspan="2">Total incurred</th></tr><tr><th>Indemnity</th><th>Fees</th><th>Indemnity</th><th>Fees</th><th>Indemnity</th><th>Fees</th></tr></thead><tbody>${rows}<tr class="sum"><td colspan="9">Total of ${items.length} claims</td>${money(totals)}</tr></tbody></table>
<p class="small">Fees are adjusters' and legal costs in addition to indemnity. Amounts are gross of reinsurance and net of the insured's deductible. Queries within 14 days of receipt.</p>`;
    return {
      html: sheet({ css, body }),
      print: { landscape: true, margin: { left: '0.3in', right: '0.3in' } },
      label: {
        carrierName: market,
        namedInsureds: [insured],
        agencyName: broker,
        reportDate: prepared,
        valuationDate: asOf,
        policies: terms.map((term) => ({
          policyNumber: term.certificate,
          lineOfBusiness: 'Contractors Equipment',
          effectiveDate: term.effectiveDate,
          expirationDate: term.expirationDate,
          claimCount: term.claims.length,
        })),
        claims: items.map((item) => ({
          claimNumber: item.number,
          policyNumber: item.certificate,
          status: item.status,
          lossDate: item.lossDate,
          reportedDate: item.reportedDate,
          lossState: item.state,
          description: item.advice,
          cause: item.peril,
          paid: { loss: item.paid.loss, expense: item.paid.expense },
          reserve: { loss: item.reserve.loss, expense: item.reserve.expense },
          incurred: { total: item.incurred.total },
        })),
        grandTotals: {
          claimCount: items.length,
          paid: { loss: all.paid.loss, expense: all.paid.expense },
          reserve: { loss: all.reserve.loss, expense: all.reserve.expense },
          incurred: { total: all.incurred.total },
        },
      },
    };
  },
};
