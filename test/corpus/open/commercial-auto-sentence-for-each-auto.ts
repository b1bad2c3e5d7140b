// Stock company with a plain-language form: Item Two for the policy with symbols, then each covered auto is told in a sentence
// and the table below the sentence rates it.
import { addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{margin:0;font:9.6pt/1.36 Caladea,serif}h1{font-size:15pt;font-weight:400;margin:0 0 2pt}h2{font-size:10.5pt;margin:14pt 0 4pt;border-top:.8pt solid #000;padding-top:3pt}p{margin:7pt 0 3pt}
table{border-collapse:collapse;width:100%}th{font-weight:400;font-style:italic;text-align:left;border-bottom:.5pt solid #000;padding:1.5pt 6pt}td{padding:1.5pt 6pt}.n{text-align:right}.u{width:88%;margin-left:6%;break-inside:avoid}.s td{border-top:.5pt solid #000}
.k{display:grid;grid-template-columns:118pt 1fr;gap:2pt 8pt;margin-top:8pt}.k i{color:#333}section{break-inside:avoid}`;

const trucks = [
  ['Ford', 'F-450 stake body', 52_000, 'medium truck', '16,500'],
  ['Ram', 'ProMaster 2500 cargo van', 41_000, 'light truck', '9,350'],
  ['Isuzu', 'NPR-HD box truck', 58_500, 'medium truck', '14,500'],
  ['Chevrolet', 'Silverado 2500HD', 47_800, 'light truck', '10,000'],
  ['GMC', 'Savana 3500 cutaway', 44_200, 'medium truck', '12,300'],
  ['Toyota', 'Tundra SR double cab', 39_900, 'light truck', '6,900'],
] as const;
const radii = ['local', 'intermediate'];
const businesses = [
  'Commercial refrigeration service',
  'Office furniture delivery',
  'Sign erection and repair',
  'Tree care',
];

function drawAutos(random: Random, state: string) {
  const liability = random.int(7, 18) * 100;
  const deductible = random.pick([500, 1000]);
  return random.some(trucks, random.int(2, 4)).map(([make, model, cost, size, weight], i) => {
    const number = i + 1;
    const own = (name: string, premium: number, ded: number | null = null) => ({
      vehicleNumber: number,
      name,
      deductible: ded,
      premium,
    });
    const isDamageInsured = i === 0 || random.chance(0.75);
    const coverages = [
      own('Covered Autos Liability', liability + random.int(-180, 240)),
      own('Auto Medical Payments', random.int(14, 38)),
      own('Uninsured and Underinsured Motorists', random.int(28, 96)),
      ...(isDamageInsured
        ? [
            own('Comprehensive', random.int(62, 240), deductible),
            own('Collision', random.int(180, 640), random.pick([deductible, 2500])),
          ]
        : []),
    ];
    return {
      size,
      coverages,
      vehicle: {
        number,
        year: random.int(2008, 2018),
        make,
        model,
        vin: vin(random),
        garagingLocation: cityLine(place(random, state)),
        radius: random.pick(radii),
        grossWeight: Number(weight.replace(',', '')),
        costNew: cost + random.int(-20, 60) * 100,
        premium: sum(coverages.map((each) => each.premium)),
      },
    };
  });
}
type Auto = ReturnType<typeof drawAutos>[number];

function facts(random: Random) {
  const mail = place(random);
  const autos = drawAutos(random, mail.state);
  const limit = random.pick([500_000, 1_000_000]);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['03', '06', '09', '12'])}-${random.pick(['01', '15'])}`;
  const total = (name: string): number =>
    sum(autos.flatMap(({ coverages }) => coverages.filter((each) => each.name === name).map((each) => each.premium)));
  const policyRow = (name: string, autoSymbols: string[], amount: number | null) => ({
    name,
    autoSymbols,
    limit: amount,
    limitText: amount === null ? 'Actual cash value or cost of repair, whichever is less' : null,
    premium: total(name),
  });
  const rows = [
    policyRow('Covered Autos Liability', random.pick([['1'], ['7', '8', '9']]), limit),
    policyRow('Auto Medical Payments', ['7'], random.pick([5000, 10_000])),
    policyRow('Uninsured and Underinsured Motorists', [random.pick(['2', '7'])], limit),
    policyRow('Comprehensive', ['7'], null),
    policyRow('Collision', ['7'], null),
  ];
  return {
    mail,
    autos,
    rows,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['BAP ####### ##', 'CA-##-######'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Corporation', 'Limited liability company', 'Partnership']),
      businessDescription: random.pick(businesses),
      totalPremium: sum(rows.map((row) => row.premium)),
      coverages: [...rows, ...autos.flatMap((each) => each.coverages)],
      vehicles: autos.map((each) => each.vehicle),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function front({ label: l, mail, rows }: Facts): Html {
  return html`<h1>${l.carrierName}</h1>Business Auto Coverage Declarations ${l.transactionType === 'new' ? '(new policy)' : '(renewal of your expiring policy)'}
<div class="k"><i>Policy number</i><span>${l.policyNumber}</span><i>Named insured</i><span>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</span><i>Policy period</i><span>From ${written(l.effectiveDate)} to ${written(l.expirationDate)}, 12:01 a.m. at your mailing address</span><i>Producer</i><span>${l.agencyName}</span><i>Form of business</i><span>${l.entityType}</span><i>Your business</i><span>${l.businessDescription}</span></div>
<h2>Item Two. Schedule of coverages and covered autos</h2><table><tr><th>Coverage</th><th>Covered auto symbols</th><th>Limit, the most we will pay for any one accident or loss</th><th class="n">Premium</th></tr>${rows.map(
    (row) =>
      html`<tr><td>${row.name}</td><td>${row.autoSymbols.join(', ')}</td><td>${row.limit === null ? row.limitText : `$${whole(row.limit)}`}</td><td class="n">$${whole(row.premium)}</td></tr>`,
  )}<tr class="s"><td colspan="3">Total premium for this policy</td><td class="n">$${whole(l.totalPremium)}</td></tr></table>`;
}

function autoText({ vehicle: v, size, coverages }: Auto): Html {
  const kind = v.radius === 'local' ? 'a local radius' : 'an intermediate radius';
  return html`<section><p>Covered auto ${v.number} is your ${v.year} ${v.make} ${v.model}, identification number ${v.vin}, garaged in ${v.garagingLocation}. We rate it as a ${size} of ${whole(v.grossWeight)} lbs. gross weight with ${kind} and an original cost new of $${whole(v.costNew)}. It has these coverages:</p>
<table class="u"><tr><th>Coverage</th><th class="n">Deductible</th><th class="n">Premium</th></tr>${coverages.map((row) => html`<tr><td>${row.name}</td><td class="n">${row.deductible === null ? '' : `$${whole(row.deductible)}`}</td><td class="n">$${whole(row.premium)}</td></tr>`)}<tr class="s"><td colspan="2">Premium for this auto</td><td class="n">$${whole(v.premium)}</td></tr></table></section>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'sentence-for-each-auto',
  build(random) {
    const f = facts(random);
    const end = html`<p style="font-size:8pt">Symbols: 1 any auto; 2 owned autos; 7 specifically described autos; 8 hired autos; 9 non-owned autos. Damage to an auto for which no deductible is shown is not insured. BA-DEC 04 17</p>`;
    const three = html`<h2>Item Three. The autos that you own</h2>${f.autos.map(autoText)}`;
    return {
      html: sheet({ css, body: [front(f), end, three] }),
      label: f.label,
      print: { margin: { left: '0.8in', right: '0.8in', top: '0.7in', bottom: '0.7in' } },
    };
  },
};
