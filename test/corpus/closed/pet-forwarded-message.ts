import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { carrier, cityLine, firstName, lastName, oneLine, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A confirmation mail, forwarded and printed: header lines of two messages, quote marks at every line, facts as lines with colons and asterisks.

const css = `body{margin:0;font:10.2pt/1.4 "DejaVu Sans",Verdana,sans-serif}.hd{border-bottom:2pt solid #000;padding-bottom:5pt;margin-bottom:8pt;font-size:13pt;font-weight:700}.q{border-left:2pt solid #47c;padding-left:8pt;margin-left:4pt}.mono{font:9.6pt/1.42 "Liberation Mono",monospace;white-space:pre-wrap}`;

export const style: Style = {
  policyType: 'pet',
  name: 'forwarded-message',
  build(random) {
    const [first, last] = [firstName(random), lastName(random)];
    const owner = `${first} ${last}`;
    const [insurer, brand, home] = [carrier(random), `${word(random)} Pet`, place(random)];
    const effective = `${random.int(2015, 2026)}-0${random.int(1, 6)}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const number = `#${random.digits(7)}-${random.int(1, 3)}`;
    const animals = random
      .some(['Scout', 'Gracie', 'Moose', 'Minnie', 'Blue', 'Professor'], random.int(1, 3))
      .map((name) => {
        const isDog = random.chance(0.7);
        return {
          name,
          isDog,
          breed: random.pick(
            isDog ? ['Border Collie', 'Yorkie', 'Catahoula', 'Plott Hound mix'] : ['Russian Blue', 'DSH', 'Manx'],
          ),
          isMale: random.chance(0.5),
          isFixed: random.chance(0.7),
          born: `20${random.int(11, 14)}-1${random.int(0, 2)}-${random.int(10, 28)}`,
          limit: random.pick([4_000, 8_000, 16_000]),
          deductible: random.pick([100, 300, 600]),
          share: random.pick([65, 75, 85]),
          premium: random.amount(11, 66),
        };
      });
    const wellness = random.chance(0.5) ? { name: 'Wellness Pack', premium: random.amount(8, 22) } : null;
    const plan = random.pick(['Accident & Illness', 'Accident Only']);
    const [wait, sick] = [`${random.int(1, 5)} days`, `${random.pick([14, 21])} days`];
    const total = sum([...animals.map((animal) => animal.premium), wellness?.premium ?? 0]);
    const lines = [
      `Hello ${first},`,
      '',
      `Thanks for choosing ${brand}! Here is everything in one place. This message is your declarations page.`,
      '',
      `Policy: ${number}`,
      `Plan: ${plan}`,
      `Who owns the policy: ${owner}`,
      `Address: ${home.street}`,
      `         ${cityLine(home)}`,
      `Policy period: ${written(effective)} - ${written(expiration)}`,
      `Insurer: ${insurer}`,
      '',
      ...animals.flatMap((animal) => [
        `*** ${animal.name} ***`,
        `* ${animal.isDog ? 'Dog' : 'Cat'}, ${animal.breed}, ${animal.isMale ? 'male' : 'female'} (${animal.isFixed ? 'fixed' : 'not fixed'}), born ${bare(animal.born)}`,
        `* Annual coverage limit: $${animal.limit}`,
        `* Deductible (per policy year): $${animal.deductible}`,
        `* Reimbursement rate: ${animal.share}%`,
        `* Monthly premium: ${dollarsAndCents(animal.premium)}`,
        '',
      ]),
      ...(wellness === null
        ? []
        : [`Optional coverage: ${wellness.name} ... ${dollarsAndCents(wellness.premium)} per month`, '']),
      `Waiting periods - accident: ${wait}; illness: ${sick}`,
      '',
      `TOTAL MONTHLY PREMIUM: ${dollarsAndCents(total)}`,
      '',
      'Refer a friend and both of you get a $25.00 gift card.',
    ];
    const quoted: Html = html`<div class="q"><div class="mono">${lines.map((line) => `> ${line}`).join('\n')}</div></div>`;
    const sent = addDays(effective, -3);
    const body = html`<div class="hd">Fwd: Welcome to ${brand} (policy ${number})</div><b>${owner}</b> &lt;${first.toLowerCase()}@mail.example&gt;<br>To: ${firstName(random)} ${last}<br>${written(addDays(effective, 9))} at 7:${random.int(10, 59)} PM<p>see below, the vet wanted this. limit is still what we had with the old one ($2,000) right??</p><p>Sent from my phone</p><p>---------- Forwarded message ---------<br>From: <b>${brand} Care Team</b> &lt;hello@pets.example&gt;<br>Date: ${written(sent)}<br>Subject: Welcome to ${brand} (policy ${number})<br>To: &lt;${first.toLowerCase()}@mail.example&gt;</p>${quoted}`;
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
      pets: animals.map((animal) => ({
        name: animal.name,
        species: animal.isDog ? 'dog' : 'cat',
        breed: animal.breed,
        sex: animal.isMale ? 'male' : 'female',
        dateOfBirth: animal.born,
        neutered: animal.isFixed,
        deductible: animal.deductible,
        reimbursementPercent: animal.share,
        annualLimit: animal.limit,
        premium: animal.premium,
      })),
      waitingPeriods: [
        { condition: 'accident', period: wait },
        { condition: 'illness', period: sick },
      ],
      riders: wellness === null ? [] : [wellness],
    };
    return { html: sheet({ css, body }), label };
  },
};
