// ACORD 130 (2009/09) of one state: three pages of boxes, check marks in drawn squares, upper-case Courier values, company and
// policy number of prior carriers in one cell.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { ratingCells } from '../parts/acord-130-rating.ts';
import { across, amountOrBlank, blanks, boxes, captions, filledRows } from '../parts/stretched-boxes.ts';

const css = `body{margin:0;font:5.6pt/1.15 "Liberation Sans"}.p{break-after:page}.p:last-child{break-after:auto}.v{font:7.6pt/1.12 "Liberation Mono";min-height:8.4pt}.r{display:flex}.b{border:.5pt solid #000;margin:0 -.5pt -.5pt 0;padding:1pt 2.5pt;min-width:0}
h3{font:700 6.6pt "Liberation Sans";margin:4pt -.5pt -.5pt 0;border:.5pt solid #000;background:#ddd;padding:1pt 3pt}table{border-collapse:collapse;width:100%}td{border:.5pt solid #000;padding:1pt 2.5pt;vertical-align:top}table+table{margin-top:-.5pt}
i{display:inline-block;width:7.4pt;height:7.4pt;border:.6pt solid #000;font:7pt/7.4pt "DejaVu Sans";text-align:center;vertical-align:middle;margin-right:2.5pt}.k{white-space:nowrap;line-height:10pt}`;

const list = (text: string): string[] => text.split(';');
const entities = list(
  'SOLE PROPRIETOR;CORPORATION;LLC;TRUST;PARTNERSHIP;SUBCHAPTER "S" CORP;JOINT VENTURE;UNINCORPORATED ASSOCIATION',
);
const jobs = new Map([
  ['8810', 'CLERICAL OFFICE EMPLOYEES NOC'],
  ['8742', 'SALESPERSONS - OUTSIDE'],
  ['5437', 'CARPENTRY - INSTALLATION OF CABINET WORK OR INTERIOR TRIM'],
  ['8018', 'STORE: WHOLESALE NOC'],
  ['3632', 'MACHINE SHOP NOC'],
  ['7228', 'TRUCKING - LOCAL HAULING ONLY & DRIVERS'],
  ['9082', 'RESTAURANT NOC'],
  ['2003', 'BAKERY & DRIVERS'],
]);
const questions = list(
  `DOES APPLICANT OWN, OPERATE OR LEASE AIRCRAFT / WATERCRAFT?;DO/HAVE PAST, PRESENT OR DISCONTINUED OPERATIONS INVOLVE(D) STORING, TREATING, DISCHARGING, APPLYING, DISPOSING, OR TRANSPORTING OF HAZARDOUS MATERIAL? (e.g. landfills, wastes, fuel tanks, etc);ANY WORK PERFORMED UNDERGROUND OR ABOVE 15 FEET?;ANY WORK PERFORMED ON BARGES, VESSELS, DOCKS, BRIDGE OVER WATER?;IS APPLICANT ENGAGED IN ANY OTHER TYPE OF BUSINESS?;ARE SUB-CONTRACTORS USED? (If "YES", give % of work subcontracted);ANY WORK SUBLET WITHOUT CERTIFICATES OF INSURANCE?;IS A WRITTEN SAFETY PROGRAM IN OPERATION?;ANY GROUP TRANSPORTATION PROVIDED?;ANY EMPLOYEES UNDER 16 OR OVER 60 YEARS OF AGE?;ANY SEASONAL EMPLOYEES?;IS THERE ANY VOLUNTEER OR DONATED LABOR?;ANY EMPLOYEES WITH PHYSICAL HANDICAPS?;DO EMPLOYEES TRAVEL OUT OF STATE?;ARE ATHLETIC TEAMS SPONSORED?;ARE PHYSICALS REQUIRED AFTER OFFERS OF EMPLOYMENT ARE MADE?;ANY OTHER INSURANCE WITH THIS INSURER?;ANY PRIOR COVERAGE DECLINED / CANCELLED / NON-RENEWED IN THE LAST THREE (3) YEARS?;ARE EMPLOYEE HEALTH PLANS PROVIDED?;DO ANY EMPLOYEES PERFORM WORK FOR OTHER BUSINESSES OR SUBSIDIARIES?;DO YOU LEASE EMPLOYEES TO OR FROM OTHER EMPLOYERS?;DO ANY EMPLOYEES PREDOMINANTLY WORK AT HOME?;ANY TAX LIENS OR BANKRUPTCY WITHIN THE LAST 5 YEARS?;ANY UNDISPUTED AND UNPAID WORKERS COMPENSATION PREMIUM DUE FROM YOU OR ANY COMMONLY MANAGED OR OWNED ENTERPRISES?`,
);

function rating(random: Random, state: string, sites: number) {
  return random.some([...jobs], random.int(2, 4)).map(([classCode, description]) => {
    const [payroll, rate] = [random.int(20, 640) * 1000, random.int(18, 940) / 100];
    return {
      state,
      locationNumber: random.int(1, sites),
      classCode,
      description,
      fullTimeEmployees: random.int(1, 24),
      partTimeEmployees: maybe(random, 0.4, () => random.int(1, 6)),
      payroll,
      rate,
      premium: Math.round((payroll * rate) / 100),
    };
  });
}

function people(random: Random, state: string) {
  return random.times(random.int(0, 3), (i) => {
    const included = random.pick(['included', 'excluded']);
    return {
      name: person(random).toUpperCase(),
      state,
      locationNumber: 1,
      dateOfBirth: maybe(random, 0.7, () => `${random.int(1948, 1985)}-0${random.int(1, 9)}-${random.int(10, 28)}`),
      title: ['PRESIDENT', 'VICE PRES', 'SECRETARY'][i],
      ownershipPercent: [51, 39, 10][i],
      included,
      classCode: included === 'included' ? '8810' : null,
      payroll: included === 'included' ? random.int(28, 90) * 1000 : null,
    };
  });
}

/** A value that is filled in on some forms only. */
const maybe = <Value>(random: Random, share: number, make: () => Value): Value | null =>
  random.chance(share) ? make() : null;

function facts(random: Random) {
  const [year, name] = [random.int(2010, 2013), company(random).toUpperCase()];
  const upper = (at: ReturnType<typeof place>) => ({
    ...at,
    street: at.street.toUpperCase(),
    city: at.city.toUpperCase(),
  });
  const [office, mail] = [upper(place(random)), upper(place(random))];
  const sites = random.times(random.int(1, 3), (i) => (i === 0 ? mail : upper(place(random, mail.state))));
  const classifications = rating(random, mail.state, sites.length);
  const manual = classifications.reduce((so, each) => so + each.premium, 0);
  const modification = random.chance(0.6) ? random.int(76, 128) / 100 : null;
  const modified = Math.round(manual * (modification ?? 1));
  const total = modified + 220;
  const priced = random.chance(0.7);
  const limit = random.pick([100_000, 500_000, 1_000_000]);
  const effectiveDate = `${year}-${random.pick(['01', '04', '07', '10'])}-01`;
  return {
    office,
    mail,
    sites,
    manual,
    modified,
    phone: phone(random),
    years: random.int(2, 40),
    bookkeeper: person(random).toUpperCase(),
    nature: random.pick([
      'FAMILY OWNED BUSINESS, SAME MANAGEMENT SINCE START. NO WORK OUT OF STATE.',
      'ASSEMBLY AND DELIVERY OF OWN PRODUCTS WITHIN 50 MILES OF SHOP.',
    ]),
    answers: questions.map((_, i) => (i === 7 || random.chance(0.06) ? 'Y' : 'N')),
    label: {
      formNumber: 'ACORD 130 (2009/09)',
      applicationDate: `${year - 1}-11-${random.int(10, 28)}`,
      agencyName: agency(random).toUpperCase(),
      agencyAddress: oneLine(office),
      agencyCustomerId: maybe(random, 0.6, () => numbered(random, '@@@@@-1')),
      producerName: maybe(random, 0.5, () => person(random).toUpperCase()),
      carrierName: carrier(random).toUpperCase(),
      underwriterName: maybe(random, 0.4, () => person(random).toUpperCase()),
      namedInsureds: [name],
      mailingAddress: oneLine(mail),
      entityType: /L\.?L\.?C/.test(name) ? 'LLC' : random.pick(['CORPORATION', 'SUBCHAPTER "S" CORP']),
      fein: numbered(random, '##-#######'),
      ncciRiskId: maybe(random, 0.4, () => random.digits(9)),
      sicCode: maybe(random, 0.5, () => random.digits(4)),
      naicsCode: maybe(random, 0.4, () => random.digits(6)),
      yearsInBusiness: random.int(2, 44),
      phone: phone(random),
      email: maybe(random, 0.4, () => `INFO@${word(random).toUpperCase()}.EXAMPLE`),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [mail.state],
      otherStates: random.chance(0.3) ? ['KS', 'AR'] : [],
      eachAccidentLimit: limit,
      diseasePolicyLimit: Math.max(500_000, limit),
      diseaseEachEmployeeLimit: limit,
      estimatedAnnualPremium: priced ? total : null,
      minimumPremium: priced ? maybe(random, 0.4, () => 500) : null,
      depositPremium: priced ? maybe(random, 0.5, () => Math.round(total / 4)) : null,
      experienceModification: modification,
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications,
      individuals: people(random, mail.state),
      priorCarriers: random
        .times(random.int(1, 4), (i) => ({
          year: year - 1 - i,
          carrierName: carrier(random).toUpperCase(),
          policyNumber: numbered(random, 'WC ##-#####'),
          premium: random.dollars(900, 60_000),
          experienceModification: modification === null ? null : random.int(80, 120) / 100,
          claimCount: random.int(0, 5),
          amountPaid: random.pick([0, random.dollars(200, 40_000)]),
          reserve: random.pick([0, 0, 7500]),
        }))
        .map((each) => (each.claimCount === 0 ? { ...each, amountPaid: 0, reserve: 0 } : each)),
    },
  };
}
type Facts = ReturnType<typeof facts>;
type Label = Facts['label'];

const box = boxes(16.5);
const tick = (on: boolean, text: Piece): Html => html`<div class="k"><i>${on ? '\u2713' : ''}</i>${text}</div>`;
const row = filledRows(12);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const foot = (page: number): Html =>
  html`<div style="display:flex;justify-content:space-between;margin-top:3pt"><b>ACORD 130 (2009/09)</b><span>Page ${page} of 4</span><span>\u00a9 1980-2009 ACORD CORPORATION. All rights reserved.</span></div>`;

function applicant({ label: l, office, mail, phone: agencyPhone }: Facts): Html {
  return html`<div class="r" style="align-items:flex-end"><b style="font:italic 700 14pt 'Liberation Serif';width:90pt">ACORD</b><b style="flex:1;font-size:13pt;text-align:center">WORKERS COMPENSATION APPLICATION</b><div class="r" style="width:86pt">${box(1, 'DATE (MM/DD/YYYY)', slashed(l.applicationDate))}</div></div>
<div class="r"><div style="flex:1"><div class="b" style="height:38pt">AGENCY NAME AND ADDRESS<div class="v">${l.agencyName}<br>${office.street}<br>${cityLine(office)}</div></div><div class="r">${box(1, 'PRODUCER NAME:', l.producerName)}</div><div class="r">${box(1, 'CS REPRESENTATIVE NAME:')}</div><div class="r">${box(1, 'OFFICE PHONE (A/C, No, Ext):', agencyPhone)}${box(1, 'FAX (A/C, No):')}</div><div class="r">${box(1, 'E-MAIL ADDRESS:')}</div><div class="r">${box(1, 'CODE:')}${box(1, 'SUB CODE:')}</div><div class="r">${box(1, 'AGENCY CUSTOMER ID:', l.agencyCustomerId)}</div></div>
<div style="flex:1.15"><div class="r">${box(1, 'COMPANY:', l.carrierName)}</div><div class="r">${box(1, 'UNDERWRITER:', l.underwriterName)}</div><div class="r">${box(1, 'APPLICANT NAME:', l.namedInsureds[0])}</div><div class="r">${box(1, 'OFFICE PHONE:', l.phone)}${box(1, 'MOBILE PHONE:')}</div><div class="r"><div style="flex:2.4;display:flex">${box(1, 'MAILING ADDRESS (including ZIP + 4 or Canadian Postal Code)', html`${mail.street}<br>${cityLine(mail)}`, 50)}</div><div style="flex:1"><div class="r">${box(1, 'YRS IN BUS:', l.yearsInBusiness)}</div><div class="r">${box(1, 'SIC:', l.sicCode)}</div><div class="r">${box(1, 'NAICS:', l.naicsCode)}</div></div></div><div class="r">${box(1, 'E-MAIL ADDRESS:', l.email)}${box(1, 'WEBSITE ADDRESS:')}</div></div></div>
<div class="b">${across(
    4,
    entities.map((name) => tick(l.entityType === name, name)),
    'auto',
  )}${tick(false, 'OTHER:')}</div><div class="r">${box(1, 'CREDIT BUREAU NAME:')}${box(0.6, 'ID NUMBER:')}${box(1, 'FEDERAL EMPLOYER ID NUMBER', l.fein)}${box(1, 'NCCI RISK ID NUMBER', l.ncciRiskId)}${box(1.5, 'OTHER RATING BUREAU ID OR STATE EMPLOYER REGISTRATION NUMBER')}</div>
<div class="r"><div style="flex:1"><h3>STATUS OF SUBMISSION</h3><div class="b">${across(2, [tick(true, 'QUOTE'), tick(false, 'ISSUE POLICY'), tick(false, 'BOUND (Give date and/or attach copy)'), tick(false, 'ASSIGNED RISK (Attach ACORD 133)')], 'auto')}</div></div><div style="flex:1.2"><h3>BILLING / AUDIT INFORMATION</h3><div class="b">${across(4, [tick(false, 'AGENCY BILL'), tick(true, 'ANNUAL'), tick(true, 'AT EXPIRATION'), tick(false, 'MONTHLY'), tick(true, 'DIRECT BILL'), tick(false, 'SEMI-ANNUAL'), tick(false, 'SEMI-ANNUAL'), tick(false, 'QUARTERLY')], 'auto')}</div></div></div>`;
}

function policy({ label: l, sites, bookkeeper }: Facts): Html {
  const limits = [
    ['EACH ACCIDENT', l.eachAccidentLimit],
    ['DISEASE-POLICY LIMIT', l.diseasePolicyLimit],
    ['DISEASE-EACH EMPLOYEE', l.diseaseEachEmployeeLimit],
  ] as const;
  return html`<h3>LOCATIONS</h3><table>${captions('LOC #;STREET, CITY, COUNTY, STATE, ZIP CODE')}${upTo(3).map((i) => row([sites[i] ? i + 1 : '', sites[i] ? oneLine(sites[i]) : '']))}</table>
<h3>POLICY INFORMATION</h3><div class="r">${box(1, 'PROPOSED EFF DATE', slashed(l.effectiveDate))}${box(1, 'PROPOSED EXP DATE', slashed(l.expirationDate))}${box(1.2, 'NORMAL ANNIVERSARY RATING DATE')}<div class="b" style="flex:1">${tick(false, 'PARTICIPATING')}${tick(false, 'NON-PARTICIPATING')}</div>${box(1, 'RETRO PLAN')}</div>
<div class="r">${box(1, html`PART 1 - WORKERS<br>COMPENSATION (States)`, l.coveredStates.join(', '), 38)}<div class="b" style="flex:1.5">PART 2 - EMPLOYER'S LIABILITY${limits.map(([name, amount]) => html`<div style="display:flex;line-height:9.6pt">$&nbsp;<span class="v" style="width:52pt;text-align:right;border-bottom:.4pt solid #000">${whole(amount)}</span>&nbsp;${name}</div>`)}</div>${box(0.9, html`PART 3 - OTHER<br>STATES INS`, l.otherStates.join(', '), 38)}<div class="b" style="flex:0.9">DEDUCTIBLES${tick(false, 'MEDICAL')}${tick(false, 'INDEMNITY')}</div>${box(0.6, 'AMOUNT / %')}<div class="b" style="flex:1.3">OTHER COVERAGES${across(2, [tick(false, 'U.S.L. & H.'), tick(false, 'MANAGED'), tick(false, 'VOLUNTARY'), tick(false, 'FOREIGN COV')], 'auto')}</div></div><div class="r">${box(1, 'DIVIDEND PLAN/SAFETY GROUP')}${box(2, 'ADDITIONAL COMPANY INFORMATION')}</div><div class="r">${box(1, 'SPECIFY ADDITIONAL COVERAGES / ENDORSEMENTS (Attach ACORD 101, Additional Remarks Schedule, if more space is required)', '', 22)}</div>
<h3>TOTAL ESTIMATED ANNUAL PREMIUM - ALL STATES</h3><div class="r">${box(1, 'TOTAL ESTIMATED ANNUAL PREMIUM ALL STATES', `$ ${amountOrBlank(l.estimatedAnnualPremium)}`)}${box(1, 'TOTAL MINIMUM PREMIUM ALL STATES', `$ ${amountOrBlank(l.minimumPremium)}`)}${box(1, 'TOTAL DEPOSIT PREMIUM ALL STATES', `$ ${amountOrBlank(l.depositPremium)}`)}</div>
<h3>CONTACT INFORMATION</h3><table>${captions('TYPE;NAME;OFFICE PHONE;MOBILE PHONE;E-MAIL')}<tr><td>INSPECTION</td><td></td><td></td><td></td><td></td></tr><tr><td>ACCTNG RECORD</td><td class="v">${bookkeeper}</td><td class="v">${l.phone}</td><td></td><td></td></tr><tr><td>CLAIMS INFO</td><td></td><td></td><td></td><td></td></tr></table>${individuals(l)}`;
}

function individuals(l: Label): Html {
  const rows = upTo(3).map((i) => {
    const each = l.individuals[i];
    if (each === undefined) return row(blanks(10));
    return row([
      each.state,
      each.locationNumber,
      each.name,
      each.dateOfBirth === null ? '' : slashed(each.dateOfBirth),
      each.title,
      each.ownershipPercent,
      each.included === 'included' ? 'OFFICE' : '',
      each.included === 'included' ? 'INC' : 'EXC',
      each.classCode,
      amountOrBlank(each.payroll),
    ]);
  });
  return html`<h3>INDIVIDUALS INCLUDED / EXCLUDED</h3><div class="b">PARTNERS, OFFICERS, RELATIVES ("Must be employed by business operations") TO BE INCLUDED OR EXCLUDED (Remuneration/Payroll to be included must be part of rating information section.) Exclusions in Missouri must meet the requirements of Section 287.090 RSMo.</div><table>${captions('STATE;LOC #;NAME;DATE OF BIRTH;TITLE/ RELATIONSHIP;OWNER- SHIP %;DUTIES;INC/EXC;CLASS CODE;REMUNERATION/PAYROLL')}${rows}</table>`;
}

function worksheet({ label: l, manual, modified }: Facts): Html {
  const rows = upTo(8).map((i) => {
    const each = l.classifications[i];
    if (each === undefined) return row(blanks(10), 24);
    return row(
      ratingCells(each, whole).filter((_, k) => k !== 7),
      18,
    );
  });
  const isPriced = l.estimatedAnnualPremium !== null;
  const steps: [string, string, number | null][] = [
    ['TOTAL', 'N / A', manual],
    ['INCREASED LIMITS', '', null],
    ['DEDUCTIBLE', '', null],
    ['', '', null],
    [
      'EXPERIENCE OR MERIT MODIFICATION',
      l.experienceModification?.toFixed(2) ?? '',
      l.experienceModification === null ? null : modified,
    ],
    ['ASSIGNED RISK SURCHARGE', '', null],
    ['ARAP', '', null],
    ['SCHEDULE RATING', '', null],
    ['CCPAP', '', null],
    ['STANDARD PREMIUM', '', null],
    ['PREMIUM DISCOUNT', '', null],
    ['EXPENSE CONSTANT', 'N / A', isPriced ? 220 : null],
    ['TAXES / ASSESSMENTS', 'N / A', null],
  ];
  const cells = steps.map(
    ([name, factor, amount]) =>
      html`<div class="r">${html`<div class="b" style="flex:2;height:13pt">${name}</div>`}<div class="b" style="flex:1"><span class="v">${factor}</span></div><div class="b" style="flex:1.1">$ <span class="v">${amountOrBlank(amount)}</span></div></div>`,
  );
  return html`<h3>STATE RATING WORKSHEET</h3><div class="b">FOR MULTIPLE STATES, ATTACH AN ADDITIONAL PAGE 2 OF THIS FORM &nbsp; <b>RATING INFORMATION - STATE:</b> <span class="v">${l.coveredStates[0]}</span></div><table>${captions('LOC #;CLASS CODE;DESCR CODE;CATEGORIES, DUTIES, CLASSIFICATIONS;# EMPLOYEES FULL TIME;# EMPLOYEES PART TIME;SIC / NAICS;ESTIMATED ANNUAL REMUNERATION/ PAYROLL;RATE;ESTIMATED ANNUAL MANUAL PREMIUM')}${rows}</table>
<h3>PREMIUM</h3><div class="r"><div style="flex:1"><div class="r"><div class="b" style="flex:2">STATE: <span class="v">${l.coveredStates[0]}</span></div><div class="b" style="flex:1">FACTOR</div><div class="b" style="flex:1.1">FACTORED PREMIUM</div></div>${cells.slice(0, 7)}</div><div style="flex:1"><div class="r"><div class="b" style="flex:2">&nbsp;</div><div class="b" style="flex:1">FACTOR</div><div class="b" style="flex:1.1">FACTORED PREMIUM</div></div>${cells.slice(7)}</div></div><div class="r">${box(1, 'TOTAL ESTIMATED ANNUAL PREMIUM', `$ ${amountOrBlank(l.estimatedAnnualPremium)}`)}${box(1, 'MINIMUM PREMIUM', '$')}${box(1, 'DEPOSIT PREMIUM', '$')}</div><h3>REMARKS (Attach ACORD 101, Additional Remarks Schedule, if more space is required)</h3><div class="b" style="height:210pt"></div>`;
}

function history({ label: l, nature }: Facts): Html {
  const rows = upTo(5).map((i) => {
    const each = l.priorCarriers[i];
    return html`<tr><td class="v">${each?.year}</td><td style="width:45%">CO: <span class="v">${each?.carrierName}</span><div style="border-top:.5pt solid #000;margin:2pt -2.5pt 0;padding:1pt 2.5pt">POL #: <span class="v">${each?.policyNumber}</span></div></td><td class="v">${amountOrBlank(each?.premium)}</td><td class="v">${each?.experienceModification?.toFixed(2)}</td><td class="v">${each?.claimCount}</td><td class="v">${amountOrBlank(each?.amountPaid)}</td><td class="v">${amountOrBlank(each?.reserve)}</td></tr>`;
  });
  return html`<h3>PRIOR CARRIER INFORMATION / LOSS HISTORY</h3><div class="b" style="display:flex;justify-content:space-between">PROVIDE INFORMATION FOR THE PAST 5 YEARS AND USE THE REMARKS SECTION FOR LOSS DETAILS ${tick(false, 'LOSS RUN ATTACHED')}</div><table>${captions('YEAR;CARRIER & POLICY NUMBER;ANNUAL PREMIUM;MOD;# CLAIMS;AMOUNT PAID;RESERVE')}${rows}</table>
<h3>NATURE OF BUSINESS / DESCRIPTION OF OPERATIONS</h3><div class="b" style="min-height:52pt">GIVE COMMENTS AND DESCRIPTIONS OF BUSINESS, OPERATIONS AND PRODUCTS: MANUFACTURING - RAW MATERIALS, PROCESSES, PRODUCT, EQUIPMENT; CONTRACTOR - TYPE OF WORK, SUB-CONTRACTS; MERCANTILE - MERCHANDISE, CUSTOMERS, DELIVERIES; SERVICE - TYPE, LOCATION; FARM - ACREAGE, ANIMALS, MACHINERY, SUB-CONTRACTS.<div class="v">${nature}</div></div>`;
}

function pages(f: Facts): Html {
  const ask = questions.map(
    (text, i) =>
      html`<tr><td style="height:${i < 14 ? 24 : 32}pt">${i + 1}. ${text}</td><td class="v" style="width:30pt">${f.answers[i]}</td></tr>`,
  );
  const asked = (from: number, to: number): Html =>
    html`<table><tr><td>EXPLAIN ALL "YES" RESPONSES</td><td>Y / N</td></tr>${ask.slice(from, to)}</table>`;
  const fraud = `ANY PERSON WHO KNOWINGLY AND WITH INTENT TO DEFRAUD ANY INSURANCE COMPANY OR ANOTHER PERSON FILES AN APPLICATION FOR INSURANCE OR STATEMENT OF CLAIM CONTAINING ANY MATERIALLY FALSE INFORMATION, OR CONCEALS FOR THE PURPOSE OF MISLEADING INFORMATION CONCERNING ANY FACT MATERIAL THERETO, COMMITS A FRAUDULENT INSURANCE ACT, WHICH IS A CRIME AND SUBJECTS THE PERSON TO CRIMINAL AND [NY: SUBSTANTIAL] CIVIL PENALTIES. (Not applicable in CO, HI, NE, OH, OK, OR, or VT; in DC, LA, ME, TN, VA and WA, insurance benefits may also be denied) IN FLORIDA, ANY PERSON WHO KNOWINGLY AND WITH INTENT TO INJURE, DEFRAUD, OR DECEIVE ANY INSURER FILES A STATEMENT OF CLAIM OR AN APPLICATION CONTAINING ANY FALSE, INCOMPLETE, OR MISLEADING INFORMATION IS GUILTY OF A FELONY OF THE THIRD DEGREE.`;
  return html`<div class="p">${applicant(f)}${policy(f)}${foot(1)}</div><div class="p">${worksheet(f)}${foot(2)}</div><div class="p">${history(f)}<h3>GENERAL INFORMATION</h3>${asked(0, 14)}${foot(3)}</div>
<div class="p"><h3>GENERAL INFORMATION (continued)</h3>${asked(14, 24)}<h3>SIGNATURE</h3><div class="b" style="line-height:1.4">${fraud}<br>THE UNDERSIGNED IS AN AUTHORIZED REPRESENTATIVE OF THE APPLICANT AND REPRESENTS THAT REASONABLE ENQUIRY HAS BEEN MADE TO OBTAIN THE ANSWERS TO QUESTIONS ON THIS APPLICATION. HE/SHE REPRESENTS THAT THE ANSWERS ARE TRUE, CORRECT AND COMPLETE TO THE BEST OF HIS/HER KNOWLEDGE.</div><div class="r">${box(2, "APPLICANT'S SIGNATURE (Must be Officer, Owner or Partner)", '', 24)}${box(0.8, 'DATE', '', 24)}${box(2, "PRODUCER'S SIGNATURE", '', 24)}${box(1.3, 'NATIONAL PRODUCER NUMBER', '', 24)}</div>${foot(4)}</div>`;
}

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'agency-form-2009',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: pages(f) }),
      label: f.label,
      print: { margin: { top: '0.3in', bottom: '0.3in', left: '0.35in', right: '0.35in' } },
    };
  },
};
