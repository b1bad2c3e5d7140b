import { addYears, dashed } from '../kit/dates.ts';
import { cells, html, sheet } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawPets, type Pet } from '../parts/pets.ts';

// An employer's group program: one table row a pet with a running number, benefits in a second table, annual premium with a fee.

const css = `body{margin:0;font:9pt/1.35 Arial,"Liberation Sans",sans-serif}h1{font-size:14pt;color:#005f73;margin:0}.s{border-bottom:2pt solid #94d2bd;margin-bottom:8pt;padding-bottom:4pt}table{border-collapse:collapse;width:100%;margin:3pt 0 10pt}td,th{padding:3pt 5pt;text-align:left;border:.5pt solid #94d2bd}th{background:#e9f5f2;font-size:8pt}h2{font-size:10pt;margin:8pt 0 0;color:#005f73}.r{text-align:right}`;

const sexOf = ({ sex, neutered }: Pet): string => `${sex === 'male' ? 'M' : 'F'}${neutered ? '/N' : ''}`;

export const style: Style = {
  policyType: 'pet',
  name: 'roster',
  build(random) {
    const effective = dayBetween(random, '2016-01-01', '2026-07-01');
    const pets = drawPets(random, random.int(1, 5), effective).map((pet) => ({
      ...pet,
      premium: Math.round(pet.premium * 1080) / 100,
    }));
    const [insurer, owner, address, group] = [
      carrier(random),
      person(random),
      place(random),
      `${word(random)} Employee Benefits`,
    ];
    const number = numbered(random, 'GP######-##');
    const ids = pets.map((_, index) => `${number}/${index + 1}`);
    const rider = random.chance(0.5)
      ? {
          name: random.pick(['Well-Care Endorsement', 'Hereditary Conditions Endorsement']),
          premium: random.amount(30, 160),
        }
      : null;
    const fee = random.pick([0, 12, 24]);
    const total = sum([...pets.map((pet) => pet.premium), rider?.premium ?? 0, fee]);
    const waits = [
      { condition: 'Accident', period: '48 hours' },
      { condition: 'Illness', period: `${random.pick([10, 14])} days` },
      { condition: 'Orthopedic', period: '180 days' },
    ];
    const plan = random.pick(['Major Medical 80', 'Whole Pet', 'Basic Accident and Illness']);
    const hasBirthDates = random.chance(0.6);
    const body = html`<div class="s"><h1>Pet Insurance Declarations Page</h1>${insurer} &nbsp;|&nbsp; Group: ${group}</div><table><tr>${cells('th', ['Policy Number', 'Named Insured', 'Address', 'Effective', 'Expiration'])}</tr><tr>${cells('td', [number, owner, `${address.street}, ${cityLine(address)}`, dashed(effective), dashed(addYears(effective, 1))])}</tr></table>
<h2>Covered pets (${pets.length})</h2><table><tr>${cells('th', ['#', 'Pet Policy', 'Pet Name', 'Species', 'Breed', 'Sex', hasBirthDates ? 'DOB' : 'Age'])}</tr>${pets.map((pet, index) => html`<tr>${cells('td', [index + 1, ids[index], pet.name, pet.species === 'dog' ? 'Canine' : 'Feline', pet.breed, sexOf(pet), hasBirthDates ? dashed(pet.born) : `${pet.years} yr`])}</tr>`)}</table>
<h2>Benefits &ndash; plan ${plan}</h2><table><tr>${cells('th', ['#', 'Pet Name', 'Annual Max ($)', 'Deductible ($)', 'Reimbursement', 'Annual Premium ($)'])}</tr>${pets.map((pet, index) => html`<tr>${cells('td', [index + 1, pet.name, pet.limit === null ? 'No annual maximum' : whole(pet.limit), whole(pet.deductible), `${pet.reimbursement}%`])}<td class="r">${cents(pet.premium)}</td></tr>`)}${rider === null ? null : html`<tr><td colspan="5">${rider.name}</td><td class="r">${cents(rider.premium)}</td></tr>`}${fee === 0 ? null : html`<tr><td colspan="5">Annual policy fee</td><td class="r">${cents(fee)}</td></tr>`}<tr><td colspan="5"><b>Total annual premium</b></td><td class="r"><b>${dollarsAndCents(total)}</b></td></tr></table>
<h2>Waiting periods</h2><table><tr>${waits.map((each) => html`<td>${each.condition}: ${each.period}</td>`)}</tr></table><p>Deducted from your pay in 24 installments of ${dollarsAndCents(Math.round((total / 24) * 100) / 100)}. N = spayed or neutered.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      planName: plan,
      premium: total,
      premiumFrequency: 'annual',
      pets: pets.map((pet, index) => ({
        name: pet.name,
        petId: ids[index],
        species: pet.species,
        breed: pet.breed,
        sex: pet.sex,
        dateOfBirth: hasBirthDates ? pet.born : null,
        age: hasBirthDates ? null : `${pet.years} yr`,
        neutered: pet.neutered,
        deductible: pet.deductible,
        reimbursementPercent: pet.reimbursement,
        annualLimit: pet.limit,
        limitText: pet.limit === null ? 'No annual maximum' : null,
        premium: pet.premium,
      })),
      waitingPeriods: waits,
      riders: rider === null ? [] : [rider],
    };
    return { html: sheet({ css, body }), label };
  },
};
