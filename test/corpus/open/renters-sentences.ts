import { addYears, written } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// Declarations as a letter: all limits and the premium stand in sentences and a short list, nothing in a table.

const OPTIONS = [
  { name: 'valuable items', limit: 3_000 },
  { name: 'water backup', limit: 5_000 },
  { name: 'identity restoration', limit: null },
  { name: 'musical instruments', limit: 2_000 },
];

const css = `body{margin:0;font:11pt/1.5 Carlito,Calibri,"Liberation Sans",sans-serif}.h{color:#6d597a;font-size:16pt;margin-bottom:14pt}p,ul{margin:0 0 9pt}`;

export const style: Style = {
  policyType: 'renters',
  name: 'sentences',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household);
    const address = { ...household.address, street: `${household.address.street}, Unit ${random.int(2, 60)}` };
    const premises = random.chance(0.3) ? place(random, address.state) : address;
    const [insurer, signer, number] = [
      carrier(random),
      person(random),
      `TN-${random.digits(3)}-${random.digits(3)}-${random.digits(2)}`,
    ];
    const effective = dayBetween(random, '2015-01-01', '2026-07-01');
    const contents = random.int(12, 70) * 1000;
    const [lossOfUse, liability, medical, deductible] = [
      contents * 0.2,
      random.pick([100_000, 300_000]),
      random.pick([1_000, 2_000]),
      random.pick([250, 500, 1_000]),
    ];
    const options = random.some(OPTIONS, random.int(0, 3)).map((each) => ({ ...each, premium: random.amount(4, 50) }));
    const base = random.amount(90, 280);
    const fee = { name: 'policy fee', amount: random.pick([10, 15, 25]) };
    const total = sum([base, ...options.map((each) => each.premium), fee.amount]);
    const landlord = random.chance(0.5) ? { name: `${word(random)} Towers LLC`, home: place(random) } : null;
    const isRenewal = random.chance(0.5);
    const and = names.join(' and ');
    const body = html`<div class="h">${insurer}</div><p>${and}<br>${address.street}<br>${cityLine(address)}</p><p><b>${isRenewal ? 'Renewal declarations' : 'Declarations'} of your renters policy ${number}</b></p><p>Dear ${names[0]},</p>
<p>This letter is the declarations page of your policy. The policy period begins on ${written(effective)} and ends on ${written(addYears(effective, 1))}, each at 12:01 a.m. ${premises === address ? 'The residence that we insure is the address above.' : `The residence that we insure is ${oneLine(premises)}.`}</p>
<p>We insure your personal property for up to ${wholeDollars(contents)}. If you cannot live in your residence because of a covered loss, we pay up to ${wholeDollars(lossOfUse)} for loss of use. A deductible of ${wholeDollars(deductible)} applies to each loss. Your personal liability limit is ${wholeDollars(liability)} for each occurrence, and medical payments to others are limited to ${wholeDollars(medical)} for each person.</p>
${options.length === 0 ? null : html`<p>You also chose:</p><ul>${options.map((each) => html`<li>${each.name}${each.limit === null ? '' : ` (limit ${wholeDollars(each.limit)})`} for ${dollarsAndCents(each.premium)}</li>`)}</ul>`}<p>The basic premium is ${dollarsAndCents(base)}. With ${options.length === 0 ? '' : 'your choices and '}a policy fee of ${dollarsAndCents(fee.amount)}, the total premium for the year is <b>${dollarsAndCents(total)}</b>.</p>
${landlord === null ? null : html`<p>We will notify your landlord, ${landlord.name}, ${oneLine(landlord.home)}, as an additional interest if the policy is cancelled.</p>`}<p>For ${dollarsAndCents(random.amount(20, 60))} more a year you could raise your liability limit to $500,000. Please call ${phone(random)} with any question.</p><p>Sincerely,</p><p>${signer}<br>Vice President, Personal Lines</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : null,
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(premises),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      totalPremium: total,
      fees: [fee],
      personalPropertyLimit: contents,
      lossOfUseLimit: lossOfUse,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ amount: deductible }],
      otherCoverages: options,
      additionalInterests:
        landlord === null
          ? []
          : [{ interest: 'additional interest', name: landlord.name, address: oneLine(landlord.home) }],
      _accept: {
        'deductibles[0].peril': ['each loss', null],
        'additionalInterests[0].interest': ['additional interest', 'landlord'],
      },
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '1in', right: '1in', top: '0.9in' } } };
  },
};
