import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A managing agency that writes one policy for each animal: a renewal schedule in narrow left captions and ruled rows, a
// deductible that went down because there was no claim, a build-up of the premium from the year to the month.

const BREEDS = {
  dog: ['Australian Shepherd', 'Beagle', 'Cavalier King Charles Spaniel', 'Great Dane', 'Cockapoo', 'Mixed, 51-90 lbs'],
  cat: ['Domestic Short Hair', 'British Shorthair', 'Persian', 'Siberian'],
};
const NICKNAMES = ['Winston', 'Tilly', 'Bandit', 'Coco Chanel', 'Rufus', 'Miss Kitty', 'Archie', 'Duchess', 'Pretzel'];
const RIDERS = [
  'Routine Care - Silver',
  'Routine Care - Gold',
  'Exam Fee Reimbursement',
  'Alternative and Behavioral Therapy',
  'Dental Illness Extension',
];

const css = `body{margin:0;font:9.6pt/1.36 "Liberation Sans Narrow","Liberation Sans";color:#111}.pg{break-after:page}.pg:last-child{break-after:auto}
.mast{display:flex;justify-content:space-between;border-bottom:5pt solid #2b6f77;padding-bottom:6pt}.mast b{font-size:17pt;color:#2b6f77}
.sec{display:grid;grid-template-columns:96pt 1fr;margin-top:11pt;border-top:1pt solid #2b6f77}.sec>h2{font-size:10pt;margin:3pt 0;color:#2b6f77}
table{width:100%;border-collapse:collapse}td,th{padding:2.4pt 6pt;border-bottom:.5pt solid #c5d3d5;text-align:left;vertical-align:top}th{font-size:8pt;font-weight:400;color:#555}
td:first-child{width:46%}.n{text-align:right}.tot td{font-weight:700;background:#e5f0f1}.s{font-size:8pt;color:#444}.coupon{border-top:1pt dashed #555;margin-top:30pt;padding-top:8pt;display:flex;justify-content:space-between}`;

const rows = (pairs: readonly (readonly [string, Html | string])[]): Html =>
  html`<table>${pairs.map(([caption, value]) => html`<tr><td>${caption}</td><td>${value}</td></tr>`)}</table>`;
const section = (title: string, content: Html): Html =>
  html`<div class="sec"><h2>${title}</h2><div>${content}</div></div>`;

/** What a year costs in cents that twelve equal payments can make. */
const yearly = (random: Random, low: number, high: number): number => random.int(low, high) * 12;

function drawPet(random: Random, effective: string) {
  const species = random.pick(['dog', 'dog', 'cat'] as const);
  const previous = random.pick([500, 750, 1000]);
  const isUnlimited = random.chance(0.3);
  return {
    previous,
    pet: {
      name: random.pick(NICKNAMES),
      petId: null,
      species,
      breed: random.pick(BREEDS[species]),
      sex: random.pick(['male', 'female'] as const),
      dateOfBirth: addDays(effective, -random.int(500, 4000)),
      neutered: random.chance(0.75),
      deductible: previous - random.pick([50, 100]),
      reimbursementPercent: random.pick([70, 80, 90]),
      annualLimit: isUnlimited ? null : random.pick([5000, 8000, 10_000, 15_000, 30_000]),
      limitText: isUnlimited ? 'Unlimited' : null,
    },
  };
}

function draw(random: Random) {
  const effective = dayBetween(random, '2020-02-01', '2026-09-01');
  const base = yearly(random, 19, 88);
  const riders = random.some(RIDERS, random.int(0, 2)).map((name) => ({ name, premium: yearly(random, 4, 26) }));
  const credit = random.chance(0.6) ? yearly(random, 1, 4) : 0;
  const tax = random.chance(0.4) ? yearly(random, 1, 3) : 0;
  const total = sum([base, ...riders.map(({ premium }) => premium), -credit, tax]);
  const brand = word(random);
  return {
    effective,
    expiration: addYears(effective, 1),
    ...drawPet(random, effective),
    base,
    riders,
    credit,
    tax,
    total,
    brand,
    owners: random.chance(0.35) ? [person(random), person(random)] : [person(random)],
    home: place(random),
    insurer: carrier(random),
    agencyLine: `${brand} Pet Insurance Services, LLC`,
    number: numbered(random, '@@#-#######-#'),
    plan: random.pick(['Accident & Illness Elite', 'Comprehensive Companion', 'Total Health Choice']),
    waits: [
      { condition: 'Accidents', period: random.pick(['1 day', '2 days']) },
      { condition: 'Illnesses', period: '14 days' },
      { condition: 'Cruciate ligament events', period: '6 months' },
    ],
    call: phone(random),
  };
}
type Facts = ReturnType<typeof draw>;

function schedule(facts: Facts): Html {
  const { pet, previous, owners, home, effective, expiration, number, insurer, brand, plan, waits } = facts;
  const fixed = pet.sex === 'male' ? 'Neutered' : 'Spayed';
  const months = facts.total / 12;
  const charges: readonly (readonly [string, string])[] = [
    [plan, dollarsAndCents(facts.base)],
    ...facts.riders.map(({ name, premium }) => [name, dollarsAndCents(premium)] as const),
    ...(facts.credit === 0 ? [] : [['Second pet credit', dollarsAndCents(-facts.credit)] as const]),
    ...(facts.tax === 0 ? [] : [['State premium tax', dollarsAndCents(facts.tax)] as const]),
  ];
  return html`<div class="pg"><div class="mast"><b>${brand}</b><span class="n">Policy Schedule<br>Renewal Term</span></div>
${section(
  'Policyholder',
  rows([
    ['Name', owners.join(' and ')],
    ['Address', `${home.street}, ${cityLine(home)}`],
    ['Policy #', number],
    ['Policy term', `${bare(effective)} - ${bare(expiration)} (12:01 AM)`],
    ['Insurer', insurer],
  ]),
)}
${section(
  'Insured pet',
  rows([
    ['Name of pet', pet.name],
    ['Type / breed', `${pet.species === 'dog' ? 'Dog' : 'Cat'} / ${pet.breed}`],
    ['Born', bare(pet.dateOfBirth)],
    ['Sex', `${pet.sex === 'male' ? 'M' : 'F'} - ${pet.neutered ? fixed : 'Intact'}`],
  ]),
)}
${section(
  'Your benefits',
  rows([
    ['Plan', plan],
    [
      'Annual deductible, this term',
      html`${wholeDollars(pet.deductible)} <span class="s">(expiring term ${wholeDollars(previous)}; you had no paid claim)</span>`,
    ],
    ['Reimbursement level', `${pet.reimbursementPercent}% of covered charges`],
    ['Coinsurance that you keep', `${100 - pet.reimbursementPercent}%`],
    ['Annual coverage limit', pet.annualLimit === null ? 'Unlimited' : wholeDollars(pet.annualLimit)],
  ]),
)}
${section('Waiting periods', html`${rows(waits.map(({ condition, period }) => [condition, period] as const))}<span class="s">Waiting periods were served in your first term and apply again only to benefits that you add.</span>`)}
${section('Premium', html`<table><tr><th></th><th class="n">For the year</th></tr>${charges.map(([name, amount]) => html`<tr><td>${name}</td><td class="n">${amount}</td></tr>`)}<tr class="tot"><td>Annual premium</td><td class="n">${dollarsAndCents(facts.total)}</td></tr><tr><td>Billed to you as 12 installments of</td><td class="n">${dollarsAndCents(months)}</td></tr></table>`)}
<p class="s">${facts.agencyLine} is the program manager and is paid a commission by the insurer. Claims: ${facts.call}. PS-RN (9/22)</p></div>`;
}

function letter({ owners, home, effective, pet, number, call, brand }: Facts): Html {
  return html`<div class="pg"><div class="mast"><b>${brand}</b><span>${written(addDays(effective, -45))}</span></div><p>${owners.map((name) => html`${name}<br>`)}${home.street}<br>${cityLine(home)}</p><p>Re: ${pet.name}, policy ${number}</p><p>Another healthy year! Because ${pet.name} did not need us, your deductible has gone down. Your renewal schedule is on the next page; unless you call us it takes effect by itself on ${written(effective)}.</p><p>Things you may want to know:</p><ul><li>You can change your reimbursement level to 70%, 80% or 90% once a year, at renewal.</li><li>An older pet costs more to insure. Ask for the rate page at ${call}.</li><li>Another pet at home? You save $12.00 or more a year on each policy.</li></ul><p>Give ${pet.name} a scratch behind the ears from all of us.</p></div>`;
}

export const style: Style = {
  policyType: 'pet',
  name: 'shrinking-deductible-renewal',
  build(random) {
    const facts = draw(random);
    const label = {
      carrierName: facts.insurer,
      policyNumber: facts.number,
      namedInsureds: facts.owners,
      mailingAddress: oneLine(facts.home),
      effectiveDate: facts.effective,
      expirationDate: facts.expiration,
      planName: facts.plan,
      premium: facts.total,
      premiumFrequency: 'annual',
      pets: [facts.pet],
      waitingPeriods: facts.waits,
      riders: facts.riders,
      _accept: { 'pets[0].premium': [null, facts.base, facts.total] },
    };
    return { html: sheet({ css, body: html`${letter(facts)}${schedule(facts)}` }), label };
  },
};
