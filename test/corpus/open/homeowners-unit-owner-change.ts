import { addDays, addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Label, Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, type Home, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A condominium unit owner's policy after an endorsement: dates are written out, every amount stands as "Prior" and
// "Revised" without dollar signs, the premium of a line is what it costs now, the change for the rest of the term is told
// in a sentence, the unit, lenders and the association on a supplemental sheet.

const css = `body{margin:0;font:9.4pt/1.36 'DejaVu Serif Condensed','DejaVu Serif',serif}header{border-top:3pt double #000;border-bottom:3pt double #000;padding:4pt 0;display:flex;justify-content:space-between}header b{font-size:11.5pt}.k{margin:8pt 0}.k div{display:flex}.k span:first-child{width:150pt;font-style:italic}table{width:100%;border-collapse:collapse;margin:4pt 0 8pt}th{font-weight:400;font-style:italic;text-align:right;border-bottom:.8pt solid #000;padding:1pt 3pt}th:first-child,td:first-child{text-align:left}td{padding:1.6pt 3pt;text-align:right;vertical-align:top}.b td{border-top:.8pt solid #000;font-weight:700}h3{font-size:9.6pt;margin:10pt 0 0}.pg{break-before:page}`;

const EXTRAS = [
  { name: 'Unit-Owners Coverage A - Special Coverage', limit: null, text: 'Included' },
  { name: 'Ordinance or Law', limit: null, text: '10% of Coverage A' },
  { name: 'Water Back-up of Sewers and Drains', limit: 5000, text: '' },
  { name: 'Loss Assessment', limit: 10_000, text: '' },
  { name: 'Personal Property Replacement Cost', limit: null, text: 'Applies' },
  { name: 'Limited Fungi or Bacteria', limit: 10_000, text: '' },
  { name: 'Unit Rental to Others - Theft', limit: 2500, text: '' },
];
const CREDITS = ['Protective Devices', 'Account', 'Loss Free', 'Automatic Sprinklers', 'Mature Homeowner'];

interface Line {
  name: string;
  before: number;
  now: number;
  premium: number | null;
}

const drawLine = (random: Random, name: string, now: number, isChanged: boolean, premium: number | null): Line => ({
  name,
  now,
  before: isChanged ? Math.round((now * random.int(82, 95)) / 100_000) * 1000 : now,
  premium,
});

/** A second home, or the one where the insured lives. */
function drawUnit(random: Random) {
  const household = drawHousehold(random);
  const names = insuredNames(household);
  const withUnit = (at: Place): Place => ({ ...at, street: `${at.street} Unit ${random.int(2, 1204)}` });
  const unit = withUnit(place(random, household.address.state));
  const isSecond = random.chance(0.35);
  const mail = isSecond ? household.address : unit;
  return { names, unit, isSecond, mail };
}

/** Limits of the property part and of the liability part. */
function drawLines(random: Random, home: Home) {
  const inside = random.int(4, 30) * 5000;
  const belongings = random.int(5, 30) * 4000;
  const dwelling = drawLine(
    random,
    'A - Dwelling (Unit Improvements)',
    inside,
    random.chance(0.6),
    random.int(60, 420),
  );
  const goods = drawLine(random, 'C - Personal Property', belongings, random.chance(0.4), random.int(140, 560));
  const use = drawLine(random, 'D - Loss of Use', Math.round(belongings * 0.4), false, null);
  const liability = drawLine(
    random,
    'E - Personal Liability, each occurrence',
    home.liability,
    false,
    random.int(18, 70),
  );
  const medical = drawLine(random, 'F - Medical Payments to Others, each person', home.medical, false, null);
  const first = [dwelling, goods, use];
  const second = [liability, medical];
  return { dwelling, goods, use, liability, medical, first, second };
}

/** What else is insured, and what all of it costs. */
function drawPremium(random: Random, lines: ReturnType<typeof drawLines>) {
  const extras = random
    .some(EXTRAS, random.int(1, 4))
    .map((each) => ({ ...each, premium: random.chance(0.3) ? null : random.int(9, 110) }));
  const credits = random.some(CREDITS, random.int(0, 3)).map((name) => ({ name, amount: random.int(12, 96) }));
  const tax = random.chance(0.4) ? { name: 'Fire Department Tax', amount: random.int(3, 19) } : null;
  const priced = sum([...lines.first, ...lines.second, ...extras].map(({ premium }) => premium ?? 0));
  const total = sum([priced, tax?.amount ?? 0, ...credits.map(({ amount }) => -amount)]);
  return { extras, credits, tax, total };
}

function facts(random: Random) {
  const where = drawUnit(random);
  const home = drawHome(random);
  const insurer = `${word(random)} Fire Insurance Company of the Midwest`;
  const [producer, number] = [agency(random), numbered(random, 'HO6 ##### ####')];
  const effective = dayBetween(random, '2018-01-01', '2026-06-01');
  const expiration = addYears(effective, 1);
  const changed = addDays(effective, random.int(20, 240));
  const lines = drawLines(random, home);
  const premium = drawPremium(random, lines);
  const change = random.int(7, 90);
  const revised = [lines.dwelling, lines.goods].filter(({ before, now }) => before < now);
  const isMore = revised.length > 0 || random.chance(0.5);
  const wind = random.chance(0.6) ? random.pick([1, 2, 5]) : null;
  const walls = random.pick(['Frame', 'Brick Veneer', 'Masonry', 'Fire Resistive']);
  const lenders = random.times(random.pick([0, 1, 1, 2]), () => mortgagee(random));
  const association = random.chance(0.4)
    ? { name: `${word(random)} Condominium Association, Inc.`, at: place(random, where.mail.state) }
    : null;
  const reason =
    revised.length > 0
      ? revised.map(({ name }) => `Coverage ${name.charAt(0)} amount of insurance revised`).join('; ')
      : random.pick(['Protection class reviewed', 'Protective device credit reviewed', 'Sprinkler credit reviewed']);
  return {
    ...where,
    ...premium,
    home,
    insurer,
    producer,
    number,
    effective,
    expiration,
    changed,
    lines,
    change,
    isMore,
    wind,
    walls,
    lenders,
    association,
    reason,
  };
}

type Facts = ReturnType<typeof facts>;

const basicPeril = (wind: number | null): string =>
  wind === null ? 'All covered perils' : 'All perils other than wind or hail';
const occupancyOf = (isSecond: boolean): string => (isSecond ? 'Owner, seasonal' : 'Owner, primary');
const mortgageeRank = (index: number): string => `${index === 0 ? 'First' : 'Second'} Mortgagee`;

const fact = (caption: string, value: Html | string | number): Html =>
  html`<div><span>${caption}</span><span>${value}</span></div>`;

const row = ({ name, before, now, premium }: Line): Html =>
  html`<tr><td>${name}</td><td>${whole(before)}</td><td>${whole(now)}</td><td>${premium === null ? 'Incl.' : whole(premium)}</td></tr>`;

const head = ({ insurer, number, effective, expiration }: Facts, title: string): Html =>
  html`<header><b>${insurer}</b><span>${title}</span></header><div class="k">${fact('Policy', number)}${fact('Term', `${written(effective)} to ${written(expiration)}, 12:01 a.m.`)}</div>`;

function policyFacts(f: Facts): Html {
  const { names, unit, isSecond, mail, producer, changed, reason, isMore, change } = f;
  return html`${head(f, 'Revised Unit-Owners Policy Declarations')}<div class="k">${fact('Insured', html`${names.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}`)}${fact('Your agency', producer)}${fact('Revised as of', written(changed))}${fact('Reason', reason)}${fact('Described location', isSecond ? oneLine(unit) : 'Same as above')}${fact('Policy form', 'Homeowners 6 - Unit-Owners Form (HO-6)')}</div><p>${isMore ? 'An additional' : 'A return'} premium of ${whole(change)} for the remainder of the term will appear on your next bill.</p>`;
}

function limits({ lines: { first, second } }: Facts): Html {
  return html`<h3>Property</h3><table><tr><th>Coverage</th><th>Prior limit</th><th>Revised limit</th><th>Term premium</th></tr>${first.map(row)}</table><h3>Liability</h3><table><tr><th>Coverage</th><th>Prior limit</th><th>Revised limit</th><th>Term premium</th></tr>${second.map(row)}</table>`;
}

function deductibles({ wind, home }: Facts): Html {
  return html`<h3>Property deductible</h3><table style="width:64%"><tr><td>${basicPeril(wind)}</td><td>${whole(home.deductible)}</td></tr>${wind === null ? null : html`<tr><td>Wind or hail</td><td>${wind}% of Coverage A</td></tr>`}</table>`;
}

function additionalCoverages({ extras, credits, tax, total }: Facts): Html {
  return html`<h3>Additional coverages</h3><table><tr><th>Coverage</th><th>Limit</th><th>Term premium</th></tr>${extras.map(({ name, limit, text, premium }) => html`<tr><td>${name}</td><td>${limit === null ? text : whole(limit)}</td><td>${premium === null ? 'Incl.' : whole(premium)}</td></tr>`)}${credits.map(({ name, amount }) => html`<tr><td>${name} credit</td><td></td><td>-${whole(amount)}</td></tr>`)}${tax === null ? null : html`<tr><td>${tax.name}</td><td></td><td>${whole(tax.amount)}</td></tr>`}<tr class="b"><td>Total premium for the policy term</td><td></td><td>${whole(total)}</td></tr></table>`;
}

function unitData({ home, walls, isSecond }: Facts, random: Random): Html {
  return html`<h3>Unit data</h3><div class="k">${fact('Year of construction', home.yearBuilt)}${fact('Living area', `${whole(home.squareFeet)} sq. ft.`)}${fact('Units in fire division', random.int(4, 40))}${fact('Exterior walls', walls)}${fact('Occupied by', occupancyOf(isSecond))}${fact('Protection class', '0'.concat(String(home.windPercent)))}</div>`;
}

function interests({ lenders, association }: Facts): Html {
  return html`<h3>Interests in the property</h3><div class="k">${lenders.length === 0 && association === null ? fact('Mortgagee', 'None shown') : null}${lenders.map((each, i) => fact(mortgageeRank(i), html`${each.name}, ISAOA<br>${each.address}<br>Loan ${each.loan}`))}${association === null ? null : fact('Additional Interest', html`${association.name}<br>${oneLine(association.at)}`)}</div>`;
}

function forms({ changed }: Facts, random: Random): Html {
  return html`<h3>Forms and endorsements</h3><p>HO 00 06 05 11, HO 04 96 10 00, HO 17 32 05 11, HO 01 ${random.digits(2)} 07 14, MF ${random.digits(3)}. These declarations replace any issued before ${written(changed)} for this term.</p>`;
}

function deductibleLabels({ wind, home }: Facts) {
  return [
    { peril: basicPeril(wind), amount: home.deductible },
    ...(wind === null ? [] : [{ peril: 'Wind or hail', percent: wind }]),
  ];
}

function interestLabels({ lenders, association }: Facts) {
  return [
    ...lenders.map((each, i) => ({
      interest: mortgageeRank(i),
      name: each.name,
      address: each.address,
      loanNumber: each.loan,
    })),
    ...(association === null
      ? []
      : [{ interest: 'Additional Interest', name: association.name, address: oneLine(association.at) }]),
  ];
}

function labelOf(f: Facts): Label {
  const {
    names,
    unit,
    isSecond,
    mail,
    home,
    insurer,
    producer,
    number,
    effective,
    expiration,
    lines,
    extras,
    credits,
    tax,
    total,
    wind,
    walls,
  } = f;
  return {
    carrierName: insurer,
    policyNumber: number,
    transactionType: 'change',
    namedInsureds: names,
    mailingAddress: oneLine(mail),
    insuredLocation: oneLine(unit),
    effectiveDate: effective,
    expirationDate: expiration,
    agencyName: producer,
    totalPremium: total,
    fees: tax === null ? [] : [tax],
    discounts: credits.map(({ name, amount }) => ({ name: `${name} credit`, amount })),
    policyForm: 'HO-6',
    yearBuilt: home.yearBuilt,
    squareFeet: home.squareFeet,
    constructionType: walls,
    protectionClass: `0${home.windPercent}`,
    occupancy: occupancyOf(isSecond),
    dwellingLimit: lines.dwelling.now,
    personalPropertyLimit: lines.goods.now,
    lossOfUseLimit: lines.use.now,
    personalLiabilityLimit: lines.liability.now,
    medicalPaymentsLimit: lines.medical.now,
    deductibles: deductibleLabels(f),
    otherCoverages: extras.map(({ name, limit, text, premium }) => ({
      name,
      limit,
      limitText: limit === null ? text : null,
      premium,
    })),
    additionalInterests: interestLabels(f),
    _accept: Object.fromEntries([
      ...(wind === null ? [['deductibles[0].peril', [null]]] : []),
      ...credits.map(({ name }, i) => [`discounts[${i}].name`, [name]]),
    ]),
  };
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'unit-owner-change',
  build(random) {
    const f = facts(random);
    const body = html`${policyFacts(f)}
${limits(f)}
${deductibles(f)}
${additionalCoverages(f)}
<div class="pg">${head(f, 'Supplemental Declarations')}${unitData(f, random)}${interests(f)}${forms(f, random)}</div>`;
    return {
      html: sheet({ css, body }),
      label: labelOf(f),
      print: { margin: { left: '0.8in', right: '0.8in', top: '0.6in', bottom: '0.6in' } },
    };
  },
};
