// Amended dwelling declarations: every table has a column for what was and one for what is now, a change in the mortgagee, the
// premium for the rest of the term beside the premium for the whole of it.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9pt/1.38 "Liberation Sans",sans-serif}h1{font-size:13pt;margin:12px 0 2px}h2{font-size:9.5pt;margin:14px 0 3px}table{width:100%;border-collapse:collapse}td,th{padding:3px 7px;border-bottom:1px solid #ccc;text-align:right}td:first-child,th:first-child{text-align:left}
th{background:#dfe7ee;font-size:8pt}td:nth-child(2){color:#777}.two{display:flex;gap:26px}.two>div{flex:1}.b{font-weight:700}`;

interface Row {
  name: string;
  was: number | null;
  now: number | null;
}

function limits(random: Random): { rows: Row[]; dwelling: number } {
  const dwelling = random.int(90, 380) * 1000;
  const before = random.chance(0.6) ? dwelling - random.int(5, 30) * 1000 : dwelling;
  const liability = random.pick([100_000, 300_000]);
  const contents = random.int(5, 40) * 1000;
  return {
    dwelling,
    rows: [
      { name: 'Coverage A - Dwelling', was: before, now: dwelling },
      { name: 'Coverage B - Other Structures', was: Math.round(before / 10), now: Math.round(dwelling / 10) },
      { name: 'Coverage C - Personal Property', was: random.chance(0.5) ? null : contents, now: contents },
      { name: 'Coverage D - Fair Rental Value', was: Math.round(before / 10), now: Math.round(dwelling / 10) },
      { name: 'Coverage E - Additional Living Expense', was: 5000, now: random.chance(0.5) ? null : 5000 },
      { name: 'Coverage L - Personal Liability', was: 100_000, now: liability },
      { name: 'Coverage M - Medical Payments', was: 1000, now: random.pick([1000, 5000]) },
    ],
  };
}

function facts(random: Random) {
  const risk = place(random);
  const mail = place(random);
  const [oldBank, bank] = [place(random), place(random)];
  const { rows, dwelling } = limits(random);
  const now = (i: number): number | null => rows[i]?.now ?? null;
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '03', '06', '09'])}-${random.int(10, 28)}`;
  const changed = addDays(effectiveDate, random.int(20, 300));
  const peril = (name: string) => ({ name, was: random.amount(30, 600), premium: random.amount(30, 640) });
  const perils = [
    'Fire and Lightning',
    'Extended Coverage',
    'Vandalism and Malicious Mischief',
    'Water Damage Endorsement',
    'Inflation Guard',
  ]
    .slice(0, random.int(3, 5))
    .map(peril);
  const deductible = random.pick([500, 1000, 2500]);
  return {
    risk,
    mail,
    bank,
    oldBank,
    oldName: `${word(random)} Mortgage Company`,
    rows,
    perils,
    changed,
    oldDeductible: random.pick([500, deductible]),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['DWL ###-####', '3#-@##-####-#'])),
      transactionType: 'change',
      namedInsureds: [person(random)],
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(risk),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      totalPremium: sum(perils.map((each) => each.premium)),
      policyForm: random.pick(['DP-2', 'DP-3']),
      occupancy: random.pick(['Tenant', 'Owner', 'Under renovation']),
      numberOfFamilies: random.int(1, 4),
      yearBuilt: random.int(1915, 2015),
      constructionType: random.pick(['Frame', 'Masonry']),
      territory: random.digits(2),
      protectionClass: random.pick(['4', '5', '8']),
      dwellingLimit: dwelling,
      otherStructuresLimit: now(1),
      personalPropertyLimit: now(2),
      fairRentalValueLimit: now(3),
      additionalLivingExpenseLimit: now(4),
      personalLiabilityLimit: now(5),
      medicalPaymentsLimit: now(6),
      deductibles: [{ peril: 'All Perils', amount: deductible, percent: null }],
      otherCoverages: perils.map(({ name, premium }) => ({ name, premium })),
      additionalInterests: [
        {
          interest: 'First Mortgagee',
          name: `${word(random)} Savings and Loan`,
          address: oneLine(bank),
          loanNumber: random.digits(9),
        },
      ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const money = (value: number | null): string => (value === null ? 'Not covered' : wholeDollars(value));
const row = (name: string, was: string, now: string): Html =>
  html`<tr><td>${name}</td><td>${was}</td><td>${now}</td></tr>`;

function body(f: Facts): Html {
  const { label: l, risk, mail, bank, oldBank } = f;
  const before = sum(f.perils.map((each) => each.was));
  const days = (Date.parse(l.expirationDate) - Date.parse(f.changed)) / 86_400_000;
  const rest = Math.round(((l.totalPremium - before) * days * 100) / 365) / 100;
  const [party] = l.additionalInterests;
  return html`<b>${l.carrierName}</b><h1>Amended Dwelling Policy Declarations</h1><div>Change effective ${slashed(f.changed)} &nbsp; These declarations replace those issued before.</div>
<div class="two" style="margin-top:12px"><div><b>Insured</b><br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div><b>Policy number</b> ${l.policyNumber}<br><b>Policy period</b> ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}<br><b>Form</b> ${l.policyForm}<br><b>Agent</b> ${l.agencyName}</div></div>
<h2>Described location</h2>${oneLine(risk)}<br>Occupancy: ${l.occupancy} &nbsp; Families: ${l.numberOfFamilies} &nbsp; Built: ${l.yearBuilt} &nbsp; Construction: ${l.constructionType} &nbsp; Territory: ${l.territory} &nbsp; Protection class: ${l.protectionClass}
<h2>Limits</h2><table><tr><th>Coverage</th><th>Was</th><th>Now</th></tr>${f.rows.map((each) => row(each.name, money(each.was), money(each.now)))}${row('Deductible - All Perils', wholeDollars(f.oldDeductible), wholeDollars(l.deductibles[0]?.amount ?? 0))}</table>
<h2>Premium for the policy period</h2><table><tr><th>Charge</th><th>Was</th><th>Now</th></tr>${f.perils.map((each) => row(each.name, dollarsAndCents(each.was), dollarsAndCents(each.premium)))}<tr class="b"><td>Annual premium</td><td>${dollarsAndCents(before)}</td><td>${dollarsAndCents(l.totalPremium)}</td></tr></table>
<p>${rest < 0 ? 'Return' : 'Additional'} premium for the ${days} days that remain: ${dollarsAndCents(Math.abs(rest))}. It will appear on your next bill.</p>
<h2>Mortgagee</h2><table><tr><th></th><th>Was</th><th>Now</th></tr>${row('First Mortgagee', `${f.oldName}, ${oneLine(oldBank)}`, `${party?.name} ISAOA, ${oneLine(bank)}`)}${row('Loan number', 'paid off', party?.loanNumber ?? '')}</table>
<p style="font-size:7.5pt">Forms: DP 00 0${l.policyForm.slice(-1)} 07 14, DL 24 01, DP 04 11. A service charge of $5.00 applies to each installment. Questions about this change go to your agent.</p>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'was-and-now',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
