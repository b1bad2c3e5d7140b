import { addYears, bare, written } from '../kit/dates.ts';
import { html, joined, sheet, type Html, type Piece } from '../kit/html.ts';
import { dollarsAndCents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';

// An excess and surplus lines house for investors' houses: a cover letter of the broker, captions inside gray boxes, the
// deductibles in words, taxes and fees of the surplus lines office one by one, a stamp of the state in capitals.

const css = `body{margin:0;font:9pt/1.3 Carlito,sans-serif}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:3pt;margin-top:3pt}.x{border:.6pt solid #777;padding:2pt 4pt;min-height:24pt}.x i{display:block;font:6.6pt Carlito;color:#555;font-style:normal}.w2{grid-column:span 2}.w4{grid-column:span 4}h1{font-size:14pt;margin:0}h2{background:#5b5b5b;color:#fff;font-size:9pt;margin:8pt 0 0;padding:2pt 5pt}
h2{break-after:avoid}table{break-inside:avoid;width:100%;border-collapse:collapse}td{padding:1.6pt 5pt;border-bottom:.5pt solid #bbb}.n{text-align:right;width:80pt}.st{border:1.6pt solid #000;padding:6pt;margin-top:10pt;font-weight:700;font-size:8pt}.let{font-size:10.5pt;line-height:1.5;padding:20pt 40pt}.pb{break-before:page}`;

const FEES = ['Policy Fee', 'Inspection Fee', 'Surplus Lines Tax', 'Stamping Office Fee'];
const EXTRAS = [
  { name: 'Vandalism and Malicious Mischief', limitText: 'Included' },
  { name: 'Water Damage Limitation', limit: 10_000 },
  { name: 'Ordinance or Law', limitText: '10% of Coverage A' },
  { name: 'Limited Theft Coverage', limit: 5_000 },
  { name: 'Water Back Up and Sump Overflow', limit: 5_000 },
];

const box = (caption: string, value: Piece, width = ''): Html =>
  html`<div class="x ${width}"><i>${caption}</i>${value}</div>`;

function drawFacts(random: Random) {
  const home = drawHome(random);
  const state = random.pick(['TX', 'FL', 'GA', 'AL', 'NC', 'TN']);
  const isVacant = random.chance(0.3);
  const premium = random.int(780, 4_900);
  const amounts = [
    random.pick([100, 150, 250]),
    random.pick([75, 125, 175]),
    Math.round(premium * 4.85) / 100,
    Math.round(premium * 0.75) / 100,
  ];
  const fees = FEES.map((name, index) => ({ name, amount: amounts[index] ?? 0 }));
  const hasLiability = random.chance(0.7);
  return {
    home,
    isVacant,
    premium,
    fees,
    total: sum([premium, ...fees.map(({ amount }) => amount)]),
    form: random.pick(['DP-1', 'DP-3']),
    number: numbered(random, '@@@-DF-######-##'),
    kind: random.pick(['New', 'Renewal'] as const),
    effective: `${random.int(2016, 2025)}-${random.pick(['02-11', '05-03', '07-29', '11-18'])}`,
    insurer: `${word(random)} ${random.pick(['Specialty Insurance Company', 'Surplus Lines Insurance Company', 'Excess and Surplus Insurance Company'])}`,
    broker: `${word(random)} Wholesale Brokerage, LLC`,
    producer: agency(random),
    contact: person(random),
    license: random.digits(7),
    insured: random.chance(0.5) ? company(random) : person(random),
    mail: place(random),
    risk: place(random, state),
    families: random.int(1, 4),
    construction: random.pick(['Frame', 'Masonry Veneer', 'Joisted Masonry']),
    roof: random.pick(['Composition Shingle', 'Metal', 'Tile']),
    protection: random.pick(['3', '5', '8B', '10']),
    territory: random.digits(3),
    rent: random.pick([null, random.int(6, 30) * 1_000]),
    structures: random.pick([null, random.int(3, 20) * 1_000]),
    furniture: random.pick([null, random.int(2, 15) * 1_000]),
    liability: hasLiability ? random.pick([100_000, 300_000]) : null,
    medical: hasLiability ? random.pick([1_000, 2_500]) : null,
    aop: random.pick([1_000, 2_500, 5_000]),
    wind: random.pick([1, 2, 5]),
    extras: random.some(EXTRAS, random.int(1, 4)),
    lender: random.chance(0.6) ? mortgagee(random) : null,
  };
}
type Facts = ReturnType<typeof drawFacts>;

const letter = (f: Facts): Html =>
  html`<div class="let"><b>${f.broker}</b><br><br>${written(f.effective)}<br><br>To: ${f.producer}<br>Re: ${f.insured}, ${f.risk.street}<br><br>Thank you for your order. Attached is the ${f.kind.toLowerCase()} policy as bound. Please check it carefully: the terms bound may differ from those that you asked for. Minimum earned premium is 25%, all fees are fully earned. Payment is due within 20 days.<br><br>We can also quote flood with limits up to $500,000 and increased liability of $1,000,000.<br><br>Kind regards,<br>${f.contact}<br>Personal Lines Underwriter</div>`;

const limit = (name: string, amount: number | null): Html =>
  html`<tr><td>${name}</td><td class="n">${amount === null ? 'Not Covered' : `$${whole(amount)}`}</td></tr>`;

function declarations(f: Facts): Html {
  const { home, lender, mail, risk } = f;
  return html`<div class="pb"><h1>${f.insurer}</h1><div>DWELLING POLICY DECLARATIONS &mdash; Non-Admitted</div>
<div class="g">${box('POLICY NUMBER', f.number)}${box('TRANSACTION', `${f.kind} Business`.replace('Renewal Business', 'Renewal'))}${box('INCEPTION', bare(f.effective))}${box('EXPIRATION (12:01 A.M. AT THE INSURED LOCATION)', bare(addYears(f.effective, 1)))}${box('INSURED AND MAILING ADDRESS', joined([f.insured, mail.street, cityLine(mail)], html`<br>`), 'w2')}${box('SURPLUS LINES BROKER', html`${f.broker}<br>License ${f.license}`)}${box('RETAIL AGENT', f.producer)}${box('INSURED LOCATION', `${risk.street}, ${cityLine(risk)}`, 'w4')}</div>
<h2>RATING INFORMATION</h2><div class="g">${box('FORM', f.form)}${box('OCCUPANCY', f.isVacant ? 'Vacant' : 'Tenant Occupied')}${box('USAGE', f.isVacant ? 'Under Renovation' : 'Annual Rental')}${box('FAMILIES', f.families)}${box('YEAR BUILT', home.yearBuilt)}${box('SQ. FOOTAGE', whole(home.squareFeet))}${box('STORIES', home.stories)}${box('CONSTRUCTION', f.construction)}${box('ROOF COVERING', f.roof)}${box('PPC', f.protection)}${box('TERRITORY', f.territory)}${box('DISTANCE TO COAST', 'Over 50 miles')}</div>
<h2>SECTION I &mdash; PROPERTY</h2><table>${limit('Coverage A - Dwelling', home.dwelling)}${limit('Coverage B - Other Structures', f.structures)}${limit('Coverage C - Personal Property', f.furniture)}${limit('Coverage D - Fair Rental Value', f.rent)}${limit('Coverage E - Additional Living Expense', null)}</table>
<h2>SECTION II &mdash; PREMISES LIABILITY</h2><table>${limit('Coverage L - Premises Liability (each occurrence)', f.liability)}${limit('Coverage M - Medical Payments (each person)', f.medical)}</table>
<h2>DEDUCTIBLES</h2><table><tr><td>All Other Perils: $${whole(f.aop)} per occurrence</td></tr><tr><td>Wind / Hail: ${f.wind}% of the Coverage A limit</td></tr></table>
<h2>OPTIONAL COVERAGES AND LIMITATIONS</h2><table>${f.extras.map((each) => html`<tr><td>${each.name}</td><td class="n">${each.limit === undefined ? each.limitText : `$${whole(each.limit)}`}</td></tr>`)}</table>
<h2>PREMIUM, TAXES AND FEES</h2><table><tr><td>Premium</td><td class="n">${dollarsAndCents(f.premium)}</td></tr>${f.fees.map((fee) => html`<tr><td>${fee.name}</td><td class="n">${dollarsAndCents(fee.amount)}</td></tr>`)}<tr><td><b>Total Due</b></td><td class="n"><b>${dollarsAndCents(f.total)}</b></td></tr></table>
<h2>MORTGAGEE / LOSS PAYEE</h2><table><tr><td>${lender === null ? 'NONE ON FILE' : html`1st Mortgagee &nbsp; ${lender.name} ISAOA, ${lender.address} &nbsp; Loan # ${lender.loan}`}</td></tr></table>
<div class="st">THIS INSURANCE CONTRACT IS WITH AN INSURER NOT LICENSED TO TRANSACT INSURANCE IN THIS STATE AND IS ISSUED AND DELIVERED AS SURPLUS LINE COVERAGE UNDER THE INSURANCE STATUTES. IN THE EVENT OF INSOLVENCY, LOSSES WILL NOT BE PAID BY ANY STATE GUARANTY FUND.</div></div>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'surplus-investor',
  build(random) {
    const f = drawFacts(random);
    const { home, lender } = f;
    const label = {
      carrierName: f.insurer,
      policyNumber: f.number,
      transactionType: f.kind === 'New' ? 'new' : 'renewal',
      namedInsureds: [f.insured],
      mailingAddress: oneLine(f.mail),
      insuredLocation: oneLine(f.risk),
      effectiveDate: f.effective,
      expirationDate: addYears(f.effective, 1),
      agencyName: f.producer,
      totalPremium: f.total,
      fees: f.fees,
      policyForm: f.form,
      occupancy: f.isVacant ? 'Vacant' : 'Tenant Occupied',
      usage: f.isVacant ? 'Under Renovation' : 'Annual Rental',
      numberOfFamilies: f.families,
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      numberOfStories: home.stories,
      constructionType: f.construction,
      roofType: f.roof,
      protectionClass: f.protection,
      territory: f.territory,
      dwellingLimit: home.dwelling,
      otherStructuresLimit: f.structures,
      personalPropertyLimit: f.furniture,
      fairRentalValueLimit: f.rent,
      personalLiabilityLimit: f.liability,
      medicalPaymentsLimit: f.medical,
      deductibles: [
        { peril: 'All Other Perils', amount: f.aop },
        { peril: 'Wind / Hail', percent: f.wind },
      ],
      otherCoverages: f.extras,
      additionalInterests:
        lender === null
          ? []
          : [{ interest: '1st Mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: { agencyName: [f.producer, f.broker] },
    };
    return { html: sheet({ css, body: html`${letter(f)}${declarations(f)}` }), label };
  },
};
