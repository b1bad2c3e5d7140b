// Large regional: limits in a two-by-three matrix, then a ledger of classifications grouped under location headings with
// subtotals, premises rows and products rows on lines of their own; amended policy with the earlier premium shown.
import { addDays, addYears, bare, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.4pt/1.34 "Liberation Sans",sans-serif;color:#111}.hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1px solid #111}
table{width:100%;border-collapse:collapse}td,th{padding:2.6px 6px;text-align:left;vertical-align:top}.m td{border:1px solid #777;width:33%}.m small{display:block;color:#444}.led th{border-bottom:1px solid #111;font-size:7.4pt}
.led .g td{background:#f0f0f0;font-weight:700;padding-top:5px}.n{text-align:right}.s td{border-top:1px solid #111;font-weight:700}h2{font-size:9.4pt;margin:14px 0 4px;text-decoration:underline}`;

const classes = [
  ['Hotels and Motels - with pools - less than four stories', '45191', 'per $1,000 sales', 400, 4200],
  ['Restaurants - with table service', '16902', 'per $1,000 sales', 200, 2900],
  ['Parking - public - shopping centers', '46622', 'per 1,000 sq ft', 4, 90],
  ['Real Estate Property Managed', '47052', 'per $1,000 receipts', 50, 700],
  ['Stores - food or drink - for profit', '18435', 'per $1,000 sales', 300, 5200],
  ['Dwellings - one family (lessor risk)', '63010', 'per dwelling', 1, 12],
  ['Clubs - civic, service or social', '41668', 'per 1,000 sq ft', 2, 40],
] as const;

function ledger(random: Random, locations: number) {
  return random.times(locations, (i) => ({
    number: i + 1,
    rows: random.some(classes, random.int(1, 3)).flatMap(([description, classCode, premiumBasis, low, high]) => {
      const exposure = random.dollars(low, high);
      const row = (kind: 'premises' | 'products') => {
        const rate = random.amount(0.2, 14);
        const premium = Math.max(5, Math.round(exposure * rate));
        const shared = { locationNumber: i + 1, classCode, description, premiumBasis, exposure };
        return { kind, label: shared, rate, premium };
      };
      return random.chance(0.5) ? [row('premises'), row('products')] : [row('premises')];
    }),
  }));
}
type Ledger = ReturnType<typeof ledger>;

/** The two lines of a class are one row of the label. */
function classificationsOf(groups: Ledger) {
  return groups.flatMap(({ rows }) =>
    rows
      .filter((row) => row.kind === 'premises')
      .map((row) => {
        const products = rows.find(
          (other) => other.kind === 'products' && other.label.classCode === row.label.classCode,
        );
        return {
          ...row.label,
          premisesRate: row.rate,
          premisesPremium: row.premium,
          productsRate: products?.rate ?? null,
          productsPremium: products?.premium ?? null,
        };
      }),
  );
}

function facts(random: Random) {
  const mail = place(random);
  const places = random.times(random.int(1, 6), () => place(random, mail.state));
  const groups = ledger(random, places.length);
  const occurrence = random.pick([1_000_000, 1_000_000, 2_000_000]);
  const effectiveDate = `${random.int(2014, 2025)}-${random.pick(['03', '06', '09'])}-01`;
  const tria = random.int(20, 240);
  const premiums = groups.flatMap((group) => group.rows.map((row) => row.premium));
  const credited = Math.max(5, Math.round(sum(premiums) * 0.06));
  const credit = random.chance(0.5) ? [{ name: 'Schedule rating credit', amount: credited }] : [];
  const interests = random.times(random.int(0, 3), () => ({
    interest: random.pick(['Mortgagee, Assignee or Receiver', 'Managers or Lessors of Premises', 'Franchisor']),
    name: company(random),
    at: place(random),
  }));
  return {
    mail,
    places,
    groups,
    tria,
    interests,
    change: addDays(effectiveDate, random.int(20, 300)),
    earlier: sum(premiums) - random.int(20, 200),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['#@@ ### ## ##', '6#-###-###-##', 'GLP ####### #'])),
      transactionType: random.pick(['change', 'renewal', 'new']),
      namedInsureds: random.chance(0.4) ? [company(random), company(random), company(random)] : [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['CORPORATION', 'LLC', 'PARTNERSHIP']),
      businessDescription: random.pick(['HOTEL AND RESTAURANT', 'REAL ESTATE HOLDING', 'GROCERY STORES']),
      eachOccurrenceLimit: occurrence,
      damageToRentedPremisesLimit: random.pick([100_000, 300_000, 500_000]),
      medicalExpenseLimit: random.pick([5000, 10_000]),
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      totalPremium: sum([...premiums, tria, ...credit.map((each) => -each.amount)]),
      discounts: credit,
      locations: places.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications: classificationsOf(groups),
      otherCoverages: [{ name: 'Certified acts of terrorism coverage', premium: tria }],
      additionalInterests: interests.map(({ at, ...each }) => ({ ...each, address: oneLine(at) })),
      forms: random
        .some(
          ['CG0001 04/13', 'CG2011 12/19', 'CG2147 12/07', 'CG2167 12/04', 'IL0003 09/08', 'CG2132 05/09'],
          random.int(2, 6),
        )
        .map((number) => ({ number })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function head({ label: l, mail, change, earlier }: Facts): Html {
  const cell = (name: string, value: number): Html => html`<td><small>${name}</small>${wholeDollars(value)}</td>`;
  const notice =
    l.transactionType === 'change'
      ? `AMENDED DECLARATIONS EFFECTIVE ${slashed(change)} - SUPERSEDES PREVIOUS (premium was ${wholeDollars(earlier)})`
      : `${l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL'} DECLARATIONS`;
  return html`<div class="hd"><b style="font-size:12pt">${l.carrierName}</b><span>Commercial General Liability</span></div><p>${notice}</p>
<table><tr><td style="width:50%">Insured: ${l.namedInsureds.map((name) => html`<b>${name}</b><br>`)}${mail.street}<br>${cityLine(mail)}</td><td>Policy: <b>${l.policyNumber}</b><br>Period: ${bare(l.effectiveDate)} to ${bare(l.expirationDate)}<br>Agent: ${l.agencyName}<br>Entity: ${l.entityType}<br>Business: ${l.businessDescription}</td></tr></table>
<h2>Limits</h2><table class="m"><tr>${cell('Each Occurrence', l.eachOccurrenceLimit)}${cell('Aggregate - General', l.generalAggregateLimit)}${cell('Aggregate - Products/Completed Operations', l.productsAggregateLimit)}</tr>
<tr>${cell('Personal and Advertising Injury', l.personalAdvertisingInjuryLimit)}${cell('Rented Premises, any one', l.damageToRentedPremisesLimit)}${cell('Medical, any one person', l.medicalExpenseLimit)}</tr></table>`;
}

function ledgerTable({ label: l, groups, places, tria }: Facts): Html {
  const heading = (group: Ledger[number]): Html => {
    const at = places[group.number - 1];
    return html`<tr class="g"><td colspan="7">Location ${String(group.number).padStart(3, '0')} &nbsp; ${at === undefined ? '' : oneLine(at)}</td></tr>`;
  };
  return html`<h2>Ledger of classifications</h2><table class="led"><tr><th>Code</th><th>Classification</th><th></th><th class="n">Exposure</th><th>Basis</th><th class="n">Rate</th><th class="n">Premium</th></tr>
${groups.map(
  (group) =>
    html`${heading(group)}${group.rows.map(({ kind, label: row, rate, premium }) =>
      kind === 'premises'
        ? html`<tr><td>${row.classCode}</td><td>${row.description}</td><td>Prem/Op</td><td class="n">${whole(row.exposure)}</td><td>${row.premiumBasis}</td><td class="n">${rate.toFixed(3)}</td><td class="n">${whole(premium)}</td></tr>`
        : html`<tr><td></td><td></td><td>Products</td><td class="n">${whole(row.exposure)}</td><td></td><td class="n">${rate.toFixed(3)}</td><td class="n">${whole(premium)}</td></tr>`,
    )}<tr class="s"><td colspan="6" class="n">Subtotal location ${String(group.number).padStart(3, '0')}</td><td class="n">${whole(sum(group.rows.map((row) => row.premium)))}</td></tr>`,
)}
${l.discounts.map((each) => html`<tr><td colspan="6" class="n">${each.name}</td><td class="n">${whole(each.amount)} CR</td></tr>`)}<tr><td colspan="6" class="n">Certified acts of terrorism coverage</td><td class="n">${whole(tria)}</td></tr>
<tr class="s"><td colspan="6" class="n">Estimated annual premium, all locations</td><td class="n">$${whole(l.totalPremium)}</td></tr></table>`;
}

function tail({ label: l, interests }: Facts): Html {
  return html`<h2>Other interests</h2>${interests.length === 0 ? 'None' : ''}<table>${interests.map((each) => html`<tr><td>${each.interest}</td><td>${each.name}</td><td>${oneLine(each.at)}</td></tr>`)}</table>
<h2>Forms</h2><div>${l.forms.map((form) => form.number).join(' | ')}</div><p style="font-size:7pt">Premium is an estimate and will be adjusted after audit. Installment plan: 25% down, three payments of 25%, $8 per payment. This document replaces binders.</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'location-ledger',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [head(f), ledgerTable(f), tail(f)] }), label: f.label };
  },
};
