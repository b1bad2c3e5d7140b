import {
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
import { date, id, int, label, money, name, oneOf, record, recordsOf, text } from '../schema.ts';

const underlyingPolicies = recordsOf(
  ['coverageType', 'policyNumber'],
  'Schedule of underlying insurance: one item per underlying policy, or per required line of insurance when no policy is named. Lines marked as not covered or not applicable are left out.',
  {
    coverageType: label('Line of insurance as printed (Automobile Liability, Employers Liability).'),
    carrierName: name('Underlying insurer.'),
    policyNumber: id('Underlying policy number.'),
    effectiveDate: date('First day of the underlying policy.'),
    expirationDate: date('Last day of the underlying policy.'),
    limits: recordsOf(['name'], 'Underlying limits, one item per printed limit.', {
      name: label('Limit name as printed; null when the limit has none.'),
      amount: money('Dollar amount.'),
      text: text('Limit that is not one amount ("$250,000 / $500,000").'),
    }),
  },
);

export const umbrellaSchema = record({
  carrierName,
  policyNumber,
  transactionType,
  namedInsureds,
  mailingAddress,
  effectiveDate,
  expirationDate,
  agencyName,
  kind: oneOf(['personal', 'commercial'], 'Personal umbrella, or commercial umbrella or excess liability.'),
  entityType: label('Legal entity as printed.'),
  businessDescription: text('Business of the insured.'),
  coverageForm: oneOf(['occurrence', 'claims_made'], 'Basis of the policy, when printed or ticked.'),
  eachOccurrenceLimit: money('Limit of the umbrella, each occurrence.', { core: true }),
  generalAggregateLimit: money('Aggregate limit; the general aggregate where several aggregates are printed.'),
  productsAggregateLimit: money('Products - completed operations aggregate.'),
  personalAdvertisingInjuryLimit: money('Personal and advertising injury.'),
  uninsuredMotoristsLimit: money('Excess uninsured / underinsured motorists limit, when bought.'),
  retention: money('Self-insured retention or retained limit, each occurrence.'),
  totalPremium,
  fees,
  discounts,
  underlyingPolicies,
  exposures: recordsOf(['name'], 'Exposures that the premium is rated on, one item per printed line with a count.', {
    name: label('Exposure as printed (Automobiles, Youthful operators, Rental units).'),
    count: int('Number of them.'),
    premium: money('Premium.'),
  }),
  otherCoverages,
});

/** Declarations of a personal or commercial umbrella or excess liability policy: limits, retention, schedule of underlying insurance, exposures, premium. */
export const umbrella: PolicyDescription = {
  id: 'umbrella',
  label: 'Umbrella declarations',
  category: 'commercial',
  description:
    'Declarations of a personal or commercial umbrella or excess liability policy: limits, retention, schedule of underlying insurance, exposures, premium.',
  requiresBatching: false,
  schemaVersion: '1.0.0',
  schema: umbrellaSchema,
};
