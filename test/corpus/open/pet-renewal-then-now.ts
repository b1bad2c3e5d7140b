import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A renewal packet of a managing agency: a letter page that explains a rate change, then a page with a small table a pet
// whose columns are the term that ends and the term that begins, and a statement with tax.

const DOGS = ['Yorkshire Terrier', 'Rottweiler', 'Cavalier King Charles Spaniel', 'Mixed Breed (Large)', 'Vizsla'];
const CATS = ['British Shorthair', 'Domestic Shorthair', 'Burmese'];

function drawPet(random: Random, name: string) {
  const species = random.pick(['dog', 'dog', 'cat'] as const);
  const premium = random.amount(19, 96);
  return {
    label: {
      name,
      petId: `${random.digits(7)}-${random.int(1, 4)}`,
      species,
      breed: random.pick(species === 'dog' ? DOGS : CATS),
      sex: random.pick(['male', 'female'] as const),
      age: `${random.int(2, 12)} years`,
      deductible: random.pick([200, 250, 500]),
      reimbursementPercent: random.pick([70, 80, 90]),
      annualLimit: random.pick([5000, 10_000, 20_000]),
      premium,
    },
    before: Math.round(premium * random.int(82, 96)) / 100,
    deductibleBefore: 100,
  };
}
type Pet = ReturnType<typeof drawPet>;

const css = `body{margin:0;font:10pt/1.45 'Liberation Sans',sans-serif}.head{display:flex;justify-content:space-between;margin-bottom:40pt}.logo{font:700 18pt 'Liberation Serif';color:#b0451c}.re{margin:16pt 0;padding-left:40pt}.p2{break-before:page}
h2{font-size:12pt;color:#b0451c;margin:0 0 8pt}.pet{margin:0 0 12pt;break-inside:avoid}.pet caption{text-align:left;font-weight:700;padding-bottom:3pt}table{border-collapse:collapse;width:100%;font-size:9pt}td,th{border-bottom:.5pt solid #ddd;padding:2.5pt 6pt;text-align:left}th{background:#f7ece6}td+td,th+th{width:135pt;text-align:right}.now{font-weight:700}.st{width:60%;margin-left:40%}`;

const row = (caption: string, before: Piece, now: Piece): Html =>
  html`<tr><td>${caption}</td><td>${before}</td><td class="now">${now}</td></tr>`;

function petTable({ label, before, deductibleBefore }: Pet, ended: string, begins: string): Html {
  const { name, petId, breed, species, sex, age, annualLimit, deductible, reimbursementPercent, premium } = label;
  const percent = `${reimbursementPercent}%`;
  return html`<table class="pet"><caption>${name} &mdash; ${breed}, ${sex} ${species}, ${age} old (Pet ID ${petId})</caption><tr><th></th><th>Term ending ${bare(ended)}</th><th>Renewal from ${bare(begins)}</th></tr>
${row('Annual limit', wholeDollars(annualLimit), wholeDollars(annualLimit))}${row('Annual deductible', wholeDollars(deductibleBefore), wholeDollars(deductible))}${row('Reimbursement', percent, percent)}${row('Monthly premium', dollarsAndCents(before), dollarsAndCents(premium))}</table>`;
}

export const style: Style = {
  policyType: 'pet',
  name: 'renewal-then-now',
  build(random) {
    const effective = `${random.int(2020, 2026)}-${random.pick(['03', '04', '09', '12'])}-${random.int(10, 28)}`;
    const end = addYears(effective, 1);
    const pets = random
      .some(['Gus', 'Honey', 'Archie', 'Willow', 'Mr. Whiskers', 'Duke'], random.int(1, 3))
      .map((name) => drawPet(random, name));
    const [insurer, owner, home, agent] = [
      carrier(random),
      person(random),
      place(random),
      `${word(random)} Animal Health Agency`,
    ];
    const number = `${random.letters(3)}/${random.digits(6)}/${random.int(2, 9)}`;
    const plan = random.pick(['Gold Injury & Illness', 'Silver Injury & Illness', 'Platinum']);
    const wellness = random.chance(0.6)
      ? { name: 'Wellness Rewards endorsement', premium: random.amount(10, 24) }
      : null;
    const net = sum([...pets.map(({ label }) => label.premium), wellness?.premium ?? 0]);
    const tax = Math.round(net * random.int(2, 5)) / 100;
    const total = sum([net, tax]);
    const body = html`<div class="head"><div class="logo">${agent}</div><div style="font-size:8.5pt">${phone(random)}<br>Weekdays 8 to 8 Eastern</div></div>${written(addDays(effective, -35))}<br><br>${owner}<br>${home.street}<br>${cityLine(home)}
<div class="re"><b>Renewal of policy ${number}</b><br>New term: ${written(effective)} to ${written(end)}</div><p>Dear ${owner},</p><p>Thank you for another year with us. Your ${plan} policy, underwritten by ${insurer}, renews automatically. Veterinary costs have gone up by 9% in your area, and the deductible is adjusted at this renewal; the next page shows what changes for each pet.</p>
<p>If you do nothing, your card on file will be charged ${dollarsAndCents(total)} on the first day of the new term and every month after that. Past conditions stay covered, and no new waiting period applies to your renewal.</p><p>Warm regards,<br><br>Policy Services</p>
<div class="p2"><h2>Your renewal, pet by pet</h2>${pets.map((pet) => petTable(pet, effective, effective))}
<h2>Monthly statement for the new term</h2><table class="st">${pets.map(({ label }) => html`<tr><td>${label.name}</td><td>${dollarsAndCents(label.premium)}</td></tr>`)}${wellness === null ? null : html`<tr><td>${wellness.name}</td><td>${dollarsAndCents(wellness.premium)}</td></tr>`}<tr><td>State premium tax</td><td>${dollarsAndCents(tax)}</td></tr><tr class="now"><td>Total each month</td><td>${dollarsAndCents(total)}</td></tr></table></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: end,
      planName: plan,
      premium: total,
      premiumFrequency: 'monthly',
      pets: pets.map((pet) => pet.label),
      riders: wellness === null ? [] : [wellness],
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.8in', left: '0.9in', right: '0.9in' } } };
  },
};
