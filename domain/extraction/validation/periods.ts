import type { ValidationIssue } from '../result.ts';
import { recordsWithin } from './records.ts';

const EARLIEST = '1950-01-01';
const LATEST = '2100-01-01';

/** A policy ends after it begins, and within living memory. */
export function checkPeriods(data: Readonly<Record<string, unknown>>): ValidationIssue[] {
  return recordsWithin(data).flatMap(({ path, record }) => {
    const { effectiveDate, expirationDate } = record;
    const issues: ValidationIssue[] = [];
    for (const [key, date] of Object.entries({ effectiveDate, expirationDate })) {
      if (typeof date !== 'string' || (date > EARLIEST && date < LATEST)) continue;
      issues.push({ code: 'date_implausible', path: `${path}/${key}`, message: `${key} ${date} is not plausible.` });
    }
    if (typeof effectiveDate === 'string' && typeof expirationDate === 'string' && expirationDate <= effectiveDate) {
      const message = `The policy expires on ${expirationDate}, not after it takes effect on ${effectiveDate}.`;
      issues.push({ code: 'expiration_not_after_effective', path: `${path}/expirationDate`, message });
    }
    return issues;
  });
}
