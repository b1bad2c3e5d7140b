// The workers compensation application in its editions since 2009: applicant page, one rating page for each state, prior carriers and
// questions.
import { slashed } from '../kit/dates.ts';
import { type Html, html, type Piece } from '../kit/html.ts';
import { cityLine } from '../kit/names.ts';
import { type Rated, rating, shown } from './acord-130-rating.ts';
import {
  asked,
  bar,
  box,
  cell,
  column,
  columns,
  customerLine,
  grid,
  inline,
  lines,
  nest,
  page,
  row,
  tallRow,
  type Tick,
  value,
} from './captioned-boxes.ts';

export interface Submission extends Rated {
  /** As in the foot: "ACORD 130 (2017/05)". */
  form: string;
  title: string;
  tick: Tick;
  entity: string;
  status: string;
  isAgencyBill: boolean;
  otherStates: readonly string[];
  /** A notice of its own state, before the signatures. */
  notice?: Piece;
}

export const entityNames = ['SOLE PROPRIETOR', 'CORPORATION', 'LLC', 'PARTNERSHIP', 'SUBCHAPTER "S" CORP'];

const customer = ({ f }: Submission): Html => customerLine(f.label.agencyCustomerId);

function head(s: Submission): Html {
  const { f, tick, entity } = s;
  const { label: l, mail, office } = f;
  const of = (name: string): Html => tick(name === entity, name);
  return html`<div style="display:flex;align-items:flex-end"><div style="font:italic 700 15pt 'Liberation Serif'">ACORD</div><div class="ti" style="flex:1">${s.title}</div><div style="width:90pt">${row(box(1, 'DATE (MM/DD/YYYY)', slashed(l.applicationDate)))}</div></div>
${columns(
  column(
    42,
    tallRow(box(1, 'AGENCY NAME AND ADDRESS', lines(l.agencyName, office.street, cityLine(office)))),
    row(inline(1, 'PRODUCER NAME:', l.producerName)),
    row(inline(1, lines('CS REPRESENTATIVE', 'NAME:'), f.service)),
    row(inline(1, lines('OFFICE PHONE', '(A/C, No, Ext):'), f.agencyPhone)),
    row(inline(1, lines('MOBILE', 'PHONE:'))),
    row(inline(1, lines('FAX', '(A/C, No):'), f.fax)),
    row(inline(1, lines('E-MAIL', 'ADDRESS:'), f.agencyEmail)),
    row(inline(1, 'CODE:'), inline(1, 'SUB CODE:')),
    row(inline(1, 'AGENCY CUSTOMER ID:', l.agencyCustomerId)),
  ),
  column(
    58,
    row(inline(60, 'COMPANY:', l.carrierName), inline(40, 'UNDERWRITER:', l.underwriterName)),
    row(inline(1, 'APPLICANT NAME:', l.namedInsureds[0])),
    row(inline(1, 'OFFICE PHONE:', l.phone), inline(1, 'MOBILE PHONE:')),
    row(
      html`<div style="flex:62 1 0">MAILING ADDRESS (including ZIP + 4 or Canadian Postal Code)<br>${value(lines(mail.street, cityLine(mail)))}</div>`,
      nest(
        38,
        row(inline(1, 'YRS IN BUS:', l.yearsInBusiness)),
        row(inline(1, 'SIC:', l.sicCode)),
        row(inline(1, 'NAICS:', l.naicsCode)),
      ),
    ),
    row(inline(1, 'E-MAIL ADDRESS:', l.email), inline(1, 'WEBSITE ADDRESS:', f.website)),
    row(cell(25, of('SOLE PROPRIETOR')), cell(25, of('CORPORATION')), cell(18, of('LLC')), cell(32, of('TRUST'))),
    row(
      cell(25, of('PARTNERSHIP')),
      cell(25, of('SUBCHAPTER "S" CORP')),
      cell(18, of('JOINT VENTURE')),
      cell(32, of('OTHER:')),
    ),
    row(inline(62, lines('CREDIT', 'BUREAU NAME:')), inline(38, 'ID NUMBER:')),
    tallRow(
      box(30, 'FEDERAL EMPLOYER ID NUMBER', l.fein),
      box(28, 'NCCI RISK ID NUMBER', l.ncciRiskId),
      box(42, html`OTHER RATING BUREAU ID OR STATE EMPLOYER REGISTRATION NUMBER`),
    ),
  ),
)}`;
}

function status({ tick, status: is, isAgencyBill }: Submission): Html {
  const of = (name: string): Html => tick(name === is, name);
  return html`<div class="fc"><div style="flex:42 1 0">${bar('STATUS OF SUBMISSION')}${row(cell(1, of('QUOTE'), of('ISSUE POLICY'), html`<br>`, of('BOUND'), '(Give date and/or attach copy)', html`<br>`, of('ASSIGNED RISK'), '(Attach ACORD 133)'))}</div><div style="flex:58 1 0">${bar('BILLING / AUDIT INFORMATION')}${row(
    cell(
      22,
      'BILLING PLAN',
      html`<br>`,
      tick(isAgencyBill, 'AGENCY BILL'),
      html`<br>`,
      tick(!isAgencyBill, 'DIRECT BILL'),
    ),
    cell(
      42,
      'PAYMENT PLAN',
      html`<br>`,
      tick(true, 'ANNUAL'),
      tick(false, ''),
      html`<br>`,
      tick(false, 'SEMI-ANNUAL'),
      html`<br>`,
      tick(false, 'QUARTERLY'),
      '% DOWN:',
    ),
    cell(
      36,
      'AUDIT',
      html`<br>`,
      tick(true, 'AT EXPIRATION'),
      tick(false, 'MONTHLY'),
      html`<br>`,
      tick(false, 'SEMI-ANNUAL'),
      html`<br>`,
      tick(false, 'QUARTERLY'),
    ),
  )}</div></div>`;
}

function policy(s: Submission): Html {
  const { f, tick, money, otherStates } = s;
  const { label: l } = f;
  return html`${bar('LOCATIONS')}${grid(
    [
      { caption: 'LOC #', width: 6 },
      { caption: lines('HIGHEST', 'FLOOR'), width: 8 },
      { caption: 'STREET, CITY, COUNTY, STATE, ZIP CODE', width: 86 },
    ],
    f.sites.map(({ at }, i) => [i + 1, '', `${at.street}, ${cityLine(at)}`]),
    3,
  )}${bar('POLICY INFORMATION')}${row(
    box(18, 'PROPOSED EFF DATE', slashed(l.effectiveDate)),
    box(18, 'PROPOSED EXP DATE', slashed(l.expirationDate)),
    box(24, 'NORMAL ANNIVERSARY RATING DATE'),
    cell(20, tick(false, 'PARTICIPATING'), html`<br>`, tick(false, 'NON-PARTICIPATING')),
    box(20, 'RETRO PLAN'),
  )}${row(
    html`<div style="flex:20 1 0">PART 1 - WORKERS COMPENSATION (States)<br>${value(l.coveredStates.join(', '))}</div>`,
    html`<div style="flex:26 1 0">PART 2 - EMPLOYER'S LIABILITY<br>$ ${value(money(l.eachAccidentLimit))} &nbsp;EACH ACCIDENT<br>$ ${value(money(l.diseasePolicyLimit))} &nbsp;DISEASE-POLICY LIMIT<br>$ ${value(money(l.diseaseEachEmployeeLimit))} &nbsp;DISEASE-EACH EMPLOYEE</div>`,
    html`<div style="flex:14 1 0">PART 3 - OTHER STATES INS<br>${value(otherStates.join(', '))}</div>`,
    html`<div style="flex:20 1 0">DEDUCTIBLES (N / A in WI) &nbsp; AMOUNT / %<br>${tick(false, 'MEDICAL')}<br>${tick(false, 'INDEMNITY')}</div>`,
    html`<div style="flex:20 1 0">OTHER COVERAGES<br>${tick(false, 'U.S.L. & H.')}${tick(false, 'MANAGED')}<br>${tick(false, 'VOLUNTARY COMP')}CARE OPTION<br>${tick(false, 'FOREIGN COV')}</div>`,
  )}${row(box(40, 'DIVIDEND PLAN / SAFETY GROUP'), box(60, 'ADDITIONAL COMPANY INFORMATION'))}${row(html`<div style="flex:1;min-height:24pt">SPECIFY ADDITIONAL COVERAGES / ENDORSEMENTS (Attach ACORD 101, Additional Remarks Schedule, if more space is required)</div>`)}
${bar('TOTAL ESTIMATED ANNUAL PREMIUM - ALL STATES')}${row(
  box(1, 'TOTAL ESTIMATED ANNUAL PREMIUM ALL STATES', `$ ${shown(l.estimatedAnnualPremium, money)}`),
  box(1, 'TOTAL MINIMUM PREMIUM ALL STATES', `$ ${shown(l.minimumPremium, money)}`),
  box(1, 'TOTAL DEPOSIT PREMIUM ALL STATES', `$ ${shown(l.depositPremium, money)}`),
)}${bar('CONTACT INFORMATION')}${grid(
  [
    { caption: 'TYPE', width: 14 },
    { caption: 'NAME', width: 30 },
    { caption: 'OFFICE PHONE', width: 16 },
    { caption: 'MOBILE PHONE', width: 16 },
    { caption: 'E-MAIL', width: 24 },
  ],
  [
    [html`<span style="font:5.6pt 'Liberation Sans'">INSPECTION</span>`, f.inspection.name, f.inspection.phone, '', ''],
    [html`<span style="font:5.6pt 'Liberation Sans'">ACCTNG RECORD</span>`, '', '', '', ''],
    [html`<span style="font:5.6pt 'Liberation Sans'">CLAIMS INFO</span>`, '', '', '', ''],
  ],
)}`;
}

interface Individual {
  name: string;
  dateOfBirth: string;
  title: string;
  ownershipPercent: number;
  included: string;
  classCode: string | null;
  payroll: number | null;
}

/** What is typed for somebody included or excluded, from the name on. */
export const individualCells = (each: Individual, money: (amount: number) => string): readonly Piece[] => [
  each.name,
  slashed(each.dateOfBirth),
  each.title,
  each.ownershipPercent,
  '',
  each.included === 'included' ? 'INC' : 'EXC',
  each.classCode,
  shown(each.payroll, money),
];

const individuals = ({ f, money }: Submission): Html =>
  html`${bar('INDIVIDUALS INCLUDED / EXCLUDED')}${row(cell(1, 'PARTNERS, OFFICERS, RELATIVES ("Must be employed by business operations") TO BE INCLUDED OR EXCLUDED (Remuneration/Payroll to be included must be part of rating information section.) Exclusions in Missouri must meet the requirements of Section 287.090 RSMo.'))}${grid(
    [
      { caption: 'STATE', width: 5 },
      { caption: 'LOC #', width: 4 },
      { caption: 'NAME', width: 24 },
      { caption: 'DATE OF BIRTH', width: 10 },
      { caption: lines('TITLE /', 'RELATIONSHIP'), width: 12 },
      { caption: lines('OWNER-', 'SHIP %'), width: 7 },
      { caption: 'DUTIES', width: 12 },
      { caption: 'INC/EXC', width: 6 },
      { caption: 'CLASS CODE', width: 8 },
      { caption: 'REMUNERATION/PAYROLL', width: 12, isNumber: true },
    ],
    f.label.individuals.map((each) => [each.state, each.locationNumber, ...individualCells(each, money)]),
    4,
  )}`;

export const questions = [
  '1. DOES APPLICANT OWN, OPERATE OR LEASE AIRCRAFT / WATERCRAFT?',
  '2. DO / HAVE PAST, PRESENT OR DISCONTINUED OPERATIONS INVOLVE(D) STORING, TREATING, DISCHARGING, APPLYING, DISPOSING, OR TRANSPORTING OF HAZARDOUS MATERIAL? (e.g. landfills, wastes, fuel tanks, etc)',
  '3. ANY WORK PERFORMED UNDERGROUND OR ABOVE 15 FEET?',
  '4. ANY WORK PERFORMED ON BARGES, VESSELS, DOCKS, BRIDGE OVER WATER?',
  '5. IS APPLICANT ENGAGED IN ANY OTHER TYPE OF BUSINESS?',
  '6. ARE SUB-CONTRACTORS USED? (If "YES", give % of work subcontracted)',
  '7. ANY WORK SUBLET WITHOUT CERTIFICATES OF INSURANCE? (If "YES", payroll for this work must be included in the State Rating Worksheet on Page 2)',
  '8. IS A WRITTEN SAFETY PROGRAM IN OPERATION?',
  '9. ANY GROUP TRANSPORTATION PROVIDED?',
  '10. ANY EMPLOYEES UNDER 16 OR OVER 60 YEARS OF AGE?',
  '11. ANY SEASONAL EMPLOYEES?',
  '12. IS THERE ANY VOLUNTEER OR DONATED LABOR? (If "YES", please specify)',
  '13. ANY EMPLOYEES WITH PHYSICAL HANDICAPS?',
  '14. DO EMPLOYEES TRAVEL OUT OF STATE? (If "YES", indicate state(s) of travel and frequency)',
  '15. ARE ATHLETIC TEAMS SPONSORED?',
  '16. ARE PHYSICALS REQUIRED AFTER OFFERS OF EMPLOYMENT ARE MADE?',
  '17. ANY OTHER INSURANCE WITH THIS INSURER?',
  '18. ANY PRIOR COVERAGE DECLINED / CANCELLED / NON-RENEWED IN THE LAST THREE (3) YEARS? (Missouri Applicants - Do not answer this question)',
  '19. ARE EMPLOYEE HEALTH PLANS PROVIDED?',
  '20. DO ANY EMPLOYEES PERFORM WORK FOR OTHER BUSINESSES OR SUBSIDIARIES?',
  '21. DO YOU LEASE EMPLOYEES TO OR FROM OTHER EMPLOYERS?',
  '22. DO ANY EMPLOYEES PREDOMINANTLY WORK AT HOME? If "YES", # of Employees:',
  '23. ANY TAX LIENS OR BANKRUPTCY WITHIN THE LAST FIVE (5) YEARS? (If "YES", please specify)',
  '24. ANY UNDISPUTED AND UNPAID WORKERS COMPENSATION PREMIUM DUE FROM YOU OR ANY COMMONLY MANAGED OR OWNED ENTERPRISES? IF YES, EXPLAIN INCLUDING ENTITY NAME(S) AND POLICY NUMBER(S).',
];

function prior({ f, money, tick }: Submission): Html {
  return html`${bar('PRIOR CARRIER INFORMATION / LOSS HISTORY')}${row(cell(78, 'PROVIDE INFORMATION FOR THE PAST 5 YEARS AND USE THE REMARKS SECTION FOR LOSS DETAILS'), cell(22, tick(true, 'LOSS RUN ATTACHED')))}${grid(
    [
      { caption: 'YEAR', width: 7 },
      { caption: 'CARRIER & POLICY NUMBER', width: 43 },
      { caption: 'ANNUAL PREMIUM', width: 13, isNumber: true },
      { caption: 'MOD', width: 7 },
      { caption: '# CLAIMS', width: 7 },
      { caption: 'AMOUNT PAID', width: 12, isNumber: true },
      { caption: 'RESERVE', width: 11, isNumber: true },
    ],
    [...f.label.priorCarriers, ...Array.from({ length: 5 - f.label.priorCarriers.length }, () => undefined)].map(
      (each) => [
        each?.year,
        html`<span style="font:5.6pt 'Liberation Sans'">CO:</span> ${each?.carrierName}<br><span style="font:5.6pt 'Liberation Sans'">POL #:</span> ${each?.policyNumber}`,
        each && money(each.premium),
        each?.experienceModification?.toFixed(2),
        each?.claimCount,
        each && money(each.amountPaid),
        each && money(each.reserve),
      ],
    ),
  )}${bar('NATURE OF BUSINESS / DESCRIPTION OF OPERATIONS')}${row(html`<div style="flex:1;min-height:44pt">GIVE COMMENTS AND DESCRIPTIONS OF BUSINESS, OPERATIONS AND PRODUCTS: MANUFACTURING - RAW MATERIALS, PROCESSES, PRODUCT, EQUIPMENT; CONTRACTOR - TYPE OF WORK, SUB-CONTRACTS; MERCANTILE - MERCHANDISE, CUSTOMERS, DELIVERIES; SERVICE - TYPE, LOCATION; FARM - ACREAGE, ANIMALS, MACHINERY, SUB-CONTRACTS.<br>${value(f.trade.operations)}</div>`)}`;
}

/** All pages; a state of its own for each rating page. */
export function submissionPages(s: Submission): Html {
  const { f } = s;
  const count = 3 + f.states.length;
  const foot = (at: number): Html =>
    html`<b>${s.form}</b><span>Page ${at} of ${count}</span><span>${at === 1 ? html`&copy; 1980-${s.form.slice(-8, -4)} ACORD CORPORATION. All rights reserved.` : ''}</span>`;
  const answers = (at: number): string => ([7, 18].includes(at) ? 'Y' : 'N');
  const pairs = questions.map((each): [string] => [each]);
  return html`${page(foot(1), head(s), status(s), policy(s), individuals(s))}${f.states.map((state, i) => page(foot(2 + i), rating(s, state, i)))}${page(foot(count - 1), customer(s), prior(s), bar('GENERAL INFORMATION'), asked(pairs.slice(0, 12), answers))}${page(
    foot(count),
    customer(s),
    bar('GENERAL INFORMATION (continued)'),
    asked(pairs.slice(12), (at) => answers(at + 12)),
    s.notice,
    bar('SIGNATURE'),
    html`<div class="lg">Copy of the Notice of Information Practices (Privacy) has been given to the applicant. (Not required in all states, contact your agent or broker for your state's requirements.) The undersigned is an authorized representative of the applicant and represents that reasonable inquiry has been made to obtain the answers to questions on this application. He/she represents that the answers are true, correct and complete to the best of his/her knowledge.</div><div class="lg">Any person who knowingly and with intent to defraud any insurance company or another person files an application for insurance or statement of claim containing any materially false information, or conceals for the purpose of misleading information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime and subjects the person to criminal and [NY: substantial] civil penalties. (Not applicable in CO, DC, FL, HI, MA, NE, OH, OK, OR, VT or WA; in LA, ME, TN and VA, insurance benefits may also be denied)</div>`,
    row(
      box(40, "APPLICANT'S SIGNATURE (Must be Officer, Owner or Partner)"),
      box(14, 'DATE'),
      box(30, "PRODUCER'S SIGNATURE"),
      box(16, 'NATIONAL PRODUCER NUMBER'),
    ),
  )}`;
}

/** What the pages say. */
export const submissionLabel = ({ f, form, entity, otherStates }: Submission) => ({
  formNumber: form,
  ...f.label,
  entityType: entity,
  otherStates: [...otherStates],
});
