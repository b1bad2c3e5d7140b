import type { ValidationIssue } from '../result.ts';
import { recordsAt } from './records.ts';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** A sign's value is the last digit of its place. */
const VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/** Whether a vehicle identification number has 17 signs and the right check digit (49 CFR 565.15). */
export function hasVinCheckDigit(vin: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  const sum = [...vin].reduce((total, sign, at) => total + valueOf(sign) * (WEIGHTS[at] ?? 0), 0);
  const check = sum % 11;
  return vin[8] === (check === 10 ? 'X' : String(check));
}

const valueOf = (sign: string): number => VALUES.indexOf(sign) % 10;

/** The model year from which on numbers have 17 signs; makers of older vehicles had forms of their own. */
const FIRST_YEAR = 1981;

/** Vehicle identification numbers that cannot be right: misread, masked or altered. */
export function checkVins(data: Readonly<Record<string, unknown>>): ValidationIssue[] {
  return recordsAt(data, 'vehicles').flatMap(({ vin, year }, at) => {
    const isOlder = typeof year === 'number' && year < FIRST_YEAR;
    if (typeof vin !== 'string' || isOlder || hasVinCheckDigit(vin.toUpperCase())) return [];
    return [
      {
        code: 'vin_check_failed',
        path: `/vehicles/${at}/vin`,
        message: 'The vehicle identification number fails its check.',
      },
    ];
  });
}
