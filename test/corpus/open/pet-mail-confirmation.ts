import { abbreviated, addDays, addYears, bare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A start-up that sends its declarations as a message; the customer printed it from the webmail, with the mail's own head and foot.

const css = `body{margin:0;font:10pt/1.5 "DejaVu Sans","Liberation Sans",sans-serif;color:#202124}.mt{display:flex;justify-content:space-between;border-bottom:1pt solid #bbb;padding-bottom:4pt;font-size:9pt}.sj{font-size:14pt;margin:8pt 0 0}.ms{font-size:8.5pt;color:#555;border-bottom:1pt solid #bbb;padding-bottom:6pt;margin-bottom:10pt}h3{font-size:10.5pt;margin:12pt 0 2pt;color:#7b2d8b}ul{margin:2pt 0 4pt;padding-left:18pt}p{margin:5pt 0}.sm{font-size:7.6pt;color:#777;line-height:1.35}.pet{break-inside:avoid}`;

const BREEDS = {
  dog: ['Cockapoo', 'French Bulldog', 'Golden Retriever', 'Chihuahua mix', 'Great Dane', 'Corgi'],
  cat: ['Tabby', 'Bengal', 'Sphynx', 'Calico', 'British Shorthair'],
};
const NAMES = 'Nacho Luna Ziggy Pepper Waffles Boba Loki Hazel Mochi Rex Olive Gus'.split(' ');

function drawPet(random: Random, name: string) {
  const species = random.pick(['dog', 'cat'] as const);
  const isUnlimited = random.chance(0.25);
  const years = random.int(1, 11);
  return {
    name,
    petId: numbered(random, '@@@-####'),
    species,
    breed: random.pick(BREEDS[species]),
    sex: random.pick(['male', 'female'] as const),
    neutered: random.chance(0.75),
    age: years === 1 ? '1 year old' : `${years} years old`,
    deductible: random.pick([100, 250, 300, 500]),
    reimbursementPercent: random.pick([70, 80, 90]),
    annualLimit: isUnlimited ? null : random.pick([5_000, 10_000, 15_000, 30_000]),
    limitText: isUnlimited ? 'Unlimited' : null,
    premium: random.amount(14, 88),
  };
}
type Pet = ReturnType<typeof drawPet>;

function surgery({ sex, neutered }: Pet): string {
  if (neutered) return sex === 'male' ? 'neutered' : 'spayed';
  return sex === 'male' ? 'not neutered' : 'not spayed';
}

const petBlock = (pet: Pet): Html => {
  const limit = pet.annualLimit === null ? 'Unlimited' : `Up to ${wholeDollars(pet.annualLimit)}`;
  return html`<div class="pet"><h3>${pet.name}</h3><ul><li>${pet.species === 'dog' ? 'Dog' : 'Cat'}, ${pet.breed}, ${pet.sex}, ${surgery(pet)}, ${pet.age}</li><li>Pet ID: ${pet.petId}</li><li>You cover the first ${wholeDollars(pet.deductible)} of vet bills each year (your deductible)</li><li>Then we pay you back ${pet.reimbursementPercent}%</li><li>${limit} per year</li><li>${dollarsAndCents(pet.premium)} a month</li></ul></div>`;
};

export const style: Style = {
  policyType: 'pet',
  name: 'mail-confirmation',
  build(random) {
    const brand = random.pick(['Pawnder', 'Wagwise', 'Tailgood', 'Fetchwell']);
    const [insurer, home, first, last] = [carrier(random), place(random), firstName(random), lastName(random)];
    const owner = `${first} ${last}`;
    const mail = `${first}.${last}@${word(random)}mail.example`.toLowerCase();
    const effective = `${random.int(2019, 2026)}-${random.pick(['03', '06', '07', '09', '10', '12'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const sent = addDays(effective, -random.int(1, 9));
    const number = numbered(random, `${brand.slice(0, 2).toUpperCase()}-########`);
    const plan = random.pick(['The Works', 'Everyday Plan', 'Accidents + Illnesses', 'Snuggle Plus']);
    const pets = random.some(NAMES, random.int(1, 3)).map((name) => drawPet(random, name));
    const riders = random.some(
      [
        { name: 'Checkup Pack', premium: random.pick([9.5, 14, 19]) },
        { name: 'Exam Fees', premium: random.amount(3, 9) },
        { name: 'Physical Therapy', premium: random.amount(2, 6) },
      ],
      random.int(0, 2),
    );
    const taxes = random.amount(0.8, 4);
    const total = sum([...[...pets, ...riders].map((each) => each.premium), taxes]);
    const waits = [
      { condition: 'Accidents', period: '2 days' },
      { condition: 'Illnesses', period: '14 days' },
      ...(random.chance(0.6) ? [{ condition: 'Knees and ligaments', period: '6 months' }] : []),
    ];
    const time = `${random.int(1, 11)}:${random.int(10, 59)} ${random.pick(['AM', 'PM'])}`;
    const subject = `You’re covered! ${brand} policy ${number}`;
    const body = html`<div class="mt"><b>Mail</b><span>${owner} &lt;${mail}&gt;</span></div><div class="sj">${subject}</div><div class="ms">1 message<br><b>${brand}</b> &lt;hello@${brand.toLowerCase()}.example&gt; &nbsp; ${abbreviated(sent)} at ${time}<br>To: ${mail}</div>
<p>Hey ${first},</p><p>This is your declarations page. Keep it with your policy: together they are the whole deal between you and us.</p>
<p><b>Policy number</b> ${number}<br><b>Policyholder</b> ${owner}<br><b>Where we write to you</b> ${home.street}, ${cityLine(home)}<br><b>Plan</b> ${plan}<br><b>Covered from</b> ${abbreviated(effective)} <b>until</b> ${abbreviated(expiration)} (both at 12:01 AM)</p>
${pets.map(petBlock)}${riders.length === 0 ? null : html`<h3>Add-ons</h3><ul>${riders.map((each) => html`<li>${each.name}: ${dollarsAndCents(each.premium)} a month</li>`)}</ul>`}
<div class="pet"><h3>What you pay</h3><p>${dollarsAndCents(sum([total, -taxes]))} for everything above + ${dollarsAndCents(taxes)} taxes = <b>${dollarsAndCents(total)} each month</b>, charged to the card ending in ${random.digits(4)} on day ${Number(effective.slice(8))} of the month.</p></div>
<div class="pet"><h3>Before coverage kicks in</h3><ul>${waits.map((each) => html`<li>${each.condition}: ${each.period}</li>`)}</ul></div>
<p>Invite a friend and you both get a $25 gift card. Questions? Just reply.</p><p>Love,<br>The ${brand} pack</p><p class="sm">${brand} Pet Insurance Agency LLC sells and services this policy. It is underwritten by ${insurer}. A monthly plan of $18 is an example from our advertising and not an offer. Unsubscribe | Privacy | ${random.int(10, 990)} ${word(random)} Street, Floor 4</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium: total,
      premiumFrequency: 'monthly',
      pets,
      waitingPeriods: waits,
      riders,
    };
    const strip = (left: Html, right: Html): Html =>
      html`<div style="width:100%;padding:0 .4in;font:7pt sans-serif;display:flex;justify-content:space-between"><span>${left}</span><span>${right}</span></div>`;
    return {
      html: sheet({ css, body }),
      label,
      print: {
        margin: { top: '0.6in', bottom: '0.6in', left: '0.5in', right: '0.7in' },
        header: strip(html`${bare(addDays(sent, 2))}, 9:14 AM`, html`Mail - ${subject}`),
        footer: strip(
          html`https://webmail.example/u/0/?view=pt&amp;permthid=${random.digits(12)}`,
          html`<span class="pageNumber"></span>/<span class="totalPages"></span>`,
        ),
      },
    };
  },
};
