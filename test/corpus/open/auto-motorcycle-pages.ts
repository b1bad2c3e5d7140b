import { addYears, abbreviated } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, firstName, lastName, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

// A motorcycle program: a cover sheet for the policy, then a sheet for each bike with captions in a dark margin on the left.

const BIKES = [
  ['Harley-Davidson', 'FLHX Street Glide', 1745],
  ['Indian', 'Scout Bobber', 1133],
  ['BMW', 'R 1250 GS Adventure', 1254],
  ['Honda', 'GL1800 Gold Wing Tour', 1833],
  ['Triumph', 'Bonneville T120', 1200],
  ['Kawasaki', 'KLR650', 652],
  ['Can-Am', 'Spyder RT Limited', 1330],
] as const;

const css = `body{margin:0;font:9.6pt/1.4 Lato}section{break-after:page}section:last-child{break-after:auto}.band{display:grid;grid-template-columns:112pt 1fr;border-bottom:3pt solid #fff}.band>div:first-child{background:#1d1d1d;color:#f5a400;padding:7pt 8pt;font-weight:700;text-transform:uppercase;font-size:8.4pt}.band>div:last-child{background:#f3f1ec;padding:7pt 10pt}.big{font-size:19pt;font-weight:900}.line{display:grid;grid-template-columns:1.5fr 1.7fr 60pt;column-gap:8pt;border-bottom:.5pt dotted #888;padding:2pt 0}.line span:last-child{text-align:right}.tot{display:flex;justify-content:space-between;font-weight:700;padding-top:5pt}.foot{font-size:7.4pt;color:#666;margin-top:8pt}`;

const band = (caption: string, content: Html): Html =>
  html`<div class="band"><div>${caption}</div><div>${content}</div></div>`;

interface Line {
  name: string;
  text: string;
  limitPerPerson?: number;
  limit?: number;
  limitText?: string;
  deductible?: number;
  premium: number | null;
}

function drawLines(random: Random, isFull: boolean): Line[] {
  const [person, accident, property] = random.pick([
    [25_000, 50_000, 20_000],
    [50_000, 100_000, 50_000],
    [100_000, 300_000, 50_000],
  ] as const);
  const split = `${wholeDollars(person)} each rider or person / ${wholeDollars(accident)} each accident`;
  const [theft, crash] = [random.pick([250, 500]), random.pick([500, 750, 1_000])];
  const gear = random.pick([1_000, 2_000, 3_000]);
  const full: Line[] = [
    {
      name: 'Fire, Theft & Weather',
      text: `Actual cash value, ${wholeDollars(theft)} deductible`,
      deductible: theft,
      limitText: 'Actual cash value',
      premium: random.int(31, 140),
    },
    {
      name: 'Crash',
      text: `Actual cash value, ${wholeDollars(crash)} deductible`,
      deductible: crash,
      limitText: 'Actual cash value',
      premium: random.int(66, 290),
    },
    {
      name: 'Custom Parts & Accessories',
      text: `${wholeDollars(gear * 2)} limit`,
      limit: gear * 2,
      premium: random.chance(0.5) ? null : random.int(11, 48),
    },
    { name: 'Safety Riding Apparel', text: `${wholeDollars(gear)} limit`, limit: gear, premium: null },
  ];
  return [
    {
      name: 'Bodily Injury to Others',
      text: split,
      limitPerPerson: person,
      limit: accident,
      premium: random.int(41, 130),
    },
    {
      name: 'Property Damage to Others',
      text: `${wholeDollars(property)} each accident`,
      limit: property,
      premium: random.int(22, 70),
    },
    {
      name: 'Guest Passenger Liability',
      text: split,
      limitPerPerson: person,
      limit: accident,
      premium: random.int(9, 38),
    },
    {
      name: 'Uninsured Rider Protection',
      text: split,
      limitPerPerson: person,
      limit: accident,
      premium: random.int(18, 88),
    },
    ...(isFull ? full : []),
    ...(random.chance(0.5)
      ? [{ name: 'Trailside Towing', text: '$250 each disablement', limit: 250, premium: 14 }]
      : []),
  ];
}

export const style: Style = {
  policyType: 'auto',
  name: 'motorcycle-pages',
  build(random) {
    const effective = `20${random.int(23, 25)}-${random.pick(['03-22', '04-16', '05-05', '06-30'])}`;
    const expiration = addYears(effective, 1);
    const insurer = `${word(random)} Specialty Insurance Company`;
    const brand = `${word(random)} Rider Program`;
    const shop = agency(random);
    const home = place(random);
    const owner = `${firstName(random)} ${lastName(random)}`;
    const passenger = random.chance(0.6) ? `${firstName(random)} ${lastName(random)}` : null;
    const number = numbered(random, 'MCY#######');
    const bikes = random.some(BIKES, random.int(1, 3)).map(([make, model, size], i) => ({
      number: i + 1,
      year: random.int(1998, 2022),
      make,
      model,
      size,
      vin: vin(random),
      usage: random.pick(['Touring', 'Weekend riding', 'Commuting']),
      stored: random.pick(['Locked garage', 'Carport', 'Driveway']),
      lender: random.chance(0.4) ? `${word(random)} Powersports Finance` : null,
      lines: drawLines(random, i === 0 || random.chance(0.6)),
    }));
    const totals = bikes.map((bike) => sum(bike.lines.map((line) => line.premium ?? 0)));
    const fee = { name: 'Policy issuance fee', amount: random.pick([15, 20, 35]) };
    const total = sum([...totals, fee.amount]);
    const riders = [owner, ...(passenger === null ? [] : [passenger])].map((name) => ({
      name,
      dateOfBirth: `19${random.int(55, 98)}-${random.pick(['02', '07', '12'])}-${random.int(10, 28)}`,
      licenseNumber: `${random.letters(2)}${random.digits(6)}`,
      years: random.int(2, 25),
    }));
    const discounts = random.some(
      ['Rider Training Course', 'Homeowner', 'Anti-Lock Brakes', 'Riding Club Member'],
      random.int(1, 3),
    );
    const isNew = random.chance(0.5);
    const cover = html`<section>${band('Motorcycle declarations', html`<div class="big">${brand}</div>Insured by ${insurer}<br>${isNew ? 'New business' : 'Renewal of your expiring policy'}`)}
${band('Policyholder', html`<b>${owner}</b><br>${home.street}<br>${cityLine(home)}`)}${band('Policy', html`<b>${number}</b><br>In force ${abbreviated(effective)} through ${abbreviated(expiration)}, 12:01 a.m.`)}
${band('Sold by', html`${shop}, ${phone(random)}`)}${band('Who rides', html`${riders.map((each) => html`<div>${each.name} was born ${abbreviated(each.dateOfBirth)}, holds ${home.state} license ${each.licenseNumber} and has ridden for ${each.years} years.</div>`)}`)}
${band('Your price', html`${bikes.map((bike, i) => html`<div class="line"><span>Bike ${bike.number}</span><span>${bike.year} ${bike.make}</span><span>$${whole(totals[i] ?? 0)}</span></div>`)}<div class="line"><span>${fee.name}</span><span></span><span>$${fee.amount}</span></div><div class="tot"><span>Twelve-month total</span><span>$${whole(total)}</span></div>`)}
${band('Price cuts you earned', html`${discounts.join(' \u2022 ')}`)}<div class="foot">A sheet for each bike follows. A bike that has no sheet is not insured.</div></section>`;
    const sheets = bikes.map(
      (
        bike,
        i,
      ) => html`<section>${band(`Bike ${bike.number}`, html`<div class="big">${bike.year} ${bike.make}</div>${bike.model}, ${bike.size} cc`)}${band('Frame number', html`${bike.vin}`)}${band('Used for', html`${bike.usage}`)}${band('Kept in', html`${bike.stored}`)}
${band('Loss payee', html`${bike.lender ?? 'Nobody'}`)}${band('Protection', html`${bike.lines.map((line) => html`<div class="line"><span>${line.name}</span><span>${line.text}</span><span>${line.premium === null ? 'Included' : `$${line.premium}`}</span></div>`)}<div class="tot"><span>Bike ${bike.number} for twelve months</span><span>$${whole(totals[i] ?? 0)}</span></div>`)}<div class="foot">Policy ${number} &middot; ${owner} &middot; sheet ${bike.number} of ${bikes.length}</div></section>`,
    );
    const coverages = bikes.flatMap((bike) =>
      bike.lines.map(({ name, limitPerPerson, limit, limitText, deductible, premium }) => ({
        vehicleNumber: bike.number,
        name,
        limitPerPerson,
        limit,
        limitText,
        deductible,
        premium,
      })),
    );
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isNew ? 'new' : 'renewal',
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: shop,
      totalPremium: total,
      fees: [fee],
      discounts: discounts.map((name) => ({ name })),
      vehicles: bikes.map(({ number, year, make, model, vin, usage, lender }, i) => ({
        number,
        year,
        make,
        model,
        vin,
        usage,
        lienholderName: lender,
        premium: totals[i],
      })),
      drivers: riders.map(({ name, dateOfBirth, licenseNumber }) => ({
        name,
        dateOfBirth,
        licenseNumber,
        licenseState: home.state,
      })),
      coverages,
      _accept: Object.fromEntries([
        ...bikes.flatMap(({ model, size, stored }, i) => [
          [`vehicles[${i}].model`, [`${model}, ${size} cc`]],
          [`vehicles[${i}].garagingLocation`, [stored]],
        ]),
        ...coverages.flatMap(({ limitText, name }, i) => [
          ...(limitText === undefined ? [] : [[`coverages[${i}].limitText`, [null]]]),
          ...(name === 'Trailside Towing' ? [[`coverages[${i}].limitText`, ['$250 each disablement']]] : []),
        ]),
      ]),
    };
    return { html: sheet({ css, body: [cover, ...sheets] }), label };
  },
};
