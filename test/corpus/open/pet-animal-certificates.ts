import { addDays, addYears, dayFirst } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A farm insurer that also takes birds and rabbits: a cover sheet and a certificate for each animal, typed and scanned.

const css = `body{margin:0;font:10.5pt/1.5 "Liberation Mono",monospace}section{break-after:page;border:2pt solid #000;padding:20pt 24pt;min-height:8.6in;position:relative}section:last-child{break-after:auto}h1{font:700 15pt "Liberation Serif",serif;text-align:center;margin:0}h2{font:12pt "Liberation Serif",serif;text-align:center;margin:2pt 0 16pt;letter-spacing:2pt}table{border-collapse:collapse;width:100%}td{padding:2.5pt 0;vertical-align:top}td:first-child{font:9pt "Liberation Serif",serif;width:40%;padding-top:4pt}.pr{font:9pt/1.35 "Liberation Serif",serif;margin-top:14pt}.ft{position:absolute;bottom:14pt;left:24pt;right:24pt;display:flex;justify-content:space-between;font:8pt "Liberation Serif",serif}.st{border:1.5pt solid #000;display:inline-block;padding:3pt 12pt;transform:rotate(-3deg);font-weight:700}`;

const ANIMALS = [
  ['dog', 'Dog', 'Anatolian Shepherd'],
  ['dog', 'Dog', 'Blue Heeler'],
  ['dog', 'Dog', 'Old English Sheepdog'],
  ['cat', 'Cat', 'Barn cat, shorthair'],
  ['other', 'Parrot', 'African Grey'],
  ['other', 'Rabbit', 'Flemish Giant'],
  ['other', 'Goat', 'Nigerian Dwarf'],
  ['other', 'Pot-bellied pig', 'Juliana'],
] as const;
const NAMES = 'Bandit Rosie Sarge Clover Inky Tulip Boomer Hattie Jasper Patches'.split(' ');

function drawAnimals(random: Random, number: string) {
  return random.some(NAMES, random.int(1, 3)).map((name, index) => {
    const [species, kind, breed] = random.pick(ANIMALS);
    const isAltered = random.chance(0.6);
    return {
      kind,
      data: {
        name,
        petId: `${number}-${String(index + 1).padStart(2, '0')}`,
        species,
        breed,
        sex: random.pick(['male', 'female'] as const),
        age: `${random.int(1, 9)} yrs ${random.int(1, 11)} mos`,
        neutered: isAltered,
        deductible: random.pick([50, 100, 150, 300]),
        reimbursementPercent: random.pick([60, 75, 80]),
        annualLimit: random.pick([1_500, 2_500, 3_000, 6_000]),
        premium: random.amount(70, 420),
      },
    };
  });
}
type Animal = ReturnType<typeof drawAnimals>[number];

const dollars = (amount: number): string => amount.toLocaleString('en-US');
const field = (caption: string, value: Html | string | number): Html =>
  html`<tr><td>${caption}</td><td>${value}</td></tr>`;

export const style: Style = {
  policyType: 'pet',
  name: 'animal-certificates',
  build(random) {
    const [insurer, owner, home, clerk] = [carrier(random), person(random), place(random), person(random)];
    const number = numbered(random, 'AN####');
    const effective = `${random.int(2009, 2024)}-${random.pick(['02', '03', '09', '12'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const animals = drawAnimals(random, number);
    const premium = sum(animals.map(({ data }) => data.premium));
    const assessment = random.chance(0.5) ? random.amount(3, 15) : null;
    const total = sum([premium, assessment ?? 0]);
    const plan = random.pick(['Schedule I - Accident and Sickness', 'Schedule II - Accident, Sickness and Surgery']);
    const waits = [
      { condition: 'Accident', period: 'none' },
      { condition: 'Sickness', period: `${random.pick([10, 21, 30])} days` },
      { condition: 'Surgery, not emergency', period: '60 days' },
    ].slice(1);
    const foot = (page: number): Html =>
      html`<div class="ft"><span>Form AH-22 (rev. 4-98)</span><span>Sheet ${page} of ${animals.length + 1}</span></div>`;
    const cover = html`<section><h1>${insurer.toUpperCase()}</h1><h2>ANIMAL HEALTH POLICY &ndash; DECLARATIONS</h2><table>${field('Policy', number)}${field('Insured', owner)}${field('Post office address', html`${home.street}<br>${cityLine(home)}`)}${field('Insured from noon of', dayFirst(effective))}${field('to noon of', dayFirst(expiration))}${field('Plan of insurance', plan)}${field('Number of certificates attached', animals.length)}${field('Premium of certificates', cents(premium))}${assessment === null ? null : field('Guaranty assessment', cents(assessment))}${field('ANNUAL PREMIUM', cents(total))}${field('Received with application', random.chance(0.5) ? cents(50) : '-')}</table>
<div class="pr">Waiting periods, counted from the noon on which insurance begins: ${waits.map(({ condition, period }, at) => html`${at === 0 ? '' : '; '}<b>${condition}</b>, ${period}`)}. Accidents are insured at once. This policy is subject to the by-laws of the company. Not valid unless each certificate bears the stamp of the office at ${word(random)}.</div><p>Countersigned ${dayFirst(addDays(effective, random.int(0, 12)))}<br>${clerk}, Recording Clerk</p>${foot(1)}</section>`;
    const certificate = ({ kind, data }: Animal, index: number): Html =>
      html`<section><h1>${insurer.toUpperCase()}</h1><h2>CERTIFICATE ${data.petId}</h2><table>${field('Attached to policy', number)}${field('Name of animal', data.name)}${field('Kind of animal', kind)}${field('Breed', data.breed)}${field('Sex', data.sex === 'male' ? 'Male' : 'Female')}${field('Spayed, neutered or gelded', data.neutered ? 'Yes' : 'No')}${field('Age when insured', data.age)}${field('Amount of insurance, policy year, $', dollars(data.annualLimit))}${field('Deducted from the first claims of the year, $', dollars(data.deductible))}${field('Share of the remainder that is paid', `${data.reimbursementPercent} per cent`)}${field('Premium, $', cents(data.premium))}</table><p class="st">APPROVED</p>${foot(index + 2)}</section>`;
    const label = {
      carrierName: insurer.toUpperCase(),
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium: total,
      premiumFrequency: 'annual',
      pets: animals.map(({ data }) => data),
      waitingPeriods: waits,
      // the kind of a pet that is neither dog nor cat belongs to what it is
      _accept: Object.fromEntries(
        animals.map(({ kind, data }, at) => [`pets[${at}].breed`, [`${kind}, ${data.breed}`, `${data.breed} ${kind}`]]),
      ),
      _ignore: ['waitingPeriods[+]'],
    };
    const isScan = random.chance(0.6);
    return {
      html: sheet({ css, body: html`${cover}${animals.map(certificate)}` }),
      label,
      print: {
        margin: { top: '0.7in', bottom: '0.7in', left: '0.8in', right: '0.8in' },
        ...(isScan && { scan: { dpi: 200, degrees: random.pick([-0.5, 0.4, 0.7]) } }),
      },
    };
  },
};
