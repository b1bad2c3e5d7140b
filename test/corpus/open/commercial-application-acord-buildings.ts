// ACORD 125 (2013/09) with a property section ACORD 140 (2011/10) for each building, typed in Helvetica by an agency system; ticks are
// a check mark in a drawn square.
import { slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type Application, applicationPages, entities, labelOf } from '../parts/acord-125.ts';
import { type Business, drawBusiness, drawLosses, drawPrior, type Premises } from '../parts/commercial-facts.ts';
import {
  bar,
  box,
  cell,
  formCss,
  formMargin,
  grid,
  inline,
  lines,
  page,
  row,
  ticker,
  value,
} from '../parts/captioned-boxes.ts';

const css = formCss({ form: "'Liberation Sans'", caption: 5.4, fill: "'Nimbus Sans'", value: 8.2 });
const tick = ticker('check');

const subjects = [
  'Building',
  'Business Personal Property',
  'Business Income with Extra Expense',
  'Tenants Improvements',
];

function drawSubjects(random: Random, { item }: Premises) {
  const names = item.interest === 'owner' ? subjects.slice(0, random.int(2, 3)) : subjects.slice(1, random.int(2, 4));
  return names.map((name) => ({
    line: 'Property',
    name,
    locationNumber: item.locationNumber,
    buildingNumber: item.buildingNumber,
    limit: random.int(4, 380) * 10_000,
    deductible: name.includes('Income') ? null : random.pick([1000, 2500, 5000]),
    coinsurancePercent: random.pick([80, 90, 100]),
    valuation: name.includes('Income') ? null : random.pick(['RC', 'ACV']),
    causesOfLoss: random.pick(['Special', 'Special', 'Broad']),
  }));
}
type Subject = ReturnType<typeof drawSubjects>[number];

function propertyPage({
  f,
  each,
  rows,
  policyNumber,
  at,
}: {
  f: Business;
  each: Premises;
  rows: readonly Subject[];
  policyNumber: string | null;
  at: number;
}): Html {
  const { item } = each;
  const upgrade = (name: string): Html => tick(false, `${name}, YR:`);
  return page(
    html`<b>ACORD 140 (2011/10)</b><span>Page ${at + 1}</span><span>&copy; 1985-2011 ACORD CORPORATION. All rights reserved.</span>`,
    html`<div style="text-align:right">AGENCY CUSTOMER ID: ${value(f.agency.agencyCustomerId)}</div><div style="display:flex;align-items:flex-end"><div style="font:italic 700 15pt 'Liberation Serif'">ACORD</div><div class="ti" style="flex:1">PROPERTY SECTION</div><div style="width:90pt">${row(box(1, 'DATE (MM/DD/YYYY)', slashed(f.written)))}</div></div>`,
    row(
      box(46, 'AGENCY NAME', f.agency.agencyName),
      box(41, 'CARRIER', f.carrierName),
      box(13, 'NAIC CODE', f.naicCode),
    ),
    row(
      box(30, 'POLICY NUMBER', policyNumber),
      box(16, 'EFFECTIVE DATE', slashed(f.effective)),
      box(54, 'NAMED INSURED(S)', f.applicant.name),
    ),
    bar('BLANKET SUMMARY'),
    grid(
      ['BLKT #', 'AMOUNT', 'TYPE', 'BLKT #', 'AMOUNT', 'TYPE'].map((caption, i) => ({
        caption,
        width: [6, 16, 28][i % 3] ?? 10,
      })),
      [],
      2,
    ),
    bar('PREMISES INFORMATION'),
    row(inline(13, 'PREMISES #:', item.locationNumber), inline(87, 'STREET ADDRESS:', item.address)),
    row(inline(13, 'BUILDING #:', item.buildingNumber), inline(87, 'BLDG DESCRIPTION:', item.description)),
    grid(
      [
        { caption: 'SUBJECT OF INSURANCE', width: 27 },
        { caption: 'AMOUNT', width: 12, isNumber: true },
        { caption: 'COINS %', width: 6 },
        { caption: lines('VALU-', 'ATION'), width: 6 },
        { caption: 'CAUSES OF LOSS', width: 10 },
        { caption: lines('INFLATION', 'GUARD %'), width: 7 },
        { caption: 'DED', width: 8, isNumber: true },
        { caption: lines('DED', 'TYPE'), width: 5 },
        { caption: 'BLKT #', width: 5 },
        { caption: 'FORMS AND CONDITIONS TO APPLY', width: 14 },
      ],
      rows.map((one) => [
        one.name,
        whole(one.limit),
        one.coinsurancePercent,
        one.valuation,
        one.causesOfLoss,
        '',
        one.deductible === null ? '' : whole(one.deductible),
        '',
        '',
        '',
      ]),
      8,
    ),
    row(
      cell(
        1,
        html`<b>ADDITIONAL INFORMATION</b> &nbsp; `,
        tick(false, 'BUSINESS INCOME / EXTRA EXPENSE - Attach ACORD 810'),
        tick(false, 'VALUE REPORTING INFORMATION - Attach ACORD 811'),
      ),
    ),
    bar('ADDITIONAL COVERAGES, OPTIONS, RESTRICTIONS, ENDORSEMENTS AND RATING INFORMATION'),
    row(
      box(14, 'SPOILAGE COVERAGE (Y / N)', 'N'),
      box(30, 'DESCRIPTION OF PROPERTY COVERED'),
      box(16, 'LIMIT', '$'),
      box(16, 'DEDUCTIBLE', '$'),
      cell(24, 'REFRIG MAINT AGREEMENT (Y / N)', html`<br>`, 'OPTIONS: ', tick(false, 'BREAKDOWN OR CONTAMINATION')),
    ),
    row(
      cell(
        1,
        'SINKHOLE COVERAGE (Required in Florida) ',
        tick(false, 'ACCEPT COVERAGE'),
        tick(false, 'REJECT COVERAGE'),
        ' LIMIT: $',
      ),
      cell(
        1,
        'MINE SUBSIDENCE COVERAGE (Required in IL, IN, KY and WV) ',
        tick(false, 'ACCEPT COVERAGE'),
        tick(false, 'REJECT COVERAGE'),
        ' LIMIT: $',
      ),
    ),
    row(cell(1, 'PROPERTY HAS BEEN DESIGNATED AN HISTORICAL LANDMARK'), inline(1, '# OF OPEN SIDES ON STRUCTURE:')),
    row(
      box(22, 'CONSTRUCTION TYPE', item.construction),
      box(14, html`DISTANCE TO<br>HYDRANT / FIRE STAT`, '300 FT   2 MI'),
      box(14, 'FIRE DISTRICT', each.at.city),
      box(9, 'CODE NUMBER'),
      box(8, 'PROT CL', item.yearBuilt % 2 === 0 ? 4 : 5),
      box(7, '# STORIES', 1 + (item.yearBuilt % 3)),
      box(7, "# BASM'TS"),
      box(8, 'YR BUILT', item.yearBuilt),
      box(11, 'TOTAL AREA', whole(item.totalArea)),
    ),
    row(
      cell(
        34,
        'BUILDING IMPROVEMENTS',
        html`<br>`,
        upgrade('WIRING'),
        upgrade('PLUMBING'),
        html`<br>`,
        upgrade('ROOFING'),
        upgrade('HEATING'),
        html`<br>`,
        tick(false, 'OTHER:'),
      ),
      box(10, 'BLDG CODE GRADE'),
      box(10, 'TAX CODE'),
      box(14, 'ROOF TYPE', 'Built up'),
      box(32, 'OTHER OCCUPANCIES'),
    ),
    row(
      cell(34, 'WIND CLASS ', tick(false, 'RESISTIVE'), tick(false, 'SEMI-RESISTIVE')),
      box(40, 'HEATING SOURCE INCL WOODBURNING STOVE OR FIREPLACE INSERT (Y / N)', 'N'),
      box(26, 'DATE INSTALLED / MANUFACTURER'),
    ),
    row(
      cell(
        50,
        'PRIMARY HEAT ',
        tick(false, 'BOILER'),
        tick(false, 'SOLID FUEL'),
        html`<br>`,
        'IF BOILER, IS INSURANCE PLACED ELSEWHERE? (Y / N)',
      ),
      cell(
        50,
        'SECONDARY HEAT ',
        tick(false, 'BOILER'),
        tick(false, 'SOLID FUEL'),
        html`<br>`,
        'IF BOILER, IS INSURANCE PLACED ELSEWHERE? (Y / N)',
      ),
    ),
    row(
      box(1, 'RIGHT EXPOSURE & DISTANCE'),
      box(1, 'LEFT EXPOSURE & DISTANCE'),
      box(1, 'FRONT EXPOSURE & DISTANCE', 'Street'),
      box(1, 'REAR EXPOSURE & DISTANCE', 'Parking 60 ft'),
    ),
    row(
      box(40, 'BURGLAR ALARM TYPE'),
      box(20, 'CERTIFICATE #'),
      box(16, 'EXPIRATION DATE'),
      cell(24, tick(false, 'CENTRAL STATION'), html`<br>`, tick(false, 'LOCAL GONG')),
    ),
    row(
      box(46, 'BURGLAR ALARM INSTALLED AND SERVICED BY'),
      box(10, 'EXTENT'),
      box(10, 'GRADE'),
      box(17, '# GUARDS / WATCHMEN'),
      box(17, 'CLOCK HOURLY'),
    ),
    row(
      box(50, 'PREMISES FIRE PROTECTION (Sprinklers, Standpipes, CO2 / Chemical Systems)'),
      box(10, '% SPRNK'),
      box(22, 'FIRE ALARM MANUFACTURER'),
      cell(18, tick(false, 'CENTRAL STATION'), html`<br>`, tick(false, 'LOCAL GONG')),
    ),
    row(cell(1, html`<b>ADDITIONAL INTEREST</b> &nbsp; `, tick(false, 'ACORD 45 attached for additional names'))),
    row(
      html`<div style="flex:1;min-height:60pt">REMARKS (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)</div>`,
    ),
  );
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'acord-buildings',
  build(random) {
    const f = drawBusiness(random, { premises: random.int(2, 4), isUpper: false, years: [2013, 2018] });
    const isRenewal = random.chance(0.4);
    const a: Application = {
      edition: '2013/09',
      f,
      tick,
      status: isRenewal ? 'renewal' : random.pick(['quote', 'bound']),
      billing: random.pick(['direct', 'agency']),
      policyNumber: isRenewal ? f.policyNumber : null,
      chosen: [
        'PROPERTY',
        ...random.some(['COMMERCIAL GENERAL LIABILITY', 'EQUIPMENT FLOATER', 'UMBRELLA'], random.int(0, 2)),
      ].map((name) => ({ name, premium: null })),
      attached: random.chance(0.4) ? ['STATEMENT / SCHEDULE OF VALUES'] : [],
      entity: random.pick(entities),
      otherNamed: null,
      totalPremium: null,
      interest: random.chance(0.8)
        ? { kind: 'MORTGAGEE', loanNumber: random.chance(0.7) ? random.digits(10) : null, location: 1 }
        : null,
      priorColumns: ['PROPERTY', 'GENERAL LIABILITY'],
      prior: drawPrior(random, f, ['PROPERTY'], random.int(1, 3)),
      losses: drawLosses(random, f, random.int(0, 2)),
      remarks: null,
      hasOperations: false,
    };
    const insured = f.premises.map((each) => ({ each, rows: drawSubjects(random, each) }));
    const label = labelOf(a);
    const body = [
      applicationPages(a),
      insured.map(({ each, rows }, at) => propertyPage({ f, each, rows, policyNumber: a.policyNumber, at })),
    ];
    return {
      html: sheet({ css, body }),
      label: {
        formNumbers: ['ACORD 125 (2013/09)', 'ACORD 140 (2011/10)'],
        ...label,
        locations: label.locations.map((each, i) => ({
          ...each,
          yearBuilt: f.premises[i]?.item.yearBuilt,
          construction: f.premises[i]?.item.construction,
          description: f.premises[i]?.item.description,
        })),
        coverages: insured.flatMap(({ rows }) => rows),
      },
      print: { margin: formMargin },
    };
  },
};
