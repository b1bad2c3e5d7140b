import { namedInsureds, agencyName } from '../common-fields.ts';
import { byKind } from '../amounts-by-kind.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { date, id, int, label, money, name, oneOf, record, recordsOf, text } from '../schema.ts';

/** Carrier loss run (claims history) for one or several policies, any commercial line: every claim with status, dates and paid / reserve / incurred amounts. */
export const lossRun: PolicyDescription = {
  id: 'loss_run',
  label: 'Loss run',
  category: 'claims',
  description:
    'Carrier loss run (claims history) for one or several policies, any commercial line: every claim with status, dates and paid / reserve / incurred amounts.',
  requiresBatching: true,
  schemaVersion: '1.1.0',
  schema: record({
    carrierName: name('Insurer, as printed (title, header or Carrier field).', { core: true }),
    namedInsureds,
    agencyName,
    reportDate: date('Date the report was run or printed.', { core: true }),
    valuationDate: date('Date the amounts are valued at, only when labelled so.', { core: true }),
    policies: recordsOf(
      ['policyNumber', 'effectiveDate'],
      'Every policy or policy term the report covers, those without claims too.',
      {
        policyNumber: id('Policy number.'),
        lineOfBusiness: label('Line as printed.'),
        effectiveDate: date('Term start.'),
        expirationDate: date('Term end.'),
        claimCount: int('Number of claims printed for the policy.'),
        openClaimCount: int('Open claims printed.'),
        paid: byKind('Amounts paid.'),
        reserve: byKind('Amounts reserved / outstanding.'),
        incurred: byKind('Amounts incurred.'),
        recovered: money('Recoveries (subrogation, salvage, deductible) as a positive number.'),
      },
      { core: true },
    ),
    claims: recordsOf(
      ['claimNumber', 'claimantName', 'lossDate'],
      'One item per claim: the claim group when the report prints a total per claim, else one per printed claim line.',
      {
        claimNumber: id('Claim number.'),
        policyNumber: id('Policy it belongs to.'),
        claimantName: name('Claimant or injured worker, in the order printed.'),
        claimType: label('Coverage, loss type or claim type as printed (CSL Lia-PD, Medical Only).'),
        status: oneOf(['open', 'closed', 'reopened'], 'Status.'),
        lossDate: date('Date of loss / injury / accident.'),
        reportedDate: date('Date reported / received / notice.'),
        closedDate: date('Date closed.'),
        lossState: id('Two-letter state of loss or jurisdiction.'),
        description: text('Accident or loss description.'),
        cause: text('Cause.'),
        natureOfInjury: text('Nature of injury.'),
        bodyPart: text('Body part.'),
        adjusterName: name('Adjuster or examiner who handles the claim.'),
        driverName: name('Driver of the insured vehicle.'),
        unit: id('Insured vehicle or unit, as printed.'),
        paid: byKind('Amounts paid.'),
        reserve: byKind('Amounts reserved / outstanding.'),
        incurred: byKind('Amounts incurred.'),
        recovered: money('Recoveries (subrogation, salvage, deductible) as a positive number.'),
      },
      { core: true },
    ),
    grandTotals: record(
      {
        claimCount: int('Claims.'),
        openClaimCount: int('Open claims.'),
        paid: byKind('Amounts paid.'),
        reserve: byKind('Amounts reserved / outstanding.'),
        incurred: byKind('Amounts incurred.'),
        recovered: money('Recoveries (subrogation, salvage, deductible) as a positive number.'),
      },
      'Totals of the whole report, when printed (for a report on a single policy: the totals of that policy).',
    ),
  }),
};
