// Direct writer for small businesses: an outline with each coverage once, then every auto as a caption line with a little
// table below it, coverages across, deductible over premium; rated drivers and interests at the end.
import { abbreviated, addYears } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{margin:0;font:9pt/1.4 'Liberation Sans',sans-serif}.top{display:flex;justify-content:space-between}
.top>div{width:47%}.top b{font-size:10.5pt}h1{font-size:15pt;margin:12pt 0 3pt}h2{font-size:11pt;margin:13pt 0 2pt;
border-bottom:2pt solid #111;break-after:avoid}table{width:100%;border-collapse:collapse}th{text-align:left;font-size:8pt;
vertical-align:bottom;padding:2pt 5pt;border-bottom:.6pt solid #888}td{padding:2pt 5pt;border-bottom:.4pt dotted #999;vertical-align:top}
.n{text-align:right}.v{break-inside:avoid;margin-top:8pt}.v table{font-size:8pt}.v th{font-weight:400;font-size:7.4pt}.v p{margin:0}
.t td{font-weight:700;border-bottom:0}p{margin:3pt 0}.fine{font-size:7.6pt}`;

const RIGS = [
  ['FORD', 'F250 SUPER DUTY', 'Pickup'],
  ['FORD', 'TRANSIT CARGO', 'Cargo Van'],
  ['CHEVROLET', 'EXPRESS G2500', 'Cargo Van'],
  ['RAM', '3500 TRADESMAN', 'Pickup'],
  ['ISUZU', 'NPR HD', 'Straight Truck'],
  ['GMC', 'SIERRA 2500HD', 'Pickup'],
  ['BIG TEX', '14LP DUMP', 'Utility Trailer'],
] as const;

const LIABILITY = 'Bodily Injury and Property Damage Liability';
const MOTORISTS = 'Uninsured/Underinsured Motorist';
const MEDICAL = 'Medical Payments';
const [COMPREHENSIVE, COLLISION] = ['Comprehensive', 'Collision'];
const ROADSIDE = 'Roadside Assistance';

interface OnAuto {
  name: string;
  deductible: number | null;
  premium: number;
}

function autosOf(random: Random, year: number, zips: readonly string[], bought: readonly string[]) {
  return random.some(RIGS, random.int(1, 5)).map(([make, model, body], i) => {
    const isFull = i === 0 || random.chance(0.75);
    const isTrailer = body === 'Utility Trailer';
    const on = (name: string, low: number, high: number, deductible: number | null = null): OnAuto[] =>
      bought.includes(name) ? [{ name, deductible, premium: random.int(low, high) }] : [];
    const deductible = random.pick([500, 1000, 2500]);
    const coverages = [
      ...on(LIABILITY, isTrailer ? 20 : 1400, isTrailer ? 90 : 5200),
      ...(isTrailer ? [] : [...on(MOTORISTS, 60, 260), ...on(MEDICAL, 20, 95)]),
      ...(isFull ? [...on(COMPREHENSIVE, 60, 480, deductible), ...on(COLLISION, 130, 1250, deductible)] : []),
      ...(isTrailer ? [] : on(ROADSIDE, 18, 40)),
    ];
    return {
      coverages,
      lossPayee: isFull && random.chance(0.5) ? `${word(random)} Commercial Credit` : null,
      data: {
        number: i + 1,
        year: year - random.int(0, 14),
        make,
        model: `${model} ${body}`,
        vin: vin(random),
        garagingLocation: random.pick(zips),
        radius: random.pick(['50 miles', '100 miles', '200 miles']),
        statedAmount: isFull ? random.int(8, 74) * 1000 : null,
        premium: sum(coverages.map(({ premium }) => premium)),
      },
    };
  });
}
type Auto = ReturnType<typeof autosOf>[number];

interface Outlined {
  name: string;
  shown: string;
  limit: number | null;
  limitText: string | null;
  premium: number;
}

function outlineOf(random: Random, autos: readonly Auto[]): Outlined[] {
  const csl = random.pick([300_000, 500_000, 750_000, 1_000_000]);
  const motorists = random.pick([50_000, 100_000, 300_000]);
  const medical = random.pick([1000, 2500, 5000]);
  const shown = new Map<string, [string, number | null, string | null]>([
    [LIABILITY, [`${wholeDollars(csl)} combined single limit`, csl, null]],
    [MOTORISTS, [`${wholeDollars(motorists)} combined single limit`, motorists, null]],
    [MEDICAL, [`${wholeDollars(medical)} each person`, medical, null]],
    [COMPREHENSIVE, ['Limit of liability less deductible', null, 'Limit of liability less deductible']],
    [COLLISION, ['Limit of liability less deductible', null, 'Limit of liability less deductible']],
    [ROADSIDE, ['Selected autos', null, 'Selected autos']],
  ]);
  const all = autos.flatMap(({ coverages }) => coverages);
  const lines = [...shown].flatMap(([name, [words, limit, limitText]]) => {
    const premiums = all.filter((each) => each.name === name).map(({ premium }) => premium);
    return premiums.length === 0 ? [] : [{ name, shown: words, limit, limitText, premium: sum(premiums) }];
  });
  const others: Outlined[] = ["Employer's Non-Owned Auto Liability", 'Hired Auto Liability']
    .slice(0, random.int(0, 2))
    .map((name) => ({
      name,
      shown: `${wholeDollars(csl)} combined single limit`,
      limit: csl,
      limitText: null,
      premium: random.int(60, 320),
    }));
  return [...lines, ...others];
}

function facts(random: Random) {
  const at = place(random);
  const [year, month] = [random.int(2018, 2025), random.pick(['01', '03', '07', '10'])];
  const effectiveDate = `${year}-${month}-${random.int(10, 28)}`;
  const bought = [
    LIABILITY,
    MOTORISTS,
    COMPREHENSIVE,
    COLLISION,
    ...random.some([MEDICAL, ROADSIDE], random.int(0, 2)),
  ];
  const autos = autosOf(random, year, [at.zip, at.zip, place(random, at.state).zip], bought);
  const outline = outlineOf(random, autos);
  const fees = random.chance(0.7) ? [{ name: 'Policy Fee', amount: random.pick([25, 50, 75]) }] : [];
  return {
    at,
    autos,
    outline,
    phone: phone(random),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, '0########-#'),
      transactionType: random.pick(['new', 'renewal', 'renewal', 'change'] as const),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(at),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Corporation or LLC', 'Individual or Sole Proprietor', 'Partnership']),
      totalPremium: sum([...outline, ...fees.map(({ amount }) => ({ premium: amount }))].map((each) => each.premium)),
      fees,
      discounts: random
        .some(['Business Experience', 'Paid In Full', 'Prior Insurance', 'Electronic Documents'], random.int(1, 3))
        .map((name) => ({ name })),
      coverages: [
        ...outline.map(({ shown: _shown, ...each }) => ({ vehicleNumber: null, ...each })),
        ...autos.flatMap(({ data, coverages }) => coverages.map((each) => ({ vehicleNumber: data.number, ...each }))),
      ],
      vehicles: autos.map(({ data, lossPayee }) => ({ ...data, lossPayeeName: lossPayee })),
      drivers: random.times(random.int(1, 5), (i) => ({
        name: person(random),
        status: i > 0 && random.chance(0.2) ? 'Excluded' : 'Rated',
      })),
      additionalInterests: random.times(random.int(0, 2), () => ({
        interest: 'Additional insured',
        name: company(random),
        address: oneLine(place(random)),
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const KINDS = { new: 'New policy', renewal: 'Renewal of your policy', change: 'Revised declarations' };

function autoBlock({ data, coverages, lossPayee }: Auto): Html {
  return html`<div class="v"><p><b>${data.number}. ${data.year} ${data.make} ${data.model}</b></p><p>VIN: ${data.vin}
&nbsp; Garaging ZIP code: ${data.garagingLocation} &nbsp; Radius: ${data.radius}
${data.statedAmount === null ? '' : html`&nbsp; Stated amount: ${wholeDollars(data.statedAmount)}`}</p>
${lossPayee === null ? '' : html`<p>Loss payee: ${lossPayee}</p>`}<table><tr><th></th>
${coverages.map(({ name }) => html`<th class="n">${name}</th>`)}<th class="n">Auto total</th></tr><tr><td>Deductible</td>
${coverages.map(({ deductible }) => html`<td class="n">${deductible === null ? '' : wholeDollars(deductible)}</td>`)}
<td></td></tr><tr><td>Premium</td>${coverages.map(({ premium }) => html`<td class="n">${wholeDollars(premium)}</td>`)}
<td class="n"><b>${wholeDollars(data.premium)}</b></td></tr></table></div>`;
}

function body({ label: l, at, autos, outline, phone: number }: Facts): Html {
  return html`<div class="top"><div><b>${l.namedInsureds[0]}</b><br>${at.street}<br>${cityLine(at)}</div>
<div><b>Policy number: ${l.policyNumber}</b><br>Underwritten by: ${l.carrierName}<br>Policy period: ${abbreviated(l.effectiveDate)}
- ${abbreviated(l.expirationDate)}<br>Your agent: ${l.agencyName}, ${number}</div></div>
<h1>Commercial Auto Insurance Coverage Summary</h1><p>${KINDS[l.transactionType]}. This is your declarations page. Your coverage
begins at 12:01 a.m. on the first day of the policy period. Organization type: ${l.entityType}.</p>
<h2>Outline of coverage</h2><table><tr><th>Description</th><th>Limits</th><th class="n">Premium</th></tr>${outline.map(
    (each) =>
      html`<tr><td>${each.name}</td><td>${each.shown}</td><td class="n">${wholeDollars(each.premium)}</td></tr>`,
  )}${l.fees.map((fee) => html`<tr><td>${fee.name}</td><td></td><td class="n">${wholeDollars(fee.amount)}</td></tr>`)}
<tr class="t"><td>Total 12 month policy premium</td><td></td><td class="n">${wholeDollars(l.totalPremium)}</td></tr></table>
<h2>Premium discounts</h2><p>${l.discounts.map(({ name }) => name).join(', ')}</p>
<h2>Drivers</h2><table><tr><th>Name</th><th>Driver status</th></tr>
${l.drivers.map(({ name, status }) => html`<tr><td>${name}</td><td>${status}</td></tr>`)}</table>
<h2>Auto coverage schedule</h2>${autos.map(autoBlock)}
${l.additionalInterests.length === 0 ? '' : html`<h2>Additional interests</h2>`}${l.additionalInterests.map(
  (each) => html`<p>${each.interest}: ${each.name}, ${each.address}</p>`,
)}<p class="fine">Form 6912 (02/19), 1198 (01/04), 4852 (02/19). A fee of $12 applies to each installment and $20 to a payment
returned by your bank. Your policy may not be stacked with another.</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'outline-then-autos',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
