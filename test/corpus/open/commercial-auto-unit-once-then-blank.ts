// Contractors' program of a stock company: a dense schedule describes the units under numbers with gaps; in the rating listing the
// unit number stands in the first row of its coverages only, and rows of the policy come last with no number at all.
import { addYears, shortDashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{margin:0;font:7.8pt/1.3 "Liberation Sans",sans-serif}.h{display:grid;grid-template-columns:1fr auto;border-top:2pt solid #000;border-bottom:.6pt solid #000;padding:4pt 0}.q{display:grid;grid-template-columns:1.3fr 1fr 1fr;border-bottom:.6pt solid #000;padding:5pt 0;gap:12pt}.q small{display:block;font-size:6.2pt}
table{border-collapse:collapse;width:100%}td,th{padding:1.3pt 4pt;text-align:left;vertical-align:top}th{font-size:6.4pt;border-bottom:.6pt solid #000;vertical-align:bottom}.n{text-align:right}.f td{border-top:.4pt solid #999}h4{margin:11pt 0 2pt;font-size:8pt}.t td{border-top:1pt solid #000;font-weight:700}`;

const kinds = [
  ['FORD', 'F350 DUMP', 61_000, '21499', 'S'],
  ['GMC', 'SIERRA 1500 PU', 46_000, '01499', 'S'],
  ['FRHT', 'M2 FLATBED', 96_000, '31479', 'C'],
  ['INTL', 'CV515 MECHANIC', 88_000, '23199', 'S'],
  ['CHEV', 'EXPRESS 2500 VAN', 39_000, '03499', 'S'],
  ['BIGTEX', '14ET TRAILER', 9500, '69499', 'S'],
] as const;

interface UnitRow {
  name: string;
  limit: number | null;
  deductible: number | null;
  premium: number;
}

function drawUnit(random: Random, [make, model, cost, classCode, use]: (typeof kinds)[number], number: number) {
  const isTrailer = model.endsWith('TRAILER');
  const limit = 1_000_000;
  const rows: UnitRow[] = [
    { name: 'LIABILITY', limit, deductible: null, premium: isTrailer ? random.int(40, 90) : random.int(540, 1900) },
    ...(isTrailer
      ? []
      : [
          { name: 'MEDICAL PAYMENTS', limit: 5000, deductible: null, premium: random.int(9, 32) },
          { name: 'UNINSURED MOTORISTS', limit, deductible: null, premium: random.int(22, 85) },
        ]),
    ...(random.chance(0.8)
      ? [
          { name: 'COMPREHENSIVE', limit: null, deductible: random.pick([250, 500]), premium: random.int(30, 210) },
          { name: 'COLLISION', limit: null, deductible: random.pick([500, 1000]), premium: random.int(70, 560) },
        ]
      : []),
    ...(isTrailer || random.chance(0.6)
      ? []
      : [{ name: 'TOWING AND LABOR', limit: 100, deductible: null, premium: random.int(5, 12) }]),
  ];
  return {
    rows,
    vehicle: {
      number,
      year: random.int(2005, 2017),
      make,
      model,
      vin: vin(random),
      territory: numbered(random, '0##'),
      classCode,
      use,
      costNew: cost + random.int(-8, 40) * 100,
      premium: sum(rows.map((row) => row.premium)),
    },
  };
}

function facts(random: Random) {
  const mail = place(random);
  let number = 0;
  const units = random.some(kinds, random.int(2, 4)).map((kind) => {
    // numbers of units that were sold are not used again
    number += random.pick([1, 1, 2, 3]);
    return drawUnit(random, kind, number);
  });
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['02', '04', '08', '10'])}-${random.pick(['01', '12', '20'])}`;
  const hired = {
    kind: 'hired',
    state: mail.state,
    coverage: 'HIRED AUTO LIABILITY',
    basis: 'COST OF HIRE',
    premium: random.int(50, 140),
  };
  const nonOwned = {
    kind: 'non_owned',
    state: mail.state,
    coverage: 'NON-OWNED AUTO LIABILITY',
    basis: 'NUMBER OF EMPLOYEES',
    exposure: random.int(4, 40),
    premium: random.int(60, 190),
  };
  const broad = random.chance(0.6) ? { name: 'AUTO ELITE ENDORSEMENT', premium: random.int(75, 150) } : null;
  return {
    mail,
    units,
    hired,
    nonOwned,
    broad,
    label: {
      carrierName: carrier(random).toUpperCase(),
      policyNumber: numbered(random, random.pick(['CPA ######-##', '##CA######'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      totalPremium: sum([
        ...units.map((unit) => unit.vehicle.premium),
        hired.premium,
        nonOwned.premium,
        broad?.premium ?? 0,
      ]),
      vehicles: units.map((unit) => unit.vehicle),
      coverages: [
        ...units.flatMap((unit) =>
          unit.rows.map((row) => ({
            vehicleNumber: unit.vehicle.number,
            ...row,
            limitText: row.limit === null ? 'ACV' : null,
          })),
        ),
        ...(broad === null ? [] : [broad]),
      ],
      hiredAndNonOwned: [hired, nonOwned],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const padded = (number: number): string => String(number).padStart(3, '0');

function head({ label: l, mail, units }: Facts): Html {
  return html`<div class="h"><b style="font-size:11pt">${l.carrierName}</b><b>COMMERCIAL AUTO COVERAGE PART DECLARATIONS</b></div>
<div class="q"><div><small>NAMED INSURED / MAILING ADDRESS</small>${l.namedInsureds[0]}<br>${mail.street.toUpperCase()}<br>${cityLine(mail).toUpperCase()}</div><div><small>POLICY NUMBER</small>${l.policyNumber}<small>TYPE OF TRANSACTION</small>${l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL'}</div><div><small>POLICY PERIOD</small>${shortDashed(l.effectiveDate)} TO ${shortDashed(l.expirationDate)}<small>AGENT</small>${l.agencyName}</div></div>
<h4>SCHEDULE OF UNITS</h4><table><tr><th>UNIT</th><th>YR</th><th>MAKE</th><th>DESCRIPTION</th><th>V.I.N.</th><th>TERR</th><th>CLASS</th><th>USE</th><th class="n">COST NEW</th></tr>${units.map(
    ({ vehicle: v }) =>
      html`<tr><td>${padded(v.number)}</td><td>${v.year}</td><td>${v.make}</td><td>${v.model}</td><td>${v.vin}</td><td>${v.territory}</td><td>${v.classCode}</td><td>${v.use}</td><td class="n">${whole(v.costNew)}</td></tr>`,
  )}</table>`;
}

function rating({ label: l, units, hired, nonOwned, broad }: Facts): Html {
  const rows = units.map(({ vehicle, rows: own }) =>
    own.map(
      (row, i) =>
        html`<tr${i === 0 ? html` class="f"` : ''}><td>${i === 0 ? padded(vehicle.number) : ''}</td><td>${row.name}</td><td class="n">${row.limit === null ? 'ACV' : whole(row.limit)}</td><td class="n">${row.deductible === null ? '' : whole(row.deductible)}</td><td class="n">${whole(row.premium)}</td><td class="n">${i === own.length - 1 ? whole(vehicle.premium) : ''}</td></tr>`,
    ),
  );
  const last = (name: string, premium: number): Html =>
    html`<tr class="f"><td></td><td>${name}</td><td></td><td></td><td class="n">${whole(premium)}</td><td class="n"></td></tr>`;
  return html`<h4>COVERAGES AND PREMIUMS</h4><table><tr><th>UNIT</th><th>COVERAGE</th><th class="n">LIMIT</th><th class="n">DEDUCTIBLE</th><th class="n">PREMIUM</th><th class="n">UNIT TOTAL</th></tr>${rows}${broad === null ? '' : last(broad.name, broad.premium)}<tr class="t"><td></td><td>TOTAL COVERAGE PART PREMIUM</td><td></td><td></td><td class="n">$${whole(l.totalPremium)}</td><td></td></tr></table>
<h4>HIRED AND NON-OWNED (INCLUDED IN THE TOTAL)</h4><table><tr><th>COVERAGE</th><th>ST</th><th>BASIS</th><th class="n">EXPOSURE</th><th class="n">PREMIUM</th></tr><tr><td>${hired.coverage}</td><td>${hired.state}</td><td>${hired.basis}</td><td class="n">IF ANY</td><td class="n">${whole(hired.premium)}</td></tr><tr><td>${nonOwned.coverage}</td><td>${nonOwned.state}</td><td>${nonOwned.basis}</td><td class="n">${nonOwned.exposure}</td><td class="n">${whole(nonOwned.premium)}</td></tr></table>
<p>ACV = ACTUAL CASH VALUE OR COST OF REPAIR, WHICHEVER IS LESS, MINUS THE DEDUCTIBLE. USE: S SERVICE, C COMMERCIAL. FORMS: CA 00 01 11 20, CA 21 03, CA 99 03, CPA 410 0119.</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'unit-once-then-blank',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [head(f), rating(f)] }), label: f.label };
  },
};
