// Brokerage-style business package: each location is a heading with its address, the building's number stands inside the name of the
// coverage ("Building 2 - Business Personal Property"), what the location has as a whole and what the policy has come after.
import { abbreviated, addYears } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9.4pt/1.36 "Liberation Sans",sans-serif}h1{font-size:13pt;color:#5b2333;margin:0}.k{display:grid;grid-template-columns:105pt 1fr 80pt 1fr;gap:2pt 8pt;margin:9pt 0}.k i{color:#5b2333;font-style:normal}h3{font-size:9.8pt;margin:12pt 0 2pt;color:#5b2333;break-after:avoid}
table{border-collapse:collapse;width:100%}td,th{padding:2.2pt 5pt;text-align:left;border-bottom:.4pt solid #ddd}th{font-size:7.4pt;color:#666;font-weight:400}.n{text-align:right;width:84pt}.t td{font-weight:700;border:0}`;

interface Row {
  buildingNumber?: number;
  name: string;
  limit?: number;
  limitText?: string;
  deductible?: number;
  premium: number | null;
}

function drawSite(random: Random, deductible: number): Row[] {
  const buildings = random.int(1, 2);
  const rows = random.times(buildings, (i): Row[] => {
    const [structure, contents] = [random.int(30, 300) * 5000, random.int(5, 60) * 5000];
    const buildingNumber = i + 1;
    return [
      { buildingNumber, name: 'Building', limit: structure, deductible, premium: Math.round(structure * 0.0019) },
      ...(i === 0 || random.chance(0.6)
        ? [
            {
              buildingNumber,
              name: 'Business Personal Property',
              limit: contents,
              deductible,
              premium: Math.round(contents * 0.0037),
            },
          ]
        : []),
    ];
  });
  const shared = random.some<Row>(
    [
      { name: 'Outdoor Property', limit: 10_000, deductible, premium: null },
      { name: 'Accounts Receivable', limit: random.pick([10_000, 25_000]), deductible, premium: random.int(15, 40) },
      { name: 'Valuable Papers and Records', limit: 25_000, deductible, premium: random.int(12, 40) },
      { name: 'Sewer Backup', limit: random.pick([10_000, 25_000]), deductible, premium: random.int(40, 110) },
    ],
    random.int(1, 2),
  );
  return [...rows.flat(), ...shared];
}

function facts(random: Random) {
  const mail = place(random);
  const deductible = random.pick([500, 1000, 2500]);
  const sites = random.times(random.int(2, 3), (i) => ({
    locationNumber: i + 1,
    at: i === 0 ? mail : place(random, mail.state),
    rows: drawSite(random, deductible),
  }));
  const policy: Row[] = [
    { name: 'Business Income and Extra Expense', limitText: '12 months actual loss sustained', premium: null },
    { name: 'Employee Theft', limit: random.pick([10_000, 25_000, 50_000]), premium: random.int(40, 130) },
    { name: 'Employment Practices Liability', limit: 100_000, deductible: 5000, premium: random.int(90, 240) },
  ].slice(0, random.int(2, 3));
  const each = random.pick([1_000_000, 2_000_000]);
  const liability = random.int(240, 1100);
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['01', '03', '07', '12'])}-${random.pick(['01', '09', '15'])}`;
  return {
    mail,
    sites,
    policy,
    liability,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['BBP-####-#####', 'Z## ######'])),
      transactionType: random.pick(['new', 'renewal', 'change']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      businessDescription: random.pick(['Apartments with laundry', 'Veterinary clinics', 'Craft supply stores']),
      totalPremium: sum([...sites.flatMap(({ rows }) => rows), ...policy].map((row) => row.premium ?? 0)) + liability,
      eachOccurrenceLimit: each,
      medicalExpenseLimit: 5000,
      damageToRentedPremisesLimit: random.pick([50_000, 300_000]),
      generalAggregateLimit: each * 2,
      productsAggregateLimit: each * 2,
      locations: sites.flatMap(({ locationNumber, at, rows }) =>
        [...new Set(rows.flatMap((row) => row.buildingNumber ?? []))].map((buildingNumber) => ({
          locationNumber,
          buildingNumber,
          address: oneLine(at),
        })),
      ),
      coverages: [
        ...sites.flatMap(({ locationNumber, rows }) => rows.map((row) => ({ locationNumber, ...row }))),
        ...policy,
      ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const nameOf = ({ buildingNumber, name }: Row): string =>
  buildingNumber === undefined ? name : `Building ${buildingNumber} - ${name === 'Building' ? 'Structure' : name}`;

function tableOf(rows: readonly Row[]): Html {
  return html`<table><tr><th>Coverage</th><th class="n" style="width:150pt">Limit</th><th class="n">Deductible</th><th class="n">Premium</th></tr>${rows.map(
    (row) =>
      html`<tr><td>${nameOf(row)}</td><td class="n">${row.limit === undefined ? row.limitText : `$${whole(row.limit)}`}</td><td class="n">${row.deductible === undefined ? '' : `$${whole(row.deductible)}`}</td><td class="n">${row.premium === null ? 'Included' : `$${whole(row.premium)}`}</td></tr>`,
  )}</table>`;
}

function body({ label: l, mail, sites, policy, liability }: Facts): Html {
  const kind = new Map([
    ['new', 'New policy'],
    ['renewal', 'Renewal'],
    ['change', 'Amended declarations'],
  ]).get(l.transactionType);
  const limit = (name: string, amount: number): Html =>
    html`<tr><td>${name}</td><td class="n">$${whole(amount)}</td></tr>`;
  return html`<h1>Businessowners Package Declarations</h1>${l.carrierName}
<div class="k"><i>Named insured</i><span>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</span><i>Policy</i><span>${l.policyNumber}<br>${kind}</span><i>Policy term</i><span>${abbreviated(l.effectiveDate)} to ${abbreviated(l.expirationDate)}</span><i>Agency</i><span>${l.agencyName}</span><i>Type of business</i><span>${l.businessDescription}</span><i>Premium</i><b>$${whole(l.totalPremium)}</b></div>
${sites.map(({ locationNumber, at, rows }) => html`<h3>Location ${locationNumber}: ${oneLine(at)}</h3>${tableOf(rows)}`)}
<h3>Coverages of the policy, all locations</h3>${tableOf(policy)}<h3>Business liability</h3><table>${limit('Liability and medical expenses, each occurrence', l.eachOccurrenceLimit)}${limit('Medical expenses, any one person', l.medicalExpenseLimit)}${limit('Damage to premises rented to you', l.damageToRentedPremisesLimit)}${limit('General aggregate', l.generalAggregateLimit)}${limit('Products and completed operations aggregate', l.productsAggregateLimit)}<tr><td>Liability premium</td><td class="n">$${whole(liability)}</td></tr><tr class="t"><td>Total annual premium</td><td class="n">$${whole(l.totalPremium)}</td></tr></table>`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'item-in-coverage-name',
  build(random) {
    const f = facts(random);
    const { coverages } = f.label;
    const printed = coverages.map((row) => ({ ...row, name: row.name === 'Building' ? 'Structure' : row.name }));
    // the number may be taken for a part of the name
    const accept = coverages.flatMap((row, i) =>
      'buildingNumber' in row ? [[`coverages[${i}].name`, [nameOf(row)]] as const] : [],
    );
    return {
      html: sheet({ css, body: body(f) }),
      label: { ...f.label, coverages: printed, _accept: Object.fromEntries(accept) },
    };
  },
};
