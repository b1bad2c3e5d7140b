import { addYears, written } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { sum, dollarsAndCents, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A specialty agency's word-processor confirmation for exotic animals: an outline of numbered sections, every animal a
// paragraph of "caption: value;" pieces, limits by kind of care that are no annual limit, an annual premium.

const ANIMALS = [
  { kind: 'Avian', breed: 'African Grey Parrot' },
  { kind: 'Avian', breed: 'Blue-and-Gold Macaw' },
  { kind: 'Reptile', breed: 'Sulcata Tortoise' },
  { kind: 'Reptile', breed: 'Ball Python' },
  { kind: 'Small mammal', breed: 'Holland Lop Rabbit' },
  { kind: 'Small mammal', breed: 'Ferret' },
  { kind: 'Small mammal', breed: 'Miniature Pig' },
] as const;
const NAMES = ['Kiwi', 'Echo', 'Professor', 'Sheldon', 'Cinnamon', 'Bandit', 'Persephone'];

function drawAnimal(random: Random, index: number, name: string) {
  const { kind, breed } = random.pick(ANIMALS);
  const isSexed = random.chance(0.6);
  return {
    kind,
    diagnostics: random.pick([300, 500, 750]),
    data: {
      name,
      petId: `${random.digits(5)}${'ABCD'.charAt(index)}`,
      species: 'other',
      breed,
      sex: isSexed ? random.pick(['male', 'female'] as const) : null,
      age: random.pick(['14 months', '3 years', '4 years', '5 years']),
      deductible: random.pick([50, 100, 250]),
      reimbursementPercent: random.pick([70, 80, 90]),
      annualLimit: random.pick([2000, 3000, 7000]),
      premium: random.dollars(95, 620),
    },
  };
}
type Animal = ReturnType<typeof drawAnimal>;

const css = `body{margin:0;font:11pt/1.35 Carlito,sans-serif}.top{display:flex;justify-content:space-between;font-size:9pt;border-bottom:1pt solid #000;padding-bottom:3pt}h1{font-size:14pt;text-align:center;margin:14pt 0;text-decoration:underline}ol{padding-left:22pt;margin:0}ol>li{margin-bottom:9pt}ol ol{list-style:lower-alpha}ol ol li{margin-bottom:5pt}ul{margin:2pt 0}`;

const paragraph = ({ kind, diagnostics, data }: Animal): Html =>
  html`<li><b>${data.name}</b> (animal ID ${data.petId}): ${kind} &ndash; ${data.breed}; sex: ${data.sex ?? 'not determined'}; age: ${data.age}; annual benefit limit: ${wholeDollars(data.annualLimit)}, of which not more than ${wholeDollars(diagnostics)} for diagnostics; deductible: ${wholeDollars(data.deductible)} per policy year; reimbursement: ${data.reimbursementPercent}%; annual premium: ${dollarsAndCents(data.premium)}.</li>`;

export const style: Style = {
  policyType: 'pet',
  name: 'exotic-binder',
  build(random) {
    const effective = `${random.int(2016, 2026)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const animals = random.some(NAMES, random.int(1, 4)).map((name, index) => drawAnimal(random, index, name));
    const [insurer, agent, home, owner] = [carrier(random), agency(random), place(random), person(random)];
    const number = numbered(random, 'EXO-####-##');
    const plan = random.pick(['Avian & Exotic Medical Plan', 'Exotic Companion Care Plan']);
    const policyFee = random.pick([15, 25, 35]);
    const riders = random.some(
      [
        { name: 'Annual Wellness Exam and Fecal Test', premium: random.dollars(30, 90) },
        { name: 'Escape and Reward Expense', premium: random.dollars(12, 40) },
        { name: 'Boarding During Owner Hospitalization', premium: random.dollars(15, 45) },
      ],
      random.int(0, 3),
    );
    const total = sum([...animals.map(({ data }) => data.premium), ...riders.map(({ premium }) => premium), policyFee]);
    const body = html`<div class="top"><span>${agent}</span><span>Licensed in all states</span></div><h1>Confirmation of Exotic Pet Insurance</h1><ol>
<li><b>Policyholder.</b> ${owner}, ${home.street}, ${cityLine(home)}</li>
<li><b>Insurer and policy.</b> ${insurer}, Policy ${number}, ${plan}</li>
<li><b>Period.</b> From ${written(effective)} until ${written(expiration)}, both at 12:01 A.M. standard time</li>
<li><b>Animals insured.</b><ol>${animals.map(paragraph)}</ol></li>
<li><b>Waiting periods.</b> Injury, 72 hours; disease, 30 days; egg binding and reproductive conditions, 90 days.</li>
<li><b>Endorsements purchased.</b> ${riders.length === 0 ? 'None.' : html`<ul>${riders.map((rider) => html`<li>${rider.name} (${dollarsAndCents(rider.premium)})</li>`)}</ul>`}</li>
<li><b>Premium.</b> The total annual premium, including a policy fee of ${dollarsAndCents(policyFee)}, is ${dollarsAndCents(total)} and has been received.</li>
<li><b>Not insured.</b> Breeding losses, mortality and theft. Animals kept against state law are never insured.</li></ol><p>Please keep this confirmation with the policy wording EX-1.</p>`;
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
      pets: animals.map(({ data }) => data),
      waitingPeriods: [
        { condition: 'Injury', period: '72 hours' },
        { condition: 'disease', period: '30 days' },
        { condition: 'egg binding and reproductive conditions', period: '90 days' },
      ],
      riders,
      _accept: Object.fromEntries(
        animals.map(({ kind, data }, index) => [`pets[${index}].breed`, [data.breed, `${kind} – ${data.breed}`]]),
      ),
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.9in', left: '1in', right: '1in' } } };
  },
};
