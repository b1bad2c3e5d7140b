import { addDays, written, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A medical plan sold in exam rooms: one share for all pets, a deductible for each condition that is met once in a life,
// no limit on payouts, a policy that goes on by the month until it is canceled. A card of the first charge comes before.

const BREEDS = {
  dog: [
    'Mixed breed - medium (23 to 70 lbs)',
    'Golden Retriever',
    'English Bulldog',
    'Miniature Schnauzer',
    'Bernese Mountain Dog',
    'Pembroke Welsh Corgi',
    'Pit Bull Terrier mix',
  ],
  cat: ['Domestic shorthair', 'Domestic medium hair', 'Ragdoll', 'Bengal', 'Sphynx'],
};
const NICKNAMES = [
  'Nacho',
  'Ollie',
  'Mabel',
  'Professor Fluff',
  'Tank',
  'Ivy',
  'Sir Barks',
  'Luna Bean',
  'Otis',
  'Fig',
];
const AGES = ['0-7 weeks', '8 weeks - 11 months', '1 year', '2 years', '3 years', '4 years', '6 years'];

function drawPet(random: Random, name: string) {
  const species = random.pick(['dog', 'dog', 'cat'] as const);
  return {
    name,
    petId: numbered(random, 'TP-########'),
    species,
    breed: random.pick(BREEDS[species]),
    sex: random.pick(['male', 'female'] as const),
    neutered: random.chance(0.65),
    age: random.pick(AGES),
    deductible: random.pick([0, 100, 200, 250, 500, 700, 1000]),
    premium: random.amount(28, 165),
  };
}
type Pet = ReturnType<typeof drawPet>;

const css = `body{margin:0;font:9.8pt/1.42 Lato,"Open Sans",sans-serif;color:#1d2a33}.pg{break-after:page}.pg:last-child{break-after:auto}
header{display:flex;justify-content:space-between;align-items:center;margin-bottom:14pt}header b{font-size:19pt;color:#d5402b}header span{font-size:8pt;text-align:right;color:#555}
h1{font-size:15pt;font-weight:400;margin:0 0 8pt}h2{font-size:10.5pt;margin:14pt 0 4pt;color:#d5402b}.two{display:grid;grid-template-columns:1fr 1fr;gap:10pt 28pt}
.k{font-size:7.8pt;color:#667;text-transform:uppercase;letter-spacing:.5pt;margin-top:6pt}.pet{border-left:4pt solid #d5402b;padding:2pt 0 2pt 12pt;margin:10pt 0;break-inside:avoid}
.pet h3{font-size:12.5pt;margin:0}.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:0 10pt}.line{display:flex;justify-content:space-between;border-bottom:.5pt solid #ccd;padding:3pt 0}
.sum{font-weight:700;border-bottom:1.5pt solid #1d2a33}.charge{background:#fbeeec;padding:10pt 14pt;margin:12pt 0}.fine{font-size:7.6pt;color:#555}`;

const fact = (caption: string, value: string): Html => html`<div><div class="k">${caption}</div>${value}</div>`;
const line = (caption: string, value: string, cls = ''): Html =>
  html`<div class="line ${cls}"><span>${caption}</span><span>${value}</span></div>`;

function petBlock(pet: Pet, hospital: string): Html {
  const altered = pet.sex === 'male' ? 'neutered' : 'spayed';
  const gender = `${pet.sex === 'male' ? 'Male' : 'Female'}, ${pet.neutered ? altered : `not ${altered}`}`;
  return html`<div class="pet"><h3>${pet.name}</h3><div class="grid">${fact('Pet number', pet.petId)}${fact('Species', pet.species === 'dog' ? 'Canine' : 'Feline')}${fact('Gender', gender)}${fact('Age at enrollment', pet.age)}</div>
<div class="grid" style="grid-template-columns:2fr 1fr 1fr">${fact('Breed', pet.breed)}${fact('Lifetime per-condition deductible', wholeDollars(pet.deductible))}${fact('Monthly premium', dollarsAndCents(pet.premium))}</div><div class="k">Last seen by</div>${hospital}</div>`;
}

function draw(random: Random) {
  const effective = dayBetween(random, '2019-03-01', '2026-08-20');
  const pets = random.some(NICKNAMES, random.pick([1, 1, 2, 2, 3])).map((name) => drawPet(random, name));
  const riders = random.some(
    [
      { name: 'Rehabilitation and Complementary Care Rider', premium: random.amount(6, 21) },
      { name: 'Owner Assistance Package', premium: 4.95 },
      { name: 'Breeding Coverage Rider', premium: random.amount(15, 40) },
    ],
    random.pick([0, 1, 1, 2]),
  );
  const before = sum([...pets, ...riders].map(({ premium }) => premium));
  const tax = random.chance(0.5) ? Math.round(before * random.int(2, 6)) / 100 : 0;
  const owners = random.chance(0.3) ? [person(random), person(random)] : [person(random)];
  return {
    effective,
    pets,
    riders,
    before,
    tax,
    premium: sum([before, tax]),
    owners,
    home: place(random),
    insurer: carrier(random),
    brand: `${word(random)} Pet`,
    number: numbered(random, '##-#######'),
    injuryDays: random.pick(['5 days', '48 hours']),
    illnessDays: random.pick(['14 days', '30 days']),
    hospital: `${word(random)} ${random.pick(['Animal Hospital', 'Veterinary Clinic', 'Pet Medical Center'])}`,
    call: phone(random),
  };
}

const PLAN = 'Lifelong Medical Plan';

export const style: Style = {
  policyType: 'pet',
  name: 'lifetime-condition-deductible',
  build(random) {
    const facts = draw(random);
    const { effective, pets, riders, tax, premium, owners, home, insurer, brand, number } = facts;
    const enrolled = addDays(effective, -random.int(0, 3));
    const head = html`<header><b>${brand}</b><span>24 hours a day: ${facts.call}<br>members.${brand.split(' ')[0]?.toLowerCase()}.example</span></header>`;
    const body = html`<div class="pg">${head}${written(enrolled)}<p>${owners.join(' and ')}<br>${home.street}<br>${cityLine(home)}</p><h1>You and ${pets[0]?.name} are all set.</h1><p>Thanks for enrolling. This packet holds your declarations and the policy. When your pet needs care, ask the hospital to send us the invoice before you check out and you pay only your share.</p>
<div class="charge">${line('First charge to your card on file', dollarsAndCents(sum([premium, 25])))}<span class="fine">Your first month of premium and a one-time enrollment fee of $25.00. After that we charge you on day ${Number(effective.slice(8))} of each month. The premium can change as the cost of veterinary care changes; we tell you 60 days before.</span></div>
<p>Policies for cats can start from as little as $15.00 a month. Refer a friend and we send you a $20.00 treat card.</p></div>
<div class="pg">${head}<h1>Declarations Page</h1><div class="two"><div>${fact('Policy owner', owners.join(' & '))}${fact('Mailing address', `${home.street}, ${cityLine(home)}`)}${fact('Underwritten by', insurer)}</div><div>${fact('Policy number', number)}${fact('Policy effective date', `${slashed(effective)}, 12:01 a.m. local time`)}${fact('Policy term', 'Month to month, continuous until canceled')}</div></div>
<h2>What applies to every pet below</h2>${line('Plan', PLAN)}${line('We pay of actual veterinary costs after the deductible', '90%')}${line('Payout limit (per incident, year or lifetime)', 'No payout limits')}${line('Waiting period - injuries', facts.injuryDays)}${line('Waiting period - illnesses', facts.illnessDays)}
<h2>Covered pets</h2>${pets.map((pet) => petBlock(pet, facts.hospital))}<h2>Monthly premium</h2>${pets.map((pet) => line(pet.name, dollarsAndCents(pet.premium)))}${riders.map((rider) => line(rider.name, dollarsAndCents(rider.premium)))}${tax === 0 ? null : line('State and municipal tax', dollarsAndCents(tax))}${line('Total per month', dollarsAndCents(premium), 'sum')}
<p class="fine">Examination fees, conditions noted before the policy effective date and preventive care are not covered. ${brand} administers the policy on behalf of ${insurer}. Form LMP-DEC 06/21</p></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: owners,
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: null,
      planName: PLAN,
      premium,
      premiumFrequency: 'monthly',
      pets: pets.map((pet) => ({
        ...pet,
        reimbursementPercent: 90,
        limitText: 'No payout limits',
      })),
      waitingPeriods: [
        { condition: 'injuries', period: facts.injuryDays },
        { condition: 'illnesses', period: facts.illnessDays },
      ],
      riders,
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '0.8in', right: '0.8in' } } };
  },
};
