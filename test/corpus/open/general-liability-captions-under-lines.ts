// Managing general agent for roofers and siding contractors on bureau forms: declarations filled in over lines, the caption below its line; limits in
// two columns of cells with captions under the amounts, one deductible per claim, a schedule that names the basis in words and splits rates
// and premiums over two tables, surplus lines charges, minimum earned premium in words, forms with titles on the last page.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9pt/1.3 "Liberation Serif",serif}.pg{break-before:page}h1{font-size:14pt;text-align:center;margin:0 0 2pt}.ln{display:flex;gap:16pt;margin-top:9pt}.ln>div{flex:1;text-align:center}.ln b{display:block;font:9.2pt "DejaVu Sans Condensed";border-bottom:.6pt solid #000;min-height:12pt;text-align:left;padding:0 3pt}.ln small{font-size:7.4pt}
.six{display:grid;grid-template-columns:1fr 1fr;border:.6pt solid #000;margin:8pt 0}.six>div{border:.3pt solid #000;padding:4pt 6pt;text-align:center}.six b{font:10.4pt "DejaVu Sans Condensed";display:block}table{width:100%;border-collapse:collapse;margin:4pt 0 9pt}td,th{border:.5pt solid #000;padding:2.4pt 5pt;text-align:left;font-weight:400}td{font:8.4pt "DejaVu Sans Condensed"}th{font-size:7.8pt;background:#eee}.r{text-align:right}.ch{width:62%;margin-left:38%}.ch td{border:0;border-bottom:.3pt dotted #000}`;

const classes = [
  ['98677', 'Roofing - Commercial - Three Stories and Under', 'Payroll', 40_000, 600_000, 38, 120],
  ['98678', 'Roofing - Residential - Three Stories and Under', 'Payroll', 40_000, 500_000, 34, 110],
  ['98967', 'Siding Installation', 'Payroll', 30_000, 350_000, 14, 44],
  [
    '91585',
    'Contractors - Subcontracted Work - In Connection With Construction - NOC',
    'Total Cost',
    30_000,
    900_000,
    2,
    9,
  ],
  ['99746', 'Sheet Metal Work - Outside', 'Payroll', 25_000, 240_000, 9, 33],
] as const;

const forms = [
  ['CG 00 01 04 13', 'Commercial General Liability Coverage Form'],
  ['CG 03 00 01 96', 'Deductible Liability Insurance'],
  ['CG 21 47 12 07', 'Employment-Related Practices Exclusion'],
  ['CG 21 67 12 04', 'Fungi or Bacteria Exclusion'],
  ['CG 22 94 10 01', 'Exclusion - Damage to Work Performed by Subcontractors'],
  ['RFP 0107 (08/21)', 'Open Roof and Torch-Down Limitation'],
  ['RFP 0112 (03/22)', 'Independent Contractors Warranty'],
  ['RFP 0119 (01/20)', 'Exclusion - Prior Work and Continuous Injury'],
  ['IL 00 17 11 98', 'Common Policy Conditions'],
  ['IL 00 21 09 08', 'Nuclear Energy Liability Exclusion'],
] as const;

function rowsOf(random: Random) {
  return random
    .some(classes, random.int(1, 4))
    .map(([classCode, description, premiumBasis, least, most, low, high]) => {
      const exposure = random.int(least / 1000, most / 1000) * 1000;
      const premisesRate = random.int(low * 1000, high * 1000) / 1000;
      const productsRate = Math.round(premisesRate * (0.5 + random.next()) * 1000) / 1000;
      const price = (rate: number): number => Math.round((exposure / 1000) * rate);
      return {
        locationNumber: 1,
        classCode,
        description,
        premiumBasis,
        exposure,
        premisesRate,
        productsRate,
        premisesPremium: price(premisesRate),
        productsPremium: price(productsRate),
      };
    });
}

function facts(random: Random) {
  const [mail, program, broker] = [place(random), word(random), agency(random)];
  const [trade, entityType] = random.pick([
    ['Roofing LLC', 'Limited Liability Company'],
    ['Exteriors Inc.', 'Corporation'],
    ['Roof & Siding Co.', 'Corporation'],
    ['Brothers Roofing', 'Partnership'],
  ] as const);
  const effectiveDate = addDays(`${random.int(2018, 2025)}-01-05`, random.int(0, 350));
  const classifications = rowsOf(random);
  const premium = sum(classifications.flatMap((row) => [row.premisesPremium, row.productsPremium]));
  const flat = [
    { name: 'Policy Fee', amount: random.pick([150, 250, 350]) },
    ...(random.chance(0.6) ? [{ name: 'Inspection Fee', amount: random.pick([125, 175, 225]) }] : []),
  ];
  const taxed = sum([premium, ...flat.map(({ amount }) => amount)]);
  const fees = [
    ...flat,
    { name: 'Surplus Lines Tax', amount: Math.round(taxed * random.pick([3, 4, 4.85])) / 100 },
    ...(random.chance(0.7) ? [{ name: 'Stamping Office Fee', amount: Math.round(taxed * 0.1) / 100 }] : []),
  ];
  const each = random.pick([500_000, 1_000_000, 1_000_000]);
  return {
    mail,
    program,
    premium,
    earned: random.pick([25, 30, 100]),
    signed: addDays(effectiveDate, random.int(1, 20)),
    license: numbered(random, 'SL-######'),
    signer: person(random),
    manager: `${program} Contractor Programs, Inc.`,
    managerAt: place(random),
    label: {
      carrierName: `${word(random)} ${random.pick(['Specialty Insurance Company', 'Surplus Lines Insurance Company', 'Excess & Surplus Insurance Co.'])}`,
      policyNumber: numbered(random, random.pick(['RFP@@#####-##', 'RC-###-####-0#'])),
      transactionType: random.pick(['new', 'new', 'renewal']),
      namedInsureds: [`${word(random)} ${trade}`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: broker,
      entityType,
      businessDescription: random.pick([
        'Roofing contractor',
        'Roofing and siding installation',
        'Residential re-roofing',
      ]),
      coverageForm: 'occurrence',
      eachOccurrenceLimit: each,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      medicalExpenseLimit: random.chance(0.6) ? 5000 : null,
      personalAdvertisingInjuryLimit: each,
      generalAggregateLimit: each * 2,
      productsAggregateLimit: random.pick([each, each * 2]),
      deductibles: [
        {
          coverage: 'Bodily Injury and Property Damage Combined',
          basis: 'per claim',
          amount: random.pick([1000, 2500, 5000, 10_000]),
        },
      ],
      totalPremium: sum([premium, ...fees.map(({ amount }) => amount)]),
      auditPeriod: 'Annual',
      fees,
      locations: [{ locationNumber: 1, address: oneLine(mail) }],
      classifications,
      forms: forms.filter((_, i) => i < 2 || random.chance(0.7)).map(([number, name]) => ({ number, name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const line = (...all: readonly (readonly [string, string])[]): Html =>
  html`<div class="ln">${all.map(([caption, value]) => html`<div><b>${value}</b><small>${caption}</small></div>`)}</div>`;

function front(f: Facts): Html {
  const { label: l } = f;
  const limit = (amount: number | null, caption: string): Html =>
    html`<div><b>${amount === null ? 'EXCLUDED' : `$${whole(amount)}`}</b>${caption}</div>`;
  return html`<h1>COMMERCIAL GENERAL LIABILITY DECLARATIONS</h1><div style="text-align:center">${l.carrierName}<br>administered by ${f.manager}, ${oneLine(f.managerAt)}</div>
${line(['Policy Number', l.policyNumber], ['Renewal of', l.transactionType === 'new' ? 'NEW' : `${l.policyNumber.slice(0, -2)}00`])}${line(['Named Insured', l.namedInsureds[0] ?? ''], ['Producer', l.agencyName])}
${line(['Mailing Address (No. and Street)', f.mail.street], ['City, State, ZIP', cityLine(f.mail)])}${line(['Policy Period: From', slashed(l.effectiveDate)], ['To (12:01 A.M. standard time at the mailing address)', slashed(l.expirationDate)], ['Form of Business', l.entityType])}${line(['Business of the Insured', l.businessDescription], ['Audit Period', l.auditPeriod], ['Coverage Basis', '[X] Occurrence   [ ] Claims-Made'])}
<div class="six">${limit(l.generalAggregateLimit, 'General Aggregate Limit (Other Than Products-Completed Operations)')}${limit(l.productsAggregateLimit, 'Products-Completed Operations Aggregate Limit')}${limit(l.personalAdvertisingInjuryLimit, 'Personal & Advertising Injury Limit')}${limit(l.eachOccurrenceLimit, 'Each Occurrence Limit')}${limit(l.damageToRentedPremisesLimit, 'Damage to Premises Rented to You Limit, any one premises')}${limit(l.medicalExpenseLimit, 'Medical Expense Limit, any one person')}</div>
${l.deductibles.map(({ coverage, basis, amount }) => line(['Deductible', `$${whole(amount)} ${basis}`], ['Applies to (includes claim expense)', coverage]))}
<table class="ch" style="margin-top:12pt"><tr><td>Advance Premium</td><td class="r">$${cents(f.premium)}</td></tr>${l.fees.map(({ name, amount }) => html`<tr><td>${name}</td><td class="r">$${cents(amount)}</td></tr>`)}<tr><td><b>TOTAL</b></td><td class="r"><b>$${cents(l.totalPremium)}</b></td></tr></table>
<p>The advance premium is minimum and deposit. ${f.earned}% of it is fully earned at inception. This insurance is placed with an insurer that is not admitted in ${f.mail.state} and is not covered by a guaranty fund; surplus lines licensee ${f.signer}, license ${f.license}.</p>
${line(['Countersigned', slashed(f.signed)], ['Authorized Representative', ''])}`;
}

function schedule(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="pg">${l.policyNumber} &nbsp; ${l.namedInsureds[0]}</div><h1>SCHEDULE OF LOCATIONS AND CLASSIFICATIONS</h1><table><tr><th>Loc.</th><th>Location of All Premises You Own, Rent or Occupy</th></tr>${l.locations.map(({ locationNumber, address }) => html`<tr><td>${locationNumber}</td><td>${address}</td></tr>`)}</table>
<table><tr><th>Loc.</th><th>Code</th><th>Classification</th><th>Premium Basis</th><th class="r">Exposure</th></tr>${l.classifications.map((row) => html`<tr><td>${row.locationNumber}</td><td>${row.classCode}</td><td>${row.description}</td><td>${row.premiumBasis}</td><td class="r">${whole(row.exposure)}</td></tr>`)}</table>
<table><tr><th>Code</th><th class="r">Rate per $1,000<br>Prem/Ops</th><th class="r">Rate per $1,000<br>Prod/Comp Ops</th><th class="r">Advance Premium<br>Prem/Ops</th><th class="r">Advance Premium<br>Prod/Comp Ops</th></tr>${l.classifications.map((row) => html`<tr><td>${row.classCode}</td><td class="r">${row.premisesRate.toFixed(3)}</td><td class="r">${row.productsRate.toFixed(3)}</td><td class="r">$${whole(row.premisesPremium)}</td><td class="r">$${whole(row.productsPremium)}</td></tr>`)}
<tr><td colspan="3">Total advance premium of this schedule</td><td class="r" colspan="2">$${whole(f.premium)}</td></tr></table>
<h1 style="margin-top:20pt">SCHEDULE OF FORMS AND ENDORSEMENTS</h1><table><tr><th style="width:28%">Number and Edition</th><th>Title</th></tr>${l.forms.map(({ number, name }) => html`<tr><td>${number}</td><td>${name}</td></tr>`)}</table>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'captions-under-lines',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [front(f), schedule(f)] }),
      // minimum and deposit are said to be the advance premium, without an amount of their own
      label: { ...f.label, _accept: { minimumPremium: [null, f.premium] } },
      print: {
        margin: { top: '0.5in', bottom: '0.6in' },
        footer: html`<div style="font:7px serif;width:100%;margin:0 45px;display:flex;justify-content:space-between"><span>RFP 0001 (08/21)</span><span>Includes copyrighted material of ISO Properties, Inc., with its permission</span><span><span class="pageNumber"></span></span></div>`,
      },
    };
  },
};
