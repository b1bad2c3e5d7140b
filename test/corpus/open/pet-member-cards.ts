import { abbreviated, addYears } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// Wallet cards to cut out, one a pet, printed under a mailing panel; captions in tiny capitals, a magnetic stripe, the back with waiting periods.

const DOGS = ['Beagle', 'Golden Retriever', 'Boxer', 'Mixed - Medium (23-70 lbs)', 'Dachshund, Miniature'];
const CATS = ['Domestic Shorthair', 'Maine Coon', 'Ragdoll', 'Siamese'];
const CALLED = ['Biscuit', 'Mango', 'Tilly', 'Sir Barks', 'Olive', 'Pepper Ann', 'Juno', 'Waffles', 'Kit'];

function drawAnimal(random: Random, called: string) {
  const species = random.pick(['dog', 'dog', 'cat'] as const);
  const isUnlimited = random.chance(0.3);
  return {
    name: called,
    petId: `${random.digits(4)} ${random.digits(4)} ${random.digits(3)}`,
    species,
    breed: random.pick(species === 'dog' ? DOGS : CATS),
    sex: random.pick(['male', 'female'] as const),
    age: random.pick(['9 months', '2 yrs', '4 yrs', '7 yrs', '11 yrs']),
    deductible: random.pick([100, 200, 250, 500, 750]),
    reimbursementPercent: random.pick([70, 80, 90]),
    annualLimit: isUnlimited ? null : random.pick([5_000, 10_000, 15_000]),
    limitText: isUnlimited ? 'NO CAP' : null,
    premium: random.amount(14, 92),
  };
}

type Animal = ReturnType<typeof drawAnimal>;

const css = `body{margin:0;font:9pt/1.25 Lato,sans-serif;color:#123}.mail{height:120pt;position:relative}.mail>div{position:absolute}.grid{display:flex;flex-wrap:wrap;gap:14pt}.card{width:243pt;height:153pt;border-radius:11pt;border:1pt dashed #888;position:relative;overflow:hidden;break-inside:avoid;background:#f3fbf9}.top{background:#0c7a6b;color:#fff;padding:5pt 10pt;display:flex;justify-content:space-between;font-weight:700}.name{font-size:15pt;font-weight:900;padding:5pt 10pt 0}.cap{font-size:5.4pt;letter-spacing:.7pt;color:#567;text-transform:uppercase}.f{display:grid;grid-template-columns:repeat(3,1fr);padding:3pt 10pt;row-gap:4pt}.stripe{height:24pt;background:#222;margin-top:10pt}.b{padding:6pt 10pt;font-size:7.4pt}.bill{border-top:2pt solid #0c7a6b;margin-top:14pt;padding-top:6pt;display:flex;justify-content:space-between}`;

const field = (caption: string, value: string): Html => html`<div><div class="cap">${caption}</div>${value}</div>`;

function front(animal: Animal, plan: string, brand: string): Html {
  const kind = animal.species === 'dog' ? 'Canine' : 'Feline';
  return html`<div class="card"><div class="top"><span>${brand}</span><span>${plan}</span></div><div class="name">${animal.name}</div><div class="f">${field('Pet ID', animal.petId)}${field('Kind', kind)}${field('Sex / age', `${animal.sex === 'male' ? 'M' : 'F'} / ${animal.age}`)}${field('Breed', animal.breed)}${field('Yearly deductible', wholeDollars(animal.deductible))}${field('We pay', `${animal.reimbursementPercent}%`)}${field('Yearly max', animal.limitText ?? wholeDollars(animal.annualLimit ?? 0))}${field('Per month', dollarsAndCents(animal.premium))}</div></div>`;
}

const back = (waits: readonly { condition: string; period: string }[], number: string): Html =>
  html`<div class="card"><div class="stripe"></div><div class="b"><b>Show this card at the front desk.</b> You pay the clinic, then send us the bill. Quote policy ${number}.<br><br>Cover starts after: ${waits.map((wait, index) => html`${index === 0 ? '' : ' · '}${wait.condition} ${wait.period}`)}<br><br>Typical bill: torn ligament $4,800, upset stomach $620.</div></div>`;

export const style: Style = {
  policyType: 'pet',
  name: 'member-cards',
  build(random) {
    const effective = `${random.int(2017, 2026)}-0${random.int(1, 6)}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const animals = random.some(CALLED, random.int(1, 3)).map((called) => drawAnimal(random, called));
    const [insurer, owner, home, brand] = [carrier(random), person(random), place(random), `${word(random)} Paws Club`];
    const [number, plan] = [
      `${random.letters(3)}${random.digits(8)}`,
      random.pick(['Whole Pet', 'Tail-to-Nose', 'Basic Vet Care']),
    ];
    const waits = [
      { condition: 'accidents', period: `${random.pick([2, 3, 5])} days` },
      { condition: 'illnesses', period: '14 days' },
      { condition: 'knee and hip', period: '6 months' },
    ];
    const rider = random.chance(0.6) ? { name: 'Routine Care Add-On', premium: random.amount(9, 25) } : null;
    const monthly = sum([...animals.map((animal) => animal.premium), rider?.premium ?? 0]);
    const body = html`<div class="mail"><div style="left:0;top:0;font-size:7.5pt">${brand} &bull; Member Desk &bull; ${phone(random)}</div><div style="left:36pt;top:46pt">${owner}<br>${home.street}<br>${cityLine(home)}</div><div style="right:0;top:0;text-align:right;width:230pt">${field('Policy', number)}${field('Cover runs', `${abbreviated(effective)} thru ${abbreviated(expiration)}`)}${field('Your plan', plan)}${field('Insurer', insurer)}</div></div><div class="grid">${animals.map((animal) => front(animal, plan, brand))}${back(waits, number)}</div>
<div class="bill"><span>${rider === null ? null : html`${rider.name} ${dollarsAndCents(rider.premium)} / month (covers every card above)`}</span><b>Charged each month, taxes included: ${dollarsAndCents(monthly)}</b></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium: monthly,
      premiumFrequency: 'monthly',
      pets: animals,
      waitingPeriods: waits,
      riders: rider === null ? [] : [rider],
    };
    return { html: sheet({ css, body }), label };
  },
};
