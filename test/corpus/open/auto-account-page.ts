import { addYears, bare, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';

// The policy page of a customer's account, printed from the browser: menu, buttons and offers are in print, the address of the page at its foot.

const css = `body{margin:0;font:9.4pt/1.45 "Liberation Sans",Arial,sans-serif;color:#222}nav{background:#002b5c;color:#fff;padding:7pt 10pt;display:flex;gap:16pt}a{color:#06c;text-decoration:underline}.crumb{font-size:8pt;color:#666;margin:6pt 0}.cols{display:grid;grid-template-columns:1fr 160pt;gap:16pt}.card{border:1pt solid #d5d9de;border-radius:6pt;padding:8pt 11pt;margin-bottom:9pt;break-inside:avoid}.card h2{font-size:12pt;margin:0 0 4pt;display:flex;justify-content:space-between}.card h2 a{font-size:8pt;font-weight:400}.kv{display:grid;grid-template-columns:125pt 1fr}.cov{border-top:1pt solid #eee;padding:3pt 0;display:grid;grid-template-columns:1fr 70pt}.cov small{color:#666;display:block}.btn{border:1pt solid #06c;border-radius:12pt;padding:2pt 9pt;color:#06c;font-size:8pt;display:inline-block}.side{font-size:8.4pt;background:#fff8e6;padding:8pt}.right{text-align:right}`;

interface Cover {
  name: string;
  detail: string;
  limitPerPerson?: number;
  limit?: number;
  limitText?: string;
  deductible?: number;
  premium: number;
}

function policyCovers(random: Random): Cover[] {
  const [person, accident] = random.pick([
    [50_000, 100_000],
    [100_000, 300_000],
    [250_000, 500_000],
  ] as const);
  const split = `${wholeDollars(person)} per person / ${wholeDollars(accident)} per accident`;
  const damage = random.pick([50_000, 100_000]);
  return [
    {
      name: 'Bodily injury liability',
      detail: split,
      limitPerPerson: person,
      limit: accident,
      premium: random.amount(120, 420),
    },
    {
      name: 'Property damage liability',
      detail: `${wholeDollars(damage)} per accident`,
      limit: damage,
      premium: random.amount(80, 260),
    },
    {
      name: 'Uninsured & underinsured motorist',
      detail: split,
      limitPerPerson: person,
      limit: accident,
      premium: random.amount(30, 140),
    },
  ];
}

function carCovers(random: Random): Cover[] {
  const [collision, comprehensive] = [random.pick([500, 1_000]), random.pick([100, 250, 500])];
  const rental = random.pick(['$40 per day, up to $1,200', '$30 per day, up to $900']);
  const covers: Cover[] = [
    {
      name: 'Collision',
      detail: `${wholeDollars(collision)} deductible`,
      deductible: collision,
      premium: random.amount(90, 420),
    },
    {
      name: 'Comprehensive',
      detail: `${wholeDollars(comprehensive)} deductible`,
      deductible: comprehensive,
      premium: random.amount(30, 160),
    },
  ];
  return random.chance(0.6)
    ? [...covers, { name: 'Rental reimbursement', detail: rental, limitText: rental, premium: random.amount(12, 40) }]
    : covers;
}

const coverLine = ({ name, detail, premium }: Cover): Html =>
  html`<div class="cov"><span>${name}<small>${detail}</small></span><span class="right">${dollarsAndCents(premium)}</span></div>`;

export const style: Style = {
  policyType: 'auto',
  name: 'account-page',
  build(random) {
    const [insurer, office, home, brand] = [carrier(random), agency(random), place(random), word(random)];
    const people = random.times(random.int(1, 3), () => ({
      name: person(random),
      age: random.int(19, 78),
      gender: random.pick(['male', 'female'] as const),
      maritalStatus: random.pick(['single', 'married', 'divorced'] as const),
      status: 'Rated driver',
    }));
    const [owner] = people;
    const effective = `20${random.int(19, 26)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const number = `${random.digits(3)}${random.letters(2)}${random.digits(5)}`;
    const shared = policyCovers(random);
    const cars = random.times(random.int(1, 3), (index) => ({
      ...vehicle(random),
      number: index + 1,
      annualMileage: random.int(4, 18) * 1000,
      garagingLocation: home.zip,
      lienholderName: random.chance(0.4) ? `${word(random)} Auto Finance` : null,
      covers: carCovers(random),
    }));
    const discounts = random
      .some(['Paperless', 'Safe driver', 'Multi-car', 'Homeowner', 'Early quote'], random.int(0, 4))
      .map((name) => ({ name }));
    const fees = random.chance(0.5) ? [{ name: 'Policy fee', amount: 15 }] : [];
    const total = sum(
      [...shared, ...cars.flatMap((car) => car.covers)]
        .map((cover) => cover.premium)
        .concat(fees.map((fee) => fee.amount)),
    );
    const body = html`<nav><b>${brand}</b><span>Overview</span><span><u>Policies</u></span><span>Billing</span><span>Claims</span><span>Help</span><span style="margin-left:auto">Hi, ${owner?.name.split(' ')[0]} &#9662;</span></nav><div class="crumb">Home &rsaquo; Policies &rsaquo; Auto &rsaquo; Policy details</div><div class="cols"><div><h1 style="margin:0">Auto policy</h1><div class="card"><h2>At a glance <a>Download PDF</a></h2><div class="kv"><span>Policy number</span><span>${number}</span><span>Status</span><span>Active &#10003;</span><span>Coverage dates</span><span>${written(effective)} to ${written(expiration)}</span><span>Policyholder</span><span>${owner?.name}</span><span>Mailing address</span><span>${home.street}<br>${cityLine(home)} <a>Update</a></span><span>Underwritten by</span><span>${insurer}</span><span>12-month premium</span><span><b>${dollarsAndCents(total)}</b></span></div></div>
<div class="card"><h2>Coverage for all vehicles <a>Edit</a></h2>${shared.map(coverLine)}</div>${cars.map((car) => html`<div class="card"><small>Vehicle ${car.number} of ${cars.length}</small><h2>${car.year} ${car.make} ${car.model} <a>Replace</a></h2><div class="kv"><span>VIN</span><span>${car.vin}</span><span>Kept in ZIP</span><span>${car.garagingLocation}</span><span>Miles a year</span><span>${car.annualMileage.toLocaleString('en-US')}</span>${car.lienholderName === null ? null : html`<span>Financed with</span><span>${car.lienholderName}</span>`}</div>${car.covers.map(coverLine)}<span class="btn">+ Add roadside help for $18.00</span></div>`)}
<div class="card"><h2>Drivers <a>Add a driver</a></h2>${people.map((each) => html`<div>${each.name}, ${each.age} &middot; ${each.gender === 'male' ? 'Male' : 'Female'} &middot; ${each.maritalStatus.replace(/^./, (first) => first.toUpperCase())} &middot; ${each.status}</div>`)}</div><div class="card"><h2>Savings on this policy</h2>${discounts.length === 0 ? 'No discounts yet' : discounts.map((each) => html`<div>&#10003; ${each.name}</div>`)}${fees.map((fee) => html`<div class="cov"><span>${fee.name} (in your premium)</span><span class="right">${dollarsAndCents(fee.amount)}</span></div>`)}</div></div>
<div><div class="side"><b>Next payment</b><br>${dollarsAndCents(Math.round((total / 12) * 100) / 100)} on ${bare(`${effective.slice(0, 8)}28`)}<br><span class="btn">Pay now</span></div><br><div class="side"><b>Your agent</b><br>${office}<br><a>Send a message</a></div><br><div class="side"><b>Bundle and save</b><br>Renters insurance from $9.00 a month. <a>Get a quote</a></div></div></div><div class="crumb">Was this page helpful? &#128077; &#128078; &nbsp; Privacy &nbsp; Terms &nbsp; Accessibility &nbsp; &copy; ${brand}</div>`;
    const coverage = (vehicleNumber: number | null, cover: Cover) => ({
      vehicleNumber,
      name: cover.name,
      limitPerPerson: cover.limitPerPerson,
      limit: cover.limit,
      limitText: cover.limitText,
      deductible: cover.deductible,
      premium: cover.premium,
    });
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: owner === undefined ? [] : [owner.name],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: office,
      totalPremium: total,
      fees,
      discounts,
      vehicles: cars.map((car) => ({
        number: car.number,
        year: car.year,
        make: car.make,
        model: car.model,
        vin: car.vin,
        annualMileage: car.annualMileage,
        garagingLocation: car.garagingLocation,
        lienholderName: car.lienholderName,
      })),
      drivers: people,
      coverages: [
        ...shared.map((cover) => coverage(null, cover)),
        ...cars.flatMap((car) => car.covers.map((cover) => coverage(car.number, cover))),
      ],
    };
    const edge = (left: string, right: Html): Html =>
      html`<div style="font:7pt Arial;width:100%;padding:0 26pt;display:flex;justify-content:space-between"><span>${left}</span><span>${right}</span></div>`;
    return {
      html: sheet({ css, body }),
      label,
      print: {
        header: edge(`${bare(effective)}, 9:${random.int(10, 59)} AM`, html`Policy details | ${brand}`),
        footer: edge(
          `https://my.${brand.toLowerCase()}.example/policies/auto/details?tab=coverage&p=1`,
          html`<span class="pageNumber"></span>/<span class="totalPages"></span>`,
        ),
        margin: { top: '0.6in', bottom: '0.6in', left: '0.4in', right: '0.4in' },
      },
    };
  },
};
