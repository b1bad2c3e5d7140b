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
import { int, label, money, number, record, text } from '../schema.ts';

export const homeownersSchema = record({
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
  policyForm: label('ISO form when printed, normalised: HO-3, HO-5, HO-6.'),
  yearBuilt: int('Year of construction.'),
  squareFeet: int('Living area.'),
  numberOfStories: number('Stories.'),
  constructionType: text('Construction or exterior wall type as printed.'),
  roofType: text('Roof material as printed.'),
  protectionClass: label('Fire protection class.'),
  occupancy: text('Occupancy as printed (Owner Occupied).'),
  dwellingLimit: money('Coverage A.', { core: true }),
  otherStructuresLimit: money('Coverage B.'),
  personalPropertyLimit: money('Coverage C, whatever letter the carrier gives it.', { core: true }),
  lossOfUseLimit: money(
    'Coverage D, dollar amount only ("Up to 24 months not to exceed $121,723" is 121723; "actual loss sustained" is null).',
  ),
  personalLiabilityLimit,
  medicalPaymentsLimit,
  deductibles,
  otherCoverages,
  additionalInterests,
});

/** Declarations page (or application) of a homeowners or condominium unit-owner policy: insured property, coverage A to F limits, deductibles, endorsements, mortgagees. */
export const homeowners: PolicyDescription = {
  id: 'homeowners',
  label: 'Homeowners declarations',
  category: 'personal',
  description:
    'Declarations page (or application) of a homeowners or condominium unit-owner policy: insured property, coverage A to F limits, deductibles, endorsements, mortgagees.',
  requiresBatching: false,
  schemaVersion: '1.0.0',
  schema: homeownersSchema,
};
