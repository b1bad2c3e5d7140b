import { addDays, dashed } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, lastName, firstName, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';

// A preprinted six-month form: numbered boxes with tiny captions at the top left, values typed in capitals, a fixed grid for four vehicles.

const css = `body{margin:0;font:8pt "Liberation Sans",sans-serif}.row{display:flex;margin-top:-.8pt}.b{border:.8pt solid #000;margin-left:-.8pt;padding:1pt 3pt 2pt;min-height:23pt;flex:1 1 0}.c{font-size:5.3pt;text-transform:uppercase;line-height:1.1}.v{font:9.2pt/1.2 "Liberation Mono",monospace}.t{font-weight:700;background:#000;color:#fff;padding:1pt 4pt;font-size:7pt;margin-top:5pt}.n{text-align:right}h1{font-size:11pt;margin:0}`;

const box = (caption: string, value: Piece, grow = 1): Html =>
  html`<div class="b" style="flex-grow:${grow}"><div class="c">${caption}</div><div class="v">${value}</div></div>`;
const line = (...boxes: readonly Html[]): Html => html`<div class="row">${boxes}</div>`;

function coverages(random: Random) {
  const limit = random.pick([25_000, 50_000, 100_000]);
  const whole2 = `${whole(limit)} / ${whole(limit * 2)}`;
  const money = (low: number, high: number): number => random.int(low, high);
  return [
    {
      name: 'A. BODILY INJURY LIAB',
      text: whole2,
      limitPerPerson: limit,
      limit: limit * 2,
      price: () => money(60, 220),
    },
    { name: 'B. PROPERTY DAMAGE LIAB', text: whole(limit), limit, price: () => money(40, 130) },
    { name: 'C. MEDICAL PAYMENTS', text: '2,000', limitPerPerson: 2_000, price: () => money(5, 22) },
    { name: 'D. COMPREHENSIVE', text: 'ACV LESS 100', limitText: 'ACV', deductible: 100, price: () => money(12, 70) },
    { name: 'E. COLLISION', text: 'ACV LESS 500', limitText: 'ACV', deductible: 500, price: () => money(45, 260) },
    { name: 'F. UNINSURED MOTORIST', text: whole2, limitPerPerson: limit, limit: limit * 2, price: () => money(9, 40) },
  ];
}

export const style: Style = {
  policyType: 'auto',
  name: 'tiny-captions',
  build(random) {
    const family = lastName(random).toUpperCase();
    const names = random.times(random.int(1, 2), () => `${firstName(random).toUpperCase()} ${family}`);
    const [insurer, office, home] = [carrier(random), agency(random).toUpperCase(), place(random)];
    const street = `${home.street}, ${home.city}, ${home.state} ${home.zip}`.toUpperCase();
    const effective = `${random.int(1998, 2019)}-${random.pick(['02-11', '06-04', '10-23'])}`;
    const expiration = addDays(effective, 182);
    const number = `${random.digits(1)}-${random.digits(6)}-${random.letters(2)}`;
    const kind = random.pick(['NEW', 'RENEWAL', 'AMENDED'] as const);
    const covers = coverages(random);
    const cars = random.times(random.int(1, 4), (index) => {
      const carries = covers.map((cover) => (/^[DE]/.test(cover.name) && random.chance(0.3) ? null : cover.price()));
      const { year, make, model, vin } = vehicle(random);
      return {
        number: index + 1,
        year,
        make: make.toUpperCase(),
        model: model.toUpperCase(),
        vin,
        usage: random.pick(['P', 'W', 'B']),
        prices: carries,
      };
    });
    const lender = random.chance(0.5) ? `${word(random)} CREDIT UNION`.toUpperCase() : null;
    const people = names.map((name) => ({
      name,
      dateOfBirth: `19${random.int(40, 78)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      maritalStatus: names.length > 1 ? ('married' as const) : random.pick(['single', 'divorced', 'widowed'] as const),
    }));
    const credits = random
      .some(['MULTI-CAR', 'AIR BAG', 'RENEWAL CREDIT', 'DEFENSIVE DRIVER'], random.int(0, 2))
      .map((name) => ({ name }));
    const perCar = cars.map((car) => sum(car.prices.map((price) => price ?? 0)));
    const total = sum(perCar);
    const body = html`<div style="display:flex;justify-content:space-between"><h1>${insurer}</h1><b>PERSONAL AUTOMOBILE DECLARATIONS</b></div>${line(box('1 Policy number', number), box('2 Policy period from', dashed(effective)), box('To', dashed(expiration)), box('12:01 am standard time', ''), box('3 Type of declaration', kind))}${line(box('4 Named insured and spouse if resident', names.join(' & '), 2), box('5 Agent', office, 2))}${line(box('6 Mailing address of insured', street))}
<div class="t">VEHICLES</div>${cars.map((car) => line(box('Veh', car.number, 0.3), box('Year', car.year, 0.5), box('Trade name', car.make), box('Body type / model', car.model, 1.3), box('Identification number', car.vin, 1.8), box('Use', car.usage, 0.3), box('Loss payee (veh 1 only)', car.number === 1 ? lender : '', 1.3)))}<div class="t">COVERAGES &mdash; INSURANCE IS AFFORDED ONLY WHERE A PREMIUM IS ENTERED (PREMIUM FOR SIX MONTHS)</div>${covers.map(
      (cover, row) =>
        line(
          box('Coverage', cover.name, 2),
          box('Limit of liability', cover.text, 1.7),
          ...[0, 1, 2, 3].map((index) => {
            const price = cars[index]?.prices[row];
            return box(`Veh ${index + 1} premium`, price == null ? (index < cars.length ? 'NIL' : '') : `${price}.00`);
          }),
        ),
    )}${line(box('', 'TOTAL PER VEHICLE', 3.7), ...[0, 1, 2, 3].map((index) => box(`Veh ${index + 1}`, perCar[index] === undefined ? '' : `${perCar[index]}.00`)))}${line(box('7 Credits applied', credits.map((credit) => credit.name).join(', '), 3), box('8 Total policy premium', `$ ${total}.00`))}
<div class="t">OPERATORS</div>${people.map((each, index) => line(box('Opr', index + 1, 0.3), box('Name', each.name, 2), box('Date of birth', dashed(each.dateOfBirth)), box('Marital', each.maritalStatus.slice(0, 1).toUpperCase(), 0.5)))}<div style="font-size:6pt;margin-top:5pt">USE: P pleasure, W to work, B business. FORM PA-6 (REV 7-91). Countersignature where required by law ____________________</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: kind === 'AMENDED' ? 'change' : kind.toLowerCase(),
      namedInsureds: names,
      mailingAddress: street,
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: office,
      totalPremium: total,
      discounts: credits,
      vehicles: cars.map(({ number, year, make, model, vin, usage }, index) => ({
        number,
        year,
        make,
        model,
        vin,
        usage,
        lienholderName: index === 0 ? lender : null,
        premium: perCar[index],
      })),
      drivers: people,
      coverages: cars.flatMap((car) =>
        covers.flatMap((cover, row) => {
          const premium = car.prices[row] ?? null;
          return premium === null
            ? []
            : [
                {
                  vehicleNumber: car.number,
                  name: cover.name.slice(3),
                  limitPerPerson: cover.limitPerPerson,
                  limit: cover.limit,
                  limitText: cover.limitText,
                  deductible: cover.deductible,
                  premium,
                },
              ];
        }),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
