import type { PolicyType } from './policy-type.ts';
import { address, date, id, int, label, listOf, money, name, oneOf, record, recordsOf, text } from './schema.ts';

/** Declarations of a businessowners or small commercial package policy: locations and buildings, property limits, liability limits, optional coverages, premium. */
export const businessowners: PolicyType = {
  id: 'businessowners',
  label: 'Businessowners (BOP) declarations',
  category: 'commercial',
  description:
    'Declarations of a businessowners or small commercial package policy: locations and buildings, property limits, liability limits, optional coverages, premium.',
  complexityRating: 4,
  requiresBatching: true,
  estimatedTokens: { prompt: 6400, completion: 2100 },
  schemaVersion: '1.0.0',
  schema: record({
    carrierName: name(
      'Full legal name of the insurance company that issues or underwrites the policy, as printed; the brand only when no company is named.',
      { core: true },
    ),
    policyNumber: id('Policy number as printed, including prefix and suffix.', { core: true }),
    transactionType: oneOf(
      ['new', 'renewal', 'change', 'cancellation', 'application'],
      'What the document does: new business, renewal, change (amended or revised declarations), cancellation or application.',
    ),
    namedInsureds: listOf(
      'name',
      'Every named insured, one string per person or organisation, in the order and spelling printed.',
      { core: true },
    ),
    mailingAddress: address('Mailing address of the named insured: printed lines joined with ", ".'),
    effectiveDate: date('First day of the policy period.', { core: true }),
    expirationDate: date('Last day of the policy period.', { core: true }),
    agencyName: name('Agency, agent or producer named on the policy.'),
    entityType: label('Legal entity as printed.'),
    businessDescription: text('Business of the insured.'),
    totalPremium: money(
      'What the insured owes for the whole policy period, taxes and fees included, before any optional pay-in-full discount.',
      { core: true },
    ),
    discounts: recordsOf(['name'], 'Discounts and credits already applied; each name once.', {
      name: label('Name as printed.'),
      amount: money('Amount as a positive number; null when not printed.'),
    }),
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
    additionalInterests: recordsOf(
      ['name'],
      'Mortgagees, lienholders, loss payees, additional insureds and other interested parties.',
      {
        interest: label('Kind of interest as printed (Mortgagee, Loss Payee, Additional Interest, ...).'),
        name: name('Name as printed (drop ISAOA/ATIMA).'),
        address: address('Address.'),
        loanNumber: id('Loan or reference number.'),
      },
    ),
  }),
};
