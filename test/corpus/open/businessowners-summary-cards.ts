import { abbreviated, addYears } from '../kit/dates.ts';
import { html, joined, sheet, type Html } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, oneLine, phone, place, type Place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A small business insurer on the web: a card a location with two lists side by side, liability as a row of figures over captions.

function drawLocation(random: Random, number: number, address: Place) {
  return {
    number,
    address,
    use: random.pick(['Yoga studio', 'Coffee shop', 'Law office', 'Boutique', 'Barber shop', 'Bike repair']),
    construction: random.pick(['Wood frame', 'Brick', 'Concrete block']),
    yearBuilt: random.int(1930, 2022),
    building: random.chance(0.5) ? random.int(100, 1_200) * 1000 : null,
    contents: random.int(8, 180) * 1000,
    improvements: random.chance(0.4) ? random.int(5, 60) * 1000 : null,
    deductible: random.pick([250, 500, 1_000]),
  };
}

type Location = ReturnType<typeof drawLocation>;

const EXTRAS = [
  { name: 'Cyber incident response', limit: 25_000 },
  { name: 'Employment practices', limit: 50_000 },
  { name: 'Tools and laptops away from the office', limit: 10_000 },
  { name: 'Sewer and drain backup', limit: 15_000 },
];

const css = `body{margin:0;font:9.5pt/1.4 Lato,"Open Sans",sans-serif;color:#25303b}.hd{display:flex;justify-content:space-between;border-bottom:3pt solid #f4a261;padding-bottom:6pt}.hd b{font-size:15pt}.card{border:1pt solid #d8dee4;border-radius:6pt;padding:7pt 10pt;margin:8pt 0;break-inside:avoid}.two{display:grid;grid-template-columns:1fr 1fr;gap:16pt}.l{display:flex;justify-content:space-between}.f{display:grid;grid-template-columns:repeat(6,1fr);gap:5pt;text-align:center}.f b{display:block}.f span,.s{font-size:7.6pt;color:#6b7a88}h2{font-size:11.5pt;margin:12pt 0 2pt}`;

const line = (caption: string, value: string): Html =>
  html`<div class="l"><span>${caption}</span><b>${value}</b></div>`;
const figure = (value: number, caption: string): Html =>
  html`<div><b>${wholeDollars(value)}</b><span>${caption}</span></div>`;

function card(each: Location): Html {
  return html`<div class="card"><b>Location ${each.number}</b> &nbsp; ${oneLine(each.address)}<div class="two"><div>${line('Used as', each.use)}${line('Construction', each.construction)}${line('Year built', String(each.yearBuilt))}</div><div>${each.building === null ? null : line('Building', wholeDollars(each.building))}${line('Business property', wholeDollars(each.contents))}${each.improvements === null ? null : line('Improvements by tenant', wholeDollars(each.improvements))}${line('Deductible', wholeDollars(each.deductible))}</div></div></div>`;
}

function coveragesOf({ number, building, contents, improvements, deductible }: Location) {
  const items: [string, number | null][] = [
    ['Building', building],
    ['Business property', contents],
    ['Improvements by tenant', improvements],
  ];
  return items.flatMap(([name, limit]) =>
    limit === null ? [] : [{ locationNumber: number, name, limit, deductible }],
  );
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'summary-cards',
  build(random) {
    const [insurer, producer, mail] = [carrier(random), agency(random), place(random)];
    const names = random.chance(0.3) ? [company(random), company(random)] : [company(random)];
    const number = `${random.letters(4)}-${random.digits(6)}`;
    const effective = dayBetween(random, '2018-01-01', '2026-07-01');
    const locations = random.times(random.int(1, 3), (index) =>
      drawLocation(random, index + 1, index === 0 ? mail : place(random, mail.state)),
    );
    const extras = random.some(EXTRAS, random.int(1, 3)).map((each) => ({ ...each, premium: random.int(25, 260) }));
    const occurrence = random.pick([1_000_000, 2_000_000]);
    const [medical, rented] = [random.pick([5_000, 10_000]), random.pick([100_000, 300_000])];
    const base = random.int(420, 4_200);
    const discounts = random
      .some(['Claims-free', 'Paid electronically', 'Two or more policies'], random.int(0, 2))
      .map((name) => ({ name, amount: random.int(10, 120) }));
    const total = sum([base, ...extras.map((each) => each.premium), ...discounts.map((each) => -each.amount)]);
    const owner = random.chance(0.5) ? { name: company(random), home: place(random) } : null;
    const entity = random.pick(['LLC', 'Corporation', 'Sole proprietorship']);
    const isRenewal = random.chance(0.5);
    const body = html`<div class="hd"><div><b>Business owner's policy</b><br>${isRenewal ? 'Renewal declarations' : 'Declarations for your new policy'}</div><div style="text-align:right">${insurer}<br>Policy ${number}<br>${abbreviated(effective)} &ndash; ${abbreviated(addYears(effective, 1))}</div></div>
<div class="two" style="margin-top:8pt"><div><span class="s">Insured business</span><br>${joined(names, html`<br>`)}<br>${mail.street}<br>${cityLine(mail)}</div><div><span class="s">Agent</span><br>${producer}, ${phone(random)}<br><span class="s">Type of business</span><br>${entity}, ${locations[0]?.use}</div></div>
<h2>Your locations</h2>${locations.map(card)}<h2>Liability</h2><div class="card f">${figure(occurrence, 'each occurrence')}${figure(occurrence * 2, 'general aggregate')}${figure(occurrence * 2, 'products and completed work, aggregate')}${figure(occurrence, 'personal and advertising injury')}${figure(rented, 'damage to rented premises')}${figure(medical, 'medical, each person')}</div>
<div class="two"><div><h2>Added coverages</h2>${extras.map((each) => html`<div class="card">${line(each.name, `up to ${wholeDollars(each.limit)}`)}<div class="s">Premium ${wholeDollars(each.premium)}</div></div>`)}</div><div><h2>Price for one year</h2>${line('Basic policy', wholeDollars(base))}${line('Added coverages', wholeDollars(sum(extras.map((each) => each.premium))))}${discounts.map((each) => line(each.name, `-${wholeDollars(each.amount)}`))}${line('Total premium', wholeDollars(total))}${owner === null ? null : html`<h2>Additional insured</h2>${owner.name}<br>${owner.home.street}<br>${cityLine(owner.home)}`}</div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(mail),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      entityType: entity,
      businessDescription: locations[0]?.use,
      totalPremium: total,
      discounts,
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: locations.map((each) => ({
        locationNumber: each.number,
        address: oneLine(each.address),
        description: each.use,
        construction: each.construction,
        yearBuilt: each.yearBuilt,
      })),
      coverages: [...locations.flatMap(coveragesOf), ...extras],
      additionalInterests:
        owner === null ? [] : [{ interest: 'Additional insured', name: owner.name, address: oneLine(owner.home) }],
    };
    return { html: sheet({ css, body }), label };
  },
};
