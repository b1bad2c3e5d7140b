import { addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

// An assigned risk plan's servicing carrier: a preprinted form typed over and scanned; a row for each car, a column for each coverage with its limit in the heading.

const CARS = [
  ['OLDS', 'ALERO GL SDN'],
  ['FORD', 'RANGER XLT PU'],
  ['SATURN', 'ION 2 SDN'],
  ['CHRY', 'SEBRING CONV'],
  ['TOYT', 'COROLLA LE'],
] as const;

const css = `body{margin:0;font:9.5pt/1.3 "Liberation Mono"}.cap{font:6.6pt/1.2 "Liberation Sans";display:block}.row{display:flex;border:.8pt solid #000;border-bottom:0}.row>div{flex:1;border-left:.8pt solid #000;padding:2pt 4pt;min-height:24pt}.row>div:first-child{border-left:0}table{width:100%;border-collapse:collapse}td,th{border:.8pt solid #000;padding:3pt 4pt}th{font:6.8pt/1.25 "Liberation Sans";vertical-align:top;text-align:center}.n{text-align:right}h1{font:700 11.5pt "Liberation Sans";margin:0;text-align:center}.sub{font:7.5pt "Liberation Sans";text-align:center;margin-bottom:5pt}.fine{font:6.6pt/1.3 "Liberation Sans";margin-top:6pt}`;

interface Column {
  name: string;
  heading: Html;
  limitPerPerson?: number;
  limit?: number;
  /** Deductibles by car where it is carried. */
  deductibles?: (number | null)[];
  premiums: (number | null)[];
}

function columnsOf(random: Random, count: number): Column[] {
  const each = (low: number, high: number): number[] => random.times(count, () => random.int(low, high));
  const isFull = random.times(count, () => random.chance(0.45));
  const damage = (name: string, low: number, high: number): Column => {
    const amount = random.pick([250, 500]);
    return {
      name,
      heading: html`${name}<br>Deductible $${amount}`,
      deductibles: isFull.map((full) => (full ? amount : null)),
      premiums: isFull.map((full) => (full ? random.int(low, high) : null)),
    };
  };
  return [
    {
      name: 'Bodily Injury',
      heading: html`Bodily Injury<br>$25,000 each person<br>$50,000 each accident`,
      limitPerPerson: 25_000,
      limit: 50_000,
      premiums: each(310, 890),
    },
    {
      name: 'Property Damage',
      heading: html`Property Damage<br>$25,000 each accident`,
      limit: 25_000,
      premiums: each(280, 760),
    },
    {
      name: 'Uninsured Motorists',
      heading: html`Uninsured Motorists<br>$25,000 each person<br>$50,000 each accident`,
      limitPerPerson: 25_000,
      limit: 50_000,
      premiums: each(22, 70),
    },
    {
      name: 'Medical Payments',
      heading: html`Medical Payments<br>$1,000 each person`,
      limitPerPerson: 1_000,
      premiums: random.times(count, () => (random.chance(0.6) ? random.int(14, 40) : null)),
    },
    damage('Comprehensive', 80, 260),
    damage('Collision', 240, 690),
  ];
}

const box = (caption: string, value: Piece): Html => html`<div><span class="cap">${caption}</span>${value}</div>`;

export const style: Style = {
  policyType: 'auto',
  name: 'assigned-risk-typed',
  build(random) {
    const effective = `20${random.int(12, 19)}-${random.pick(['02-06', '04-24', '09-18', '11-30'])}`;
    const expiration = addYears(effective, 1);
    const insurer = `${word(random)} Casualty & Surety Company`.toUpperCase();
    const producer = `${firstName(random)} ${lastName(random)} INS`.toUpperCase();
    const home = place(random);
    const insured = `${firstName(random)} ${random.letters(1)} ${lastName(random)}`.toUpperCase();
    const number = numbered(random, 'AIP ## ######');
    const cars = random.some(CARS, random.int(1, 3)).map(([make, model], i) => ({
      number: i + 1,
      year: random.int(1999, 2011),
      make,
      model,
      vin: vin(random),
      garagingLocation: home.zip,
      lienholderName: random.chance(0.3) ? `${word(random)} LOAN CO`.toUpperCase() : null,
    }));
    const columns = columnsOf(random, cars.length);
    const totals = cars.map((_, i) => sum(columns.map(({ premiums }) => premiums[i] ?? 0)));
    const fee = { name: 'Reinsurance Facility Recoupment', amount: random.int(9, 48) };
    const filing = random.chance(0.5) ? { name: 'Financial Responsibility Filing', amount: 25 } : null;
    const fees = filing === null ? [fee] : [fee, filing];
    const total = sum([...totals, ...fees.map((each) => each.amount)]);
    const others = random.chance(0.5) ? [`${firstName(random)} ${lastName(random)}`.toUpperCase()] : [];
    const operators = [insured, ...others].map((name) => ({
      name,
      dateOfBirth: `19${random.int(48, 92)}-${random.pick(['04', '07', '11'])}-${random.int(10, 28)}`,
      licenseNumber: random.digits(9),
      licenseState: home.state,
    }));
    const isRenewal = random.chance(0.4);
    const body = html`<h1>AUTOMOBILE INSURANCE PLAN &mdash; POLICY DECLARATIONS</h1><div class="sub">Issued under the assigned risk plan of the state by the servicing carrier named below</div>
<div class="row">${box('SERVICING CARRIER', insurer)}${box('POLICY NO.', number)}${box(isRenewal ? 'RENEWAL OF' : 'PRIOR POLICY', isRenewal ? numbered(random, 'AIP ## ######') : 'NEW')}</div>
<div class="row">${box('1. INSURED NAME AND P.O. ADDRESS', html`${insured}<br>${home.street.toUpperCase()}<br>${cityLine(home).toUpperCase()}`)}${box('2. POLICY PERIOD 12:01 A.M.', html`FROM ${shortSlashed(effective)}<br>TO&nbsp;&nbsp; ${shortSlashed(expiration)}`)}${box('3. PRODUCER OF RECORD', producer)}</div>
<div class="row" style="border-bottom:.8pt solid #000;margin-bottom:6pt">${operators.map((each, i) => box(`4${'ab'.charAt(i)}. OPERATOR / BORN / LICENSE`, html`${each.name}<br>${shortSlashed(each.dateOfBirth)}&nbsp; ${each.licenseState} ${each.licenseNumber}`))}</div>
<table><tr><th>Car</th><th>Year</th><th>Trade Name</th><th>Body Type and Model</th><th>Identification No.</th><th>Garaged (ZIP)</th><th>Loss Payee</th></tr>${cars.map((car) => html`<tr><td>${car.number}</td><td>${car.year}</td><td>${car.make}</td><td>${car.model}</td><td>${car.vin}</td><td>${car.garagingLocation}</td><td>${car.lienholderName ?? 'NONE'}</td></tr>`)}</table>
<table style="margin-top:6pt"><tr><th>Car</th>${columns.map((column) => html`<th>${column.heading}</th>`)}<th>Total of Car</th></tr>${cars.map((car, i) => html`<tr><td>${car.number}</td>${columns.map(({ premiums }) => html`<td class="n">${premiums[i] ?? 'XXX'}</td>`)}<td class="n">${whole(totals[i] ?? 0)}</td></tr>`)}</table><div class="fine">Premiums in whole dollars. XXX: the coverage is not afforded to the car.</div>
<table style="width:55%;margin:8pt 0 0 auto">${fees.map((each) => html`<tr><th style="text-align:left">${each.name}</th><td class="n">${each.amount}</td></tr>`)}<tr><th style="text-align:left">TOTAL POLICY PREMIUM</th><td class="n">$${whole(total)}</td></tr></table>
<div class="fine">A deposit of thirty percent must accompany the application. Coverage was made effective by the Plan; the servicing carrier may cancel for the reasons that the Plan allows. Notice of assignment ${numbered(random, '##-#####')}.</div>`;
    const coverages = cars.flatMap((car, i) =>
      columns.flatMap(({ name, limitPerPerson, limit, deductibles, premiums }) => {
        const premium = premiums[i] ?? null;
        return premium === null
          ? []
          : [{ vehicleNumber: car.number, name, limitPerPerson, limit, deductible: deductibles?.[i] ?? null, premium }];
      }),
    );
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: [insured],
      mailingAddress: oneLine(home).toUpperCase(),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees,
      vehicles: cars.map((car, i) => ({ ...car, premium: totals[i] })),
      drivers: operators,
      coverages,
      _accept: { transactionType: [null] },
    };
    return { html: sheet({ css, body }), label, print: { scan: { dpi: 200, degrees: random.pick([-0.3, 0.4]) } } };
  },
};
