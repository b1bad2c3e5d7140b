import { addDays, spaced } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, firstName, lastName, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

// A storefront insurer for customers of two languages: every caption in both, facts of a car in a run of pairs, coverages as lines with the price at the left.

const CARS = [
  ['Volkswagen', 'Jetta 1.4T S'],
  ['Kia', 'Forte LXS'],
  ['Nissan', 'Frontier King Cab'],
  ['Chevrolet', 'Tahoe LS'],
  ['Scion', 'tC Coupe'],
] as const;

const css = `body{margin:0;font:9.4pt/1.35 "DejaVu Serif Condensed","DejaVu Serif"}.band{background:#7a1f5c;color:#fff;padding:3pt 8pt;margin:9pt 0 4pt;font-weight:700;break-after:avoid}.band em,em{font-weight:400;opacity:.85}.hero{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4pt solid #f0b43c;padding-bottom:5pt}.hero b{font-size:16pt;color:#7a1f5c}.p{display:flex;flex-wrap:wrap;gap:2pt 18pt}.p small{color:#7a1f5c;font-size:7.2pt;display:block}.l{display:grid;grid-template-columns:70pt 1fr 1.1fr;border-bottom:.5pt solid #e3cdda;padding:2pt 0;break-inside:avoid}.l b{font-weight:700}.big{font-size:13pt;text-align:center;border:2pt solid #f0b43c;padding:6pt;margin-top:10pt}.fine{font-size:7pt;margin-top:8pt}`;

interface Cover {
  english: string;
  spanish: string;
  text: string;
  limitPerPerson?: number;
  limit?: number;
  deductible?: number;
  premium: number;
}

function coversOf(random: Random, isFull: boolean): Cover[] {
  const deductible = random.pick([500, 750, 1_000]);
  const damage = `Deducible / Deductible ${wholeDollars(deductible)}`;
  return [
    {
      english: 'Bodily Injury Liability',
      spanish: 'Lesiones corporales',
      text: '$15,000 por persona / per person, $30,000 por accidente / per accident',
      limitPerPerson: 15_000,
      limit: 30_000,
      premium: random.amount(120, 330),
    },
    {
      english: 'Property Damage Liability',
      spanish: 'Daños a la propiedad',
      text: '$10,000 por accidente / per accident',
      limit: 10_000,
      premium: random.amount(90, 260),
    },
    ...(isFull
      ? [
          {
            english: 'Comprehensive',
            spanish: 'Cobertura amplia',
            text: damage,
            deductible,
            premium: random.amount(40, 150),
          },
          { english: 'Collision', spanish: 'Colisión', text: damage, deductible, premium: random.amount(150, 410) },
        ]
      : []),
    ...(random.chance(0.4)
      ? [{ english: 'Towing', spanish: 'Grúa', text: '$75 por evento / per event', limit: 75, premium: 9 }]
      : []),
  ];
}

const nameOf = ({ english, spanish }: Cover): string => `${spanish} / ${english}`;
const pair = (caption: string, value: string | number): Html => html`<div><small>${caption}</small>${value}</div>`;
const band = (spanish: string, english: string): Html => html`<div class="band">${spanish} <em>| ${english}</em></div>`;

export const style: Style = {
  policyType: 'auto',
  name: 'two-languages-bands',
  build(random) {
    const effective = `20${random.int(23, 25)}-${random.pick(['01-08', '05-02', '08-27', '11-19'])}`;
    const expiration = addDays(effective, random.pick([181, 182]));
    const insurer = `${word(random)} Pacific Insurance Company`;
    const store = agency(random);
    const home = place(random, 'CA');
    const family = lastName(random);
    const names = random.times(random.int(1, 2), () => `${firstName(random)} ${family}`);
    const number = numbered(random, 'CA-@@-#######');
    const cars = random.some(CARS, random.int(1, 3)).map(([make, model], i) => ({
      number: i + 1,
      year: random.int(2008, 2021),
      make,
      model,
      vin: vin(random),
      annualMileage: random.int(6, 17) * 1000,
      usage: random.pick(['Trabajo / Work', 'Placer / Pleasure']),
      bank: random.chance(0.4) ? `${word(random)} Auto Credit` : null,
      covers: coversOf(random, random.chance(0.6)),
    }));
    const totals = cars.map((car) => sum(car.covers.map((each) => each.premium)));
    const fees = [
      { name: 'Broker-Carrier Policy Fee', spanish: 'Cargo de póliza', amount: random.pick([15, 35, 50]) },
      { name: 'Fraud Fee', spanish: 'Cargo contra el fraude', amount: 0.88 * cars.length },
    ];
    const total = sum([...totals, ...fees.map((each) => each.amount)]);
    const discounts = random.some(
      [
        ['Buen conductor', 'Good Driver'],
        ['Varios autos', 'Multi-Car'],
        ['Conductor maduro', 'Mature Driver'],
      ] as const,
      random.int(1, 2),
    );
    const drivers = names.map((name) => ({
      name,
      dateOfBirth: `19${random.int(58, 99)}-${random.pick(['01', '06', '09'])}-${random.int(10, 28)}`,
      maritalStatus: names.length === 2 ? 'married' : 'single',
      licenseNumber: `${random.letters(1)}${random.digits(7)}`,
    }));
    const excluded = random.chance(0.5) ? `${firstName(random)} ${family}` : null;
    const isRenewal = random.chance(0.5);
    const body = html`<div class="hero"><div><b>Su póliza de auto</b><br><em>Your auto policy declarations</em></div><div>${insurer}<br>${isRenewal ? 'Renovación / Renewal' : 'Póliza nueva / New policy'}</div></div>
<div class="p" style="margin-top:7pt"><div><small>Asegurado / Insured</small>${names.map((name) => html`${name}<br>`)}${home.street}<br>${cityLine(home)}</div>${pair('Póliza / Policy', number)}${pair('Desde / From', spaced(effective))}${pair('Hasta / Until', spaced(expiration))}<div><small>Su oficina / Your office</small>${store}<br>${phone(random)}</div></div>
${band('Conductores', 'Drivers')}${drivers.map((each) => html`<div class="p">${pair('Nombre / Name', each.name)}${pair('Nacimiento / Born', spaced(each.dateOfBirth))}${pair('Licencia / License', each.licenseNumber)}${pair('Estado civil / Marital status', each.maritalStatus === 'married' ? 'Casado / Married' : 'Soltero / Single')}${pair('Situación / Status', 'Incluido / Covered')}</div>`)}${excluded === null ? '' : html`<div class="p">${pair('Nombre / Name', excluded)}${pair('Situación / Status', 'Excluido / Excluded')}</div>`}
${cars.map((car, i) => html`${band(`Auto ${car.number}`, `Vehicle ${car.number}`)}<div class="p">${pair('Año / Year', car.year)}${pair('Marca / Make', car.make)}${pair('Modelo / Model', car.model)}${pair('VIN', car.vin)}${pair('Uso / Use', car.usage)}${pair('Millas al año / Miles a year', car.annualMileage.toLocaleString('en-US'))}${car.bank === null ? '' : pair('Financiera / Lienholder', car.bank)}</div>${car.covers.map((cover) => html`<div class="l"><b>${dollarsAndCents(cover.premium)}</b><span>${nameOf(cover)}</span><span>${cover.text}</span></div>`)}<div class="l"><b>${dollarsAndCents(totals[i] ?? 0)}</b><span><em>Total del auto ${car.number} / Total of vehicle ${car.number}</em></span><span></span></div>`)}
${band('Cargos y descuentos', 'Charges and discounts')}${fees.map((each) => html`<div class="l"><b>${dollarsAndCents(each.amount)}</b><span>${each.spanish} / ${each.name}</span><span></span></div>`)}<div class="l"><b>&#10003;</b><span>Descuentos ya aplicados / Discounts already applied</span><span>${discounts.map(([spanish, english]) => html`${spanish} / ${english}<br>`)}</span></div>
<div class="big">Total por seis meses / Six-month total: <b>${dollarsAndCents(total)}</b></div><div class="fine">El texto en inglés es el que vale. The English text prevails. Motorista sin seguro rechazado por escrito / Uninsured motorist coverage waived in writing. Pago tardío / Late payment: $12.00.</div>`;
    const coverages = cars.flatMap((car) =>
      car.covers.map((cover) => ({
        vehicleNumber: car.number,
        name: nameOf(cover),
        limitPerPerson: cover.limitPerPerson,
        limit: cover.limit,
        deductible: cover.deductible,
        premium: cover.premium,
      })),
    );
    const covers = cars.flatMap((car) => car.covers);
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: store,
      totalPremium: total,
      fees: fees.map(({ name, spanish, amount }) => ({ name: `${spanish} / ${name}`, amount })),
      discounts: discounts.map(([spanish, english]) => ({ name: `${spanish} / ${english}` })),
      vehicles: cars.map(({ number, year, make, model, vin, usage, annualMileage, bank }, i) => ({
        number,
        year,
        make,
        model,
        vin,
        usage,
        annualMileage,
        lienholderName: bank,
        premium: totals[i],
      })),
      drivers: [
        ...drivers.map((each) => ({ ...each, status: 'Incluido / Covered' })),
        ...(excluded === null ? [] : [{ name: excluded, status: 'Excluido / Excluded' }]),
      ],
      coverages,
      // either language is a right reading
      _accept: Object.fromEntries([
        ...covers.map(({ english, spanish }, i) => [`coverages[${i}].name`, [english, spanish]]),
        ...fees.map(({ name, spanish }, i) => [`fees[${i}].name`, [name, spanish]]),
        ...discounts.map((both, i) => [`discounts[${i}].name`, [...both]]),
        ...cars.map(({ usage }, i) => [`vehicles[${i}].usage`, usage.split(' / ')]),
        ...drivers.map((_, i) => [`drivers[${i}].status`, ['Incluido', 'Covered']]),
        [`drivers[${drivers.length}].status`, ['Excluido', 'Excluded']],
      ]),
    };
    return { html: sheet({ css, body }), label };
  },
};
