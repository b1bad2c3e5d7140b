// The applicant information section as it has been since 2013: four pages, premises in blocks of boxes, an additional interest, prior
// carriers by year and line.
import { slashed } from '../kit/dates.ts';
import { type Html, html, type Piece } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { cityLine } from '../kit/names.ts';
import { type History, history } from './acord-125-history.ts';
import { business, interest, premises, type SecondPage } from './acord-125-premises.ts';
import { attachments, questions, sections } from './acord-125-words.ts';
import {
  asked,
  bar,
  box,
  cell,
  column,
  columns,
  customerLine,
  inline,
  lines,
  nest,
  page,
  row,
  tallRow,
  value,
} from './captioned-boxes.ts';

export interface Application extends SecondPage, History {
  edition: '2013/01' | '2013/09' | '2016/03';
  status: 'quote' | 'issue' | 'renewal' | 'bound';
  billing: 'direct' | 'agency';
  policyNumber: string | null;
  /** Lines that are ticked, as the form names them. */
  chosen: readonly { name: string; premium: number | null }[];
  attached: readonly string[];
  entity: string;
  otherNamed: string | null;
  totalPremium: number | null;
  remarks: string | null;
}

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

const customer = ({ f }: Application): Html => customerLine(f.agency.agencyCustomerId);

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
    locations: f.premises.map(({ item: { construction: _construction, yearBuilt: _built, description, ...item } }) => ({
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
