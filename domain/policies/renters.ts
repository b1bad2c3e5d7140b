import type { PolicyType } from './policy-type.ts';
import { address, date, id, label, listOf, money, name, oneOf, percent, record, recordsOf, text } from './schema.ts';

/** Declarations page of a renters (tenant, HO-4) policy: personal property, loss of use, liability limits, deductible, endorsements, interested parties. */
export const renters: PolicyType = {
  id: 'renters',
  label: 'Renters declarations',
  category: 'personal',
  description:
    'Declarations page of a renters (tenant, HO-4) policy: personal property, loss of use, liability limits, deductible, endorsements, interested parties.',
  complexityRating: 2,
  requiresBatching: false,
  estimatedTokens: { prompt: 5200, completion: 1800 },
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
    insuredLocation: address(
      'Address of the insured property; repeat the mailing address when the document says "same".',
      { core: true },
    ),
    effectiveDate: date('First day of the policy period.', { core: true }),
    expirationDate: date('Last day of the policy period.', { core: true }),
    agencyName: name('Agency, agent or producer named on the policy.'),
    totalPremium: money(
      'What the insured owes for the whole policy period, taxes and fees included, before any optional pay-in-full discount.',
      { core: true },
    ),
    fees: recordsOf(
      ['name'],
      'Taxes, surcharges and fees that are included in totalPremium (not the table of fees that may be charged later).',
      {
        name: label('Name as printed.'),
        amount: money('Amount.'),
      },
    ),
    discounts: recordsOf(['name'], 'Discounts and credits already applied; each name once.', {
      name: label('Name as printed.'),
      amount: money('Amount as a positive number; null when not printed.'),
    }),
    personalPropertyLimit: money('Coverage C.', { core: true }),
    lossOfUseLimit: money('Coverage D, dollar amount only.'),
    personalLiabilityLimit: money('Coverage E, each occurrence.', { core: true }),
    medicalPaymentsLimit: money('Coverage F, each person.'),
    deductibles: recordsOf(['peril'], 'Section I / property deductibles.', {
      peril: label(
        'Loss or peril it applies to, as printed ("All Other Perils", "Windstorm and Hail"); null when one deductible applies to everything.',
      ),
      amount: money('Dollar amount.'),
      percent: percent('Percentage, when printed (2 for 2%).'),
    }),
    otherCoverages: recordsOf(
      ['name'],
      'Coverages and endorsements shown with a limit, a premium or a mark such as Included/Applies/Covered, other than those that have their own field. Not the schedule of forms, not coverages marked as not purchased.',
      {
        name: label('Name as printed, without form number.'),
        limit: money('Dollar limit.'),
        limitText: text('Limit that is not one dollar amount ("10%", "Included").'),
        deductible: money('Own deductible.'),
        premium: money('Premium; negative for a credit; null when "Included".'),
      },
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
