import {
  carrierName,
  policyNumber,
  transactionType,
  namedInsureds,
  mailingAddress,
  insuredLocation,
  effectiveDate,
  expirationDate,
  agencyName,
  totalPremium,
  fees,
  discounts,
  personalLiabilityLimit,
  medicalPaymentsLimit,
  deductibles,
  otherCoverages,
  additionalInterests,
} from '../common-fields.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { money, record } from '../schema.ts';

export const rentersSchema = record({
  carrierName,
  policyNumber,
  transactionType,
  namedInsureds,
  mailingAddress,
  insuredLocation,
  effectiveDate,
  expirationDate,
  agencyName,
  totalPremium,
  fees,
  discounts,
  personalPropertyLimit: money('Coverage C.', { core: true }),
  lossOfUseLimit: money('Coverage D, dollar amount only.'),
  personalLiabilityLimit,
  medicalPaymentsLimit,
  deductibles,
  otherCoverages,
  additionalInterests,
});

/** Declarations page of a renters (tenant, HO-4) policy: personal property, loss of use, liability limits, deductible, endorsements, interested parties. */
export const renters: PolicyDescription = {
  id: 'renters',
  label: 'Renters declarations',
  category: 'personal',
  description:
    'Declarations page of a renters (tenant, HO-4) policy: personal property, loss of use, liability limits, deductible, endorsements, interested parties.',
  requiresBatching: false,
  schemaVersion: '1.0.0',
  schema: rentersSchema,
};
