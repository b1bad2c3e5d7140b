// Regional mutual's policy for eateries: a change sheet with added, raised and deleted lines in front, then amended
// declarations in two unequal columns. Values stand left of their captions, coverages are tabled with the place they
// apply at as a word, the liability limits are a strip of six boxes with the amount over a short name, credits follow
// as percentages with amounts, an installment plan ends the sheet.
import { addDays, addYears, abbreviated, dayFirst } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.38 Carlito,sans-serif}h1{font-size:15pt;margin:0;color:#7a2f0b}
h2{font-size:10pt;margin:11pt 0 3pt;color:#7a2f0b;break-after:avoid}.pg{break-before:page}
.f{display:grid;grid-template-columns:1fr 116pt;gap:1pt 8pt;border-left:3pt solid #e3cbb8;padding-left:7pt}
.f>:nth-child(even){color:#6b5647;font-size:7.6pt}
.two{display:grid;grid-template-columns:1.3fr 1fr;gap:18pt}table{border-collapse:collapse;width:100%}
td,th{padding:2pt 5pt;text-align:left;border-bottom:.4pt solid #d8c8bb;vertical-align:top}
th{font-size:7.4pt;color:#6b5647;font-weight:400}.n{text-align:right}
.six{display:grid;grid-template-columns:repeat(3,1fr);gap:5pt}
.six div{border:.7pt solid #7a2f0b;padding:4pt;text-align:center;font-size:7.6pt}
.six b{display:block;font-size:10.5pt}`;

interface Line {
  /** Building numbers; null: everywhere. */
  at: number | null;
  name: string;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number | null;
}

const lineOf = (name: string, more: Partial<Line>): Line => ({
  at: null,
  name,
  limit: null,
  limitText: null,
  deductible: null,
  premium: null,
  ...more,
});

function linesOf(random: Random, deductible: number, count: number): Line[] {
  const property = random.times(count, (i): Line[] => [
    ...(random.chance(0.6)
      ? [
          lineOf('Building', {
            at: i + 1,
            limit: random.int(150, 1400) * 1000,
            deductible,
            premium: random.int(380, 3600),
          }),
        ]
      : []),
    lineOf('Contents of the Business', {
      at: i + 1,
      limit: random.int(30, 420) * 1000,
      deductible,
      premium: random.int(160, 1900),
    }),
  ]);
  const others = random.some(
    [
      lineOf('Food Spoilage and Power Outage', { limit: 25_000, deductible: 250, premium: random.int(40, 130) }),
      lineOf('Food Contamination Shutdown', { limit: 10_000, premium: random.int(30, 90) }),
      lineOf('Equipment Breakdown', { limitText: 'Included', premium: random.int(60, 240) }),
      lineOf('Drain and Sewer Backup', {
        limit: random.pick([10_000, 25_000]),
        deductible,
        premium: random.int(45, 170),
      }),
      lineOf('Employee Theft', { limit: random.pick([10_000, 50_000]), deductible: 500, premium: random.int(38, 190) }),
      lineOf('Exterior Signs', { limit: random.pick([5000, 10_000]), premium: random.int(14, 60) }),
      lineOf('Liquor Liability', { limit: 1_000_000, premium: random.int(380, 2900) }),
      lineOf('Delivery Errands - Non-Owned Auto', { limit: 1_000_000, premium: random.int(90, 420) }),
    ],
    random.int(3, 6),
  );
  return [...property.flat(), lineOf('Income and Extra Expense', { limitText: '12 months, actual loss' }), ...others];
}

function facts(random: Random) {
  const home = place(random);
  const deductible = random.pick([500, 1000, 2500]);
  const count = random.pick([1, 1, 1, 2, 3]);
  const sites = random.times(count, (i) => ({
    locationNumber: i + 1,
    buildingNumber: 1,
    at: i === 0 ? home : place(random, home.state),
    description: random.pick([
      'Family restaurant',
      'Pizza shop',
      'Sandwich shop',
      'Diner with counter',
      'Coffee house',
    ]),
    construction: random.pick(['Frame', 'Brick', 'Steel frame, masonry walls']),
    yearBuilt: random.int(1925, 2016),
    protectionClass: random.pick(['3', '4', '5', '7']),
  }));
  const lines = linesOf(random, deductible, count);
  const liability = random.int(420, 2900);
  const gross = sum([...lines.map(({ premium }) => premium ?? 0), liability]);
  const discounts = random
    .some(
      ['Kitchen Suppression Credit', 'New Owner Training Credit', 'Three Year Loss Free Credit', 'Package Credit'],
      random.int(1, 3),
    )
    .map((name) => {
      const percent = random.int(2, 9);
      return { name, percent, amount: Math.round((gross * percent) / 100) };
    });
  const one = random.pick([500_000, 1_000_000]);
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '03', '05', '08', '11'])}-${random.int(10, 28)}`;
  const totalPremium = sum([gross, ...discounts.map(({ amount }) => -amount)]);
  return {
    home,
    sites,
    lines,
    liability,
    discounts,
    changed: addDays(effectiveDate, random.int(25, 280)),
    was: totalPremium + random.pick([-1, 1]) * random.int(20, 400),
    bank: random.chance(0.5)
      ? { interest: 'Loss Payee', name: `${word(random)} Restaurant Equipment Leasing`, at: place(random) }
      : null,
    label: {
      carrierName: `${word(random)} ${random.pick(['Mutual Insurance Company', 'Merchants Mutual Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['EAT ######', 'BO## #####-#', '####-BR-##'])),
      transactionType: 'change',
      namedInsureds: [
        `${word(random)} ${random.pick(['Diner LLC', 'Pizza Inc.', 'Coffee Company, LLC', 'Family Restaurant'])}`,
      ],
      mailingAddress: oneLine(home),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['LLC', 'Corporation', 'Individual']),
      businessDescription: sites[0]?.description,
      totalPremium,
      eachOccurrenceLimit: one,
      medicalExpenseLimit: random.pick([1000, 5000]),
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function changes(f: Facts): Html {
  const { label: l } = f;
  const raised = f.lines.find(({ limit }) => limit !== null);
  const more = l.totalPremium - f.was;
  return html`<h1>${l.carrierName}</h1><p>Change sheet for policy ${l.policyNumber}, ${l.namedInsureds[0]}</p>
<table><tr><th>What we did</th><th>Line</th><th class="n">Before</th><th class="n">After</th></tr>
<tr><td>Raised</td><td>${raised?.name}</td><td class="n">${whole((raised?.limit ?? 0) * 0.9)}</td>
<td class="n">${whole(raised?.limit ?? 0)}</td></tr>
<tr><td>Deleted</td><td>Valet Parking Damage</td><td class="n">25,000</td><td class="n">none</td></tr></table>
<p>Effective ${abbreviated(f.changed)}. Yearly premium before: ${dollarsAndCents(f.was)}.
${more < 0 ? 'Refund' : 'Additional'} for a full year: ${dollarsAndCents(Math.abs(more))}; the
part for this term is on your next statement. The declarations that follow are the ones in force.</p>`;
}

function head(f: Facts): Html {
  const { label: l } = f;
  const fact = (value: Html | string, caption: string): Html => html`<span>${value}</span><span>${caption}</span>`;
  return html`<div class="pg" style="display:flex;justify-content:space-between"><h1>Eatery Policy</h1>
<b>AMENDED DECLARATIONS</b></div><div>${l.carrierName}</div><div class="two" style="margin-top:8pt"><div class="f">
${fact(
  html`${l.namedInsureds[0]}<br>${f.home.street}<br>
${cityLine(f.home)}`,
  'insured, mailing address',
)}${fact(l.entityType, 'form of ownership')}${fact(l.businessDescription ?? '', 'kind of eatery')}</div>
<div class="f" style="align-self:start">
${fact(l.policyNumber, 'policy no.')}${fact(dayFirst(l.effectiveDate), 'begins, 12:01 am')}${fact(dayFirst(l.expirationDate), 'ends, 12:01 am')}
${fact(dayFirst(f.changed), 'amended as of')}${fact(l.agencyName, 'agency')}
${fact(dollarsAndCents(l.totalPremium), 'yearly premium')}</div></div>
<h2>Where you operate</h2><table><tr><th>Built</th><th>Walls and frame</th><th>Fire class</th><th>Use</th>
<th>Address</th><th>Location</th><th>Building</th></tr>${f.sites.map(
    (each) => html`<tr><td>${each.yearBuilt}</td>
<td>${each.construction}</td><td>${each.protectionClass}</td><td>${each.description}</td><td>${oneLine(each.at)}</td>
<td>${each.locationNumber}</td><td>${each.buildingNumber}</td></tr>`,
  )}</table>`;
}

function coverages(f: Facts): Html {
  const { label: l, bank } = f;
  const box = (amount: number, name: string): Html => html`<div><b>${whole(amount)}</b>${name}</div>`;
  return html`<h2>What is covered</h2><table><tr><th>Coverage</th><th>Applies at</th><th class="n">Limit</th>
<th class="n">You pay first</th><th class="n">Premium</th></tr>
${f.lines.map(
  (each) => html`<tr><td>${each.name}</td>
<td>${each.at === null ? 'All locations' : `Location ${each.at}`}</td>
<td class="n">${each.limit === null ? each.limitText : wholeDollars(each.limit)}</td>
<td class="n">${each.deductible === null ? '' : wholeDollars(each.deductible)}</td>
<td class="n">${each.premium === null ? 'Included' : whole(each.premium)}</td></tr>`,
)}
<tr><td>Liability, limits below</td><td>All locations</td><td></td><td></td><td class="n">${whole(f.liability)}</td>
</tr>${f.discounts.map(
    ({ name, percent, amount }) => html`<tr><td>${name}</td><td>${percent}%</td><td></td><td></td>
<td class="n">(${whole(amount)})</td></tr>`,
  )}
<tr><td><b>Yearly premium</b></td><td></td><td></td><td></td><td class="n"><b>${wholeDollars(l.totalPremium)}</b></td>
</tr></table>
<div style="break-inside:avoid"><h2>Liability</h2>
<div class="six">
${box(l.eachOccurrenceLimit, 'Liability, per occurrence')}${box(l.medicalExpenseLimit, 'Medical payments, per person')}${box(l.damageToRentedPremisesLimit, 'Rented premises damage')}
${box(l.personalAdvertisingInjuryLimit, 'Personal and advertising injury')}
${box(l.productsAggregateLimit, 'Products aggregate')}${box(l.generalAggregateLimit, 'General aggregate')}</div></div>
${
  bank === null
    ? null
    : html`<h2>Others named</h2><table><tr><th>Who</th><th>As</th></tr><tr>
<td>${bank.name}<br>${bank.at.street}<br>${cityLine(bank.at)}</td><td>${bank.interest}</td></tr></table>`
}
<h2>Plan of payment</h2>Ten parts, each with a charge of $3.00. Forms: EP 1 (2-16), EP 8 (2-16), EP 40 (5-19), BP 04 17,
BP 05 01.`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'eatery-change-sheet',
  build: (random) => {
    const f = facts(random);
    const { bank } = f;
    return {
      html: sheet({ css, body: [changes(f), head(f), coverages(f)] }),
      label: {
        ...f.label,
        discounts: f.discounts.map(({ name, amount }) => ({ name, amount })),
        locations: f.sites.map(({ at, ...each }) => ({ ...each, address: oneLine(at) })),
        coverages: f.lines.map(({ at, ...each }) => ({ ...each, locationNumber: at, buildingNumber: null })),
        additionalInterests:
          bank === null ? [] : [{ interest: bank.interest, name: bank.name, address: oneLine(bank.at) }],
        // the only building of a location needs no number of its own
        _accept: Object.fromEntries(
          f.lines.flatMap(({ at }, i) => (at === null ? [] : [[`coverages[${i}].buildingNumber`, [1]]])),
        ),
      },
    };
  },
};
