// A carrier's own application for garages and fleets: captions above values in ruled boxes, drivers and vehicles in tables,
// umbrella with its underlying policies, lienholders; typed values in another face.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import {
  agency,
  carrier,
  cityLine,
  company,
  numbered,
  oneLine,
  person,
  phone,
  place,
  stateOf,
  word,
} from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';

const css = `body{font:6.6pt/1.25 "Liberation Sans",sans-serif}.v{font:9pt/1.25 "Liberation Mono",monospace;display:block;min-height:12px}h1{font-size:12pt;margin:0 0 5px}h2{font-size:8pt;background:#000;color:#fff;padding:2px 5px;margin:8px 0 0}
.r{display:flex}.r>div{border:.7px solid #000;margin:0 -1px -1px 0;padding:2px 4px;flex:1}table{width:100%;border-collapse:collapse}td,th{border:.7px solid #000;padding:2px 4px;text-align:left;vertical-align:top}td{font:8.6pt "Liberation Mono",monospace}th{font-weight:400}`;

const makeLimits = (random: Random) => {
  const csl = random.pick([500_000, 1_000_000]);
  return [
    { line: 'Business Auto', name: 'Combined single limit', limit: csl },
    { line: 'Business Auto', name: 'Medical payments', limit: random.pick([2000, 5000]) },
    { line: 'Business Auto', name: 'Uninsured motorists', limit: random.pick([100_000, csl]) },
    { line: 'Umbrella', name: 'Each occurrence', limit: random.pick([1, 2, 5]) * 1_000_000 },
    { line: 'Umbrella', name: 'Retention', limit: 10_000 },
  ];
};

function facts(random: Random) {
  const [office, mail, bank] = [place(random), place(random), place(random)];
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '03', '09', '12'])}-${random.int(10, 28)}`;
  const underlying = ['Business Auto', 'General Liability', "Employers' Liability"]
    .slice(0, random.int(1, 3))
    .map((line) => ({
      relation: 'underlying',
      line,
      carrierName: carrier(random).toUpperCase(),
      policyNumber: numbered(random, '##@@#####'),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      premium: random.dollars(1500, 24_000),
    }));
  return {
    office,
    mail,
    bank,
    label: {
      formNumbers: [`FLEET-APP ${random.pick(['06-15', '11-18'])}`],
      applicationDate: effectiveDate,
      agencyName: agency(random).toUpperCase(),
      agencyAddress: oneLine(office).toUpperCase(),
      agencyContactName: person(random).toUpperCase(),
      agencyPhone: phone(random),
      agencyCustomerId: random.digits(6),
      carrierName: carrier(random),
      naicCode: random.digits(5),
      policyNumber: random.chance(0.4) ? numbered(random, 'FA######') : null,
      transactionType: random.pick(['quote', 'issue', 'bound', 'change']),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      billingPlan: random.pick(['agency', 'direct', null]),
      applicants: [
        {
          name: company(random).toUpperCase(),
          address: oneLine(mail).toUpperCase(),
          entityType: random.pick(['CORPORATION', 'LLC', 'INDIVIDUAL']),
          fein: numbered(random, '##-#######'),
          sicCode: random.digits(4),
          phone: phone(random),
        },
      ],
      linesOfBusiness: [{ name: 'Business Auto' }, { name: 'Umbrella' }],
      operationsDescription: random.pick([
        'HAULS BUILDING MATERIAL IN A 50 MILE RADIUS',
        'RADIO DISPATCHED COURIER',
        'MOBILE TRUCK REPAIR',
      ]),
      businessStartDate: `${random.int(1990, 2016)}-0${random.int(1, 9)}-01`,
      locations: [
        {
          locationNumber: 1,
          address: oneLine(mail).toUpperCase(),
          interest: random.pick(['owner', 'tenant']),
          fullTimeEmployees: random.int(2, 40),
        },
      ],
      coverages: makeLimits(random),
      drivers: random.times(random.int(1, 7), () => ({
        name: person(random).toUpperCase(),
        gender: random.pick(['male', 'female']),
        dateOfBirth: `${random.int(1957, 2001)}-${random.pick(['02', '06', '11'])}-${random.int(10, 28)}`,
        licenseNumber: numbered(random, '@#######'),
        licenseState: stateOf(random),
      })),
      vehicles: random.times(random.int(1, 7), (i) => {
        const { year, make, model, vin } = vehicle(random);
        return { number: i + 1, year, make: make.toUpperCase(), model: model.toUpperCase(), vin };
      }),
      otherPolicies: underlying,
      additionalInterests: random.chance(0.6)
        ? [
            {
              interest: random.pick(['LIENHOLDER', 'LOSS PAYEE']),
              name: `${word(random)} EQUIPMENT LEASING`.toUpperCase(),
              address: oneLine(bank).toUpperCase(),
              loanNumber: random.digits(8),
            },
          ]
        : [],
      remarks: random.chance(0.5)
        ? random.pick(['MVRS ORDERED. BIND UNIT 1 ONLY UNTIL TITLE ARRIVES.', 'PRIOR COVERAGE LAPSED 12 DAYS.'])
        : null,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const box = (caption: string, value: string | number | null | undefined, grow = 1): Html =>
  html`<div style="flex:${grow}">${caption}<span class="v">${value ?? ''}</span></div>`;
const ticked = (names: readonly [string, string][], on: string | null): Html =>
  html`${names.map(([key, name]) => html`<span style="white-space:nowrap">[${key === on ? 'X' : '\u00a0'}] ${name}</span> `)}`;

function first({ label: l, office, mail }: Facts): Html {
  const [applicant] = l.applicants;
  const [site] = l.locations;
  const status: [string, string][] = [
    ['quote', 'QUOTE'],
    ['issue', 'ISSUE POLICY'],
    ['bound', 'BOUND'],
    ['change', 'CHANGE'],
  ];
  return html`<h1>APPLICATION FOR FLEET AND UMBRELLA INSURANCE</h1><div class="r">${box('DATE OF APPLICATION', slashed(l.applicationDate))}<div style="flex:2">STATUS OF TRANSACTION<span class="v">${ticked(status, l.transactionType)}</span></div></div>
<div class="r">${box('AGENCY', l.agencyName, 2)}${box('AGENCY ADDRESS', `${office.street}, ${cityLine(office)}`.toUpperCase(), 3)}${box('CUSTOMER ID', l.agencyCustomerId)}</div><div class="r">${box('CONTACT NAME', l.agencyContactName)}${box('PHONE', l.agencyPhone)}${box('FAX', '')}${box('E-MAIL', '')}</div>
<div class="r">${box('COMPANY', l.carrierName, 3)}${box('NAIC CODE', l.naicCode)}${box('POLICY NUMBER', l.policyNumber)}</div><div class="r">${box('PROPOSED EFF DATE', slashed(l.effectiveDate))}${box('PROPOSED EXP DATE', slashed(l.expirationDate))}<div>BILLING<span class="v">${ticked(
    [
      ['direct', 'DIRECT'],
      ['agency', 'AGENCY'],
    ],
    l.billingPlan,
  )}</span></div>${box('POLICY PREMIUM', '')}</div>
<h2>APPLICANT INFORMATION</h2><div class="r"><div style="flex:2">NAME AND MAILING ADDRESS<span class="v">${applicant?.name}<br>${mail.street.toUpperCase()}<br>${cityLine(mail).toUpperCase()}</span></div><div>LEGAL ENTITY<span class="v">${ticked(
    [
      ['CORPORATION', 'CORPORATION'],
      ['LLC', 'LLC'],
      ['INDIVIDUAL', 'INDIVIDUAL'],
    ],
    applicant?.entityType ?? null,
  )}</span></div></div>
<div class="r">${box('FEIN OR SOC SEC #', applicant?.fein)}${box('SIC', applicant?.sicCode)}${box('NAICS', '')}${box('BUSINESS PHONE', applicant?.phone)}${box('DATE BUSINESS STARTED', slashed(l.businessStartDate))}</div><div class="r">${box('DESCRIPTION OF OPERATIONS', l.operationsDescription)}</div>
<div class="r">${box('LOC #', site?.locationNumber)}${box('TERMINAL OR GARAGE ADDRESS', site?.address, 5)}<div style="flex:2">INTEREST<span class="v">${ticked(
    [
      ['owner', 'OWNER'],
      ['tenant', 'TENANT'],
    ],
    site?.interest ?? null,
  )}</span></div>${box('# FULL TIME EMPL', site?.fullTimeEmployees)}</div>
<h2>LINES OF BUSINESS AND LIMITS</h2><div class="r">${['Business Auto', 'Umbrella', 'Garage', 'Motor Truck Cargo'].map((name, i) => html`<div><span class="v">[${i < 2 ? 'X' : '\u00a0'}] ${name}</span></div>`)}</div><div class="r">${box('LIMITS OF', 'Business Auto')}${l.coverages.filter((each) => each.line === 'Business Auto').map((each) => box(each.name.toUpperCase(), `$${whole(each.limit)}`))}</div>
<div class="r">${box('LIMITS OF', 'Umbrella')}${l.coverages.filter((each) => each.line === 'Umbrella').map((each) => box(each.name.toUpperCase(), `$${whole(each.limit)}`))}${box('AGGREGATE', '')}</div>`;
}

function second({ label: l }: Facts): Html {
  const [party] = l.additionalInterests;
  const head = (names: readonly string[]): Html => html`<tr>${names.map((name) => html`<th>${name}</th>`)}</tr>`;
  const empty = (columns: number): Html =>
    html`<tr>${Array.from({ length: columns }, () => html`<td>&nbsp;</td>`)}</tr>`;
  return html`<h2>DRIVER INFORMATION</h2><table>${head(['#', 'NAME', 'SEX', 'DATE OF BIRTH', 'LICENSE NUMBER', 'ST'])}${l.drivers.map((each, i) => html`<tr><td>${i + 1}</td><td>${each.name}</td><td>${each.gender === 'male' ? 'M' : 'F'}</td><td>${slashed(each.dateOfBirth)}</td><td>${each.licenseNumber}</td><td>${each.licenseState}</td></tr>`)}${empty(6)}</table>
<h2>VEHICLE DESCRIPTION</h2><table>${head(['VEH #', 'YEAR', 'MAKE', 'MODEL', 'V.I.N.', 'GVW', 'COST NEW'])}${l.vehicles.map((each) => html`<tr><td>${each.number}</td><td>${each.year}</td><td>${each.make}</td><td>${each.model}</td><td>${each.vin}</td><td></td><td></td></tr>`)}${empty(7)}</table>
<h2>UNDERLYING INSURANCE</h2><table>${head(['TYPE', 'CARRIER', 'POLICY NUMBER', 'EFF DATE', 'EXP DATE', 'ANNUAL PREMIUM'])}${l.otherPolicies.map((each) => html`<tr><td>${each.line}</td><td>${each.carrierName}</td><td>${each.policyNumber}</td><td>${slashed(each.effectiveDate)}</td><td>${slashed(each.expirationDate)}</td><td>$${whole(each.premium)}</td></tr>`)}</table>
<h2>ADDITIONAL INTEREST</h2><div class="r">${box('INTEREST', party?.interest)}${box('NAME AND ADDRESS', party === undefined ? '' : `${party.name}, ${party.address}`, 4)}${box('REFERENCE / LOAN #', party?.loanNumber)}</div>
<h2>REMARKS</h2><div class="r">${box('ATTACH ADDITIONAL SHEETS IF NEEDED', l.remarks)}</div><h2>LOSS HISTORY</h2><div class="r"><div>[X] CHECK HERE IF NONE IN THE LAST 3 YEARS</div></div><p>The applicant represents that the statements above are true. SIGNATURE ____________________ &nbsp; ${l.formNumbers[0]} &nbsp; Page 2 of 2</p>`;
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'fleet-boxes',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [first(f), html`<div style="break-before:page"></div>`, second(f)] }),
      label: f.label,
    };
  },
};
