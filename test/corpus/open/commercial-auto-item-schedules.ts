// Business auto declarations in items one to five: symbols and limits in item two, then two tables for the scheduled autos
// (description, then premiums by coverage), hired and non-owned autos.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:8pt/1.3 "Liberation Sans",sans-serif}h1{font-size:12pt;text-align:center;margin:8px 0}h2{font-size:8.6pt;background:#e4e4e4;padding:3px 5px;margin:11px 0 0;border:1px solid #444}
table{width:100%;border-collapse:collapse}td,th{border:1px solid #444;padding:2.5px 5px;vertical-align:top;text-align:left}th{font-size:7pt}.n{text-align:right}.page{break-before:page}
.two{display:flex}.two>div{flex:1;border:1px solid #444;padding:4px 6px;margin:0 -1px 0 0}`;

const trucks = [
  ['FORD', 'F250 PICKUP', '01499', 9900],
  ['CHEVROLET', 'EXPRESS VAN', '01499', 8600],
  ['ISUZU', 'NPR BOX TRUCK', '21499', 14_500],
  ['RAM', '5500 STAKE BED', '21499', 19_500],
  ['FREIGHTLINER', 'M2 106', '31499', 26_000],
] as const;

interface Bought {
  name: string;
  symbols: string[];
  limit: number | null;
  text: string | null;
  own: (random: Random) => number;
  deductible: number | null;
}

function bought(random: Random): Bought[] {
  const symbols = random.pick([['1'], ['7', '8', '9'], ['2', '8', '9']]);
  const value = 'Actual cash value or cost of repair, whichever is less, minus deductible for each covered auto';
  const every: (Bought | null)[] = [
    {
      name: 'Covered Autos Liability',
      symbols,
      limit: 1_000_000,
      text: null,
      own: (r) => r.int(480, 2400),
      deductible: null,
    },
    random.chance(0.8)
      ? {
          name: 'Auto Medical Payments',
          symbols: ['2'],
          limit: 5000,
          text: null,
          own: (r) => r.int(12, 44),
          deductible: null,
        }
      : null,
    random.chance(0.8)
      ? {
          name: 'Uninsured Motorists',
          symbols: ['2'],
          limit: random.pick([100_000, 500_000, 1_000_000]),
          text: null,
          own: (r) => r.int(20, 130),
          deductible: null,
        }
      : null,
    {
      name: 'Comprehensive',
      symbols: ['7'],
      limit: null,
      text: value,
      own: (r) => r.int(40, 290),
      deductible: random.pick([250, 500, 1000]),
    },
    {
      name: 'Collision',
      symbols: ['7'],
      limit: null,
      text: value,
      own: (r) => r.int(110, 720),
      deductible: random.pick([500, 1000]),
    },
  ];
  return every.filter((each) => each !== null);
}

function fleet(random: Random, coverages: readonly Bought[]) {
  return random.times(random.int(2, 9), (i) => {
    const [make, model, classCode, grossWeight] = random.pick(trucks);
    const at = place(random);
    const year = random.int(2009, 2025);
    const covered = coverages.filter((each) => each.deductible === null || year > 2012);
    const premiums = covered.map((each) => ({ vehicleNumber: i + 1, name: each.name, premium: each.own(random) }));
    const auto = {
      number: i + 1,
      year,
      make,
      model,
      vin: vin(random),
      garagingLocation: `${at.city}, ${at.state}`,
      territory: random.digits(3),
      classCode,
      use: random.pick(['Service', 'Retail', 'Commercial']),
      radius: random.pick(['Local', 'Intermediate']),
      grossWeight,
      costNew: random.int(24, 118) * 1000,
      premium: sum(premiums.map((each) => each.premium)),
    };
    return { premiums, auto };
  });
}

function facts(random: Random) {
  const mail = place(random);
  const coverages = bought(random);
  const owned = fleet(random, coverages);
  const autos = owned.map(({ auto }) => auto);
  const premiums = owned.flatMap((unit) => unit.premiums);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '04', '07', '11'])}-01`;
  const hired = [
    {
      kind: 'hired',
      state: mail.state,
      coverage: 'Liability',
      basis: 'Cost of Hire',
      exposure: random.pick([1000, 5000, 12_000]),
      rate: random.amount(0.6, 3),
      premium: random.int(45, 190),
    },
    {
      kind: 'non_owned',
      state: null,
      coverage: null,
      basis: 'Number of Employees',
      exposure: random.int(2, 60),
      rate: null,
      premium: random.int(60, 340),
    },
  ];
  const inTwo = coverages.map((each) => ({
    vehicleNumber: null,
    name: each.name,
    autoSymbols: each.symbols,
    limit: each.limit,
    limitText: each.text,
    deductible: each.deductible,
    premium: sum(premiums.filter((premium) => premium.name === each.name).map((premium) => premium.premium)),
  }));
  const total = sum([...autos.map((auto) => auto.premium), ...hired.map((line) => line.premium)]);
  return {
    mail,
    coverages,
    autos,
    premiums,
    inTwo,
    payee: random.chance(0.6) ? place(random) : null,
    payeeName: `${word(random)} Truck Finance`,
    hired,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['BA #######', 'CA-##-#####-##'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Corporation', 'Limited Liability Company', 'Partnership']),
      businessDescription: random.pick(['Plumbing contractor', 'Bakery distribution', 'Tree service', 'Courier']),
      totalPremium: total,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function one({ label: l, mail, inTwo, coverages, hired }: Facts): Html {
  const extra = sum(hired.map((line) => line.premium));
  return html`<div><b style="font-size:11pt">${l.carrierName}</b></div><h1>BUSINESS AUTO DECLARATIONS</h1><h2>ITEM ONE</h2>
<div class="two"><div><b>Named Insured:</b> ${l.namedInsureds[0]}<br><b>Mailing Address:</b> ${mail.street}<br>${cityLine(mail)}<br><b>Form of Business:</b> ${l.entityType}<br><b>Named Insured's Business:</b> ${l.businessDescription}</div>
<div><b>Policy Number:</b> ${l.policyNumber}<br><b>${l.transactionType === 'new' ? 'New Policy' : 'Renewal Policy'}</b><br><b>Policy Period</b> From: ${slashed(l.effectiveDate)} To: ${slashed(l.expirationDate)} at 12:01 A.M.<br><b>Producer:</b> ${l.agencyName}</div></div>
<p>In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated in this policy.</p>
<h2>ITEM TWO &ndash; Schedule of Coverages and Covered Autos</h2><table><tr><th>Coverages</th><th>Covered Autos Symbol</th><th>Limit &ndash; the most we will pay for any one accident or loss</th><th>Premium</th></tr>
${inTwo.map((line) => html`<tr><td>${line.name}</td><td>${line.autoSymbols.join(', ')}</td><td>${line.limit === null ? line.limitText : wholeDollars(line.limit)}</td><td class="n">$ ${whole(line.premium)}</td></tr>`)}
<tr><td>Towing and Labor</td><td></td><td>for each disablement of a private passenger auto</td><td class="n">$</td></tr>
<tr><td colspan="3" class="n">Hired and Non-owned Auto Premium (Items Four and Five)</td><td class="n">$ ${whole(extra)}</td></tr><tr><td colspan="3" class="n"><b>Estimated Total Premium</b></td><td class="n"><b>$ ${whole(l.totalPremium)}</b></td></tr></table>
<p>Deductibles for physical damage: ${coverages.filter((each) => each.deductible !== null).map((each) => `${each.name} $${each.deductible}; `)} see Item Three. Forms: CA 00 01 10 13, CA 20 48 10 13, CA 99 44 10 13, IL 00 21 09 08.</p>`;
}

function three({ label: l, autos, premiums, coverages, hired, payee, payeeName }: Facts): Html {
  return html`<h2 class="page">ITEM THREE &ndash; Schedule of Covered Autos You Own (${l.policyNumber})</h2><table><tr>${['No.', 'Year', 'Trade Name, Model', 'Vehicle Identification No.', 'Town and State Where Principally Garaged', 'Terr.', 'Class', 'Use', 'Radius', 'GVW', 'Cost New'].map((name) => html`<th>${name}</th>`)}</tr>
${autos.map((a) => html`<tr><td>${a.number}</td><td>${a.year}</td><td>${a.make} ${a.model}</td><td>${a.vin}</td><td>${a.garagingLocation}</td><td>${a.territory}</td><td>${a.classCode}</td><td>${a.use}</td><td>${a.radius}</td><td class="n">${whole(a.grossWeight)}</td><td class="n">${whole(a.costNew)}</td></tr>`)}</table>
<h2>ITEM THREE &ndash; Premiums by Auto</h2><table><tr><th>No.</th>${coverages.map((each) => html`<th>${each.name}</th>`)}<th>Total</th></tr>
${autos.map(
  (a) =>
    html`<tr><td>${a.number}</td>${coverages.map((each) => {
      const own = premiums.find((premium) => premium.vehicleNumber === a.number && premium.name === each.name);
      return html`<td class="n">${own === undefined ? 'NO COV' : whole(own.premium)}</td>`;
    })}<td class="n">${whole(a.premium)}</td></tr>`,
)}</table>${payee === null ? '' : html`<h2>Loss Payee</h2><div class="two"><div>Auto No. 1: ${payeeName} ISAOA, ${payee.street}, ${cityLine(payee)}</div></div>`}
<h2>ITEM FOUR &ndash; Hired or Borrowed Covered Auto Coverage</h2><table><tr><th>Coverage</th><th>State</th><th>Estimated Cost of Hire</th><th>Rate per $100</th><th>Premium</th></tr>
<tr><td>Liability</td><td>${hired[0]?.state}</td><td>$${whole(hired[0]?.exposure ?? 0)}</td><td>${hired[0]?.rate}</td><td class="n">${whole(hired[0]?.premium ?? 0)}</td></tr></table>
<h2>ITEM FIVE &ndash; Non-ownership Liability</h2><table><tr><th>Rating Basis</th><th>Number</th><th>Premium</th></tr><tr><td>Number of Employees</td><td>${hired[1]?.exposure}</td><td class="n">${whole(hired[1]?.premium ?? 0)}</td></tr><tr><td>Number of Partners</td><td></td><td></td></tr></table>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'item-schedules',
  build: (random) => {
    const f = facts(random);
    const payee = f.payee;
    return {
      html: sheet({ css, body: [one(f), three(f)] }),
      label: {
        ...f.label,
        coverages: [...f.inTwo, ...f.premiums],
        vehicles: f.autos.map((auto) => ({
          ...auto,
          lossPayeeName: payee !== null && auto.number === 1 ? f.payeeName : null,
        })),
        hiredAndNonOwned: f.hired,
        additionalInterests:
          payee === null ? [] : [{ interest: 'Loss Payee', name: f.payeeName, address: oneLine(payee) }],
      },
    };
  },
};
