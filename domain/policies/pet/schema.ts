import { carrierName, policyNumber, namedInsureds, mailingAddress, effectiveDate } from '../common-fields.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { bool, date, id, label, money, name, oneOf, percent, record, recordsOf, text } from '../schema.ts';

export const petSchema = record({
  carrierName,
  policyNumber,
  namedInsureds,
  mailingAddress,
  effectiveDate,
  expirationDate: date('Last day of the policy period; null when "continuous until cancelled".', { core: true }),
  planName: label('Plan or product.'),
  premium: money('Total premium charged per period, taxes included.', { core: true }),
  premiumFrequency: oneOf(['monthly', 'annual'], 'Period of premium.', { core: true }),
  pets: recordsOf(
    ['name'],
    'Insured pets.',
    {
      name: name('Pet name.'),
      petId: id('Pet policy id.'),
      species: oneOf(['dog', 'cat', 'other'], 'Species.'),
      breed: text('Breed as printed.'),
      sex: oneOf(['male', 'female'], 'Sex.'),
      dateOfBirth: date('Full date of birth only.'),
      age: text('Age as printed ("6 years old").'),
      neutered: bool('Spayed or neutered.'),
      deductible: money('Deductible.'),
      reimbursementPercent: percent('Share the insurer pays (80 for "80% / 20% coinsurance").'),
      annualLimit: money('Annual limit in dollars; null when unlimited.'),
      limitText: text('Limit in words ("Unlimited per pet", "No Limit").'),
      premium: money('Premium of this pet.'),
    },
    { core: true },
  ),
  waitingPeriods: recordsOf(['condition'], 'Waiting periods.', {
    condition: label('What it applies to (accident, illness, hip dysplasia).'),
    period: text('Period as printed ("15 days").'),
  }),
  riders: recordsOf(['name'], 'Endorsements or riders bought with the plan, such as wellness cover.', {
    name: label('Name as printed.'),
    premium: money('Premium.'),
  }),
});

/** Declarations page of a pet health policy: pets, deductible, reimbursement share, limits, waiting periods, premium. */
export const pet: PolicyDescription = {
  id: 'pet',
  label: 'Pet insurance declarations',
  category: 'personal',
  description:
    'Declarations page of a pet health policy: pets, deductible, reimbursement share, limits, waiting periods, premium.',
  requiresBatching: false,
  schemaVersion: '1.0.0',
  schema: petSchema,
};
