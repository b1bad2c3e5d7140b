// A county's fleet: a schedule of some hundred units by department over many pages with repeated headings, a premium column for
// every coverage, subtotals by department, coverages with symbols on the first page, running header and footer.
import { addYears, abbreviated } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:8pt/1.25 "Liberation Sans",sans-serif}h1{font-size:13pt;margin:0 0 6px}table{width:100%;border-collapse:collapse;margin-top:8px}thead{display:table-header-group}tr{break-inside:avoid}
td,th{padding:1.6px 4px;text-align:left;vertical-align:top;border-bottom:.5px solid #bbb}th{font-size:6.8pt;border-bottom:1.2px solid #000;vertical-align:bottom}.n{text-align:right}.d td{font-weight:700;background:#eee}.s td{font-style:italic;border-bottom:1px solid #000}.two{display:flex;gap:20px}.two>div{flex:1}`;

const departments = [
  'Sheriff',
  'Roads and Bridges',
  'Parks',
  'Health Department',
  'Fire District',
  'Assessor',
  'Facilities',
];
const kinds = [
  ['FORD', 'EXPLORER POLICE', '7911', 'Emergency'],
  ['CHEVROLET', 'TAHOE PPV', '7911', 'Emergency'],
  ['MACK', 'GRANITE DUMP', '40479', 'Municipal'],
  ['CATERPILLAR', 'CT660 PLOW', '40479', 'Municipal'],
  ['FORD', 'F150 PICKUP', '01499', 'Service'],
  ['PIERCE', 'PUMPER', '7909', 'Emergency'],
  ['BIG TEX', 'UTILITY TRAILER', '68499', 'Service'],
] as const;

function units(random: Random, names: readonly string[]) {
  let number = 0;
  return names.map((department) => ({
    department,
    units: random.times(random.int(6, 34), () => {
      number++;
      const [make, model, classCode, use] = random.pick(kinds);
      const year = random.int(1996, 2025);
      const deductible = year > 2012 ? 1000 : null;
      const line = (name: string, premium: number, own: number | null) => ({
        vehicleNumber: number,
        name,
        premium,
        deductible: own,
      });
      const coverages = [
        line('Liability', random.int(180, 1450), null),
        line('UM/UIM', random.int(8, 60), null),
        ...(deductible === null
          ? []
          : [
              line('Comprehensive', random.int(20, 320), deductible),
              line('Collision', random.int(50, 780), deductible),
            ]),
      ];
      return {
        coverages,
        auto: {
          number,
          year,
          make,
          model,
          vin: vin(random),
          classCode,
          use,
          costNew: random.int(6, 480) * 1000,
          premium: sum(coverages.map((each) => each.premium)),
        },
      };
    }),
  }));
}

function facts(random: Random) {
  const mail = place(random);
  const groups = units(random, random.some(departments, random.int(2, 6)));
  const all = groups.flatMap((group) => group.units);
  const county = word(random);
  const effectiveDate = `${random.int(2016, 2025)}-07-01`;
  const items = [
    { name: 'Liability', autoSymbols: ['1'], limit: 1_000_000, limitText: null },
    { name: 'UM/UIM', autoSymbols: ['2'], limit: random.pick([50_000, 100_000]), limitText: null },
    { name: 'Comprehensive', autoSymbols: ['7', '8'], limit: null, limitText: 'Actual cash value' },
    { name: 'Collision', autoSymbols: ['7', '8'], limit: null, limitText: 'Actual cash value' },
  ].map((item) => {
    const own = all.flatMap((unit) => unit.coverages.filter((each) => each.name === item.name));
    return {
      ...item,
      vehicleNumber: null,
      premium: sum(own.map((each) => each.premium)),
      deductible: item.limit === null ? 1000 : null,
    };
  });
  const bought = items.filter((item) => item.premium > 0);
  const volunteer = {
    kind: 'non_owned',
    coverage: 'Volunteers non-owned auto',
    basis: 'Number of volunteers',
    exposure: random.int(20, 300),
    premium: random.int(100, 900),
  };
  return {
    mail,
    groups,
    bought,
    volunteer,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, 'PE-BA-#######-##'),
      transactionType: random.pick(['renewal', 'new']),
      namedInsureds: [`County of ${county}`, `${county} County Fire Protection District`].slice(0, random.int(1, 2)),
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: 'Public entity',
      totalPremium: sum([...bought.map((each) => each.premium), volunteer.premium]),
      vehicles: all.map((unit) => unit.auto),
      coverages: [...bought, ...all.flatMap((unit) => unit.coverages)],
      hiredAndNonOwned: [volunteer],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function first({ label: l, mail, bought, volunteer }: Facts): Html {
  return html`<h1>Public Entity Automobile Declarations</h1><div>${l.carrierName} &nbsp;|&nbsp; ${l.transactionType === 'new' ? 'New' : 'Renewal'}</div><div class="two" style="margin-top:10px"><div><b>Named insured</b><br>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}<br>Entity: ${l.entityType}</div>
<div><b>Policy number</b> ${l.policyNumber}<br><b>Coverage period</b> ${abbreviated(l.effectiveDate)} to ${abbreviated(l.expirationDate)}<br><b>Producer</b> ${l.agencyName}</div></div>
<table><tr><th>Coverage</th><th>Covered auto symbol</th><th>Limit</th><th>Deductible</th><th class="n">Premium</th></tr>${bought.map((each) => html`<tr><td>${each.name}</td><td>${each.autoSymbols.join(', ')}</td><td>${each.limit === null ? each.limitText : wholeDollars(each.limit)}</td><td>${each.deductible === null ? '' : wholeDollars(each.deductible)}</td><td class="n">${wholeDollars(each.premium)}</td></tr>`)}
<tr><td>${volunteer.coverage}</td><td colspan="3">${volunteer.basis}: ${volunteer.exposure}</td><td class="n">${wholeDollars(volunteer.premium)}</td></tr><tr class="s"><td colspan="4">Total annual premium</td><td class="n">${wholeDollars(l.totalPremium)}</td></tr></table>
<p>Medical payments: not covered. Unscheduled units acquired during the year are covered for liability and reported at expiration. The $1,000 deductible does not apply to glass.</p>`;
}

function schedule({ groups }: Facts): Html {
  const names = ['Liability', 'UM/UIM', 'Comprehensive', 'Collision'];
  const premium = (unit: Facts['groups'][number]['units'][number], name: string): Html => {
    const own = unit.coverages.find((each) => each.name === name);
    return html`<td class="n">${own === undefined ? '' : whole(own.premium)}</td>`;
  };
  return html`<h1 style="break-before:page;font-size:10pt">Schedule of automobiles</h1><table><thead><tr><th>Unit</th><th>Year</th><th>Make</th><th>Model</th><th>Serial number</th><th>Class</th><th>Use</th><th class="n">Cost new</th>${names.map((name) => html`<th class="n">${name}</th>`)}<th class="n">Unit premium</th></tr></thead>
<tbody>${groups.map(
    (
      group,
    ) => html`<tr class="d"><td colspan="13">${group.department}</td></tr>${group.units.map((unit) => html`<tr><td>${unit.auto.number}</td><td>${unit.auto.year}</td><td>${unit.auto.make}</td><td>${unit.auto.model}</td><td>${unit.auto.vin}</td><td>${unit.auto.classCode}</td><td>${unit.auto.use}</td><td class="n">${whole(unit.auto.costNew)}</td>${names.map((name) => premium(unit, name))}<td class="n">${whole(unit.auto.premium)}</td></tr>`)}
<tr class="s"><td colspan="12">${group.department}: ${group.units.length} units</td><td class="n">${whole(sum(group.units.map((unit) => unit.auto.premium)))}</td></tr>`,
  )}</tbody></table>`;
}

/** The schedule has no column for deductibles: the one of the first page holds for all. */
const withoutDeductible = (label: Facts['label']) => ({
  ...label,
  coverages: label.coverages.map((each) => (each.vehicleNumber === null ? each : { ...each, deductible: null })),
});

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'county-fleet',
  build: (random) => {
    const f = facts(random);
    const small = 'font-size:7px;width:100%;margin:0 40px;display:flex;justify-content:space-between';
    return {
      html: sheet({ css, body: [first(f), schedule(f)] }),
      label: withoutDeductible(f.label),
      print: {
        landscape: true,
        header: html`<div style="${small}"><span>${f.label.carrierName}</span><span>${f.label.policyNumber}</span></div>`,
        footer: html`<div style="${small}"><span>PE AUTO DEC 07 16</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`,
      },
    };
  },
};
