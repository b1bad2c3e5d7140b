// Excess and surplus house on landscape paper: the state and the location of a class stand in the first row of a group,
// ditto marks below; classes of all locations come last.
import { addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.5pt/1.3 "Liberation Sans Narrow","Liberation Sans",sans-serif}
h1{font-size:12pt;margin:0 0 8px;text-transform:uppercase}h2{font-size:9pt;margin:11px 0 2px}
table{width:100%;border-collapse:collapse}
td,th{border:.6pt solid #555;padding:2px 5px;text-align:left;vertical-align:top}
th{font-size:7.4pt;text-align:center}.n{text-align:right}.c{text-align:center}.w{width:46%}`;

const CLASSES = [
  ['60010', 'Apartment Buildings', 'Units', 12, 180, 'included'],
  ['46622', 'Parking - Private', 'Area', 4000, 60_000, 'none'],
  ['48925', 'Swimming Pools - NOC', 'Each', 1, 3, 'none'],
  ['61226', 'Buildings or Premises - Office - NOC', 'Area', 3000, 42_000, 'included'],
  ['11168', 'Concessionaires', 'Gross Sales', 90_000, 900_000, 'rated'],
  ['18437', 'Stores - No Food or Drink - For Profit', 'Gross Sales', 200_000, 2_400_000, 'rated'],
] as const;
const PER_THOUSAND = new Set(['Area', 'Gross Sales']);

function classRow(random: Random, place: { locationNumber: number; state: string; territory: string }, index: number) {
  const kind = CLASSES[index];
  if (kind === undefined) throw new Error('no such class');
  const [classCode, description, premiumBasis, low, high, products] = kind;
  const exposure = random.dollars(low, high);
  const units = PER_THOUSAND.has(premiumBasis) ? exposure / 1000 : exposure;
  const premisesRate = random.int(900, 64_000) / 1000 / (premiumBasis === 'Gross Sales' ? 8 : 1);
  const rate = Math.round(premisesRate * 1000) / 1000;
  const productsRate = products === 'rated' ? random.int(40, 900) / 1000 : null;
  return {
    ...place,
    classCode,
    description,
    premiumBasis,
    exposure,
    premisesRate: rate,
    productsRate,
    premisesPremium: Math.round(units * rate * 100) / 100,
    productsPremium: productsRate === null ? null : Math.round(units * productsRate * 100) / 100,
    isIncluded: products === 'included',
  };
}
type Row = ReturnType<typeof classRow>;

/** A premium that is included is no field of the label. */
function classLabel(row: Row) {
  const { isIncluded: _, ...label } = row;
  return label;
}

function facts(random: Random) {
  const mail = place(random);
  const states = ['FL', 'GA', 'TX', 'AZ'];
  const sites = random.times(random.int(3, 4), (i) => place(random, i < 2 ? states[0] : random.pick(states.slice(1))));
  const rows = sites.flatMap(({ state }, i) => {
    const owner = { locationNumber: i + 1, state, territory: `0${random.digits(2)}` };
    return random.some([0, 1, 2, 3, 4, 5], random.int(1, 3)).map((index) => classRow(random, owner, index));
  });
  const flat = {
    classCode: '49950',
    description: 'Additional Interests - Managers or Lessors of Premises',
    premiumBasis: 'Flat',
    premisesPremium: random.pick([100, 150, 250]),
  };
  const premiums = [...rows.flatMap((row) => [row.premisesPremium, row.productsPremium ?? 0]), flat.premisesPremium];
  const premium = sum(premiums);
  const fees = [
    { name: 'Policy Fee', amount: random.pick([150, 200, 250]) },
    { name: 'Inspection Fee', amount: random.pick([125, 175]) },
    { name: 'Surplus Lines Tax', amount: Math.round(premium * 4.94) / 100 },
  ];
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['01', '03', '06', '10'])}-${random.int(10, 28)}`;
  return {
    mail,
    sites,
    rows,
    flat,
    premium,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, '@@@-GL-000####-0#'),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['LLC', 'Corporation', 'Trust']),
      businessDescription: random.pick(['Property management', 'Real estate investment', 'Resort operator']),
      coverageForm: 'occurrence',
      eachOccurrenceLimit: 1_000_000,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      medicalExpenseLimit: random.pick([1000, 5000]),
      personalAdvertisingInjuryLimit: 1_000_000,
      generalAggregateLimit: 2_000_000,
      productsAggregateLimit: random.pick([1_000_000, 2_000_000]),
      totalPremium: sum([premium, ...fees.map(({ amount }) => amount)]),
      fees,
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications: [...rows.map(classLabel), flat],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const productsText = (row: Row): string => {
  if (row.productsPremium !== null) return cents(row.productsPremium);
  return row.isIncluded ? 'Incl' : '';
};

function classLine(row: Row, before: Row | undefined): Html {
  const isSame = before?.locationNumber === row.locationNumber;
  const ditto = (text: string): string => (isSame ? '"' : text);
  return html`<tr><td class="c">${ditto(row.state)}</td><td class="c">${ditto(`00${row.locationNumber}`)}</td>
<td class="c">${ditto(row.territory)}</td><td>${row.classCode}</td><td>${row.description}</td>
<td>${row.premiumBasis}</td><td class="n">${whole(row.exposure)}</td><td class="n">${row.premisesRate.toFixed(3)}</td>
<td class="n">${row.productsRate === null ? '' : row.productsRate.toFixed(3)}</td>
<td class="n">${cents(row.premisesPremium)}</td><td class="n">${productsText(row)}</td></tr>`;
}

const limit = (name: string, amount: number): Html =>
  html`<tr><td>${name}</td><td class="n">${wholeDollars(amount)}</td></tr>`;

function body({ mail, sites, rows, flat, premium, label: l }: Facts): Html {
  return html`<h1>Commercial General Liability Declarations (${l.transactionType})</h1>
<table><tr><td class="w">Company: ${l.carrierName}<br>Producer: ${l.agencyName}</td><td>Policy No. ${l.policyNumber}<br>
Policy Period: From ${dashed(l.effectiveDate)} To ${dashed(l.expirationDate)} 12:01 a.m.</td></tr>
<tr><td>Named Insured: ${l.namedInsureds[0]}<br>Mailing Address: ${mail.street}<br>${cityLine(mail)}</td>
<td>Form of Business: ${l.entityType}<br>Description of Business: ${l.businessDescription}<br>
Coverage basis: Occurrence</td></tr></table>
<h2>LIMITS OF INSURANCE</h2><table class="w">${limit('General Aggregate', l.generalAggregateLimit)}
${limit('Products - Completed Operations Aggregate', l.productsAggregateLimit)}
${limit('Personal and Advertising Injury', l.personalAdvertisingInjuryLimit)}
${limit('Each Occurrence', l.eachOccurrenceLimit)}
${limit('Damage to Premises Rented to You', l.damageToRentedPremisesLimit)}
${limit('Medical Expense, any one person', l.medicalExpenseLimit)}</table>
<h2>ALL PREMISES YOU OWN, RENT OR OCCUPY</h2>
<table>${sites.map(
    (at, i) => html`<tr><td class="c" style="width:6%">00${i + 1}</td><td>${oneLine(at)}</td>
</tr>`,
  )}</table>
<h2>CLASSIFICATION AND PREMIUM</h2><table><tr><th>St</th><th>Loc</th><th>Terr</th><th>Code</th><th>Classification</th>
<th>Basis</th><th>Exposure</th><th>Rate<br>Prem/Ops</th><th>Rate<br>Prod/CO</th>
<th>Adv. Premium<br>Prem/Ops</th><th>Adv. Premium<br>Prod/CO</th></tr>
${rows.map((row, i) => classLine(row, rows[i - 1]))}
<tr><td></td><td class="c">ALL</td><td></td><td>${flat.classCode}</td><td>${flat.description}</td>
<td>${flat.premiumBasis}</td>
<td></td><td></td><td></td><td class="n">${cents(flat.premisesPremium)}</td><td></td></tr></table>
<table style="width:40%;margin:10px 0 0 auto"><tr><td>Total Advance Premium</td><td class="n">$${cents(premium)}</td>
</tr>
${l.fees.map((fee) => html`<tr><td>${fee.name}</td><td class="n">$${cents(fee.amount)}</td></tr>`)}
<tr><td><b>Total Amount Due</b></td><td class="n"><b>$${cents(l.totalPremium)}</b></td></tr></table>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'ditto-sites',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label, print: { landscape: true } };
  },
};
