import { addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, person, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// An enrollment confirmation in the form of a summary of benefits: three plans side by side as in the brochure, the chosen one ticked.

const css = `body{margin:0;font:9.6pt/1.35 Caladea,serif}h1{font-size:16pt;margin:0;font-variant:small-caps}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{border:.7pt solid #555;padding:3pt 6pt;text-align:center;vertical-align:top}td:first-child,th:first-child{text-align:left;width:150pt}.t{font:12pt "DejaVu Sans",sans-serif}.pair{display:grid;grid-template-columns:1fr 1fr;gap:20pt}.cat td{background:#eee;font-weight:700;text-align:left}p{margin:4pt 0}`;

const tick = (isTicked: boolean): Html => html`<span class="t">${isTicked ? '☒' : '☐'}</span>`;

export const style: Style = {
  policyType: 'pet',
  name: 'plan-comparison',
  build(random) {
    const [insurer, owner, home] = [carrier(random), person(random), place(random)];
    const effective = `20${random.int(15, 26)}-0${random.int(1, 6)}-${random.pick(['01', '15'])}`;
    const number = `VP${random.digits(3)}.${random.digits(3)}.${random.letters(1)}`;
    const plans = ['Essential', 'Choice', 'Ultimate'].map((name, index) => ({
      name,
      deductible: [500, 250, 100][index] ?? 0,
      share: [70, 80, 90][index] ?? 0,
      limit: index === 2 && random.chance(0.5) ? null : ([3_000, 7_500, 20_000][index] ?? 0),
    }));
    const chosen = random.int(0, 2);
    const plan = plans[chosen] ?? { name: '', deductible: 0, share: 0, limit: 0 };
    const isYearly = random.chance(0.5);
    const animals = random.some(['Nacho', 'Duchess', 'Bo', 'Clementine', 'Harley'], random.int(1, 2)).map((name) => {
      const isDog = random.chance(0.6);
      const price = random.amount(15, 48) * (isYearly ? 12 : 1);
      return {
        name,
        isDog,
        breed: random.pick(
          isDog ? ['Corgi', 'Poodle (Standard)', 'Great Dane', 'Rescue mix'] : ['Bengal', 'Persian', 'Tabby'],
        ),
        born: `20${random.int(10, 14)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
        sex: random.pick(['male', 'female'] as const),
        neutered: random.chance(0.6),
        prices: [0.8, 1, 1.5].map((factor) => Math.round(price * factor * 100) / 100),
      };
    });
    const options = [
      { name: 'Wellness Rewards', price: random.int(8, 20) * (isYearly ? 12 : 1), isTaken: random.chance(0.5) },
      { name: 'Exam Fee Benefit', price: random.int(3, 7) * (isYearly ? 12 : 1), isTaken: random.chance(0.5) },
      { name: 'Boarding & Kennel', price: random.int(2, 6) * (isYearly ? 12 : 1), isTaken: random.chance(0.2) },
    ];
    const taken = options.filter((option) => option.isTaken);
    const total = sum([...animals.map((animal) => animal.prices[chosen] ?? 0), ...taken.map((option) => option.price)]);
    const waits = [
      { condition: 'Accident', period: 'Midnight after enrollment' },
      { condition: 'Illness', period: `${random.pick([10, 14, 20])} days` },
      { condition: 'Cancer', period: '30 days' },
    ];
    const per = isYearly ? 'year' : 'month';
    const row = (name: string, values: readonly Piece[]): Html =>
      html`<tr><td>${name}</td>${values.map((value) => html`<td>${value}</td>`)}</tr>`;
    const body = html`<h1>Summary of Pet Benefits</h1><p>Enrollment confirmation and declarations. Plans are underwritten by <b>${insurer}</b>.</p><div class="pair"><div><b>Member</b><br>${owner}<br>${home.street}<br>${cityLine(home)}</div><div><b>Policy</b> ${number}<br><b>First day</b> ${written(effective)}<br><b>Last day</b> ${written(addYears(effective, 1))}<br>Only the plan ticked below is in force.</div></div>
<table><tr><th>Your selection</th>${plans.map((each, index) => html`<th>${tick(index === chosen)}<br>${each.name}</th>`)}</tr><tr class="cat"><td colspan="4">What you pay and what we pay, each pet</td></tr>${row(
      'Annual deductible',
      plans.map((each) => wholeDollars(each.deductible)),
    )}${row(
      'We reimburse',
      plans.map((each) => `${each.share}%`),
    )}${row(
      'Annual benefit maximum',
      plans.map((each) => (each.limit === null ? 'Unlimited' : wholeDollars(each.limit))),
    )}<tr class="cat"><td colspan="4">Price per ${per}, tax included</td></tr>${animals.map((animal) => row(animal.name, animal.prices.map(dollarsAndCents)))}</table>
<table><tr><th>Pet</th><th>Kind</th><th>Breed</th><th>Birthday</th><th>Sex</th><th>Fixed?</th></tr>${animals.map((animal) => row(animal.name, [animal.isDog ? 'Dog' : 'Cat', animal.breed, written(animal.born), animal.sex === 'male' ? 'Male' : 'Female', animal.neutered ? 'Yes' : 'No']))}</table>
<p><b>Optional benefits</b> (ticked = bought; price per ${per})</p>${options.map((option) => html`<div>${tick(option.isTaken)} ${option.name} ${dollarsAndCents(option.price)}</div>`)}<p><b>Before benefits begin:</b></p>${waits.map((wait) => html`<div>${wait.condition} &ndash; ${wait.period}</div>`)}<p style="font-size:12pt"><b>Total premium per ${per}: ${dollarsAndCents(total)}</b></p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      planName: plan.name,
      premium: total,
      premiumFrequency: isYearly ? 'annual' : 'monthly',
      pets: animals.map((animal) => ({
        name: animal.name,
        species: animal.isDog ? 'dog' : 'cat',
        breed: animal.breed,
        sex: animal.sex,
        dateOfBirth: animal.born,
        neutered: animal.neutered,
        deductible: plan.deductible,
        reimbursementPercent: plan.share,
        annualLimit: plan.limit,
        limitText: plan.limit === null ? 'Unlimited' : null,
        premium: animal.prices[chosen],
      })),
      waitingPeriods: waits,
      riders: taken.map((option) => ({ name: option.name, premium: option.price })),
    };
    return { html: sheet({ css, body }), label };
  },
};
