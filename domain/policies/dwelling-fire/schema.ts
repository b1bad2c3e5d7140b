import {
  additionalInterests,
  agencyName,
  carrierName,
  deductibles,
  discounts,
  effectiveDate,
  expirationDate,
  fees,
  insuredLocation,
  mailingAddress,
  namedInsureds,
  otherCoverages,
  policyNumber,
  totalPremium,
  transactionType,
} from '../common-fields.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { id, int, label, money, number, record, text } from '../schema.ts';

export const dwellingFireSchema = record({
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
  policyForm: label('ISO form when printed, normalized: DP-1, DP-2, DP-3.'),
  occupancy: text('Occupancy as printed (Tenant Occupied, Vacant).'),
  usage: text('Use as printed (Rental, Seasonal), when it is printed beside the occupancy.'),
  numberOfFamilies: int('Families or units of the dwelling.'),
  yearBuilt: int('Year of construction.'),
  squareFeet: int('Living area.'),
  numberOfStories: number('Stories.'),
  constructionType: text('Construction as printed.'),
  roofType: text('Roof material as printed.'),
  protectionClass: label('Fire protection class.'),
  territory: id('Rating territory.'),
  dwellingLimit: money('Coverage A.', { core: true }),
  otherStructuresLimit: money('Coverage B.'),
  personalPropertyLimit: money('Coverage C, whatever letter the carrier gives it.'),
  fairRentalValueLimit: money(
    'Coverage D, dollar amount only; also the single limit of Fair Rental Value and Additional Living Expense combined.',
  ),
  additionalLivingExpenseLimit: money('Coverage E, dollar amount only.'),
  personalLiabilityLimit: money('Coverage L (personal or premises liability), each occurrence.', { core: true }),
  medicalPaymentsLimit: money('Coverage M, each person.'),
  deductibles,
  otherCoverages,
  additionalInterests,
});

/** Declarations of a dwelling fire policy (DP-1, DP-2, DP-3, landlord): dwelling, occupancy, coverage A to E, L and M limits, deductibles, perils and endorsements, mortgagees. */
export const dwellingFire: PolicyDescription = {
  id: 'dwelling_fire',
  label: 'Dwelling fire declarations',
  category: 'personal',
  description:
    'Declarations of a dwelling fire policy (DP-1, DP-2, DP-3, landlord): dwelling, occupancy, coverage A to E, L and M limits, deductibles, perils and endorsements, mortgagees. Of several dwellings on one policy the first.',
  requiresBatching: false,
  schemaVersion: '1.0.0',
  schema: dwellingFireSchema,
};
