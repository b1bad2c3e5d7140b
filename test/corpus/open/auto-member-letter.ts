import { addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { cityLine, firstName, lastName, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

// A small reciprocal that writes to its members: the declarations are a letter, every coverage a sentence, no table anywhere.

const CARS = [
  ['Audi', 'A4 allroad wagon'],
  ['Ram', '2500 Laramie crew cab'],
  ['Tesla', 'Model Y Long Range'],
  ['Chrysler', 'Pacifica Touring L'],
  ['Mini', 'Cooper S Clubman'],
  ['Lexus', 'ES 350'],
] as const;
const USES = ['commuting', 'pleasure', 'business calls', 'carpooling'];

const css = `body{margin:0;font:11pt/1.42 Caladea,serif}p{margin:0 0 8pt;text-align:justify}.r{margin-left:58%}h4{break-after:avoid;margin:10pt 0 2pt;font-size:11pt;font-style:italic;font-weight:400;text-decoration:underline}header{text-align:center;border-bottom:2pt double #333;padding-bottom:4pt;margin-bottom:14pt}header b{font-size:16pt;font-weight:400;font-variant:small-caps}`;

interface Member {
  name: string;
  age: number;
  maritalStatus: 'married' | 'single';
}

function sentenceOf({ name, age, maritalStatus }: Member, isFirst: boolean): string {
  const who = `${name}, age ${age} and ${maritalStatus}`;
  return isFirst ? `We rate this contract on these drivers: ${who}` : `; ${who}`;
}

function drawCar(random: Random, [make, model]: readonly [string, string], index: number) {
  const [other, collision] = [random.pick([100, 200, 250, 500]), random.pick([500, 1_000, 1_500])];
  const lines = [
    { name: 'Comprehensive', deductible: other, premium: random.amount(60, 190) },
    { name: 'Collision', deductible: collision, premium: random.amount(160, 480) },
  ];
  const isCovered = index === 0 || random.chance(0.6);
  return {
    number: index + 1,
    year: random.int(2006, 2022),
    make,
    model,
    vin: vin(random),
    usage: random.pick(USES),
    annualMileage: random.int(5, 19) * 1000,
    bank: isCovered && random.chance(0.5) ? `${word(random)} Teachers Credit Union` : null,
    lines: isCovered ? lines : [],
    liability: random.amount(280, 620),
    road: random.chance(0.5) ? random.int(6, 18) : null,
  };
}

type Car = ReturnType<typeof drawCar>;
const carTotal = ({ lines, liability, road }: Car): number =>
  sum([liability, road ?? 0, ...lines.map((line) => line.premium)]);

function carText(car: Car): Html {
  const damage =
    car.lines.length === 0
      ? html`You have asked us not to insure damage to this car itself, and so Comprehensive and Collision do not apply to it. `
      : html`${car.lines.map(({ name, deductible, premium }) => html`${name} pays after a deductible of ${wholeDollars(deductible)} and costs ${dollarsAndCents(premium)}. `)}`;
  const road = car.road === null ? '' : html`Roadside Help is added for ${dollarsAndCents(car.road)}. `;
  const bank = car.bank === null ? '' : html`We will pay ${car.bank}, the lienholder, as its interest appears. `;
  return html`<h4>Car ${car.number}</h4><p>Your ${car.year} ${car.make} ${car.model} (identification number ${car.vin}) is used for ${car.usage} and is driven about ${car.annualMileage.toLocaleString('en-US')} miles in a year. Its share of the Liability described above is ${dollarsAndCents(car.liability)}. ${damage}${road}${bank}For this car you pay ${dollarsAndCents(carTotal(car))} in all.</p>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'member-letter',
  build(random) {
    const effective = `20${random.int(23, 25)}-${random.pick(['02-09', '04-21', '08-03', '11-15'])}`;
    const expiration = addYears(effective, 1);
    const insurer = `${word(random)} Educators Reciprocal Insurance Exchange`;
    const family = lastName(random);
    const isCouple = random.chance(0.7);
    const age = random.int(29, 66);
    const members: Member[] = random.times(isCouple ? 2 : 1, (i) => ({
      name: `${firstName(random)} ${random.letters(1)}. ${family}`,
      age: age - i * 2,
      maritalStatus: isCouple ? 'married' : 'single',
    }));
    const child: Member | null = random.chance(0.5)
      ? { name: `${firstName(random)} ${family}`, age: random.int(17, 22), maritalStatus: 'single' }
      : null;
    const people = child === null ? members : [...members, child];
    const home = place(random);
    const cars = random.some(CARS, random.int(1, 3)).map((car, i) => drawCar(random, car, i));
    const number = numbered(random, '@-####-###-#');
    const [person, accident, property] = random.pick([
      [100_000, 300_000, 100_000],
      [250_000, 500_000, 250_000],
      [50_000, 100_000, 50_000],
    ] as const);
    const medical = random.pick([2_000, 5_000, 10_000]);
    const [medicalPremium, uninsuredPremium] = [random.amount(18, 60), random.amount(40, 130)];
    const total = sum([medicalPremium, uninsuredPremium, ...cars.map(carTotal)]);
    const saved = random.int(31, 140);
    const secretary = `${firstName(random)} ${lastName(random)}`;
    const body = html`<header><b>${insurer}</b><br>${word(random)} Hall, ${cityLine(place(random))} &middot; ${phone(random)}</header>
<p class="r">${written(addYears(effective, 0))}<br>Contract ${number}</p>
<p>${members.map((each) => html`${each.name}<br>`)}${home.street}<br>${cityLine(home)}</p><p>Dear Member${isCouple ? 's' : ''}:</p>
<p>Thank you for renewing. This letter is the declarations of your automobile contract ${number} with ${insurer}. It begins on ${written(effective)} and ends on ${written(expiration)}, at one minute past midnight on both days, and for that year you pay ${dollarsAndCents(total)} in total.</p>
<h4>What we insure, whichever car is driven</h4><p>For Bodily Injury Liability we pay up to ${wholeDollars(person)} for each person and ${wholeDollars(accident)} for each accident, and for Property Damage Liability up to ${wholeDollars(property)} for each accident; what these cost is part of the price of each car below. Medical Payments of ${wholeDollars(medical)} for each person cost ${dollarsAndCents(medicalPremium)}. Uninsured Motorists insurance of ${wholeDollars(person)} for each person and ${wholeDollars(accident)} for each accident costs ${dollarsAndCents(uninsuredPremium)}.</p>${cars.map(carText)}
<h4>Who drives</h4><p>${people.map((each, i) => sentenceOf(each, i === 0))}. Please tell us within thirty days when anybody else of your household begins to drive.</p>
<h4>What you have saved</h4><p>Our Tenured Educator Discount has taken ${dollarsAndCents(saved)} off, which the prices above already show.${isCouple ? ' We have also applied the Married Household Discount.' : ''} Had you been without insurance before, you would not have had either.</p>
<p>Please keep this letter with contract form RX-${random.digits(3)}. It is not a bill; that comes in a separate envelope.</p><p class="r">Yours faithfully,<br><br>${secretary}<br>Attorney-in-Fact</p>`;
    const coverages = [
      { vehicleNumber: null, name: 'Bodily Injury Liability', limitPerPerson: person, limit: accident },
      { vehicleNumber: null, name: 'Property Damage Liability', limit: property },
      { vehicleNumber: null, name: 'Medical Payments', limitPerPerson: medical, premium: medicalPremium },
      {
        vehicleNumber: null,
        name: 'Uninsured Motorists',
        limitPerPerson: person,
        limit: accident,
        premium: uninsuredPremium,
      },
      ...cars.flatMap((car) => [
        { vehicleNumber: car.number, name: 'Liability', premium: car.liability },
        ...car.lines.map((line) => ({ vehicleNumber: car.number, ...line })),
        ...(car.road === null ? [] : [{ vehicleNumber: car.number, name: 'Roadside Help', premium: car.road }]),
      ]),
    ];
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'renewal',
      namedInsureds: members.map((each) => each.name),
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      totalPremium: total,
      discounts: [
        { name: 'Tenured Educator Discount', amount: saved },
        ...(isCouple ? [{ name: 'Married Household Discount' }] : []),
      ],
      vehicles: cars.map((car) => ({
        number: car.number,
        year: car.year,
        make: car.make,
        model: car.model,
        vin: car.vin,
        usage: car.usage,
        annualMileage: car.annualMileage,
        lienholderName: car.bank,
        premium: carTotal(car),
      })),
      drivers: people,
      coverages,
      // a car's share of the liability is one amount for two coverages: a line of its own or none
      _ignore: coverages.flatMap(({ name }, i) => (name === 'Liability' ? [`coverages[${i}]`] : [])),
      _accept: { 'coverages[3].name': ['Uninsured Motorists insurance'] },
    };
    return {
      html: sheet({ css, body }),
      label,
      print: { margin: { left: '1in', right: '1in', top: '0.8in', bottom: '0.8in' } },
    };
  },
};
