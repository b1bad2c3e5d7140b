// Nonstandard county mutual through a general agent: one vehicle, described by captions over values; its coverages follow without a
// vehicle column and close with the vehicle's total.
import { dashed, shortSlashed } from '../kit/dates.ts';
import { cells, type Html, html, sheet } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{margin:0;font:8.8pt/1.3 "Liberation Sans",sans-serif}.c{text-align:center}table{border-collapse:collapse;width:100%;margin-top:8pt}td,th{border:.7pt solid #000;padding:2pt 5pt;text-align:left;vertical-align:top}th{font-size:6.6pt;font-weight:400;border-bottom:0;padding-bottom:0}.v td{border-top:0;padding-top:0}.n{text-align:right}.o td{border-width:0 .7pt}.e td{border-top:.7pt solid #000;font-weight:700}`;

const cars = [
  ['NISSAN', 'VERSA S 4D'],
  ['HYUNDAI', 'ELANTRA SE 4D'],
  ['CHEVROLET', 'MALIBU LT 4D'],
  ['DODGE', 'CHARGER SXT 4D'],
  ['KIA', 'SOUL WAGON 4D'],
] as const;

function drawCoverages(random: Random) {
  const [person, accident, property] = random.pick([
    [30_000, 60_000, 25_000],
    [25_000, 50_000, 25_000],
    [50_000, 100_000, 50_000],
  ] as const);
  const deductible = random.pick([500, 1000]);
  const each = { vehicleNumber: 1, limitPerPerson: null, limit: null, deductible: null };
  return [
    {
      ...each,
      name: 'BODILY INJURY LIABILITY',
      limitPerPerson: person,
      limit: accident,
      premium: random.amount(180, 420),
    },
    { ...each, name: 'PROPERTY DAMAGE LIABILITY', limit: property, premium: random.amount(150, 380) },
    ...(random.chance(0.6)
      ? [{ ...each, name: 'PERSONAL INJURY PROTECTION', limit: 2500, premium: random.amount(40, 120) }]
      : []),
    ...(random.chance(0.6)
      ? [
          {
            ...each,
            name: 'UNINSURED MOTORIST BI',
            limitPerPerson: person,
            limit: accident,
            premium: random.amount(50, 130),
          },
        ]
      : []),
    ...(random.chance(0.7)
      ? [
          { ...each, name: 'COMPREHENSIVE', deductible, premium: random.amount(60, 190) },
          { ...each, name: 'COLLISION', deductible, premium: random.amount(190, 520) },
        ]
      : []),
  ];
}

function facts(random: Random) {
  const household = drawHousehold(random, 'TX');
  const coverages = drawCoverages(random);
  const [make, model] = random.pick(cars);
  const year = random.int(2025, 2026);
  const [from, to] = random.pick([
    ['01-09', '07-09'],
    ['02-17', '08-17'],
    ['04-28', '10-28'],
    ['06-06', '12-06'],
  ] as const);
  const premium = sum(coverages.map((each) => each.premium));
  const fees = [
    { name: 'MGA POLICY FEE', amount: random.pick([60, 75, 90]) },
    { name: 'THEFT PREVENTION FEE', amount: 2.5 },
  ];
  return {
    household,
    office: place(random, household.address.state),
    phone: phone(random),
    manager: `${word(random)} General Agency`,
    territory: numbered(random, '0##'),
    label: {
      carrierName: `${word(random)} County Mutual Insurance Company`,
      policyNumber: numbered(random, random.pick(['TXN-#######-00', 'PPA########'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: insuredNames(household),
      mailingAddress: oneLine(household.address),
      effectiveDate: `${year}-${from}`,
      expirationDate: `${year}-${to}`,
      agencyName: agency(random),
      totalPremium: sum([premium, ...fees.map((fee) => fee.amount)]),
      fees,
      vehicles: [
        {
          number: 1,
          year: random.int(2009, 2022),
          make,
          model,
          vin: vin(random),
          usage: random.pick(['TO/FROM WORK', 'PLEASURE']),
          garagingLocation: household.address.zip,
          lienholderName: random.chance(0.5) ? `${word(random)} Auto Credit` : null,
          premium,
        },
      ],
      drivers: household.residents.map(({ name, born, gender, maritalStatus }) => ({
        name,
        dateOfBirth: born,
        gender,
        maritalStatus,
        status: 'RATED',
      })),
      coverages,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const limitOf = ({ limitPerPerson, limit }: Facts['label']['coverages'][number]): string => {
  const amount = limit === null ? '' : `$${limit.toLocaleString('en-US')}`;
  if (limitPerPerson === null) return amount;
  return `$${limitPerPerson.toLocaleString('en-US')} PER PERSON / ${amount} PER ACCIDENT`;
};

function head({ label: l, household, office, phone: number, manager }: Facts): Html {
  return html`<div class="c"><b style="font-size:12pt">${l.carrierName}</b><br>Administered by ${manager}, ${office.street}, ${cityLine(office)}<br><br><b>PERSONAL AUTOMOBILE POLICY DECLARATIONS</b> - ${l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL'}</div>
<table><tr>${cells('th', ['POLICY NUMBER', 'EFFECTIVE 12:01 AM', 'EXPIRES 12:01 AM', 'AGENT'])}</tr><tr class="v">${cells('td', [l.policyNumber, dashed(l.effectiveDate), dashed(l.expirationDate), html`${l.agencyName}<br>${number}`])}</tr></table>
<table><tr><th>NAMED INSURED AND ADDRESS</th></tr><tr class="v"><td>${l.namedInsureds.map((name) => html`${name}<br>`)}${household.address.street}<br>${cityLine(household.address)}</td></tr></table>
<table><tr>${cells('th', ['DRIVER', 'BIRTH DATE', 'SEX', 'M/S', 'STATUS'])}</tr>${l.drivers.map((each) => html`<tr class="v">${cells('td', [each.name, shortSlashed(each.dateOfBirth), each.gender === 'male' ? 'M' : 'F', each.maritalStatus === 'married' ? 'M' : 'S', each.status])}</tr>`)}</table>`;
}

function vehicle({ label: l, territory }: Facts): Html {
  const [car] = l.vehicles;
  return html`<table style="margin-top:16pt"><tr>${cells('th', ['VEH', 'YEAR', 'MAKE', 'MODEL', 'VEHICLE ID NUMBER', 'USE', 'TERR', 'GAR. ZIP'])}</tr><tr class="v">${cells('td', ['01', car?.year, car?.make, car?.model, car?.vin, car?.usage, territory, car?.garagingLocation])}</tr></table>
<table style="margin-top:-.7pt"><tr>${cells('th', ['COVERAGE', 'LIMIT OF LIABILITY', 'DEDUCTIBLE', 'PREMIUM'])}</tr>${l.coverages.map((row) => html`<tr class="o"><td>${row.name}</td><td>${limitOf(row)}</td><td class="n">${row.deductible === null ? '' : `$${row.deductible.toLocaleString('en-US')}`}</td><td class="n">${cents(row.premium)}</td></tr>`)}<tr class="e"><td colspan="3">TOTAL VEHICLE 01</td><td class="n">${cents(car?.premium ?? 0)}</td></tr></table>
<table style="margin-top:-.7pt"><tr><th>LOSS PAYEE VEHICLE 01</th></tr><tr class="v"><td>${car?.lienholderName ?? 'NONE'}</td></tr></table>
<table style="width:50%;margin-left:50%">${l.fees.map((fee) => html`<tr class="o"><td>${fee.name}</td><td class="n">${cents(fee.amount)}</td></tr>`)}<tr class="e"><td>TOTAL TERM PREMIUM AND FEES</td><td class="n">$${cents(l.totalPremium)}</td></tr></table><p style="font-size:7pt">NO COVERAGE IS PROVIDED WHERE NO PREMIUM IS SHOWN. FORMS: CM-100 (03/21), CM-115, CM-122 NAMED DRIVER ENDORSEMENT. RETURNED CHECK FEE $25.</p>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'one-vehicle-captions',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [head(f), vehicle(f)] }), label: f.label };
  },
};
