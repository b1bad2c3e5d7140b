import { addYears, dashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';
import { drawPets, type Pet } from '../parts/pets.ts';

// A veterinary group's insurer on landscape paper: one wide row an animal under two-story heads, waiting periods and riders in narrow tables beside each other below.

const css = `body{margin:0;font:8.8pt/1.4 "DejaVu Sans","Liberation Sans",sans-serif}.h{display:grid;grid-template-columns:1.4fr 1fr 1fr;gap:14pt;border-bottom:2pt solid #0b6e77;padding-bottom:6pt}.h h1{font-size:14pt;margin:0;color:#0b6e77}table{border-collapse:collapse;width:100%}th{font-weight:400;font-size:7.4pt;background:#e5f3f4;border:.5pt solid #9cc;padding:1pt 4pt}td{border:.5pt solid #9cc;padding:3pt 4pt;text-align:center}td:first-child{text-align:left}
.m{margin-top:10pt}.lo{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14pt;margin-top:12pt}.lo b{display:block;color:#0b6e77}.lo td{text-align:right}.s{font-size:7pt;margin-top:12pt;color:#444}`;

const limitText = ({ limit }: Pet): string => (limit === null ? 'No limit' : wholeDollars(limit));
const sexOf = ({ sex, neutered }: Pet): string => {
  if (sex === 'male') return neutered ? 'MN' : 'M';
  return neutered ? 'FS' : 'F';
};

const petRow = (pet: Pet, id: string): Html =>
  html`<tr>${cells('td', [pet.name, id, pet.species === 'dog' ? 'Canine' : 'Feline', pet.breed, sexOf(pet), dashed(pet.born), wholeDollars(pet.deductible), `${pet.reimbursement}%`, limitText(pet), cents(pet.premium)])}</tr>`;

const WAITS = [
  { condition: 'Accidents', periods: ['None', '48 hours', '5 days'] },
  { condition: 'Illnesses', periods: ['14 days', '30 days'] },
  { condition: 'Knee and ligament', periods: ['6 months', '30 days'] },
  { condition: 'Hip dysplasia', periods: ['12 months', '6 months'] },
];

export const style: Style = {
  policyType: 'pet',
  name: 'clinic-partner-rows',
  build(random) {
    const household = drawHousehold(random);
    const [names, { address }] = [insuredNames(household), household];
    const [insurer, group] = [carrier(random), `${word(random)} Veterinary Partners`];
    const number = numbered(random, 'VP######-#');
    const effective = dayBetween(random, '2018-01-01', '2026-05-30');
    const pets = drawPets(random, random.int(1, 4), effective);
    const ids = pets.map(() => numbered(random, '@####'));
    const plan = random.pick(['Clinic Plus', 'Companion Complete', 'Whole Life Care']);
    const waits = WAITS.map(({ condition, periods }) => ({ condition, period: random.pick(periods) }));
    const riders = random
      .some(['Preventive Visit Rider', 'Behavioral Therapy Rider', 'Exam Fee Rider', 'Travel Rider'], random.int(0, 2))
      .map((name) => ({ name, premium: random.amount(3, 22) }));
    const tax = random.chance(0.5) ? random.amount(1, 6) : 0;
    const subtotal = sum([...pets, ...riders].map(({ premium }) => premium));
    const total = sum([subtotal, tax]);
    const body = html`<div class="h"><div><h1>${plan}</h1>Declarations page &middot; offered through ${group}<br>Insured by ${insurer}</div><div>Policyholder<br><b>${names.join(' & ')}</b><br>${address.street}<br>${cityLine(address)}</div><div>Policy ${number}<br>Effective ${dashed(effective)}<br>Expires ${dashed(addYears(effective, 1))}<br>Paid monthly</div></div>
<table class="m"><thead><tr><th colspan="6">Animal</th><th colspan="3">Benefit, each policy year</th><th>Cost</th></tr><tr>${cells('th', ['Call name', 'Tag', 'Species', 'Breed', 'Sex', 'Born', 'Deductible', 'We pay', 'Maximum', 'Monthly $'])}</tr></thead>${pets.map((pet, i) => petRow(pet, ids[i] ?? ''))}</table><div class="s" style="margin-top:2pt">Sex: M male, MN male neutered, F female, FS female spayed.</div>
<div class="lo"><div><b>Waiting periods</b><table>${waits.map(({ condition, period }) => html`<tr>${cells('td', [condition, period])}</tr>`)}</table></div><div><b>Riders, all animals</b>${riders.length === 0 ? 'No riders' : html`<table>${riders.map(({ name, premium }) => html`<tr>${cells('td', [name, dollarsAndCents(premium)])}</tr>`)}</table>`}</div><div><b>Each month</b><table><tr>${cells('td', ['Animals and riders', dollarsAndCents(subtotal)])}</tr>${tax === 0 ? null : html`<tr>${cells('td', ['Municipal tax', dollarsAndCents(tax)])}</tr>`}<tr>${cells('td', [html`<b style="display:inline">Monthly premium</b>`, dollarsAndCents(total)])}</tr></table></div></div>
<div class="s">Twelve monthly premiums make ${dollarsAndCents(sum(Array.from({ length: 12 }, () => total)))} a year. A $2.00 fee applies to paper bills. A second animal of the household may join at any time for 5% less. Conditions noted before the effective date are not covered.</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      planName: plan,
      premium: total,
      premiumFrequency: 'monthly',
      pets: pets.map((pet, i) => ({
        name: pet.name,
        petId: ids[i],
        species: pet.species,
        breed: pet.breed,
        sex: pet.sex,
        dateOfBirth: pet.born,
        neutered: pet.neutered,
        deductible: pet.deductible,
        reimbursementPercent: pet.reimbursement,
        annualLimit: pet.limit,
        limitText: pet.limit === null ? 'No limit' : null,
        premium: pet.premium,
      })),
      waitingPeriods: waits.map(({ condition, period }) => ({ condition, period })),
      riders,
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
