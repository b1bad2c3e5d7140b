// Landlord policy of a national writer: banner sections, every section a table of coverage, limit, deductible and premium, the
// property's details in two columns of label and value.
import { addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.2pt/1.38 Lato,sans-serif;color:#1b1b1b}.b{background:#12355b;color:#fff;font-weight:700;padding:4px 9px;margin:13px 0 4px}
table{width:100%;border-collapse:collapse}td,th{padding:3px 9px;vertical-align:top;text-align:left}th{font-size:8pt;color:#555;border-bottom:1px solid #999}
.n{text-align:right}.d{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:3px 14px;padding:0 9px}.d b{font-weight:400;color:#555}
.top{display:flex;justify-content:space-between}.sum td{border-top:1.5px solid #12355b;font-weight:700}small{font-size:7.6pt;color:#555}`;

const extras = [
  ['Water Backup of Sewers or Drains', 5000, 45],
  ['Fungi, Wet or Dry Rot Remediation', 10_000, null],
  ['Ordinance or Law Coverage', null, 28],
  ['Landlord Furnishings', 2500, null],
  ['Limited Theft of Landlord Property', 1500, 22],
  ['Replacement Cost Loss Settlement - Dwelling', null, 61],
  ['Vandalism by Tenant', 5000, 38],
  ['Equipment Breakdown', 50_000, 30],
] as const;

function limits(random: Random) {
  const dwelling = random.int(95, 520) * 1000;
  return {
    dwellingLimit: dwelling,
    otherStructuresLimit: Math.round(dwelling / 10),
    personalPropertyLimit: random.chance(0.7) ? random.int(2, 15) * 1000 : null,
    fairRentalValueLimit: Math.round(dwelling * random.pick([0.1, 0.2])),
    personalLiabilityLimit: random.chance(0.85) ? random.pick([100_000, 300_000, 500_000, 1_000_000]) : null,
  };
}

function facts(random: Random) {
  const risk = place(random);
  const mail = place(random);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '03', '05', '09', '12'])}-${random.int(10, 28)}`;
  const chosen = limits(random);
  const otherCoverages = random.some(extras, random.int(2, 6)).map(([name, limit, price]) => ({
    name,
    limit,
    limitText: limit === null && name.startsWith('Ordinance') ? '10% of Coverage A' : null,
    premium: price === null ? null : sum([price, random.int(0, 99) / 100]),
  }));
  const base = random.amount(480, 2100);
  const liability = chosen.personalLiabilityLimit === null ? 0 : random.amount(40, 160);
  const discounts = random
    .some(['Claim Free', 'Protective Devices', 'Newer Roof', 'Multi-Unit Owner'], random.int(0, 3))
    .map((name) => ({ name, amount: random.amount(10, 90) }));
  const premiums = [base, liability, ...otherCoverages.map((each) => each.premium ?? 0)];
  const banks = random.times(random.int(0, 2), (i) => ({
    interest: i === 0 ? 'Mortgagee' : 'Additional Insured - Property Manager',
    name: i === 0 ? `${word(random)} Home Lending LLC` : `${word(random)} Property Management`,
    place: place(random),
    loanNumber: i === 0 ? random.digits(10) : null,
  }));
  return {
    risk,
    mail,
    base,
    liability,
    banks,
    phone: phone(random),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['LL-####-####-#', '91#-###-###', '@@@ ####### ##'])),
      transactionType: random.pick(['new', 'renewal', 'renewal']),
      namedInsureds: random.chance(0.4) ? [person(random), person(random)] : [person(random)],
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(risk),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      totalPremium: sum([...premiums, ...discounts.map((each) => -each.amount)]),
      discounts,
      policyForm: 'DP-3',
      occupancy: random.pick(['Tenant Occupied', 'Rented to others - annual lease', 'Tenant - short term']),
      numberOfFamilies: random.int(1, 4),
      yearBuilt: random.int(1925, 2020),
      squareFeet: random.int(800, 3600),
      numberOfStories: random.pick([1, 1.5, 2, 3]),
      constructionType: random.pick(['Frame', 'Masonry Veneer', 'Masonry', 'Stucco on frame']),
      roofType: random.pick(['Architectural Shingle', 'Metal', 'Tile', 'Composition']),
      protectionClass: random.pick(['1', '3', '4', '6', '8B']),
      ...chosen,
      medicalPaymentsLimit: chosen.personalLiabilityLimit === null ? null : random.pick([1000, 2500, 5000]),
      deductibles: [{ peril: 'All Perils', amount: random.pick([1000, 1500, 2500, 5000]), percent: null }],
      otherCoverages,
      additionalInterests: banks.map(({ place: at, ...bank }) => ({ ...bank, address: oneLine(at) })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const row = (name: string, limit: string, premium: string): Html =>
  html`<tr><td>${name}</td><td class="n">${limit}</td><td class="n">${premium}</td></tr>`;
const dollars = (value: number | null): string => (value === null ? 'Not purchased' : wholeDollars(value));

function coverages({ label: l, base, liability }: Facts): Html {
  return html`<div class="b">Property protection</div><table><tr><th>Coverage</th><th class="n">Limit of liability</th><th class="n">Premium</th></tr>
${row('A. Dwelling', wholeDollars(l.dwellingLimit), dollarsAndCents(base))}${row('B. Other Structures', wholeDollars(l.otherStructuresLimit), 'Included')}
${row('C. Personal Property (Landlord)', dollars(l.personalPropertyLimit), l.personalPropertyLimit === null ? '' : 'Included')}${row('D. Fair Rental Value', wholeDollars(l.fairRentalValueLimit), 'Included')}</table>
<div style="padding:3px 9px"><b>Deductible</b> &nbsp; All Perils ${wholeDollars(l.deductibles[0]?.amount ?? 0)}</div>
<div class="b">Liability protection</div><table><tr><th>Coverage</th><th class="n">Limit of liability</th><th class="n">Premium</th></tr>
${row('L. Premises Liability - each occurrence', dollars(l.personalLiabilityLimit), liability ? dollarsAndCents(liability) : '')}${row('M. Medical Payments to Others - each person', dollars(l.medicalPaymentsLimit), l.medicalPaymentsLimit === null ? '' : 'Included')}</table>
<div class="b">Additional coverages and endorsements</div><table><tr><th>Coverage</th><th class="n">Limit</th><th class="n">Premium</th></tr>${l.otherCoverages.map(
    (each) =>
      row(
        each.name,
        each.limitText ?? (each.limit === null ? '' : wholeDollars(each.limit)),
        each.premium === null ? 'Included' : dollarsAndCents(each.premium),
      ),
  )}</table>`;
}

function body(f: Facts): Html {
  const { label: l, risk, mail, banks } = f;
  const detail = (name: string, value: string | number): Html => html`<b>${name}</b><span>${value}</span>`;
  return html`<div class="top"><div style="font:900 15pt Lato;color:#12355b">${l.carrierName}</div><div class="n"><b>Dwelling Property 3 - Special Form</b><br>${l.transactionType === 'new' ? 'New Business' : 'Renewal'} Declarations</div></div>
<div class="top" style="margin-top:26px"><div>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div>
<div class="d">${detail('Policy number', l.policyNumber)}<b></b><span></span>${detail('Effective', written(l.effectiveDate))}${detail('Expires', written(l.expirationDate))}${detail('Agent', l.agencyName)}${detail('Phone', f.phone)}</div></div>
<div class="b">Rental property</div><div class="d">${detail('Location', oneLine(risk))}${detail('Occupancy', l.occupancy)}${detail('Year built', l.yearBuilt)}${detail('Families', l.numberOfFamilies)}
${detail('Construction', l.constructionType)}${detail('Roof', l.roofType)}${detail('Living area', `${l.squareFeet} sq. ft.`)}${detail('Stories', l.numberOfStories)}${detail('Protection class', l.protectionClass)}${detail('Form', 'DP-3')}</div>
${coverages(f)}<div class="b">Discounts and total</div><table>${l.discounts.map((each) => row(each.name, '', `-${dollarsAndCents(each.amount)}`))}
<tr class="sum"><td colspan="2">Total annual premium</td><td class="n">${dollarsAndCents(l.totalPremium)}</td></tr></table>
<div class="b">Interested parties</div>${banks.length === 0 ? html`<div style="padding:0 9px">None on file</div>` : ''}<table>${banks.map((bank) => html`<tr><td>${bank.interest}</td><td>${bank.name}<br>${bank.place.street}<br>${cityLine(bank.place)}</td><td>${bank.loanNumber === null ? '' : `Loan # ${bank.loanNumber}`}</td></tr>`)}</table>
<p><small>Policy forms: DP 00 03 07 14, DL 24 01 07 14, DL 24 16, DP 04 73. Installments carry a $6.00 service charge that is not part of the premium above. Flood and earthquake are not covered.
You could save 8% by combining this policy with your auto insurance. We adjusted limit A for building costs; the previous limit was ${wholeDollars(l.dwellingLimit - 4000)}.</small></p>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'landlord-sections',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
