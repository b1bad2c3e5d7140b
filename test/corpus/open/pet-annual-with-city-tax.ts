import { addDays, addYears, slashed, written } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type Pet, drawPets } from '../parts/pets.ts';

// A property and casualty writer that sells pets as a line of its own: a letter with a payment coupon first, then
// declarations with captions below the values, annual premiums, and state surcharge and city tax before the total.

const css = `body{margin:0;font:9.4pt/1.35 'Liberation Sans',Arial,sans-serif}h1{font-size:14pt;margin:0;color:#5b2c6f}h2{font-size:9pt;background:#ede4f2;color:#5b2c6f;padding:2pt 5pt;margin:11pt 0 3pt}
.page{break-after:page;min-height:9.4in;display:flex;flex-direction:column}.coupon{margin-top:auto;border-top:1pt dashed #444;padding-top:8pt;display:flex;justify-content:space-between}.coupon table td{padding:1pt 6pt}
.boxes{display:flex;flex-wrap:wrap;border-top:.6pt solid #777;border-left:.6pt solid #777}.boxes div{box-sizing:border-box;border-right:.6pt solid #777;border-bottom:.6pt solid #777;padding:3pt 5pt}.boxes i{display:block;font:6.6pt 'Liberation Sans';color:#555;margin-top:1pt}
table{border-collapse:collapse}.p{width:100%}.p th{font-size:7.6pt;text-align:left;border-bottom:1pt solid #5b2c6f;padding:2pt 4pt;vertical-align:bottom}.p td{padding:2.4pt 4pt;border-bottom:.4pt solid #ccc;vertical-align:top}td.n,th.n{text-align:right!important}.sum td{padding:1pt 4pt}.sum .t td{border-top:1pt solid #000;font-weight:700}.s{font-size:7.6pt}`;

const box = (width: number, caption: string, value: Piece): Html =>
  html`<div style="width:${width}%">${value}<i>${caption}</i></div>`;

interface Facts {
  insurer: string;
  owners: string[];
  home: ReturnType<typeof place>;
  producer: string;
  number: string;
  effective: string;
  pets: (Pet & { annual: number })[];
  riders: { name: string; form: string; premium: number }[];
  taxes: { name: string; amount: number }[];
  subtotal: number;
  total: number;
}

function drawFacts(random: Random): Facts {
  const effective = `${random.int(2018, 2026)}-${random.pick(['02', '05', '08', '11'])}-${random.int(10, 28)}`;
  const pets = drawPets(random, random.int(1, 3), effective).map((pet) => ({
    ...pet,
    annual: random.amount(190, 980),
  }));
  const riders = random.some(
    [
      { name: 'Wellness and Routine Care', form: 'PA 2210', premium: random.amount(110, 240) },
      { name: 'Examination Fee Coverage', form: 'PA 2204', premium: random.amount(28, 66) },
      { name: 'Rehabilitative and Alternative Therapy', form: 'PA 2207', premium: random.amount(24, 58) },
      { name: 'End of Life Expense', form: 'PA 2215', premium: random.amount(9, 21) },
    ],
    random.int(0, 3),
  );
  const subtotal = sum([...pets.map(({ annual }) => annual), ...riders.map(({ premium }) => premium)]);
  const home = place(random, 'KY');
  const taxes = [
    { name: 'Kentucky Premium Surcharge', amount: Math.round(subtotal * 1.8) / 100 },
    { name: `${home.city} Municipal Tax`, amount: Math.round(subtotal * random.pick([5, 7, 9])) / 100 },
  ];
  return {
    insurer: carrier(random),
    owners: random.times(random.int(1, 2), () => person(random)),
    home,
    producer: agency(random),
    number: numbered(random, 'CA## ######-0'),
    effective,
    pets,
    riders,
    taxes,
    subtotal,
    total: sum([subtotal, ...taxes.map(({ amount }) => amount)]),
  };
}

function letter(random: Random, { insurer, owners, home, number, effective, pets, total }: Facts): Html {
  const installment = Math.ceil((total / 12) * 100) / 100;
  const names = pets.map(({ name }) => name).join(' and ');
  const [clerk, clinics] = [person(random), `${word(random)} Animal Hospital Network`];
  return html`<div class="page"><h1>${insurer}</h1><p>${written(addDays(effective, -21))}</p><p>${owners.join(' and ')}<br>${home.street}<br>${cityLine(home)}</p>
<p>Thank you for insuring ${names} with us. Your declarations and policy forms follow. Please check that each animal's date of birth and breed are correct; a wrong age or breed can change your premium. You may visit any licensed veterinarian, including members of the ${clinics}, and send us the itemized invoice within 180 days of treatment.</p>
<p>You chose our 12-payment plan. A service charge of $2.00 is added to every installment; you can avoid it by paying in full. If you have questions, call your agent or our Companion Animal Unit.</p><p>Sincerely,<br><br>${clerk}<br>Personal Lines Underwriting</p>
<div class="coupon"><div><b>Payment coupon</b><br>Return with your check. Do not staple.<br><br>${insurer}<br>Payment Processing</div><table><tr><td>Account</td><td class="n">${number}</td></tr><tr><td>Due date</td><td class="n">${slashed(effective)}</td></tr><tr><td>Installment 1 of 12</td><td class="n">${dollarsAndCents(installment)}</td></tr><tr><td>Service charge</td><td class="n">$2.00</td></tr><tr><td><b>Minimum due</b></td><td class="n"><b>${dollarsAndCents(sum([installment, 2]))}</b></td></tr></table></div></div>`;
}

function petRow({ name, species, breed, sex, neutered, born, ...terms }: Facts['pets'][number]): Html {
  const gender = {
    male: neutered ? 'Neutered male' : 'Male, intact',
    female: neutered ? 'Spayed female' : 'Female, intact',
  };
  return html`<tr><td><b>${name}</b></td><td>${species === 'dog' ? 'Canine' : 'Feline'}<br>${breed}</td><td>${gender[sex]}</td><td>${slashed(born)}</td><td>${terms.reimbursement}% / ${100 - terms.reimbursement}%</td><td class="n">${wholeDollars(terms.deductible)}</td><td class="n">${terms.limit === null ? 'No maximum' : wholeDollars(terms.limit)}</td><td class="n">${cents(terms.annual)}</td></tr>`;
}

const WAITING = [
  { condition: 'Accidental injury', period: '2 days' },
  { condition: 'Sickness', period: '14 days' },
  { condition: 'Cruciate ligament and other knee conditions', period: '180 days' },
];

function declarations({
  insurer,
  owners,
  home,
  producer,
  number,
  effective,
  pets,
  riders,
  taxes,
  ...sums
}: Facts): Html {
  const amountRow = (name: string, amount: number): Html =>
    html`<tr><td>${name}</td><td class="n">${cents(amount)}</td></tr>`;
  return html`<h1>Companion Animal Accident and Sickness Policy</h1><div style="margin-bottom:6pt">Declarations &mdash; attach to form PA 2200 (01 18)</div>
<div class="boxes">${box(30, 'Policy number', number)}${box(40, 'Policy period, 12:01 a.m. standard time at your residence', `${slashed(effective)} to ${slashed(addYears(effective, 1))}`)}${box(30, 'Plan', 'Comprehensive Plus')}${box(50, 'Policyholder and mailing address', html`${owners.map((owner) => html`${owner}<br>`)}${home.street}<br>${cityLine(home)}`)}${box(50, 'Your agent', producer)}${box(100, 'Insurance is provided by the stock company named here', insurer)}</div>
<h2>Insured animals</h2><table class="p"><tr><th>Animal</th><th>Species and breed</th><th>Sex</th><th>Date of birth</th><th>Coinsurance<br>(we pay / you pay)</th><th class="n">Deductible<br>per year</th><th class="n">Maximum benefit<br>per policy year</th><th class="n">Annual<br>premium $</th></tr>${pets.map(petRow)}</table>
${riders.length === 0 ? null : html`<h2>Optional coverages you purchased</h2><table class="p"><tr><th>Form</th><th>Coverage</th><th class="n">Annual premium $</th></tr>${riders.map((rider) => html`<tr><td>${rider.form}</td><td>${rider.name}</td><td class="n">${cents(rider.premium)}</td></tr>`)}</table>`}
<h2>Premium summary</h2><table class="sum">${amountRow('Premium for animals and optional coverages', sums.subtotal)}${taxes.map(({ name, amount }) => amountRow(name, amount))}<tr class="t"><td>Total annual premium</td><td class="n">$${cents(sums.total)}</td></tr></table>
<h2>When coverage begins</h2><table class="sum">${WAITING.map(({ condition, period }) => html`<tr><td>${condition}</td><td>${period} after the effective date</td></tr>`)}</table>
<p class="s">Pre-existing conditions are excluded. The deductible starts anew each policy year. Forms: PA 2200 (01 18), PA 2290 KY (06 19)${riders.map(({ form }) => `, ${form} (01 18)`)}. Waiting periods do not apply to animals that renew without a lapse.</p>`;
}

export const style: Style = {
  policyType: 'pet',
  name: 'annual-with-city-tax',
  build(random) {
    const facts = drawFacts(random);
    const label = {
      carrierName: facts.insurer,
      policyNumber: facts.number,
      namedInsureds: facts.owners,
      mailingAddress: oneLine(facts.home),
      effectiveDate: facts.effective,
      expirationDate: addYears(facts.effective, 1),
      planName: 'Comprehensive Plus',
      premium: facts.total,
      premiumFrequency: 'annual',
      pets: facts.pets.map((pet) => ({
        name: pet.name,
        species: pet.species,
        breed: pet.breed,
        sex: pet.sex,
        dateOfBirth: pet.born,
        neutered: pet.neutered,
        deductible: pet.deductible,
        reimbursementPercent: pet.reimbursement,
        annualLimit: pet.limit,
        limitText: pet.limit === null ? 'No maximum' : null,
        premium: pet.annual,
      })),
      waitingPeriods: WAITING,
      riders: facts.riders.map(({ name, premium }) => ({ name, premium })),
    };
    return {
      html: sheet({ css, body: html`${letter(random, facts)}${declarations(facts)}` }),
      label,
      print: { margin: { left: '0.7in', right: '0.7in' } },
    };
  },
};
