import { addDays, addYears, slashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawPets, type Pet } from '../parts/pets.ts';

// A breed club's program under an administrator: a welcome page with the bill of the month, then a declarations page for
// each animal whose optional benefits are named "Plus" and stand below the base plan, purchased or not.

const css = `body{margin:0;font:9.6pt/1.38 Caladea,'Liberation Serif',serif}.lg{color:#14532d;font-size:15pt;border-bottom:1.5pt solid #14532d;padding-bottom:3pt;margin-bottom:8pt}.lg i{font-size:9pt;color:#555}.pg{break-before:page}.two{display:grid;grid-template-columns:1fr 1fr;gap:6pt 30pt}.k{display:flex;border-bottom:.5pt dotted #777;padding:1.5pt 0}.k span:first-child{width:132pt;color:#444}h3{font-size:10.5pt;margin:12pt 0 3pt;color:#14532d;text-transform:uppercase;letter-spacing:.5pt}table{width:100%;border-collapse:collapse}td,th{padding:2pt 4pt;text-align:left;vertical-align:top}th{border-bottom:1pt solid #14532d;font-size:8.6pt}.n{text-align:right}.t td{font-weight:700;border-top:1pt solid #14532d}.fine{font-size:7.8pt;color:#444}`;

const RIDERS = [
  { name: 'ExamPlus', what: 'Veterinary exam fees', low: 2, high: 9 },
  { name: 'SupportPlus', what: 'Cremation and burial expense', low: 1, high: 3 },
  { name: 'InheritedPlus', what: 'Inherited and congenital conditions', low: 3, high: 14 },
  { name: 'DefendPlus Wellness', what: 'Routine care, scheduled benefits', low: 14, high: 27 },
  { name: 'BreedingCoverage', what: 'Breeding risk', low: 6, high: 19 },
];
const fact = (caption: string, value: string): Html =>
  html`<div class="k"><span>${caption}</span><span>${value}</span></div>`;

export const style: Style = {
  policyType: 'pet',
  name: 'kennel-club-program',
  build(random) {
    const effective = dayBetween(random, '2018-01-01', '2026-07-01');
    const expiration = addYears(effective, 1);
    const [owner, at, insurer] = [person(random), place(random), carrier(random)];
    const program = `${word(random)} Kennel Club Pet Health`;
    const number = numbered(random, '####-####-##');
    const pets = drawPets(random, random.pick([1, 1, 1, 2, 2, 3]), effective);
    const plan = random.pick(['CompanionCare', 'Accident & Illness Select', 'CompanionCare Value']);
    const waits = [
      { condition: 'Accident', period: random.pick(['2 days', '48 hours']) },
      { condition: 'Illness', period: '14 days' },
      { condition: 'Intervertebral disc disease', period: '180 days' },
    ];
    const riders = random
      .some(RIDERS, random.int(0, 3))
      .map((each) => ({ ...each, premiums: pets.map(() => random.amount(each.low, each.high)) }));
    const declined = RIDERS.filter(({ name }) => riders.every((each) => each.name !== name));
    const base = sum(pets.map(({ premium }) => premium));
    const riderSum = sum(riders.flatMap(({ premiums }) => premiums));
    const saved = pets.length > 1 ? Math.round(base * 5) / 100 : 0;
    const tax = random.chance(0.3) ? Math.round((base + riderSum - saved) * 2) / 100 : 0;
    const total = sum([base, riderSum, -saved, tax]);
    const totalFor = (pet: Pet, at: number): number =>
      sum([pet.premium, ...riders.map(({ premiums }) => premiums[at] ?? 0)]);
    const line = (name: string, amount: string): Html => html`<tr><td>${name}</td><td class="n">${amount}</td></tr>`;
    const head = html`<div class="lg">${program} <i>insured by ${insurer}</i></div>`;
    const petPage = (
      pet: Pet,
      index: number,
    ): Html => html`<div class="pg">${head}<h3>Declarations &ndash; Animal ${index + 1} of ${pets.length}</h3><div class="two"><div>${fact('Animal’s call name', pet.name)}${fact('Kind / Breed', `${pet.species === 'dog' ? 'Canine' : 'Feline'} / ${pet.breed}`)}${fact('Sex', `${pet.sex === 'male' ? 'Male' : 'Female'}, ${pet.neutered ? 'altered' : 'intact'}`)}${fact('Date whelped or born', slashed(pet.born))}</div><div>${fact('Policy number', number)}${fact('Coverage begins', slashed(effective))}${fact('Coverage ends', slashed(expiration))}${fact('Policyholder', owner)}</div></div>
<h3>Base plan: ${plan}</h3><div class="two"><div>${fact('Annual benefit maximum', pet.limit === null ? 'Unlimited' : `$${whole(pet.limit)}`)}${fact('Annual deductible', `$${pet.deductible}`)}</div><div>${fact('We reimburse', `${pet.reimbursement}%`)}${fact('You pay (coinsurance)', `${100 - pet.reimbursement}%`)}</div></div>
<h3>Optional benefits</h3><table><tr><th>Benefit</th><th>Pays for</th><th>Purchased</th><th class="n">Monthly</th></tr>${riders.map(({ name, what, premiums }) => html`<tr><td>${name}</td><td>${what}</td><td>Yes</td><td class="n">${dollarsAndCents(premiums[index] ?? 0)}</td></tr>`)}${declined.map(({ name, what }) => html`<tr><td>${name}</td><td>${what}</td><td>No</td><td class="n">&ndash;</td></tr>`)}</table>
<h3>Waiting periods</h3><table>${waits.map(({ condition, period }) => html`<tr><td>${condition}</td><td>${period}</td></tr>`)}</table><h3>Monthly premium for ${pet.name}</h3><table style="width:60%">${line(`${plan} base premium`, dollarsAndCents(pet.premium))}${line('Optional benefits', dollarsAndCents(sum([totalFor(pet, index), -pet.premium])))}<tr class="t"><td>This animal</td><td class="n">${dollarsAndCents(totalFor(pet, index))}</td></tr></table><p class="fine">Pre-existing conditions are not covered. Benefits are paid after the annual deductible is met. Form KC-DEC 07/17.</p></div>`;
    const body = html`${head}<p>${slashed(addDays(effective, -1))}</p><p>${owner}<br>${at.street}<br>${cityLine(at)}</p><p>Dear ${owner}:</p><p>Thank you for enrolling ${pets.map(({ name }) => name).join(', ')}. Your declarations follow. If you are not satisfied you may return this policy within 30 days. Questions? Call ${phone(random)}.</p><h3>What you pay</h3><table style="width:62%">${pets.map((pet, index) => line(`${pet.name} (base and optional benefits)`, dollarsAndCents(totalFor(pet, index))))}${saved === 0 ? null : line('Multiple pet credit', `-${dollarsAndCents(saved)}`)}${tax === 0 ? null : line('Municipal tax', dollarsAndCents(tax))}<tr class="t"><td>Total monthly premium</td><td class="n">${dollarsAndCents(total)}</td></tr></table><p class="fine">A $2.00 transaction charge is added to each monthly draft. Pay annually to avoid this charge.</p>${pets.map(petPage)}`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(at),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium: total,
      premiumFrequency: 'monthly',
      pets: pets.map((pet, index) => ({
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
        premium: totalFor(pet, index),
      })),
      waitingPeriods: waits,
      // a rider of several animals has a price on each page
      riders: riders.map(({ name, premiums }) => ({ name, premium: pets.length === 1 ? premiums[0] : null })),
      _ignore: pets.length === 1 ? [] : [...riders.map((_, i) => `riders[${i}].premium`), 'riders[+]'],
    };
    return { html: sheet({ css, body }), label };
  },
};
