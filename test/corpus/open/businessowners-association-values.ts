// Program administrator for condominium and homeowners associations: a renewal summary for the board in rounded
// words, then declarations whose first part is a statement of values (a row for each building, columns for building,
// contents and fees receivable, totals at the foot, further rows on the next page), deductibles as a list of perils,
// association coverages in two columns of lines without ruling, liability as a paragraph of lettered limits,
// directors and officers as a line, and premium by part.
import { addDays, addYears, abbreviated, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.7pt/1.4 "DejaVu Sans Condensed",sans-serif;font-size:8pt}
.logo{font-size:15pt;color:#5a2a6e}.pg{break-before:page}
h2{font-size:9.6pt;color:#5a2a6e;margin:12pt 0 3pt;break-after:avoid}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 26pt}
.kv{display:grid;grid-template-columns:100pt 1fr;gap:1.5pt 6pt}.kv>:nth-child(odd){color:#6d6d6d}
table{border-collapse:collapse;width:100%}td,th{padding:2.2pt 4pt;text-align:left;vertical-align:bottom}
thead th{border-bottom:1pt solid #5a2a6e;font-size:7.2pt;font-weight:400}
tfoot td{border-top:1pt solid #5a2a6e;font-weight:700}.n{text-align:right}
.o{display:flex;justify-content:space-between;break-inside:avoid;padding:1.3pt 0}
.o span:last-child{text-align:right;padding-left:8pt}`;

function buildingsOf(random: Random, street: string, city: string) {
  const first = random.int(1, 60) * 10;
  const construction = random.pick(['Frame', 'Joisted Masonry', 'Masonry Non-Combustible']);
  const yearBuilt = random.int(1971, 2016);
  const protectionClass = random.pick(['02', '03', '04']);
  const count = random.pick([1, 3, 6, 9, 14, 22, 30]);
  return random.times(count, (i) => {
    const isHouse = i > 0 && i === count - 1;
    return {
      locationNumber: 1,
      buildingNumber: i + 1,
      address: `${first + i * 4} ${street}, ${city}`,
      description: isHouse ? 'Clubhouse and pool' : `${random.pick([6, 8, 12])} residential units`,
      classCode: isHouse ? '69165' : '69145',
      construction: isHouse ? 'Frame' : construction,
      yearBuilt: yearBuilt + (i > count / 2 ? 1 : 0),
      protectionClass,
      building: random.int(60, 420) * 10_000,
      contents: isHouse || random.chance(0.2) ? random.int(5, 40) * 1000 : null,
      fees: random.chance(0.25) ? random.int(20, 90) * 1000 : null,
    };
  });
}

interface Line {
  name: string;
  limit?: number;
  limitText?: string;
}

function optionsOf(random: Random): Line[] {
  return random.some<Line>(
    [
      { name: 'Ordinance or Law - Undamaged Part', limitText: 'Included' },
      { name: 'Ordinance or Law - Demolition and Increased Cost', limit: random.pick([250_000, 500_000]) },
      { name: 'Water Back-up of Sewers or Drains', limit: random.pick([25_000, 100_000]) },
      { name: 'Equipment Breakdown', limitText: 'Included' },
      { name: 'Outdoor Property - Trees, Shrubs and Plants', limit: 25_000 },
      { name: 'Fences, Walks and Playground Structures', limit: 50_000 },
      { name: 'Computer and Funds Transfer Fraud', limit: 100_000 },
      { name: 'Fidelity - Association Employees and Manager', limit: random.pick([150_000, 300_000, 750_000]) },
      { name: 'Forgery or Alteration', limit: 50_000 },
      { name: 'Money and Securities', limit: 15_000 },
      { name: 'Lock and Key Replacement', limit: 5000 },
      { name: 'Fire Department Service Charge', limitText: 'Actual Cost' },
      { name: 'Inflation Guard', limitText: '4% annually' },
      { name: 'Unit Owners Improvements (Single Entity)', limitText: 'Included' },
    ],
    random.int(6, 12),
  );
}

function facts(random: Random) {
  const [name, mail] = [word(random), place(random)];
  const risk = place(random, mail.state);
  const buildings = buildingsOf(random, risk.street.replace(/^\d+ /, ''), cityLine(risk));
  const isCondo = random.chance(0.6);
  const one = random.pick([1_000_000, 2_000_000]);
  const parts: [string, number][] = [
    ['Property and crime', random.int(2400, 61_000)],
    ['General liability', random.int(420, 5200)],
    ['Directors and officers', random.int(380, 2100)],
    ['Terrorism', random.int(12, 420)],
  ];
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '03', '05', '08', '10'])}-${random.pick(['01', '12', '15', '28'])}`;
  const wind = random.chance(0.5) ? random.pick(['2% of the building limit', '25,000 per occurrence']) : null;
  return {
    mail,
    buildings,
    wind,
    parts,
    brand: `${word(random)} Community Programs`,
    options: optionsOf(random),
    deductible: random.pick([2500, 5000, 10_000]),
    water: random.pick([10_000, 25_000]),
    officers: random.pick([1_000_000, 2_000_000]),
    hasAuto: random.chance(0.6),
    manager: { name: `${word(random)} Property Management LLC`, at: place(random, mail.state) },
    president: person(random),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['CAP ####### ##', 'HOA-####-####', 'CPP#########'])),
      transactionType: 'renewal',
      namedInsureds: [
        `${name} ${random.pick(isCondo ? ['Condominium Association, Inc.', 'Commons Condominium Trust', 'Village Owners Association'] : ['Homeowners Association, Inc.', 'Townhomes HOA'])}`,
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} ${random.pick(['Risk Partners', 'Insurance Group', '& Sons Insurance'])}`,
      entityType: random.pick(['Not-for-profit corporation', 'Association', 'Trust']),
      businessDescription: isCondo ? 'Residential condominium association' : 'Residential homeowners association',
      totalPremium: sum(parts.map(([, premium]) => premium)),
      eachOccurrenceLimit: one,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([100_000, 300_000]),
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function letter(f: Facts): Html {
  const { label: l } = f;
  const millions = (sum(f.buildings.map(({ building }) => building)) / 1_000_000).toFixed(1);
  return html`<div class="logo">${f.brand}</div><p>${written(addDays(l.effectiveDate, -38))}</p>
<p>Board of Directors<br>${l.namedInsureds[0]}<br>${f.mail.street}<br>${cityLine(f.mail)}</p>
<p>Dear ${f.president}:</p>
<p>Your association's package renews on ${written(l.effectiveDate)}. About $${millions} million of buildings is insured
at replacement cost;
your deductible for most losses ${f.deductible > 2500 ? 'rose with this renewal.' : 'is as it was.'} Please give a copy of the declarations that follow to your manager, and have
unit owners' lenders ask ${l.agencyName} for certificates.</p>
<p>Highlights: replacement cost without coinsurance; an appraisal
every third year; the manager is an insured under the fidelity coverage.</p><p>Sincerely,<br><br>Renewal Team</p>`;
}

function head(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="pg pair"><div><div class="logo">${f.brand}</div>Community Association Package Policy<br>
<b>Renewal Declarations</b></div>
<div class="kv"><span>Insurance company</span><span>${l.carrierName}</span><span>Policy</span><b>${l.policyNumber}</b>
<span>In force</span><span>${abbreviated(l.effectiveDate)} until ${abbreviated(l.expirationDate)}, 12:01 AM</span></div>
</div>
<h2>Association</h2><div class="pair"><div class="kv"><span>Named insured</span><span>${l.namedInsureds[0]}</span>
<span>Mail to</span><span>${f.mail.street}<br>${cityLine(f.mail)}</span></div>
<div class="kv"><span>Organization</span><span>${l.entityType}</span><span>Nature</span>
<span>${l.businessDescription}</span><span>Agent</span><span>${l.agencyName}</span></div></div>`;
}

function values(f: Facts): Html {
  const cell = (amount: number | null): string => (amount === null ? '-' : whole(amount));
  const total = (key: 'building' | 'contents' | 'fees'): string =>
    whole(sum(f.buildings.map((each) => each[key] ?? 0)));
  return html`<h2>Part A. Statement of values</h2><table><thead><tr><th>Loc</th><th>Bldg</th><th>Street address</th>
<th>Use</th>
<th>Class</th><th>Construction</th><th>Built</th><th>PC</th><th class="n">Building</th>
<th class="n">Association<br>Contents</th><th class="n">Maintenance<br>Fees Receivable</th></tr></thead><tbody>
${f.buildings.map(
  (each) => html`<tr><td>${each.locationNumber}</td><td>${each.buildingNumber}</td><td>${each.address}</td>
<td>${each.description}</td><td>${each.classCode}</td><td>${each.construction}</td><td>${each.yearBuilt}</td>
<td>${each.protectionClass}</td><td class="n">${whole(each.building)}</td><td class="n">${cell(each.contents)}</td>
<td class="n">${cell(each.fees)}</td></tr>`,
)}</tbody>
<tr><td colspan="8"><b>Totals</b></td><td class="n"><b>${total('building')}</b></td><td class="n">
<b>${total('contents')}</b></td><td class="n"><b>${total('fees')}</b></td></tr></table>
<div class="pair"><div>
<h2>Deductibles, each occurrence</h2>
${[['All perils not listed below', whole(f.deductible)], ['Water damage and ice damming', whole(f.water)], ...(f.wind === null ? [] : [['Wind or hail', f.wind]])].map(([name, value]) => html`<div class="o"><span>${name}</span><span>${value}</span></div>`)}</div>
<div><h2>Valuation</h2>Replacement cost, agreed value, coinsurance waived. Values were last appraised by an outside
firm.</div></div>`;
}

function coverages(f: Facts): Html {
  const { label: l } = f;
  const option = ({ name, limit, limitText }: Line): Html => html`<div class="o"><span>${name}</span>
<span>${limit === undefined ? limitText : wholeDollars(limit)}</span></div>`;
  const half = Math.ceil(f.options.length / 2);
  return html`<h2>Part B. Association coverages</h2><div class="pair"><div>${f.options.slice(0, half).map(option)}</div>
<div>${f.options.slice(half).map(option)}</div></div>
<div style="break-inside:avoid"><h2>Part C. Liability</h2><div style="max-width:340pt">${[
    ['(1) General aggregate, other than products', l.generalAggregateLimit],
    ['(2) Products and completed work aggregate', l.productsAggregateLimit],
    ['(3) Personal injury and advertising injury', l.personalAdvertisingInjuryLimit],
    ['(4) Any one occurrence', l.eachOccurrenceLimit],
    ['(5) Damage to rented premises, any one fire', l.damageToRentedPremisesLimit],
    ['(6) Medical, any one person', l.medicalExpenseLimit],
  ].map(([name, amount]) => html`<div class="o"><span>${name}</span><span>${whole(Number(amount))}</span></div>`)}</div>
${f.hasAuto ? option({ name: 'Hired and non-owned automobile', limit: l.eachOccurrenceLimit }) : null}
${option({ name: "Directors' and officers' liability, claims-made", limit: f.officers })}</div>`;
}

function rest(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="pair" style="break-inside:avoid"><div>
<h2>Premium by part</h2>${f.parts.map(
    ([name, amount]) => html`<div class="o"><span>${name}</span>
<span>${dollarsAndCents(amount)}</span></div>`,
  )}
<div class="o"><b>Annual premium, all parts</b><b>${dollarsAndCents(l.totalPremium)}</b></div></div><div>
<h2>Additional insured</h2>Managing agent of the association<br>${f.manager.name}<br>${f.manager.at.street}<br>
${cityLine(f.manager.at)}</div></div>
<h2>Policy forms</h2>BP 00 03 01 10, BP 17 01 01 10, BP 17 02 01 06, BP 04 02 01 06, CAP 2001 (03/19), CAP 2010 (03/19),
CAP 2044 (07/21), BP 05 23 01 15<p>Issued ${slashed(addDays(l.effectiveDate, -38))} on behalf of the company by
${f.brand}.</p>`;
}

function coverageItems(f: Facts) {
  const columns = [
    ['Building', 'building'],
    ['Association Contents', 'contents'],
    ['Maintenance Fees Receivable', 'fees'],
  ] as const;
  return [
    ...f.buildings.flatMap((each) =>
      columns.flatMap(([name, key]) =>
        each[key] === null
          ? []
          : [{ locationNumber: each.locationNumber, buildingNumber: each.buildingNumber, name, limit: each[key] }],
      ),
    ),
    ...f.options,
    ...(f.hasAuto ? [{ name: 'Hired and non-owned automobile', limit: f.label.eachOccurrenceLimit }] : []),
    { name: "Directors' and officers' liability, claims-made", limit: f.officers },
  ];
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'association-values',
  build: (random) => {
    const f = facts(random);
    const items = coverageItems(f);
    const [, , officers, terrorism] = f.parts;
    return {
      html: sheet({ css, body: [letter(f), head(f), values(f), coverages(f), rest(f)] }),
      label: {
        ...f.label,
        locations: f.buildings.map(({ building: _1, contents: _2, fees: _3, ...each }) => each),
        coverages: [...items, { name: 'Terrorism', premium: terrorism?.[1] }],
        additionalInterests: [{ interest: 'Additional insured', name: f.manager.name, address: oneLine(f.manager.at) }],
        _accept: {
          // deductibles stand in a list of their own: with the values that they apply to they are right too
          ...Object.fromEntries(
            items.flatMap((each, i) =>
              'buildingNumber' in each ? [[`coverages[${i}].deductible`, [f.deductible]]] : [],
            ),
          ),
          // the premium of the part stands in the list of premiums
          [`coverages[${items.length - 1}].premium`]: [officers?.[1]],
          'additionalInterests[0].interest': ['Managing agent of the association'],
        },
      },
    };
  },
};
