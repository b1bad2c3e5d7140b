import { addYears, bare, slashed } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A policy schedule on a form with tick boxes: for each pet the offered deductibles, shares and limits are all printed
// and the chosen one is ticked; kind and sex are ticked too. A shelter's partner program prints it.

const BREEDS = {
  dog: ['Hound Mix', 'Pointer', 'Chihuahua Mix', 'Husky'],
  cat: ['DSH Tabby', 'DLH Calico', 'Siamese Mix'],
};

function drawPet(random: Random, name: string, year: number) {
  const species = random.pick(['dog', 'cat'] as const);
  const isUnlimited = random.chance(0.25);
  return {
    name,
    petId: random.digits(8),
    species,
    breed: random.pick(BREEDS[species]),
    sex: random.pick(['male', 'female'] as const),
    dateOfBirth: `${year - random.int(1, 7)}-${random.pick(['01', '05', '10'])}-${random.int(10, 28)}`,
    neutered: random.chance(0.75),
    deductible: random.pick([100, 250, 500]),
    reimbursementPercent: random.pick([70, 80, 90]),
    annualLimit: isUnlimited ? null : random.pick([5000, 8000, 12_000]),
    limitText: isUnlimited ? 'Unlimited' : null,
    premium: random.amount(120, 900),
  };
}
type Pet = ReturnType<typeof drawPet>;

const css = `body{margin:0;font:8.8pt/1.35 'DejaVu Sans',sans-serif}h1{font-size:14pt;margin:0}.bar{background:#ececec;border:.8pt solid #000;padding:2pt 6pt;font-weight:700;margin-top:9pt}.line{display:flex;gap:12pt;border:.8pt solid #000;border-top:0;padding:3pt 6pt;flex-wrap:wrap}.line>div{min-width:70pt}.q{font-size:7.2pt;color:#333;display:block}.opts span{margin-right:11pt;white-space:nowrap}.pet{break-inside:avoid}`;

const box = (isTicked: boolean, text: string): Html => html`<span>${isTicked ? '☒' : '☐'} ${text}</span>`;
const entry = (caption: string, value: Piece): Html => html`<div><span class="q">${caption}</span>${value}</div>`;
const choice = (caption: string, options: readonly (readonly [boolean, string])[]): Html =>
  html`<div class="opts"><span class="q">${caption}</span>${options.map(([isTicked, text]) => box(isTicked, text))}</div>`;

function petSection(pet: Pet, index: number): Html {
  const limits = [5000, 8000, 12_000].map((amount) => [pet.annualLimit === amount, wholeDollars(amount)] as const);
  return html`<div class="pet"><div class="bar">Pet ${index + 1}</div><div class="line">${entry('Name', pet.name)}${entry('Tag no.', pet.petId)}${entry('Breed', pet.breed)}${entry('Born', bare(pet.dateOfBirth))}</div>
<div class="line">${choice('Kind', [
    [pet.species === 'dog', 'Dog'],
    [pet.species === 'cat', 'Cat'],
  ])}${choice('Sex', [
    [pet.sex === 'male', 'Male'],
    [pet.sex === 'female', 'Female'],
  ])}${choice('Spayed or neutered', [
    [pet.neutered, 'Yes'],
    [!pet.neutered, 'No'],
  ])}</div>
<div class="line">${choice(
    'Deductible each year',
    [100, 250, 500].map((amount) => [pet.deductible === amount, wholeDollars(amount)] as const),
  )}${choice(
    'We reimburse',
    [70, 80, 90].map((percent) => [pet.reimbursementPercent === percent, `${percent}%`] as const),
  )}</div>
<div class="line">${choice('Most we pay each year', [...limits, [pet.annualLimit === null, 'Unlimited']])}${entry('Annual premium, this pet', dollarsAndCents(pet.premium))}</div></div>`;
}

export const style: Style = {
  policyType: 'pet',
  name: 'tick-form',
  build(random) {
    const year = random.int(2018, 2025);
    const effective = `${year}-${random.pick(['02', '06', '09', '11'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const pets = random
      .some(['Peanut', 'Hazel', 'Marley', 'Simba', 'Dot'], random.int(1, 3))
      .map((name) => drawPet(random, name, year));
    const [insurer, owner, home, program] = [
      carrier(random),
      person(random),
      place(random),
      `${word(random)} Shelter Friends`,
    ];
    const number = numbered(random, 'SF######-@');
    const plans = ['Accident only', 'Accident and sickness', 'Accident, sickness and dental'];
    const plan = random.pick(plans);
    const offered = [
      { name: 'Vaccination and checkup rider', premium: random.amount(60, 140) },
      { name: 'Prescription food rider', premium: random.amount(40, 90) },
      { name: 'Behavior therapy rider', premium: random.amount(30, 80) },
    ];
    const riders = offered.filter(() => random.chance(0.45));
    const total = sum([...pets.map(({ premium }) => premium), ...riders.map(({ premium }) => premium)]);
    const body = html`<h1>Pet Policy Schedule</h1>${program} program &middot; insured by ${insurer} &middot; Questions: ${phone(random)}
<div class="bar">Policyholder</div><div class="line">${entry('Name', owner)}${entry('Address', html`${home.street}<br>${cityLine(home)}`)}${entry('Policy no.', number)}${entry('From', slashed(effective))}${entry('To', slashed(expiration))}</div>
<div class="line">${choice(
      'Plan',
      plans.map((name) => [name === plan, name] as const),
    )}</div>${pets.map(petSection)}
<div class="bar">Riders (ticked if bought)</div><div class="line" style="display:block">${offered.map((rider) => html`<div>${box(riders.includes(rider), rider.name)}${riders.includes(rider) ? html` &nbsp; ${dollarsAndCents(rider.premium)} a year` : null}</div>`)}</div>
<div class="bar">Waiting periods</div><div class="line">${entry('Accident', 'None')}${entry('Sickness', '14 days')}${entry('Hip dysplasia', '12 months')}</div>
<div class="bar">Total annual premium: ${dollarsAndCents(total)}</div><div class="line">${choice('Paid', [
      [true, 'Once a year'],
      [false, 'Each month'],
    ])}</div><p style="font-size:7.4pt">Please check this schedule and return it within ten days if a box is ticked in error.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium: total,
      premiumFrequency: 'annual',
      pets,
      waitingPeriods: [
        { condition: 'Accident', period: 'None' },
        { condition: 'Sickness', period: '14 days' },
        { condition: 'Hip dysplasia', period: '12 months' },
      ],
      riders,
      _accept: { 'waitingPeriods[0].period': ['None', null] },
    };
    return { html: sheet({ css, body }), label };
  },
};
