import { abbreviated, addYears } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { cityLine, firstName, lastName, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A reciprocal exchange for teachers: a folder in two newspaper columns that flow from one into the other, amounts behind a colon.

const css = `body{margin:0;font:9.3pt/1.4 Lato,"Liberation Sans",sans-serif;color:#222}.top{display:flex;justify-content:space-between;align-items:end;border-bottom:4pt solid #8a1c2b;padding-bottom:5pt;margin-bottom:10pt}.top b{font-size:15pt;color:#8a1c2b}.cols{columns:2;column-gap:26pt;column-rule:.5pt solid #bbb}h2{font-size:10.5pt;color:#fff;background:#8a1c2b;margin:10pt 0 4pt;padding:2pt 5pt;break-after:avoid}h2:first-child{margin-top:0}p{margin:2pt 0}.q{margin:3pt 0;padding-left:10pt;text-indent:-10pt;break-inside:avoid}.as{background:#f6ecee;padding:6pt;margin:8pt 0;font-size:8.4pt;break-inside:avoid}.bg{font-size:12pt;font-weight:700}`;

const pair = (caption: string, value: Html | string | number): Html =>
  html`<p class="q"><b>${caption}:</b> ${value}</p>`;

function drawHouse(random: Random) {
  return {
    yearBuilt: random.int(1924, 2019),
    squareFeet: random.int(90, 420) * 10,
    numberOfStories: random.pick([1, 1.5, 2, 3]),
    constructionType: random.pick(['Wood frame, vinyl siding', 'Brick veneer', 'Stucco over frame', 'Solid masonry']),
    roofType: random.pick(['Architectural shingle', 'Clay tile', 'Standing seam metal', 'Asphalt shingle']),
    protectionClass: String(random.int(1, 9)),
    occupancy: random.pick(['Owner, primary residence', 'Owner, seasonal residence']),
  };
}

function drawExtras(random: Random) {
  const all = [
    { name: 'Sewer and Drain Backup', limit: random.pick([5_000, 10_000, 25_000]), limitText: null },
    { name: 'Identity Recovery', limit: random.pick([15_000, 25_000]), limitText: null },
    { name: 'Classroom Materials', limit: random.pick([1_000, 2_500]), limitText: null },
    { name: 'Building Code Upgrade', limit: null, limitText: random.pick(['10% of Dwelling', '25% of Dwelling']) },
    { name: 'Underground Service Lines', limit: 10_000, limitText: null },
    { name: 'Replacement Cost on Contents', limit: null, limitText: 'Applies' },
  ];
  return random
    .some(all, random.int(2, 5))
    .map((each) => ({ ...each, premium: random.chance(0.75) ? random.amount(8, 140) : null }));
}
type Extra = ReturnType<typeof drawExtras>[number];

function extraLine({ name, limit, limitText, premium }: Extra): Html {
  const price = premium === null ? 'no extra charge' : `${dollarsAndCents(premium)} a year`;
  return pair(name, `${limitText ?? wholeDollars(limit ?? 0)}; ${price}`);
}

function drawLender(random: Random) {
  if (random.chance(0.25)) return null;
  return { name: `${word(random)} Home Lending`, at: place(random), loanNumber: random.digits(10) };
}
type Lender = NonNullable<ReturnType<typeof drawLender>>;

const lenderLines = ({ name, at, loanNumber }: Lender): Html =>
  html`${pair('First mortgage', html`${name} ISAOA<br>${at.street}<br>${cityLine(at)}`)}${pair('Loan number', loanNumber)}`;

const interestsOf = (lender: Lender | null) =>
  lender === null
    ? []
    : [{ interest: 'First mortgage', name: lender.name, address: oneLine(lender.at), loanNumber: lender.loanNumber }];

export const style: Style = {
  policyType: 'homeowners',
  name: 'newspaper-columns',
  build(random) {
    const insurer = `${word(random)} Educators Reciprocal Exchange`;
    const agent = `${firstName(random)} ${lastName(random)}`;
    const [home, family] = [place(random), lastName(random)];
    const mail = random.chance(0.3) ? place(random, home.state) : home;
    const owners = random.times(random.int(1, 2), (index) => `${firstName(random)} ${'AK'.charAt(index)}. ${family}`);
    const effective = `${random.int(2020, 2026)}-${random.pick(['01', '05', '07', '08', '09'])}-0${random.int(1, 9)}`;
    const expiration = addYears(effective, 1);
    const number = numbered(random, '#### #### ##');
    const house = drawHouse(random);
    const dwelling = random.int(150, 780) * 1_000;
    const limits = {
      dwellingLimit: dwelling,
      otherStructuresLimit: dwelling / 10,
      personalPropertyLimit: dwelling / 2,
      lossOfUseLimit: random.chance(0.6) ? dwelling / 5 : null,
      personalLiabilityLimit: random.pick([100_000, 300_000, 500_000]),
      medicalPaymentsLimit: random.pick([1_000, 2_000, 5_000]),
    };
    const wind = random.pick([1, 2, 3]);
    const deductibles = [
      { peril: 'Wind or hail', amount: (dwelling * wind) / 100, percent: wind },
      { peril: 'Any other loss', amount: random.pick([500, 1_000, 1_500, 2_500]) },
    ];
    const extras = drawExtras(random);
    const discounts = random.some(
      [
        { name: 'Educator group', amount: random.amount(20, 120) },
        { name: 'Auto and home together', amount: random.amount(60, 290) },
        { name: 'Monitored alarm', amount: random.amount(15, 60) },
        { name: 'New roof', amount: random.amount(30, 160) },
      ],
      random.int(1, 3),
    );
    const base = random.amount(620, 3_900);
    const fees = [
      { name: 'Surplus contribution', amount: random.amount(20, 110) },
      ...(random.chance(0.5) ? [{ name: 'State fire marshal tax', amount: random.amount(2, 19) }] : []),
    ];
    const total = sum([
      base,
      ...extras.map(({ premium }) => premium ?? 0),
      ...discounts.map(({ amount }) => -amount),
      ...fees.map(({ amount }) => amount),
    ]);
    const lender = drawLender(random);
    const form = random.pick(['HO-3', 'HO-5']);
    const isRenewal = random.chance(0.7);
    const body = html`<div class="top"><b>Your Home Policy<br>Declarations</b><span>${insurer}<br>Policy ${number}<br>${isRenewal ? 'Renewal' : 'New policy'}</span></div><div class="cols">
<h2>You</h2>${owners.map((each) => html`<p>${each}</p>`)}<p>${mail.street}<br>${cityLine(mail)}</p>${pair('Subscriber since', random.int(1988, 2014))}<h2>Your policy year</h2><p>${abbreviated(effective)} through ${abbreviated(expiration)}, 12:01 a.m. at the home</p>${pair('Policy form', `${form} ${form === 'HO-3' ? 'Special' : 'Comprehensive'}`)}
<h2>Your home</h2>${pair('Where it is', mail === home ? 'Same as your address above' : oneLine(home))}${pair('Built in', house.yearBuilt)}${pair('Living area', `${house.squareFeet.toLocaleString('en-US')} square feet`)}${pair('Stories', house.numberOfStories)}${pair('Walls', house.constructionType)}${pair('Roof', house.roofType)}${pair('Lived in by', house.occupancy)}${pair('Fire protection class', house.protectionClass)}
<h2>What we insure, and up to how much</h2>${pair('Dwelling', wholeDollars(limits.dwellingLimit))}${pair('Detached structures', wholeDollars(limits.otherStructuresLimit))}${pair('Belongings', wholeDollars(limits.personalPropertyLimit))}${pair('Living elsewhere after a loss', limits.lossOfUseLimit === null ? 'Actual cost, up to 24 months' : wholeDollars(limits.lossOfUseLimit))}<p><i>Base premium for these four: ${dollarsAndCents(base)}</i></p>
<h2>If others make a claim against you</h2>${pair('Personal liability', `${wholeDollars(limits.personalLiabilityLimit)} for each occurrence`)}${pair('Medical payments', `${wholeDollars(limits.medicalPaymentsLimit)} for each person`)}<p><i>Included in the base premium.</i></p>
<h2>Your share of a loss (deductibles)</h2>${pair('Wind or hail', `${wind}% of Dwelling, which is ${wholeDollars(deductibles[0]?.amount ?? 0)}`)}${pair('Any other loss', wholeDollars(deductibles[1]?.amount ?? 0))}<h2>Extras you chose</h2>${extras.map(extraLine)}<div class="as"><b>Did you know?</b> A scheduled jewelry floater for a $4,000 ring costs about $60 a year. Ask ${agent} about it.</div>
<h2>Savings already taken off</h2>${discounts.map(({ name, amount }) => pair(name, dollarsAndCents(amount)))}<h2>Who has lent on the home</h2>${lender === null ? html`<p>Nobody that we know of.</p>` : lenderLines(lender)}
<h2>What it costs</h2>${pair('Premium after savings', cents(sum([total, ...fees.map(({ amount }) => -amount)])))}${fees.map(({ name, amount }) => pair(name, cents(amount)))}<p class="bg">Total for the year: ${dollarsAndCents(total)}</p><p>Payable in one sum or in ten payments; each payment adds $1.50.</p><h2>Your agent</h2><p>${agent}<br>${phone(random)}</p></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: owners,
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      fees,
      discounts,
      policyForm: form,
      ...house,
      ...limits,
      deductibles,
      otherCoverages: extras,
      additionalInterests: interestsOf(lender),
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.6in', bottom: '0.6in' } } };
  },
};
