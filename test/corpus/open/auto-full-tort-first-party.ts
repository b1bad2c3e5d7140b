// Mutual of the mid-Atlantic with independent agents, in a state of tort options: a renewal letter that tells the price in words, then declarations whose
// coverages are grouped under part headings, with the tort option and stacking as words, premiums of the vehicles in columns under short names
// of the cars, "Not selected" where nothing was bought, deductibles in front of the premium, rating facts in a block below, cards behind.
import { addDays, shortBare, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, phone, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';
import { drawHousehold, insuredNames, lender } from '../parts/household.ts';

const css = `body{margin:0;font:9.2pt/1.35 Caladea,serif}.pg{break-before:page}.hd{display:flex;justify-content:space-between;border-bottom:3pt double #243a5e;padding-bottom:4pt}.hd b{font-size:14pt;color:#243a5e}h2{font-size:10.4pt;margin:11pt 0 3pt;color:#243a5e}table{width:100%;border-collapse:collapse}td,th{padding:1.6pt 4pt;text-align:left;vertical-align:top;font-weight:400}thead th{border-bottom:.8pt solid #243a5e;vertical-align:bottom}
.r{text-align:right}.part td{font-style:italic;padding-top:5pt}.facts{display:grid;grid-template-columns:1fr 1fr;gap:4pt 24pt}.tot td{border-top:.8pt solid #243a5e;font-weight:700}.cards{display:flex;gap:14pt}.cards>div{border:.7pt solid #000;width:230pt;padding:7pt;font-size:8pt}`;

interface Row {
  part: string;
  name: string;
  limitPerPerson?: number;
  limit?: number;
  limitText?: string;
  deductibles?: readonly (number | null)[];
  premiums: readonly (number | null)[];
}

function liabilityRows(random: Random, cars: number): Row[] {
  const [each, accident, property] = random.pick([
    [15_000, 30_000, 5000],
    [50_000, 100_000, 50_000],
    [100_000, 300_000, 100_000],
    [250_000, 500_000, 100_000],
  ] as const);
  const priced = (low: number, high: number): number[] => random.times(cars, () => random.amount(low, high));
  const medical = random.pick([5000, 10_000, 100_000]);
  const stacking = random.pick(['Stacked', 'Non-Stacked']);
  return [
    { part: 'A', name: 'Bodily Injury', limitPerPerson: each, limit: accident, premiums: priced(60, 310) },
    { part: 'A', name: 'Property Damage', limit: property, premiums: priced(48, 220) },
    { part: 'B', name: 'Medical Expense', limit: medical, premiums: priced(19, 90) },
    ...(random.chance(0.6)
      ? [
          {
            part: 'B',
            name: 'Income Loss',
            limitText: random.pick(['$1,000 per month / $5,000 maximum', '$1,500 per month / $25,000 maximum']),
            premiums: priced(6, 40),
          },
        ]
      : []),
    ...(random.chance(0.6)
      ? [{ part: 'B', name: 'Funeral Expense', limit: random.pick([1500, 2500]), premiums: priced(1, 4) }]
      : []),
    ...(random.chance(0.4)
      ? [{ part: 'B', name: 'Accidental Death', limit: random.pick([5000, 10_000]), premiums: priced(1, 6) }]
      : []),
    {
      part: 'C',
      name: `Uninsured Motorists ${stacking}`,
      limitPerPerson: each,
      limit: accident,
      premiums: priced(8, 40),
    },
    {
      part: 'C',
      name: `Underinsured Motorists ${stacking}`,
      limitPerPerson: each,
      limit: accident,
      premiums: priced(14, 90),
    },
  ];
}

function damageRows(random: Random, cars: number): Row[] {
  const full = random.times(cars, (i) => i === 0 || random.chance(0.7));
  const some = (make: () => number, chance = 1): (number | null)[] =>
    full.map((has) => (has && random.chance(chance) ? make() : null));
  const only = (deductibles: readonly (number | null)[], low: number, high: number): (number | null)[] =>
    deductibles.map((deductible) => (deductible === null ? null : random.amount(low, high)));
  const comprehensive = some(() => random.pick([0, 100, 250, 500]));
  const collision = some(() => random.pick([250, 500, 1000]));
  const rental = some(() => random.amount(11, 34), 0.6);
  const towing = some(() => random.amount(3, 12), 0.6);
  return [
    { part: 'D', name: 'Comprehensive', deductibles: comprehensive, premiums: only(comprehensive, 30, 170) },
    { part: 'D', name: 'Collision', deductibles: collision, premiums: only(collision, 110, 480) },
    {
      part: 'D',
      name: 'Transportation Expenses',
      limitText: random.pick(['$30 per day / $900 maximum', '$40 per day / $1,200 maximum']),
      premiums: rental,
    },
    { part: 'D', name: 'Towing and Labor', limit: random.pick([75, 100]), premiums: towing },
  ].filter(({ premiums }) => premiums.some((premium) => premium !== null));
}

function facts(random: Random) {
  const home = drawHousehold(random, 'PA');
  const cars = random.times(random.int(1, 3), () => ({
    ...vehicle(random),
    usage: random.pick(['Pleasure', 'Work 3-14 miles', 'Work 15+ miles', 'Business']),
    annualMileage: random.int(4, 17) * 1000,
  }));
  const rows = [...liabilityRows(random, cars.length), ...damageRows(random, cars.length)];
  const totals = cars.map((_, i) => sum(rows.map(({ premiums }) => premiums[i] ?? 0)));
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '03', '04', '06'])}-${random.int(10, 28)}`;
  const brand = word(random);
  const loan =
    rows.some(({ deductibles }) => deductibles !== undefined) && random.chance(0.6)
      ? lender(random, word(random))
      : null;
  return {
    home,
    cars,
    rows,
    totals,
    loan,
    brand,
    tort: random.pick(['Full Tort', 'Limited Tort']),
    mailed: addDays(effectiveDate, -random.int(28, 40)),
    agentPhone: phone(random),
    label: {
      carrierName: `${brand} ${random.pick(['Mutual Insurance Company', 'Insurance Exchange', 'Valley Mutual Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['Q## ####### H', 'PA @####### ##', '##-#-####### P'])),
      transactionType: 'renewal',
      namedInsureds: insuredNames(home),
      mailingAddress: oneLine(home.address),
      effectiveDate,
      // six months: the same day of the month half a year on
      expirationDate: effectiveDate.replace(
        /-(\d\d)-/,
        (_, month: string) => `-${String(Number(month) + 6).padStart(2, '0')}-`,
      ),
      agencyName: agency(random),
      totalPremium: sum(totals),
      discounts: random
        .some(
          [
            ...(cars.length > 1 ? ['Multi-Car'] : []),
            'Passive Restraint',
            'Anti-Theft Device',
            'Multi-Policy',
            'Paid-in-Full History',
            'Good Student',
          ],
          random.int(1, 4),
        )
        .map((name) => ({ name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const partNames = new Map([
  ['A', 'Part A - Liability to Others'],
  ['B', 'Part B - First Party Benefits'],
  ['C', 'Part C - Uninsured and Underinsured Motorists'],
  ['D', 'Part D - Damage to Your Auto'],
]);

function letter(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="hd"><b>${l.carrierName}</b><span>${written(f.mailed)}</span></div><p>${l.namedInsureds.map((name) => html`${name}<br>`)}${f.home.address.street}<br>${cityLine(f.home.address)}</p><p><b>Policy ${l.policyNumber}</b></p><p>Thank you for insuring with ${f.brand}. Your automobile policy renews on ${written(l.effectiveDate)}. The renewal premium for six months is ${wholeDollars(Math.round(l.totalPremium))}, rounded; the exact amount and your coverages are on the following pages.</p>
<p>Pennsylvania law lets you choose between the full tort and limited tort options. Limited tort costs less; ask your agent for a quotation. We also offer a pay-in-full discount of 5% and a Young Driver Monitoring credit.</p><p>${l.agencyName}<br>${f.agentPhone}</p>`;
}

const limitOf = ({ limitPerPerson, limit, limitText }: Row): string => {
  if (limitText !== undefined) return limitText;
  if (limit === undefined) return 'Actual cash value';
  return limitPerPerson === undefined
    ? wholeDollars(limit)
    : `${wholeDollars(limitPerPerson)} each person / ${wholeDollars(limit)} each accident`;
};

function cellOf({ deductibles, premiums }: Row, i: number): string {
  const [deductible, premium] = [deductibles?.[i], premiums[i]];
  if (premium === undefined || premium === null) return 'Not selected';
  return deductible === undefined || deductible === null
    ? cents(premium)
    : `(${whole(deductible)} ded.) ${cents(premium)}`;
}

function coverages(f: Facts): Html {
  const { label: l, cars } = f;
  const rows = [...partNames].map(([part, title]) => {
    const own = f.rows.filter((row) => row.part === part);
    if (own.length === 0) return null;
    return html`<tr class="part"><td colspan="${cars.length + 2}">${title}</td></tr>${own.map((row) => html`<tr><td>${row.name}</td><td>${limitOf(row)}</td>${cars.map((_, i) => html`<td class="r">${cellOf(row, i)}</td>`)}</tr>`)}`;
  });
  return html`<div class="pg hd"><b>Personal Automobile Declarations</b><span>Renewal</span></div><div class="facts" style="margin-top:6pt"><div>Insured and Mailing Address<br><b>${l.namedInsureds.join(' and ')}</b><br>${f.home.address.street}<br>${cityLine(f.home.address)}</div><div>Policy Number <b>${l.policyNumber}</b><br>Policy Period ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}, 12:01 A.M.<br>Insurer ${l.carrierName}<br>Agent ${l.agencyName}</div></div>
<h2>Coverages, Limits and Premiums &nbsp; Tort Option: ${f.tort}</h2><table><thead><tr><th>Coverage</th><th>Limit</th>${cars.map(({ year, make }, i) => html`<th class="r">Auto ${i + 1}<br>${String(year).slice(2)} ${make.slice(0, 5).toUpperCase()}</th>`)}</tr></thead>${rows}<tr class="tot"><td colspan="2">Premium by auto</td>${f.totals.map((total) => html`<td class="r">${cents(total)}</td>`)}</tr></table><p class="r"><b>Total premium for the policy period $${cents(l.totalPremium)}</b></p>`;
}

function rest(f: Facts): Html {
  const { label: l, cars, home } = f;
  return html`<h2>Your Autos</h2>${cars.map((car, i) => html`<div class="facts" style="border-bottom:.4pt solid #999;padding:3pt 0"><div>Auto ${i + 1} &nbsp; ${car.year} ${car.make} ${car.model}<br>Identification ${car.vin}</div><div>Use ${car.usage}; ${whole(car.annualMileage)} miles a year${i === 0 && f.loan !== null ? html`<br>Loss payee ${f.loan}` : null}</div></div>`)}
<h2>Drivers</h2><table><thead><tr><th>Operator</th><th>Born</th><th>Sex</th><th>Marital status</th></tr></thead>${home.residents.map((each) => html`<tr><td>${each.name}</td><td>${slashed(each.born)}</td><td>${each.gender === 'male' ? 'M' : 'F'}</td><td>${each.maritalStatus === 'married' ? 'Married' : 'Single'}</td></tr>`)}</table><h2>Discounts Applied</h2><div>${l.discounts.map(({ name }) => name).join('; ')}</div><p style="font-size:8pt">Forms: PP 00 01 06 98, PP 01 51 11 10, PP 04 19 07 05, PP 05 51 06 04, MA-3101 (Ed. 4/19). A $4.00 charge is added to each installment.</p>
<h2 class="pg">Financial Responsibility Identification Cards</h2><div class="cards">${cars.slice(0, 2).map((car) => html`<div><b>PENNSYLVANIA</b><br>${l.carrierName}<br>Policy ${l.policyNumber} &nbsp; Eff ${shortBare(l.effectiveDate)} Exp ${shortBare(l.expirationDate)}<br>${car.year} ${car.make} ${car.vin}<br>${l.namedInsureds[0]}</div>`)}</div>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'full-tort-first-party',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [letter(f), coverages(f), rest(f)] }),
      label: {
        ...f.label,
        vehicles: f.cars.map((car, i) => ({
          ...car,
          number: i + 1,
          lienholderName: i === 0 ? f.loan : null,
          premium: f.totals[i],
        })),
        drivers: f.home.residents.map(({ name, born, gender, maritalStatus }) => ({
          name,
          dateOfBirth: born,
          gender,
          maritalStatus,
        })),
        coverages: f.rows.flatMap(({ part: _part, premiums, deductibles, ...row }) =>
          premiums.flatMap((premium, i) => {
            if (premium === null) return [];
            const limitText = row.limitText ?? (row.limit === undefined ? 'Actual cash value' : null);
            return [{ ...row, limitText, vehicleNumber: i + 1, deductible: deductibles?.[i], premium }];
          }),
        ),
      },
    };
  },
};
