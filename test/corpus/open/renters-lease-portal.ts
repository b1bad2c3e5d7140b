import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, firstName, lastName, numbered, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// The residents' portal of a property manager, printed from the browser: panels with captions at the left, navigation still on the page.

const css = `body{margin:0;font:9.2pt/1.4 Carlito,"Liberation Sans",sans-serif;color:#263238;display:grid;grid-template-columns:88pt 1fr;gap:16pt}nav{font-size:8.4pt;color:#78909c;border-right:.6pt solid #cfd8dc}nav b{color:#00695c}nav div{padding:3pt 0}.cr{font-size:8pt;color:#78909c}h1{font-size:16pt;font-weight:400;margin:2pt 0 8pt}.pa{border:.6pt solid #b0bec5;border-radius:6pt;margin-bottom:9pt;break-inside:avoid}.pa h2{font-size:10pt;margin:0;padding:5pt 9pt;background:#eceff1;border-radius:6pt 6pt 0 0}.pa dl{display:grid;grid-template-columns:150pt 1fr;margin:0;padding:5pt 9pt}dt{color:#546e7a;padding:1.5pt 0}dd{margin:0;padding:1.5pt 0}.pill{background:#c8e6c9;border-radius:8pt;padding:1pt 7pt;font-size:8pt}.bt{border:.6pt solid #00695c;color:#00695c;border-radius:3pt;padding:2pt 8pt;font-size:8pt;display:inline-block;margin-right:6pt}.up{font-size:8pt;color:#78909c;padding:0 9pt 6pt}`;

const panel = (title: string, rows: readonly (readonly [string, Html | string])[], after: Html | null = null): Html =>
  html`<div class="pa"><h2>${title}</h2><dl>${rows.map(([caption, value]) => html`<dt>${caption}</dt><dd>${value}</dd>`)}</dl>${after}</div>`;

function drawAddOns(random: Random) {
  return random.some(
    [
      { name: 'Pet Damage', limit: random.pick([500, 1_000]), limitText: null, premium: random.int(12, 48) },
      { name: 'Bed Bug Remediation', limit: random.pick([500, 750]), limitText: null, premium: random.int(9, 30) },
      { name: 'Water Backup', limit: random.pick([2_500, 5_000]), limitText: null, premium: random.int(12, 45) },
      { name: 'Replacement Cost for Contents', limit: null, limitText: 'Included', premium: null },
      { name: 'Identity Fraud', limit: random.pick([10_000, 15_000]), limitText: null, premium: random.int(15, 30) },
    ],
    random.int(1, 3),
  );
}
type AddOn = ReturnType<typeof drawAddOns>[number];

const addOnText = ({ limit, limitText, premium }: AddOn): string =>
  [
    limitText ?? wholeDollars(limit ?? 0),
    ...(premium === null ? [] : [`adds ${dollarsAndCents(premium)} a term`]),
  ].join(' · ');

export const style: Style = {
  policyType: 'renters',
  name: 'lease-portal',
  build(random) {
    const [insurer, building, family] = [carrier(random), place(random), lastName(random)];
    const community = `${word(random)} ${random.pick(['Lofts', 'Flats', 'Apartments', 'on Main'])}`;
    const manager = `${word(random)} Residential Management LLC`;
    const unit = `Unit ${random.int(1, 9)}${random.digits(2)}`;
    const residents = random.times(random.int(1, 3), (index) =>
      index === 0
        ? `${firstName(random)} ${family}`
        : `${firstName(random)} ${'BGW'.charAt(index)}. ${lastName(random)}`,
    );
    const effective = `${random.int(2020, 2026)}-${random.pick(['01', '05', '06', '08', '09'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const number = numbered(random, 'RNT-@@@@-#####');
    const contents = random.pick([10_000, 15_000, 20_000, 30_000]);
    const use = random.chance(0.7) ? contents / 5 : null;
    const liability = random.pick([100_000, 300_000]);
    const medical = random.pick([1_000, 2_500, 5_000]);
    const deductible = random.pick([100, 250, 500]);
    const addOns = drawAddOns(random);
    const base = random.amount(90, 260);
    const discount = random.chance(0.5)
      ? { name: random.pick(['Gated community', 'Sprinklered building', 'Paperless']), amount: random.amount(4, 20) }
      : null;
    const fee = { name: 'Policy administration fee', amount: random.pick([12, 18, 24]) };
    const total = sum([base, ...addOns.map(({ premium }) => premium ?? 0), fee.amount, -(discount?.amount ?? 0)]);
    const isNew = random.chance(0.5);
    const address = `${building.street}, ${unit}, ${cityLine(building)}`;
    const plaza = `${random.int(100, 990)} ${word(random)} Plaza, ${cityLine(building)}`;
    const items = ['Dashboard', 'Pay rent', 'Maintenance', 'My insurance', 'Packages', 'Documents', 'Sign out'];
    const body = html`<nav>${items.map((each) => (each === 'My insurance' ? html`<div><b>${each}</b></div>` : html`<div>${each}</div>`))}</nav><main><div class="cr">${community} &rsaquo; Residents &rsaquo; My insurance &rsaquo; Declarations</div><h1>Renters policy declarations</h1>
${panel(
  'Policy',
  [
    ['Status', html`<span class="pill">Active</span> ${isNew ? 'New policy' : 'Renewed'}`],
    ['Policy number', number],
    ['Starts', written(effective)],
    ['Ends', written(expiration)],
    ['Insurance company', insurer],
  ],
  html`<div class="up">Program administered for residents by ${word(random)} Renter Programs, LLC.</div>`,
)}${panel('Insured residents', [
  [
    residents.length === 1 ? 'Resident' : 'Residents',
    residents.map((each) => html`${each}<br>`).reduce((so, each) => html`${so}${each}`),
  ],
  ['Insured home', html`${building.street}<br>${unit}<br>${cityLine(building)}`],
  ['Send mail to', 'Same as insured home'],
])}${panel('Coverage', [
  ['Your belongings', wholeDollars(contents)],
  ['Temporary housing', use === null ? 'Not purchased' : `Up to ${wholeDollars(use)}`],
  ['Liability to others', `${wholeDollars(liability)} per occurrence`],
  ['Guest medical', `${wholeDollars(medical)} per person`],
  ['Deductible, every property claim', wholeDollars(deductible)],
])}${panel(
  'Add-ons on this policy',
  addOns.map((each) => [each.name, addOnText(each)] as const),
  html`<div class="up">Not on this policy: Scheduled Bicycles (from $2.00 a month) &nbsp; <span class="bt">Add</span></div>`,
)}${panel('Cost', [
  ['Coverage, 12 months', dollarsAndCents(base)],
  ['Add-ons', dollarsAndCents(sum(addOns.map(({ premium }) => premium ?? 0)))],
  ...(discount === null ? [] : [[`${discount.name} discount`, `-${dollarsAndCents(discount.amount)}`] as const]),
  [fee.name, dollarsAndCents(fee.amount)],
  ['Total for 12 months', html`<b>${dollarsAndCents(total)}</b>`],
  ['Added to your rent', `${dollarsAndCents(Math.round((total * 100) / 12) / 100)} a month`],
])}${panel('Also notified', [
  ['Interested party', manager],
  ['Address', plaza],
])}<span class="bt">Download PDF</span><span class="bt">File a claim</span></main>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isNew ? 'new' : 'renewal',
      namedInsureds: residents,
      mailingAddress: address,
      insuredLocation: address,
      effectiveDate: effective,
      expirationDate: expiration,
      totalPremium: total,
      fees: [fee],
      discounts: discount === null ? [] : [{ ...discount, name: `${discount.name} discount` }],
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ peril: null, amount: deductible }],
      otherCoverages: addOns,
      additionalInterests: [{ interest: 'Interested party', name: manager, address: plaza }],
      _accept: { 'deductibles[0].peril': ['every property claim'] },
    };
    const strip = (text: Html): Html => html`<div style="width:100%;padding:0 .4in;font:7pt sans-serif">${text}</div>`;
    return {
      html: sheet({ css, body }),
      label,
      print: {
        margin: { top: '0.55in', bottom: '0.55in', left: '0.4in', right: '0.6in' },
        header: strip(html`${bare(addDays(effective, 3))} &nbsp; Resident portal | ${community}`),
        footer: strip(
          html`https://residents.example/insurance/declarations <span class="pageNumber"></span>/<span class="totalPages"></span>`,
        ),
      },
    };
  },
};
