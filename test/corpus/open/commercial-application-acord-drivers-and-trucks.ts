// ACORD 125 (2013/01) with the business auto section ACORD 127 (2010/05): drivers in a table across, a block of boxes for each vehicle; marks
// in brackets, typed in small capitals of fixed width.
import { slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { cityLine, firstName, lastName, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';
import { type Application, applicationPages, entities, labelOf } from '../parts/acord-125.ts';
import { type Business, drawBusiness, drawLosses, drawPrior } from '../parts/commercial-facts.ts';
import {
  asked,
  bar,
  box,
  cell,
  formCss,
  formMargin,
  grid,
  inline,
  lines,
  nest,
  page,
  row,
  ticker,
  value,
} from '../parts/captioned-boxes.ts';

const css = formCss({ form: "'Liberation Sans'", caption: 5.4, fill: "'Liberation Mono'", value: 7.4 });
const tick = ticker('bracket');

const models = [
  ['FORD', 'F-350', 'DUMP'],
  ['FORD', 'TRANSIT 250', 'VAN'],
  ['CHEVROLET', 'SILVERADO 2500HD', 'PICKUP'],
  ['ISUZU', 'NPR-HD', 'BOX TRUCK'],
  ['RAM', '1500 CLASSIC', 'PICKUP'],
  ['FREIGHTLINER', 'M2 106', 'STRAIGHT TRUCK'],
] as const;

function drawFleet(random: Random, { mail, year, cased }: Business) {
  const drivers = random.times(random.int(2, 7), () => ({
    gender: random.pick(['male', 'male', 'female']),
    name: cased(`${firstName(random)} ${random.letters(1)} ${lastName(random)}`),
    dateOfBirth: `${random.int(1955, 2000)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    licenseNumber: numbered(random, random.pick(['@########', '#########', '@###-####-####'])),
    licenseState: mail.state,
    married: random.pick(['M', 'S']),
    experience: random.int(3, 30),
  }));
  const vehicles = random.times(random.int(2, 6), (i) => {
    const [make, model, body] = random.pick(models);
    return {
      number: i + 1,
      year: year - random.int(0, 14),
      make,
      model,
      body,
      vin: vin(random),
      cost: random.int(21, 98) * 1000,
      weight: random.int(85, 330) * 100,
      radius: random.pick([50, 50, 100, 200]),
      deductible: random.pick(['500', '1,000']),
    };
  });
  return { drivers, vehicles };
}
type Fleet = ReturnType<typeof drawFleet>;

function top(f: Business, policyNumber: string | null): Html {
  return html`<div style="text-align:right">AGENCY CUSTOMER ID: ${value(f.agency.agencyCustomerId)}</div><div style="display:flex;align-items:flex-end"><div style="font:italic 700 15pt 'Liberation Serif'">ACORD</div><div class="ti" style="flex:1">BUSINESS AUTO SECTION</div><div style="width:90pt">${row(box(1, 'DATE (MM/DD/YYYY)', slashed(f.written)))}</div></div>${row(box(48, 'AGENCY', f.agency.agencyName), box(39, 'CARRIER', f.carrierName), box(13, 'NAIC CODE', f.naicCode))}${row(box(28, 'POLICY NUMBER', policyNumber), box(16, 'EFFECTIVE DATE', slashed(f.effective)), box(56, 'APPLICANT / FIRST NAMED INSURED', f.applicant.name))}`;
}

function driverTable({ drivers }: Fleet, f: Business): Html {
  const heads: [string, number][] = [
    ['DRIVER #', 5],
    ['NAME (Given, Middle initial, Surname) / CITY, STATE, ZIP', 29],
    ['SEX', 3],
    ['MAR STAT', 4],
    ['DATE OF BIRTH', 9],
    ['YRS EXP', 4],
    ['YEAR LIC', 5],
    ['DRIVERS LICENSE NUMBER / SOCIAL SECURITY NUMBER', 17],
    ['STATE LIC', 5],
    ['DATE HIRED', 8],
    ['DOC (Y/N)', 4],
    ['USE VEH #', 4],
    ['% USE', 3],
  ];
  return html`${bar('DRIVER INFORMATION', '(List all drivers, including family members that will drive company vehicles and employees who drive own vehicles on company business) \u00a0 ACORD 163 attached for additional drivers')}${grid(
    heads.map(([caption, width]) => ({ caption, width })),
    drivers.map((each, i) => [
      i + 1,
      html`${each.name}<br>${cityLine(f.mail)}`,
      each.gender === 'male' ? 'M' : 'F',
      each.married,
      slashed(each.dateOfBirth),
      each.experience,
      '',
      each.licenseNumber,
      each.licenseState,
      '',
      '',
      '',
      '',
    ]),
    10,
  )}`;
}

function vehicleBlock(each: Fleet['vehicles'][number], f: Business): Html {
  const wanted = (isWanted: boolean, names: readonly string[]): Html =>
    html`${names.map((name) => html`${tick(isWanted, name)} `)}`;
  return html`<div style="margin-bottom:4pt">${row(box(5, 'VEH #', each.number), box(7, 'YEAR', each.year), nest(34, row(inline(1, 'MAKE:', each.make)), row(inline(1, 'MODEL:', each.model))), nest(36, row(inline(1, 'BODY TYPE:', each.body)), row(inline(1, 'V.I.N.:', each.vin))), cell(10, 'VEHICLE TYPE', html`<br>`, tick(false, 'PP'), tick(false, 'SPEC'), html`<br>`, tick(true, 'COMM')), box(8, 'SYM / AGE'))}
${row(box(34, 'CITY, STATE, ZIP WHERE GARAGED', cityLine(f.mail)), box(8, 'LIC STATE', f.mail.state), box(7, 'TERR'), box(11, 'GVW / GCW', whole(each.weight)), box(8, 'CLASS'), box(6, 'SIC'), box(6, 'FACTOR'), box(6, 'SEAT CP'), box(7, 'RADIUS', each.radius), box(10, 'COST NEW', `$ ${whole(each.cost)}`))}
${row(cell(13, 'DRIVE TO WORK / SCHOOL', html`<br>`, tick(false, '< 15 MILES'), html`<br>`, tick(false, '15 MILES +')), cell(17, 'USE', html`<br>`, tick(true, 'COMMERCIAL'), tick(false, 'RETAIL'), html`<br>`, tick(false, 'SERVICE'), tick(false, 'FARM')), cell(40, 'COVERAGES', html`<br>`, wanted(true, ['LIAB', 'COMP / OTC', 'COLLISION']), wanted(false, ['NO-FAULT', 'MED PAY', 'TOWING & LABOR', 'SPEC C OF L', 'RENTAL REIMB', 'FULL GLASS'])), cell(16, 'DEDUCTIBLES', html`<br>`, tick(true, 'COMP / OTC'), '$ ', value(each.deductible), html`<br>`, 'COLLISION $ ', value(each.deductible)), box(14, 'TOTAL PREMIUM', '$'))}</div>`;
}

const questions = [
  ['1. WITH THE EXCEPTION OF ENCUMBRANCES, ARE ANY VEHICLES NOT SOLELY OWNED BY AND REGISTERED TO THE APPLICANT?'],
  ['2. OVER 50% OF THE EMPLOYEES USE THEIR AUTOS IN THE BUSINESS?'],
  ['3. IS THERE A VEHICLE MAINTENANCE PROGRAM IN OPERATION?'],
  ['4. ARE ANY VEHICLES LEASED TO OTHERS?'],
  [
    '5. ARE ANY VEHICLES CUSTOMIZED, ALTERED OR HAVE SPECIAL EQUIPMENT?',
    'VEH # \u00a0 \u00a0 \u00a0 DESCRIPTION \u00a0 \u00a0 \u00a0 \u00a0 COST',
  ],
  ['6. ARE ICC, PUC OR OTHER FILINGS REQUIRED?'],
  ['7. DO OPERATIONS INVOLVE TRANSPORTING HAZARDOUS MATERIAL?'],
  ['8. ANY HOLD HARMLESS AGREEMENTS?'],
  ['9. ANY VEHICLES USED BY FAMILY MEMBERS? (If so, identify below)'],
  ['10. DOES THE APPLICANT OBTAIN MVR VERIFICATIONS?'],
  ['11. DOES THE APPLICANT HAVE A SPECIFIC DRIVER RECRUITING METHOD?'],
  ['12. ARE ANY DRIVERS NOT COVERED BY WORKERS COMPENSATION?'],
  ['13. ANY VEHICLES OWNED BUT NOT SCHEDULED ON THIS APPLICATION?'],
  [
    '14. ANY DRIVERS WITH CONVICTIONS FOR MOVING TRAFFIC VIOLATIONS?',
    'DRIVER # \u00a0 \u00a0 DATE OF VIOLATION \u00a0 \u00a0 TYPE OF VIOLATION \u00a0 \u00a0 PLACE',
  ],
] as const;

function autoSection(f: Business, fleet: Fleet, policyNumber: string | null): Html {
  const foot = (at: number): Html =>
    html`<b>ACORD 127 (2010/05)</b><span>Page ${at} of 3</span><span>${at === 1 ? html`&copy; 1993-2010 ACORD CORPORATION. All rights reserved.` : ''}</span>`;
  return html`${page(foot(1), top(f, policyNumber), driverTable(fleet, f), row(html`<div style="flex:1;min-height:40pt">REMARKS</div>`))}${page(
    foot(2),
    bar('GENERAL INFORMATION'),
    asked(questions, (at) => (at === 2 || at === 9 ? 'Y' : 'N')),
    bar('ADDITIONAL INTEREST / CERTIFICATE RECIPIENT', html`${tick(false, 'ACORD 45 attached for additional names')}`),
    row(
      html`<div style="flex:1;min-height:60pt">INTEREST &nbsp; ${tick(false, 'ADDITIONAL INSURED')}${tick(false, 'LOSS PAYEE')}${tick(false, 'LIENHOLDER')}${tick(false, 'OWNER')}${tick(false, 'REGISTRANT')} &nbsp; RANK: &nbsp; NAME AND ADDRESS:</div>`,
    ),
  )}${page(
    foot(3),
    bar('VEHICLE DESCRIPTION', html`${tick(false, 'ACORD 129 attached for additional vehicles')}`),
    fleet.vehicles.map((each) => vehicleBlock(each, f)),
    row(
      html`<div style="flex:1;min-height:34pt">${lines('GARAGING ADDRESSES (If different from the mailing address)', '')}</div>`,
    ),
  )}`;
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'acord-drivers-and-trucks',
  build(random) {
    const f = drawBusiness(random, { premises: random.int(2, 3), isUpper: true, years: [2013, 2017] });
    const fleet = drawFleet(random, f);
    const isRenewal = random.chance(0.4);
    const chosen = [
      'BUSINESS AUTO',
      ...random.some(['COMMERCIAL GENERAL LIABILITY', 'PROPERTY'], random.int(0, 2)),
    ].map((name) => ({ name, premium: isRenewal ? random.dollars(1500, 19_000) : null }));
    const a: Application = {
      edition: '2013/01',
      f,
      tick,
      status: isRenewal ? 'renewal' : random.pick(['quote', 'issue']),
      billing: random.pick(['direct', 'agency']),
      policyNumber: isRenewal ? f.policyNumber : null,
      chosen,
      attached: ['DRIVER INFORMATION SCHEDULE'].slice(0, random.int(0, 1)),
      entity: random.pick(entities),
      otherNamed: random.chance(0.3) ? f.otherName : null,
      totalPremium: isRenewal ? sum(chosen.map(({ premium }) => premium ?? 0)) : null,
      interest: random.chance(0.4) ? { kind: 'LIENHOLDER', loanNumber: random.digits(8), location: 1 } : null,
      priorColumns: ['AUTOMOBILE', 'GENERAL LIABILITY'],
      prior: drawPrior(random, f, ['GENERAL LIABILITY', 'AUTOMOBILE'], random.int(1, 3)),
      losses: drawLosses(random, f, random.int(0, 3)),
      remarks: random.chance(0.5)
        ? 'MVRS RUN ON ALL DRIVERS LISTED. CURRENT CARRIER IS TAKING A LARGE INCREASE.'
        : null,
      hasOperations: true,
    };
    const label = {
      formNumbers: ['ACORD 125 (2013/01)', 'ACORD 127 (2010/05)'],
      ...labelOf(a),
      drivers: fleet.drivers.map(({ married: _m, experience: _e, ...each }) => each),
      vehicles: fleet.vehicles.map(({ number, year, make, model, vin }) => ({ number, year, make, model, vin })),
      // the body type is printed beside the model
      _accept: Object.fromEntries(
        fleet.vehicles.map(({ model, body }, i) => [`vehicles[${i}].model`, [`${model} ${body}`]]),
      ),
    };
    return {
      html: sheet({ css, body: [applicationPages(a), autoSection(f, fleet, a.policyNumber)] }),
      label,
      print: { margin: formMargin },
    };
  },
};
