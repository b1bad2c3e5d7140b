import { addYears, written } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, person, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A certificate under an employer's group policy, all in legal sentences: no table, no captions; the pets are
// paragraphs (a), (b), (c) and the amounts stand in the middle of the text, some in words with figures behind them.

const BREEDS = {
  dog: ['Cocker Spaniel', 'Labrador Retriever', 'Miniature Poodle', 'German Shepherd Dog', 'Whippet'],
  cat: ['Domestic Longhair', 'Abyssinian', 'Russian Blue', 'Norwegian Forest Cat'],
};
const PERCENT_WORDS = new Map([
  [70, 'seventy percent (70%)'],
  [80, 'eighty percent (80%)'],
  [90, 'ninety percent (90%)'],
]);

function drawPet(random: Random, name: string, yearEnd: number) {
  const species = random.pick(['dog', 'dog', 'cat'] as const);
  const isUnlimited = random.chance(0.25);
  return {
    name,
    species,
    breed: random.pick(BREEDS[species]),
    sex: random.pick(['male', 'female'] as const),
    dateOfBirth: `${yearEnd - random.int(1, 9)}-${String(random.int(1, 12)).padStart(2, '0')}-${random.int(10, 28)}`,
    deductible: random.pick([250, 500, 750]),
    reimbursementPercent: random.pick([70, 80, 90]),
    annualLimit: isUnlimited ? null : random.pick([5000, 7500, 10_000, 20_000]),
    limitText: isUnlimited ? 'without an annual maximum' : null,
    premium: random.amount(16, 84),
  };
}
type Pet = ReturnType<typeof drawPet>;

const css = `body{margin:0;font:10.5pt/1.5 'Liberation Serif',serif;text-align:justify}h1{font:700 13pt 'Liberation Serif';text-align:center;letter-spacing:1pt;margin:0 0 2pt}.c{text-align:center;margin-bottom:14pt}
p{margin:0 0 8pt}p.s{padding-left:26pt;text-indent:-16pt}.art{font-variant:small-caps;font-weight:700}.sig{display:flex;justify-content:space-between;margin-top:34pt}.sig div{border-top:.6pt solid #000;width:170pt;text-align:center;font-size:9pt}
.border{border:3pt double #555;padding:22pt 28pt}`;

function petClause(pet: Pet, letter: string): Html {
  const limit =
    pet.annualLimit === null
      ? html`benefits for ${pet.name} are payable without an annual maximum`
      : html`benefits for ${pet.name} shall not exceed ${wholeDollars(pet.annualLimit)} in any one Certificate Year`;
  return html`<p class="s">(${letter}) <b>${pet.name}</b>, a ${pet.sex} ${pet.species} of the breed ${pet.breed}, born on ${written(pet.dateOfBirth)}. The Company will reimburse ${PERCENT_WORDS.get(pet.reimbursementPercent)} of Covered Veterinary Expenses in excess of an annual deductible of ${wholeDollars(pet.deductible)}, and ${limit}. The portion of the premium attributable to this animal is ${dollarsAndCents(pet.premium)} per month.</p>`;
}

export const style: Style = {
  policyType: 'pet',
  name: 'group-certificate-prose',
  build(random) {
    const effective = `${random.int(2019, 2026)}-${random.pick(['01', '04', '07', '09'])}-01`;
    const end = addYears(effective, 1);
    const names = random.some(['Clementine', 'Bruno', 'Pickle', 'Rosie', 'Hobbes', 'Zelda'], random.int(1, 3));
    const pets = names.map((name) => drawPet(random, name, Number(effective.slice(0, 4))));
    const [insurer, owner, home, employer] = [carrier(random), person(random), place(random), company(random)];
    const number = numbered(random, 'GPC ####-######');
    const plan = random.pick(['Companion Choice Plan', 'Family Pet Plan II', 'Select Accident and Illness Plan']);
    const [accident, illness, ligament] = [
      random.pick(['three (3) days', 'five (5) days']),
      'fourteen (14) days',
      'six (6) months',
    ];
    const rider = random.chance(0.7) ? { name: 'Preventive Care Rider', premium: random.amount(8, 22) } : null;
    const premium = sum([...pets.map((pet) => pet.premium), rider?.premium ?? 0]);
    const body = html`<div class="border"><h1>CERTIFICATE OF GROUP PET INSURANCE</h1><div class="c">issued by ${insurer}</div>
<p><span class="art">First.</span> This is to certify that <b>${owner}</b>, residing at ${home.street}, ${cityLine(home)} (the &ldquo;Certificateholder&rdquo;), is insured under the group policy issued to ${employer} (the &ldquo;Policyholder&rdquo;) for the benefit of its eligible employees, and that Certificate No. <b>${number}</b> has been allotted to this insurance. The Certificateholder has elected the ${plan}.</p>
<p><span class="art">Second.</span> Insurance under this Certificate takes effect at 12:01 a.m. on ${written(effective)} and continues until 12:01 a.m. on ${written(end)}, unless it ends earlier because premium is not paid or employment with the Policyholder ceases.</p>
<p><span class="art">Third.</span> The following ${pets.length === 1 ? 'animal is' : 'animals are'} insured:</p>${pets.map((pet, index) => petClause(pet, 'abc'.charAt(index)))}
<p><span class="art">Fourth.</span> No benefit is payable for an accident that occurs within ${accident} after the effective date, for an illness whose signs appear within ${illness} after that date, or for a cruciate ligament condition whose signs appear within ${ligament} after that date. Payment is made to the Certificateholder, not to the veterinarian.</p>
${rider === null ? null : html`<p><span class="art">Fifth.</span> The Certificateholder has also purchased the ${rider.name}, which pays for routine examinations and vaccinations of the animals named above, at an additional premium of ${dollarsAndCents(rider.premium)} per month.</p>`}
<p><span class="art">${rider === null ? 'Fifth' : 'Sixth'}.</span> The total premium, which the Policyholder deducts from wages and remits to the Company, is <b>${dollarsAndCents(premium)} per month</b>. Where state law requires it, a grace period of thirty-one days is allowed.</p>
<div class="sig"><div>Secretary</div><div>President</div></div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: end,
      planName: plan,
      premium,
      premiumFrequency: 'monthly',
      pets,
      waitingPeriods: [
        { condition: 'accident', period: accident },
        { condition: 'illness', period: illness },
        { condition: 'cruciate ligament condition', period: ligament },
      ],
      riders: rider === null ? [] : [rider],
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.7in', left: '0.8in', right: '0.8in' } } };
  },
};
