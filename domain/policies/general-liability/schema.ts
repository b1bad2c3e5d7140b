import {
  additionalInterests,
  agencyName,
  carrierName,
  discounts,
  effectiveDate,
  expirationDate,
  fees,
  mailingAddress,
  namedInsureds,
  otherCoverages,
  policyNumber,
  totalPremium,
  transactionType,
} from '../common-fields.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { address, date, id, int, label, money, number, oneOf, record, recordsOf, text } from '../schema.ts';

const locations = recordsOf(
  ['locationNumber', 'buildingNumber'],
  'Premises that the insured owns, rents or occupies, one item per printed line.',
  {
    locationNumber: int('Location / premises number; position when not numbered.'),
    buildingNumber: int('Building number.'),
    address: address('Address; repeat the mailing address when the document says "same".'),
  },
);

const classifications = recordsOf(
  ['locationNumber', 'classCode', 'description'],
  'Classification rows that the premium is rated on. A rate or premium that the table splits goes to the premises or the products field, one that it does not split to rate and premium.',
  {
    locationNumber: int('Location the row belongs to, or null.'),
    state: id('State, when a column of the table names it.'),
    territory: id('Rating territory.'),
    classCode: id('Class code.'),
    description: text('Classification.'),
    premiumBasis: label('Premium basis as printed (Gross Sales, Payroll, Area, "s").'),
    exposure: number('Exposure; null when "If any".'),
    premisesRate: number('Rate, premises / operations.'),
    productsRate: number('Rate, products / completed operations.'),
    rate: number('Rate that is not split.'),
    premisesPremium: money('Advance premium, premises / operations; null when "Included".'),
    productsPremium: money('Advance premium, products / completed operations; null when "Included".'),
    premium: money('Premium of the row that is not split.'),
  },
  { core: true },
);

export const generalLiabilitySchema = record({
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
  coverageForm: oneOf(['occurrence', 'claims_made'], 'Basis of the policy, when printed or ticked.'),
  retroactiveDate: date('Retroactive date of a claims-made policy; null when "None".'),
  eachOccurrenceLimit: money('Each occurrence.', { core: true }),
  damageToRentedPremisesLimit: money('Damage to premises rented to you.'),
  medicalExpenseLimit: money('Medical expense, any one person; null when excluded.'),
  personalAdvertisingInjuryLimit: money('Personal and advertising injury.'),
  generalAggregateLimit: money('General aggregate, other than products.', { core: true }),
  productsAggregateLimit: money('Products - completed operations aggregate; null when "Included" or excluded.'),
  deductibles: recordsOf(['coverage', 'basis'], 'Liability deductibles or retentions.', {
    coverage: label('What it applies to, as printed (Bodily Injury, BI and PD combined); null when none is named.'),
    basis: label('Per claim or per occurrence, as printed.'),
    amount: money('Dollar amount.'),
  }),
  totalPremium,
  minimumPremium: money('Minimum or minimum earned premium, as an amount.'),
  auditPeriod: label('Audit period as printed (Annual).'),
  fees,
  discounts,
  locations,
  classifications,
  otherCoverages,
  additionalInterests,
  forms: recordsOf(['number'], 'Forms and endorsements that apply, in the order printed.', {
    number: id('Form number with edition date as printed.'),
    name: text('Title of the form; null when only numbers are printed.'),
  }),
});

/** Declarations of a commercial general liability policy or coverage part: six limits, premises, classifications with exposure, rates and premiums, forms. */
export const generalLiability: PolicyDescription = {
  id: 'general_liability',
  label: 'General liability declarations',
  category: 'commercial',
  description:
    'Declarations of a commercial general liability policy or coverage part: six limits, premises, classifications with exposure, rates and premiums, forms.',
  requiresBatching: true,
  schemaVersion: '1.0.0',
  schema: generalLiabilitySchema,
};
