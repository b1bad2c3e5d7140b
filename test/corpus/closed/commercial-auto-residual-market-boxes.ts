// Servicing carrier of a state's commercial automobile plan: a preprinted form of captioned boxes that is typed over. Every coverage of the form is
// listed with or without a premium; one or two trucks with liability by statute, filings as fees, a list of operators, minimum limits.
import { addYears, shortDashed, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, lastNameFirst, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:6.4pt/1.2 "Liberation Sans Narrow",sans-serif}.t{font:9pt/1.2 "Liberation Mono",monospace}.bx{display:grid;border:.8px solid #000;margin-bottom:-1px}.bx>div{border:.4px solid #000;padding:2px 4px 3px;min-height:25px}
h1{font:700 12pt "Liberation Sans",sans-serif;text-align:center;margin:2px 0}h2{font:700 8pt "Liberation Sans",sans-serif;margin:7px 0 2px}.c{text-align:center;font-size:8pt}table{width:100%;border-collapse:collapse}th{font-weight:400;text-align:left;border:.8px solid #000;padding:2px 4px;vertical-align:top}td{border:.4px solid #000;border-width:0 .8px;padding:1.5px 4px}tr:last-child td{border-bottom:.8px solid #000}.n{text-align:right}`;

const trucks = [
  ['1994', 2012, 'MACK', 'CH613 TRACTOR', '50299', 80_000, 'Y'],
  ['1998', 2015, 'PETERBILT', '379 TRACTOR', '50499', 80_000, 'Y'],
  ['1999', 2019, 'INTL', '4700 BOX TRUCK', '31299', 25_500, 'N'],
  ['2001', 2020, 'ISUZU', 'NPR STAKE BODY', '23299', 14_500, 'N'],
  ['1997', 2016, 'STERLING', 'LT9500 DUMP', '40299', 58_000, 'N'],
] as const;

function unitOf(random: Random, number: number, home: { city: string; state: string }, perils: boolean, last: number) {
  const [oldest, newest, make, model, classCode, grossWeight] = random.pick(trucks);
  const value = random.int(9, 41) * 1000;
  const premiums = {
    liability: random.amount(2900, 11_800),
    pip: random.amount(38, 190),
    um: random.amount(22, 96),
    comprehensive: perils ? random.amount(140, 690) : null,
    collision: perils ? random.amount(420, 1900) : null,
  };
  return {
    premiums,
    deductible: perils ? random.pick([500, 1000, 2500]) : null,
    vehicle: {
      number,
      year: random.int(Number(oldest), Math.min(newest, last)),
      make,
      model,
      vin: vin(random),
      garagingLocation: `${home.city} ${home.state}`.toUpperCase(),
      territory: numbered(random, '1##'),
      classCode,
      use: 'COMMERCIAL',
      radius: random.pick(['LOCAL', 'INTERMEDIATE', 'LONG DIST']),
      grossWeight,
      costNew: Math.round(value * random.pick([2, 2.4, 3.1])),
      statedAmount: perils ? value : null,
      premium: sum(Object.values(premiums).map((each) => each ?? 0)),
    },
  };
}

function facts(random: Random) {
  const home = place(random, random.pick(['MI', 'MN', 'KY', 'FL']));
  const perils = random.chance(0.5);
  const issued = random.int(2014, 2025);
  const units = random.times(random.pick([1, 1, 2]), (i) => unitOf(random, i + 1, home, perils, issued));
  const single = random.pick([750_000, 1_000_000, 300_000]);
  const fees = [
    { name: 'FEDERAL FILING FORM BMC-91X', amount: 75 },
    { name: 'STATE FILING FORM E', amount: 25 },
    { name: 'MOTOR VEHICLE THEFT PREVENTION FEE', amount: units.length * random.pick([1, 2, 5]) },
  ].slice(random.int(0, 1));
  const effectiveDate = `${issued}-${random.pick(['02', '04', '07', '10', '12'])}-${random.int(10, 28)}`;
  return {
    home,
    units,
    single,
    motorist: { limitPerPerson: 25_000, limit: 50_000 },
    planNumber: numbered(random, 'CA######'),
    drivers: random.times(random.int(1, 3), () => ({
      name: lastNameFirst(random).toUpperCase(),
      dateOfBirth: `${random.int(1955, 1996)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      licenseNumber: numbered(random, '########'),
      licenseState: home.state,
    })),
    label: {
      carrierName:
        `${word(random)} ${random.pick(['INSURANCE COMPANY', 'CASUALTY COMPANY', 'INDEMNITY COMPANY'])}`.toUpperCase(),
      policyNumber: numbered(random, random.pick(['CAR ######-#', 'AIP#####-##', '##PLN######'])),
      transactionType: random.pick(['new', 'renewal', 'renewal']),
      namedInsureds: [
        random.chance(0.5)
          ? `${person(random)} D/B/A ${word(random)} Hauling`.toUpperCase()
          : `${word(random)} Trucking LLC`.toUpperCase(),
      ],
      mailingAddress: oneLine(home).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      businessDescription: random.pick(['HAULING SAND AND GRAVEL', 'GENERAL FREIGHT FOR HIRE', 'LOGS AND LUMBER']),
      fees,
      totalPremium: sum([...units.map(({ vehicle }) => vehicle.premium), ...fees.map(({ amount }) => amount)]),
    },
  };
}
type Facts = ReturnType<typeof facts>;
type Premiums = Facts['units'][number]['premiums'];

const total = (units: Facts['units'], key: keyof Premiums): number =>
  sum(units.map(({ premiums }) => premiums[key] ?? 0));

const box = (caption: string, value: Html | string): Html =>
  html`<div>${caption}<br><span class="t">${value}</span></div>`;
const boxes = (columns: string, ...all: readonly Html[]): Html =>
  html`<div class="bx" style="grid-template-columns:${columns}">${all}</div>`;

/** The coverages of item two in force, as they are printed and labelled. */
function bought({ units, single, motorist }: Facts) {
  const has = units.some(({ deductible }) => deductible !== null);
  return [
    { name: 'LIABILITY', autoSymbols: ['7'], limit: single, premium: total(units, 'liability') },
    { name: 'PERSONAL INJURY PROTECTION', autoSymbols: ['5'], limitText: 'STATUTORY', premium: total(units, 'pip') },
    { name: 'UNINSURED MOTORISTS', autoSymbols: ['6'], ...motorist, premium: total(units, 'um') },
    ...(has
      ? [
          {
            name: 'COMPREHENSIVE',
            autoSymbols: ['7'],
            limitText: 'STATED AMOUNT OR ACV, WHICHEVER IS LESS',
            premium: total(units, 'comprehensive'),
          },
          {
            name: 'COLLISION',
            autoSymbols: ['7'],
            limitText: 'STATED AMOUNT OR ACV, WHICHEVER IS LESS',
            premium: total(units, 'collision'),
          },
        ]
      : []),
  ];
}

function itemTwo(f: Facts): Html {
  const inForce = new Map(bought(f).map((each) => [each.name, each]));
  const names = [
    'LIABILITY',
    'PERSONAL INJURY PROTECTION',
    'ADDED PERSONAL INJURY PROTECTION',
    'AUTO MEDICAL PAYMENTS',
    'UNINSURED MOTORISTS',
    'UNDERINSURED MOTORISTS',
    'COMPREHENSIVE',
    'SPECIFIED CAUSES OF LOSS',
    'COLLISION',
    'TOWING AND LABOR',
  ];
  const limitOf = (each: ReturnType<typeof bought>[number]): string => {
    if ('limitText' in each) return each.limitText ?? '';
    if ('limitPerPerson' in each)
      return `${whole(each.limitPerPerson ?? 0)} EA PERSON / ${whole(each.limit ?? 0)} EA ACC`;
    return `${whole(each.limit ?? 0)} CSL EACH ACCIDENT`;
  };
  const row = (name: string): Html => {
    const each = inForce.get(name);
    return html`<tr class="t"><td>${name}</td><td>${each?.autoSymbols.join(' ')}</td><td>${each === undefined ? 'NOT PROVIDED' : limitOf(each)}</td><td class="n">${each === undefined ? '' : cents(each.premium)}</td></tr>`;
  };
  return html`<h2>ITEM TWO &mdash; SCHEDULE OF COVERAGES AND COVERED AUTOS</h2><table><tr><th>COVERAGES</th><th>COVERED AUTO<br>SYMBOL</th><th>LIMIT<br>THE MOST WE WILL PAY FOR ANY ONE ACCIDENT OR LOSS</th><th>PREMIUM</th></tr>${names.map(row)}</table>`;
}

function unitBoxes({ vehicle: v, premiums, deductible }: Facts['units'][number]): Html {
  const amount = (value: number | null): string => (value === null ? 'NIL' : cents(value));
  const damage = (value: number | null): string =>
    value === null ? 'NIL' : `${whole(deductible ?? 0)} DED  ${cents(value)}`;
  return html`<div style="break-inside:avoid;margin-bottom:5px">${boxes(
    '.5fr 2.6fr 2fr 1fr 1fr',
    box('AUTO NO.', String(v.number)),
    box('YEAR, TRADE NAME, MODEL, BODY TYPE', `${v.year} ${v.make} ${v.model}`),
    box('IDENTIFICATION NO.', v.vin),
    box('ORIGINAL COST NEW', whole(v.costNew)),
    box('STATED AMOUNT', v.statedAmount === null ? 'NIL' : whole(v.statedAmount)),
  )}${boxes(
    '2fr 1fr 1fr 1fr 1fr 1fr',
    box('TOWN AND STATE WHERE PRINCIPALLY GARAGED', v.garagingLocation),
    box('TERR', v.territory),
    box('CLASS', v.classCode),
    box('USE', v.use),
    box('RADIUS', v.radius),
    box('GVW / GCW LBS.', whole(v.grossWeight)),
  )}${boxes(
    '1fr 1fr 1fr 1.4fr 1.5fr 1.1fr',
    box('LIABILITY', amount(premiums.liability)),
    box('PERS. INJ. PROT.', amount(premiums.pip)),
    box('UNINSURED MOTORISTS', amount(premiums.um)),
    box('COMPREHENSIVE', damage(premiums.comprehensive)),
    box('COLLISION', damage(premiums.collision)),
    box('TOTAL THIS AUTO', cents(v.premium)),
  )}</div>`;
}

function body(f: Facts): Html {
  const { label: l, home } = f;
  return html`<div class="c"><span class="t"><b>${l.carrierName}</b></span><br>a servicing carrier for the Automobile Insurance Plan</div><h1>TRUCKERS AND BUSINESS AUTO DECLARATIONS</h1><div class="c">Commercial Automobile Insurance Procedure &mdash; this policy is written through the residual market</div>
${boxes('1.4fr 1.4fr 1fr 1fr', box('POLICY NUMBER', l.policyNumber), box(l.transactionType === 'new' ? 'NEW / RENEWAL OF' : 'RENEWAL OF', l.transactionType === 'new' ? 'NEW' : `${l.policyNumber.slice(0, -1)}0`), box('PLAN APPL. NO.', f.planNumber), box('DATE PRINTED', shortDashed(l.effectiveDate)))}
${boxes('1.4fr 1.2fr', box('ITEM ONE. NAMED INSURED AND MAILING ADDRESS', html`${l.namedInsureds[0]}<br>${home.street.toUpperCase()}<br>${cityLine(home).toUpperCase()}`), box('PRODUCER OF RECORD (NOT AN AGENT OF THE COMPANY)', l.agencyName))}
${boxes('1fr 1fr 2fr', box('POLICY PERIOD 12:01 AM STD TIME &mdash; FROM'.replace('&mdash;', '-'), shortDashed(l.effectiveDate)), box('TO', shortDashed(l.expirationDate)), box('BUSINESS OF THE NAMED INSURED', l.businessDescription))}
${itemTwo(f)}<h2>ITEM THREE &mdash; AUTOS YOU OWN AND PREMIUM BY AUTO</h2>${f.units.map(unitBoxes)}
<h2>OPERATORS REPORTED</h2><table><tr><th>NAME</th><th>BIRTH</th><th>LICENSE NUMBER</th><th>ST</th></tr>${f.drivers.map((each) => html`<tr class="t"><td>${each.name}</td><td>${slashed(each.dateOfBirth)}</td><td>${each.licenseNumber}</td><td>${each.licenseState}</td></tr>`)}</table>
<h2>PREMIUM</h2><table><tr><th>DESCRIPTION</th><th>AMOUNT</th></tr><tr class="t"><td>TOTAL OF ITEM THREE</td><td class="n">${cents(sum(f.units.map(({ vehicle }) => vehicle.premium)))}</td></tr>${l.fees.map(({ name, amount }) => html`<tr class="t"><td>${name}</td><td class="n">${cents(amount)}</td></tr>`)}<tr class="t"><td>ESTIMATED TOTAL PREMIUM</td><td class="n">${cents(l.totalPremium)}</td></tr></table>
<p>FORMS: CA 00 01 10 13, MCS-90, CA 99 17 10 13, AIP 3338 (04-12). HIRED AUTOS AND EMPLOYERS NON-OWNERSHIP: NO COVERAGE. SURCHARGES FOR MOVING VIOLATIONS MAY BE ADDED AFTER AN AUDIT OF OPERATORS. YOU MAY OBTAIN INSURANCE IN THE VOLUNTARY MARKET AT ANY TIME; ASK YOUR PRODUCER.</p><p>AIP-CA-DEC (ED. 9-09) &nbsp;&nbsp; COUNTERSIGNED BY _________________________</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'residual-market-boxes',
  build: (random) => {
    const f = facts(random);
    const perAuto = f.units.flatMap(({ vehicle: { number }, premiums, deductible }) => [
      { vehicleNumber: number, name: 'LIABILITY', premium: premiums.liability },
      { vehicleNumber: number, name: 'PERS. INJ. PROT.', premium: premiums.pip },
      { vehicleNumber: number, name: 'UNINSURED MOTORISTS', premium: premiums.um },
      ...(deductible === null
        ? []
        : [
            { vehicleNumber: number, name: 'COMPREHENSIVE', deductible, premium: premiums.comprehensive },
            { vehicleNumber: number, name: 'COLLISION', deductible, premium: premiums.collision },
          ]),
    ]);
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        vehicles: f.units.map(({ vehicle }) => vehicle),
        coverages: [...bought(f), ...perAuto],
        drivers: f.drivers,
      },
      print: { margin: { top: '0.4in', right: '0.45in', bottom: '0.4in', left: '0.45in' } },
    };
  },
};
