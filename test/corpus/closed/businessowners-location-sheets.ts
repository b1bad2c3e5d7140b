import { addYears, slashed } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A regional carrier's system print: a policy sheet, then a ruled sheet a building with its rating facts beside its property, the liability and all premiums on the last.

const css = `body{margin:0;font:8.6pt/1.35 "Liberation Sans","DejaVu Sans Condensed",sans-serif}.h{display:flex;justify-content:space-between;border-bottom:1.4pt solid #000;padding-bottom:3pt;font-weight:700;font-size:10pt}.g{display:grid;grid-template-columns:1fr 1fr;border:.6pt solid #000;margin-top:6pt}.g>div{padding:4pt 6pt}.g>div+div{border-left:.6pt solid #000}.bar{text-align:center;font-weight:700;border:.6pt solid #000;background:#eee;margin-top:9pt;padding:1.5pt}
.b{break-inside:avoid}.f{display:grid;grid-template-columns:86pt 1fr}table{border-collapse:collapse;width:100%}td,th{padding:1.3pt 5pt;border-bottom:.3pt dotted #777;vertical-align:top}th{text-align:left;font-weight:400;font-size:7.4pt}.n{text-align:right}.t td{font-weight:700;border-bottom:1.2pt solid #000}`;

interface Cover {
  name: string;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number | null;
}

const CLASSES = [
  ['Hardware store', '50611'],
  ['Beauty salon', '71952'],
  ['Insurance office', '65141'],
  ['Dry cleaner, no plant', '71332'],
  ['Bookstore', '50531'],
  ['Veterinary office', '65121'],
] as const;
const fact = (caption: string, value: Piece): Html =>
  html`<div class="f"><span>${caption}</span><span>${value}</span></div>`;

function drawBuilding(random: Random, location: number, building: number, address: string) {
  const deductible = random.pick([500, 1_000, 2_500]);
  const [description, classCode] = random.pick(CLASSES);
  const cover = (name: string, limit: number | null, limitText: string | null, priced = true): Cover => ({
    name,
    limit,
    limitText,
    deductible: limit === null ? null : deductible,
    premium: priced ? Math.round(((limit ?? 0) * random.int(2, 7)) / 1000) + random.int(20, 60) : null,
  });
  return {
    location,
    building,
    address,
    description,
    classCode,
    construction: random.pick(['Frame', 'Joisted Masonry', 'Masonry Non-Combustible', 'Fire Resistive']),
    yearBuilt: random.int(1928, 2019),
    protectionClass: String(random.int(1, 8)).padStart(2, '0'),
    covers: [
      ...(random.chance(0.7) ? [cover('Building', random.int(15, 240) * 10_000, null)] : []),
      cover('Business Personal Property', random.int(3, 90) * 5_000, null),
      ...(random.chance(0.6) ? [cover('Business Income and Extra Expense', null, '12 MONTHS ACTUAL LOSS', false)] : []),
      ...(random.chance(0.4) ? [cover('Outdoor Signs', random.pick([2_500, 5_000, 10_000]), null)] : []),
      ...(random.chance(0.3) ? [cover('Tenant Improvements and Betterments', random.int(2, 20) * 5_000, null)] : []),
    ],
  };
}
type Building = ReturnType<typeof drawBuilding>;

const coverRow = ({ name, limit, limitText, deductible, premium }: Cover): Html =>
  html`<tr><td>${name}</td><td class="n">${limit === null ? limitText : whole(limit)}</td><td class="n">${deductible === null ? '' : whole(deductible)}</td><td class="n">${premium === null ? 'INCL' : whole(premium)}</td></tr>`;
const coverTable = (covers: readonly Cover[]): Html =>
  html`<table><tr><th>COVERAGE</th><th class="n">LIMIT</th><th class="n">DEDUCTIBLE</th><th class="n">PREMIUM</th></tr>${covers.map(coverRow)}</table>`;

const buildingSheet = (each: Building): Html =>
  html`<div class="b"><div class="bar">PREMISES ${String(each.location).padStart(3, '0')} &nbsp; BUILDING ${String(each.building).padStart(3, '0')}</div><div class="g" style="margin-top:0;grid-template-columns:2.1fr 3fr"><div>${fact('ADDRESS', each.address)}${fact('OCCUPANCY', each.description)}${fact('CLASS', each.classCode)}${fact('CONSTRUCTION', each.construction)}${fact('YEAR BUILT', each.yearBuilt)}${fact('PROT CLASS', each.protectionClass)}${fact('VALUATION', 'Replacement Cost')}</div><div>${coverTable(each.covers)}</div></div></div>`;

function drawBuildings(random: Random, home: string, state: string): Building[] {
  return random
    .times(random.int(1, 3), (i) => ({ location: i + 1, address: i === 0 ? home : oneLine(place(random, state)) }))
    .flatMap(({ location, address }) =>
      random.times(random.pick([1, 1, 2]), (i) => drawBuilding(random, location, i + 1, address)),
    );
}

const premiumsOf = (covers: readonly Cover[]): number => sum(covers.map(({ premium }) => premium ?? 0));

const OPTIONAL: readonly Cover[] = [
  { name: 'Employee Dishonesty', limit: 10_000, limitText: null, deductible: 250, premium: 96 },
  { name: 'Cyber Incident Response', limit: 50_000, limitText: null, deductible: 1_000, premium: 118 },
  { name: 'Equipment Breakdown', limit: null, limitText: 'INCLUDED', deductible: null, premium: 143 },
  { name: 'Hired and Non-Owned Auto Liability', limit: 1_000_000, limitText: null, deductible: null, premium: 87 },
  { name: 'Forgery and Alteration', limit: 5_000, limitText: null, deductible: 250, premium: null },
];

export const style: Style = {
  policyType: 'businessowners',
  name: 'location-sheets',
  build(random) {
    const [insurer, insured, producer, home] = [carrier(random), company(random), agency(random), place(random)];
    const number = numbered(random, 'BP ## ######## ##');
    const effective = dayBetween(random, '2015-01-10', '2026-06-01');
    const kind = random.pick(['NEW', 'RENEWAL', 'AMENDED'] as const);
    const entity = /L\.?L\.?C/.test(insured) ? 'LIMITED LIABILITY COMPANY' : 'CORPORATION';
    const buildings = drawBuildings(random, oneLine(home), home.state);
    const optional = random.some(OPTIONAL, random.int(2, 4));
    const occurrence = random.pick([500_000, 1_000_000, 2_000_000]);
    const [rented, medical] = [random.pick([50_000, 100_000, 300_000]), random.pick([5_000, 10_000])];
    const liability = random.int(210, 3_400);
    const property = premiumsOf(buildings.flatMap(({ covers }) => covers));
    const terrorism = random.int(9, 90);
    const total = sum([property, premiumsOf(optional), liability, terrorism]);
    const limits = [
      ['LIABILITY AND MEDICAL EXPENSES, EACH OCCURRENCE', occurrence],
      ['MEDICAL EXPENSES, ANY ONE PERSON', medical],
      ['DAMAGE TO PREMISES RENTED TO YOU', rented],
      ['OTHER THAN PRODUCTS/COMPLETED OPERATIONS AGGREGATE', occurrence * 2],
      ['PRODUCTS/COMPLETED OPERATIONS AGGREGATE', occurrence * 2],
    ] as const;
    const body = html`<div class="h"><span>${insurer}</span><span>BUSINESSOWNERS DECLARATIONS</span></div><div class="g"><div>NAMED INSURED AND MAILING ADDRESS<br><b>${insured}</b><br>${home.street}<br>${cityLine(home)}</div><div>${fact('POLICY NUMBER', number)}${fact('POLICY PERIOD', `${slashed(effective)} TO ${slashed(addYears(effective, 1))}`)}${fact('TRANSACTION', kind)}${fact('ENTITY', entity)}${fact('PRODUCER', producer)}</div></div>
${buildings.map(buildingSheet)}<div class="b"><div class="bar">OPTIONAL COVERAGES, ALL PREMISES</div>${coverTable(optional)}</div><div class="b"><div class="bar">BUSINESS LIABILITY</div><table>${limits.map(([caption, amount]) => html`<tr><td>${caption}</td><td class="n">${whole(amount)}</td></tr>`)}</table></div>
<div class="b"><div class="bar">PREMIUM</div><table><tr><td>PROPERTY, ALL BUILDINGS</td><td class="n">${whole(property)}</td></tr><tr><td>OPTIONAL COVERAGES</td><td class="n">${whole(premiumsOf(optional))}</td></tr><tr><td>LIABILITY</td><td class="n">${whole(liability)}</td></tr><tr><td>CERTIFIED ACTS OF TERRORISM</td><td class="n">${whole(terrorism)}</td></tr><tr class="t"><td>TOTAL POLICY PREMIUM</td><td class="n">$ ${whole(total)}</td></tr></table></div><p style="font-size:7.2pt">MINIMUM EARNED PREMIUM $250. FORMS: BP 00 03 07 13, BP 04 17 01 10, IL 00 17 11 98.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: { NEW: 'new', RENEWAL: 'renewal', AMENDED: 'change' }[kind],
      namedInsureds: [insured],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      entityType: entity,
      totalPremium: total,
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: buildings.map((each) => ({
        locationNumber: each.location,
        buildingNumber: each.building,
        address: each.address,
        description: each.description,
        classCode: each.classCode,
        construction: each.construction,
        yearBuilt: each.yearBuilt,
        protectionClass: each.protectionClass,
      })),
      coverages: [
        ...buildings.flatMap(({ location, building, covers }) =>
          covers.map((each) => ({ locationNumber: location, buildingNumber: building, ...each })),
        ),
        ...optional,
      ],
      _accept: { businessDescription: [null, ...buildings.map(({ description }) => description)] },
      // a premium for terrorism may be told as a coverage
      _ignore: ['coverages[+]'],
    };
    return { html: sheet({ css, body }), label };
  },
};
