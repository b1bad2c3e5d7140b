import { addYears, shortDashed } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A farm mutual's declarations filled in by typewriter on a printed form: small printed captions in boxes, entries in
// Courier capitals with codes for kind and sex, riders as a list with form numbers, an annual premium.

const KINDS = { dog: 'CANINE', cat: 'FELINE' };
const BREEDS = {
  dog: ['BORDER COLLIE', 'AUSTRALIAN SHEPHERD', 'GREAT PYRENEES', 'REDBONE COONHOUND', 'RAT TERRIER'],
  cat: ['DOMESTIC SHORT HAIR', 'MANX', 'HIMALAYAN'],
};
const RIDERS = [
  { form: 'PR-11 (3-16)', name: 'ROUTINE CARE RIDER' },
  { form: 'PR-14 (3-16)', name: 'DENTAL TREATMENT RIDER' },
  { form: 'PR-20 (7-18)', name: 'HERDING AND WORKING DOG RIDER' },
  { form: 'PR-22 (7-18)', name: 'BURIAL AND CREMATION RIDER' },
];

function drawPet(random: Random, name: string, year: number) {
  const species = random.pick(['dog', 'dog', 'cat'] as const);
  return {
    name,
    species,
    breed: random.pick(BREEDS[species]),
    sex: random.pick(['male', 'female'] as const),
    neutered: random.chance(0.6),
    dateOfBirth: `${year - random.int(1, 8)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    deductible: random.pick([100, 250, 500]),
    reimbursementPercent: random.pick([70, 80, 90]),
    annualLimit: random.pick([3000, 6000, 9000]),
    premium: random.dollars(140, 780),
  };
}
type Pet = ReturnType<typeof drawPet>;

const css = `body{margin:0;font:6.6pt/1.2 'Liberation Serif',serif;color:#14305c}.t{font:9.6pt/1.25 'Liberation Mono',monospace;color:#111;display:block;padding:1pt 0 0 4pt;white-space:pre-line}h1{font-size:14pt;text-align:center;margin:0}.sub{text-align:center;font-size:8pt;margin-bottom:6pt}
.g{display:grid;border:1pt solid #14305c;border-bottom:0}.g>div{border-bottom:.6pt solid #14305c;border-right:.6pt solid #14305c;padding:2pt 3pt;min-height:25pt}.g>div:last-child{border-right:0}
.two{grid-template-columns:1fr 1fr}.three{grid-template-columns:1.3fr 1fr 1fr}table{width:100%;border-collapse:collapse;margin-top:8pt}td,th{border:.6pt solid #14305c;padding:1pt 3pt}th{font-weight:400;vertical-align:top;text-align:left}h2{font-size:8pt;margin:10pt 0 0;text-transform:uppercase}`;

const typed = (value: Piece): Html => html`<span class="t">${value}</span>`;
const box = (caption: string, value: Piece): Html => html`<div>${caption}${typed(value)}</div>`;

const petRow = (pet: Pet, index: number): Html =>
  html`<tr><td>${typed(index + 1)}</td><td>${typed(pet.name)}</td><td>${typed(KINDS[pet.species])}</td><td>${typed(pet.breed)}</td><td>${typed(pet.sex === 'male' ? 'M' : 'F')}</td><td>${typed(pet.neutered ? 'Y' : 'N')}</td><td>${typed(shortDashed(pet.dateOfBirth))}</td><td>${typed(whole(pet.annualLimit))}</td><td>${typed(whole(pet.deductible))}</td><td>${typed(pet.reimbursementPercent)}</td><td>${typed(cents(pet.premium))}</td></tr>`;

export const style: Style = {
  policyType: 'pet',
  name: 'typed-schedule',
  build(random) {
    const year = random.int(2017, 2025);
    const effective = `${year}-${random.pick(['03', '06', '10'])}-${random.pick(['01', '15', '20'])}`;
    const expiration = addYears(effective, 1);
    const names = random.some(['SHEP', 'DOLLY', 'BANDIT', 'MISS KITTY', 'RANGER', 'TESS'], random.int(1, 4));
    const pets = names.map((name) => drawPet(random, name, year));
    const home = place(random);
    const upperHome = { ...home, street: home.street.toUpperCase(), city: home.city.toUpperCase() };
    const [insurer, agent, plan] = [
      carrier(random),
      agency(random).toUpperCase(),
      random.pick(['BROAD FORM', 'SPECIAL FORM']),
    ];
    const owners = random.times(random.int(1, 2), () => person(random).toUpperCase());
    const number = numbered(random, '## P ######');
    const riders = random
      .some(RIDERS, random.int(0, 3))
      .map((rider) => ({ ...rider, premium: random.dollars(18, 120) }));
    const premium = sum([...pets.map((pet) => pet.premium), ...riders.map((rider) => rider.premium)]);
    const body = html`<h1>${insurer}</h1><div class="sub">PET HEALTH POLICY &ndash; DECLARATIONS</div>
<div class="g three">${box('POLICY NUMBER', number)}${box('POLICY PERIOD BEGINS 12:01 A.M.', shortDashed(effective))}${box('POLICY PERIOD ENDS 12:01 A.M.', shortDashed(expiration))}</div>
<div class="g two">${box('NAMED INSURED AND MAILING ADDRESS (No., Street, City, State, ZIP)', html`${owners.join(' AND ')}<br>${upperHome.street}<br>${cityLine(upperHome)}`)}${box('AGENT', agent)}</div>
<div class="g two">${box('FORM OF COVER', plan)}${box('TOTAL ANNUAL PREMIUM $', cents(premium))}</div>
<h2>Item 3. Animals insured</h2><table><tr><th>NO.</th><th>CALL NAME</th><th>KIND</th><th>BREED</th><th>SEX</th><th>ALTERED</th><th>DATE OF BIRTH</th><th>LIMIT EACH<br>POLICY YEAR $</th><th>DEDUCT-<br>IBLE $</th><th>COMPANY<br>PAYS %</th><th>PREMIUM $</th></tr>${pets.map(petRow)}</table>
<h2>Item 4. Waiting periods</h2><table><tr><th>ACCIDENTAL INJURY</th><th>SICKNESS</th></tr><tr><td>${typed('48 HOURS')}</td><td>${typed('15 DAYS')}</td></tr></table>
<h2>Item 5. Riders attached at inception</h2><table><tr><th>FORM</th><th>TITLE</th><th>PREMIUM $</th></tr>${riders.length === 0 ? html`<tr><td colspan="3">${typed('NONE')}</td></tr>` : riders.map((rider) => html`<tr><td>${typed(rider.form)}</td><td>${typed(rider.name)}</td><td>${typed(cents(rider.premium))}</td></tr>`)}</table>
<p>This Declarations Page, with the policy jacket PJ-1 and the riders listed, completes the policy. Void unless countersigned.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: owners,
      mailingAddress: oneLine(upperHome),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium,
      premiumFrequency: 'annual',
      pets,
      waitingPeriods: [
        { condition: 'ACCIDENTAL INJURY', period: '48 HOURS' },
        { condition: 'SICKNESS', period: '15 DAYS' },
      ],
      riders: riders.map((rider) => ({ name: rider.name, premium: rider.premium })),
    };
    return { html: sheet({ css, body }), label };
  },
};
