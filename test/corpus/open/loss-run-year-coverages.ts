import { addDays, addYears, shortDashed, dashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { carrier, company, person } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A claims history by year: each accident opens its coverages below it, every coverage with a line of its own, the accident with a total line.

const COVERAGES = ['BI Liability', 'PD Liability', 'Collision', 'Medical Payments', 'Rental'] as const;
const TALES = [
  'Insd rear-ended OV at light',
  'Insd vehicle jackknifed on ice',
  'Insd struck parked vehicle',
  'OV ran stop sign, struck insd',
  'Insd sideswiped guard rail',
];

function drawAccident(random: Random, from: string, asOf: string) {
  const happened = addDays(from, random.int(1, 280));
  const isOpen = random.chance(0.3);
  const parts = random.some(COVERAGES, random.int(1, 3)).map((name) => ({
    name,
    claimant: name === 'Collision' || name === 'Rental' ? null : person(random),
    paid: random.chance(0.85) ? random.amount(90, 28_000) : 0,
    expense: random.chance(0.4) ? random.amount(20, 1_800) : 0,
    reserve: isOpen ? random.int(0, 30) * 500 : 0,
  }));
  const total = (key: 'paid' | 'expense' | 'reserve'): number => sum(parts.map((part) => part[key]));
  const totals = { paid: total('paid'), expense: total('expense'), reserve: total('reserve') };
  return {
    number: `${random.letters(1)}${random.digits(3)}-${random.digits(4)}`,
    happened: happened < asOf ? happened : from,
    isOpen,
    driver: person(random),
    unit: `#${random.int(100, 999)}`,
    told: random.pick(TALES),
    parts,
    totals,
  };
}

type Accident = ReturnType<typeof drawAccident>;
const incurred = ({ paid, expense, reserve }: Accident['totals']): number => sum([paid, expense, reserve]);

const css = `body{margin:0;font:8.6pt/1.3 "DejaVu Sans Condensed",sans-serif}table{width:100%;border-collapse:collapse}td,th{padding:1.4pt 5pt;text-align:left}.n{text-align:right}.yr{font-size:12pt;font-weight:700;padding-top:10pt;border-bottom:1.5pt solid #b35900;color:#b35900}.acc td{background:#fbeee0;border-top:.5pt solid #b35900}.in{padding-left:26pt}.t td{border-top:.4pt solid #666;font-weight:700}h1{font-size:14pt;margin:0 0 4pt}th{font-size:7.4pt;color:#555;font-weight:400}`;

const money = ({ paid, expense, reserve }: Accident['totals']): Html =>
  html`<td class="n">${cents(paid)}</td><td class="n">${cents(expense)}</td><td class="n">${cents(reserve)}</td><td class="n">${cents(sum([paid, expense, reserve]))}</td>`;

const rows = (accident: Accident): Html =>
  html`<tr class="acc"><td colspan="6"><b>${accident.number}</b> &nbsp; Acc. date ${shortDashed(accident.happened)} &nbsp; Unit ${accident.unit} &nbsp; Driver ${accident.driver} &nbsp; ${accident.isOpen ? 'OPEN' : 'CLOSED'}<br>${accident.told}</td></tr>${accident.parts.map((part) => html`<tr><td class="in">${part.name}</td><td>${part.claimant ?? 'Insured'}</td>${money(part)}</tr>`)}${accident.parts.length < 2 ? null : html`<tr class="t"><td class="in" colspan="2">Accident total</td>${money(accident.totals)}</tr>`}`;

const amounts = (list: readonly Accident['totals'][]) => ({
  paid: { loss: sum(list.map((each) => each.paid)), expense: sum(list.map((each) => each.expense)) },
  reserve: { total: sum(list.map((each) => each.reserve)) },
  incurred: { total: sum(list.map(incurred)) },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'year-coverages',
  build(random) {
    const asOf = `${random.int(2010, 2025)}-${random.pick(['03-12', '09-05', '12-20'])}`;
    const start = addDays(asOf, -random.int(80, 330));
    const [insurer, insured] = [carrier(random), company(random)];
    const number = `TRK ${random.digits(3)} ${random.digits(3)}`;
    const years = random.times(random.int(2, 5), (back) => ({
      effective: addYears(start, -back),
      accidents: random.times(random.pick([0, 1, 2, 4]), () => drawAccident(random, addYears(start, -back), asOf)),
    }));
    const all = years.flatMap((year) => year.accidents);
    const grand = {
      paid: sum(all.map(({ totals }) => totals.paid)),
      expense: sum(all.map(({ totals }) => totals.expense)),
      reserve: sum(all.map(({ totals }) => totals.reserve)),
    };
    const body = html`<h1>Five-Year Claims History, Truckers Policy ${number}</h1><div>Company: ${insurer} &nbsp;&nbsp; Policyholder: ${insured} &nbsp;&nbsp; Run on ${dashed(asOf)}</div><table><tr><th>Coverage</th><th>Claimant</th><th class="n">Paid</th><th class="n">Exp. Paid</th><th class="n">Reserve</th><th class="n">Incurred</th></tr>${years.map((year) => html`<tr><td class="yr" colspan="6">Year ${dashed(year.effective)} to ${dashed(addYears(year.effective, 1))}</td></tr>${year.accidents.length === 0 ? html`<tr><td colspan="6">Clear</td></tr>` : year.accidents.map(rows)}`)}<tr><td colspan="6">&nbsp;</td></tr><tr class="t"><td colspan="2">All years: ${all.length} accidents</td>${money(grand)}</tr></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: asOf,
      policies: years.map((year) => ({
        policyNumber: number,
        lineOfBusiness: 'Truckers',
        effectiveDate: year.effective,
        expirationDate: addYears(year.effective, 1),
      })),
      claims: all.map((accident) => ({
        claimNumber: accident.number,
        policyNumber: number,
        claimantName: accident.parts.length === 1 ? (accident.parts[0]?.claimant ?? 'Insured') : null,
        claimType: accident.parts.length === 1 ? accident.parts[0]?.name : null,
        status: accident.isOpen ? 'open' : 'closed',
        lossDate: accident.happened,
        driverName: accident.driver,
        unit: accident.unit,
        description: accident.told,
        ...amounts([accident.totals]),
      })),
      grandTotals: { claimCount: all.length, ...amounts([grand]) },
      _accept: Object.fromEntries(
        all.flatMap(({ parts }, index): [string, unknown[]][] => [
          [`claims[${index}].claimantName`, [...parts.map((part) => part.claimant ?? 'Insured'), null]],
          [`claims[${index}].claimType`, [...parts.map((part) => part.name), null]],
        ]),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
