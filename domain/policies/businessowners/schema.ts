import {
  carrierName,
  policyNumber,
  transactionType,
  namedInsureds,
  mailingAddress,
  effectiveDate,
  expirationDate,
  agencyName,
  totalPremium,
  discounts,
  additionalInterests,
} from '../common-fields.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { address, id, int, label, money, record, recordsOf, text } from '../schema.ts';

export const businessownersSchema = record({
  carrierName,
  policyNumber,
  transactionType,
  namedInsureds,
  mailingAddress,
  effectiveDate,
  expirationDate,
  agencyName,
  entityType: label('Legal entity as printed.'),
  businessDescription: text('Business of the insured.'),
  totalPremium,
  discounts,
  eachOccurrenceLimit: money('Liability, each occurrence.', { core: true }),
  medicalExpenseLimit: money('Medical expense, per person.'),
  damageToRentedPremisesLimit: money('Damage to premises rented to you.'),
  personalAdvertisingInjuryLimit: money('Personal and advertising injury.'),
  generalAggregateLimit: money('General aggregate, other than products.', { core: true }),
  productsAggregateLimit: money('Products - completed operations aggregate.'),
  locations: recordsOf(
    ['locationNumber', 'buildingNumber'],
    'Described premises, one item per building.',
    {
      locationNumber: int('Location / premises number.'),
      buildingNumber: int('Building number.'),
      address: address('Address.'),
      description: text('Occupancy or description.'),
      classCode: id('Class code.'),
      construction: text('Construction.'),
      yearBuilt: int('Year built.'),
      protectionClass: label('Protection class.'),
    },
    { core: true },
  ),
  coverages: recordsOf(
    ['name', 'locationNumber', 'buildingNumber'],
    'All property and optional coverages in force, other than the six liability limits above. locationNumber and buildingNumber are null for coverages of the policy. Coverages "not provided" or "excluded" are left out.',
    {
      locationNumber: int('Location, or null.'),
      buildingNumber: int('Building, or null.'),
      name: label('Name as printed, valuation and form left out.'),
      limit: money('Dollar limit.'),
      limitText: text('Limit that is no dollar amount ("12 Months", "Included").'),
      deductible: money('Deductible.'),
      premium: money('Premium; null when "Included".'),
    },
    { core: true },
  ),
  additionalInterests,
});

/** Declarations of a businessowners or small commercial package policy: locations and buildings, property limits, liability limits, optional coverages, premium. */
export const businessowners: PolicyDescription = {
  id: 'businessowners',
  label: 'Businessowners (BOP) declarations',
  category: 'commercial',
  description:
    'Declarations of a businessowners or small commercial package policy: locations and buildings, property limits, liability limits, optional coverages, premium.',
  requiresBatching: true,
  schemaVersion: '1.0.0',
  schema: businessownersSchema,
};
