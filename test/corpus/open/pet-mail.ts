import { abbreviated, addDays, addYears, shortBare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, firstName, lastName, oneLine, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawPets, type Pet } from '../parts/pets.ts';

// An electronic mail of a start-up, printed from the browser: a friendly text, chips with a value and a caption below, one panel a pet.

const css = `body{margin:0;font:10.5pt/1.5 "Open Sans",Helvetica,sans-serif;color:#33263d}.m{font-size:8.5pt;border-bottom:1pt solid #ccc;padding-bottom:6pt;margin-bottom:10pt}.chips{display:flex;gap:8pt;margin:6pt 0}.chip{border:1pt solid #d9c9e8;border-radius:8pt;padding:5pt 10pt;text-align:center;flex:1}.chip b{display:block;font-size:12pt}.chip span{font-size:7.5pt;color:#806f90}
.panel{background:#f8f4fb;border-radius:10pt;padding:9pt 12pt;margin:9pt 0;break-inside:avoid}h2{font-size:13pt;margin:0}.small{font-size:8pt;color:#806f90}`;

const chip = (value: string, caption: string): Html =>
  html`<div class="chip"><b>${value}</b><span>${caption}</span></div>`;

function panel(pet: Pet, id: string): Html {
  const description = `${pet.breed}, ${pet.sex === 'male' ? 'boy' : 'girl'}, ${pet.neutered ? 'fixed' : 'not fixed'}, born ${abbreviated(pet.born)}`;
  return html`<div class="panel"><h2>${pet.name} ${pet.species === 'dog' ? '(dog)' : '(cat)'}</h2><div class="small">${description}. Pet ID ${id}</div><div class="chips">${chip(wholeDollars(pet.deductible), 'yearly deductible')}${chip(`${pet.reimbursement}%`, 'reimbursement')}${chip(pet.limit === null ? 'No max' : wholeDollars(pet.limit), 'yearly maximum')}${chip(dollarsAndCents(pet.premium), 'per month')}</div></div>`;
}

export const style: Style = {
  policyType: 'pet',
  name: 'mail',
  build(random) {
    const effective = dayBetween(random, '2020-01-01', '2026-07-10');
    const pets = drawPets(random, random.int(1, 3), effective);
    const ids = pets.map(() => random.digits(9));
    const [first, last, insurer, address] = [firstName(random), lastName(random), carrier(random), place(random)];
    const owner = `${first} ${last}`;
    const number = `${random.letters(2)}-${random.digits(8)}`;
    const brand = random.pick(['Wagly', 'Tailbright', 'Furrow & Paw']);
    const wellness = random.chance(0.5)
      ? {
          name: random.pick(['Puppy & Kitten Pack', 'Preventive Plus', 'Dental Add-On']),
          premium: random.amount(5, 25),
        }
      : null;
    const total = sum([...pets.map((pet) => pet.premium), wellness?.premium ?? 0]);
    const sent = addDays(effective, -random.int(1, 3));
    const body = html`<div class="m">From: ${brand} &lt;hello@${brand.toLowerCase().replace(/[^a-z]/g, '')}.example&gt;<br>To: ${owner}<br>Date: ${shortBare(sent)}<br>Subject: Your ${brand} policy is ready</div><p>Hi ${first},</p><p>You did it! ${pets.map((pet, index) => `${index === 0 ? '' : ' and '}${pet.name}`)} ${pets.length === 1 ? 'is' : 'are'} covered. Here are the declarations of your policy; the full policy is attached.</p>
<div class="chips">${chip(number, 'policy number')}${chip(abbreviated(effective), 'first day')}${chip(abbreviated(addYears(effective, 1)), 'last day')}${chip(dollarsAndCents(total), 'total each month')}</div><p><b>Policyholder</b> ${owner}, ${oneLine(address)}</p>${pets.map((pet, index) => panel(pet, ids[index] ?? ''))}
${wellness === null ? null : html`<div class="panel"><h2>Add-on: ${wellness.name}</h2><div class="small">${dollarsAndCents(wellness.premium)} per month, included in your total above</div></div>`}<p>Coverage for accidents starts after 3 days, for illness after 14 days and for knees and hips after 30 days.</p><p>Tell a friend and you both get a $25.00 gift card.</p><p class="small">Insurance is underwritten by ${insurer}. ${brand} is the program administrator.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      premium: total,
      premiumFrequency: 'monthly',
      pets: pets.map((pet, index) => ({
        name: pet.name,
        petId: ids[index],
        species: pet.species,
        breed: pet.breed,
        sex: pet.sex,
        dateOfBirth: pet.born,
        neutered: pet.neutered,
        deductible: pet.deductible,
        reimbursementPercent: pet.reimbursement,
        annualLimit: pet.limit,
        limitText: pet.limit === null ? 'No max' : null,
        premium: pet.premium,
      })),
      waitingPeriods: [
        { condition: 'accidents', period: '3 days' },
        { condition: 'illness', period: '14 days' },
        { condition: 'knees and hips', period: '30 days' },
      ],
      riders: wellness === null ? [] : [wellness],
    };
    return { html: sheet({ css, body }), label };
  },
};
