// ACORD 125 (2016/03) with the general liability section ACORD 126 (2016/09), typed in capitals of fixed width by an agency system;
// ticks are an X in a box.
import { slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import type { Style } from '../kit/style.ts';
import { type Application, applicationPages, entities, labelOf } from '../parts/acord-125.ts';
import { drawBusiness, drawLiability, drawLosses, drawPrior } from '../parts/commercial-facts.ts';
import {
  asked,
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

const css = formCss({ form: "'Liberation Sans'", caption: 5.6, fill: "'Liberation Mono'", value: 8 });
const tick = ticker('boxed');
const names = [
  'GENERAL AGGREGATE',
  'PRODUCTS & COMPLETED OPERATIONS AGGREGATE',
  'PERSONAL & ADVERTISING INJURY',
  'EACH OCCURRENCE',
  'DAMAGE TO RENTED PREMISES (each occurrence)',
  'MEDICAL EXPENSE (Any one person)',
];
const claimsMade = [
  ['1. PROPOSED RETROACTIVE DATE:'],
  ['2. ENTRY DATE INTO UNINTERRUPTED CLAIMS MADE COVERAGE:'],
  [
    '3. HAS ANY PRODUCT, WORK, ACCIDENT, OR LOCATION BEEN EXCLUDED, UNINSURED OR SELF-INSURED FROM ANY PREVIOUS COVERAGE?',
  ],
  ['4. WAS TAIL COVERAGE PURCHASED UNDER ANY PREVIOUS POLICY?'],
] as const;
const contractors = [
  ['1. DOES APPLICANT DRAW PLANS, DESIGNS, OR SPECIFICATIONS FOR OTHERS?'],
  ['2. DO ANY OPERATIONS INCLUDE BLASTING OR UTILIZE OR STORE EXPLOSIVE MATERIAL?'],
  ['3. DO ANY OPERATIONS INCLUDE EXCAVATION, TUNNELING, UNDERGROUND WORK OR EARTH MOVING?'],
  ['4. DO YOUR SUBCONTRACTORS CARRY COVERAGES OR LIMITS LESS THAN YOURS?'],
  ['5. ARE SUBCONTRACTORS ALLOWED TO WORK WITHOUT PROVIDING YOU WITH A CERTIFICATE OF INSURANCE?'],
  ['6. DOES APPLICANT LEASE EQUIPMENT TO OTHERS WITH OR WITHOUT OPERATORS?'],
] as const;

function liabilitySection(
  { f, policyNumber }: Application,
  { limits, hazards }: ReturnType<typeof drawLiability>,
  premium: number | null,
): Html {
  const customer = html`<div style="text-align:right">AGENCY CUSTOMER ID: ${value(f.agency.agencyCustomerId)}</div>`;
  const limitRows = limits.map(
    ({ name, limit }, at) =>
      html`${row(cell(62, name), cell(38, html`$ ${value(whole(limit))}`))}${at === 0 ? row(cell(1, 'LIMIT APPLIES PER: ', tick(true, 'POLICY'), tick(false, 'LOCATION'), tick(false, 'PROJECT'), tick(false, 'OTHER:'))) : ''}`,
  );
  const foot = (at: number): Html =>
    html`<b>ACORD 126 (2016/09)</b><span>Page ${at} of 4</span><span>&copy; 1993-2015 ACORD CORPORATION. All rights reserved.</span>`;
  return html`${page(
    foot(1),
    customer,
    html`<div style="display:flex;align-items:flex-end"><div style="font:italic 700 15pt 'Liberation Serif'">ACORD</div><div class="ti" style="flex:1">COMMERCIAL GENERAL LIABILITY SECTION</div><div style="width:90pt">${row(box(1, 'DATE (MM/DD/YYYY)', slashed(f.written)))}</div></div>`,
    row(box(50, 'AGENCY', f.agency.agencyName), box(37, 'CARRIER', f.carrierName), box(13, 'NAIC CODE', f.naicCode)),
    row(
      box(26, 'POLICY NUMBER', policyNumber),
      box(16, 'EFFECTIVE DATE', slashed(f.effective)),
      box(58, 'APPLICANT / FIRST NAMED INSURED', f.applicant.name),
    ),
    html`<div class="lg"><b>IMPORTANT - If CLAIMS MADE is checked in the COVERAGES / LIMITS section below, this is an application for a claims-made policy. Read all provisions of the policy carefully.</b></div>`,
    bar('COVERAGES / LIMITS'),
    columns(
      column(
        36,
        row(cell(1, html`<b>COVERAGES</b>`)),
        tallRow(
          html`<div style="flex:1;min-height:94pt">${tick(true, 'COMMERCIAL GENERAL LIABILITY')}<br>&nbsp; ${tick(false, 'CLAIMS MADE')}${tick(true, 'OCCURRENCE')}<br>${tick(false, "OWNER'S & CONTRACTOR'S PROTECTIVE")}<br>${tick(false, '')}<br><br><b>DEDUCTIBLES</b><br>${tick(false, 'PROPERTY DAMAGE')} $ <br>${tick(false, 'BODILY INJURY')} $ &nbsp; &nbsp; ${tick(false, 'PER CLAIM')}<br>${tick(false, '')} $ &nbsp; &nbsp; &nbsp; ${tick(false, 'PER OCCURRENCE')}</div>`,
        ),
      ),
      column(
        44,
        row(cell(1, html`<b>LIMITS</b>`)),
        limitRows,
        row(cell(62, 'EMPLOYEE BENEFITS'), cell(38, '$')),
        tallRow(cell(62), cell(38, '$')),
      ),
      column(
        20,
        row(cell(1, html`<b>PREMIUMS</b>`)),
        row(box(1, 'PREMISES/OPERATIONS', '$')),
        row(box(1, 'PRODUCTS', '$')),
        row(box(1, 'OTHER', '$')),
        tallRow(box(1, 'TOTAL', premium === null ? '$' : `$ ${whole(premium)}`)),
      ),
    ),
    row(
      html`<div style="flex:1;min-height:34pt">OTHER COVERAGES, RESTRICTIONS AND/OR ENDORSEMENTS (For hired/non-owned auto coverages attach the applicable state Business Auto Section, ACORD 137)</div>`,
    ),
    row(
      cell(
        1,
        'APPLICABLE ONLY IN WISCONSIN: IF NON-OWNED ONLY AUTO COVERAGE IS TO BE PROVIDED UNDER THE POLICY: 1. UM / UIM COVERAGE ',
        tick(false, 'IS'),
        tick(false, 'IS NOT AVAILABLE'),
        ' 2. MEDICAL PAYMENTS COVERAGE ',
        tick(false, 'IS'),
        tick(false, 'IS NOT AVAILABLE'),
      ),
    ),
    bar('SCHEDULE OF HAZARDS', '(ACORD 211, Schedule of Hazards, may be attached if additional space is required)'),
    grid(
      [
        { caption: 'LOC #', width: 5 },
        { caption: 'HAZ #', width: 5 },
        { caption: 'CLASSIFICATION', width: 31 },
        { caption: lines('CLASS', 'CODE'), width: 8 },
        { caption: lines('PREMIUM', 'BASIS'), width: 7 },
        { caption: 'EXPOSURE', width: 12, isNumber: true },
        { caption: 'TERR', width: 6 },
        { caption: html`RATE<br>PREM/OPS`, width: 6 },
        { caption: html`RATE<br>PRODUCTS`, width: 6 },
        { caption: html`PREMIUM<br>PREM/OPS`, width: 7 },
        { caption: html`PREMIUM<br>PRODUCTS`, width: 7 },
      ],
      hazards.map((each) => [
        each.locationNumber,
        each.hazardNumber,
        each.classification,
        each.classCode,
        each.premiumBasis,
        whole(each.exposure),
        each.territory,
        '',
        '',
        '',
        '',
      ]),
      6,
    ),
    row(
      cell(
        1,
        'RATING AND PREMIUM BASIS: \u00a0 (S) GROSS SALES - PER $1,000/SALES \u00a0 (P) PAYROLL - PER $1,000/PAY \u00a0 (A) AREA - PER 1,000/SQ FT \u00a0 (C) TOTAL COST - PER $1,000/COST \u00a0 (M) ADMISSIONS - PER 1,000/ADM \u00a0 (U) UNIT - PER UNIT \u00a0 (T) OTHER',
      ),
    ),
    bar('CLAIMS MADE', '(Explain all "Yes" responses)'),
    asked(claimsMade, () => ''),
    bar('EMPLOYEE BENEFITS LIABILITY'),
    row(
      inline(1, '1. DEDUCTIBLE PER CLAIM: $'),
      inline(1, '3. NUMBER OF EMPLOYEES COVERED BY EMPLOYEE BENEFITS PLANS:'),
    ),
    row(inline(1, '2. NUMBER OF EMPLOYEES:'), inline(1, '4. RETROACTIVE DATE:')),
  )}${page(
    foot(2),
    customer,
    bar('CONTRACTORS'),
    asked(contractors, () => (f.trade.sic === '1751' ? 'N' : '')),
    row(
      html`<div style="flex:1;min-height:40pt">DESCRIBE THE TYPE OF WORK SUBCONTRACTED</div>`,
      box(0.3, '$ PAID TO SUBCONTRACTORS:'),
      box(0.3, '% OF WORK SUBCONTRACTED:'),
      box(0.2, '# FULL-TIME STAFF:'),
      box(0.2, '# PART-TIME STAFF:'),
    ),
  )}`;
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'acord-four-pages',
  build(random) {
    const f = drawBusiness(random, { premises: random.int(2, 4), isUpper: true });
    const liability = drawLiability(random, f, names);
    const isRenewal = random.chance(0.3);
    const hasPremiums = random.chance(0.5);
    const chosen = ['COMMERCIAL GENERAL LIABILITY', 'COMMERCIAL PROPERTY', 'UMBRELLA']
      .slice(0, random.int(1, 3))
      .map((name) => ({ name, premium: random.dollars(800, 14_000) }));
    const glPremium = hasPremiums ? (chosen[0]?.premium ?? null) : null;
    const a: Application = {
      edition: '2016/03',
      f,
      tick,
      status: isRenewal ? 'renewal' : random.pick(['quote', 'issue', 'bound']),
      billing: random.pick(['direct', 'agency']),
      policyNumber: isRenewal ? f.policyNumber : null,
      chosen: hasPremiums ? chosen : chosen.map(({ name }) => ({ name, premium: null })),
      attached: random.chance(0.5) ? ['LOSS SUMMARY'] : [],
      entity: random.pick(entities),
      otherNamed: random.chance(0.35) ? f.otherName : null,
      totalPremium: hasPremiums && random.chance(0.6) ? sum(chosen.map(({ premium }) => premium)) : null,
      interest: random.chance(0.6)
        ? {
            kind: random.pick(['MORTGAGEE', 'LOSS PAYEE', 'ADDITIONAL INSURED']),
            loanNumber: random.chance(0.6) ? random.digits(9) : null,
            location: 1,
          }
        : null,
      priorColumns: ['GENERAL LIABILITY', 'PROPERTY'],
      prior: drawPrior(random, f, ['GENERAL LIABILITY', 'PROPERTY'], random.int(2, 3)),
      losses: drawLosses(random, f, random.int(0, 3)),
      remarks: random.chance(0.6)
        ? f.cased(
            random.pick([
              'Please quote with and without the umbrella. Insured needs quote a week before renewal.',
              'Loss runs ordered from current carrier, will forward when received.',
              'Inspection contact is the owner. Prior agent did not carry all locations.',
            ]),
          )
        : null,
      hasOperations: true,
    };
    const label = {
      formNumbers: ['ACORD 125 (2016/03)', 'ACORD 126 (2016/09)'],
      ...labelOf(a),
      coverages: liability.limits,
      hazards: liability.hazards,
    };
    return {
      html: sheet({ css, body: [applicationPages(a), liabilitySection(a, liability, glPremium)] }),
      label,
      print: { margin: formMargin },
    };
  },
};
