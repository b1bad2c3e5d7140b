import { addDays, addYears, abbreviated } from '../kit/dates.ts';
import { cells, html, joined, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, oneLine } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A renewal offer that compares: limits of the expiring and of the renewing term beside each other, reasons for the change of premium, then an invoice stub.

const css = `body{margin:0;font:9.5pt/1.4 "Liberation Sans",Helvetica,Arial,sans-serif}.bar{background:#2b6777;color:#fff;padding:8pt 12pt;font-size:14pt}.two{display:grid;grid-template-columns:1.2fr 1fr;gap:16pt;margin:8pt 0}table{border-collapse:collapse;width:100%}td,th{padding:2.5pt 5pt;text-align:right;border-bottom:.5pt solid #c8d8e4}td:first-child,th:first-child{text-align:left}th{color:#2b6777}.now{background:#eef5f7;font-weight:700}h2{font-size:10.5pt;color:#2b6777;margin:10pt 0 2pt}.stub{border-top:1.5pt dashed #777;margin-top:16pt;padding-top:6pt}`;

const EXTRAS = [
  { name: 'Roof surfacing payment schedule', limit: null },
  { name: 'Water and sewer backup', limit: 10_000 },
  { name: 'Building code upgrade', limit: 25_000 },
  { name: 'Golf cart', limit: 5_000 },
];

export const style: Style = {
  policyType: 'homeowners',
  name: 'before-after',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household);
    const { address } = household;
    const home = drawHome(random);
    const factor = random.pick([1.02, 1.04, 1.07]);
    const [insurer, producer] = [carrier(random), agency(random)];
    const number = `${random.digits(2)}-${random.letters(2)}-${random.digits(4)}-${random.digits(1)}`;
    const effective = dayBetween(random, '2014-01-01', '2026-07-01');
    const lender = random.chance(0.5) ? mortgagee(random) : null;
    const extras = random.some(EXTRAS, random.int(1, 3)).map((each) => ({ ...each, premium: random.int(10, 160) }));
    const base = random.int(600, 3_800);
    const discounts = random.some(
      ['Home alert', 'Claim record', 'Home and auto', 'Impact resistant roof'],
      random.int(0, 3),
    );
    const total = sum([base, ...extras.map((each) => each.premium)]);
    const [form, construction] = [random.pick(['HO-3', 'HO-5']), random.pick(['Frame', 'Masonry', 'Log'])];
    const then = (amount: number): string => wholeDollars(Math.round(amount / factor / 100) * 100);
    const limit = (name: string, amount: number): Html =>
      html`<tr><td>${name}</td><td>${then(amount)}</td><td class="now">${wholeDollars(amount)}</td></tr>`;
    const same = (name: string, value: string): Html =>
      html`<tr><td>${name}</td><td>${value}</td><td class="now">${value}</td></tr>`;
    const body = html`<div class="bar">Renewal Declarations</div><div class="two"><div>${joined(names, html`<br>`)}<br>${address.street}<br>${cityLine(address)}</div><div>Homeowners policy ${number}, form ${form}<br>Renewal term: ${abbreviated(effective)} to ${abbreviated(addYears(effective, 1))}<br>Expiring term: ${abbreviated(addYears(effective, -1))} to ${abbreviated(effective)}<br>Agent: ${producer}</div></div>
<div>Insured location: ${oneLine(address)}. Built ${home.yearBuilt}, ${construction}, ${home.squareFeet.toLocaleString('en-US')} sq. ft.</div><h2>Your limits</h2><table><tr>${cells('th', ['Coverage', 'Expiring', 'Renewal'])}</tr>${limit('Coverage A - Dwelling', home.dwelling)}${limit('Coverage B - Other Structures', home.otherStructures)}${limit('Coverage C - Personal Property', home.contents)}${limit('Coverage D - Loss of Use', home.lossOfUse)}${same('Coverage E - Personal Liability', wholeDollars(home.liability))}${same('Coverage F - Medical Payments', wholeDollars(home.medical))}
${same('Deductible - other losses', wholeDollars(home.deductible))}${same('Deductible - wind/hail', `${home.windPercent}%`)}</table><h2>Endorsements in the renewal</h2><table><tr>${cells('th', ['Name', 'Limit', 'Premium'])}</tr>${extras.map((each) => html`<tr>${cells('td', [each.name, each.limit === null ? 'Applies' : wholeDollars(each.limit), dollarsAndCents(each.premium)])}</tr>`)}</table>
<h2>Your premium</h2><table><tr>${cells('th', ['', 'Expiring', 'Renewal'])}</tr><tr><td>Policy</td><td>${dollarsAndCents(Math.round(base * 93) / 100)}</td><td class="now">${dollarsAndCents(base)}</td></tr><tr><td>Endorsements</td><td>${dollarsAndCents(sum(extras.map((each) => each.premium)))}</td><td class="now">${dollarsAndCents(sum(extras.map((each) => each.premium)))}</td></tr><tr><td>Total annual premium</td><td>${dollarsAndCents(sum([Math.round(base * 93) / 100, ...extras.map((each) => each.premium)]))}</td><td class="now">${dollarsAndCents(total)}</td></tr></table>
<p>Why it changed: we adjust Coverage A for the cost of building materials. ${discounts.length === 0 ? '' : `Your premium reflects these discounts: ${discounts.join(', ')}.`}</p>${lender === null ? null : html`<h2>Mortgagee</h2>${lender.name}, ${lender.address}, loan ${lender.loan}`}<p>Issued by ${insurer}.</p><div class="stub">Return this stub with your payment. Due ${abbreviated(addDays(effective, -5))}: ${dollarsAndCents(total)} in full, or ${dollarsAndCents(Math.round(total * 50) / 100 + 5)} now (includes a $5.00 charge).</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'renewal',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(address),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      totalPremium: total,
      discounts: discounts.map((name) => ({ name })),
      policyForm: form,
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      constructionType: construction,
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: home.lossOfUse,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'other losses', amount: home.deductible },
        { peril: 'wind/hail', percent: home.windPercent },
      ],
      otherCoverages: extras.map(({ name, limit: amount, premium }) => ({
        name,
        limit: amount,
        limitText: amount === null ? 'Applies' : null,
        premium,
      })),
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'Mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: {
        'deductibles[0].peril': ['other losses', 'Deductible - other losses'],
        'deductibles[1].peril': ['wind/hail', 'Deductible - wind/hail'],
        ...Object.fromEntries(
          extras.map((each, index) => [
            `otherCoverages[${index}].limitText`,
            each.limit === null ? ['Applies', null] : [null],
          ]),
        ),
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
