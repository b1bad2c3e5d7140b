// The applicant information section as it has been since 2013: four pages, premises in blocks of boxes, an additional interest, prior
// carriers by year and line.
import { slashed } from '../kit/dates.ts';
import { type Html, html, type Piece } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { cityLine } from '../kit/names.ts';
import type { Business, drawLosses, Prior } from './commercial-facts.ts';
import { bar, box, cell, column, columns, grid, inline, lines, nest, page, row, tallRow, value } from './captioned-boxes.ts';

export type Tick = (isTicked: boolean, caption: Piece) => Html;

export interface Application {
  edition: '2013/01' | '2013/09' | '2016/03';
  f: Business;
  tick: Tick;
  status: 'quote' | 'issue' | 'renewal' | 'bound';
  billing: 'direct' | 'agency';
  policyNumber: string | null;
  /** Lines that are ticked, as the form names them. */
  chosen: readonly { name: string; premium: number | null }[];
  attached: readonly string[];
  entity: string;
  otherNamed: string | null;
  totalPremium: number | null;
  interest: { kind: string; loanNumber: string | null; location: number } | null;
  prior: readonly Prior[];
  /** Lines of prior carriers that have a column. */
  priorColumns: readonly string[];
  losses: ReturnType<typeof drawLosses>;
  remarks: string | null;
  /** Printed with each of the premises, or not at all. */
  hasOperations: boolean;
}

const split = (text: string): string[] => text.split(';');
const older = `ACCOUNTS RECEIVABLE / VALUABLE PAPERS;BOILER & MACHINERY;BUSINESS AUTO;BUSINESS OWNERS;COMMERCIAL GENERAL LIABILITY;CRIME / MISCELLANEOUS CRIME;DEALERS;ELECTRONIC DATA PROC;EQUIPMENT FLOATER;GARAGE AND DEALERS;GLASS AND SIGN;INSTALLATION / BUILDERS RISK;OPEN CARGO;PROPERTY;TRANSPORTATION / MOTOR TRUCK CARGO;TRUCKERS / MOTOR CARRIER;UMBRELLA;YACHT;;;`;
const sections = {
  '2013/01': split(older),
  '2013/09': split(older),
  '2016/03': split(
    'BOILER & MACHINERY;BUSINESS AUTO;BUSINESS OWNERS;COMMERCIAL GENERAL LIABILITY;COMMERCIAL INLAND MARINE;COMMERCIAL PROPERTY;CRIME;CYBER AND PRIVACY;FIDUCIARY LIABILITY;GARAGE AND DEALERS;LIQUOR LIABILITY;MOTOR CARRIER;TRUCKERS;UMBRELLA;YACHT;;;;;;',
  ),
};
const attachments = split(
  'ACCOUNTS RECEIVABLE / VALUABLE PAPERS;ADDITIONAL INTEREST SCHEDULE;ADDITIONAL PREMISES INFORMATION SCHEDULE;APARTMENT BUILDING SUPPLEMENT;CONDO ASSN BYLAWS (for D&O Coverage only);CONTRACTORS SUPPLEMENT;COVERAGES SCHEDULE;DEALER SECTION;DRIVER INFORMATION SCHEDULE;ELECTRONIC DATA PROCESSING SECTION;GLASS AND SIGN SECTION;HOTEL / MOTEL SUPPLEMENT;INSTALLATION / BUILDERS RISK SECTION;INTERNATIONAL LIABILITY EXPOSURE SUPPLEMENT;INTERNATIONAL PROPERTY EXPOSURE SUPPLEMENT;LOSS SUMMARY;OPEN CARGO SECTION;PREMIUM PAYMENT SUPPLEMENT;PROFESSIONAL LIABILITY SUPPLEMENT;RESTAURANT / TAVERN SUPPLEMENT;STATEMENT / SCHEDULE OF VALUES;STATE SUPPLEMENT (If applicable);VACANT BUILDING SUPPLEMENT;VEHICLE SCHEDULE;;;;;;',
);
const natures = split(
  'APARTMENTS;CONDOMINIUMS;CONTRACTOR;INSTITUTIONAL;MANUFACTURING;OFFICE;RESTAURANT;RETAIL;SERVICE;WHOLESALE',
);
const interests = split(
  "ADDITIONAL INSURED;BREACH OF WARRANTY;CO-OWNER;EMPLOYEE AS LESSOR;LEASEBACK OWNER;LENDER'S LOSS PAYABLE;LIENHOLDER;LOSS PAYEE;MORTGAGEE;OWNER;REGISTRANT;TRUSTEE",
);
export const entities = ['CORPORATION', 'SUBCHAPTER "S" CORPORATION', 'LLC', 'PARTNERSHIP', 'INDIVIDUAL'];

/** A list in columns, top to bottom. */
const inColumns = (all: readonly Piece[], count: number): Html => {
  const length = Math.ceil(all.length / count);
  const piles = Array.from({ length: count }, (_, i) => all.slice(i * length, (i + 1) * length));
  return row(
    piles.map((pile) =>
      cell(
        1,
        pile.map((each) => html`<div>${each}</div>`),
      ),
    ),
  );
};

const customer = ({ f }: Application): Html =>
  html`<div style="text-align:right;margin-bottom:3pt">AGENCY CUSTOMER ID: ${value(f.agency.agencyCustomerId)}</div>`;

const foot = ({ edition }: Application, at: number): Html =>
  html`<b>ACORD 125 (${edition})</b><span>Page ${at} of 4</span><span>${at === 1 ? html`&copy; 1993-${edition.slice(0, 4)} ACORD CORPORATION. All rights reserved.` : ''}</span>`;

function head(a: Application): Html {
  const { f, tick, status } = a;
  const { agency, office } = f;
  return html`<div style="display:flex;align-items:flex-end"><div style="font:italic 700 15pt 'Liberation Serif'">ACORD</div><div class="ti" style="flex:1">COMMERCIAL INSURANCE APPLICATION<div style="font-size:9pt">APPLICANT INFORMATION SECTION</div></div><div style="width:90pt">${row(box(1, 'DATE (MM/DD/YYYY)', slashed(f.written)))}</div></div>
${columns(
  column(
    50,
    tallRow(box(1, 'AGENCY', lines(agency.agencyName, office.street, cityLine(office)))),
    row(inline(1, lines('CONTACT', 'NAME:'), agency.agencyContactName)),
    row(inline(1, lines('PHONE', '(A/C, No, Ext):'), agency.agencyPhone)),
    row(inline(1, lines('FAX', '(A/C, No):'), f.fax)),
    row(inline(1, lines('E-MAIL', 'ADDRESS:'), agency.agencyEmail)),
    row(inline(1, 'CODE:', f.code), inline(1, 'SUBCODE:')),
    row(inline(1, 'AGENCY CUSTOMER ID:', agency.agencyCustomerId)),
  ),
  column(
    50,
    row(box(74, 'CARRIER', f.carrierName), box(26, 'NAIC CODE', f.naicCode)),
    row(box(74, 'COMPANY POLICY OR PROGRAM NAME'), box(26, 'PROGRAM CODE')),
    row(box(1, 'POLICY NUMBER', a.policyNumber)),
    row(box(50, 'UNDERWRITER'), box(50, 'UNDERWRITER OFFICE')),
    tallRow(
      cell(18, lines('STATUS OF', 'TRANSACTION')),
      cell(
        82,
        html`<div>${tick(status === 'quote', 'QUOTE')}${tick(status === 'issue', 'ISSUE POLICY')}${tick(status === 'renewal', 'RENEW')}</div><div>${tick(status === 'bound', 'BOUND (Give Date and/or Attach Copy):')}</div><div>${tick(false, 'CHANGE')} DATE &nbsp; &nbsp; &nbsp; TIME &nbsp; &nbsp; ${tick(false, 'AM')}</div><div>${tick(false, 'CANCEL')} &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; ${tick(false, 'PM')}</div>`,
      ),
    ),
  ),
)}`;
}

function linesWanted(a: Application): Html {
  const all = sections[a.edition];
  const isNew = a.edition === '2016/03';
  const rows = Array.from({ length: 7 }, (_, at) =>
    row(
      [0, 1, 2].map((pile) => {
        const name = all[pile * 7 + at] ?? '';
        const chosen = a.chosen.find((each) => each.name === name);
        return [
          cell(25.3, a.tick(chosen !== undefined, name)),
          cell(8, html`$ ${value(chosen?.premium ? whole(chosen.premium) : '')}`),
        ];
      }),
    ),
  );
  const names = [0, 1, 2].map(() => [
    cell(25.3, html`<b>${isNew ? 'INDICATE LINES OF BUSINESS' : 'INDICATE SECTIONS ATTACHED'}</b>`),
    cell(8, html`<b>PREMIUM</b>`),
  ]);
  return html`${bar(isNew ? 'LINES OF BUSINESS' : 'SECTIONS ATTACHED')}${row(names)}${rows}${bar('ATTACHMENTS')}${inColumns(
    attachments.map((name) => a.tick(name !== '' && a.attached.includes(name), name)),
    3,
  )}`;
}

function policy({ f, tick, billing, totalPremium }: Application): Html {
  return html`${bar('POLICY INFORMATION')}${row(box(13, 'PROPOSED EFF DATE', slashed(f.effective)), box(13, 'PROPOSED EXP DATE', slashed(f.expiration)), cell(16, html`BILLING PLAN<br>${tick(billing === 'direct', 'DIRECT')}${tick(billing === 'agency', 'AGENCY')}`), box(11, 'PAYMENT PLAN'), box(12, 'METHOD OF PAYMENT'), box(6, 'AUDIT', 'A'), box(9, 'DEPOSIT', '$'), box(10, 'MINIMUM PREMIUM', '$'), box(12, 'POLICY PREMIUM', totalPremium === null ? '$' : `$ ${whole(totalPremium)}`))}`;
}

function party(a: Application, title: string, name: string | null, isFirst: boolean): Html {
  const { applicant, mail } = a.f;
  const given = (text: string): string => (isFirst ? text : '');
  const entity = (caption: string): Html => a.tick(isFirst && caption === a.entity, caption);
  return html`${row(
    html`<div style="flex:52 1 0;min-height:44pt">${title}<br>${value(isFirst ? lines(name, mail.street, cityLine(mail)) : name)}</div>`,
    nest(
      48,
      row(
        box(18, 'GL CODE'),
        box(20, 'SIC', given(applicant.sicCode)),
        box(24, 'NAICS', given(applicant.naicsCode)),
        box(38, 'FEIN OR SOC SEC #', given(applicant.fein)),
      ),
      row(inline(1, 'BUSINESS PHONE #:', given(applicant.phone))),
      row(inline(1, 'WEBSITE ADDRESS', given(applicant.website))),
    ),
  )}${row(cell(16, entity('CORPORATION')), cell(30, entity('JOINT VENTURE')), cell(20, entity('NOT FOR PROFIT ORG')), cell(24, entity('SUBCHAPTER "S" CORPORATION')), cell(10, a.tick(false, '')))}${row(cell(16, entity('INDIVIDUAL')), cell(30, entity('LLC'), 'NO. OF MEMBERS AND MANAGERS:'), cell(20, entity('PARTNERSHIP')), cell(24, entity('TRUST')), cell(10))}`;
}

function premises(a: Application): Html {
  const { tick } = a;
  const blank = Array.from({ length: Math.max(0, 4 - a.f.premises.length) }, () => undefined);
  return html`${bar('PREMISES INFORMATION', '(Attach ACORD 823 for Additional Premises)')}${[
    ...a.f.premises,
    ...blank,
  ].map(
    (each) =>
      html`${row(
        nest(6, row(box(1, 'LOC #', each?.item.locationNumber)), row(box(1, 'BLD #', each?.item.buildingNumber))),
        nest(
          41,
          row(inline(1, 'STREET', each?.at.street)),
          row(inline(60, 'CITY:', each?.at.city), inline(40, 'STATE:', each?.at.state)),
          row(inline(60, 'COUNTY:', each?.county), inline(40, 'ZIP:', each?.at.zip)),
        ),
        cell(9, html`CITY LIMITS<br>${tick(false, 'INSIDE')}<br>${tick(false, 'OUTSIDE')}`),
        cell(
          9,
          html`INTEREST<br>${tick(each?.item.interest === 'owner', 'OWNER')}<br>${tick(each?.item.interest === 'tenant', 'TENANT')}`,
        ),
        nest(
          11,
          row(box(1, '# FULL TIME EMPL', each?.item.fullTimeEmployees)),
          row(box(1, '# PART TIME EMPL', each?.item.partTimeEmployees)),
        ),
        nest(
          24,
          row(inline(1, 'ANNUAL REVENUES: $', each ? whole(each.item.annualRevenue) : '')),
          row(
            inline(1, 'OCCUPIED AREA:', each ? whole(each.item.occupiedArea) : ''),
            html`<div style="flex:0 0 24pt">SQ FT</div>`,
          ),
          row(inline(1, 'OPEN TO PUBLIC AREA:'), html`<div style="flex:0 0 24pt">SQ FT</div>`),
          row(
            inline(1, 'TOTAL BUILDING AREA:', each ? whole(each.item.totalArea) : ''),
            html`<div style="flex:0 0 24pt">SQ FT</div>`,
          ),
        ),
      )}${row(inline(73, 'DESCRIPTION OF OPERATIONS:', a.hasOperations ? each?.item.description : ''), inline(27, 'ANY AREA LEASED TO OTHERS? Y / N', each ? 'N' : ''))}`,
  )}`;
}

function business({ f, tick }: Application): Html {
  return html`${bar('NATURE OF BUSINESS')}${row(
    cell(
      76,
      natures.map(
        (name) =>
          html`<span style="display:inline-block;width:19%">${tick(name === f.trade.nature.toUpperCase(), name)}</span>`,
      ),
    ),
    box(24, 'DATE BUSINESS STARTED (MM/DD/YYYY)', slashed(f.started)),
  )}${row(html`<div style="flex:1;min-height:42pt">DESCRIPTION OF PRIMARY OPERATIONS<br>${value(f.trade.operations)}</div>`)}${row(cell(40, 'RETAIL STORES OR SERVICE OPERATIONS % OF TOTAL SALES:'), cell(30, 'INSTALLATION, SERVICE OR REPAIR WORK &nbsp; %'.replace('&nbsp;', '\u00a0')), cell(30, 'OFF PREMISES INSTALLATION, SERVICE OR REPAIR WORK \u00a0 %'))}${row(html`<div style="flex:1;min-height:22pt">DESCRIPTION OF OPERATIONS OF OTHER NAMED INSUREDS</div>`)}`;
}

function interest({ f, tick, interest: given }: Application): Html {
  const { lender } = f;
  return html`${bar('ADDITIONAL INTEREST', '(Not all fields apply to all scenarios - provide only the necessary data) \u00a0 Attach ACORD 45 for more Additional Interests')}${row(
    html`<div style="flex:28 1 0">INTEREST<div style="columns:2;column-gap:2pt">${interests.map((name) => html`<div>${tick(name === given?.kind, name)}</div>`)}</div></div>`,
    nest(
      44,
      row(
        cell(56, 'NAME AND ADDRESS \u00a0 RANK:'),
        cell(60, 'EVIDENCE: ', tick(false, 'CERTIFICATE'), tick(false, 'POLICY'), tick(false, 'SEND BILL')),
      ),
      row(
        html`<div style="flex:1;min-height:32pt">${given ? value(lines(lender.name, lender.at.street, cityLine(lender.at))) : ''}</div>`,
      ),
      row(inline(1, 'REFERENCE / LOAN #:', given?.loanNumber), inline(1, 'INTEREST END DATE:')),
      row(inline(1, 'LIEN AMOUNT:'), inline(1, 'PHONE (A/C, No, Ext):')),
    ),
    nest(
      28,
      row(cell(1, 'INTEREST IN ITEM NUMBER')),
      row(inline(1, 'LOCATION:', given?.location), inline(1, 'BUILDING:', given ? 1 : '')),
      row(inline(1, 'VEHICLE:'), inline(1, 'BOAT:')),
      row(inline(1, 'ITEM CLASS:'), inline(1, 'ITEM:')),
      row(box(1, 'ITEM DESCRIPTION')),
    ),
  )}${row(inline(1, 'REASON FOR INTEREST:'))}`;
}

const questions: readonly (readonly [string, string?])[] = [
  [
    '1a. IS THE APPLICANT A SUBSIDIARY OF ANOTHER ENTITY?',
    'PARENT COMPANY NAME \u00a0 \u00a0 \u00a0 \u00a0 RELATIONSHIP DESCRIPTION \u00a0 \u00a0 \u00a0 \u00a0 % OWNED',
  ],
  [
    '1b. DOES THE APPLICANT HAVE ANY SUBSIDIARIES?',
    'SUBSIDIARY COMPANY NAME \u00a0 \u00a0 \u00a0 RELATIONSHIP DESCRIPTION \u00a0 \u00a0 \u00a0 % OWNED',
  ],
  [
    '2. IS A FORMAL SAFETY PROGRAM IN OPERATION?',
    'SAFETY MANUAL \u00a0 SAFETY POSITION \u00a0 MONTHLY MEETINGS \u00a0 OSHA',
  ],
  ['3. ANY EXPOSURE TO FLAMMABLES, EXPLOSIVES, CHEMICALS?'],
  [
    '4. ANY OTHER INSURANCE WITH THIS COMPANY? (List policy numbers)',
    'LINE OF BUSINESS \u00a0 \u00a0 \u00a0 POLICY NUMBER \u00a0 \u00a0 \u00a0 LINE OF BUSINESS \u00a0 \u00a0 \u00a0 POLICY NUMBER',
  ],
  [
    '5. ANY POLICY OR COVERAGE DECLINED, CANCELLED OR NON-RENEWED DURING THE PRIOR THREE (3) YEARS FOR ANY PREMISES OR OPERATIONS? (Missouri Applicants - Do not answer this question)',
    'NON-PAYMENT \u00a0 NON-RENEWAL \u00a0 AGENT NO LONGER REPRESENTS CARRIER \u00a0 UNDERWRITING \u00a0 CONDITION CORRECTED (Describe):',
  ],
  [
    '6. ANY PAST LOSSES OR CLAIMS RELATING TO SEXUAL ABUSE OR MOLESTATION ALLEGATIONS, DISCRIMINATION OR NEGLIGENT HIRING?',
  ],
  [
    '7. DURING THE LAST FIVE YEARS (TEN IN RI), HAS ANY APPLICANT BEEN INDICTED FOR OR CONVICTED OF ANY DEGREE OF THE CRIME OF FRAUD, BRIBERY, ARSON OR ANY OTHER ARSON-RELATED CRIME IN CONNECTION WITH THIS OR ANY OTHER PROPERTY? (In RI, this question must be answered by any applicant for property insurance. Failure to disclose the existence of an arson conviction is a misdemeanor punishable by a sentence of up to one year of imprisonment).',
  ],
  [
    '8. ANY UNCORRECTED FIRE AND/OR SAFETY CODE VIOLATIONS?',
    'OCCUR DATE \u00a0 \u00a0 EXPLANATION \u00a0 \u00a0 \u00a0 \u00a0 RESOLUTION \u00a0 \u00a0 \u00a0 RESOLUTION DATE',
  ],
  [
    '9. HAS APPLICANT HAD A FORECLOSURE, REPOSSESSION, BANKRUPTCY OR FILED FOR BANKRUPTCY DURING THE LAST FIVE (5) YEARS?',
    'OCCUR DATE \u00a0 \u00a0 EXPLANATION \u00a0 \u00a0 \u00a0 \u00a0 RESOLUTION \u00a0 \u00a0 \u00a0 RESOLUTION DATE',
  ],
  [
    '10. HAS APPLICANT HAD A JUDGEMENT OR LIEN DURING THE LAST FIVE (5) YEARS?',
    'OCCUR DATE \u00a0 \u00a0 EXPLANATION \u00a0 \u00a0 \u00a0 \u00a0 RESOLUTION \u00a0 \u00a0 \u00a0 RESOLUTION DATE',
  ],
  ['11. HAS BUSINESS BEEN PLACED IN A TRUST?', 'NAME OF TRUST:'],
  [
    '12. ANY FOREIGN OPERATIONS, FOREIGN PRODUCTS DISTRIBUTED IN USA, OR US PRODUCTS SOLD / DISTRIBUTED IN FOREIGN COUNTRIES? (If "YES", attach ACORD 815 for Liability Exposure and/or ACORD 816 for Property Exposure)',
  ],
  ['13. DOES APPLICANT HAVE OTHER BUSINESS VENTURES FOR WHICH COVERAGE IS NOT REQUESTED?'],
];

/** Each question with its answer, and a line for more. */
export const asked = (all: readonly (readonly [string, string?])[], answer: (at: number) => string): Html =>
  html`${row(cell(94, 'EXPLAIN ALL "YES" RESPONSES'), cell(6, 'Y / N'))}${all.map(([question, more], at) =>
    row(
      html`<div style="flex:94 1 0;min-height:24pt">${question}${more === undefined ? '' : html`<br>${more}`}</div>`,
      cell(6, html`<div style="text-align:center">${value(answer(at))}</div>`),
    ),
  )}`;

const priorRows = [
  ['CARRIER', (each: Prior) => each.carrierName],
  ['POLICY NUMBER', (each: Prior) => each.policyNumber],
  ['PREMIUM', (each: Prior) => `$ ${whole(each.premium)}`],
  ['EFFECTIVE DATE', (each: Prior) => slashed(each.effectiveDate)],
  ['EXPIRATION DATE', (each: Prior) => slashed(each.expirationDate)],
] as const;

function history({ prior, priorColumns, losses, f, tick }: Application): Html {
  const years = [...new Set(prior.map(({ year }) => year))];
  const all = ['GENERAL LIABILITY', 'AUTOMOBILE', 'PROPERTY', 'OTHER'];
  const blocks = [...years, ...Array.from({ length: Math.max(0, 3 - years.length) }, () => undefined)];
  const head = html`<tr><th style="width:7%">YEAR</th><th style="width:13%">CATEGORY</th>${all.map((name) => html`<th style="width:20%">${name === 'OTHER' ? html`OTHER: ${value(priorColumns.find((each) => !all.includes(each)))}` : name}</th>`)}</tr>`;
  const rowOf = (year: number | undefined, at: number): Html => {
    const [caption, show] = priorRows[at] ?? priorRows[0];
    const cells = all.map((name) => {
      const line = name === 'OTHER' ? priorColumns.find((each) => !all.includes(each)) : name;
      const each = prior.find((one) => one.year === year && one.line === line);
      return html`<td>${each === undefined ? (caption === 'PREMIUM' ? '$' : '') : show(each)}</td>`;
    });
    return html`<tr>${at === 0 ? html`<td rowspan="5" style="vertical-align:middle;text-align:center">${year}</td>` : ''}<td class="c">${caption}</td>${cells}</tr>`;
  };
  return html`${bar('PRIOR CARRIER INFORMATION')}<table class="f">${head}${blocks.map((year) => priorRows.map((_, at) => rowOf(year, at)))}</table>
${bar('LOSS HISTORY', html`${tick(losses.length === 0, 'Check if none')} (Attach Loss Summary for Additional Loss Information)`)}${row(cell(78, 'ENTER ALL CLAIMS OR LOSSES (REGARDLESS OF FAULT AND WHETHER OR NOT INSURED) OR OCCURRENCES THAT MAY GIVE RISE TO CLAIMS FOR THE LAST ', value(5), ' YEARS'), inline(22, 'TOTAL LOSSES: $'))}${grid(
  [
    { caption: lines('DATE OF', 'OCCURRENCE'), width: 10 },
    { caption: 'LINE', width: 8 },
    { caption: 'TYPE / DESCRIPTION OF OCCURRENCE OR CLAIM', width: 34 },
    { caption: lines('DATE', 'OF CLAIM'), width: 10 },
    { caption: lines('AMOUNT', 'PAID'), width: 12, isNumber: true },
    { caption: lines('AMOUNT', 'RESERVED'), width: 12, isNumber: true },
    { caption: lines('SUBRO-', 'GATION', 'Y / N'), width: 6 },
    { caption: lines('CLAIM', 'OPEN', 'Y / N'), width: 6 },
  ],
  losses.map((each) => [
    slashed(each.occurrenceDate),
    each.line,
    each.description,
    slashed(each.claimDate),
    whole(each.amountPaid),
    whole(each.amountReserved),
    'N',
    each.isOpen ? 'Y' : 'N',
  ]),
  5,
)}
${bar('SIGNATURE')}<div class="lg">Copy of the Notice of Information Practices (Privacy) has been given to the applicant. (Not required in all states, contact your agent or broker for your state's requirements.)</div><div class="lg">PERSONAL INFORMATION ABOUT YOU, INCLUDING INFORMATION FROM A CREDIT OR OTHER INVESTIGATIVE REPORT, MAY BE COLLECTED FROM PERSONS OTHER THAN YOU IN CONNECTION WITH THIS APPLICATION FOR INSURANCE AND SUBSEQUENT AMENDMENTS AND RENEWALS. SUCH INFORMATION AS WELL AS OTHER PERSONAL AND PRIVILEGED INFORMATION COLLECTED BY US OR OUR AGENTS MAY IN CERTAIN CIRCUMSTANCES BE DISCLOSED TO THIRD PARTIES WITHOUT YOUR AUTHORIZATION. CREDIT SCORING INFORMATION MAY BE USED TO HELP DETERMINE EITHER YOUR ELIGIBILITY FOR INSURANCE OR THE PREMIUM YOU WILL BE CHARGED.</div>${fraud}
${row(box(45, "PRODUCER'S SIGNATURE"), box(30, "PRODUCER'S NAME (Please Print)", f.signer), box(25, 'STATE PRODUCER LICENSE NO (Required in Florida)'))}${row(box(45, "APPLICANT'S SIGNATURE"), box(30, 'DATE'), box(25, 'NATIONAL PRODUCER NUMBER'))}`;
}

export const fraud = html`<div class="lg">Applicable in AL, AR, DC, LA, MD, NM, RI and WV: Any person who knowingly (or willfully)* presents a false or fraudulent claim for payment of a loss or benefit or knowingly (or willfully)* presents false information in an application for insurance is guilty of a crime and may be subject to fines and confinement in prison. *Applies in MD Only.</div><div class="lg">Applicable in CO: It is unlawful to knowingly provide false, incomplete, or misleading facts or information to an insurance company for the purpose of defrauding or attempting to defraud the company. Penalties may include imprisonment, fines, denial of insurance and civil damages.</div><div class="lg">Applicable in FL and OK: Any person who knowingly and with intent to injure, defraud, or deceive any insurer files a statement of claim or an application containing any false, incomplete, or misleading information is guilty of a felony (of the third degree)*. *Applies in FL Only.</div><div class="lg">Applicable in KY, NY, OH and PA: Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information or conceals for the purpose of misleading, information concerning any fact material thereto commits a fraudulent insurance act, which is a crime and subjects such person to criminal and civil penalties (not to exceed five thousand dollars and the stated value of the claim for each such violation)*. *Applies in NY Only.</div><div class="lg">THE UNDERSIGNED IS AN AUTHORIZED REPRESENTATIVE OF THE APPLICANT AND REPRESENTS THAT REASONABLE INQUIRY HAS BEEN MADE TO OBTAIN THE ANSWERS TO QUESTIONS ON THIS APPLICATION. HE/SHE REPRESENTS THAT THE ANSWERS ARE TRUE, CORRECT AND COMPLETE TO THE BEST OF HIS/HER KNOWLEDGE.</div>`;

/** The four pages. */
export const applicationPages = (a: Application): Html =>
  html`${page(
    foot(a, 1),
    head(a),
    linesWanted(a),
    policy(a),
    bar('APPLICANT INFORMATION'),
    party(a, 'NAME (First Named Insured) AND MAILING ADDRESS (including ZIP+4)', a.f.applicant.name, true),
    party(a, 'NAME (Other Named Insured) AND MAILING ADDRESS (including ZIP+4)', a.otherNamed, false),
    party(a, 'NAME (Other Named Insured) AND MAILING ADDRESS (including ZIP+4)', null, false),
  )}${page(
    foot(a, 2),
    customer(a),
    bar('CONTACT INFORMATION'),
    row(box(1, 'CONTACT TYPE:'), box(1, 'CONTACT TYPE:')),
    row(box(1, 'CONTACT NAME:'), box(1, 'CONTACT NAME:')),
    row(
      cell(1, 'PRIMARY PHONE # ', a.tick(false, 'HOME'), a.tick(false, 'BUS'), a.tick(false, 'CELL')),
      cell(1, 'PRIMARY PHONE # ', a.tick(false, 'HOME'), a.tick(false, 'BUS'), a.tick(false, 'CELL')),
    ),
    row(inline(1, 'PRIMARY E-MAIL ADDRESS:'), inline(1, 'PRIMARY E-MAIL ADDRESS:')),
    premises(a),
    business(a),
    interest(a),
  )}${page(
    foot(a, 3),
    customer(a),
    bar('GENERAL INFORMATION'),
    asked(questions, (at) => (at === 2 ? 'Y' : 'N')),
    bar(
      'REMARKS / PROCESSING INSTRUCTIONS',
      '(ACORD 101, Additional Remarks Schedule, may be attached if more space is required)',
    ),
    row(html`<div style="flex:1;min-height:110pt">${value(a.remarks)}</div>`),
  )}${page(foot(a, 4), customer(a), history(a))}`;

/** What the four pages say. */
export function labelOf(a: Application) {
  const { f } = a;
  return {
    applicationDate: f.written,
    ...f.agency,
    agencyAddress: `${f.office.street}, ${cityLine(f.office)}`,
    carrierName: f.carrierName,
    naicCode: f.naicCode,
    policyNumber: a.policyNumber,
    transactionType: a.status,
    effectiveDate: f.effective,
    expirationDate: f.expiration,
    billingPlan: a.billing,
    totalPremium: a.totalPremium,
    applicants: [{ ...f.applicant, entityType: a.entity }, ...(a.otherNamed === null ? [] : [{ name: a.otherNamed }])],
    linesOfBusiness: a.chosen,
    natureOfBusiness: f.trade.nature.toUpperCase(),
    operationsDescription: f.trade.operations,
    businessStartDate: f.started,
    locations: f.premises.map(({ item: { construction, yearBuilt, description, ...item } }) => ({
      ...item,
      description: a.hasOperations ? description : null,
    })),
    otherPolicies: a.prior,
    lossHistory: a.losses,
    additionalInterests:
      a.interest === null
        ? []
        : [
            {
              interest: a.interest.kind,
              name: f.lender.name,
              address: `${f.lender.at.street}, ${cityLine(f.lender.at)}`,
              loanNumber: a.interest.loanNumber,
            },
          ],
    remarks: a.remarks,
  };
}
