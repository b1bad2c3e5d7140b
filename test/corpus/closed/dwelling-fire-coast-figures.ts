// Coastal program run by a managing agency: figures above small captions, hurricane deductible as percent, a premium build-up
// with state funds and policy fee, captions in the second column before their values in the first.
import { abbreviated, addYears } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9pt/1.35 "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#203040}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:10px}
.f{border-top:2px solid #19a0a0;padding-top:4px}.f b{display:block;font-size:12.5pt;font-weight:400}.f small,small{font-size:7pt;color:#5b6b78;text-transform:uppercase}
h2{font-size:10.5pt;margin:17px 0 7px;color:#19808a}.w{display:flex;gap:28px}.w>div{flex:1}.line{display:flex;justify-content:space-between;padding:2px 0;border-bottom:1px solid #dde}
.line.s{font-weight:700;border-bottom:2px solid #19a0a0}.opt{display:grid;grid-template-columns:3fr 1fr 1fr;gap:2px 8px}`;

const options = [
  ['Loss Assessment', 2000, null],
  ['Limited Screened Enclosure Coverage', 10_000, 120],
  ['Limited Water Damage', 10_000, null],
  ['Sinkhole Loss', null, 210],
  ['Short-Term Rental Endorsement', null, 150],
  ['Golf Cart Physical Damage', 5000, 65],
  ['Ordinance or Law - 25%', null, 41],
] as const;

function money(random: Random) {
  const [hurricane, fire] = [random.amount(400, 3800), random.amount(300, 1400)];
  const otherCoverages = random.some(options, random.int(2, 5)).map(([name, limit, premium]) => ({
    name,
    limit,
    limitText: premium === null && limit === null ? 'Included' : null,
    premium,
  }));
  const discounts = random
    .some(['Wind Mitigation Credit', 'Paperless Credit', 'Building Code Credit'], random.int(1, 3))
    .map((name) => ({ name, amount: random.amount(12, 130) }));
  const subtotal = sum([
    hurricane,
    fire,
    ...otherCoverages.map((each) => each.premium ?? 0),
    ...discounts.map((each) => -each.amount),
  ]);
  const fees = [
    { name: 'Managing General Agency Policy Fee', amount: 25 },
    { name: 'Emergency Management Trust Fund', amount: 2 },
    { name: 'Insurance Guaranty Association Assessment', amount: Math.round(subtotal) / 100 },
  ];
  return {
    hurricane,
    fire,
    otherCoverages,
    discounts,
    subtotal,
    fees,
    total: sum([subtotal, ...fees.map((fee) => fee.amount)]),
  };
}

function facts(random: Random) {
  const risk = place(random, random.pick(['FL', 'TX', 'NC', 'VA']));
  const mail = random.chance(0.35) ? risk : place(random);
  const m = money(random);
  const dwelling = random.int(150, 690) * 1000;
  const pct = random.pick([2, 3, 5]);
  const effectiveDate = `${random.int(2020, 2025)}-${random.pick(['04', '06', '08', '10'])}-${random.int(10, 28)}`;
  const insured = random.chance(0.4) ? [company(random)] : [person(random), person(random)].slice(0, random.int(1, 2));
  const parties = random.times(random.int(0, 2), (i) => ({
    interest: i === 0 ? 'First Mortgagee' : 'Second Mortgagee',
    name: `${word(random)} ${random.pick(['Mortgage Servicing', 'Credit Union', 'National Bank'])}`,
    at: place(random),
    loanNumber: numbered(random, '####-######'),
  }));
  return {
    risk,
    mail,
    m,
    parties,
    program: `${word(random)} Coastal Underwriters`,
    phone: phone(random),
    label: {
      carrierName: `${word(random)} Property Insurance Company`,
      policyNumber: numbered(random, random.pick(['CDF########', 'C#-@@-######'])),
      transactionType: random.pick(['new', 'renewal', 'change']),
      namedInsureds: insured,
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(risk),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      totalPremium: m.total,
      fees: m.fees,
      discounts: m.discounts,
      policyForm: 'DP-3',
      occupancy: random.pick(['Tenant', 'Short-term rental', 'Owner - seasonal']),
      usage: random.pick(['Rental', 'Secondary']),
      yearBuilt: random.int(1958, 2023),
      squareFeet: random.int(720, 4100),
      constructionType: random.pick(['Concrete Block', 'Frame', 'Masonry']),
      roofType: random.pick(['Hip - shingle', 'Gable - metal', 'Tile']),
      territory: random.digits(3),
      protectionClass: random.pick(['2', '4', '10']),
      dwellingLimit: dwelling,
      otherStructuresLimit: Math.round(dwelling * 0.02),
      personalPropertyLimit: random.pick([0, 10_000, 25_000]),
      fairRentalValueLimit: Math.round(dwelling * 0.1),
      personalLiabilityLimit: random.pick([100_000, 300_000, 500_000]),
      medicalPaymentsLimit: random.pick([1000, 5000]),
      deductibles: [
        { peril: 'Hurricane', amount: Math.round((dwelling * pct) / 100), percent: pct },
        { peril: 'All Other Perils', amount: random.pick([1000, 2500, 5000]), percent: null },
      ],
      otherCoverages: m.otherCoverages,
      additionalInterests: parties.map(({ at, ...party }) => ({ ...party, address: oneLine(at) })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const figure = (value: string | number, caption: string): Html =>
  html`<div class="f"><b>${value}</b><small>${caption}</small></div>`;
const line = (name: string, value: string): Html =>
  html`<div class="line"><span>${name}</span><span>${value}</span></div>`;

function top({ label: l, mail, risk, program, phone: number }: Facts): Html {
  const kinds = new Map([
    ['new', 'New Business'],
    ['renewal', 'Renewal'],
    ['change', 'Amended'],
  ]);
  return html`<div class="w"><div><span style="font-size:15pt;color:#19a0a0">${program}</span><br><small>Program administrator</small></div><div style="text-align:right">Dwelling Property Declarations<br>${kinds.get(l.transactionType)}</div></div>
<div class="w" style="margin-top:22px"><div>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div>
<div><small>Policy number</small> ${l.policyNumber}<br><small>Policy period</small> ${abbreviated(l.effectiveDate)} - ${abbreviated(l.expirationDate)}<br><small>Insurer</small> ${l.carrierName}<br><small>Agency</small> ${l.agencyName}<br>${number}</div></div>
<h2>Insured property</h2><div>${risk.street}, ${cityLine(risk)}</div><div class="g" style="margin-top:7px">${figure(l.occupancy, 'Occupancy')}${figure(l.usage, 'Use')}${figure(l.yearBuilt, 'Year built')}${figure(l.squareFeet, 'Square feet')}
${figure(l.constructionType, 'Construction')}${figure(l.roofType, 'Roof')}${figure(l.territory, 'Territory')}${figure(l.protectionClass, 'Protection class')}</div>
<h2>Your limits &ndash; form DP-3</h2><div class="g">${figure(wholeDollars(l.dwellingLimit), 'A  Dwelling')}${figure(wholeDollars(l.otherStructuresLimit), 'B  Other structures')}${figure(wholeDollars(l.personalPropertyLimit), 'C  Personal property')}${figure(wholeDollars(l.fairRentalValueLimit), 'D/E  Rent and living expense combined')}
${figure(wholeDollars(l.personalLiabilityLimit), 'L  Personal liability')}${figure(wholeDollars(l.medicalPaymentsLimit), 'M  Medical payments')}</div>
<h2>Your deductibles</h2><div class="g">${l.deductibles.map((each) => figure(each.percent === null ? wholeDollars(each.amount) : `${each.percent}% = ${wholeDollars(each.amount)}`, each.peril))}</div>`;
}

function bottom({ m, parties }: Facts): Html {
  return html`<h2>Optional coverages</h2><div class="opt"><small>Coverage</small><small>Limit</small><small>Premium</small>${m.otherCoverages.map(
    (each) =>
      html`<span>${each.name}</span><span>${each.limitText ?? (each.limit === null ? '' : wholeDollars(each.limit))}</span><span>${each.premium === null ? 'Included' : dollarsAndCents(each.premium)}</span>`,
  )}</div><h2>How your premium adds up</h2><div class="w"><div>${line('Hurricane portion', dollarsAndCents(m.hurricane))}${line('Non-hurricane portion', dollarsAndCents(m.fire))}${line(
    'Optional coverages',
    dollarsAndCents(sum(m.otherCoverages.map((each) => each.premium ?? 0))),
  )}${m.discounts.map((each) => line(each.name, `(${dollarsAndCents(each.amount)})`))}<div class="line s"><span>Subtotal</span><span>${dollarsAndCents(m.subtotal)}</span></div></div>
<div>${m.fees.map((fee) => line(fee.name, dollarsAndCents(fee.amount)))}<div class="line s"><span>Total policy premium</span><span>${dollarsAndCents(m.total)}</span></div></div></div>
${parties.length === 0 ? '' : html`<h2>Mortgagees</h2>`}<div class="w">${parties.map((party) => html`<div><small>${party.interest}</small><br>${party.name} ISAOA/ATIMA<br>${party.at.street}<br>${cityLine(party.at)}<br><small>Loan</small> ${party.loanNumber}</div>`)}</div>
<p style="font-size:7pt">THIS POLICY CONTAINS A SEPARATE DEDUCTIBLE FOR HURRICANE LOSSES, WHICH MAY RESULT IN HIGH OUT-OF-POCKET EXPENSES TO YOU. LAW AND ORDINANCE COVERAGE IS AN IMPORTANT COVERAGE.
Flood insurance may be bought separately for as little as $450 a year. Returned payments $15; installments $3 each.</p>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'coast-figures',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [top(f), bottom(f)] }), label: f.label };
  },
};
