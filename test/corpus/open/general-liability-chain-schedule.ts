// A chain of shops: common declarations with a summary, then a location schedule and a rating schedule over several pages, codes of
// premium bases explained at the foot, minimum premiums for small locations, running titles.
import { addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.2pt/1.3 Carlito,sans-serif}h1{font-size:12pt;margin:0}h2{font-size:9.5pt;margin:13px 0 3px}table{width:100%;border-collapse:collapse}thead{display:table-header-group}tr{break-inside:avoid}td,th{padding:2px 6px;text-align:left;border-bottom:.5px solid #ccc;vertical-align:top}
th{border-bottom:1.5px solid #555;font-size:7.4pt}.n{text-align:right}.page{break-before:page}.sum{width:60%;border:1px solid #555}.kv{display:grid;grid-template-columns:130px 1fr 110px 1fr;gap:3px 8px}.kv b{font-weight:400;color:#666}`;

const shops = [
  ['Stores - drug', '18438', 's', 300, 4000],
  ['Stores - no food or drink', '18437', 's', 100, 2200],
  ['Convenience stores - with gasoline', '13456', 's', 500, 6000],
  ['Warehouses - occupied by single interest', '68707', 'a', 4, 90],
  ['Parking - private', '46604', 'a', 2, 40],
  ['Offices', '61227', 'a', 1, 20],
] as const;

function schedule(random: Random) {
  const places = random.times(random.int(12, 48), (i) => ({ number: i + 1, at: place(random) }));
  const rows = places.flatMap(({ number, at }) =>
    random.some(shops, random.int(1, 2)).map(([description, classCode, premiumBasis, low, high]) => {
      const exposure = random.dollars(low, high);
      const [one, two] = [random.amount(0.1, 5), random.chance(0.6) ? random.amount(0.05, 1.2) : null];
      return {
        locationNumber: number,
        state: at.state,
        territory: numbered(random, '00#'),
        classCode,
        description,
        premiumBasis,
        exposure,
        premisesRate: one,
        productsRate: two,
        premisesPremium: Math.max(10, Math.round(exposure * one)),
        productsPremium: two === null ? null : Math.max(5, Math.round(exposure * two)),
      };
    }),
  );
  return { places, rows };
}

function facts(random: Random) {
  const mail = place(random);
  const { places, rows } = schedule(random);
  const premises = sum(rows.map((row) => row.premisesPremium));
  const products = sum(rows.map((row) => row.productsPremium ?? 0));
  const one = random.pick([1_000_000, 2_000_000]);
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['01', '05', '10'])}-01`;
  const benefits = random.int(200, 900);
  const fees = random.chance(0.4) ? [{ name: 'Fire marshal and state surcharges', amount: random.int(20, 300) }] : [];
  return {
    mail,
    places,
    premises,
    products,
    benefits,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['GLC-####-####-##', 'K ######## ##'])),
      transactionType: random.pick(['renewal', 'new']),
      namedInsureds: [company(random), company(random)].slice(0, random.int(1, 2)),
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: 'Corporation',
      businessDescription: 'Retail stores',
      coverageForm: 'occurrence',
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: 500_000,
      medicalExpenseLimit: random.chance(0.5) ? 10_000 : null,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
      deductibles: [
        { coverage: 'Bodily Injury and Property Damage', basis: 'per occurrence', amount: random.pick([5000, 25_000]) },
      ],
      totalPremium: sum([premises, products, benefits, ...fees.map((fee) => fee.amount)]),
      minimumPremium: Math.round((premises + products) * 0.8),
      auditPeriod: random.pick(['Annual', 'Quarterly']),
      fees,
      locations: places.map(({ number, at }) => ({ locationNumber: number, address: oneLine(at) })),
      classifications: rows,
      otherCoverages: [{ name: 'Employee Benefits Liability', limit: 1_000_000, deductible: 1000, premium: benefits }],
      forms: ['CG 00 01 04 13', 'CG 04 35 12 07', 'CG 25 04 05 09', 'CG 03 00 01 96'].map((number) => ({ number })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function summary({ label: l, mail, premises, products, benefits }: Facts): Html {
  const pair = (name: string, value: Html | string): Html => html`<b>${name}</b><span>${value}</span>`;
  const limit = (name: string, value: number | null): Html =>
    html`<tr><td>${name}</td><td class="n">${value === null ? 'Not covered' : wholeDollars(value)}</td></tr>`;
  const [deductible] = l.deductibles;
  return html`<h1>${l.carrierName}</h1><div>Commercial General Liability &ndash; Common Declarations (${l.transactionType === 'new' ? 'new' : 'renewal'})</div><div class="kv" style="margin-top:12px">${pair('Named insured', html`${l.namedInsureds.map((name) => html`${name}<br>`)}`)}${pair('Policy number', l.policyNumber)}
${pair('Mailing address', html`${mail.street}<br>${cityLine(mail)}`)}${pair('Policy period', `${dashed(l.effectiveDate)} to ${dashed(l.expirationDate)}`)}${pair('Organization', l.entityType)}${pair('Producer', l.agencyName)}${pair('Business', l.businessDescription)}${pair('Form', 'Occurrence')}${pair('Audit', l.auditPeriod)}${pair('Locations', `${l.locations.length}, see schedule`)}</div>
<h2>Limits of insurance</h2><table class="sum">${limit('Each occurrence', l.eachOccurrenceLimit)}${limit('General aggregate (per location)', l.generalAggregateLimit)}${limit('Products / completed operations aggregate', l.productsAggregateLimit)}${limit('Personal and advertising injury', l.personalAdvertisingInjuryLimit)}${limit('Damage to rented premises', l.damageToRentedPremisesLimit)}${limit('Medical expense', l.medicalExpenseLimit)}</table>
<p>Deductible: ${deductible?.coverage}, ${wholeDollars(deductible?.amount ?? 0)} ${deductible?.basis}</p><h2>Premium</h2><table class="sum">${limit('Premises / operations', premises)}${limit('Products / completed operations', products)}<tr><td>Employee Benefits Liability<br><small>$1,000,000 each employee, deductible $1,000</small></td><td class="n">${wholeDollars(benefits)}</td></tr>${l.fees.map((fee) => limit(fee.name, fee.amount))}<tr><td><b>Total estimated premium</b></td><td class="n"><b>${wholeDollars(l.totalPremium)}</b></td></tr>${limit('Minimum annual premium', l.minimumPremium)}</table>
<h2>Forms</h2>${l.forms.map((form) => form.number).join('; ')}`;
}

function schedules({ label: l, places }: Facts): Html {
  return html`<h2 class="page">Schedule of locations</h2><table><thead><tr><th>Loc</th><th>Street</th><th>City, state, ZIP</th></tr></thead><tbody>${places.map(({ number, at }) => html`<tr><td>${number}</td><td>${at.street}</td><td>${cityLine(at)}</td></tr>`)}</tbody></table>
<h2 class="page">Rating schedule</h2><table><thead><tr><th>Loc</th><th>St</th><th>Terr</th><th>Class</th><th>Description</th><th class="n">Exposure</th><th>Base</th><th class="n">Rate<br>Pr/Op</th><th class="n">Rate<br>Products</th><th class="n">Premium<br>Pr/Op</th><th class="n">Premium<br>Products</th></tr></thead><tbody>${l.classifications.map(
    (row) =>
      html`<tr><td>${row.locationNumber}</td><td>${row.state}</td><td>${row.territory}</td><td>${row.classCode}</td><td>${row.description}</td><td class="n">${whole(row.exposure)}</td><td>${row.premiumBasis}</td><td class="n">${row.premisesRate.toFixed(3)}</td><td class="n">${row.productsRate === null ? 'incl' : row.productsRate.toFixed(3)}</td><td class="n">${whole(row.premisesPremium)}</td><td class="n">${row.productsPremium === null ? 'incl' : whole(row.productsPremium)}</td></tr>`,
  )}<tr><td colspan="9"><b>Totals</b></td><td class="n"><b>${whole(sum(l.classifications.map((row) => row.premisesPremium)))}</b></td><td class="n"><b>${whole(sum(l.classifications.map((row) => row.productsPremium ?? 0)))}</b></td></tr></tbody></table>
<p>Base: s = gross sales per $1,000; a = area per 1,000 square feet; p = payroll per $1,000; u = per unit. A minimum premium of $10 applies to each location.</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'chain-schedule',
  build: (random) => {
    const f = facts(random);
    const line = 'font-size:7px;width:100%;margin:0 45px;display:flex;justify-content:space-between';
    return {
      html: sheet({ css, body: [summary(f), schedules(f)] }),
      label: f.label,
      print: {
        margin: { top: '0.7in', bottom: '0.6in' },
        header: html`<div style="${line}"><span>${f.label.policyNumber}</span><span>${f.label.namedInsureds[0]}</span></div>`,
        footer: html`<div style="${line}"><span>GL-CHAIN 02/15</span><span class="pageNumber"></span></div>`,
      },
    };
  },
};
