import { addYears, dashed, slashed } from '../kit/dates.ts';
import { html, joined, sheet, type Html, type Piece } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A coastal insurer run by a managing general agent: a preprinted form with captions in the corner of the boxes and typed
// values, boxes beside each other, the hurricane deductible as a share and in dollars, the premium split by peril, fees and
// assessments of the state by name, and a notice page. Coverages that do not apply are printed too.

const css = `body{margin:0;font:8.4pt/1.25 "Liberation Sans",Arial,sans-serif}.g{display:grid;grid-template-columns:repeat(6,1fr);border-left:.8pt solid #264653;border-top:.8pt solid #264653}.x{border-right:.8pt solid #264653;border-bottom:.8pt solid #264653;padding:1.5pt 3pt 3pt;min-height:23pt}.x i{display:block;font:6.4pt "Liberation Sans";color:#264653}.v{font:9pt/1.2 "Liberation Mono",monospace}.s1{grid-column:span 1}.s2{grid-column:span 2}.s3{grid-column:span 3}.s6{grid-column:span 6}
.bar{background:#264653;color:#fff;font-weight:700;padding:2pt 4pt;text-align:center;margin-top:7pt}h1{font-size:12pt;margin:0;text-align:center}.c{text-align:center}table{width:100%;border-collapse:collapse;border:.8pt solid #264653}th{font:6.4pt "Liberation Sans";text-align:left;color:#264653}td,th{padding:1.6pt 4pt}td{font:9pt "Liberation Mono",monospace}.n{text-align:right}.pg{break-before:page}.note{border:1.4pt solid #000;padding:7pt;font-size:12pt;font-weight:700;margin:9pt 0}`;

const EXTRAS = [
  { form: 'HO 04 90', name: 'Personal Property Replacement Cost', limitText: 'Included' },
  { form: 'CM 1204', name: 'Limited Fungi, Wet or Dry Rot, or Bacteria', limit: 10_000 },
  { form: 'HO 04 95', name: 'Limited Water Back Up', limit: 5_000 },
  { form: 'CM 1210', name: 'Ordinance or Law', limitText: '10% of Coverage C' },
  { form: 'CM 1233', name: 'Animal Liability', limit: 25_000 },
  { form: 'HO 04 55', name: 'Identity Fraud Expense', limit: 25_000 },
];
const CREDITS = ['Burglar Alarm Credit', 'Fire Sprinkler Credit', 'Secured Community Credit', 'Age of Dwelling Credit'];

const box = (span: string, caption: string, value: Piece): Html =>
  html`<div class="x ${span}"><i>${caption}</i><span class="v">${value}</span></div>`;

function drawFacts(random: Random) {
  const household = drawHousehold(random, 'FL');
  const contents = random.int(8, 60) * 2_500;
  const percent = random.pick([2, 5, 10]);
  const extras = random
    .some(EXTRAS, random.int(2, 4))
    .map((each) => ({ ...each, premium: random.chance(0.6) ? random.int(5, 48) : null }));
  const hurricane = random.int(25, 190);
  const other = sum([random.int(95, 320), ...extras.map(({ premium }) => premium ?? 0)]);
  const credits = random.some(CREDITS, random.int(0, 2)).map((name) => ({ name, amount: random.int(4, 30) }));
  const premium = sum([hurricane, other]);
  const fees = [
    { name: 'Managing General Agency Fee', amount: 25 },
    { name: 'Emergency Management Trust Fund Surcharge', amount: 2 },
    { name: 'Guaranty Association Regular Assessment', amount: Math.round(premium * random.pick([0.7, 1, 1.3])) / 100 },
  ];
  return {
    insurer: `${word(random)} Coast ${random.pick(['Property Insurance Company', 'Preferred Insurance Company', 'Property & Casualty Insurance Company'])}`,
    manager: `${word(random)} Managing General Agency, LLC`,
    producer: agency(random),
    producerPhone: phone(random),
    names: insuredNames(household),
    home: household.address,
    unit: `UNIT ${random.int(101, 940)}`,
    mail: random.chance(0.4) ? place(random) : null,
    number: numbered(random, '@@H4-#######-##'),
    kind: random.pick(['New', 'Renewal'] as const),
    effective: dayBetween(random, '2015-01-01', '2026-06-01'),
    contents,
    away: contents * random.pick([0.1, 0.2, 0.4]),
    liability: random.pick([100_000, 300_000]),
    medical: random.pick([1_000, 2_000, 5_000]),
    flat: random.pick([500, 1_000, 2_500]),
    percent,
    share: (contents * percent) / 100,
    extras,
    credits,
    hurricane,
    other,
    fees,
    total: sum([premium, ...fees.map(({ amount }) => amount)]),
    landlord: random.chance(0.6) ? { name: `${word(random)} Bay Apartments`, home: place(random, 'FL') } : null,
    territory: random.digits(2),
    built: random.int(1968, 2021),
  };
}
type Facts = ReturnType<typeof drawFacts>;

const insuredAddress = ({ home, unit }: Facts): string[] => [home.street, unit, cityLine(home)];

function declarations(f: Facts): Html {
  const tick = (kind: string): string => `${f.kind === kind ? '[X]' : '[ ]'} ${kind}`;
  const mail = f.mail === null ? insuredAddress(f) : [f.mail.street, cityLine(f.mail)];
  const shown = (limit: number | undefined, words: string | undefined): string =>
    limit === undefined ? (words ?? '') : `$${whole(limit)}`;
  const charge = (name: string, amount: number): Html =>
    html`<tr><td>${name}</td><td class="n">${cents(amount)}</td></tr>`;
  return html`<h1>${f.insurer}</h1><div class="c">HOMEOWNERS DECLARATIONS PAGE &ndash; HO-4 CONTENTS BROAD FORM (TENANT)<br>Managed by ${f.manager}</div>
<div class="g">${box('s2', 'POLICY NUMBER', f.number)}${box('s1', 'EFFECTIVE DATE', dashed(f.effective))}${box('s1', 'EXPIRATION DATE', dashed(addYears(f.effective, 1)))}${box('s2', 'TRANSACTION (12:01 A.M. LOCAL TIME)', `${tick('New')}  ${tick('Renewal')}  [ ] Change`)}${box('s3', 'NAMED INSURED AND MAILING ADDRESS', joined([...f.names, ...mail], html`<br>`))}${box('s3', 'PRODUCING AGENT', html`${f.producer}<br>${f.producerPhone}<br>Agency code ${f.territory}-0417`)}${box('s6', 'LOCATION OF RESIDENCE PREMISES', f.mail === null ? 'SAME AS MAILING ADDRESS' : insuredAddress(f).join(', '))}${box('s1', 'FORM', 'HO-4')}${box('s1', 'TERRITORY', f.territory)}${box('s1', 'YEAR BUILT', f.built)}${box('s1', 'CONSTRUCTION', 'MASONRY')}${box('s1', 'OCCUPANCY', 'TENANT')}${box('s1', 'BCEG', 'N/A')}</div>
<div class="bar">COVERAGE IS PROVIDED WHERE A LIMIT OF LIABILITY IS SHOWN</div><div class="g">${box('s1', 'A. DWELLING', 'N/A')}${box('s1', 'B. OTHER STRUCTURES', 'N/A')}${box('s1', 'C. PERSONAL PROPERTY', `$${whole(f.contents)}`)}${box('s1', 'D. LOSS OF USE', `$${whole(f.away)}`)}${box('s1', 'E. PERSONAL LIABILITY EACH OCCURRENCE', `$${whole(f.liability)}`)}${box('s1', 'F. MEDICAL PAYMENTS EACH PERSON', `$${whole(f.medical)}`)}${box('s3', 'DEDUCTIBLE - HURRICANE', `${f.percent}% of Coverage C = $${whole(f.share)}`)}${box('s3', 'DEDUCTIBLE - ALL OTHER PERILS', `$${whole(f.flat)}`)}</div>
<div class="bar">OPTIONAL COVERAGES AND ENDORSEMENTS</div><table><tr><th>FORM NO.</th><th>DESCRIPTION</th><th class="n">LIMIT</th><th class="n">PREMIUM</th></tr>${f.extras.map((each) => html`<tr><td>${each.form}</td><td>${each.name}</td><td class="n">${shown(each.limit, each.limitText)}</td><td class="n">${each.premium === null ? 'Included' : cents(each.premium)}</td></tr>`)}<tr><td>CM 1290</td><td>Sinkhole Loss</td><td class="n">Excluded</td><td></td></tr></table>
<div class="bar">PREMIUM (CREDITS AND OPTIONAL COVERAGES ARE PART OF THE TWO PREMIUMS)</div><table>${f.credits.map(({ name, amount }) => html`<tr><td>${name}</td><td class="n">(${cents(amount)})</td></tr>`)}${charge('Hurricane Premium', f.hurricane)}${charge('Non-Hurricane Premium', f.other)}${f.fees.map(({ name, amount }) => charge(name, amount))}${charge('TOTAL POLICY PREMIUM INCLUDING ASSESSMENTS AND SURCHARGES', f.total)}</table>
<div class="bar">ADDITIONAL INTERESTS</div><div class="g">${box('s2', 'TYPE', f.landlord === null ? 'NONE' : 'Landlord / Property Manager')}${box('s2', 'NAME', f.landlord?.name ?? '')}${box('s2', 'ADDRESS', f.landlord === null ? '' : oneLine(f.landlord.home))}</div><p>Countersigned ${slashed(f.effective)} by authorized representative ______________________</p>`;
}

const notices = html`<div class="pg"><div class="note">THIS POLICY CONTAINS A SEPARATE DEDUCTIBLE FOR HURRICANE LOSSES, WHICH MAY RESULT IN HIGH OUT-OF-POCKET EXPENSES TO YOU.</div><div class="note">LAW AND ORDINANCE: YOU MAY WISH TO CONSIDER THE PURCHASE OF LAW AND ORDINANCE COVERAGE OF 25% OR 50%. FLOOD COVERAGE: YOUR POLICY DOES NOT COVER FLOOD. LIMITS UP TO $100,000 FOR CONTENTS ARE AVAILABLE FROM THE NATIONAL PROGRAM.</div><p>A non-sufficient funds fee of $15.00 and a late fee of $10.00 may be charged. Quarterly payment plans have a setup fee of $10.00.</p></div>`;

export const style: Style = {
  policyType: 'renters',
  name: 'coastal-managing-agent',
  build(random) {
    const f = drawFacts(random);
    const location = insuredAddress(f).join(', ');
    const label = {
      carrierName: f.insurer,
      policyNumber: f.number,
      transactionType: f.kind === 'New' ? 'new' : 'renewal',
      namedInsureds: f.names,
      mailingAddress: f.mail === null ? location : oneLine(f.mail),
      insuredLocation: location,
      effectiveDate: f.effective,
      expirationDate: addYears(f.effective, 1),
      agencyName: f.producer,
      totalPremium: f.total,
      fees: f.fees,
      discounts: f.credits,
      personalPropertyLimit: f.contents,
      lossOfUseLimit: f.away,
      personalLiabilityLimit: f.liability,
      medicalPaymentsLimit: f.medical,
      deductibles: [
        { peril: 'Hurricane', amount: f.share, percent: f.percent },
        { peril: 'All Other Perils', amount: f.flat },
      ],
      otherCoverages: f.extras.map((extra) => {
        const { form: _, ...each } = extra;
        return each;
      }),
      additionalInterests:
        f.landlord === null
          ? []
          : [{ interest: 'Landlord / Property Manager', name: f.landlord.name, address: oneLine(f.landlord.home) }],
    };
    return { html: sheet({ css, body: html`${declarations(f)}${notices}` }), label };
  },
};
