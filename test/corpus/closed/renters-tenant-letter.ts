import { addYears, dashed, written } from '../kit/dates.ts';
import { html, joined, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, oneLine, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A farm bureau company: the declarations as a formal letter-size page with roman sections, leader dots and a landlord's interest, then notices.

const css = `body{margin:0;font:10pt/1.4 "Times New Roman","Liberation Serif",serif}.c{text-align:center}.c b{font-size:14pt;letter-spacing:1px}.two{display:flex;justify-content:space-between;margin:10pt 0}h2{font-size:10.5pt;margin:10pt 0 2pt;font-variant:small-caps}.l{display:flex;margin-left:14pt}.l i{flex:1;border-bottom:1pt dotted #444;margin:0 4pt 3.5pt}.n{break-before:page;font-size:9pt}`;

const leader = (caption: string, value: string): Html =>
  html`<div class="l"><span>${caption}</span><i></i><span>${value}</span></div>`;

const OPTIONS = [
  { name: 'Replacement Cost on Contents', limit: null },
  { name: 'Refrigerated Property', limit: 500 },
  { name: 'Personal Injury', limit: null },
  { name: 'Computers and Electronics', limit: 7_500 },
  { name: 'Water Back-Up', limit: 2_500 },
];

export const style: Style = {
  policyType: 'renters',
  name: 'tenant-letter',
  build(random) {
    const isScan = random.chance(0.35);
    const household = drawHousehold(random);
    const { address } = household;
    const names = insuredNames(household);
    const rented = random.chance(0.4) ? place(random, address.state) : address;
    const brand = `${word(random)} Farm Bureau`;
    const insurer = `${brand} Mutual Insurance Company`;
    const [producer, landlord, office] = [
      agency(random),
      `${word(random)} Apartments, ${random.pick(['LLC', 'LP', 'Inc.'])}`,
      place(random),
    ];
    const number = `RN ${random.digits(3)} ${random.digits(5)}`;
    const effective = dayBetween(random, '2012-01-01', '2026-07-01');
    const expiration = addYears(effective, 1);
    const contents = random.int(15, 90) * 1000;
    const lossOfUse = contents * random.pick([0.2, 0.3, 0.4]);
    const [liability, medical, deductible] = [
      random.pick([100_000, 300_000]),
      random.pick([1_000, 2_500]),
      random.pick([250, 500, 1_000]),
    ];
    const options = random.some(OPTIONS, random.int(0, 4)).map((each) => ({ ...each, premium: random.int(6, 48) }));
    const base = random.int(96, 310);
    const dues = { name: 'Membership dues', amount: random.pick([25, 35, 40]) };
    const discounts = random
      .some(['Auto/Renters', 'Smoke Alarm', 'Age 55 and Over'], random.int(0, 2))
      .map((name) => ({ name, amount: random.int(8, 40) }));
    const total = sum([
      base,
      ...options.map((each) => each.premium),
      dues.amount,
      ...discounts.map((each) => -each.amount),
    ]);
    const hasLandlord = random.chance(0.5);
    const isNew = random.chance(0.4);
    const money = (amount: number): string => dollarsAndCents(amount);
    const body = html`<div class="c"><b>${insurer.toUpperCase()}</b><br>${office.street}, ${cityLine(office)}<br><br>TENANT HOMEOWNERS POLICY &mdash; DECLARATIONS PAGE<br>${isNew ? 'Original Declarations' : 'Continuation Declarations'}, issued ${written(effective)}</div>
<div class="two"><div>${joined(names, html`<br>`)}<br>${address.street}<br>${cityLine(address)}</div><div>Policy No. ${number}<br>Agent: ${producer}<br>Effective: ${dashed(effective)}<br>Expires: ${dashed(expiration)}</div></div>
<h2>I. Residence Premises</h2><div class="l">${rented === address ? 'The residence premises is at the address shown above.' : `${rented.street}, ${cityLine(rented)}`}</div>
<h2>II. Property Coverages</h2>${leader('Personal Property', wholeDollars(contents))}${leader('Loss of Use', wholeDollars(lossOfUse))}${leader('Deductible, each loss', wholeDollars(deductible))}<h2>III. Liability Coverages</h2>${leader('Personal Liability, each occurrence', wholeDollars(liability))}${leader('Medical Payments to Others, each person', wholeDollars(medical))}
${options.length === 0 ? null : html`<h2>IV. Optional Coverages</h2>${options.map((each) => leader(each.limit === null ? each.name : `${each.name}, limit ${wholeDollars(each.limit)}`, money(each.premium)))}`}
<h2>V. Premium</h2>${leader('Basic premium', money(base))}${discounts.map((each) => leader(`Less ${each.name} credit`, `(${money(each.amount)})`))}${leader(dues.name, money(dues.amount))}${leader('Total for the policy year', money(total))}
${hasLandlord ? html`<h2>VI. Other Interests</h2><div class="l">Additional interest (landlord): ${landlord}, ${oneLine(office)}</div>` : null}<p>Secretary ________________ &nbsp; President ________________ &nbsp; Form FB-R1 (6-12)</p>
<div class="n"><b>Notices to our members</b><p>This policy does not cover flood. A flood policy may be bought from us for as little as ${money(99)}. Installments: if you pay in two installments, a charge of ${money(3)} is added to each. Limits for jewelry stolen from the premises are ${wholeDollars(1_500)} unless a higher limit is shown under Optional Coverages.</p></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isNew ? 'new' : 'renewal',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(rented),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees: [dues],
      discounts,
      personalPropertyLimit: contents,
      lossOfUseLimit: lossOfUse,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ amount: deductible }],
      otherCoverages: options,
      additionalInterests: hasLandlord
        ? [{ interest: 'Additional interest', name: landlord, address: oneLine(office) }]
        : [],
      _accept: {
        'deductibles[0].peril': ['each loss', null],
        'additionalInterests[0].interest': ['Additional interest', 'landlord', 'Additional interest (landlord)'],
        ...Object.fromEntries(
          discounts.map((each, index) => [`discounts[${index}].name`, [each.name, `${each.name} credit`]]),
        ),
      },
    };
    return {
      html: sheet({ css, body }),
      label,
      print: {
        margin: { left: '0.9in', right: '0.9in' },
        ...(isScan && { scan: { dpi: 200, degrees: random.int(-4, 4) / 10 } }),
      },
    };
  },
};
