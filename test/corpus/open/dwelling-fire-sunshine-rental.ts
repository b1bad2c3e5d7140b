// Young Florida insurer of rented houses: a narrow column of facts on the left, cards of coverages on the right, hurricane deductible as percent with
// its amount, credits for wind features, assessments below the premium; then the state's checklist, which tells the coverages in other words.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { mortgagee } from '../parts/homes.ts';

const css = `body{font:8.8pt/1.42 "DejaVu Sans",sans-serif;color:#20313a}.f{display:grid;grid-template-columns:2.05in 1fr;gap:20px}.side{background:#eef5f7;padding:10px 12px;font-size:7.8pt}.side b{display:block;font-weight:400;color:#0a7c8c;margin-top:7px;font-size:7pt}h1{font-size:15pt;margin:0 0 10px;color:#0a7c8c}h2{font-size:9.5pt;margin:14px 0 3px;color:#0a7c8c}table{border-collapse:collapse;width:100%}td,th{padding:2.5px 0;text-align:right;border-bottom:.5px solid #c7dade;vertical-align:top}td:first-child,th:first-child{text-align:left}th{font-weight:400;font-size:7pt;color:#667}.page{break-before:page}.q td:nth-child(2){text-align:left;padding-left:14px}.s{font-size:7.2pt}`;

function facts(random: Random) {
  const risk = place(random, 'FL');
  const mail = place(random);
  const dwelling = random.int(140, 620) * 1000;
  const percent = random.pick([2, 2, 3, 5]);
  const structures = random.chance(0.8) ? Math.round(dwelling * 0.02) : null;
  const liability = random.pick([100_000, 300_000, 500_000]);
  const [hurricane, other] = [random.int(420, 3100), random.int(380, 1500)];
  const liabilityPremium = random.int(48, 130);
  const options = random
    .some(
      [
        { name: 'Limited Water Damage', limit: 10_000, limitText: null, premium: 0 },
        { name: 'Limited Fungi, Wet or Dry Rot', limit: 10_000, limitText: null, premium: 0 },
        { name: 'Ordinance or Law', limit: null, limitText: '10% of Coverage A', premium: 0 },
        { name: 'Water Back Up', limit: 5000, limitText: null, premium: random.int(19, 48) },
        { name: 'Burglary of Landlord Furnishings', limit: 2500, limitText: null, premium: random.int(14, 33) },
        { name: 'Animal Liability', limit: 25_000, limitText: null, premium: random.int(18, 60) },
      ],
      random.int(2, 5),
    )
    .map((each) => ({ ...each, premium: each.premium === 0 ? null : each.premium }));
  const discounts = random
    .some(
      ['Roof to wall straps', 'Opening protection', 'Hip roof shape', 'Monitored burglar alarm', 'Smart leak sensor'],
      random.int(1, 3),
    )
    .map((name) => ({ name, amount: random.int(9, Math.round(hurricane * 0.12)) }));
  const premium = sum([
    hurricane,
    other,
    liabilityPremium,
    ...options.map((each) => each.premium ?? 0),
    ...discounts.map(({ amount }) => -amount),
  ]);
  const fees = [
    { name: 'Managing general agency fee', amount: 25 },
    { name: 'Emergency management trust fund', amount: 2 },
    { name: 'Guaranty association assessment', amount: Math.round(premium * random.pick([0.7, 1, 1.3])) / 100 },
  ].slice(0, random.int(2, 3));
  const brand = word(random);
  const effectiveDate = `${random.int(2021, 2025)}-${random.pick(['01', '03', '05', '08', '10'])}-${random.int(10, 28)}`;
  const bank = random.chance(0.6) ? mortgagee(random) : null;
  const manager = random.chance(0.4) ? { name: company(random), address: oneLine(place(random, 'FL')) } : null;
  return {
    brand,
    risk,
    mail,
    premium,
    hurricane,
    other,
    liabilityPremium,
    percent,
    bank,
    manager,
    allOther: random.pick([1000, 2500, 5000]),
    label: {
      carrierName: `${brand} ${random.pick(['Property Insurance Company', 'Reciprocal Exchange', 'Specialty Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['FLD3-######-##', 'SR########', 'DP3 ### ### ##'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: random.pick([[person(random)], [person(random), person(random)], [`${word(random)} Rentals LLC`]]),
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(risk),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      totalPremium: sum([premium, ...fees.map(({ amount }) => amount)]),
      fees,
      discounts,
      policyForm: 'DP-3',
      occupancy: 'Tenant',
      usage: random.pick(['Long-term rental', 'Annual rental', 'Short-term rental']),
      numberOfFamilies: random.pick([1, 1, 1, 2]),
      yearBuilt: random.int(1956, 2021),
      squareFeet: random.int(880, 2900),
      numberOfStories: random.pick([1, 1, 2]),
      constructionType: random.pick(['Masonry', 'Frame', 'Superior']),
      roofType: random.pick(['Architectural shingle', 'Concrete tile', 'Metal']),
      protectionClass: String(random.int(1, 6)),
      territory: numbered(random, '##'),
      dwellingLimit: dwelling,
      otherStructuresLimit: structures,
      personalPropertyLimit: random.chance(0.6) ? random.int(1, 8) * 2500 : null,
      fairRentalValueLimit: Math.round(dwelling / 10),
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: random.pick([1000, 2000, 5000]),
      otherCoverages: options,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function sideColumn({ label: l, mail, bank, manager }: Facts): Html {
  const fact = (name: string, value: Html | string | number): Html => html`<b>${name}</b>${value}`;
  return html`<div class="side">${fact('Policy', l.policyNumber)}${fact('In force', html`${slashed(l.effectiveDate)} to<br>${slashed(l.expirationDate)}, 12:01 am`)}${fact('Policyholder', html`${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}`)}${fact('Agency', l.agencyName)}${fact('Use', l.usage)}${fact('Occupied by', l.occupancy)}${fact('Units', l.numberOfFamilies)}${fact('Built', l.yearBuilt)}${fact('Living area', `${whole(l.squareFeet)} sq ft`)}${fact('Floors', l.numberOfStories)}${fact('Construction', l.constructionType)}${fact('Roof', l.roofType)}${fact('Fire protection class', l.protectionClass)}${fact('Territory', l.territory)}${bank === null ? '' : fact('Mortgagee', html`${bank.name} ISAOA<br>${bank.address}<br>Loan ${bank.loan}`)}${manager === null ? '' : fact('Additional insured, property manager', html`${manager.name}<br>${manager.address}`)}</div>`;
}

function main(f: Facts): Html {
  const { label: l, risk } = f;
  const row = (name: string, limit: number | string | null, premium: number | null): Html =>
    html`<tr><td>${name}</td><td>${limit === null ? 'Not covered' : typeof limit === 'number' ? wholeDollars(limit) : limit}</td><td>${limit === null ? '' : premium === null ? 'Included' : dollarsAndCents(premium)}</td></tr>`;
  const head = html`<tr><th></th><th>Limit</th><th>Premium</th></tr>`;
  const line = (name: string, amount: number): Html =>
    html`<tr><td>${name}</td><td>${dollarsAndCents(amount)}</td></tr>`;
  const hurricaneAmount = (l.dwellingLimit * f.percent) / 100;
  return html`<div><h1>${f.brand.toLowerCase()}</h1><b>Dwelling Declarations &ndash; Special Form (DP-3)</b><br>${l.transactionType === 'new' ? 'New policy' : 'Renewal'} &middot; underwritten by ${l.carrierName}<h2>The rental home</h2>${oneLine(risk)}
<h2>Your property</h2><table>${head}${row('A. Dwelling', l.dwellingLimit, f.other)}<tr><td>&nbsp; Hurricane portion of the premium</td><td></td><td>${dollarsAndCents(f.hurricane)}</td></tr>${row('B. Other structures', l.otherStructuresLimit, null)}${row('C. Landlord furnishings (personal property)', l.personalPropertyLimit, null)}${row('D. Fair rental value', l.fairRentalValueLimit, null)}</table>
<h2>Your liability</h2><table>${head}${row('L. Premises liability, per occurrence', l.personalLiabilityLimit, f.liabilityPremium)}${row('M. Medical payments, per person', l.medicalPaymentsLimit, null)}</table>
<h2>What you pay first</h2><table><tr><td>Hurricane deductible</td><td>${f.percent}% of Coverage A = ${wholeDollars(hurricaneAmount)}</td></tr><tr><td>All other perils deductible</td><td>${wholeDollars(f.allOther)}</td></tr></table>
<h2>Added protection</h2><table>${head}${l.otherCoverages.map((each) => row(each.name, each.limit ?? each.limitText, each.premium))}</table>
<h2>Credits already taken off</h2><table>${l.discounts.map((each) => line(each.name, -each.amount))}</table><h2>Premium</h2><table>${line('Premium after credits', f.premium)}${l.fees.map((each) => line(each.name, each.amount))}<tr><td><b>Total for 12 months</b></td><td><b>${dollarsAndCents(l.totalPremium)}</b></td></tr></table></div>`;
}

function checklist({ label: l }: Facts): Html {
  const row = (question: string, answer: string): Html => html`<tr><td>${question}</td><td>${answer}</td></tr>`;
  return html`<div class="page"></div><h1>Checklist of coverage</h1><p class="s">This checklist is for information only. It is required by the Office of Insurance Regulation and does not change the policy.</p><table class="q">${row('Dwelling structure: loss settled at', 'Replacement cost')}${row('Detached structures', l.otherStructuresLimit === null ? 'N' : 'Y')}${row('Contents you own in the home', l.personalPropertyLimit === null ? 'N' : 'Y, actual cash value')}${row('Lost rent while the home is repaired', 'Y')}${row('Flood', 'N')}${row('Windstorm other than hurricane', 'Y')}${row('Sinkhole', 'N, catastrophic ground cover collapse only')}${row('Theft of a tenant\u2019s property', 'N')}${row('Liability for an injured guest or tenant', 'Y')}</table>
<p><b>LAW AND ORDINANCE: YOU MAY WISH TO BUY HIGHER LIMITS (25% OR 50%). THIS POLICY CONTAINS A SEPARATE DEDUCTIBLE FOR HURRICANE LOSSES, WHICH MAY RESULT IN HIGH OUT-OF-POCKET EXPENSES TO YOU.</b></p><p class="s">Forms: DP 00 03 07 14, SR 11 01 20, SR 24 03 20, OIR-B1-1670. Paying in four parts adds $10 for set-up and $3 a payment. Your roof is rated from county records; tell us of a new roof within 60 days.</p>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'sunshine-rental',
  build: (random) => {
    const f = facts(random);
    const { bank, manager, percent, label: l } = f;
    return {
      html: sheet({ css, body: [html`<div class="f">${sideColumn(f)}${main(f)}</div>`, checklist(f)] }),
      label: {
        ...l,
        deductibles: [
          { peril: 'Hurricane', amount: (l.dwellingLimit * percent) / 100, percent },
          { peril: 'All other perils', amount: f.allOther, percent: null },
        ],
        additionalInterests: [
          ...(bank === null
            ? []
            : [{ interest: 'Mortgagee', name: bank.name, address: bank.address, loanNumber: bank.loan }]),
          ...(manager === null ? [] : [{ interest: 'Additional insured, property manager', ...manager }]),
        ],
      },
      print: { margin: { top: '0.5in', right: '0.55in', bottom: '0.45in', left: '0.5in' } },
    };
  },
};
