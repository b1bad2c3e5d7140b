import { addYears, written } from '../kit/dates.ts';
import { html, type Html, joined, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, numbered, oneLine, person, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A policy summary in plain language: questions at the left, short sentences at the right; what is the same for all pets
// is said once, what differs is said by the name of the pet.

function drawPet(random: Random, name: string) {
  const species = random.pick(['dog', 'cat'] as const);
  return {
    name,
    species,
    breed: random.pick(
      species === 'dog' ? ['Basset Hound', 'Schnauzer', 'Brittany', 'Akita'] : ['Persian', 'Birman', 'Turkish Van'],
    ),
    sex: random.pick(['male', 'female'] as const),
    age: random.pick(['1 year old', '2 years old', '5 years old', '10 years old']),
    premium: random.amount(17, 88),
  };
}
type Pet = ReturnType<typeof drawPet>;

const css = `body{margin:0;font:10pt/1.45 'Liberation Serif',serif}h1{font:400 19pt 'Liberation Serif';margin:0 0 12pt}.qa{display:grid;grid-template-columns:150pt 1fr;column-gap:20pt;border-top:.5pt solid #aaa;padding:7pt 0;break-inside:avoid}.qa b{color:#5a2a5e}.qa p{margin:0 0 4pt}.s{font-size:8pt;color:#555;margin-top:12pt}`;

const ask = (question: string, ...answers: readonly Piece[]): Html =>
  html`<div class="qa"><b>${question}</b><div>${answers.map((answer) => html`<p>${answer}</p>`)}</div></div>`;
const listed = (items: readonly Piece[]): Html => joined(items, html`, `);

const introduce = ({ name, age, sex, species, breed }: Pet): Html =>
  html`${name} is a ${sex} ${species}, ${age}. Breed: ${breed}.`;

export const style: Style = {
  policyType: 'pet',
  name: 'questions-and-answers',
  build(random) {
    const effective = `${random.int(2018, 2026)}-${random.pick(['01', '03', '08', '10'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const pets = random
      .some(['Otis', 'Freya', 'Pumpkin', 'Remy', 'Stella', 'Moose'], random.int(1, 3))
      .map((name) => drawPet(random, name));
    const [insurer, home, owners] = [
      carrier(random),
      place(random),
      random.times(random.int(1, 2), () => person(random)),
    ];
    const number = numbered(random, '@@@-######-##');
    const plan = random.pick(['Core Care', 'Total Care', 'Bright Days']);
    const isUnlimited = random.chance(0.3);
    const shared = {
      deductible: random.pick([150, 300, 600]),
      reimbursementPercent: random.pick([75, 80, 90]),
      annualLimit: isUnlimited ? null : random.pick([6000, 9000, 18_000]),
      limitText: isUnlimited ? 'no limit' : null,
    };
    const riders = random.some(
      [
        { name: 'Teeth and Gums', premium: random.amount(4, 11) },
        { name: 'Checkup Budget', premium: random.amount(9, 21) },
        { name: 'Alternative Therapies', premium: random.amount(3, 8) },
      ],
      random.int(0, 2),
    );
    const tax = random.chance(0.5) ? random.amount(0.6, 3) : 0;
    const total = sum([...pets.map(({ premium }) => premium), ...riders.map(({ premium }) => premium), tax]);
    const limitSentence =
      shared.annualLimit === null
        ? 'There is no limit on what we pay in a policy year.'
        : `Up to ${wholeDollars(shared.annualLimit)} for each pet in a policy year.`;
    const body = html`<h1>Your pet policy, in plain words</h1>${ask('Who has this policy?', html`${joined(owners, html` and `)}, at ${oneLine(home)}.`)}${ask('What is the policy called?', html`${plan}. The policy number is ${number}.`)}
${ask('Who insures us?', html`${insurer} insures you. It pays the claims.`)}${ask('When does it run?', html`It starts on ${written(effective)} and ends on ${written(expiration)}. We write to you two months before it ends.`)}${ask(pets.length === 1 ? 'Which pet is covered?' : 'Which pets are covered?', ...pets.map(introduce))}
${ask('What do we pay ourselves?', html`The first ${wholeDollars(shared.deductible)} of vet bills in a policy year, for each pet. After that we pay back ${shared.reimbursementPercent}% of each covered bill.`)}${ask('How much can we get back?', limitSentence)}
${ask('When can we claim?', html`Accidents are covered after 1 day. Illnesses are covered after 21 days. Dental disease is covered after 6 months.`)}${ask('Did we add anything?', riders.length === 0 ? 'No. You have not added any extras.' : html`Yes. You added ${listed(riders.map(({ name, premium }) => html`${name} for ${dollarsAndCents(premium)} a month`))}.`)}
${ask('What does it cost?', ...pets.map(({ name, premium }) => html`${name}: ${dollarsAndCents(premium)} a month.`), ...(tax > 0 ? [html`Tax: ${dollarsAndCents(tax)} a month.`] : []), html`Together you pay <b>${dollarsAndCents(total)} a month</b>.`)}
${ask('What is not covered?', 'Conditions your pet had before the policy started, breeding, and cosmetic surgery such as ear cropping.')}<div class="s">An example: for a covered bill of $1,000 after the deductible has been met and with a share of 80%, you would get back $800. This summary does not replace the policy.</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: owners,
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium: total,
      premiumFrequency: 'monthly',
      pets: pets.map((pet) => ({ ...pet, ...shared })),
      waitingPeriods: [
        { condition: 'Accidents', period: '1 day' },
        { condition: 'Illnesses', period: '21 days' },
        { condition: 'Dental disease', period: '6 months' },
      ],
      riders,
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.8in', left: '0.9in', right: '0.9in' } } };
  },
};
