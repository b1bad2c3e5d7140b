// ACORD 125 (2016/03) with 126 (2016/09) and 140 (2016/03) in one file: ballot boxes, LINES OF BUSINESS with premiums, one premises
// block a location, subjects of insurance of every building on the property section.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { lossCaptions, lossCells, priorRows } from '../parts/acord-125-history.ts';
import { natures, sections, split } from '../parts/acord-125-words.ts';
import { across, amountOrBlank, blanks, boxes, captions, filledRows } from '../parts/stretched-boxes.ts';

const css = `body{margin:0;font:5.6pt/1.16 "Liberation Sans"}.p{break-after:page}.p:last-child{break-after:auto}.v{font:8pt/1.15 "Liberation Sans";min-height:9pt}.r{display:flex}.b{border:.5pt solid #222;margin:0 -.5pt -.5pt 0;padding:1pt 2.5pt;min-width:0}h2{font:700 12pt "Liberation Sans";text-align:center;flex:1;margin:0}
h3{font:700 6.8pt "Liberation Sans";margin:4pt -.5pt -.5pt 0;border:.5pt solid #222;background:#d6d6d6;padding:1pt 3pt}table{border-collapse:collapse;width:100%}td{border:.5pt solid #222;padding:1pt 2.5pt;vertical-align:top}i{font:9pt/9pt "DejaVu Sans";margin-right:2pt;vertical-align:-1pt}.k{white-space:nowrap;line-height:10.4pt}`;

const LINES = sections['2016/03'].filter((name) => name !== '');
const ENTITIES = split(
  'CORPORATION;INDIVIDUAL;JOINT VENTURE;LLC;NOT FOR PROFIT ORG;PARTNERSHIP;SUBCHAPTER "S" CORPORATION;TRUST',
);
const LIMITS = split(
  'GENERAL AGGREGATE;PRODUCTS & COMPLETED OPERATIONS AGGREGATE;PERSONAL & ADVERTISING INJURY;EACH OCCURRENCE;DAMAGE TO RENTED PREMISES (each occurrence);MEDICAL EXPENSE (Any one person);EMPLOYEE BENEFITS',
);
const TRADES = [
  ['RETAIL', 'Hardware and paint store with small engine repair counter', '13410', 'Hardware Stores', 'S'],
  ['MANUFACTURING', 'Manufacture of wood shipping pallets and crates', '59781', 'Wood Products Mfg NOC', 'S'],
  ['SERVICE', 'Dry cleaning plant with two drop stores', '13201', 'Dry Cleaning or Laundry', 'S'],
  [
    'CONTRACTOR',
    'Residential electrical wiring, no work above three stories',
    '92478',
    'Electrical Work - Within Buildings',
    'P',
  ],
] as const;
const QUESTIONS = split(
  'IS THE APPLICANT A SUBSIDIARY OF ANOTHER ENTITY?;IS A FORMAL SAFETY PROGRAM IN OPERATION?;ANY EXPOSURE TO FLAMMABLES, EXPLOSIVES, CHEMICALS?;ANY OTHER INSURANCE WITH THIS COMPANY? (List policy numbers);ANY POLICY OR COVERAGE DECLINED, CANCELLED OR NON-RENEWED DURING THE PRIOR THREE (3) YEARS FOR ANY PREMISES OR OPERATIONS?;ANY PAST LOSSES OR CLAIMS RELATING TO SEXUAL ABUSE OR MOLESTATION ALLEGATIONS, DISCRIMINATION OR NEGLIGENT HIRING?;ANY UNCORRECTED FIRE AND/OR SAFETY CODE VIOLATIONS?;HAS APPLICANT HAD A JUDGEMENT OR LIEN DURING THE LAST FIVE (5) YEARS?;HAS BUSINESS BEEN PLACED IN A TRUST?',
);

function insured(random: Random, count: number) {
  const one = random.pick([1_000_000, 2_000_000]);
  const amounts = [
    2 * one,
    2 * one,
    one,
    one,
    random.pick([100_000, 300_000]),
    random.pick([null, 5000, 10_000]),
    random.chance(0.3) ? one : null,
  ];
  const liability = LIMITS.map((name, i) => ({ line: 'General Liability', name, limit: amounts[i] ?? null })).filter(
    ({ limit }) => limit !== null,
  );
  const subject = (name: string, i: number, limit: number) => ({
    line: 'Property',
    name,
    locationNumber: i + 1,
    buildingNumber: 1,
    limit,
    coinsurancePercent: random.pick([80, 90, 100]),
    valuation: random.pick(['RC', 'ACV']),
    causesOfLoss: random.pick(['SPECIAL', 'BROAD']),
    deductible: random.pick([1000, 2500, 5000]),
  });
  const property = random.times(count, (i) => [
    ...(random.chance(0.7) ? [subject('Building', i, random.int(20, 400) * 10_000)] : []),
    subject('Business Personal Property', i, random.int(3, 90) * 10_000),
    ...(random.chance(0.4)
      ? [{ ...subject('Business Income w/ Extra Expense', i, random.int(5, 50) * 10_000), valuation: null }]
      : []),
  ]);
  return { liability, property };
}

function facts(random: Random) {
  const [year, name] = [random.int(2017, 2025), company(random)];
  const [office, mail, bank] = [place(random), place(random), place(random)];
  const [natureOfBusiness, operationsDescription, classCode, classification, premiumBasis] = random.pick(TRADES);
  const sites = random.times(random.int(1, 3), (i) => ({
    at: i === 0 ? mail : place(random, mail.state),
    county: word(random),
  }));
  const locations = sites.map(({ at }, i) => ({
    locationNumber: i + 1,
    buildingNumber: 1,
    address: oneLine(at),
    interest: random.pick(['owner', 'tenant']),
    fullTimeEmployees: random.int(1, 30),
    partTimeEmployees: random.chance(0.6) ? random.int(1, 9) : null,
    annualRevenue: random.int(15, 500) * 10_000,
    occupiedArea: random.int(10, 120) * 100,
    totalArea: random.chance(0.5) ? random.int(130, 300) * 100 : null,
    description: operationsDescription,
    yearBuilt: random.int(1925, 2018),
    construction: random.pick(['Frame', 'Joisted Masonry', 'Non-Combustible', 'Masonry Non-Comb']),
  }));
  const wanted = insured(random, sites.length);
  const names = [
    'COMMERCIAL GENERAL LIABILITY',
    'COMMERCIAL PROPERTY',
    ...(random.chance(0.4) ? ['BUSINESS AUTO'] : []),
    ...(random.chance(0.4) ? ['UMBRELLA'] : []),
  ];
  const priced = random.chance(0.5);
  const linesOfBusiness = LINES.filter((name) => names.includes(name)).map((name) => ({
    name,
    premium: priced ? random.dollars(500, 14_000) : null,
  }));
  const effectiveDate = `${year}-${random.pick(['02', '04', '09', '11'])}-${random.pick(['01', '15'])}`;
  const lossDate = `${year - 2}-0${random.int(1, 9)}-${random.int(10, 28)}`;
  return {
    office,
    mail,
    bank,
    sites,
    wanted,
    underwriter: random.chance(0.4) ? person(random) : '',
    label: {
      formNumbers: ['ACORD 125 (2016/03)', 'ACORD 126 (2016/09)', 'ACORD 140 (2016/03)'],
      applicationDate: addDays(effectiveDate, -random.int(20, 60)),
      agencyName: agency(random),
      agencyAddress: oneLine(office),
      agencyContactName: person(random),
      agencyPhone: phone(random),
      agencyEmail: `${word(random).toLowerCase()}@agents.example`,
      agencyCustomerId: numbered(random, '@@@@@@-01'),
      carrierName: random.chance(0.85) ? carrier(random) : null,
      naicCode: random.chance(0.3) ? random.digits(5) : null,
      policyNumber: random.chance(0.3) ? numbered(random, '@@ #######') : null,
      transactionType: random.pick(['quote', 'quote', 'renewal', 'issue']),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      billingPlan: random.pick(['direct', 'agency', null]),
      totalPremium: priced ? linesOfBusiness.reduce((so, each) => so + (each.premium ?? 0), 0) : null,
      applicants: [
        {
          name,
          address: oneLine(mail),
          entityType: /L\.?L\.?C/.test(name) ? 'LLC' : random.pick(['CORPORATION', 'SUBCHAPTER "S" CORPORATION']),
          fein: numbered(random, '##-#######'),
          sicCode: random.chance(0.6) ? random.digits(4) : null,
          naicsCode: random.chance(0.6) ? random.digits(6) : null,
          phone: phone(random),
          website: random.chance(0.4) ? `${word(random).toLowerCase()}.example` : null,
        },
      ],
      linesOfBusiness,
      natureOfBusiness,
      operationsDescription,
      businessStartDate: random.chance(0.7) ? `${random.int(1975, 2014)}-${random.pick(['01', '05'])}-01` : null,
      locations,
      coverages: [...wanted.liability, ...wanted.property.flat()],
      hazards: locations.map((each, i) => ({
        locationNumber: i + 1,
        hazardNumber: 1,
        classification,
        classCode,
        premiumBasis,
        exposure: each.annualRevenue,
        territory: random.chance(0.6) ? numbered(random, '00#') : null,
      })),
      otherPolicies: random.times(random.int(0, 3), (i) => ({
        relation: 'prior',
        year: year - 1 - i,
        line: i % 2 ? 'PROPERTY' : 'GENERAL LIABILITY',
        carrierName: carrier(random),
        policyNumber: numbered(random, 'CPP ######'),
        premium: random.dollars(1200, 20_000),
        effectiveDate: addYears(effectiveDate, -1 - i),
        expirationDate: addYears(effectiveDate, -i),
      })),
      lossHistory: random.chance(0.5)
        ? [
            {
              occurrenceDate: lossDate,
              line: 'Prop',
              description: random.pick(['Hail damage to roof', 'Break-in, tools stolen']),
              claimDate: addDays(lossDate, 3),
              amountPaid: random.dollars(2000, 40_000),
              amountReserved: 0,
              isOpen: false,
            },
          ]
        : [],
      additionalInterests: random.chance(0.6)
        ? [
            {
              interest: random.pick(['MORTGAGEE', 'LOSS PAYEE']),
              name: `${word(random)} Bank & Trust`,
              address: oneLine(bank),
            },
          ]
        : [],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const box = boxes(17);
const tick = (on: boolean, text: Piece): Html => html`<div class="k"><i>${on ? '\u2612' : '\u2610'}</i>${text}</div>`;
const row = filledRows(13);
const foot = (form: string, page: number, of: number): Html =>
  html`<div style="display:flex;justify-content:space-between;margin-top:3pt"><b>${form}</b><span>Page ${page} of ${of}</span><span>\u00a9 1993-2015 ACORD CORPORATION. All rights reserved.</span></div>`;
const title = (text: Piece, date: string): Html =>
  html`<div class="r" style="align-items:flex-end"><b style="font:italic 700 14pt 'Liberation Serif';width:80pt">ACORD</b><h2>${text}</h2><div class="r" style="width:86pt">${box(1, 'DATE (MM/DD/YYYY)', date)}</div></div>`;
const customer = ({ label: l }: Facts): Html =>
  html`<div style="text-align:right">AGENCY CUSTOMER ID: <u class="v">${l.agencyCustomerId}</u></div>`;

function applicant(f: Facts): Html {
  const { label: l, office, mail } = f;
  const [first] = l.applicants;
  const status = (key: string): boolean => l.transactionType === key;
  const lines = LINES.map((name) => {
    const found = l.linesOfBusiness.find((each) => each.name === name);
    return html`<div class="r"><div class="b" style="flex:2">${tick(found !== undefined, name)}</div><div class="b" style="flex:.8">$ <span class="v">${amountOrBlank(found?.premium)}</span></div></div>`;
  });
  const none = html`<div class="r"><div class="b v" style="flex:2;height:34pt;font-size:5.6pt">NAME (Other Named Insured) AND MAILING ADDRESS (including ZIP+4)</div>${box(0.5, 'GL CODE')}${box(0.5, 'SIC')}${box(0.6, 'NAICS')}${box(1, 'FEIN OR SOC SEC #')}</div><div class="b">${across(
    4,
    ENTITIES.map((name) => tick(false, name)),
  )}</div>`;
  return html`<div class="p">${title(html`COMMERCIAL INSURANCE APPLICATION<br><span style="font-size:9pt">APPLICANT INFORMATION SECTION</span>`, slashed(l.applicationDate))}<div class="r"><div style="flex:1"><div class="b" style="height:40pt">AGENCY<div class="v">${l.agencyName}<br>${office.street}<br>${cityLine(office)}</div></div><div class="r">${box(1, 'CONTACT NAME:', l.agencyContactName)}</div><div class="r">${box(1, 'PHONE (A/C, No, Ext):', l.agencyPhone)}${box(1, 'FAX (A/C, No):')}</div><div class="r">${box(1, 'E-MAIL ADDRESS:', l.agencyEmail)}</div><div class="r">${box(1, 'CODE:')}${box(1, 'SUBCODE:')}</div><div class="r">${box(1, 'AGENCY CUSTOMER ID:', l.agencyCustomerId)}</div></div>
<div style="flex:1"><div class="r">${box(3, 'CARRIER', l.carrierName)}${box(1, 'NAIC CODE', l.naicCode)}</div><div class="r">${box(3, 'COMPANY POLICY OR PROGRAM NAME')}${box(1, 'PROGRAM CODE')}</div><div class="r">${box(1, 'POLICY NUMBER', l.policyNumber)}</div><div class="r">${box(1, 'UNDERWRITER', f.underwriter)}${box(1, 'UNDERWRITER OFFICE')}</div><div class="b" style="height:46pt">STATUS OF TRANSACTION${across(3, [tick(status('quote'), 'QUOTE'), tick(status('issue'), 'ISSUE POLICY'), tick(status('renewal'), 'RENEW'), tick(false, 'BOUND (Give Date and/or Attach Copy):'), '', '', tick(false, 'CHANGE'), 'DATE', 'TIME', tick(false, 'CANCEL')])}</div></div></div>
<h3>LINES OF BUSINESS</h3><div class="r">${[0, 1, 2].map(() => html`<div class="b" style="flex:2">INDICATE LINES OF BUSINESS</div><div class="b" style="flex:.8">PREMIUM</div>`)}</div>${across(3, lines)}<h3>POLICY INFORMATION</h3><div class="r">${box(1, 'PROPOSED EFF DATE', slashed(l.effectiveDate))}${box(1, 'PROPOSED EXP DATE', slashed(l.expirationDate))}<div class="b" style="flex:1.4">BILLING PLAN<div class="r" style="gap:6pt">${tick(l.billingPlan === 'direct', 'DIRECT')}${tick(l.billingPlan === 'agency', 'AGENCY')}</div></div>${box(1, 'PAYMENT PLAN')}${box(1, 'METHOD OF PAYMENT')}${box(0.6, 'AUDIT')}${box(0.8, 'DEPOSIT', '$')}${box(0.9, 'MINIMUM PREMIUM', '$')}${box(1, 'POLICY PREMIUM', `$ ${amountOrBlank(l.totalPremium)}`)}</div>
<h3>APPLICANT INFORMATION</h3><div class="r"><div class="b" style="flex:2">NAME (First Named Insured) AND MAILING ADDRESS (including ZIP+4)<div class="v">${first?.name}<br>${mail.street}<br>${cityLine(mail)}</div></div><div style="flex:2.6"><div class="r">${box(0.5, 'GL CODE')}${box(0.5, 'SIC', first?.sicCode)}${box(0.6, 'NAICS', first?.naicsCode)}${box(1, 'FEIN OR SOC SEC #', first?.fein)}</div><div class="r">${box(1, 'BUSINESS PHONE #:', first?.phone)}${box(1, 'WEBSITE ADDRESS', first?.website)}</div></div></div><div class="b">${across(
    4,
    ENTITIES.map((name) => tick(first?.entityType === name, name)),
  )}</div>${none}${none}${foot('ACORD 125 (2016/03)', 1, 4)}</div>`;
}

const size = (each: Facts['label']['locations'][number] | undefined): Html =>
  html`<div class="b" style="flex:1.9;line-height:11.6pt">ANNUAL REVENUES: $ <span class="v">${amountOrBlank(each?.annualRevenue)}</span><br>OCCUPIED AREA: <span class="v">${amountOrBlank(each?.occupiedArea)}</span> SQ FT<br>OPEN TO PUBLIC AREA: SQ FT<br>TOTAL BUILDING AREA: <span class="v">${amountOrBlank(each?.totalArea)}</span> SQ FT</div>`;

const prior = ({ otherPolicies }: Facts['label']): Piece[] =>
  [0, 1, 2].map((i) => {
    const each = otherPolicies[i];
    return priorRows.map(
      ([name, show], k) =>
        html`<tr>${k === 0 ? html`<td rowspan="5" class="v">${each?.year}</td>` : ''}<td>${name}</td>${['GENERAL LIABILITY', 'AUTOMOBILE', 'PROPERTY', 'OTHER'].map((line) => html`<td class="v">${each?.line === line ? show(each) : ''}</td>`)}</tr>`,
    );
  });

function premises(f: Facts): Html {
  const { label: l, sites } = f;
  const blocks = [0, 1, 2, 3].map((i) => {
    const [each, site] = [l.locations[i], sites[i]];
    return html`<div class="r"><div style="flex:.4">${html`<div class="r">${box(1, 'LOC #', each?.locationNumber, 23)}</div><div class="r">${box(1, 'BLD #', each?.buildingNumber, 23)}</div>`}</div><div style="flex:3"><div class="r">${box(1, 'STREET', site?.at.street, 23)}</div><div class="r">${box(1.4, 'CITY:', site?.at.city, 23)}${box(0.5, 'STATE:', site?.at.state, 23)}${box(1, 'COUNTY:', site?.county, 23)}${box(0.8, 'ZIP:', site?.at.zip, 23)}</div></div><div class="b" style="flex:.7">CITY LIMITS${tick(false, 'INSIDE')}${tick(false, 'OUTSIDE')}</div><div class="b" style="flex:.7">INTEREST${tick(each?.interest === 'owner', 'OWNER')}${tick(each?.interest === 'tenant', 'TENANT')}</div><div style="flex:.9"><div class="r">${box(1, '# FULL TIME EMPL', each?.fullTimeEmployees, 23)}</div><div class="r">${box(1, '# PART TIME EMPL', each?.partTimeEmployees, 23)}</div></div>${size(each)}</div><div class="r">${box(3, 'DESCRIPTION OF OPERATIONS:', each?.description)}${box(1, 'ANY AREA LEASED TO OTHERS? Y / N')}</div>`;
  });
  const [party] = l.additionalInterests;
  const loss = l.lossHistory.map((each) => row(lossCells(each)));
  return html`<div class="p">${customer(f)}<h3>PREMISES INFORMATION (Attach ACORD 823 for Additional Premises)</h3>${blocks}<h3>NATURE OF BUSINESS</h3><div class="r"><div class="b" style="flex:4">${across(
    5,
    natures.map((name) => tick(l.natureOfBusiness === name, name)),
  )}</div>${box(1, 'DATE BUSINESS STARTED (MM/DD/YYYY)', l.businessStartDate === null ? '' : slashed(l.businessStartDate))}</div><div class="r">${box(1, 'DESCRIPTION OF PRIMARY OPERATIONS', l.operationsDescription, 36)}</div><h3>ADDITIONAL INTEREST (Attach ACORD 45 for more Additional Interests)</h3><div class="r"><div class="b" style="flex:2">INTEREST${across(
    2,
    split(
      "ADDITIONAL INSURED;LIENHOLDER;BREACH OF WARRANTY;LOSS PAYEE;CO-OWNER;MORTGAGEE;EMPLOYEE AS LESSOR;OWNER;LENDER'S LOSS PAYABLE;TRUSTEE",
    ).map((name) => tick(party?.interest === name, name)),
  )}</div>${box(2.4, 'NAME AND ADDRESS  RANK:  EVIDENCE:', party ? html`${party.name}<br>${f.bank.street}<br>${cityLine(f.bank)}` : '')}${box(1, 'REFERENCE / LOAN #:')}</div>${foot('ACORD 125 (2016/03)', 2, 4)}</div>
<div class="p">${customer(f)}<h3>GENERAL INFORMATION</h3><table><tr><td>EXPLAIN ALL "YES" RESPONSES</td><td style="width:26pt">Y / N</td></tr>${QUESTIONS.map((text, i) => html`<tr><td style="height:22pt">${i + 1}. ${text}</td><td class="v">N</td></tr>`)}</table><h3>REMARKS / PROCESSING INSTRUCTIONS (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)</h3><div class="b" style="height:60pt"></div><h3>PRIOR CARRIER INFORMATION</h3><table>${captions('YEAR;CATEGORY;GENERAL LIABILITY;AUTOMOBILE;PROPERTY;OTHER:')}${prior(l)}</table><h3>LOSS HISTORY &nbsp; Check if none (Attach Loss Summary for Additional Loss Information) <i>${l.lossHistory.length === 0 ? '\u2612' : '\u2610'}</i></h3><table>${captions(lossCaptions)}${loss}${row(blanks(8))}${row(blanks(8))}</table>${foot('ACORD 125 (2016/03)', 3, 4)}</div>`;
}

const top = ({ label: l }: Facts): Html =>
  html`<div class="r">${box(1, 'AGENCY', l.agencyName)}${box(1, 'CARRIER', l.carrierName)}${box(0.4, 'NAIC CODE', l.naicCode)}</div><div class="r">${box(1, 'POLICY NUMBER', l.policyNumber)}${box(0.6, 'EFFECTIVE DATE', slashed(l.effectiveDate))}${box(1.4, 'APPLICANT / FIRST NAMED INSURED', l.applicants[0]?.name)}</div>`;

function liability(f: Facts): Html {
  const { label: l, wanted } = f;
  const limits = LIMITS.map(
    (name) =>
      html`<tr><td style="width:64%">${name}</td><td>$ <span class="v">${amountOrBlank(wanted.liability.find((each) => each.name === name)?.limit)}</span></td></tr>`,
  );
  return html`<div class="p">${customer(f)}${title('COMMERCIAL GENERAL LIABILITY SECTION', slashed(l.applicationDate))}${top(f)}<div class="b"><b>IMPORTANT - If CLAIMS MADE is checked in the COVERAGE / LIMITS section below, this is an application for a claims-made policy. Read all provisions of the policy carefully.</b></div>
<div class="r"><div style="flex:1"><h3>COVERAGES</h3><div class="b" style="height:78pt">${tick(true, 'COMMERCIAL GENERAL LIABILITY')}${across(2, [tick(false, 'CLAIMS MADE'), tick(true, 'OCCURRENCE')])}${tick(false, "OWNER'S & CONTRACTOR'S PROTECTIVE")}DEDUCTIBLES${tick(false, 'PROPERTY DAMAGE $')}${tick(false, 'BODILY INJURY $')}</div></div><div style="flex:1.4"><h3>LIMITS</h3><table>${limits}</table></div><div style="flex:.7"><h3>PREMIUMS</h3><div class="b" style="height:78pt;line-height:2">PREMISES/OPERATIONS<br>PRODUCTS<br>OTHER<br>TOTAL</div></div></div><div class="b" style="height:24pt">OTHER COVERAGES, RESTRICTIONS AND/OR ENDORSEMENTS (For hired/non-owned auto coverages attach the applicable state Business Auto Section, ACORD 137)</div>
<h3>SCHEDULE OF HAZARDS</h3><table>${captions('LOC #;HAZ #;CLASS CODE;PREMIUM BASIS;EXPOSURE;TERR;RATE PREM/OPS;RATE PRODUCTS;PREMIUM PREM/OPS;PREMIUM PRODUCTS;CLASSIFICATION')}${l.hazards.map((each) => row([each.locationNumber, each.hazardNumber, each.classCode, each.premiumBasis, whole(each.exposure), each.territory, '', '', '', '', each.classification], 18))}${[0, 1, 2].map(() => row(blanks(11), 18))}</table><div class="b">RATING AND PREMIUM BASIS (S) GROSS SALES - PER $1,000/SALES &nbsp; (P) PAYROLL - PER $1,000/PAY &nbsp; (A) AREA - PER 1,000/SQ FT &nbsp; (C) TOTAL COST - PER $1,000/COST &nbsp; (M) ADMISSIONS - PER 1,000/ADM &nbsp; (U) UNIT - PER UNIT &nbsp; (T) OTHER</div><h3>CLAIMS MADE (Explain all "Yes" responses)</h3><div class="b" style="line-height:2">1. PROPOSED RETROACTIVE DATE:<br>2. ENTRY DATE INTO UNINTERRUPTED CLAIMS MADE COVERAGE:</div><h3>EMPLOYEE BENEFITS LIABILITY</h3><div class="b" style="line-height:2">1. DEDUCTIBLE PER CLAIM: $ &nbsp; 2. NUMBER OF EMPLOYEES: &nbsp; 3. NUMBER OF EMPLOYEES COVERED BY EMPLOYEE BENEFITS PLANS: &nbsp; 4. RETROACTIVE DATE:</div>${foot('ACORD 126 (2016/09)', 1, 4)}</div>`;
}

function property(f: Facts): Html {
  const { label: l, sites, wanted } = f;
  const pages = l.locations.map(
    (
      each,
      i,
    ) => html`<h3>PREMISES INFORMATION &nbsp; PREMISES #: <span class="v">${each.locationNumber}</span> &nbsp; STREET ADDRESS: <span class="v" style="font-weight:400">${sites[i] ? oneLine(sites[i].at) : ''}</span> &nbsp; BUILDING #: <span class="v">${each.buildingNumber}</span></h3><table>${captions('SUBJECT OF INSURANCE;AMOUNT;COINS %;VALU- ATION;CAUSES OF LOSS;INFLATION GUARD %;DED;DED TYPE;BLKT #;FORMS AND CONDITIONS TO APPLY')}${(wanted.property[i] ?? []).map((item) => row([item.name, whole(item.limit), item.coinsurancePercent, item.valuation, item.causesOfLoss, '', whole(item.deductible), '', '', '']))}${row(blanks(10))}</table>
<div class="r">${box(1.2, 'CONSTRUCTION TYPE', each.construction)}${box(0.7, 'DISTANCE TO HYDRANT')}${box(0.7, 'FIRE STAT')}${box(1, 'FIRE DISTRICT')}${box(0.5, 'PROT CL')}${box(0.5, '# STORIES', '1')}${box(0.5, "# BASM'TS")}${box(0.6, 'YR BUILT', each.yearBuilt)}${box(0.8, 'TOTAL AREA', amountOrBlank(each.totalArea))}</div><div class="b" style="line-height:1.7">BUILDING IMPROVEMENTS &nbsp; ${'\u2610'} WIRING, YR: &nbsp; ${'\u2610'} ROOFING, YR: &nbsp; ${'\u2610'} PLUMBING, YR: &nbsp; ${'\u2610'} HEATING, YR: &nbsp; BURGLAR ALARM TYPE: &nbsp; FIRE PROTECTION (Sprinklers, Standpipes, CO2 / Chemical Systems): &nbsp; % SPRNK:</div>`,
  );
  return html`<div class="p">${customer(f)}${title('PROPERTY SECTION', slashed(l.applicationDate))}${top(f)}<h3>BLANKET SUMMARY</h3><table>${captions('BLKT #;AMOUNT;TYPE;BLKT #;AMOUNT;TYPE')}${row(blanks(6))}</table>${pages}<h3>REMARKS</h3><div class="b" style="height:40pt"></div>${foot('ACORD 140 (2016/03)', 1, 3)}</div>`;
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'three-forms',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [applicant(f), premises(f), liability(f), property(f)] }),
      label: f.label,
      print: { margin: { top: '0.35in', bottom: '0.3in', left: '0.35in', right: '0.35in' } },
    };
  },
};
