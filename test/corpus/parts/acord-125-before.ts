// The applicant information section as it was from 2005 to 2009: premises as lines of a table, prior carriers with a column for each year and
// the rows of three lines below each other.
import { slashed } from '../kit/dates.ts';
import { type Html, html } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { cityLine } from '../kit/names.ts';
import { type EarlyHistory, earlyHistory } from './acord-125-before-history.ts';
import {
  bar,
  box,
  cell,
  column,
  columns,
  grid,
  inline,
  lines,
  nest,
  page,
  row,
  tallRow,
  value,
} from './captioned-boxes.ts';
import type { Business } from './commercial-facts.ts';

export interface EarlyApplication extends EarlyHistory {
  edition: '2005/07' | '2007/05';
  f: Business;
  status: 'quote' | 'issue' | 'renewal' | 'bound';
  billing: 'direct' | 'agency';
  policyNumber: string | null;
  /** Sections that are ticked. */
  chosen: readonly string[];
  entity: string;
  otherNamed: string | null;
}

export const earlyEntities = [
  'INDIVIDUAL',
  'CORPORATION',
  'PARTNERSHIP',
  'SUBCHAPTER "S" CORPORATION',
  'LIMITED CORPORATION',
];
const sections =
  'PROPERTY;GLASS AND SIGN;ACCOUNTS RECEIVABLE / VALUABLE PAPERS;CRIME/MISCELLANEOUS CRIME;TRANSPORTATION/ MOTOR TRUCK CARGO;EQUIPMENT FLOATER;INSTALLATION/BUILDERS RISK;ELECTRONIC DATA PROC;COMMERCIAL GENERAL LIABILITY;BUSINESS AUTO;TRUCKERS/MOTOR CARRIER;GARAGE AND DEALERS;VEHICLE SCHEDULE;BOILER & MACHINERY;WORKERS COMPENSATION;UMBRELLA'.split(
    ';',
  );

function head(a: EarlyApplication): Html {
  const { f, tick, status } = a;
  const is2007 = a.edition === '2007/05';
  return html`<div style="display:flex;align-items:flex-end"><div style="font:italic 700 15pt 'Liberation Serif'">ACORD<span style="font-size:6pt">&trade;</span></div><div class="ti" style="flex:1;font-size:11pt">COMMERCIAL INSURANCE APPLICATION<div style="font-size:8.5pt">APPLICANT INFORMATION SECTION</div></div><div style="width:90pt">${row(box(1, 'DATE (MM/DD/YYYY)', slashed(f.written)))}</div></div>
${columns(
  column(
    45,
    row(
      box(50, lines(is2007 ? 'AGENCY' : 'PRODUCER', 'PHONE (A/C, No, Ext):'), f.agency.agencyPhone),
      box(50, lines('FAX', '(A/C, No):'), f.fax),
    ),
    tallRow(cell(1, value(lines(f.agency.agencyName, f.office.street, cityLine(f.office))))),
    row(inline(1, 'CODE:', f.code), inline(1, 'SUB CODE:')),
    row(inline(1, 'AGENCY CUSTOMER ID:', f.agency.agencyCustomerId)),
  ),
  column(
    55,
    row(box(72, 'CARRIER', f.carrierName), box(28, 'NAIC CODE', f.naicCode)),
    row(box(50, 'UNDERWRITER'), box(50, 'UNDERWRITER OFF.')),
    row(box(62, 'POLICIES OR PROGRAM REQUESTED'), box(38, 'POLICY NUMBER', a.policyNumber)),
    row(
      cell(
        100,
        'INDICATE SECTIONS ATTACHED',
        html`<div style="columns:3;column-gap:2pt;font:5pt 'Liberation Sans Narrow'">${sections.map((name) => html`<div>${tick(a.chosen.includes(name), name)}</div>`)}</div>`,
      ),
    ),
  ),
)}${columns(
  column(
    45,
    html`<div>${bar('STATUS OF TRANSACTION')}</div>`,
    row(
      cell(
        1,
        tick(status === 'quote', 'QUOTE'),
        tick(status === 'issue', 'ISSUE POLICY'),
        tick(status === 'renewal', 'RENEW'),
        html`<br>`,
        tick(status === 'bound', 'BOUND (Give Date and/or Attach Copy):'),
      ),
    ),
    tallRow(
      cell(1, tick(false, 'CHANGE'), html`<br>`, tick(false, 'CANCEL')),
      box(1, 'DATE'),
      box(0.6, 'TIME'),
      cell(0.5, tick(false, 'AM'), html`<br>`, tick(false, 'PM')),
    ),
  ),
  column(
    55,
    html`<div>${bar('PACKAGE POLICY INFORMATION')}</div>`,
    row(cell(1, 'ENTER THIS INFORMATION WHEN COMMON DATES AND TERMS APPLY TO SEVERAL LINES, OR FOR MONOLINE POLICIES')),
    tallRow(
      box(20, 'PROPOSED EFF DATE', slashed(f.effective)),
      box(20, 'PROPOSED EXP DATE', slashed(f.expiration)),
      cell(
        24,
        'BILLING PLAN',
        html`<br>`,
        tick(a.billing === 'direct', 'DIRECT BILL'),
        html`<br>`,
        tick(a.billing === 'agency', 'AGENCY BILL'),
      ),
      box(22, 'PAYMENT PLAN'),
      box(14, 'AUDIT'),
    ),
  ),
)}`;
}

function applicant(a: EarlyApplication): Html {
  const { f, tick } = a;
  const { applicant: who, mail } = f;
  const of = (name: string): Html => tick(name === a.entity, name);
  return html`${bar('APPLICANT INFORMATION')}${row(
    html`<div style="flex:52 1 0;min-height:36pt">NAME (First Named Insured &amp; Other Named Insureds)<br>${value(lines(who.name, ...(a.otherNamed === null ? [] : [a.otherNamed])))}</div>`,
    html`<div style="flex:48 1 0">MAILING ADDRESS INCL ZIP+4 (of First Named Insured)<br>${value(lines(mail.street, cityLine(mail)))}</div>`,
  )}${row(box(26, lines('FEIN OR SOC SEC #', '(of First Named Insured):'), who.fein), box(26, 'PHONE (A/C, No, Ext):', who.phone), box(24, 'E-MAIL ADDRESS(ES):'), box(24, 'WEBSITE ADDRESS(ES):', who.website))}${row(cell(14, of('INDIVIDUAL'), html`<br>`, of('CORPORATION')), cell(24, of('PARTNERSHIP'), of('JOINT VENTURE'), html`<br>`, of('SUBCHAPTER "S" CORPORATION')), cell(26, of('LIMITED CORPORATION'), html`<br>`, of('NOT FOR PROFIT ORG'), tick(false, '')), box(14, 'CR BUREAU NAME'), box(10, 'ID NUMBER'), box(12, 'DATE BUS STARTED', slashed(f.started)))}${row(box(28, 'INSPECTION CONTACT:', f.signer), box(22, 'PHONE (A/C, No, Ext):', who.phone), box(28, 'ACCOUNTING RECORDS CONTACT:'), box(22, 'PHONE (A/C, No, Ext):'))}`;
}

function premises({ f, tick }: EarlyApplication): Html {
  const mark = (isTicked: boolean, name: string): Html =>
    html`<span style="font:5pt 'Liberation Sans'">${tick(isTicked, name)}</span>`;
  const blank = Array.from({ length: Math.max(0, 4 - f.premises.length) }, () => undefined);
  return html`${bar('PREMISES INFORMATION')}${grid(
    [
      { caption: 'LOC #', width: 5 },
      { caption: 'BLD #', width: 5 },
      { caption: 'STREET, CITY, COUNTY, STATE, ZIP+4', width: 41 },
      { caption: 'CITY LIMITS', width: 10 },
      { caption: 'INTEREST', width: 10 },
      { caption: 'YR BUILT', width: 7 },
      { caption: '# EMPLOYEES', width: 8 },
      { caption: 'ANNUAL REVENUES', width: 8, isNumber: true },
      { caption: '% OCCUPIED', width: 6 },
    ],
    [...f.premises, ...blank].map((each) => [
      each?.item.locationNumber,
      each?.item.buildingNumber,
      each && lines(each.at.street, cityLine(each.at)),
      html`${mark(false, 'INSIDE')}<br>${mark(false, 'OUTSIDE')}`,
      html`${mark(each?.item.interest === 'owner', 'OWNER')}<br>${mark(each?.item.interest === 'tenant', 'TENANT')}`,
      each?.item.yearBuilt,
      each?.item.fullTimeEmployees,
      each && whole(each.item.annualRevenue),
      each && Math.round((100 * each.item.occupiedArea) / each.item.totalArea),
    ]),
  )}${bar('NATURE OF BUSINESS/DESCRIPTION OF OPERATIONS BY PREMISE(S)')}${row(html`<div style="flex:1;min-height:38pt">${value(f.trade.operations)}</div>`)}`;
}

const questions = [
  ['1a. IS THE APPLICANT A SUBSIDIARY OF ANOTHER ENTITY?', '5. ANY CATASTROPHE EXPOSURE?'],
  ['1b. DOES THE APPLICANT HAVE ANY SUBSIDIARIES?', '6. ANY OTHER INSURANCE WITH THIS COMPANY OR BEING SUBMITTED?'],
  [
    '2. IS A FORMAL SAFETY PROGRAM IN OPERATION?',
    '7. ANY POLICY OR COVERAGE DECLINED, CANCELLED OR NON-RENEWED DURING THE PRIOR 3 YEARS? (Not applicable in MO)',
  ],
  [
    '3. ANY EXPOSURE TO FLAMMABLES, EXPLOSIVES, CHEMICALS?',
    '8. ANY PAST LOSSES OR CLAIMS RELATING TO SEXUAL ABUSE OR MOLESTATION ALLEGATIONS, DISCRIMINATION OR NEGLIGENT HIRING?',
  ],
  [
    '4. ANY UNCORRECTED FIRE CODE VIOLATIONS?',
    '9. DURING THE LAST FIVE YEARS (TEN IN RI), HAS ANY APPLICANT BEEN CONVICTED OF ANY DEGREE OF THE CRIME OF ARSON?',
  ],
] as const;

/** Two pages. */
export function earlyPages(a: EarlyApplication): Html {
  const yesNo = (isAsked: boolean): Html =>
    nest(8, row(cell(1, html`<div style="text-align:center">${value(isAsked ? 'NO' : '')}</div>`)));
  const foot = (at: number): Html =>
    html`<b>ACORD 125 (${a.edition})</b><span>${at === 1 ? 'PLEASE COMPLETE REVERSE SIDE' : 'ATTACH TO APPLICABLE SECTIONS'}</span><span>&copy; ACORD CORPORATION 1993-${a.edition.slice(0, 4)}</span>`;
  return html`${page(
    foot(1),
    head(a),
    applicant(a),
    premises(a),
    bar('GENERAL INFORMATION'),
    row(
      cell(42, 'EXPLAIN ALL "YES" RESPONSES'),
      cell(8, 'YES / NO'),
      cell(42, 'EXPLAIN ALL "YES" RESPONSES'),
      cell(8, 'YES / NO'),
    ),
    questions.map(([one, two]) =>
      row(html`<div style="flex:42 1 0;min-height:20pt">${one}</div>`, yesNo(true), cell(42, two), yesNo(true)),
    ),
  )}${page(foot(2), html`<div style="text-align:right">AGENCY CUSTOMER ID: ${value(a.f.agency.agencyCustomerId)}</div>`, earlyHistory(a))}`;
}

/** What the two pages say. */
export function earlyLabel(a: EarlyApplication) {
  const { f } = a;
  const { agencyContactName: _contact, agencyEmail: _email, ...agency } = f.agency;
  const { sicCode: _sic, naicsCode: _naics, ...first } = f.applicant;
  return {
    applicationDate: f.written,
    ...agency,
    agencyAddress: `${f.office.street}, ${cityLine(f.office)}`,
    carrierName: f.carrierName,
    naicCode: f.naicCode,
    policyNumber: a.policyNumber,
    transactionType: a.status,
    effectiveDate: f.effective,
    expirationDate: f.expiration,
    billingPlan: a.billing,
    applicants: [{ ...first, entityType: a.entity }, ...(a.otherNamed === null ? [] : [{ name: a.otherNamed }])],
    linesOfBusiness: a.chosen.map((name) => ({ name })),
    operationsDescription: f.trade.operations,
    businessStartDate: f.started,
    locations: f.premises.map(
      ({ item: { locationNumber, buildingNumber, address, interest, yearBuilt, annualRevenue } }) => ({
        locationNumber,
        buildingNumber,
        address,
        interest,
        yearBuilt,
        annualRevenue,
      }),
    ),
    otherPolicies: a.prior,
    lossHistory: a.losses,
    remarks: a.remarks,
  };
}

/** The form does not tell full from part time, so the number of employees may be taken or left. */
export const employeesAccepted = ({ f }: EarlyApplication) =>
  Object.fromEntries(f.premises.map(({ item }, i) => [`locations[${i}].fullTimeEmployees`, [item.fullTimeEmployees]]));
