import { addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawPets, type Pet } from '../parts/pets.ts';

// A formal certificate with numbered items in a frame, one schedule in words a pet, annual premium, coinsurance of both sides.

const css = `body{margin:0;font:10.5pt/1.45 "Liberation Serif",Georgia,serif}.f{border:3pt double #4b3b1f;padding:14pt 18pt}h1{font-size:16pt;text-align:center;margin:0;letter-spacing:2px}.c{text-align:center;margin-bottom:10pt}ol{padding-left:22pt;margin:0}li{margin-bottom:5pt}.s{margin:8pt 0;padding:6pt 10pt;background:#f6f2e8;break-inside:avoid}.s div{display:grid;grid-template-columns:150pt 1fr}.fine{font-size:8pt;margin-top:10pt}`;

const line = (caption: string, value: string): Html => html`<div><span>${caption}</span><span>${value}</span></div>`;

function ageOf({ years }: Pet): string {
  if (years === 0) return 'under 1 year old';
  return years === 1 ? '1 year old' : `${years} years old`;
}

function schedule(pet: Pet, index: number, id: string): Html {
  const kind = pet.species === 'dog' ? 'Canine' : 'Feline';
  const sex = `${pet.sex === 'male' ? 'Male' : 'Female'}, ${pet.neutered ? (pet.sex === 'male' ? 'neutered' : 'spayed') : 'intact'}`;
  return html`<div class="s"><b>Schedule ${index + 1}. &ldquo;${pet.name}&rdquo;</b>${line('Certificate no.', id)}${line('Species and breed', `${kind}, ${pet.breed}`)}${line('Sex', sex)}${line('Age at inception', ageOf(pet))}${line('Maximum benefit per year', pet.limit === null ? 'No Limit' : wholeDollars(pet.limit))}${line('Deductible per year', wholeDollars(pet.deductible))}${line('Coinsurance (Company / Owner)', `${pet.reimbursement}% / ${100 - pet.reimbursement}%`)}${line('Annual premium', dollarsAndCents(pet.premium))}</div>`;
}

export const style: Style = {
  policyType: 'pet',
  name: 'certificate',
  build(random) {
    const effective = dayBetween(random, '2014-01-01', '2026-06-01');
    const pets = drawPets(random, random.int(1, 4), effective).map((pet) => ({
      ...pet,
      premium: Math.round(pet.premium * 1150) / 100,
    }));
    const ids = pets.map(() => numbered(random, 'C-######'));
    const [insurer, owner, address] = [carrier(random), person(random), place(random)];
    const [administrator, number] = [`${word(random)} Pet Programs, Inc.`, numbered(random, '@@ ####-####')];
    const isContinuous = random.chance(0.3);
    const total = sum(pets.map((pet) => pet.premium));
    const plan = random.pick(['Gold', 'Silver Plus', 'Companion Major Medical']);
    const waits = [
      { condition: 'Injury', period: '24 hours' },
      { condition: 'Sickness', period: `${random.pick([14, 15, 30])} days` },
      { condition: 'Hip Dysplasia', period: '12 months' },
    ];
    const body = html`<div class="f"><h1>DECLARATIONS</h1><div class="c">Animal Health Insurance &mdash; issued by ${insurer}<br>Administered by ${administrator}</div><ol><li><b>Policy number:</b> ${number}</li><li><b>Named insured:</b> ${owner}</li><li><b>Mailing address:</b> ${address.street}, ${cityLine(address)}</li>
<li><b>Policy period:</b> ${isContinuous ? `from ${written(effective)}, continuous until cancelled` : `${written(effective)} to ${written(addYears(effective, 1))}`}</li><li><b>Plan:</b> ${plan}</li><li><b>Waiting periods:</b> ${waits.map((each, index) => `${index === 0 ? '' : '; '}${each.condition}: ${each.period}`)}</li><li><b>Total annual premium:</b> ${dollarsAndCents(total)}</li><li><b>Insured animals:</b> ${pets.length === 1 ? 'as in the schedule below' : `${pets.length}, as in the schedules below`}</li></ol>${pets.map((pet, index) => schedule(pet, index, ids[index] ?? ''))}
<div class="fine">The Company pays its share of covered charges over the deductible. This declarations page with form AH-20 (04/13) completes the policy. Not valid unless countersigned where required.</div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: isContinuous ? null : addYears(effective, 1),
      planName: plan,
      premium: total,
      premiumFrequency: 'annual',
      pets: pets.map((pet, index) => ({
        name: pet.name,
        petId: ids[index],
        species: pet.species,
        breed: pet.breed,
        sex: pet.sex,
        age: ageOf(pet),
        neutered: pet.neutered,
        deductible: pet.deductible,
        reimbursementPercent: pet.reimbursement,
        annualLimit: pet.limit,
        limitText: pet.limit === null ? 'No Limit' : null,
        premium: pet.premium,
      })),
      waitingPeriods: waits,
    };
    return { html: sheet({ css, body }), label };
  },
};
