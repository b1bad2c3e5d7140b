// Regional mutual, amended declarations of a contractor's fleet: a preprinted form of small captions that a midrange system types over
// in capitals. The change on top (units added and deleted, premium before and after), then one typed block for each unit with its
// coverages, loss payee and total; unit numbers have gaps.
import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:6.8pt/1.25 "Liberation Sans",sans-serif;color:#123a63}pre,.v{font:9pt/1.24 "Liberation Mono",monospace;color:#000;margin:0}.bx{display:grid;grid-template-columns:1.4fr 1fr 1fr;border:1px solid #123a63}.bx>div{border:.5px solid #123a63;padding:2px 5px;min-height:34px}h1{font:700 14pt "Liberation Sans",sans-serif;margin:0}.hd{display:flex;justify-content:space-between;margin-bottom:4px}
.u{break-inside:avoid;border-top:1px solid #123a63;padding:5px 0 4px}.bar{background:#dbe6f1;padding:2px 6px;margin:9px 0 4px;font-weight:700;font-size:8pt}`;

const trucks = [
  ['FORD', 'F350 CREW DUALLY', '21499', 14_000],
  ['CHEV', 'SILVERADO 2500HD', '01499', 9_500],
  ['INTL', 'MV607 DUMP', '31499', 33_000],
  ['KENW', 'T880 DUMP TRUCK', '40499', 66_000],
  ['GMC', 'SIERRA 3500 SVC BODY', '21499', 13_200],
  ['DODG', 'RAM 5500 FLATBED', '21499', 19_500],
] as const;
const trailers = [
  ['BIGT', '14LP DUMP TRAILER', '68499'],
  ['INTS', 'TILT EQUIP TRAILER', '68499'],
  ['PJTM', 'CAR HAULER TRLR', '68499'],
] as const;

const WIDTH = 84;
const line = (name: string, limit: string, premium: string): string =>
  `    ${name.padEnd(30)}${limit.padEnd(36)}${premium.padStart(WIDTH - 70)}`;

function unitOf(random: Random, number: number, base: Place, newest: number) {
  const isTrailer = number > 2 && random.chance(0.3);
  const [make, model, classCode, weight] = isTrailer
    ? ([...random.pick(trailers), null] as const)
    : random.pick(trucks);
  const year = random.int(2001, newest);
  const physical = year > 2010;
  const [comprehensive, collision] = random.pick([
    [500, 500],
    [500, 1000],
    [1000, 1000],
  ] as const);
  const none = { limitPerPerson: null, limit: null, limitText: null, deductible: null, after: '' };
  const coverages = [
    {
      ...none,
      name: 'BODILY INJ AND PROP DAMAGE',
      limit: 1_000_000,
      after: 'CSL EACH ACCIDENT',
      premium: random.amount(isTrailer ? 30 : 480, isTrailer ? 90 : 1900),
    },
    ...(isTrailer
      ? []
      : [
          {
            ...none,
            name: 'PERSONAL INJURY PROTECTION',
            limit: 2500,
            after: 'EACH PERSON',
            premium: random.amount(9, 60),
          },
          {
            ...none,
            name: 'UNINS/UNDERINS MOTORIST',
            limit: 500_000,
            after: 'EACH ACCIDENT',
            premium: random.amount(30, 140),
          },
        ]),
    ...(physical
      ? [
          {
            ...none,
            name: 'COMPREHENSIVE',
            limitText: 'ACTUAL CASH VALUE',
            deductible: comprehensive,
            premium: random.amount(40, 460),
          },
          {
            ...none,
            name: 'COLLISION',
            limitText: 'ACTUAL CASH VALUE',
            deductible: collision,
            premium: random.amount(90, 980),
          },
        ]
      : []),
  ];
  const lender =
    physical && random.chance(0.4)
      ? {
          interest: 'LOSS PAYEE',
          name: `${word(random)} ${random.pick(['State Bank', 'Equipment Credit', 'Farm Credit ACA'])}`.toUpperCase(),
          address: oneLine(place(random)).toUpperCase(),
        }
      : null;
  return {
    coverages,
    lender,
    auto: {
      number,
      year,
      make,
      model,
      vin: vin(random),
      garagingLocation: `${base.city} ${base.state}`.toUpperCase(),
      territory: numbered(random, '0##'),
      classCode,
      use: isTrailer ? null : random.pick(['SERVICE', 'COMMERCIAL']),
      radius: random.pick(['LOCAL', 'INTERMEDIATE']),
      grossWeight: weight,
      // a new truck costs about what it weighs
      costNew:
        weight === null ? random.int(6, 22) * 1000 : Math.round(weight / 1000) * 1000 + random.int(20, 60) * 1000,
      lossPayeeName: lender?.name ?? null,
      premium: sum(coverages.map((each) => each.premium)),
    },
  };
}

function facts(random: Random) {
  const mail = place(random, 'TX');
  const gone = random.int(2, 3);
  const numbers = Array.from({ length: random.int(4, 9) }, (_, i) => i + 1).filter((number) => number !== gone);
  const year = random.int(2019, 2025);
  const units = numbers.map((number) => unitOf(random, number, mail, year));
  const [deletedMake, deletedModel] = random.pick(trucks);
  const hired = {
    kind: 'hired',
    coverage: 'HIRED AUTO LIABILITY',
    basis: 'IF ANY',
    exposure: null,
    premium: random.amount(40, 120),
  };
  const employers = {
    kind: 'non_owned',
    coverage: 'EMPLOYERS NONOWNERSHIP LIAB',
    basis: 'EMPLOYEES',
    exposure: random.int(5, 60),
    premium: random.amount(60, 310),
  };
  const fees = [{ name: 'MOTOR VEHICLE CRIME PREVENTION FEE', amount: units.length * 4 }];
  const total = sum([
    ...units.map(({ auto }) => auto.premium),
    hired.premium,
    employers.premium,
    ...fees.map((fee) => fee.amount),
  ]);
  const before = sum([total, -random.int(-40_000, 90_000) / 100]);
  const effectiveDate = `${year}-${random.pick(['01', '03', '06', '09'])}-01`;
  const changed = addDays(effectiveDate, random.int(40, 280));
  return {
    mail,
    units,
    before,
    changed,
    deleted: `UNIT 00${gone}  ${random.int(1999, 2012)} ${deletedMake} ${deletedModel}`,
    hired,
    employers,
    label: {
      carrierName:
        `${word(random)} ${random.pick(['COUNTY MUTUAL INSURANCE COMPANY', 'MUTUAL CASUALTY COMPANY'])}`.toUpperCase(),
      policyNumber: numbered(random, random.pick(['BAP ### ## ## ##', '##-CA-######-#'])),
      transactionType: 'change',
      namedInsureds: [
        `${word(random)} ${random.pick(['Paving Inc', 'Excavating LLC', 'Concrete Co', 'Builders'])}`.toUpperCase(),
      ],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      entityType: random.pick(['CORPORATION', 'LLC', 'PARTNERSHIP']),
      businessDescription: random.pick(['PAVING AND SITE WORK', 'CONCRETE CONTRACTOR', 'GENERAL CONTRACTOR']),
      totalPremium: total,
      fees,
      discounts: random
        .some(['MULTI LINE CREDIT', 'FLEET SAFETY CREDIT', 'LOSS FREE CREDIT'], random.int(1, 2))
        .map((name) => ({ name })),
      hiredAndNonOwned: [hired, employers],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function unitBlock({ auto: a, coverages, lender }: Facts['units'][number]): Html {
  const id = String(a.number).padStart(3, '0');
  const lines = [
    `UNIT ${id}  ${a.year} ${a.make} ${a.model}`.padEnd(50) + `SERIAL ${a.vin}`,
    `    CLASS ${a.classCode}  TERR ${a.territory}  GARAGED ${a.garagingLocation}  COST NEW ${whole(a.costNew)}`,
    `    RADIUS ${a.radius}${a.use === null ? '' : `  USE ${a.use}`}${a.grossWeight === null ? '' : `  GVW ${whole(a.grossWeight)}`}`,
    ...coverages.map((each) =>
      line(
        each.name,
        each.limit === null
          ? `${each.limitText} LESS ${whole(each.deductible ?? 0)} DED`
          : `${whole(each.limit)} ${each.after}`,
        cents(each.premium),
      ),
    ),
    line('', `TOTAL UNIT ${id}`.padStart(35), cents(a.premium)),
    ...(lender === null ? [] : [`    LOSS PAYEE: ${lender.name}`, `                ${lender.address}`]),
  ];
  return html`<div class="u"><pre>${lines.join('\n')}</pre></div>`;
}

function changeLines({ label: l, units, before, changed, deleted }: Facts): string[] {
  const newest = units.at(-1)?.auto;
  const difference = l.totalPremium - before;
  const daysLeft = (Date.parse(l.expirationDate) - Date.parse(changed)) / 86_400_000;
  const amount = (name: string, value: number): string => name.padEnd(46) + cents(value).padStart(28);
  return [
    `ADDED    UNIT ${String(newest?.number).padStart(3, '0')}  ${newest?.year} ${newest?.make} ${newest?.model}`,
    `DELETED  ${deleted}`,
    '',
    amount('ANNUAL PREMIUM BEFORE THIS CHANGE', before),
    amount('ANNUAL PREMIUM AFTER THIS CHANGE', l.totalPremium),
    amount(
      `${difference < 0 ? 'RETURN' : 'ADDITIONAL'} PREMIUM TO EXPIRATION, PRO RATA`,
      Math.round((Math.abs(difference) * 100 * daysLeft) / 365) / 100,
    ),
  ];
}

function policyLines({ label: l }: Facts): string[] {
  return [
    ...l.fees.map((fee) => `    ${fee.name.padEnd(66)}${cents(fee.amount).padStart(WIDTH - 70)}`),
    line('TOTAL ANNUAL PREMIUM', '', cents(l.totalPremium)),
    '',
    `CREDITS REFLECTED ABOVE: ${l.discounts.map((each) => each.name).join(', ')}`,
    'FORMS: CA0001 1013, CA2048 1013, CA9903 1013, CA0196 0218, ML-77 0109',
    '',
    'THIS IS NOT A BILL. ANY AMOUNT DUE WILL APPEAR ON YOUR NEXT STATEMENT.',
  ];
}

function body(f: Facts): Html {
  const { label: l, mail, units, hired, employers } = f;
  const box = (caption: string, value: Html | string): Html =>
    html`<div>${caption}<br><span class="v">${value}</span></div>`;
  const apart = [
    line(hired.coverage, `${hired.basis} BASIS`, cents(hired.premium)),
    line(employers.coverage, `${employers.exposure} ${employers.basis}`, cents(employers.premium)),
  ];
  return html`<div class="hd"><div><h1>${l.carrierName}</h1>A MUTUAL COMPANY &middot; ANNUAL MEETING OF MEMBERS THE SECOND TUESDAY OF MARCH</div><div style="text-align:right"><b style="font-size:10pt">BUSINESS AUTOMOBILE POLICY</b><br><span class="v">AMENDED DECLARATIONS</span></div></div>
<div class="bx">${box('INSURED NAME AND MAILING ADDRESS', html`${l.namedInsureds[0]}<br>${mail.street.toUpperCase()}<br>${cityLine(mail).toUpperCase()}`)}${box('POLICY NUMBER', l.policyNumber)}${box('AMENDMENT EFFECTIVE', shortSlashed(f.changed))}${box('AGENCY', l.agencyName)}${box('POLICY TERM FROM (12:01 AM)', shortSlashed(l.effectiveDate))}${box('TO', shortSlashed(l.expirationDate))}${box('BUSINESS OF INSURED', l.businessDescription)}${box('INSURED IS', l.entityType)}${box('BILLING', 'AGENCY BILL, QUARTERLY')}</div>
<div class="bar">REASON FOR AMENDMENT</div><pre>${changeLines(f).join('\n')}</pre><div class="bar">SCHEDULE OF UNITS AND COVERAGES</div>${units.map(unitBlock)}
<div class="bar">COVERAGE NOT BY UNIT</div><pre>${apart.join('\n')}</pre><div class="bar">POLICY TOTALS</div><pre>${policyLines(f).join('\n')}</pre>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'units-amended',
  build: (random) => {
    const f = facts(random);
    const bought = f.units.flatMap(({ coverages }) => coverages);
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        // the only limit of a line is one for each person: either field is right
        _accept: Object.fromEntries(
          bought.flatMap((each, i) =>
            each.after === 'EACH PERSON'
              ? [
                  [`coverages[${i}].limit`, [null]],
                  [`coverages[${i}].limitPerPerson`, [each.limit]],
                ]
              : [],
          ),
        ),
        vehicles: f.units.map(({ auto }) => auto),
        coverages: f.units.flatMap(({ auto, coverages }) =>
          coverages.map(({ after: _after, ...each }) => ({ vehicleNumber: auto.number, ...each })),
        ),
        additionalInterests: f.units.flatMap(({ lender }) => lender ?? []),
      },
      print: {
        margin: { top: '0.45in', bottom: '0.6in' },
        footer: html`<div style="font:7px monospace;width:100%;margin:0 45px;display:flex;justify-content:space-between"><span>${f.label.policyNumber} &nbsp; BA-DEC 4 (6-09) INSURED COPY</span><span>PAGE <span class="pageNumber"></span> OF <span class="totalPages"></span></span></div>`,
      },
    };
  },
};
