import { addYears, abbreviated } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A folded brochure in landscape: questions as headings, answers below, tips and prices of other plans between them, two columns of flowing text.

const css = `body{margin:0;font:10pt/1.45 Carlito,sans-serif;color:#222}.cols{columns:2;column-gap:46pt;height:520pt;column-fill:auto;column-rule:.5pt dashed #aaa}h1{font:900 22pt Lato,sans-serif;color:#d1495b;margin:0;line-height:1.05}h2{font:700 11.5pt Lato,sans-serif;color:#00798c;margin:9pt 0 1pt;break-after:avoid}.tip{background:#fdf3d8;border-radius:8pt;padding:5pt 8pt;margin:8pt 0;font-size:8.6pt;break-inside:avoid}.a{break-inside:avoid}ul{margin:0;padding-left:14pt}`;

const answer = (question: string, text: Html): Html => html`<div class="a"><h2>${question}</h2>${text}</div>`;

export const style: Style = {
  policyType: 'renters',
  name: 'fold-brochure',
  build(random) {
    const names = random.times(random.int(1, 2), () => person(random));
    const [insurer, brand, base] = [carrier(random), word(random), place(random)];
    const home = { ...base, street: `${base.street} Unit ${random.int(2, 40)}` };
    const elsewhere = random.chance(0.3) ? place(random) : null;
    const effective = `20${random.int(18, 26)}-0${random.int(1, 6)}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const number = `${random.letters(2)}${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`;
    const contents = random.int(10, 80) * 1000;
    const use = random.int(3, 20) * 1000;
    const [liability, medical, deductible] = [
      random.pick([100_000, 300_000]),
      random.pick([1_000, 2_000, 5_000]),
      random.pick([250, 500, 1_000]),
    ];
    const extras = random.some(
      [
        { name: 'Laptop and phone spill cover', limit: 2_000, premium: random.amount(9, 30) },
        { name: 'Bike theft', limit: 1_200, premium: random.amount(8, 25) },
        { name: 'Identity fraud help', limit: 15_000, premium: random.amount(12, 24) },
        { name: 'Sewer backup', limit: 5_000, premium: random.amount(15, 45) },
      ],
      random.int(0, 3),
    );
    const discounts = random
      .some(['Smoke alarm', 'Gated community', 'Auto bundle', 'Claim-free'], random.int(0, 2))
      .map((name) => ({ name, amount: random.amount(4, 22) }));
    const price = random.amount(110, 340);
    const tax = { name: 'State insurance tax', amount: random.amount(2, 9) };
    const total = sum([
      price,
      ...extras.map((extra) => extra.premium),
      tax.amount,
      ...discounts.map((discount) => -discount.amount),
    ]);
    const landlord = random.chance(0.6)
      ? { interest: 'Interested party', name: `${word(random)} Lofts LP`, where: place(random, home.state) }
      : null;
    const body = html`<div class="cols"><h1>Your renters insurance, unfolded</h1><div>These are the declarations of your new policy ${number}.</div>${answer('Who is covered?', html`<div>${names.map((name, index) => html`${index === 0 ? '' : ' and '}${name}`)}, who rent and live at:</div><div>${home.street}<br>${cityLine(home)}</div>`)}${elsewhere === null ? null : answer('Where do we write to you?', html`<div>${elsewhere.street}<br>${cityLine(elsewhere)}</div>`)}${answer('From when until when?', html`<div>${abbreviated(effective)} until ${abbreviated(expiration)}, 12:01 a.m. both times.</div>`)}${answer('Who insures you?', html`<div>${insurer}. ${brand} is only the name on the app.</div>`)}
<div class="tip"><b>Did you know?</b> The average renter owns things worth $20,000 to $30,000. A stolen bike alone can cost $900.</div>${answer('How much for my things?', html`<div>Up to <b>${wholeDollars(contents)}</b> for your personal property, less a deductible of <b>${wholeDollars(deductible)}</b> for each loss.</div>`)}${answer('And if I cannot live at home?', html`<div>Up to <b>${wholeDollars(use)}</b> for loss of use.</div>`)}${answer('What if I hurt somebody?', html`<div>Personal liability <b>${wholeDollars(liability)}</b> each occurrence; medical payments to others <b>${wholeDollars(medical)}</b> each person.</div>`)}
${answer('What did I add?', extras.length === 0 ? html`<div>Nothing so far. Bike theft ($1,200) starts at $8.00 a year.</div>` : html`<ul>${extras.map((extra) => html`<li>${extra.name}, ${wholeDollars(extra.limit)}: ${dollarsAndCents(extra.premium)}</li>`)}</ul>`)}${answer('What does it cost for the year?', html`<div>Basic price ${dollarsAndCents(price)}</div>${discounts.map((discount) => html`<div>${discount.name} discount &minus;${dollarsAndCents(discount.amount)}</div>`)}<div>${tax.name} ${dollarsAndCents(tax.amount)}</div><div><b>All together ${dollarsAndCents(total)}</b></div>`)}${landlord === null ? null : answer('Who else hears from us?', html`<div>${landlord.interest}: ${landlord.name}<br>${oneLine(landlord.where)}</div>`)}<div class="tip">Paying monthly adds $1.50 to each payment. Questions? ${phone(random)}</div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'new',
      namedInsureds: names,
      mailingAddress: oneLine(elsewhere ?? home),
      insuredLocation: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      totalPremium: total,
      fees: [tax],
      discounts: discounts.map((discount) => ({ name: `${discount.name} discount`, amount: discount.amount })),
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ amount: deductible }],
      otherCoverages: extras,
      additionalInterests:
        landlord === null
          ? []
          : [{ interest: landlord.interest, name: landlord.name, address: oneLine(landlord.where) }],
      _accept: {
        ...(elsewhere === null && { mailingAddress: [null, oneLine(home)] }),
        'deductibles[0].peril': [null, 'each loss'],
        ...Object.fromEntries(discounts.map((discount, index) => [`discounts[${index}].name`, [discount.name]])),
      },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
