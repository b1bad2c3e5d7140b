import { addYears, dashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { cityLine, firstName, lastName, numbered, oneLine, phone, word, type Place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

// A state that prescribes the page: numbered items, twelve numbered parts, compulsory above optional, a premium column for each auto.

interface Part {
  number: number;
  name: string;
  /** What stands in the limit columns. */
  person: number | null;
  accident: number | null;
  text: string;
  limitText: string | null;
  deductible: number | null;
  /** By auto; null: not bought. */
  premiums: (number | null)[];
}

const CARS = [
  ['TOYOTA', 'RAV4 HYBRID XLE'],
  ['VOLVO', 'XC60 T5 AWD'],
  ['HYUNDAI', 'ELANTRA SEL'],
  ['JEEP', 'GR CHEROKEE LTD'],
  ['MAZDA', 'CX-5 TOURING'],
] as const;

const css = `body{margin:0;font:8.6pt/1.25 "Liberation Serif"}h1{font-size:12.5pt;text-align:center;margin:0;letter-spacing:.6pt}.c{text-align:center}.item{border:.8pt solid #000;border-bottom:0;padding:3pt 5pt}.last{border-bottom:.8pt solid #000}.f{display:flex;gap:14pt}.f>div{flex:1}small{font-size:6.8pt}table{width:100%;border-collapse:collapse}th{font-weight:400;font-size:7pt;text-align:center;border-bottom:.5pt solid #000;vertical-align:bottom}td{padding:1.6pt 4pt;vertical-align:top}.g td,.g th{border-left:.5pt solid #000}.g td:first-child,.g th:first-child{border-left:0}.n{text-align:right;white-space:nowrap}.sub td{background:#ddd;font-weight:700;text-align:center;border-left:0;letter-spacing:.5pt}tr.t td{border-top:.8pt solid #000;font-weight:700}`;

function drawParts(random: Random, count: number): Part[] {
  const priced = (low: number, high: number, chance = 1): (number | null)[] =>
    random.times(count, (i) => (i === 0 || random.chance(chance) ? random.int(low, high) : null));
  const none = random.times(count, () => null);
  const part = (number: number, name: string, rest: Partial<Part>): Part => ({
    number,
    name,
    person: null,
    accident: null,
    text: '',
    limitText: null,
    deductible: null,
    premiums: none,
    ...rest,
  });
  const [high, low] = random.pick([
    [100_000, 300_000],
    [250_000, 500_000],
    [50_000, 100_000],
  ] as const);
  const day = random.pick([30, 40, 50]);
  const collision = random.pick([300, 500, 1_000]);
  const hasLimited = random.chance(0.5);
  const rental = `$${day} a day, maximum $${day * 30}`;
  const less = (amount: number): string => `Actual cash value less deductible of ${whole(amount)}`;
  return [
    part(1, 'Bodily Injury to Others', { person: 20_000, accident: 40_000, premiums: priced(140, 390) }),
    part(2, 'Personal Injury Protection', { person: 8_000, premiums: priced(38, 92) }),
    part(3, 'Bodily Injury Caused by an Uninsured Auto', {
      person: 20_000,
      accident: 40_000,
      premiums: priced(14, 39),
    }),
    part(4, "Damage to Someone Else's Property", {
      accident: random.pick([50_000, 100_000]),
      premiums: priced(120, 330),
    }),
    part(5, 'Optional Bodily Injury to Others', { person: high, accident: low, premiums: priced(60, 190) }),
    part(6, 'Medical Payments', { person: random.pick([5_000, 10_000]), premiums: priced(9, 30) }),
    part(7, 'Collision', { text: less(collision), deductible: collision, premiums: priced(180, 520, 0.6) }),
    part(8, 'Limited Collision', hasLimited ? { text: 'NO COVERAGE' } : { text: 'NOT PURCHASED' }),
    part(9, 'Comprehensive', { text: less(300), deductible: 300, premiums: priced(70, 190, 0.7) }),
    part(10, 'Substitute Transportation', { text: rental, limitText: rental, premiums: priced(16, 48, 0.5) }),
    part(11, 'Towing and Labor', { text: 'each disablement', accident: 50, premiums: priced(4, 12, 0.5) }),
    part(12, 'Bodily Injury Caused by an Underinsured Auto', { person: high, accident: low, premiums: priced(20, 66) }),
  ];
}

const limitCells = ({ person, accident, text }: Part): Html =>
  text !== '' && accident === null
    ? html`<td colspan="2">${text}</td>`
    : html`<td class="n">${person === null ? '' : whole(person)}</td><td class="n">${accident === null ? '' : `${whole(accident)} ${text}`}</td>`;

export const style: Style = {
  policyType: 'auto',
  name: 'selections-page',
  build(random) {
    const count = random.int(2, 3);
    const effective = `20${random.int(22, 25)}-${random.pick(['01-17', '04-05', '07-28', '10-11'])}`;
    const expiration = addYears(effective, 1);
    const insurer = `${word(random)} Safety Insurance Company of ${word(random)}`;
    const agent = `${lastName(random)} & ${lastName(random)} Insurance Agency, Inc.`;
    const family = lastName(random).toUpperCase();
    const names = random.times(2, () => `${firstName(random).toUpperCase()} ${family}`);
    const home: Place = {
      street: `${random.int(3, 480)} ${word(random)} Street`,
      city: word(random),
      state: 'MA',
      zip: `02${random.digits(3)}`,
    };
    const number = numbered(random, '####@@#### ##');
    const cars = random.some(CARS, count).map(([make, model], i) => ({
      number: i + 1,
      year: random.int(2009, 2022),
      make,
      model,
      vin: vin(random),
      garagingLocation: i === 0 ? home.city.toUpperCase() : word(random).toUpperCase(),
      symbol: random.int(10, 34),
      lienholder: random.chance(0.4) ? `${word(random)} Co-operative Bank` : null,
    }));
    const parts = drawParts(random, count);
    const totals = cars.map((_, i) => sum(parts.map((part) => part.premiums[i] ?? 0)));
    const total = sum(totals);
    const operators = names.map((name) => ({
      name,
      dateOfBirth: `19${random.int(52, 99)}-${random.pick(['01', '06', '11'])}-${random.int(10, 28)}`,
      licenseNumber: `S${random.digits(8)}`,
      points: random.pick([0, 0, 2, 5]),
    }));
    const discounts = random.some(
      ['Low Mileage', 'Multi-Car', 'Passive Restraint', 'Public Transit', 'Anti-Theft Device Category III'],
      2,
    );
    const isRenewal = random.chance(0.5);
    const body = html`<h1>COVERAGE SELECTIONS PAGE</h1><div class="c">This page, with the Automobile Insurance Policy edition named below, completes the policy<br><b>${insurer}</b></div>
<div class="f" style="margin:4pt 0"><div>Policy Number: <b>${number}</b></div><div class="c">${isRenewal ? 'RENEWAL' : 'NEW BUSINESS'}</div><div class="n">Date Issued: ${dashed(effective)}</div></div>
<div class="item f"><div><small>Item 1. This policy is issued to:</small><br>${names.join(' AND ')}<br>${home.street.toUpperCase()}<br>${cityLine(home).toUpperCase()}</div><div><small>Your agent</small><br>${agent}<br>${phone(random)}</div></div>
<div class="item"><small>Item 2. This policy is effective from</small> ${dashed(effective)} <small>(12:01 A.M. Eastern Standard Time) to</small> ${dashed(expiration)} <small>(12:01 A.M. Eastern Standard Time)</small></div>
<div class="item"><small>Item 3. Description of your auto(s)</small><table class="g"><tr><th>Auto</th><th>Year</th><th>Make</th><th>Model</th><th>Identification Number</th><th>Symbol</th><th>Place of Principal Garaging</th></tr>${cars.map((car) => html`<tr><td class="c">${car.number}</td><td class="c">${car.year}</td><td>${car.make}</td><td>${car.model}</td><td>${car.vin}</td><td class="c">${car.symbol}</td><td>${car.garagingLocation}</td></tr>`)}</table></div>
<div class="item"><small>Item 4. Lienholder(s)</small> ${cars.map((car) => html`&nbsp; Auto ${car.number}: ${car.lienholder ?? 'None'}`)}</div>
<div class="item last"><small>Item 5. Coverages, limits of liability and premiums. A part is in effect for an auto only where a premium is shown in its column.</small><table class="g"><tr><th></th><th></th><th>Limit<br>Per Person</th><th>Limit<br>Per Accident</th>${cars.map((car) => html`<th>Premium<br>Auto ${car.number}</th>`)}</tr>
${parts.map(
  (part) =>
    html`${part.number === 1 ? html`<tr class="sub"><td colspan="${4 + count}">COMPULSORY INSURANCE</td></tr>` : ''}${part.number === 5 ? html`<tr class="sub"><td colspan="${4 + count}">OPTIONAL INSURANCE</td></tr>` : ''}<tr><td>Part&nbsp;${part.number}.</td><td>${part.name}</td>${limitCells(part)}${part.premiums.map((premium) => html`<td class="n">${premium === null ? '' : `${premium}.00`}</td>`)}</tr>`,
)}
<tr class="t"><td colspan="4">Total by auto</td>${totals.map((each) => html`<td class="n">${whole(each)}.00</td>`)}</tr><tr class="t"><td colspan="4">TOTAL ANNUAL PREMIUM</td><td class="n" colspan="${count}">$ ${whole(total)}.00</td></tr></table></div>
<div class="item last" style="margin-top:5pt"><small>Item 6. Listed operators. Your premium reflects the merit rating points of each.</small><table><tr><th>Operator</th><th>License Number</th><th>State</th><th>Date of Birth</th><th>First Licensed</th><th>Points</th></tr>${operators.map((each) => html`<tr><td>${each.name}</td><td class="c">${each.licenseNumber}</td><td class="c">MA</td><td class="c">${dashed(each.dateOfBirth)}</td><td class="c">${Number(each.dateOfBirth.slice(0, 4)) + 17}</td><td class="c">${each.points}</td></tr>`)}</table></div>
<div class="item last" style="margin-top:5pt"><small>Item 7. Credits reflected in the premiums above:</small> ${discounts.join('; ')}<br><small>Endorsements: M-0003-S, M-0112-S. If the information on this page is wrong, tell your agent at once.</small></div>`;
    const coverages = cars.flatMap((car, i) =>
      parts.flatMap(({ name, person, accident, limitText, deductible, premiums }) => {
        const premium = premiums[i] ?? null;
        return premium === null
          ? []
          : [
              {
                vehicleNumber: car.number,
                name,
                limitPerPerson: person,
                limit: accident,
                limitText,
                deductible,
                premium,
              },
            ];
      }),
    );
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(home).toUpperCase(),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      discounts: discounts.map((name) => ({ name })),
      vehicles: cars.map(({ number, year, make, model, vin, garagingLocation, lienholder }, i) => ({
        number,
        year,
        make,
        model,
        vin,
        garagingLocation,
        lienholderName: lienholder,
        premium: totals[i],
      })),
      drivers: operators.map(({ name, dateOfBirth, licenseNumber }) => ({
        name,
        dateOfBirth,
        licenseNumber,
        licenseState: 'MA',
      })),
      coverages,
      _accept: Object.fromEntries(
        coverages.flatMap(({ name, deductible, limitText }, i) => [
          ...(deductible === null
            ? []
            : [
                [
                  `coverages[${i}].limitText`,
                  ['Actual cash value', `Actual cash value less deductible of ${deductible}`],
                ],
              ]),
          ...(limitText === null ? [] : [[`coverages[${i}].limit`, [Number(/\d+$/.exec(limitText)?.[0])]]]),
          ...(name === 'Towing and Labor'
            ? [[`coverages[${i}].limitText`, ['$50 each disablement', '50 each disablement', 'each disablement']]]
            : []),
        ]),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
