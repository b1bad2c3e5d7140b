import { addDays, addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A policy form as filed with the state and filled in with a word processor: numbered items, animals described in sentences.

const css = `body{margin:0;font:11pt/1.42 "Liberation Serif",serif}h1{font-size:13pt;text-align:center;margin:14pt 0 0}h2{font-size:11pt;text-align:center;font-weight:400;margin:0 0 12pt}.co{text-align:center;font-variant:small-caps;font-size:15pt}.ho{text-align:center;font-size:9.5pt}.it{display:grid;grid-template-columns:54pt 1fr;margin-bottom:9pt}.it>b{font-weight:400;text-decoration:underline}.an{margin:4pt 0 7pt 0;break-inside:avoid}.l{display:flex;margin-left:22pt;max-width:360pt}.l i{flex:1;border-bottom:1pt dotted #000;margin:0 4pt 3pt}.sg{display:flex;justify-content:space-between;margin-top:30pt}.sg div{border-top:.6pt solid #000;width:200pt;font-size:9pt;text-align:center}`;

const DOGS = ['Border Terrier', 'Standard Poodle', 'Brittany', 'Mixed Breed (Medium)', 'Shetland Sheepdog', 'Whippet'];
const CATS = ['Domestic Shorthair', 'Burmese', 'Norwegian Forest Cat', 'Domestic Longhair', 'Russian Blue'];
const NAMES = 'Pickles Maple Otis Juno Tuppence Barley Winnie Fergus Saffron Duke Clementine Moss'.split(' ');

const line = (caption: string, value: string): Html =>
  html`<div class="l"><span>${caption}</span><i></i><span>${value}</span></div>`;

function drawAnimal(random: Random, name: string, effective: string) {
  const species = random.pick(['dog', 'dog', 'cat'] as const);
  return {
    name,
    species,
    breed: random.pick(species === 'dog' ? DOGS : CATS),
    sex: random.pick(['male', 'female'] as const),
    neutered: random.chance(0.7),
    dateOfBirth: addDays(effective, -random.int(200, 3900)),
    deductible: random.pick([100, 200, 250, 500, 750]),
    reimbursementPercent: random.pick([70, 80, 90]),
    annualLimit: random.pick([5_000, 8_000, 12_500, 20_000]),
    premium: random.amount(190, 980),
  };
}
type Animal = ReturnType<typeof drawAnimal>;

const sexWords = ({ sex, neutered }: Animal): string => {
  const word = sex === 'male' ? 'neutered' : 'spayed';
  return neutered ? `${sex}, ${word},` : `${sex}, not ${word},`;
};

export const style: Style = {
  policyType: 'pet',
  name: 'numbered-items',
  build(random) {
    const [insurer, home, family] = [carrier(random), place(random), lastName(random)];
    const owners = random.chance(0.6)
      ? [`${firstName(random)} ${family}`, `${firstName(random)} R. ${family}`]
      : [`${firstName(random)} ${family}`];
    const effective = `${random.int(2015, 2026)}-${random.pick(['01', '02', '04', '05', '08', '11'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const number = numbered(random, 'PM @@ ## ### ###');
    const animals = random.some(NAMES, random.int(1, 3)).map((name) => drawAnimal(random, name, effective));
    const plan = random.pick(['Injury and Illness', 'Major Medical and Surgical', 'Broad Form']);
    const waits = [
      { condition: 'Accidental injury', period: random.pick(['24 hours', '3 days']) },
      { condition: 'Illness', period: random.pick(['14 days', '15 days', '30 days']) },
      { condition: 'Cruciate ligament conditions', period: random.pick(['6 months', '180 days']) },
    ];
    const riders = random.some(
      [
        { name: 'Routine Care Endorsement', premium: random.amount(60, 190) },
        { name: 'Dental Illness Endorsement', premium: random.amount(25, 90) },
        { name: 'Burial and Cremation Endorsement', premium: random.amount(12, 40) },
      ],
      random.int(0, 3),
    );
    const tax = random.chance(0.5) ? random.amount(6, 30) : null;
    const total = sum([...animals, ...riders].map((each) => each.premium).concat(tax ?? 0));
    const item = (count: number, content: Html): Html =>
      html`<div class="it"><b>Item ${count}.</b><div>${content}</div></div>`;
    const described = (animal: Animal, index: number): Html =>
      html`<div class="an">(${'abcdef'.charAt(index)}) <b>${animal.name}</b>, a ${sexWords(animal)} ${animal.species} of the breed ${animal.breed}, born ${written(animal.dateOfBirth)}.${line('Deductible, each policy period', wholeDollars(animal.deductible))}${line('The Company pays, after the deductible', `${animal.reimbursementPercent}%`)}${line('Limit of the Company’s liability, each policy period', wholeDollars(animal.annualLimit))}${line('Premium', dollarsAndCents(animal.premium))}</div>`;
    const body = html`<div class="co">${insurer}</div><div class="ho">Home Office: ${random.int(100, 999)} ${word(random)} Square, ${word(random)}, Ohio &mdash; herein called the Company</div><h1>VETERINARY EXPENSE POLICY</h1><h2>DECLARATIONS</h2>
${item(1, html`Policy No. ${number}`)}${item(2, html`The insured is ${owners.join(' and ')}, whose address is ${home.street}, ${cityLine(home)}.`)}${item(3, html`The policy period is from ${written(effective)} to ${written(expiration)}, beginning and ending at 12:01 A.M., standard time, at the address of the insured.`)}${item(4, html`Insurance is afforded under the ${plan} plan only.`)}${item(5, html`The animals insured, and the terms that apply to each, are:${animals.map(described)}`)}
${item(6, html`No expense is covered that arises from a condition first showing itself within these periods after the policy takes effect: ${waits.map((each) => html`<br>${each.condition} &ndash; ${each.period}`)}`)}${item(7, riders.length === 0 ? html`Endorsements made part of this policy at inception: none.` : html`Endorsements made part of this policy at inception, with the additional premium for each:${riders.map((each) => line(each.name, dollarsAndCents(each.premium)))}`)}${item(8, html`Premium for the policy period, payable in advance:${tax === null ? null : html`${line('Premium for animals and endorsements', dollarsAndCents(sum([total, -tax])))}${line('State premium tax', dollarsAndCents(tax))}`}${line('Total annual premium', dollarsAndCents(total))}`)}<div class="an">${item(9, html`A premium that is paid by the month is subject to a service charge of $2.00 a payment, which is not part of the total above.`)}
<div class="sg"><div>Secretary</div><div>President</div></div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: owners,
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      planName: plan,
      premium: total,
      premiumFrequency: 'annual',
      pets: animals,
      waitingPeriods: waits,
      riders,
    };
    const footer = html`<div style="width:100%;padding:0 .8in;font:8pt serif;display:flex;justify-content:space-between"><span>VX-DEC (07-14)</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;
    return {
      html: sheet({ css, body }),
      label,
      print: { margin: { top: '0.8in', bottom: '0.8in', left: '0.9in', right: '0.9in' }, footer },
    };
  },
};
