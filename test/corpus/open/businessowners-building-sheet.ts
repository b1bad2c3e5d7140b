import { addYears, slashed } from '../kit/dates.ts';
import { cells, html, joined, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A regional insurer's landscape sheet: buildings down, their limits across, liability in a box beside the optional coverages.

function drawBuilding(
  random: Random,
  locationNumber: number,
  buildingNumber: number,
  address: ReturnType<typeof place>,
) {
  return {
    locationNumber,
    buildingNumber,
    address,
    occupancy: random.pick(['Office', 'Retail store', 'Restaurant', 'Warehouse', 'Apartments', 'Service shop']),
    classCode: random.digits(5),
    construction: random.pick(['Frame', 'Joisted Masonry', 'Non-Combustible', 'Fire Resistive']),
    yearBuilt: random.int(1948, 2021),
    protection: String(random.int(1, 8)),
    building: random.chance(0.75) ? random.int(120, 2400) * 1000 : null,
    contents: random.int(10, 400) * 1000,
    deductible: random.pick([500, 1_000, 2_500, 5_000]),
  };
}

type Building = ReturnType<typeof drawBuilding>;

const OPTIONS = [
  { name: 'Employee Dishonesty', limit: 25_000, limitText: null },
  { name: 'Money and Securities - Inside', limit: 10_000, limitText: null },
  { name: 'Money and Securities - Outside', limit: 5_000, limitText: null },
  { name: 'Outdoor Signs', limit: 7_500, limitText: null },
  { name: 'Business Income and Extra Expense', limit: null, limitText: '12 Months' },
  { name: 'Equipment Breakdown', limit: null, limitText: 'Included' },
  { name: 'Hired and Non-Owned Auto Liability', limit: 1_000_000, limitText: null },
  { name: 'Data Compromise', limit: 50_000, limitText: null },
];

const css = `body{margin:0;font:8.5pt/1.3 Carlito,Calibri,"Liberation Sans",sans-serif}.h{display:grid;grid-template-columns:1.3fr 1fr 1fr;gap:10pt;border:1pt solid #1f3864;padding:6pt}.h b{font-size:12pt}h2{font-size:9.5pt;color:#1f3864;margin:9pt 0 2pt}table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #9db2d6;padding:2pt 4pt;text-align:left}th{background:#dbe5f5;font-size:7.8pt}.r{text-align:right}.two{display:grid;grid-template-columns:1fr 1.3fr;gap:14pt}`;

function buildingRow(each: Building): Html {
  return html`<tr>${cells('td', [each.locationNumber, each.buildingNumber, oneLine(each.address), each.occupancy, each.classCode, each.construction, each.yearBuilt, each.protection])}<td class="r">${each.building === null ? '' : whole(each.building)}</td><td class="r">${whole(each.contents)}</td><td class="r">${whole(each.deductible)}</td></tr>`;
}

function buildingCoverages({ locationNumber, buildingNumber, building, contents, deductible }: Building) {
  const common = { locationNumber, buildingNumber, deductible };
  const structure = building === null ? [] : [{ ...common, name: 'Building', limit: building }];
  return [...structure, { ...common, name: 'Business Personal Property', limit: contents }];
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'building-sheet',
  build(random) {
    const [insurer, insured, producer, mail] = [carrier(random), company(random), agency(random), place(random)];
    const names = random.chance(0.3) ? [insured, company(random)] : [insured];
    const number = `BP ${random.digits(2)} ${random.digits(6)} ${random.letters(1)}`;
    const effective = dayBetween(random, '2014-01-01', '2026-07-01');
    const buildings = random
      .times(random.int(1, 4), (index) => ({
        index,
        address: index === 0 && random.chance(0.5) ? mail : place(random, mail.state),
      }))
      .flatMap(({ index, address }) =>
        random.times(random.pick([1, 1, 1, 2]), (each) => drawBuilding(random, index + 1, each + 1, address)),
      );
    const options = random
      .some(OPTIONS, random.int(2, 6))
      .map((each) => ({ ...each, premium: each.limitText === 'Included' ? null : random.int(20, 300) }));
    const [occurrence, medical, rented] = [
      random.pick([500_000, 1_000_000, 2_000_000]),
      random.pick([5_000, 10_000]),
      random.pick([50_000, 100_000, 300_000]),
    ];
    const [property, liability, terrorism] = [random.int(500, 6_000), random.int(200, 2_500), random.int(10, 90)];
    const total = sum([property, liability, terrorism, ...options.map((each) => each.premium ?? 0)]);
    const [entity, business] = [
      random.pick(['Corporation', 'Limited Liability Company', 'Partnership', 'Individual']),
      `${random.pick(['Retail', 'Wholesale', 'Service', 'Office'])} risk`,
    ];
    const isRenewal = random.chance(0.6);
    const limits: [string, number][] = [
      ['Liability and Medical Expenses - each occurrence', occurrence],
      ['Medical Expenses - any one person', medical],
      ['Damage to Premises Rented to You', rented],
      ['Personal and Advertising Injury', occurrence],
      ['Aggregate - other than products', occurrence * 2],
      ['Aggregate - products and completed operations', occurrence * 2],
    ];
    const interest = random.chance(0.5) ? { name: `${place(random).city} Community Bank`, home: place(random) } : null;
    const body = html`<div class="h"><div><b>${insurer}</b><br>BUSINESSOWNERS POLICY DECLARATIONS${isRenewal ? ' - RENEWAL' : ''}<br>Policy Number ${number}<br>${slashed(effective)} to ${slashed(addYears(effective, 1))} at 12:01 A.M.</div><div>Named Insured and Address<br>${joined(names, html`<br>`)}<br>${mail.street}<br>${cityLine(mail)}</div><div>Agent ${producer}<br>Form of Business: ${entity}<br>Business Description: ${business}</div></div>
<h2>PROPERTY &ndash; SCHEDULE OF BUILDINGS (limits and deductibles in dollars)</h2><table><tr>${cells('th', ['Loc', 'Bldg', 'Address', 'Occupancy', 'Class', 'Construction', 'Year Built', 'PC', 'Building', 'Business Personal Property', 'Deductible'])}</tr>${buildings.map(buildingRow)}<tr><td colspan="8"><b>All buildings</b></td><td class="r">${whole(sum(buildings.map((each) => each.building ?? 0)))}</td><td class="r">${whole(sum(buildings.map((each) => each.contents)))}</td><td></td></tr></table>
<div class="two"><div><h2>LIABILITY LIMITS</h2><table>${limits.map(([name, limit]) => html`<tr><td>${name}</td><td class="r">${wholeDollars(limit)}</td></tr>`)}</table></div><div><h2>OPTIONAL COVERAGES</h2><table><tr>${cells('th', ['Coverage', 'Limit', 'Premium'])}</tr>${options.map((each) => html`<tr><td>${each.name}</td><td class="r">${each.limit === null ? each.limitText : wholeDollars(each.limit)}</td><td class="r">${each.premium === null ? 'Incl.' : wholeDollars(each.premium)}</td></tr>`)}</table></div></div>
<div class="two"><div><h2>PREMIUM</h2><table><tr><td>Property</td><td class="r">${dollarsAndCents(property)}</td></tr><tr><td>Liability</td><td class="r">${dollarsAndCents(liability)}</td></tr><tr><td>Optional coverages</td><td class="r">${dollarsAndCents(sum(options.map((each) => each.premium ?? 0)))}</td></tr><tr><td>Certified acts of terrorism</td><td class="r">${dollarsAndCents(terrorism)}</td></tr><tr><td><b>Total Premium</b></td><td class="r"><b>${dollarsAndCents(total)}</b></td></tr></table></div><div><h2>MORTGAGE HOLDERS AND LOSS PAYEES</h2>${interest === null ? 'None' : html`Loss Payee: ${interest.name}, ${oneLine(interest.home)}`}<h2>FORMS</h2>BP 00 03 07 13, BP 04 17 01 10, BP 05 15 12 20, BP 14 60 06 10</div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : null,
      namedInsureds: names,
      mailingAddress: oneLine(mail),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      entityType: entity,
      businessDescription: business,
      totalPremium: total,
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: buildings.map((each) => ({
        locationNumber: each.locationNumber,
        buildingNumber: each.buildingNumber,
        address: oneLine(each.address),
        description: each.occupancy,
        classCode: each.classCode,
        construction: each.construction,
        yearBuilt: each.yearBuilt,
        protectionClass: each.protection,
      })),
      coverages: [...buildings.flatMap(buildingCoverages), ...options],
      additionalInterests:
        interest === null ? [] : [{ interest: 'Loss Payee', name: interest.name, address: oneLine(interest.home) }],
      // the premium box names terrorism as a coverage of its own
      _accept: { transactionType: isRenewal ? ['renewal'] : [null] },
      _ignore: ['coverages[+]'],
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
