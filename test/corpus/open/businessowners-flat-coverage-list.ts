import { addYears, bare } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// An underwriting manager's policy summary from a rating workbook: the premises in one table, then every coverage of the
// policy in one flat list by alphabet, with "Loc 1 Bldg 1" or "Policy" telling what it applies to.

const BUSINESSES = [
  { what: 'Optician', code: '59974', occupancy: 'Optical goods store' },
  { what: 'Coffee shop without cooking', code: '09611', occupancy: 'Coffee shop' },
  { what: 'Print and copy shop', code: '58302', occupancy: 'Printing, retail' },
  { what: 'Hardware retailer', code: '57711', occupancy: 'Hardware store' },
];
const CONSTRUCTIONS = ['Frame', 'Joisted Masonry', 'Non-Combustible', 'Masonry NC'];

interface Row {
  name: string;
  locationNumber: number | null;
  buildingNumber: number | null;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number | null;
}

const css = `body{margin:0;font:8.6pt/1.25 'Liberation Sans',sans-serif}h1{font-size:13pt;margin:0;background:#e9e3f4;padding:5pt 8pt}.k{display:grid;grid-template-columns:90pt 1fr 90pt 1fr;border:.6pt solid #998fb3;border-top:0;margin-bottom:10pt}.k>*{padding:2pt 8pt;border-bottom:.4pt solid #ddd}.k>:nth-child(odd){color:#5b4b86}
table{width:100%;border-collapse:collapse;margin-bottom:10pt}th{background:#5b4b86;color:#fff;text-align:left;padding:2.5pt 5pt;font-size:8pt}td{padding:2.2pt 5pt;border-bottom:.4pt solid #ccc}tbody tr:nth-child(odd) td{background:#f8f6fc}.n{text-align:right}tr{break-inside:avoid}.t td{font-weight:700;border-top:1pt solid #5b4b86}`;

const row = (
  at: readonly [number, number] | null,
  name: string,
  limit: number | string | null,
  money: readonly [number | null, number | null],
): Row => ({
  name,
  locationNumber: at?.[0] ?? null,
  buildingNumber: at?.[1] ?? null,
  limit: typeof limit === 'number' ? limit : null,
  limitText: typeof limit === 'string' ? limit : null,
  deductible: money[0],
  premium: money[1],
});

function drawRows(random: Random, buildings: readonly (readonly [number, number])[], deductible: number): Row[] {
  const own = buildings.flatMap((at) => [
    ...(random.chance(0.6)
      ? [row(at, 'Building', random.int(15, 160) * 10_000, [deductible, random.dollars(400, 3200)])]
      : []),
    row(at, 'Business Personal Property', random.int(20, 300) * 1000, [deductible, random.dollars(150, 1400)]),
    ...(random.chance(0.5)
      ? [row(at, 'Outdoor Signs', random.pick([2500, 5000, 10_000]), [500, random.dollars(20, 80)])]
      : []),
    row(at, 'Money and Securities', random.pick([10_000, 15_000]), [500, null]),
  ]);
  const shared = random.some(
    [
      row(null, 'Accounts Receivable', random.pick([25_000, 50_000]), [null, null]),
      row(null, 'Business Income and Extra Expense', '12 months actual loss', [null, null]),
      row(null, 'Cyber Incident Response', random.pick([50_000, 100_000]), [1000, random.dollars(80, 300)]),
      row(null, 'Employee Dishonesty', random.pick([10_000, 25_000]), [500, random.dollars(40, 140)]),
      row(null, 'Equipment Breakdown', 'Included', [deductible, null]),
      row(null, 'Forgery or Alteration', 10_000, [500, null]),
      row(null, 'Hired and Non-Owned Auto Liability', random.pick([500_000, 1_000_000]), [
        null,
        random.dollars(70, 260),
      ]),
      row(null, 'Valuable Papers', 25_000, [null, null]),
    ],
    random.int(4, 7),
  );
  return [...own, ...shared].sort(
    (a, b) => a.name.localeCompare(b.name) || (a.locationNumber ?? 0) - (b.locationNumber ?? 0),
  );
}

const rowHtml = ({ name, locationNumber, buildingNumber, limit, limitText, deductible, premium }: Row): Html =>
  html`<tr><td>${name}</td><td>${locationNumber === null ? 'Policy' : `Loc ${locationNumber} Bldg ${buildingNumber}`}</td><td class="n">${limit === null ? limitText : whole(limit)}</td><td class="n">${deductible === null ? '' : whole(deductible)}</td><td class="n">${premium === null ? 'Incl' : whole(premium)}</td></tr>`;

export const style: Style = {
  policyType: 'businessowners',
  name: 'flat-coverage-list',
  build(random) {
    const effective = `${random.int(2017, 2026)}-${random.pick(['02', '05', '07', '10'])}-${random.pick(['01', '09', '17'])}`;
    const [insurer, insured, manager] = [carrier(random), company(random), `${word(random)} Underwriting Managers`];
    const [agent, mail, number] = [agency(random), place(random), numbered(random, 'UMB#-####-##')];
    const entity = random.pick(['Corporation', 'Limited Liability Company', 'Partnership']);
    const { what, code, occupancy } = random.pick(BUSINESSES);
    const places = [mail, ...random.times(random.int(0, 2), () => place(random, mail.state))];
    const locations = places.map((each, index) => ({
      locationNumber: index + 1,
      buildingNumber: 1,
      address: oneLine(each),
      description: occupancy,
      classCode: code,
      construction: random.pick(CONSTRUCTIONS),
      yearBuilt: random.int(1925, 2015),
      protectionClass: String(random.int(2, 8)),
    }));
    const deductible = random.pick([500, 1000, 2500]);
    const rows = drawRows(
      random,
      locations.map((each) => [each.locationNumber, 1] as const),
      deductible,
    );
    const occurrence = random.pick([1_000_000, 2_000_000]);
    const liabilityPremium = random.dollars(280, 1900);
    const total = sum([...rows.map(({ premium }) => premium ?? 0), liabilityPremium]);
    const limits = [
      ['Each occurrence', occurrence],
      ['General aggregate', occurrence * 2],
      ['Products and completed operations aggregate', occurrence * 2],
      ['Personal and advertising injury', occurrence],
      ['Damage to premises rented to you', random.pick([50_000, 100_000, 300_000])],
      ['Medical expense, any one person', random.pick([5000, 10_000])],
    ] as const;
    const body = html`<h1>Businessowners Policy Summary</h1><div class="k"><span>Policy</span><span>${number}</span><span>Term</span><span>${bare(effective)} - ${bare(addYears(effective, 1))}</span><span>Insured</span><span>${insured}</span><span>Entity</span><span>${entity}</span><span>Mail to</span><span>${mail.street}<br>${cityLine(mail)}</span><span>Business</span><span>${what}</span><span>Insurer</span><span>${insurer}</span><span>Agent</span><span>${agent}</span><span>Managed by</span><span>${manager}</span><span>Total premium</span><span>${wholeDollars(total)}</span></div>
<table><thead><tr><th>Loc</th><th>Bldg</th><th>Address</th><th>Occupancy</th><th>Class</th><th>Construction</th><th>Built</th><th>PC</th></tr></thead><tbody>${locations.map((each) => html`<tr><td>${each.locationNumber}</td><td>${each.buildingNumber}</td><td>${each.address}</td><td>${each.description}</td><td>${each.classCode}</td><td>${each.construction}</td><td>${each.yearBuilt}</td><td>${each.protectionClass}</td></tr>`)}</tbody></table>
<table><thead><tr><th>Coverage (A to Z)</th><th>Applies to</th><th class="n">Limit</th><th class="n">Deductible</th><th class="n">Premium</th></tr></thead><tbody>${rows.map(rowHtml)}</tbody></table>
<table><thead><tr><th>Liability</th><th class="n">Limit</th></tr></thead><tbody>${limits.map(([name, amount]) => html`<tr><td>${name}</td><td class="n">${whole(amount)}</td></tr>`)}<tr class="t"><td>Liability premium</td><td class="n">${whole(liabilityPremium)}</td></tr><tr class="t"><td>Total premium for the term</td><td class="n">${whole(total)}</td></tr></tbody></table>`;
    const [, aggregate, products, personal, rented, medical] = limits.map(([, amount]) => amount);
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [insured],
      mailingAddress: oneLine(mail),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: agent,
      entityType: entity,
      businessDescription: what,
      totalPremium: total,
      eachOccurrenceLimit: occurrence,
      generalAggregateLimit: aggregate,
      productsAggregateLimit: products,
      personalAdvertisingInjuryLimit: personal,
      damageToRentedPremisesLimit: rented,
      medicalExpenseLimit: medical,
      locations,
      coverages: rows,
    };
    return { html: sheet({ css, body }), label };
  },
};
