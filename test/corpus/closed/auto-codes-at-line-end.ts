// Line printer of a state farm bureau: coverages in the order of their codes, and the last column names the unit.
import { addYears, shortDashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, lastName, numbered, oneLine, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import {
  coverageOf,
  coveragesOf,
  drawVehicles,
  type CoverageKey,
  type InsuredVehicle,
  type VehicleCoverage,
} from '../parts/autos.ts';
import { drawHousehold, insuredNames, type Resident } from '../parts/household.ts';
import { typedLine } from '../parts/typed-page.ts';

const css = `body{margin:0}pre{font:9.6pt/1.25 "Liberation Mono",monospace;margin:0}`;

const KINDS: Record<CoverageKey, readonly [string, string]> = {
  bodily: ['A', 'BODILY INJURY LIAB'],
  property: ['B', 'PROPERTY DAMAGE LIAB'],
  medical: ['C', 'MEDICAL PAYMENTS'],
  comprehensive: ['D', 'COMPREHENSIVE'],
  collision: ['E', 'COLLISION'],
  towing: ['F', 'TOWING AND LABOR'],
  rental: ['G', 'LOSS OF USE'],
  uninsured: ['U', 'UNINSURED MOTORISTS BI'],
  underinsured: ['W', 'UNDERINSURED MOTORISTS BI'],
};
const ORDER = Object.keys(KINDS) as CoverageKey[];

interface Row {
  code: string;
  label: Omit<VehicleCoverage, 'key'> & { vehicleNumber: number | null; name: string; limitText: string | null };
}

function rowsOf(vehicles: readonly InsuredVehicle[]): Row[] {
  const bought = new Set(coveragesOf(vehicles));
  return ORDER.filter((key) => bought.has(key)).flatMap((key) =>
    vehicles.flatMap((each) => {
      const found = coverageOf(each, key);
      if (found === undefined) return [];
      const [code, name] = KINDS[key];
      const { limitPerPerson, limit, deductible, premium } = found;
      const isDamage = key === 'comprehensive' || key === 'collision';
      return [
        {
          code,
          label: {
            vehicleNumber: each.number,
            name,
            limitPerPerson,
            limit,
            limitText: isDamage ? 'ACV' : null,
            deductible,
            premium,
          },
        },
      ];
    }),
  );
}
function limitsOf({ limitPerPerson, limit, limitText }: Row['label']): string {
  if (limitText !== null) return limitText;
  return limitPerPerson === null ? whole(limit ?? 0) : `${whole(limitPerPerson)}/${whole(limit ?? 0)}`;
}

const coverageLine = ({ code, label }: Row): string =>
  typedLine(
    [1, code],
    [5, label.name],
    [33, limitsOf(label)],
    [52, label.deductible === null ? '' : whole(label.deductible).padStart(6)],
    [62, cents(label.premium).padStart(9)],
    [75, label.vehicleNumber === null ? 'POL' : `U#${label.vehicleNumber}`],
  );

function facts(random: Random) {
  const household = drawHousehold(random);
  const vehicles = drawVehicles(random, ['PLEAS', 'WORK', 'FARM'], random.int(2, 3));
  const death = {
    code: 'X',
    label: {
      vehicleNumber: null,
      name: 'ACCIDENTAL DEATH BENEFIT',
      limitPerPerson: null,
      limit: random.pick([5000, 10_000]),
      limitText: null,
      deductible: null,
      premium: random.int(600, 1900) / 100,
    },
  };
  const rows: Row[] = [...rowsOf(vehicles), death];
  const dues = random.pick([25, 30, 35]);
  return {
    household,
    vehicles,
    rows,
    dues,
    effective: `${random.int(2017, 2025)}-${random.pick(['02', '05', '09', '12'])}-${random.int(10, 27)}`,
    total: sum([...rows.map(({ label }) => label.premium), dues]),
    insurer: `${word(random)} FARM BUREAU MUTUAL INSURANCE COMPANY`.toUpperCase(),
    number: numbered(random, 'AP #######'),
    agent: `${random.letters(1)} ${random.letters(1)} ${lastName(random)}`.toUpperCase(),
    county: word(random).toUpperCase(),
  };
}
type Facts = ReturnType<typeof facts>;

const premiumOf = (rows: readonly Row[], number: number): number =>
  sum(rows.filter(({ label }) => label.vehicleNumber === number).map(({ label }) => label.premium));

function top({ insurer, number, effective, household, agent, county }: Facts): string[] {
  const { address } = household;
  const names = insuredNames(household).map((name) => name.toUpperCase());
  return [
    typedLine([14, insurer]),
    typedLine([22, 'FAMILY AUTO POLICY DECLARATIONS']),
    typedLine([1, 'NAMED INSURED AND ADDRESS'], [46, `POLICY NO.  ${number}`]),
    typedLine([1, names[0] ?? ''], [46, `FROM ${shortDashed(effective)} TO ${shortDashed(addYears(effective, 1))}`]),
    typedLine([1, names[1] ?? address.street.toUpperCase()], [46, '12:01 A.M. STANDARD TIME']),
    typedLine(
      [1, names[1] === undefined ? cityLine(address).toUpperCase() : address.street.toUpperCase()],
      [46, `COUNTY ${county}`],
    ),
    typedLine([1, names[1] === undefined ? '' : cityLine(address).toUpperCase()], [46, `AGENT  ${agent}`]),
    typedLine([46, 'RENEWAL DECLARATION']),
    '',
  ];
}

const vehicleLine = ({ number, year, make, model, vin, usage }: InsuredVehicle): string =>
  `  U#${number}  ${year}  ${make.padEnd(12)}${model.padEnd(17)}${vin}   ${usage}`.toUpperCase();

const operatorLine = ({ name, born, gender, license }: Resident): string =>
  ` ${name.toUpperCase().padEnd(31)}${shortDashed(born)}      ${gender === 'male' ? 'M' : 'F'}    ${license}`;

function text(f: Facts): string {
  const { vehicles, rows, household, dues, total } = f;
  return [
    ...top(f),
    ' UNIT  YR    MAKE        MODEL            SERIAL NUMBER       USE',
    ...vehicles.map(vehicleLine),
    '',
    ' COV DESCRIPTION                 LIMITS                DED       PREMIUM   FOR',
    ...rows.map(coverageLine),
    ...vehicles.map((each) =>
      typedLine([38, `PREMIUM U#${each.number}`], [62, cents(premiumOf(rows, each.number)).padStart(9)]),
    ),
    typedLine([38, 'MEMBERSHIP DUES'], [62, cents(dues).padStart(9)]),
    typedLine([38, 'TOTAL PREMIUM AND DUES'], [62, cents(total).padStart(9)]),
    '',
    ' OPERATORS                      BIRTH DATE   SEX   LICENSE NO',
    ...household.residents.map(operatorLine),
    '',
    ' THIS IS NOT A BILL.  POL = COVERAGE APPLIES TO THE POLICY AND NOT TO A UNIT.',
  ].join('\n');
}

export const style: Style = {
  policyType: 'auto',
  name: 'codes-at-line-end',
  build(random) {
    const f = facts(random);
    return {
      html: sheet({ css, body: html`<pre>${text(f)}</pre>` }),
      label: {
        carrierName: f.insurer,
        policyNumber: f.number,
        transactionType: 'renewal',
        namedInsureds: insuredNames(f.household).map((name) => name.toUpperCase()),
        mailingAddress: oneLine(f.household.address).toUpperCase(),
        effectiveDate: f.effective,
        expirationDate: addYears(f.effective, 1),
        agencyName: f.agent,
        totalPremium: f.total,
        fees: [{ name: 'MEMBERSHIP DUES', amount: f.dues }],
        vehicles: f.vehicles.map(({ number, year, make, model, vin, usage }) => ({
          number,
          year,
          make: make.toUpperCase(),
          model: model.toUpperCase(),
          vin,
          usage,
          premium: premiumOf(f.rows, number),
        })),
        drivers: f.household.residents.map(({ name, born, gender, license }) => ({
          name: name.toUpperCase(),
          dateOfBirth: born,
          gender,
          licenseNumber: license,
        })),
        coverages: f.rows.map(({ label }) => label),
      },
    };
  },
};
