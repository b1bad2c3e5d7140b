import { addDays, slashed, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, phone, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { drawVehicles, type CoverageKey, type InsuredVehicle, type VehicleCoverage } from '../parts/autos.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A county mutual behind a managing general agent: a narrow typewriter page, limits on the line under the name of each coverage.

const NAMES: Record<CoverageKey, string> = {
  bodily: 'BODILY INJURY LIABILITY',
  property: 'PROPERTY DAMAGE LIABILITY',
  medical: 'PERSONAL INJURY PROTECTION',
  uninsured: 'UNINSURED/UNDERINSURED MOTORIST BI',
  underinsured: 'UNINSURED/UNDERINSURED MOTORIST PD',
  comprehensive: 'COMPREHENSIVE',
  collision: 'COLLISION',
  rental: 'RENTAL REIMBURSEMENT',
  towing: 'TOWING',
};
const WIDTH = 72;
const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
const right = (text: string, width: number): string => text.padStart(width);
const amountLine = (caption: string, amount: number): string =>
  `${left(caption, WIDTH - 12)}${right(cents(amount), 12)}`;
const thousands = (amount: number | null): string => (amount ?? 0).toLocaleString('en-US');

function limits({ limitPerPerson, limit, deductible }: VehicleCoverage): string {
  if (deductible !== null) return `DEDUCTIBLE $${thousands(deductible)}`;
  if (limitPerPerson !== null) return `$${thousands(limitPerPerson)} EACH PERSON  $${thousands(limit)} EACH ACCIDENT`;
  return `$${thousands(limit)} EACH ACCIDENT`;
}

/** Underinsured coverage is printed as property damage, with a single limit. */
function asPrinted(coverage: VehicleCoverage): VehicleCoverage {
  return coverage.key === 'underinsured' ? { ...coverage, limitPerPerson: null, limit: 25_000 } : coverage;
}

function vehicleBlock(each: InsuredVehicle, coverages: readonly VehicleCoverage[]): string {
  return [
    '-'.repeat(WIDTH),
    `VEHICLE ${String(each.number).padStart(2, '0')}  ${each.year} ${each.make.toUpperCase()} ${each.model.toUpperCase()}`,
    `  VIN ${each.vin}   USE ${each.usage}`,
    ...(each.lienholder === null ? [] : [`  LIENHOLDER ${each.lienholder.toUpperCase()}`]),
    `${left('  COVERAGE', WIDTH - 12)}${right('PREMIUM', 12)}`,
    ...coverages.flatMap((coverage) => [
      amountLine(`  ${NAMES[coverage.key]}`, coverage.premium),
      `      ${limits(coverage)}`,
    ]),
    amountLine(
      `  VEHICLE ${String(each.number).padStart(2, '0')} PREMIUM`,
      sum(coverages.map((coverage) => coverage.premium)),
    ),
  ].join('\n');
}

const css = `pre{font:9.5pt/1.22 "Courier New","Liberation Mono",monospace;margin:0;break-inside:avoid}`;

export const style: Style = {
  policyType: 'auto',
  name: 'narrow-print',
  build(random) {
    const isScan = random.chance(0.35);
    const household = drawHousehold(random, 'TX');
    const { address, residents } = household;
    const names = insuredNames(household).map((name) => name.toUpperCase());
    const [insurer, producer] = [`${word(random)} County Mutual Insurance Company`, agency(random).toUpperCase()];
    const manager = `${word(random)} MANAGING GENERAL AGENCY, INC.`.toUpperCase();
    const number = numbered(random, '@@ #######-##');
    const effective = dayBetween(random, '2012-01-01', '2026-06-15');
    const months = random.pick([6, 12]);
    const expiration = addDays(effective, months === 6 ? 182 : 365);
    const vehicles = drawVehicles(random, ['PLEASURE', 'TO/FROM WORK', 'BUSINESS'], random.int(1, 3));
    const coverages = new Map(vehicles.map((each) => [each.number, each.coverages.map(asPrinted)]));
    const of = (each: InsuredVehicle): VehicleCoverage[] => coverages.get(each.number) ?? [];
    const fees = [
      { name: 'POLICY FEE', amount: random.pick([50, 65, 75]) },
      ...(random.chance(0.6) ? [{ name: 'SR-22 FEE', amount: 25 }] : []),
      { name: 'THEFT PREVENTION FEE', amount: 2 * vehicles.length },
    ];
    const subtotal = sum(vehicles.flatMap((each) => of(each).map((coverage) => coverage.premium)));
    const total = sum([subtotal, ...fees.map((fee) => fee.amount)]);
    const isNew = random.chance(0.5);
    const excluded = residents.length > 2 ? residents.at(-1) : undefined;
    const statusOf = (name: string): string => (name === excluded?.name ? 'EXCLUDED' : 'RATED');
    const center = (text: string): string => ' '.repeat(Math.floor((WIDTH - text.length) / 2)) + text;
    const head = [
      center(insurer.toUpperCase()),
      center(`C/O ${manager}`),
      center('TEXAS PERSONAL AUTO POLICY DECLARATIONS'),
      center(isNew ? '*** NEW BUSINESS ***' : '*** RENEWAL ***'),
      '',
      `${left(`POLICY NUMBER: ${number}`, 40)}ISSUED ${slashed(addDays(effective, -random.int(0, 20)))}`,
      `POLICY PERIOD: ${slashed(effective)} TO ${slashed(expiration)} 12:01 A.M. STANDARD TIME`,
      '',
      `${left('NAMED INSURED', 40)}PRODUCER`,
      `${left(names[0] ?? '', 40)}${producer}`,
      ...(names.length > 1 ? [`${left(names[1] ?? '', 40)}${phone(random)}`] : []),
      address.street.toUpperCase(),
      cityLine(address).toUpperCase(),
      '',
      'DRIVERS',
      ...residents.map(
        (each, index) =>
          `  ${index + 1}  ${left(each.name.toUpperCase(), 28)}${each.gender === 'male' ? 'M' : 'F'}  ${each.maritalStatus === 'married' ? 'M' : 'S'}  ${shortSlashed(each.born)}  ${statusOf(each.name)}`,
      ),
    ];
    const tail = [
      '-'.repeat(WIDTH),
      amountLine('TOTAL VEHICLE PREMIUM', subtotal),
      ...fees.map((fee) => amountLine(fee.name, fee.amount)),
      amountLine(`TOTAL ${months} MONTH POLICY COST`, total),
      '',
      'FEES ARE FULLY EARNED. A $25.00 FEE APPLIES TO RETURNED PAYMENTS.',
      'ENDORSEMENTS ATTACHED: TX-0203  TX-0511  TX-1190',
    ];
    const body = [head.join('\n'), ...vehicles.map((each) => vehicleBlock(each, of(each))), tail.join('\n')];
    const label = {
      carrierName: insurer.toUpperCase(),
      policyNumber: number,
      transactionType: isNew ? 'new' : 'renewal',
      namedInsureds: names,
      mailingAddress: oneLine(address).toUpperCase(),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees,
      vehicles: vehicles.map((each) => ({
        number: each.number,
        year: each.year,
        make: each.make.toUpperCase(),
        model: each.model.toUpperCase(),
        vin: each.vin,
        usage: each.usage,
        lienholderName: each.lienholder?.toUpperCase(),
        premium: sum(of(each).map((coverage) => coverage.premium)),
      })),
      drivers: residents.map((each) => ({
        name: each.name.toUpperCase(),
        dateOfBirth: each.born,
        gender: each.gender,
        maritalStatus: each.maritalStatus,
        status: statusOf(each.name),
      })),
      coverages: vehicles.flatMap((each) =>
        of(each).map(({ key, limitPerPerson, limit, deductible, premium }) => ({
          vehicleNumber: each.number,
          name: NAMES[key],
          limitPerPerson,
          limit,
          deductible,
          premium,
        })),
      ),
    };
    return {
      html: sheet({ css, body: body.map((text) => html`<pre>${text}</pre>`) }),
      label,
      print: {
        margin: { left: '1in', top: '0.7in' },
        ...(isScan && { scan: { dpi: 200, degrees: random.int(-4, 4) / 10 } }),
      },
    };
  },
};
