// General agent's garage policy for a used car dealer: premium in the first column and coverage in the last, limits for auto only and
// other than auto only, garagekeepers and dealers physical damage with symbols 30 and 31, persons with rating units instead of vehicles,
// masked license numbers, a floor plan lender.
import { addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, lastNameFirst, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:8.8pt/1.34 "Nimbus Sans","Liberation Sans",sans-serif}.ti{text-align:center;border:2px solid #000;padding:5px;font-size:12pt;font-weight:700;letter-spacing:1px}.g{display:grid;grid-template-columns:1fr 1fr;border:1px solid #000;border-top:0}.g>div{padding:4px 7px;border:.5px solid #000}.q{font-weight:700;background:#ddd;padding:3px 6px;margin-top:10px;border:1px solid #000}
table{width:100%;border-collapse:collapse}td,th{border:1px solid #000;padding:3px 6px;vertical-align:top;text-align:left}th{font-size:7.6pt}.n{text-align:right}.page{break-before:page}.s{font-size:7.4pt}`;

interface Line {
  name: string;
  autoSymbols: string[];
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number | null;
  after: string;
}

function bought(random: Random): Line[] {
  const limit = random.pick([100_000, 300_000, 500_000, 1_000_000]);
  const line = (name: string, symbol: string | null, amount: number, more: Partial<Line>): Line => ({
    name,
    autoSymbols: symbol === null ? [] : [symbol],
    limit: amount,
    limitText: null,
    deductible: null,
    premium: null,
    after: '',
    ...more,
  });
  const lot = random.int(4, 40) * 10_000;
  const keepers = random.pick([60_000, 120_000, 200_000]);
  const deductible = random.pick([500, 1000, 2500]);
  return [
    line('Liability - Auto Only', '22', limit, { after: 'each accident', premium: random.int(1800, 8200) }),
    line('Liability - Other Than Auto Only', '29', limit, { after: `each accident; aggregate ${whole(limit * 3)}` }),
    ...(random.chance(0.6)
      ? [
          line('Medical Payments', '22', random.pick([1000, 5000]), {
            after: 'any one accident',
            premium: random.int(40, 190),
          }),
        ]
      : []),
    ...(random.chance(0.8)
      ? [
          line('Uninsured Motorists', '26', random.pick([50_000, 60_000, 100_000]), {
            after: 'each accident',
            premium: random.int(60, 340),
          }),
        ]
      : []),
    ...(random.chance(0.6)
      ? [
          line('Garagekeepers - Specified Causes of Loss', '30', keepers, {
            after: 'legal liability',
            deductible,
            premium: random.int(80, 420),
          }),
          line('Garagekeepers - Collision', '30', keepers, {
            after: 'legal liability',
            deductible,
            premium: random.int(90, 460),
          }),
        ]
      : []),
    line('Dealers Physical Damage - Comprehensive', '31', lot, {
      after: 'any one loss',
      deductible,
      premium: random.int(700, 5200),
    }),
    line('Dealers Physical Damage - Collision', '31', lot, {
      after: 'any one loss',
      deductible,
      premium: random.int(400, 3800),
    }),
    ...(random.chance(0.5)
      ? [
          line('False Pretense', null, 25_000, {
            after: 'per policy year',
            deductible: 1000,
            premium: random.int(90, 280),
          }),
        ]
      : []),
    ...(random.chance(0.5)
      ? [
          line('Dealers Errors and Omissions (title, odometer, credit)', null, random.pick([25_000, 50_000]), {
            after: 'each claim',
            deductible: 1000,
            premium: random.int(110, 320),
          }),
        ]
      : []),
  ];
}

function facts(random: Random) {
  const mail = place(random);
  const lot = random.chance(0.6) ? mail : place(random, mail.state);
  const lines = bought(random);
  const tow = random.chance(0.4) ? random.int(260, 1900) : null;
  const before = sum([...lines.map((each) => each.premium ?? 0), tow ?? 0]);
  const fees = [
    { name: 'Policy Fee', amount: random.pick([100, 175, 250]) },
    ...(random.chance(0.6) ? [{ name: 'Motor Vehicle Report Charge', amount: random.int(2, 9) * 12 }] : []),
    ...(random.chance(0.7) ? [{ name: 'State Premium Tax', amount: Math.round(before * 3.2) / 100 }] : []),
  ];
  const lender = random.chance(0.6)
    ? {
        interest: 'Floor Plan Lender',
        name: `${word(random)} ${random.pick(['Floor Plan Services', 'Dealer Capital LLC', 'Automotive Finance Corp.'])}`,
        address: oneLine(place(random)),
      }
    : null;
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '03', '05', '08', '10'])}-${random.int(10, 28)}`;
  const people = random.times(random.int(2, 7), (i) => ({
    duty: i === 0 ? 'Owner' : random.pick(['Sales', 'Lot porter', 'Manager', 'Spouse of owner', 'Mechanic']),
    units: i === 0 ? '1.00' : random.pick(['1.00', '0.40', '0.20', '1.15']),
    person: {
      name: lastNameFirst(random),
      dateOfBirth: `${random.int(1955, 1998)}-${random.pick(['01', '05', '07', '12'])}-${random.int(10, 28)}`,
      licenseState: mail.state,
      status: random.pick(['Furnished', 'Non-Furnished', 'Non-Furnished', i > 1 ? 'Excluded' : 'Furnished']),
    },
    masked: `XXXXX${random.digits(3)}`,
  }));
  return {
    mail,
    lot,
    lines,
    before,
    people,
    plates: random.int(1, 8),
    agent: `${word(random)} General Agency, Inc.`,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['GAR ######', 'GP-##-#####-##'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [
        `${word(random)} ${random.pick(['Auto Sales', 'Motors LLC', 'Pre-Owned Cars, Inc.', 'Auto Mart'])}`,
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} ${random.pick(['Insurance', 'Insurance Agency', 'Insurance Center'])}`,
      entityType: random.pick(['Individual', 'Corporation', 'LLC', 'Partnership']),
      businessDescription: random.pick(['Used car dealer, non-franchised', 'Used auto sales with repair shop']),
      totalPremium: sum([before, ...fees.map((fee) => fee.amount)]),
      fees,
      coverages: lines.map(({ after: _after, ...each }) => ({ vehicleNumber: null, ...each })),
      vehicles:
        tow === null
          ? []
          : [
              {
                number: 1,
                year: random.int(2001, 2016),
                make: random.pick(['International', 'Ford', 'Hino']),
                model: random.pick(['Rollback Wrecker', 'Car Carrier']),
                vin: vin(random),
                radius: 'Local',
                premium: tow,
              },
            ],
      drivers: people.map((each) => each.person),
      additionalInterests: lender === null ? [] : [lender],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function first(f: Facts): Html {
  const { label: l, mail, lot, lines, before, agent } = f;
  const [tow] = l.vehicles;
  return html`<div class="s">${agent} &middot; Managing General Agent &middot; Coverage is provided in the company named below, a stock insurer</div><div class="ti">GARAGE POLICY DECLARATIONS</div><div class="g"><div><b>COMPANY</b><br>${l.carrierName}</div><div><b>POLICY NO.</b> ${l.policyNumber}<br>[${l.transactionType === 'new' ? 'X' : '\u00a0'}] New &nbsp; [${l.transactionType === 'new' ? '\u00a0' : 'X'}] Renewal &nbsp; [\u00a0] Endorsement</div>
<div><b>DEALERSHIP (NAMED INSURED)</b><br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div><b>LOCAL AGENT</b><br>${l.agencyName}</div><div><b>POLICY PERIOD</b> ${dashed(l.effectiveDate)} through ${dashed(l.expirationDate)}<br>12:01 A.M. at the address of the dealership</div><div><b>TYPE OF BUSINESS</b> ${l.businessDescription}<br><b>LEGAL ENTITY</b> ${l.entityType}</div></div>
<div class="q">SECTION A &mdash; LOCATIONS WHERE YOU CONDUCT GARAGE OPERATIONS</div><div style="padding:3px 7px;border:1px solid #000;border-top:0">Lot 1: ${lot === mail ? 'Mailing address' : oneLine(lot)} &nbsp;&nbsp; Dealer plates: ${f.plates}</div>
<div class="q">SECTION B &mdash; COVERAGES. No coverage applies unless a limit is shown.</div><table><tr><th>PREMIUM</th><th>DEDUCTIBLE</th><th>LIMIT OF INSURANCE</th><th>COVERED AUTOS</th><th>COVERAGE</th></tr>
${lines.map((each) => html`<tr><td class="n">${each.premium === null ? 'Included' : cents(each.premium)}</td><td class="n">${each.deductible === null ? '' : `${whole(each.deductible)} ${each.autoSymbols.length === 0 ? 'each claim' : 'per auto'}`}</td><td>$ ${whole(each.limit ?? 0)} ${each.after}</td><td>${each.autoSymbols.join('')}</td><td>${each.name}</td></tr>`)}
<tr><td class="n">Not covered</td><td></td><td></td><td></td><td>Personal Injury Protection</td></tr>${tow === undefined ? '' : html`<tr><td class="n">${cents(tow.premium)}</td><td colspan="4">Premium of the service auto, Section D</td></tr>`}
<tr><td class="n">${cents(before)}</td><td colspan="4">Premium for coverages</td></tr>${l.fees.map((fee) => html`<tr><td class="n">${cents(fee.amount)}</td><td colspan="4">${fee.name}</td></tr>`)}<tr><td class="n"><b>${cents(l.totalPremium)}</b></td><td colspan="4"><b>TOTAL POLICY COST</b></td></tr></table>
<p class="s">22 Owned Autos Only &nbsp; 26 Owned Autos Subject to a Compulsory UM Law &nbsp; 29 Non-Owned Autos Used in Garage Business &nbsp; 30 Autos Left With You for Service, Repair, Storage &nbsp; 31 Dealers Autos (Physical Damage Coverages). Physical damage to dealers autos is subject to a 100% coinsurance condition and a maximum deductible of five times the deductible shown for any one event of hail or flood.</p>`;
}

function second({ label: l, people }: Facts): Html {
  const [tow] = l.vehicles;
  const [lender] = l.additionalInterests;
  return html`<div class="page s">${l.policyNumber} &nbsp; ${l.namedInsureds[0]}</div><div class="q">SECTION C &mdash; RATING BASIS: OWNERS, EMPLOYEES AND OTHERS WITH ACCESS TO AUTOS</div><table><tr><th>RATING UNITS</th><th>NAME</th><th>DUTY</th><th>AUTO</th><th>BORN</th><th>LICENSE</th></tr>${people.map(({ person: p, duty, units, masked }) => html`<tr><td class="n">${p.status === 'Excluded' ? '' : units}</td><td>${p.name}</td><td>${duty}</td><td>${p.status}</td><td>${dashed(p.dateOfBirth)}</td><td>${p.licenseState} ${masked}</td></tr>`)}</table>
${tow === undefined ? '' : html`<div class="q">SECTION D &mdash; SCHEDULED SERVICE AUTO</div><table><tr><th>PREMIUM</th><th>NO.</th><th>YEAR</th><th>MAKE AND BODY</th><th>IDENTIFICATION NO.</th><th>RADIUS</th></tr><tr><td class="n">${cents(tow.premium)}</td><td>${tow.number}</td><td>${tow.year}</td><td>${tow.make} ${tow.model}</td><td>${tow.vin}</td><td>${tow.radius}</td></tr></table>`}
${lender === undefined ? '' : html`<div class="q">SECTION E &mdash; FLOOR PLAN LENDER, as its interest may appear in dealers autos</div><p>${lender.name}<br>${lender.address}</p>`}<div class="q">FORMS</div><p>CA 00 05 10 13; CA 25 02 03 06; CA 25 14 03 06; CA 99 37 03 10; GA-EXCL-DRV (01/12); GA-FP 10 (05/15); GA-WARR 2 (05/15)</p>
<p class="s">Warranty: keys are kept in a locked box inside the building when the lot is closed. Test drives require a copy of the customer\u2019s license. Persons marked Excluded may not operate any covered auto.</p><p>Countersigned ______________________ Authorized Representative</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'garage-operations',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [first(f), second(f)] }),
      label: { ...f.label, _accept: { 'coverages[1].limitText': [f.lines[1]?.after] } },
    };
  },
};
