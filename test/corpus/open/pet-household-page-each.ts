import { abbreviated, addDays } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawPets, type Pet } from '../parts/pets.ts';

// A program administrator insures households month by month until canceled: amended declarations when an animal joins,
// a first page with old and new charges, then a page for each animal with captions inside boxes and limits in words.

const css = `body{margin:0;font:10pt/1.4 'DejaVu Sans',sans-serif;color:#222}.bar{background:#12355b;color:#fff;padding:7pt 10pt;display:flex;justify-content:space-between}.bar b{font-size:13pt}h2{font-size:10.5pt;color:#12355b;margin:13pt 0 4pt}
.grid{display:grid;gap:5pt;margin-top:8pt}.grid div{border:.8pt solid #8aa2bd;border-radius:2pt;padding:2pt 6pt 4pt;min-height:28pt}.grid span{display:block;font-size:6.6pt;color:#4a6583;text-transform:uppercase}.two{grid-template-columns:1fr 1fr}.three{grid-template-columns:1fr 1fr 1fr}
table{border-collapse:collapse;width:100%}td,th{padding:2pt 5pt;text-align:left;font-size:9pt;border-bottom:.4pt solid #bcc}.n{text-align:right}.pet{break-before:page}.name{font-size:20pt;font-weight:700;margin:10pt 0 0}.small{font-size:7.4pt;margin-top:14pt}.t td{font-weight:700;border-top:1pt solid #12355b}`;

const box = (caption: string, value: Piece): Html => html`<div><span>${caption}</span>${value}</div>`;

const RIDERS = ['24/7 Tele-Vet Line', 'Lost Pet Advertising and Reward', 'Boarding and Kennel Fees'];
const LIMIT_WORDS = new Map([
  [5000, 'Five thousand'],
  [8000, 'Eight thousand'],
  [10_000, 'Ten thousand'],
  [15_000, 'Fifteen thousand'],
  [20_000, 'Twenty thousand'],
]);

interface Member extends Pet {
  id: string;
  age: string;
  joined: string;
}

interface Facts {
  program: string;
  insurer: string;
  owner: string;
  home: Place;
  number: string;
  plan: string;
  since: string;
  changed: string;
  pets: Member[];
  riders: { name: string; premium: number }[];
  discount: number;
  tax: number;
  total: number;
}

function drawFacts(random: Random): Facts {
  const since = `${random.int(2018, 2025)}-${random.pick(['01', '03', '06', '10'])}-${random.int(10, 28)}`;
  const changed = addDays(since, random.int(40, 700));
  const number = numbered(random, 'HH-######');
  const pets = drawPets(random, random.int(2, 4), changed).map((pet, index, all) => ({
    ...pet,
    id: `${number}-${String(index + 1).padStart(2, '0')}`,
    age: pet.years === 0 ? 'Under 1 year' : `${pet.years} ${pet.years === 1 ? 'year' : 'years'}`,
    joined: index === all.length - 1 ? changed : since,
  }));
  const riders = random.some(RIDERS, random.int(0, 2)).map((name) => ({ name, premium: random.amount(2, 9) }));
  const charges = sum([...pets.map(({ premium }) => premium), ...riders.map(({ premium }) => premium)]);
  const discount = Math.round(charges * 5) / 100;
  const tax = random.chance(0.5) ? Math.round((charges - discount) * random.pick([1.75, 2.4, 3])) / 100 : 0;
  return {
    program: `${word(random)} Pet Programs`,
    insurer: carrier(random),
    owner: person(random),
    home: place(random),
    number,
    plan: random.pick(['Complete Household Plan', 'Essential Household Plan', 'Household Plan 3']),
    since,
    changed,
    pets,
    riders,
    discount,
    tax,
    total: sum([charges, -discount, tax]),
  };
}

const bar = (title: string, { program }: Facts): Html =>
  html`<div class="bar"><b>${title}</b><span>${program}</span></div>`;

const WAITING = [
  { condition: 'Accidents', period: '48 hours' },
  { condition: 'Illnesses', period: '15 days' },
  { condition: 'Hip dysplasia', period: '12 months' },
];

function firstPage(random: Random, facts: Facts): Html {
  const { pets, riders, discount, tax, total, owner, home } = facts;
  const newest = pets.at(-1);
  // credit and tax are shares of the charges
  const charges = sum([...pets, ...riders].map(({ premium }) => premium));
  const before = Math.round((100 * total * (charges - (newest?.premium ?? 0))) / charges) / 100;
  const charge = (name: string, amount: number): Html =>
    html`<tr><td>${name}</td><td class="n">${dollarsAndCents(amount)}</td></tr>`;
  return html`${bar('Amended declarations', facts)}<div class="grid two">${box('Insurance company', facts.insurer)}${box('Household policy', facts.number)}${box('Pet parent', html`${owner}<br>${home.street}<br>${cityLine(home)}`)}${box('Plan', facts.plan)}</div>
<div class="grid three">${box('Insured since', abbreviated(facts.since))}${box('Term', 'Monthly, continuous until canceled')}${box('This change takes effect', abbreviated(facts.changed))}</div>
<h2>What is new</h2><p>${newest?.name ?? ''} has joined the household. Your charge was ${dollarsAndCents(before)} a month; the new charge is below. Call ${person(random)} in member care if anything is not as you asked.</p>
<h2>Monthly charges</h2><table>${pets.map(({ name, premium }) => charge(name, premium))}${riders.map(({ name, premium }) => charge(`${name} (rider)`, premium))}${charge('Multiple pet credit, 5%', -discount)}${tax === 0 ? null : charge('State premium tax', tax)}<tr class="t"><td>Charged to your card each month</td><td class="n">${dollarsAndCents(total)}</td></tr></table>
<h2>Waiting periods for animals that join</h2><table>${WAITING.map(({ condition, period }) => html`<tr><td>${condition}</td><td>${period}</td></tr>`)}</table><p class="small">Claims are paid by check or direct deposit. These declarations replace all that were issued before. A page for each animal follows.</p>`;
}

function petPage(pet: Member, facts: Facts): Html {
  const words =
    pet.limit === null
      ? 'Unlimited, no annual cap'
      : `${LIMIT_WORDS.get(pet.limit)} dollars (${wholeDollars(pet.limit)})`;
  const fixed = { male: 'Neutered', female: 'Spayed' }[pet.sex];
  return html`<div class="pet">${bar('Animal page', facts)}<div class="name">${pet.name}</div><div class="grid three">${box('Animal ID', pet.id)}${box('Kind', pet.species === 'dog' ? 'Dog' : 'Cat')}${box('Breed', pet.breed)}${box('Sex', pet.sex === 'male' ? 'Boy' : 'Girl')}${box('Spayed / neutered', pet.neutered ? fixed : 'No')}${box('Age on this date', pet.age)}</div>
<h2>What the plan pays</h2><div class="grid two">${box('Deductible you pay first, each plan year', wholeDollars(pet.deductible))}${box('Then we pay', `${pet.reimbursement}% of the vet bill`)}${box('Most we pay in a plan year', words)}${box('Covered from', abbreviated(pet.joined))}</div>
<h2>Not covered for ${pet.name}</h2><p>Conditions that were noticed by you or a veterinarian before the date above or during a waiting period. Breeding, cosmetic surgery, food, and travel to the clinic.</p><p class="small">Animal page of household ${facts.number}. Underwritten by ${facts.insurer}. Administered by ${facts.program}, Inc.</p></div>`;
}

export const style: Style = {
  policyType: 'pet',
  name: 'household-page-each',
  build(random) {
    const facts = drawFacts(random);
    const body = html`${firstPage(random, facts)}${facts.pets.map((pet) => petPage(pet, facts))}`;
    const label = {
      carrierName: facts.insurer,
      policyNumber: facts.number,
      namedInsureds: [facts.owner],
      mailingAddress: oneLine(facts.home),
      effectiveDate: facts.since,
      planName: facts.plan,
      premium: facts.total,
      premiumFrequency: 'monthly',
      pets: facts.pets.map((pet) => ({
        name: pet.name,
        petId: pet.id,
        species: pet.species,
        breed: pet.breed,
        sex: pet.sex,
        age: pet.age,
        neutered: pet.neutered,
        deductible: pet.deductible,
        reimbursementPercent: pet.reimbursement,
        annualLimit: pet.limit,
        limitText: pet.limit === null ? 'Unlimited, no annual cap' : null,
        premium: pet.premium,
      })),
      waitingPeriods: WAITING,
      riders: facts.riders,
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '0.7in', right: '0.7in' } } };
  },
};
