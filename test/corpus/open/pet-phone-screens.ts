import { abbreviated, addYears } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// Screens of an insurer's phone app, printed side by side: an account screen, then a screen a pet; captions left and
// values right with chevrons, a status bar above and a tab bar below.

const DOGS = ['French Bulldog', 'Goldendoodle', 'Corgi (Pembroke)', 'Pit Bull Mix', 'Shih Tzu'];
const CATS = ['Bengal', 'Domestic Medium Hair', 'Sphynx'];

function drawPet(random: Random, name: string) {
  const species = random.pick(['dog', 'cat', 'dog'] as const);
  const isUnlimited = random.chance(0.35);
  return {
    name,
    species,
    breed: random.pick(species === 'dog' ? DOGS : CATS),
    sex: random.pick(['male', 'female'] as const),
    age: random.pick(['5 months', '1 year', '3 years', '6 years', '8 years']),
    neutered: random.chance(0.7),
    deductible: random.pick([100, 300, 500, 700]),
    reimbursementPercent: random.pick([70, 80, 90]),
    annualLimit: isUnlimited ? null : random.pick([2500, 5000, 15_000]),
    limitText: isUnlimited ? 'Unlimited' : null,
    premium: random.amount(15, 79),
  };
}
type Pet = ReturnType<typeof drawPet>;

const css = `body{margin:0;font:8.5pt/1.3 Lato,sans-serif;color:#20242c}.wall{display:flex;flex-wrap:wrap;gap:16pt}.phone{width:212pt;height:432pt;border:1.4pt solid #333;border-radius:20pt;overflow:hidden;position:relative;background:#f2f3f7;break-inside:avoid}
.bar{display:flex;justify-content:space-between;padding:5pt 16pt;font-size:7pt;font-weight:700}.nav{text-align:center;font-weight:700;padding:3pt 0 6pt;position:relative}.nav span{position:absolute;left:12pt;color:#5a3ff0;font-weight:400}
.hero{background:#5a3ff0;color:#fff;margin:0 10pt 8pt;border-radius:10pt;padding:9pt 12pt}.hero b{font-size:15pt;display:block}h4{font:700 7pt Lato;color:#7a8090;margin:7pt 16pt 3pt;text-transform:uppercase}
.list{background:#fff;margin:0 10pt;border-radius:8pt}.list div{display:flex;justify-content:space-between;gap:10pt;padding:4.4pt 9pt;border-bottom:.4pt solid #e3e4ea}.list span:last-child{color:#4d5568;text-align:right}.list i{color:#b9bdc9;font-style:normal}
.tabs{position:absolute;bottom:0;left:0;right:0;background:#fff;border-top:.5pt solid #ccc;display:flex;justify-content:space-around;font-size:6.5pt;padding:6pt 0 9pt}.tabs b{color:#5a3ff0}`;

const row = (caption: string, value: Piece): Html =>
  html`<div><span>${caption}</span><span>${value} <i>&rsaquo;</i></span></div>`;
const phone = (title: string, content: Piece, clock: string): Html =>
  html`<div class="phone"><div class="bar"><span>${clock}</span><span>LTE 81%</span></div><div class="nav"><span>&lsaquo; Back</span>${title}</div>${content}<div class="tabs"><span>Home</span><b>My cover</b><span>Claims</span><span>Chat</span></div></div>`;

function petScreen(pet: Pet, clock: string): Html {
  const content = html`<div class="hero"><b>${pet.name}</b>${pet.breed}</div><h4>About ${pet.name}</h4><div class="list">${row('Type', pet.species === 'dog' ? 'Dog' : 'Cat')}${row('Gender', pet.sex === 'male' ? 'Boy' : 'Girl')}${row('Age when cover began', pet.age)}${row('Spayed / neutered', pet.neutered ? 'Yes' : 'No')}</div>
<h4>What we cover</h4><div class="list">${row('Yearly limit', pet.limitText ?? wholeDollars(pet.annualLimit ?? 0))}${row('You pay first', wholeDollars(pet.deductible))}${row('Then we pay back', `${pet.reimbursementPercent}%`)}</div><h4>Cost</h4><div class="list">${row('Monthly price', dollarsAndCents(pet.premium))}</div>`;
  return phone('Pet details', content, clock);
}

export const style: Style = {
  policyType: 'pet',
  name: 'phone-screens',
  build(random) {
    const effective = `${random.int(2021, 2026)}-${random.pick(['02', '05', '08', '11'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const names = random.some(['Mochi', 'Captain', 'Beans', 'Luna Belle', 'Ziggy', 'Noodle'], random.int(1, 4));
    const pets = names.map((name) => drawPet(random, name));
    const [insurer, owner, home, brand] = [carrier(random), person(random), place(random), `${word(random)} Pets`];
    const number = `${random.letters(2)}-${random.digits(4)}-${random.digits(4)}`;
    const plan = random.pick(['Accident & Illness', 'Complete', 'Everyday Plus']);
    const extra = random.chance(0.6) ? { name: 'Checkups & Shots', premium: random.amount(7, 19) } : null;
    const fee = random.chance(0.5) ? 2 : 0;
    const premium = sum([...pets.map((pet) => pet.premium), extra?.premium ?? 0, fee]);
    const clock = `${random.int(1, 12)}:${random.int(10, 59)}`;
    const waits = [
      { condition: 'Accidents', period: '2 days' },
      { condition: 'Illnesses', period: '14 days' },
      { condition: 'Orthopedic', period: random.pick(['6 months', '30 days']) },
    ];
    const account = html`<div class="hero">Active<b>${dollarsAndCents(premium)}/mo</b>${fee === 0 ? 'No fees' : html`incl. ${dollarsAndCents(fee)} service fee`}</div><h4>Policy</h4><div class="list">${row('Number', number)}${row('Plan', plan)}${row('Starts', abbreviated(effective))}${row('Renews', abbreviated(expiration))}${row('Underwritten by', insurer)}</div>
<h4>You</h4><div class="list">${row('Owner', owner)}${row('Address', html`${home.street}<br>${cityLine(home)}`)}</div>${extra === null ? null : html`<h4>Extras</h4><div class="list">${row(extra.name, `${dollarsAndCents(extra.premium)}/mo`)}</div>`}`;
    const waiting = html`<h4>Waiting periods</h4><div class="list">${waits.map(({ condition, period }) => row(condition, period))}</div><h4>Offers for you</h4><div class="list">${row('Invite a friend', 'Get $25')}${row('Lost pet tag', '$12.00')}</div>`;
    const body = html`<div class="wall">${phone(brand, account, clock)}${pets.map((pet) => petScreen(pet, clock))}${phone('Good to know', waiting, clock)}</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium,
      premiumFrequency: 'monthly',
      pets,
      waitingPeriods: waits,
      riders: extra === null ? [] : [extra],
      _accept: { expirationDate: [null] },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
