import { addYears, bare, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawPets, type Pet } from '../parts/pets.ts';

// The pet product of a savings bank: declarations in ruled boxes whose captions stand inside, one strip of boxes for each
// animal, the shares of company and owner with a slash, and the bank's authorization of the monthly draft below.

const css = `body{margin:0 1pt;font:9.4pt/1.25 "Liberation Serif",serif}h1{font-size:13pt;text-align:center;margin:0}.sub{text-align:center;margin-bottom:9pt}.r{display:flex}.r>div{border:.8pt solid #000;margin:-.4pt;padding:1.5pt 4pt 3pt;min-height:23pt;flex:1 0 0}
.r small{display:block;font-size:6.8pt;font-style:italic}.bar{font-weight:700;margin:11pt 0 3pt;font-size:10pt}.pet{margin-bottom:7pt;break-inside:avoid}.auth{border:2.4pt double #000;margin-top:16pt;padding:7pt 10pt;font-size:8.8pt;break-inside:avoid}.auth .sig{display:flex;gap:30pt;margin-top:20pt}.sig span{border-top:.7pt solid #000;flex:1}p{margin:5pt 0}`;

const box = (flex: number, caption: string, value: Html | string): Html =>
  html`<div style="flex:${flex} 1 0"><small>${caption}</small>${value}</div>`;

const PLANS = ['Core Plan', 'Core Plan with Illness', 'Full Care Plan'];
const WAITS = [
  { condition: 'Accident', period: 'none' },
  { condition: 'Illness', period: '15 days' },
  { condition: 'Orthopedic conditions', period: '180 days' },
];

function petStrip(pet: Pet, certificate: string): Html {
  const limit = pet.limit === null ? 'NO ANNUAL MAXIMUM' : whole(pet.limit);
  return html`<div class="pet"><div class="r">${box(1.1, 'Certificate', certificate)}${box(1.2, 'Call name', pet.name)}${box(0.7, 'Kind', pet.species === 'dog' ? 'Canine' : 'Feline')}${box(1.7, 'Stated breed', pet.breed)}${box(0.6, 'Sex', pet.sex === 'male' ? 'M' : 'F')}${box(0.8, 'Altered', pet.neutered ? 'Yes' : 'No')}${box(1, 'Whelped / born', bare(pet.born))}</div>
<div class="r">${box(1, 'Policy-year deductible $', whole(pet.deductible))}${box(1.2, 'Coinsurance, company / owner', `${pet.reimbursement}% / ${100 - pet.reimbursement}%`)}${box(1.2, 'Policy-year maximum $', limit)}${box(1, 'Annual premium $', cents(pet.premium))}</div></div>`;
}

function draw(random: Random) {
  const effective = dayBetween(random, '2018-05-01', '2026-08-10');
  const pets = drawPets(random, random.int(1, 4), effective).map((pet) => ({
    ...pet,
    premium: sum([pet.premium * random.int(9, 12)]),
    reimbursement: pet.reimbursement === 100 ? 90 : pet.reimbursement,
  }));
  const riders = random
    .some(['Preventive Care Option', 'Boarding and Holiday Option', 'Lost Animal Advertising Option'], random.int(0, 2))
    .map((name) => ({ name, premium: random.amount(15, 180) }));
  const charge = random.chance(0.5) ? random.pick([6, 12, 15]) : 0;
  const bank = word(random);
  return {
    effective,
    expiration: addYears(effective, 1),
    pets: pets.map((pet) => ({ pet, certificate: numbered(random, '######-#') })),
    riders,
    charge,
    premium: sum([...pets.map((pet) => pet.premium), ...riders.map((rider) => rider.premium), charge]),
    owners: random.chance(0.4) ? [person(random), person(random)] : [person(random)],
    home: place(random),
    bank: `${bank} Savings Bank`,
    insurer: carrier(random),
    number: numbered(random, 'PH ## ######'),
    plan: random.pick(PLANS),
  };
}

export const style: Style = {
  policyType: 'pet',
  name: 'draft-authorization',
  build(random) {
    const facts = draw(random);
    const { effective, expiration, pets, riders, charge, premium, owners, home, bank, insurer, number, plan } = facts;
    const monthly = Math.round((premium / 12) * 100) / 100;
    const extra = [
      ...riders.map(({ name, premium: cost }) => box(1, `${name} $`, cents(cost))),
      ...(charge === 0 ? [] : [box(1, 'Policy charge $', cents(charge))]),
    ];
    const body = html`<h1>Pet Health Insurance Declarations</h1><div class="sub">offered to customers of ${bank}</div>
<div class="r">${box(1.4, 'Policy no.', number)}${box(1, 'From (12:01 A.M.)', dashed(effective))}${box(1, 'To (12:01 A.M.)', dashed(expiration))}${box(1.3, 'Plan', plan)}</div><div class="r">${box(1, 'Named owner(s) and address', html`${owners.map((name) => html`${name}<br>`)}${home.street}<br>${cityLine(home)}`)}${box(1, 'Company', insurer)}</div>
<div class="bar">Animals insured</div>${pets.map(({ pet, certificate }) => petStrip(pet, certificate))}
<div class="bar">Waiting periods</div><div class="r">${WAITS.map(({ condition, period }) => box(1, condition, period))}</div><div class="bar">Premium</div><div class="r">${extra}${box(1.3, 'Total annual premium $', html`<b>${cents(premium)}</b>`)}</div>
<p>Only veterinary expense that is necessary, customary and incurred in the policy period is covered. Conditions that were present before the certificate began are not.</p>
<div class="auth"><b>Authorization of draft.</b> I authorize ${bank} to draw $${cents(monthly)} from my account on the fifth day of each month and pay it to the company. A draft that is returned costs $18.00. I may end this authorization with ten days' notice.<div class="sig"><span>Signature of depositor</span><span>Account ending in</span></div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: owners,
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium,
      premiumFrequency: 'annual',
      pets: pets.map(({ pet, certificate }) => ({
        name: pet.name,
        petId: certificate,
        species: pet.species,
        breed: pet.breed,
        sex: pet.sex,
        dateOfBirth: pet.born,
        neutered: pet.neutered,
        deductible: pet.deductible,
        reimbursementPercent: pet.reimbursement,
        annualLimit: pet.limit,
        limitText: pet.limit === null ? 'NO ANNUAL MAXIMUM' : null,
        premium: pet.premium,
      })),
      waitingPeriods: WAITS,
      riders,
      _accept: { 'waitingPeriods[0].period': ['none', null], 'waitingPeriods[0].condition': ['Accident', null] },
    };
    return { html: sheet({ css, body }), label };
  },
};
