import { addDays, addYears, written } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, person, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A small mutual writes its declarations as a letter: every fact in a sentence, a paragraph a pet, no table at all.

const css = `body{margin:0;font:11.5pt/1.5 "Liberation Serif",serif}p{margin:0 0 10pt;text-align:justify}.lh{text-align:center;font-size:15pt;margin-bottom:26pt}.lh small{display:block;font-size:9pt}`;

export const style: Style = {
  policyType: 'pet',
  name: 'plain-letter',
  build(random) {
    const [insurer, owner, home, office] = [carrier(random), person(random), place(random), place(random)];
    const effective = `20${random.int(12, 25)}-${random.pick(['01', '04', '09'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const number = `AN ${random.digits(5)}`;
    const animals = random
      .some(['Barnaby', 'Cleo', 'Winston', 'Poppy', 'Jasper', 'Edith'], random.int(1, 3))
      .map((name) => {
        const isDog = random.chance(0.6);
        const isMale = random.chance(0.5);
        return {
          name,
          species: isDog ? ('dog' as const) : ('cat' as const),
          sex: isMale ? ('male' as const) : ('female' as const),
          breed: random.pick(
            isDog ? ['Airedale Terrier', 'Basset Hound', 'Collie', 'Irish Setter'] : ['Himalayan', 'Burmese', 'Manx'],
          ),
          age: `${random.pick(['two', 'three', 'five', 'eight'])} years old`,
          neutered: random.chance(0.6),
          annualLimit: random.pick([2_000, 4_500, 9_000]),
          deductible: random.pick([50, 125, 250]),
          reimbursementPercent: random.pick([60, 75, 80]),
          premium: random.int(150, 720),
        };
      });
    const rider = random.chance(0.5) ? { name: 'dental endorsement', premium: random.int(30, 90) } : null;
    const total = sum([...animals.map((animal) => animal.premium), rider?.premium ?? 0]);
    const [days, months] = [`${random.pick([10, 15, 30])} days`, `${random.pick([3, 6, 12])} months`];
    const old = wholeDollars(random.pick([1_500, 3_500]));
    const paragraph = (animal: (typeof animals)[number]): string => {
      const [he, his] = animal.sex === 'male' ? ['he', 'his'] : ['she', 'her'];
      const fixed = animal.neutered ? (animal.sex === 'male' ? 'neutered' : 'spayed') : 'not been altered';
      return `Your ${animal.species} ${animal.name}, a ${animal.sex} ${animal.breed}, is ${animal.age} and has ${animal.neutered ? `been ${fixed}` : fixed}. After a deductible of ${wholeDollars(animal.deductible)} a year we will pay ${animal.reimbursementPercent} percent (${animal.reimbursementPercent}%) of ${his} covered veterinary bills, until ${he} has received ${wholeDollars(animal.annualLimit)} in the policy year. The premium for ${animal.name} is ${dollarsAndCents(animal.premium)} for the year.`;
    };
    const body = html`<div class="lh">${insurer}<small>Pet Department, ${office.street}, ${cityLine(office)}</small></div><p>${written(addDays(effective, -12))}</p><p>${owner}<br>${home.street}<br>${cityLine(home)}</p><p>Dear ${owner},</p><p>We are glad to insure ${animals.length === 1 ? 'your pet' : `your ${animals.length === 2 ? 'two' : 'three'} pets`} under policy ${number}. The insurance begins on ${written(effective)} and ends on ${written(expiration)}. This letter is the declarations page of your policy; please keep it with the policy form. Last year our limit was ${old}, which no longer applies.</p>${animals.map((animal) => html`<p>${paragraph(animal)}</p>`)}
<p>Accidents are covered at once. For sickness there is a waiting period of ${days}, and for hip dysplasia a waiting period of ${months}.</p>${rider === null ? null : html`<p>You have also bought our ${rider.name}, for which we charge ${dollarsAndCents(rider.premium)}.</p>`}<p>The total annual premium, which includes all taxes, comes to ${dollarsAndCents(total)}. If you would rather pay by the month, we add two dollars to each payment.</p><p>Yours truly,</p><p>The Pet Department</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      premium: total,
      premiumFrequency: 'annual',
      pets: animals,
      waitingPeriods: [
        { condition: 'sickness', period: days },
        { condition: 'hip dysplasia', period: months },
      ],
      riders: rider === null ? [] : [rider],
      _ignore: ['waitingPeriods[+]'],
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '1.1in', right: '1.1in', top: '0.9in' } } };
  },
};
