// ACORD 130 (2000/08) on two sides: applicant, rating table and premium column on the first, individuals, prior carriers and questions on
// the second; typed on a matrix printer, X in a box.
import { slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { cityLine } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { individualCells, questions } from '../parts/acord-130.ts';
import {
  bar,
  box,
  cell,
  column,
  columns,
  formCss,
  formMargin,
  grid,
  inline,
  lines,
  page,
  row,
  tallRow,
  ticker,
  value,
} from '../parts/captioned-boxes.ts';
import { drawEmployer, type Employer } from '../parts/workers-comp-facts.ts';

const css = formCss({ form: "'Liberation Sans Narrow'", caption: 6, fill: "'DejaVu Sans Mono'", value: 6.6 });
const tick = ticker('boxed');
const entities = ['INDIVIDUAL', 'PARTNERSHIP', 'CORPORATION', 'SUBCHAPTER "S" CORP', 'LLC'];

interface Choices {
  entity: string;
  status: string;
  isAgencyBill: boolean;
  otherStates: readonly string[];
}

function applicant(
  { label: l, mail, office, agencyPhone, fax }: Employer,
  { entity, status, isAgencyBill }: Choices,
): Html {
  const of = (name: string): Html => tick(name === entity, name);
  const is = (name: string): Html => tick(name === status, name);
  return html`<div style="display:flex;align-items:flex-end"><div style="font:italic 700 15pt 'Liberation Serif'">ACORD<span style="font-size:6pt">&trade;</span></div><div class="ti" style="flex:1;font-size:11pt">WORKERS COMPENSATION APPLICATION</div><div style="width:90pt">${row(box(1, 'DATE (MM/DD/YYYY)', slashed(l.applicationDate)))}</div></div>
${columns(
  column(
    40,
    row(box(1, 'PRODUCER PHONE (A/C, No, Ext):', agencyPhone), box(1, 'FAX (A/C, No):', fax)),
    tallRow(cell(1, 'AGENCY', html`<br>`, value(lines(l.agencyName, office.street, cityLine(office))))),
    row(inline(1, 'PRODUCER NAME:', l.producerName)),
    row(inline(1, 'CODE:'), inline(1, 'SUB CODE:')),
    row(inline(1, 'AGENCY CUSTOMER ID:', l.agencyCustomerId)),
  ),
  column(
    60,
    row(box(60, 'COMPANY', l.carrierName), box(40, 'UNDERWRITER', l.underwriterName)),
    row(box(66, 'APPLICANT NAME', l.namedInsureds[0]), box(34, 'PHONE (A/C, No, Ext):', l.phone)),
    row(
      html`<div style="flex:66 1 0;min-height:26pt">MAILING ADDRESS (including ZIP code)<br>${value(lines(mail.street, cityLine(mail)))}</div>`,
      box(17, 'YRS IN BUS', l.yearsInBusiness),
      box(17, 'SIC', l.sicCode),
    ),
    row(cell(1, entities.slice(0, 4).map(of), html`<br>`, of('LLC'), tick(false, 'OTHER:'))),
    row(box(60, 'CREDIT BUREAU NAME'), box(40, 'ID NUMBER')),
    row(
      box(30, 'FEDERAL EMPLOYER ID NUMBER', l.fein),
      box(26, 'NCCI ID NUMBER', l.ncciRiskId),
      box(44, 'OTHER RATING BUREAU ID NUMBER OR STATE EMPLOYER REGISTRATION NUMBER'),
    ),
  ),
)}<div class="fc"><div style="flex:40 1 0">${bar('STATUS OF SUBMISSION')}${row(cell(1, is('QUOTE'), is('ISSUE POLICY'), html`<br>`, is('BOUND'), '(Give date and/or attach copy)', html`<br>`, is('ASSIGNED RISK'), '(Attach ACORD 133)'))}</div><div style="flex:60 1 0">${bar('BILLING/AUDIT INFORMATION')}${row(cell(30, 'BILLING PLAN', html`<br>`, tick(isAgencyBill, 'AGENCY BILL'), html`<br>`, tick(!isAgencyBill, 'DIRECT BILL')), cell(36, 'PAYMENT PLAN', html`<br>`, tick(false, 'ANNUAL'), tick(false, 'SEMI-ANNUAL'), html`<br>`, tick(true, 'QUARTERLY'), '% DOWN'), cell(34, 'AUDIT', html`<br>`, tick(true, 'AT EXPIRATION'), html`<br>`, tick(false, 'SEMI-ANNUAL'), tick(false, 'MONTHLY')))}</div></div>`;
}

function policy({ label: l, sites, anniversary }: Employer, { otherStates }: Choices): Html {
  return html`${bar('LOCATIONS')}${grid(
    [
      { caption: '#', width: 5 },
      { caption: 'STREET, CITY, COUNTY, STATE, ZIP CODE', width: 95 },
    ],
    sites.map(({ at, county }, i) => [i + 1, `${at.street}, ${at.city}, ${county}, ${at.state} ${at.zip}`]),
    3,
  )}${bar('POLICY INFORMATION')}${row(box(17, 'PROPOSED EFF DATE', slashed(l.effectiveDate)), box(17, 'PROPOSED EXP DATE', slashed(l.expirationDate)), box(24, 'NORMAL ANNIVERSARY RATING DATE', slashed(anniversary)), cell(22, tick(false, 'PARTICIPATING'), html`<br>`, tick(false, 'NON-PARTICIPATING')), box(20, 'RETRO PLAN'))}${row(
    html`<div style="flex:19 1 0">PART 1 - WORKERS COMPENSATION (States)<br>${value(l.coveredStates.join(' '))}</div>`,
    html`<div style="flex:27 1 0">PART 2 - EMPLOYER'S LIABILITY<br>$ ${value(whole(l.eachAccidentLimit))} EACH ACCIDENT<br>$ ${value(whole(l.diseasePolicyLimit))} DISEASE-POLICY LIMIT<br>$ ${value(whole(l.diseaseEachEmployeeLimit))} DISEASE-EACH EMPLOYEE</div>`,
    html`<div style="flex:15 1 0">PART 3 - OTHER STATES INS<br>${value(otherStates.join(' '))}</div>`,
    html`<div style="flex:17 1 0">DEDUCTIBLES<br>${tick(false, 'MEDICAL')}<br>${tick(false, 'INDEMNITY')} AMOUNT / %</div>`,
    html`<div style="flex:22 1 0">OTHER COVERAGES<br>${tick(false, 'U.S.L. & H.')}<br>${tick(false, 'VOLUNTARY COMPENSATION')}<br>${tick(false, 'FOREIGN COVERAGE')}</div>`,
  )}${row(box(1, 'DIVIDEND PLAN/SAFETY GROUP'), box(1, 'ADDITIONAL COMPANY INFORMATION'), box(2, 'SPECIFY ADDITIONAL COVERAGES/ENDORSEMENTS'))}`;
}

function rating({ label: l, manual }: Employer): Html {
  const factor = l.experienceModification;
  const modified = factor === null ? null : Math.round(manual * factor);
  const steps: readonly (readonly [string, string, number | null])[] = [
    ['TOTAL', 'N/A', manual],
    ['INCREASED LIMITS', '', null],
    ['DEDUCTIBLE', '', null],
    ['EXPERIENCE MODIFICATION', factor?.toFixed(2) ?? '', modified],
    ['ASSIGNED RISK SURCHARGE', '', null],
    ['SCHEDULE RATING', '', null],
    ['PREMIUM DISCOUNT', '', null],
    ['EXPENSE CONSTANT', 'N/A', 160],
    ['TAXES/ASSESSMENTS', '', null],
  ];
  const amount = (given: number | null): string => (given === null ? '' : whole(given));
  return html`${bar('RATING INFORMATION')}${grid(
    [
      { caption: 'STATE', width: 5 },
      { caption: 'LOC', width: 4 },
      { caption: 'CLASS CODE', width: 8 },
      { caption: lines('DESCR', 'CODE'), width: 6 },
      { caption: 'CATEGORIES, DUTIES, CLASSIFICATIONS', width: 33 },
      { caption: html`# EMPLOYEES<br>FULL`, width: 7 },
      { caption: html`# EMPLOYEES<br>PART`, width: 7 },
      { caption: lines('ESTIMATED ANNUAL', 'REMUNERATION'), width: 12, isNumber: true },
      { caption: 'RATE', width: 7, isNumber: true },
      { caption: lines('ESTIMATED', 'ANNUAL PREMIUM'), width: 11, isNumber: true },
    ],
    l.classifications.map((each) => [
      each.state,
      each.locationNumber,
      each.classCode,
      '',
      each.description,
      each.fullTimeEmployees,
      each.partTimeEmployees,
      whole(each.payroll),
      each.rate.toFixed(2),
      whole(each.premium),
    ]),
    9,
  )}${columns(
    column(55, tallRow(cell(1, 'SPECIFY ADDITIONAL COVERAGES, OTHER RATING INFORMATION AND REMARKS'))),
    column(
      45,
      row(cell(50), cell(20, 'FACTOR'), cell(30, 'FACTORED PREMIUM')),
      steps.map(([name, by, sum]) => row(inline(50, name), inline(20, '', by), inline(30, '$', amount(sum)))),
    ),
  )}${row(box(1, 'TOTAL ESTIMATED ANNUAL PREMIUM', `$ ${whole(l.estimatedAnnualPremium)}`), box(1, 'MINIMUM PREMIUM', `$ ${amount(l.minimumPremium)}`), box(1, 'DEPOSIT PREMIUM', `$ ${amount(l.depositPremium)}`))}`;
}

function reverse({ label: l, trade, inspection }: Employer): Html {
  const asked = (at: number): Html =>
    html`<div style="flex:46 1 0;min-height:17pt">${questions[at]}</div><div style="flex:4 1 0;text-align:center">${value(at === 7 ? 'YES' : 'NO')}</div>`;
  return html`${bar('INDIVIDUALS INCLUDED/EXCLUDED')}${row(cell(1, 'PARTNERS, OFFICERS, RELATIVES TO BE INCLUDED OR EXCLUDED (Remuneration to be included must be part of rating information section)'))}${grid(
    [
      'STATE',
      'LOC #',
      'NAME',
      'DATE OF BIRTH',
      'TITLE/RELATIONSHIP',
      'OWNERSHIP %',
      'DUTIES',
      'INC/EXC',
      'CLASS CODE',
      'REMUNERATION',
    ].map((caption, i) => ({ caption, width: [5, 5, 25, 10, 13, 7, 11, 6, 7, 11][i] ?? 8, isNumber: i === 9 })),
    l.individuals.map((each) => [each.state, each.locationNumber, ...individualCells(each, whole)]),
    4,
  )}${bar('PRIOR CARRIER INFORMATION/LOSS HISTORY')}${row(cell(76, 'PROVIDE INFORMATION FOR THE PAST 5 YEARS AND USE THE REMARKS SECTION FOR LOSS DETAILS'), cell(24, tick(false, 'LOSS RUN ATTACHED')))}${grid(
    ['YEAR', 'CARRIER & POLICY NUMBER', 'ANNUAL PREMIUM', 'MOD', '# CLAIMS', 'AMOUNT PAID', 'RESERVE'].map(
      (caption, i) => ({ caption, width: [7, 43, 13, 7, 7, 12, 11][i] ?? 10, isNumber: [2, 5, 6].includes(i) }),
    ),
    l.priorCarriers.map((each) => [
      each.year,
      html`CO: ${each.carrierName}<br>POL #: ${each.policyNumber}`,
      whole(each.premium),
      each.experienceModification?.toFixed(2),
      each.claimCount,
      whole(each.amountPaid),
      whole(each.reserve),
    ]),
    5,
  )}${bar('NATURE OF BUSINESS/DESCRIPTION OF OPERATIONS')}${row(html`<div style="flex:1;min-height:36pt">GIVE COMMENTS AND DESCRIPTIONS OF BUSINESS, OPERATIONS AND PRODUCTS: MANUFACTURING-RAW MATERIALS, PROCESSES, PRODUCT, EQUIPMENT; CONTRACTOR-TYPE OF WORK, SUB-CONTRACTS; MERCANTILE-MERCHANDISE, CUSTOMERS, DELIVERIES; SERVICE-TYPE, LOCATION; FARM-ACREAGE, ANIMALS, MACHINERY, SUB-CONTRACTS.<br>${value(trade.operations)}</div>`)}${bar('GENERAL INFORMATION')}${row(cell(46, 'EXPLAIN ALL "YES" RESPONSES'), cell(4, 'Y/N'), cell(46, 'EXPLAIN ALL "YES" RESPONSES'), cell(4, 'Y/N'))}${Array.from({ length: 10 }, (_, i) => row(asked(i), asked(i + 10)))}${row(box(30, 'INSPECTION CONTACT', inspection.name), box(20, 'PHONE', inspection.phone), box(30, 'ACCTNG RECORD'), box(20, 'PHONE'))}<div class="lg">ANY PERSON WHO KNOWINGLY AND WITH INTENT TO DEFRAUD ANY INSURANCE COMPANY OR ANOTHER PERSON FILES AN APPLICATION FOR INSURANCE OR STATEMENT OF CLAIM CONTAINING ANY MATERIALLY FALSE INFORMATION, OR CONCEALS FOR THE PURPOSE OF MISLEADING INFORMATION CONCERNING ANY FACT MATERIAL THERETO, COMMITS A FRAUDULENT INSURANCE ACT, WHICH IS A CRIME AND SUBJECTS THE PERSON TO CRIMINAL AND [NY: SUBSTANTIAL] CIVIL PENALTIES.</div>${row(box(40, "APPLICANT'S SIGNATURE"), box(20, 'DATE'), box(40, "PRODUCER'S SIGNATURE"))}`;
}

function drawChoices(random: Random): Choices {
  return {
    entity: random.pick(entities),
    status: random.pick(['QUOTE', 'ISSUE POLICY', 'BOUND']),
    isAgencyBill: random.chance(0.5),
    otherStates: random.chance(0.3) ? ['OR'] : [],
  };
}

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'acord-two-sides',
  build(random) {
    const f = drawEmployer(random, {
      stateCount: random.int(1, 2),
      locations: random.int(1, 3),
      isUpper: true,
      years: [2001, 2006],
    });
    const choices = drawChoices(random);
    const form = 'ACORD 130 (2000/08)';
    const foot = (at: number): Html =>
      html`<b>${form}</b><span>${at === 1 ? 'PLEASE COMPLETE REVERSE SIDE' : ''}</span><span>${at === 1 ? html`&copy; ACORD CORPORATION 1980` : ''}</span>`;
    const body = html`${page(foot(1), applicant(f, choices), policy(f, choices), rating(f))}${page(foot(2), reverse(f))}`;
    // this edition has no box for the NAICS code and the applicant's e-mail
    const label = {
      ...f.label,
      locations: f.sites.map(({ at, county }, i) => ({
        locationNumber: i + 1,
        address: `${at.street}, ${at.city}, ${county}, ${at.state} ${at.zip}`,
      })),
      formNumber: form,
      entityType: choices.entity,
      otherStates: [...choices.otherStates],
      naicsCode: null,
      email: null,
    };
    return { html: sheet({ css, body }), label, print: { margin: formMargin } };
  },
};
