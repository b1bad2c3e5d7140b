// A captive-agent giant's business vehicle policy: a letter about the change, amended declarations with lettered
// coverages by vehicle, drivers, and identification cards to cut out. Terms are six months.
import { abbreviated, addDays, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{margin:0;font:9.2pt/1.35 Carlito,sans-serif}.page{break-before:page}.red{background:#b3141d;color:#fff;padding:5pt 8pt;font-size:12.5pt;font-weight:700}h3{color:#b3141d;font-size:10pt;margin:10pt 0 2pt;border-bottom:1.2pt solid #b3141d}
table{border-collapse:collapse;width:100%}td,th{padding:1.6pt 4pt;text-align:left;vertical-align:top}th{font-size:8pt;border-bottom:.6pt solid #555}.n{text-align:right;white-space:nowrap}.sum td{border-top:.8pt solid #000;font-weight:700}
.head{display:flex;justify-content:space-between;margin:8pt 0}.head>div{width:47%}.cards{display:grid;grid-template-columns:1fr 1fr;gap:10pt}.card{border:1pt dashed #555;padding:6pt;font-size:7.8pt}small{font-size:7.4pt}`;

const trucks = [
  ['Ford', 'Transit 250 Cargo Van', 'Delivery'],
  ['Chevrolet', 'Silverado 2500HD Pickup', 'Artisan'],
  ['Ram', 'ProMaster City Van', 'Service'],
  ['GMC', 'Savana 2500 Van', 'Service'],
  ['Toyota', 'Tundra SR5 Pickup', 'Artisan'],
] as const;

const SPLITS = [
  [100_000, 300_000, 100_000],
  [250_000, 500_000, 100_000],
  [500_000, 1_000_000, 250_000],
] as const;

function rowsOf(random: Random) {
  const [person, accident, damage] = random.pick(SPLITS);
  const row = (letter: string, name: string, own: readonly [number | null, number | null, number | null]) => ({
    letter,
    name,
    limitPerPerson: own[0],
    limit: own[1],
    deductible: own[2],
    limitText: own[2] === null ? null : 'Actual Cash Value',
  });
  return [
    { ...row('A', 'Bodily Injury Liability', [person, accident, null]), low: 160, high: 420, odds: 1 },
    { ...row('B', 'Property Damage Liability', [null, damage, null]), low: 90, high: 260, odds: 1 },
    { ...row('C', 'Medical Payments', [null, random.pick([5000, 10_000]), null]), low: 8, high: 31, odds: 1 },
    { ...row('D', 'Comprehensive', [null, null, random.pick([250, 500])]), low: 32, high: 120, odds: 0.9 },
    { ...row('G', 'Collision', [null, null, random.pick([500, 1000])]), low: 90, high: 340, odds: 0.85 },
    { ...row('H', 'Emergency Road Service', [null, null, null]), low: 3, high: 9, odds: 0.7 },
    { ...row('U', 'Uninsured and Underinsured Motor Vehicle', [person, accident, null]), low: 12, high: 55, odds: 1 },
  ];
}

function facts(random: Random) {
  const mail = place(random);
  const rows = rowsOf(random);
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['01', '02', '03', '05'])}-${random.int(10, 27)}`;
  const month = Number(effectiveDate.slice(5, 7)) + 6;
  const expirationDate = `${effectiveDate.slice(0, 4)}-${String(month).padStart(2, '0')}-${effectiveDate.slice(8)}`;
  const vehicles = random.times(random.pick([1, 2, 2, 3]), (i) => {
    const [make, model, use] = random.pick(trucks);
    const lienholder = random.chance(0.4) ? `${word(random)} Auto Credit` : null;
    return {
      number: i + 1,
      year: random.int(2011, 2024),
      make,
      model,
      use,
      vin: vin(random),
      lossPayeeName: lienholder,
    };
  });
  const coverages = vehicles.flatMap(({ number }) =>
    rows
      .filter(({ odds }) => random.chance(odds))
      .map((each) => {
        const { letter: _, low, high, odds: __, ...row } = each;
        return { ...row, vehicleNumber: number, premium: random.amount(low, high) };
      }),
  );
  const owned = vehicles.map((each) => ({
    ...each,
    premium: sum(coverages.filter(({ vehicleNumber }) => vehicleNumber === each.number).map((own) => own.premium)),
  }));
  const fee = random.chance(0.5)
    ? { name: 'State Automobile Theft Prevention Assessment', amount: vehicles.length * 3 }
    : null;
  const totalPremium = sum([...owned.map(({ premium }) => premium), fee?.amount ?? 0]);
  const drivers = random.times(random.int(1, 4), (i) => ({
    name: person(random),
    dateOfBirth: `${random.int(1958, 2001)}-${random.pick(['02', '05', '09', '11'])}-${random.int(10, 28)}`,
    licenseState: mail.state,
    status: i === 0 ? 'Principal' : random.pick(['Principal', 'Occasional']),
  }));
  const payees = new Map(
    owned.flatMap((each) => (each.lossPayeeName === null ? [] : [[each, place(random)] as const])),
  );
  return {
    mail,
    rows,
    fee,
    payees,
    changed: addDays(effectiveDate, random.int(20, 110)),
    previous: Math.round(totalPremium * random.int(78, 96)) / 100,
    office: place(random, mail.state),
    agentPhone: phone(random),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, '### ####-@##-##@'),
      transactionType: 'change',
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate,
      agencyName: person(random),
      entityType: random.pick(['Sole Proprietor', 'Limited Liability Co', 'Corporation']),
      totalPremium,
      fees: fee === null ? [] : [fee],
      discounts: random
        .some(['Multiple Line', 'Accident-Free', 'Driver Training Program', 'Loyalty'], random.int(0, 2))
        .map((name) => ({ name, amount: null })),
      coverages,
      vehicles: owned,
      drivers,
      additionalInterests: [...payees].map(([each, at]) => ({
        interest: 'Lienholder',
        name: each.lossPayeeName,
        address: oneLine(at),
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const addressee = ({ label: l, mail }: Facts): Html =>
  html`${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}`;

const letter = (
  f: Facts,
): Html => html`<div class="red">${f.label.carrierName}</div><p style="margin:24pt 0">${addressee(f)}</p><p>${abbreviated(addDays(f.changed, 3))}</p>
<p>Hello,</p><p>We changed your business vehicle policy ${f.label.policyNumber} as you asked. The change took effect on ${slashed(f.changed)}. Enclosed you find:</p><ul><li>your amended declarations</li><li>identification cards for each vehicle</li></ul>
<p>Your premium for the rest of the period went from ${dollarsAndCents(f.previous)} to a new amount shown on the next page. The difference is on your next statement, so do not pay from this letter.</p><p>Questions? Call me, or visit my office. I am glad that you are a customer.</p><p>${f.label.agencyName}, Agent<br>${f.office.street}, ${cityLine(f.office)}<br>${f.agentPhone}</p>`;

function grid({ rows, label: l, fee }: Facts): Html {
  const limits = (row: Facts['rows'][number]): string => {
    if (row.deductible !== null) return `${row.limitText} less $${whole(row.deductible)} deductible`;
    if (row.limit === null) return '';
    if (row.limitPerPerson === null) return `$${whole(row.limit)}`;
    return `Each person $${whole(row.limitPerPerson)}, each accident $${whole(row.limit)}`;
  };
  const premium = (number: number, name: string): Html => {
    const own = l.coverages.find((each) => each.vehicleNumber === number && each.name === name);
    return html`<td class="n">${own === undefined ? '--' : dollarsAndCents(own.premium)}</td>`;
  };
  return html`<table><tr><th></th><th>Coverage</th><th>Limits and deductibles</th>${l.vehicles.map(({ number }) => html`<th class="n">Vehicle ${number}</th>`)}</tr>
${rows.filter(({ name }) => l.coverages.some((own) => own.name === name)).map((row) => html`<tr><td><b>${row.letter}</b></td><td>${row.name}</td><td>${limits(row)}</td>${l.vehicles.map(({ number }) => premium(number, row.name))}</tr>`)}
<tr class="sum"><td></td><td colspan="2">Premium by vehicle</td>${l.vehicles.map((each) => html`<td class="n">${dollarsAndCents(each.premium)}</td>`)}</tr></table>
<table style="width:62%;margin:6pt 0 0 38%">${fee === null ? '' : html`<tr><td>${fee.name}</td><td class="n">${dollarsAndCents(fee.amount)}</td></tr>`}<tr class="sum"><td>Total premium for this policy period</td><td class="n">${dollarsAndCents(l.totalPremium)}</td></tr></table>`;
}

function declarations(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="page red">AMENDED DECLARATIONS &nbsp; Business Vehicle Policy</div><div class="head"><div><b>Insured</b><br>${addressee(f)}<br><br>The insured is a ${l.entityType}.</div>
<div><b>Policy number</b> ${l.policyNumber}<br><b>Policy period</b> ${abbreviated(l.effectiveDate)} to ${abbreviated(l.expirationDate)}<br>12:01 A.M. standard time at the address of the insured<br><b>Change effective</b> ${abbreviated(f.changed)}<br><b>Your agent</b> ${l.agencyName}<br>Issued by ${l.carrierName}</div></div>
<h3>Your vehicles</h3><table><tr><th>Vehicle</th><th>Year</th><th>Make</th><th>Model / body style</th><th>Identification number</th><th>Use</th></tr>${l.vehicles.map((each) => html`<tr><td>${each.number}</td><td>${each.year}</td><td>${each.make}</td><td>${each.model}</td><td>${each.vin}</td><td>${each.use}</td></tr>`)}</table>
<h3>Symbols, coverages and premiums</h3>${grid(f)}${l.discounts.length === 0 ? '' : html`<h3>Discounts that lowered your premium</h3><p style="margin:2pt 4pt">${l.discounts.map(({ name }) => html`${name}<br>`)}</p>`}
<h3>Drivers we know of</h3><table><tr><th>Name</th><th>Born</th><th>Licensed in</th><th>Driver type</th></tr>${l.drivers.map((each) => html`<tr><td>${each.name}</td><td>${slashed(each.dateOfBirth)}</td><td>${each.licenseState}</td><td>${each.status}</td></tr>`)}</table>
${f.payees.size === 0 ? '' : html`<h3>Lienholder</h3>${[...f.payees].map(([each, at]) => html`<p style="margin:2pt 4pt">Vehicle ${each.number}: ${each.lossPayeeName}, ${at.street}, ${cityLine(at)}</p>`)}`}
<h3>Exceptions, policy form and endorsements</h3><small>Form 9837B Business Vehicle Policy; 6126BR.2 Amendatory Endorsement; 6058CQ Loss Payable. Replaces all earlier declarations of this policy period.</small>`;
}

const cards = ({ label: l, agentPhone }: Facts): Html =>
  html`<div class="page"><h3>Identification cards</h3><div class="cards">${l.vehicles.map((each) => html`<div class="card"><b>INSURANCE CARD</b><br>${l.carrierName}<br>Insured ${l.namedInsureds[0]}<br>Pol no. ${l.policyNumber}<br>Eff ${slashed(l.effectiveDate)} Exp ${slashed(l.expirationDate)}<br>${each.year} ${each.make} ${each.vin}<br>Agent ${l.agencyName} ${agentPhone}<br>This card must be kept in the vehicle.</div>`)}</div></div>`;

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'captive-work-truck',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [letter(f), declarations(f), cards(f)] }), label: f.label };
  },
};
