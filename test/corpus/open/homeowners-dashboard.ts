import { abbreviated, addYears, shortBare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A start-up's account page printed from the browser: three columns of tiles, the value in large type above its caption.

const css = `body{margin:0;font:9.5pt/1.35 "Open Sans",Lato,sans-serif;color:#1c2541}.top{display:flex;justify-content:space-between;border-bottom:1pt solid #dde;padding-bottom:6pt}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:7pt;margin:6pt 0 12pt}.t{background:#f4f6fb;border-radius:6pt;padding:6pt 9pt}.t b{display:block;font-size:13pt}.t span{font-size:7.8pt;color:#5c6784}h2{font-size:11pt;margin:8pt 0 0}.row{display:flex;justify-content:space-between;border-bottom:.5pt solid #dde;padding:2pt 0}.small{font-size:7.5pt;color:#5c6784}`;

const tile = (value: string | number, caption: string): Html =>
  html`<div class="t"><b>${value}</b><span>${caption}</span></div>`;
const row = (caption: string, value: string): Html =>
  html`<div class="row"><span>${caption}</span><span>${value}</span></div>`;

const EXTRAS = [
  { name: 'Extra coverage for water backup', limit: 10_000 },
  { name: 'Equipment breakdown', limit: 100_000 },
  { name: 'Service line', limit: 10_000 },
  { name: 'Extended rebuilding (25%)', limit: null },
];

export const style: Style = {
  policyType: 'homeowners',
  name: 'dashboard',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household);
    const { address } = household;
    const home = drawHome(random);
    const [brand, insurer, number] = [
      word(random),
      carrier(random),
      `${random.digits(3)}${random.letters(2)}${random.digits(6)}`,
    ];
    const effective = dayBetween(random, '2019-01-01', '2026-07-01');
    const lender = random.chance(0.5) ? mortgagee(random) : null;
    const extras = random.some(EXTRAS, random.int(0, 3)).map((each) => ({ ...each, premium: random.amount(9, 140) }));
    const base = random.amount(500, 3_400);
    const discounts = random
      .some(['New customer', 'Leak sensor', 'Monitored alarm', 'Bundle'], random.int(0, 3))
      .map((name) => ({ name, amount: random.amount(12, 160) }));
    const fee = { name: 'Reciprocal surplus contribution', amount: Math.round(base * 10) / 100 };
    const total = sum([
      base,
      ...extras.map((each) => each.premium),
      ...discounts.map((each) => -each.amount),
      fee.amount,
    ]);
    const [wall, roof] = [
      random.pick(['Vinyl siding', 'Brick', 'Stucco', 'Fiber cement']),
      random.pick(['Asphalt shingles', 'Metal', 'Slate']),
    ];
    const body = html`<div class="top"><b>${brand} home</b><span>Policy ${number} (active)</span></div><h2>${address.street}</h2><div>${cityLine(address)}</div><div class="small">Insured: ${names.join(' & ')}. Mail goes to the same address.</div><div class="g">${tile(abbreviated(effective), 'coverage begins')}${tile(abbreviated(addYears(effective, 1)), 'coverage ends')}${tile(dollarsAndCents(total), 'for the year, fees included')}</div>
<h2>What is covered</h2><div class="g">${tile(wholeDollars(home.dwelling), 'the house')}${tile(wholeDollars(home.otherStructures), 'sheds, fences, other structures')}${tile(wholeDollars(home.contents), 'personal property')}${tile(wholeDollars(home.lossOfUse), 'additional living expense')}${tile(wholeDollars(home.liability), 'personal liability')}${tile(wholeDollars(home.medical), 'guest medical')}</div>
<h2>What you pay first</h2><div class="g">${tile(wholeDollars(home.deductible), 'deductible, all perils')}${tile(`${home.windPercent}% (${wholeDollars((home.dwelling * home.windPercent) / 100)})`, 'deductible, wind and hail')}</div><h2>About the house</h2><div class="g">${tile(home.yearBuilt, 'year built')}${tile(home.squareFeet.toLocaleString('en-US'), 'square feet')}${tile(home.stories, 'stories')}${tile(wall, 'exterior walls')}${tile(roof, 'roof')}</div>
<h2>Premium</h2>${row('Basic coverage', dollarsAndCents(base))}${extras.map((each) => row(each.limit === null ? each.name : `${each.name}, up to ${wholeDollars(each.limit)}`, dollarsAndCents(each.premium)))}${discounts.map((each) => row(`${each.name} discount`, `-${dollarsAndCents(each.amount)}`))}${row(fee.name, dollarsAndCents(fee.amount))}${row('Total', dollarsAndCents(total))}
${lender === null ? null : html`<h2>Mortgage</h2>${lender.name}<br>${lender.address}<br>Loan number ${lender.loan}`}<p class="small">${brand} sells and services the policy. ${insurer} underwrites it.</p>`;
    const line = (left: string, right: Html | string): Html =>
      html`<div style="font:6.5pt Arial;width:100%;margin:0 .4in;display:flex;justify-content:space-between"><span>${left}</span><span>${right}</span></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(address),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      totalPremium: total,
      fees: [fee],
      discounts,
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      numberOfStories: home.stories,
      constructionType: wall,
      roofType: roof,
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: home.lossOfUse,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'all perils', amount: home.deductible },
        { peril: 'wind and hail', amount: (home.dwelling * home.windPercent) / 100, percent: home.windPercent },
      ],
      otherCoverages: extras,
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'Mortgage', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: {
        'deductibles[0].peril': ['all perils', 'deductible, all perils'],
        'deductibles[1].peril': ['wind and hail', 'deductible, wind and hail'],
        ...Object.fromEntries(
          discounts.map((each, index) => [`discounts[${index}].name`, [each.name, `${each.name} discount`]]),
        ),
      },
    };
    return {
      html: sheet({ css, body }),
      label,
      print: {
        header: line(shortBare(effective), `${brand} - My home`),
        footer: line(
          'https://my.example/policies/home',
          html`<span class="pageNumber"></span>/<span class="totalPages"></span>`,
        ),
      },
    };
  },
};
