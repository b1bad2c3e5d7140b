import { addYears, slashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, person, phone, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawPets, type Pet } from '../parts/pets.ts';

// A veterinary plan with captions down and a column a pet, waiting periods in a table, monthly premium with tax.

const css = `body{margin:0;font:10pt/1.4 Lato,"Open Sans",sans-serif}.t{display:flex;justify-content:space-between;border-bottom:3pt solid #2f8f83;padding-bottom:6pt}.t b{font-size:17pt;color:#2f8f83}h2{font-size:11pt;color:#2f8f83;margin:14pt 0 3pt}table{border-collapse:collapse;width:100%}td,th{padding:3pt 6pt;border-bottom:.6pt solid #cfe3e0;text-align:left}th{background:#e8f4f2}td:first-child{color:#555;width:150pt}.p{font-size:8pt;color:#555;margin-top:14pt}`;

const row = (caption: string, pets: readonly Pet[], value: (pet: Pet) => string): Html =>
  html`<tr><td>${caption}</td>${pets.map((pet) => html`<td>${value(pet)}</td>`)}</tr>`;
const two = (caption: string, value: string): Html => html`<tr><td>${caption}</td><td>${value}</td></tr>`;

const WAITING = [
  { condition: 'Accidents', period: '2 days' },
  { condition: 'Illnesses', period: '14 days' },
  { condition: 'Cruciate ligament conditions', period: '6 months' },
];

export const style: Style = {
  policyType: 'pet',
  name: 'pet-by-column',
  build(random) {
    const effective = dayBetween(random, '2018-01-01', '2026-07-01');
    const pets = drawPets(random, random.int(1, 3), effective);
    const [insurer, owner, address] = [carrier(random), person(random), place(random)];
    const number = `PET-${random.digits(7)}`;
    const plan = random.pick(['Essential Accident & Illness', 'Complete Care', 'Accident Only']);
    const rider = random.chance(0.5)
      ? {
          name: random.pick(['Wellness Rewards', 'Exam Fee Coverage', 'Rehabilitation Rider']),
          premium: random.amount(4, 22),
        }
      : null;
    const subtotal = sum([...pets.map((pet) => pet.premium), rider?.premium ?? 0]);
    const tax = random.chance(0.4) ? Math.round(subtotal * 2.5) / 100 : 0;
    const total = sum([subtotal, tax]);
    const body = html`<div class="t"><div><b>Pet Health Policy</b><br>Declarations</div><div style="text-align:right">Policy ${number}<br>${insurer}</div></div>
<table style="margin-top:8pt">${two('Policyholder', owner)}${two('Address', oneLine(address))}${two('Policy begins', `${slashed(effective)} at 12:01 AM`)}${two('Policy ends', slashed(addYears(effective, 1)))}${two('Plan', plan)}</table>
<h2>Your pets</h2><table><tr><th></th>${pets.map((pet) => html`<th>${pet.name}</th>`)}</tr>${row('Type of animal', pets, (pet) => (pet.species === 'dog' ? 'Dog' : 'Cat'))}${row('Breed', pets, (pet) => pet.breed)}${row('Gender', pets, (pet) => (pet.sex === 'male' ? 'Male' : 'Female'))}${row('Spayed / neutered', pets, (pet) => (pet.neutered ? 'Yes' : 'No'))}${row('Birthday', pets, (pet) => slashed(pet.born))}
${row('Annual deductible', pets, (pet) => wholeDollars(pet.deductible))}${row('We pay you back', pets, (pet) => `${pet.reimbursement}%`)}${row('Annual limit', pets, (pet) => (pet.limit === null ? 'Unlimited' : wholeDollars(pet.limit)))}${row('Monthly premium', pets, (pet) => dollarsAndCents(pet.premium))}</table>
<h2>Waiting periods</h2><table>${WAITING.map((each) => two(each.condition, each.period))}</table>${rider === null ? null : html`<h2>Optional riders</h2><table>${two(rider.name, `${dollarsAndCents(rider.premium)} per month`)}</table>`}
<h2>What you pay each month</h2><table>${two('Premium', dollarsAndCents(subtotal))}${tax === 0 ? null : two('Premium tax', dollarsAndCents(tax))}${two('Total per month', dollarsAndCents(total))}</table><div class="p">Pre-existing conditions are not covered. Claims must be sent within 180 days. Questions? ${phone(random)}, ${cityLine(place(random))}.</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      planName: plan,
      premium: total,
      premiumFrequency: 'monthly',
      pets: pets.map((pet) => ({
        name: pet.name,
        species: pet.species,
        breed: pet.breed,
        sex: pet.sex,
        dateOfBirth: pet.born,
        neutered: pet.neutered,
        deductible: pet.deductible,
        reimbursementPercent: pet.reimbursement,
        annualLimit: pet.limit,
        limitText: pet.limit === null ? 'Unlimited' : null,
        premium: pet.premium,
      })),
      waitingPeriods: WAITING,
      riders: rider === null ? [] : [rider],
    };
    return { html: sheet({ css, body }), label };
  },
};
