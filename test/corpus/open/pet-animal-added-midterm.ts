// Property and casualty insurer whose pet policy runs on its homeowners system: amended declarations for an animal that is added in the middle of the term,
// item boxes on top, animals in rows with a code for their sex and a key below, coverages per animal under its own heading,
// endorsements with a premium, a charge for the rest of the term, and the exclusions that apply to one animal.
import { addDays, addYears, dashed, shortDashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, lastName, firstName, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawPets } from '../parts/pets.ts';

const css = `body{margin:0;font:8.8pt/1.35 "Liberation Sans",sans-serif}.hd{display:flex;justify-content:space-between;align-items:flex-end}.hd b{font-size:13pt}.bx{display:grid;grid-template-columns:1.3fr 1fr 1fr;border:.8pt solid #000;margin:6pt 0 10pt}.bx>div{border:.4pt solid #000;padding:3pt 5pt;min-height:28pt}.bx small{display:block;font-size:6.8pt;text-transform:uppercase}
h3{font-size:9.2pt;margin:11pt 0 3pt;background:#ddd;padding:2pt 5pt}table{width:100%;border-collapse:collapse}td,th{padding:2pt 5pt;text-align:left;vertical-align:top;font-weight:400}th{font-size:7.2pt;text-transform:uppercase;border-bottom:.6pt solid #000}.r{text-align:right}.t td{border-top:.6pt solid #000;font-weight:700}.an{break-inside:avoid;margin-top:8pt}`;

const endorsements = [
  ['Routine Care Endorsement', 96, 290],
  ['Prescription Diet Coverage', 24, 80],
  ['Boarding and Advertising Expense', 12, 44],
  ['Behavioral Therapy Coverage', 30, 96],
  ['Mortality Benefit', 20, 70],
] as const;

const waits = [
  ['Injury', ['48 hours', '2 days', '3 days']],
  ['Illness', ['14 days', '15 days', '30 days']],
  ['Cruciate ligament conditions', ['6 months', '180 days']],
] as const;

function facts(random: Random) {
  const [home, brand, family] = [place(random), word(random), lastName(random)];
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['01', '03', '06', '09', '11'])}-${random.int(10, 28)}`;
  const added = addDays(effectiveDate, random.int(40, 300));
  const isWholePolicy = random.chance(0.6);
  const option = { deductible: random.pick([100, 250, 500]), reimbursement: random.pick([70, 80, 90]) };
  const pets = drawPets(random, random.int(2, 4), effectiveDate).map((pet, i) => ({
    ...pet,
    ...(isWholePolicy ? option : {}),
    number: i + 1,
    petId: numbered(random, '##-#####'),
    premium: Math.round(pet.premium * 12),
  }));
  const riders = random
    .some(endorsements, random.int(0, 3))
    .map(([name, low, high]) => ({ name, premium: random.int(low, high) }));
  const newest = pets.at(-1);
  const daysLeft = (Date.parse(addYears(effectiveDate, 1)) - Date.parse(added)) / 86_400_000;
  return {
    home,
    brand,
    added,
    pets,
    newest,
    code: numbered(random, '##-###'),
    agentPhone: phone(random),
    charge: Math.round(((newest?.premium ?? 0) * 100 * daysLeft) / 365) / 100,
    exclusion: random.chance(0.5)
      ? random.pick(['left hip', 'chronic ear infection', 'skin allergies', 'right stifle'])
      : null,
    label: {
      carrierName: `${brand} ${random.pick(['Property and Casualty Insurance Company', 'Home Insurance Company', 'General Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['PET ###### ##', 'AH#-####-####', 'C#######-PT'])),
      namedInsureds: [
        ...new Set(random.times(random.int(1, 2), () => `${firstName(random)} ${random.letters(1)} ${family}`)),
      ].map((name) => name.toUpperCase()),
      mailingAddress: oneLine(home).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      planName: random.pick(['Accident and Illness', 'Major Medical', 'Comprehensive Veterinary Expense']),
      premium: sum([...pets.map(({ premium }) => premium), ...riders.map(({ premium }) => premium)]),
      premiumFrequency: 'annual',
      waitingPeriods: waits.map(([condition, periods]) => ({ condition, period: random.pick(periods) })),
      riders,
      agency: agency(random).toUpperCase(),
    },
  };
}
type Facts = ReturnType<typeof facts>;
type Animal = Facts['pets'][number];

const sexes = new Map([
  ['male true', 'NM'],
  ['female true', 'SF'],
  ['male false', 'M'],
  ['female false', 'F'],
]);

function head(f: Facts): Html {
  const { label: l } = f;
  const box = (caption: string, value: Html | string): Html => html`<div><small>${caption}</small>${value}</div>`;
  const names = l.namedInsureds.map((name) => html`${name}<br>`);
  return html`<div class="hd"><b>${l.carrierName}</b><span>AMENDED DECLARATIONS<br>PET HEALTH POLICY</span></div>
<div class="bx">${box('Named insured and mailing address', html`${names}${f.home.street.toUpperCase()}<br>${cityLine(f.home).toUpperCase()}`)}${box('Policy number', l.policyNumber)}${box('Plan', l.planName)}${box('Agent', html`${l.agency} &nbsp; ${f.code}<br>${f.agentPhone}`)}${box('Policy period 12:01 a.m.', `${dashed(l.effectiveDate)} to ${dashed(l.expirationDate)}`)}${box('Change effective', dashed(f.added))}</div>
<p><b>Reason for change:</b> Animal ${f.newest?.number} (${f.newest?.name}) added. Charge for the rest of the term $${cents(f.charge)}. This page replaces the declarations of ${shortDashed(l.effectiveDate)}.</p>`;
}

function animals(f: Facts): Html {
  const row = (pet: Animal): Html =>
    html`<tr><td>${pet.number}</td><td>${pet.name}</td><td>${pet.species === 'dog' ? 'Canine' : 'Feline'}</td><td>${pet.breed}</td><td>${sexes.get(`${pet.sex} ${pet.neutered}`)}</td><td>${dashed(pet.born)}</td><td>${pet.petId}</td></tr>`;
  return html`<h3>SCHEDULE OF INSURED ANIMALS</h3><table><tr><th>No.</th><th>Call name</th><th>Species</th><th>Breed</th><th>Sex</th><th>Whelped / born</th><th>Animal ID</th></tr>${f.pets.map(row)}</table><p style="font-size:7.4pt">Sex: M male, F female, NM neutered male, SF spayed female</p>`;
}

function coverages(f: Facts): Html {
  const { label: l } = f;
  const one = (pet: Animal): Html =>
    html`<div class="an"><b>Animal ${pet.number} &nbsp; ${pet.name.toUpperCase()}</b><table><tr><th>Annual limit of liability</th><th>Deductible, each policy year</th><th>Company pays</th><th class="r">Premium</th></tr><tr><td>${pet.limit === null ? 'No annual limit' : `$${whole(pet.limit)}`}</td><td>$${whole(pet.deductible)}</td><td>${pet.reimbursement}% of covered expense</td><td class="r">${cents(pet.premium)}</td></tr></table></div>`;
  const riders =
    l.riders.length === 0
      ? null
      : html`<h3>OPTIONAL ENDORSEMENTS - ALL ANIMALS</h3><table>${l.riders.map(({ name, premium }) => html`<tr><td>${name}</td><td class="r">${cents(premium)}</td></tr>`)}</table>`;
  return html`<h3>COVERAGE BY ANIMAL</h3>${f.pets.map(one)}${riders}<table style="margin-top:8pt"><tr class="t"><td>Total annual premium, all animals and endorsements</td><td class="r">$${cents(l.premium)}</td></tr></table>
<h3>WAITING PERIODS FROM THE DATE AN ANIMAL IS FIRST INSURED</h3><table>${l.waitingPeriods.map(({ condition, period }) => html`<tr><td style="width:200pt">${condition}</td><td>${period}</td></tr>`)}</table>
${f.exclusion === null ? null : html`<p>Animal 1: conditions of the ${f.exclusion} are excluded by endorsement PH 12.</p>`}<p style="font-size:7.4pt">Forms: PH 01 (03-18), PH 07 (03-18), PH 30 (01-20). Premium for a policy changed in mid-term is adjusted on your next statement; a $3.00 fee applies to monthly payments. 10% multiple pet credit is available when three animals are insured with us from the start.</p>`;
}

export const style: Style = {
  policyType: 'pet',
  name: 'animal-added-midterm',
  build: (random) => {
    const f = facts(random);
    const { agency: _agency, ...label } = f.label;
    return {
      html: sheet({ css, body: [head(f), animals(f), coverages(f)] }),
      label: {
        ...label,
        pets: f.pets.map((pet) => ({
          name: pet.name,
          petId: pet.petId,
          species: pet.species,
          breed: pet.breed,
          sex: pet.sex,
          dateOfBirth: pet.born,
          neutered: pet.neutered,
          deductible: pet.deductible,
          reimbursementPercent: pet.reimbursement,
          annualLimit: pet.limit,
          limitText: pet.limit === null ? 'No annual limit' : null,
          premium: pet.premium,
        })),
      },
    };
  },
};
