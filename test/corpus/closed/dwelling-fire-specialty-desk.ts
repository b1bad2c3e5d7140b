// Specialty writer of rental and seasonal houses: a page in plain captions with rating facts on two lines, coverages with a
// rate basis and premium each, credits and charges as percentages with their dollars, parties of interest numbered below.
import { addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{margin:0;font:9pt/1.36 'Noto Sans','DejaVu Sans',sans-serif}.top{display:flex;justify-content:space-between;
background:#e9e3d6;padding:6pt 9pt}.top b{font-size:12pt}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5pt 16pt;margin:8pt 0}
.k{display:block;font-size:7pt;color:#6a5a35}.f{display:grid;grid-template-columns:repeat(5,auto);gap:4pt 14pt;border:.6pt solid #b5a67c;
padding:5pt 8pt}h2{font-size:9.4pt;color:#6a5a35;margin:11pt 0 2pt}table{width:100%;border-collapse:collapse}
th{font-size:7.4pt;text-align:left;border-bottom:.8pt solid #6a5a35;font-weight:400}td,th{padding:1.6pt 6pt 1.6pt 0}
.n{text-align:right;white-space:nowrap}.t td{border-top:.8pt solid #6a5a35;font-weight:700}p{font-size:7.4pt}`;

interface Extra {
  name: string;
  limit: number | null;
  limitText: string | null;
  premium: number | null;
}

const extra = (name: string, limit: number | null, premium: number | null, limitText: string | null = null): Extra => ({
  name,
  limit,
  limitText,
  premium,
});

const extrasOf = (random: Random): Extra[] =>
  random.some(
    [
      extra('Vandalism or Malicious Mischief', null, random.int(38, 110), 'Applies'),
      extra('Extended Replacement Cost on Dwelling', null, random.int(22, 70), '20%'),
      extra('Water Damage from Sewer or Drain', random.pick([5000, 10_000]), random.int(30, 74)),
      extra('Theft of Building Materials', random.pick([2000, 4000]), random.int(12, 28)),
      extra('Debris Removal', null, null, 'Included'),
      extra('Fire Department Service Charge', 500, null),
      extra('Building Ordinance', null, random.int(18, 44), '10%'),
      extra('Burglary', random.pick([1000, 3000]), random.int(16, 39)),
    ],
    random.int(2, 6),
  );

function coveredOf(random: Random, isRental: boolean) {
  const home = drawHome(random);
  const contents = isRental ? random.pick([null, 3000, 5000, 10_000]) : random.int(8, 40) * 1000;
  const liability = random.chance(0.8) ? random.pick([50_000, 100_000, 300_000, 500_000]) : null;
  const price = (amount: number, rate: number): number => Math.round(amount * rate * (0.8 + random.next() * 0.5)) / 100;
  const structures = Math.round(home.dwelling / 10);
  const income = isRental ? random.int(6, 30) * 1000 : null;
  return {
    home,
    premiums: {
      dwelling: price(home.dwelling, 0.34),
      contents: contents === null ? 0 : price(contents, 0.5),
      liability: liability === null ? 0 : random.int(40, 150),
      structures: null,
      income: income === null ? null : price(income, 0.2),
    },
    limits: {
      dwellingLimit: home.dwelling,
      otherStructuresLimit: structures,
      personalPropertyLimit: contents,
      fairRentalValueLimit: income,
      additionalLivingExpenseLimit: isRental ? null : Math.round(home.dwelling * 0.1),
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: liability === null ? null : random.pick([500, 1000, 5000]),
    },
  };
}

function facts(random: Random) {
  const isRental = random.chance(0.75);
  const household = drawHousehold(random);
  const { home, premiums, limits } = coveredOf(random, isRental);
  const at = place(random, household.address.state);
  const [year, month] = [random.int(2018, 2025), random.pick(['02', '04', '06', '09', '10'])];
  const effectiveDate = `${year}-${month}-${random.int(10, 28)}`;
  const otherCoverages = extrasOf(random);
  const base = sum([premiums.dwelling, premiums.contents, premiums.liability, premiums.income ?? 0]);
  const discounts = random
    .some(
      ['Claim Free Renewal', 'Multi-Policy', 'Monitored Smoke and Burglar Alarm', 'Association Member'],
      random.int(0, 2),
    )
    .map((name) => ({ name, amount: Math.round(base * random.int(3, 11)) / 100 }));
  const fees = [{ name: 'Policy Fee', amount: random.pick([25, 35, 50]) }];
  if (random.chance(0.3)) fees.push({ name: 'Municipal Tax', amount: Math.round(base * 6) / 100 });
  const wind = { peril: 'Wind and Hail', amount: (home.dwelling * home.windPercent) / 100, percent: home.windPercent };
  const lenders = random.times(random.int(0, 2), (i) => {
    const { name, address, loan } = mortgagee(random);
    return { interest: i === 0 ? 'First Mortgagee' : 'Second Mortgagee', name, address, loanNumber: loan };
  });
  const manager = {
    interest: 'Additional Interest',
    name: `${word(random)} Property Managers`,
    address: oneLine(place(random)),
    loanNumber: null,
  };
  return {
    household,
    at,
    premiums,
    phone: phone(random),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, '381-#########-##'),
      transactionType: random.pick(['new', 'renewal', 'change'] as const),
      namedInsureds: insuredNames(household),
      mailingAddress: oneLine(household.address),
      insuredLocation: oneLine(at),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      totalPremium: sum([
        base,
        ...otherCoverages.map(({ premium }) => premium ?? 0),
        ...fees.map(({ amount }) => amount),
        ...discounts.map(({ amount }) => -amount),
      ]),
      fees,
      discounts,
      policyForm: random.pick(['DP-1', 'DP-3', 'DP-3']),
      occupancy: isRental ? random.pick(['Tenant', 'Rented to Others']) : 'Owner, Part-Time',
      usage: isRental ? random.pick(['Annual Rental', 'Weekly Rental']) : 'Seasonal',
      numberOfFamilies: isRental ? random.int(1, 4) : 1,
      yearBuilt: Math.min(home.yearBuilt, year - 1),
      squareFeet: home.squareFeet,
      constructionType: random.pick(['Frame', 'Brick', 'Masonry', 'Log']),
      roofType: random.pick(['Composition Shingle', 'Metal', 'Wood Shake', 'Rolled']),
      protectionClass: random.pick(['2', '4', '5', '7', '9']),
      territory: random.digits(3),
      ...limits,
      deductibles: [
        { peril: 'All Other Perils', amount: home.deductible, percent: null },
        ...(random.chance(0.5) ? [wind] : []),
      ],
      otherCoverages,
      additionalInterests: random.chance(0.3) ? [...lenders, manager] : lenders,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const KINDS = { new: 'New Policy', renewal: 'Renewal', change: 'Policy Change' };

function top({ label: l, household, at, phone: number }: Facts): Html {
  const fact = (caption: string, value: string | number): Html =>
    html`<span><span class="k">${caption}</span>${value}</span>`;
  return html`<div class="top"><div><b>${l.carrierName}</b><br>Dwelling Property Declarations</div><div>${KINDS[l.transactionType]}<br>
Policy ${l.policyNumber}</div></div><div class="g"><div><span class="k">Insured</span>${l.namedInsureds.map((name) => html`${name}<br>`)}
${household.address.street}<br>${cityLine(household.address)}</div><div><span class="k">Dwelling insured</span>${at.street}<br>
${cityLine(at)}</div><div><span class="k">Term</span>${bare(l.effectiveDate)} to ${bare(l.expirationDate)}, 12:01 AM
<span class="k">Agency</span>${l.agencyName}<br>${number}</div></div>
<div class="f">${fact('Program', l.policyForm)}${fact('Occupancy', l.occupancy)}${fact('Use', l.usage)}
${fact('Families', l.numberOfFamilies)}${fact('Year built', l.yearBuilt)}${fact('Sq. feet', whole(l.squareFeet))}
${fact('Construction', l.constructionType)}${fact('Roof', l.roofType)}${fact('Protection', l.protectionClass)}
${fact('Terr.', l.territory)}</div>`;
}

function coverages({ label: l, premiums }: Facts): Html {
  const row = (name: string, limit: number | null, premium: number | null): Html =>
    limit === null
      ? html``
      : html`<tr><td>${name}</td><td class="n">$${whole(limit)}</td><td class="n">${premium === null ? 'Included' : cents(premium)}</td></tr>`;
  return html`<h2>What is insured</h2><table><tr><th>Coverage</th><th class="n">Amount of Insurance</th><th class="n">Premium</th></tr>
${row('A Dwelling', l.dwellingLimit, premiums.dwelling)}${row('B Other Structures', l.otherStructuresLimit, null)}
${row('C Personal Property', l.personalPropertyLimit, premiums.contents)}${row('D Loss of Rents', l.fairRentalValueLimit, premiums.income)}
${row('E Additional Living Costs', l.additionalLivingExpenseLimit, null)}
${row('L Premises Liability, each occurrence', l.personalLiabilityLimit, premiums.liability)}
${row('M Medical Payments, each person', l.medicalPaymentsLimit, null)}${l.otherCoverages.map(
  (
    each,
  ) => html`<tr><td>${each.name}</td><td class="n">${each.limit === null ? each.limitText : `$${whole(each.limit)}`}</td>
<td class="n">${each.premium === null ? 'Included' : cents(each.premium)}</td></tr>`,
)}${l.discounts.map((each) => html`<tr><td>${each.name} Discount</td><td></td><td class="n">-${cents(each.amount)}</td></tr>`)}
${l.fees.map((each) => html`<tr><td>${each.name}</td><td></td><td class="n">${cents(each.amount)}</td></tr>`)}
<tr class="t"><td>Total Premium and Fees</td><td></td><td class="n">$${cents(l.totalPremium)}</td></tr></table>
<h2>Deductibles</h2>${l.deductibles.map(
    ({ peril, amount, percent }) =>
      html`<div>${peril}: ${percent === null ? '' : `${percent}% of Coverage A, `}$${whole(amount)}</div>`,
  )}<h2>Parties of interest</h2>${l.additionalInterests.length === 0 ? 'None' : ''}${l.additionalInterests.map(
    (each) =>
      html`<div>${each.interest}: ${each.name}, ${each.address}${
        each.loanNumber === null ? '' : `, Loan #${each.loanNumber}`
      }</div>`,
  )}<p>Forms: 11002 03/06, 11510 08/12, 11644 01/17, 11781 05/20. The policy fee is fully earned. Late payments are charged $10. If the
dwelling becomes vacant for more than 30 days tell your agency: vandalism is then not insured. Flood is never insured here.</p>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'specialty-desk',
  build(random) {
    const f = facts(random);
    const discounts = f.label.discounts.map(({ name, amount }) => ({ name: `${name} Discount`, amount }));
    return { html: sheet({ css, body: [top(f), coverages(f)] }), label: { ...f.label, discounts } };
  },
};
