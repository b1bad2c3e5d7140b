import { abbreviated, addYears } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// An agent's quick-issue sheet: who and where in a shaded pane on the left, on the right a ledger from limits to what each costs, monthly amounts beside the year's.

const css = `body{margin:0;font:9pt/1.4 "DejaVu Sans Condensed","Liberation Sans",sans-serif}.w{display:grid;grid-template-columns:170pt 1fr;gap:16pt}.p{background:#eef3f8;padding:10pt;min-height:8.6in}.p h3{font-size:7.4pt;color:#47627f;margin:10pt 0 1pt;text-transform:uppercase;letter-spacing:.6pt}.p h3:first-child{margin-top:0}h1{font-size:15pt;margin:0;color:#1d3c5c;font-weight:400}h2{font-size:9.6pt;margin:12pt 0 2pt;color:#1d3c5c}
table{border-collapse:collapse;width:100%}td,th{padding:2.2pt 3pt;border-bottom:.4pt solid #c9d4df;text-align:right}th{font-weight:400;color:#47627f;font-size:7.6pt}td:first-child,th:first-child{text-align:left}.t td{font-weight:700;border-bottom:1.4pt solid #1d3c5c}.x{font-size:7.4pt;color:#555;margin-top:12pt}`;

const OPTIONS = [
  { name: 'Bicycle and Sports Gear', limit: 2_500 },
  { name: 'Jewelry Increase', limit: 4_000 },
  { name: 'Earthquake', limit: null },
  { name: 'Refund of Utility Deposit', limit: 300 },
  { name: 'Pet Bite Liability', limit: 25_000 },
];

const pane = (caption: string, value: Piece): Html => html`<h3>${caption}</h3>${value}`;

export const style: Style = {
  policyType: 'renters',
  name: 'two-pane-sheet',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household);
    const unit = {
      ...household.address,
      street: `${household.address.street} Apt ${random.int(1, 40)}${random.letters(1)}`,
    };
    const mail = random.chance(0.35) ? place(random) : unit;
    const [insurer, producer, number] = [carrier(random), agency(random), numbered(random, 'RTR##@#####')];
    const effective = dayBetween(random, '2017-01-15', '2026-06-20');
    const kind = random.pick(['New policy', 'Renewal', 'Amended'] as const);
    const contents = random.int(8, 60) * 1_000;
    const [use, liability] = [random.pick([3_000, 5_000, contents * 0.3]), random.pick([100_000, 300_000, 500_000])];
    const [medical, deductible] = [random.pick([1_000, 2_000, 5_000]), random.pick([250, 500, 1_000])];
    const costs = { contents: random.int(6, 14) * 12, liability: random.int(1, 4) * 12 };
    const options = random.some(OPTIONS, random.int(0, 3)).map((each) => ({ ...each, premium: random.int(1, 5) * 12 }));
    const discounts = random
      .some(['Sprinklered Building', 'Paid by Bank Draft', 'Auto Policy'], random.int(0, 2))
      .map((name) => ({ name, amount: random.int(1, 2) * 12 }));
    const tax = { name: 'Premium Tax', amount: random.amount(2, 14) };
    const charges = [costs.contents, costs.liability, ...options.map(({ premium }) => premium)];
    const total = sum([...charges, ...discounts.map(({ amount }) => -amount), tax.amount]);
    const landlord = random.chance(0.5)
      ? { name: `${word(random)} Residential LP`, at: place(random, unit.state) }
      : null;
    const row = (name: string, limit: string, yearly: number | null): Html =>
      html`<tr><td>${name}</td><td>${limit}</td><td>${yearly === null ? 'Included' : dollarsAndCents(yearly / 12)}</td><td>${yearly === null ? 'Included' : dollarsAndCents(yearly)}</td></tr>`;
    const body = html`<div class="w"><div class="p">${pane('Tenant insured', html`${names.map((name) => html`${name}<br>`)}`)}${pane('Mailing address', html`${mail.street}<br>${cityLine(mail)}`)}${pane('Rented residence', mail === unit ? 'Same as mailing address' : html`${unit.street}<br>${cityLine(unit)}`)}${pane('Policy no.', number)}${pane('Starts', abbreviated(effective))}${pane('Ends', abbreviated(addYears(effective, 1)))}${pane('Insurer', insurer)}${pane('Agent', producer)}${landlord === null ? null : pane('Landlord to be told', html`${landlord.name}<br>${landlord.at.street}<br>${cityLine(landlord.at)}`)}</div>
<div><h1>Tenant declarations</h1>${kind}<h2>Your belongings and your liability</h2><table><tr><th></th><th>Up to</th><th>Per month</th><th>Per year</th></tr>${row('Personal belongings', wholeDollars(contents), costs.contents)}${row('Temporary housing', wholeDollars(use), null)}${row('Liability to others, per occurrence', wholeDollars(liability), costs.liability)}${row('Medical costs of guests, per person', wholeDollars(medical), null)}</table>You pay the first ${wholeDollars(deductible)} of each property loss (deductible).
<h2>Added for you</h2>${options.length === 0 ? 'Nothing was added.' : html`<table>${options.map(({ name, limit, premium }) => row(name, limit === null ? 'Included' : wholeDollars(limit), premium))}</table>`}
<h2>What you owe</h2><table><tr><td>Coverage charges</td><td>${dollarsAndCents(sum(charges))}</td></tr>${discounts.map(({ name, amount }) => html`<tr><td>Less ${name} discount</td><td>-${dollarsAndCents(amount)}</td></tr>`)}<tr><td>${tax.name}</td><td>${dollarsAndCents(tax.amount)}</td></tr><tr class="t"><td>Total for 12 months</td><td>${dollarsAndCents(total)}</td></tr></table>
<div class="x">Paid monthly, each of 12 drafts is ${dollarsAndCents(Math.round((total / 12) * 100) / 100 + 1.5)} with a $1.50 service charge. Flood is not covered. Higher limits of $50,000 and more can be quoted at any time.</div></div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: { 'New policy': 'new', Renewal: 'renewal', Amended: 'change' }[kind],
      namedInsureds: names,
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(unit),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      totalPremium: total,
      fees: [tax],
      discounts,
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ peril: 'each property loss', amount: deductible }],
      otherCoverages: options.map(({ name, limit, premium }) => ({
        name,
        limit,
        limitText: limit === null ? 'Included' : null,
        premium,
      })),
      additionalInterests:
        landlord === null ? [] : [{ interest: 'Landlord', name: landlord.name, address: oneLine(landlord.at) }],
      _accept: {
        'deductibles[0].peril': ['each property loss', 'property loss', null],
        'additionalInterests[0].interest': ['Landlord', 'Landlord to be told'],
        ...Object.fromEntries(discounts.map(({ name }, i) => [`discounts[${i}].name`, [name, `${name} discount`]])),
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
