import { address, date, id, label, listOf, money, name, oneOf, percent, recordsOf, text } from './schema.ts';

// Fields that mean the same in several policy types, each in the words of all of them.

export const namedInsureds = listOf(
  'name',
  'Every named insured, one string per person or organisation, in the order and spelling printed.',
  { core: true },
);

export const carrierName = name(
  'Full legal name of the insurance company that issues or underwrites the policy, as printed; the brand only when no company is named.',
  { core: true },
);

export const policyNumber = id('Policy number as printed, including prefix and suffix.', { core: true });

export const transactionType = oneOf(
  ['new', 'renewal', 'change', 'cancellation', 'application'],
  'What the document does: new business, renewal, change (amended or revised declarations), cancellation or application.',
);

export const mailingAddress = address('Mailing address of the named insured: printed lines joined with ", ".');

export const effectiveDate = date('First day of the policy period.', { core: true });

export const expirationDate = date('Last day of the policy period.', { core: true });

export const agencyName = name('Agency, agent or producer named on the policy.');

export const totalPremium = money(
  'What the insured owes for the whole policy period, taxes and fees included, before any optional pay-in-full discount.',
  { core: true },
);

export const fees = recordsOf(
  ['name'],
  'Taxes, surcharges and fees that are included in totalPremium (not the table of fees that may be charged later).',
  {
    name: label('Name as printed.'),
    amount: money('Amount.'),
  },
);

export const discounts = recordsOf(['name'], 'Discounts and credits already applied; each name once.', {
  name: label('Name as printed.'),
  amount: money('Amount as a positive number; null when not printed.'),
});

export const additionalInterests = recordsOf(
  ['name'],
  'Mortgagees, lienholders, loss payees, additional insureds and other interested parties.',
  {
    interest: label('Kind of interest as printed (Mortgagee, Loss Payee, Additional Interest, ...).'),
    name: name('Name as printed (drop ISAOA/ATIMA).'),
    address: address('Address.'),
    loanNumber: id('Loan or reference number.'),
  },
);

export const insuredLocation = address(
  'Address of the insured property; repeat the mailing address when the document says "same".',
  { core: true },
);

export const personalLiabilityLimit = money('Coverage E, each occurrence.', { core: true });

export const medicalPaymentsLimit = money('Coverage F, each person.');

export const deductibles = recordsOf(['peril'], 'Section I / property deductibles.', {
  peril: label(
    'Loss or peril it applies to, as printed ("All Other Perils", "Windstorm and Hail"); null when one deductible applies to everything.',
  ),
  amount: money('Dollar amount.'),
  percent: percent('Percentage, when printed (2 for 2%).'),
});

export const otherCoverages = recordsOf(
  ['name'],
  'Coverages and endorsements shown with a limit, a premium or a mark such as Included/Applies/Covered, other than those that have their own field. Not the schedule of forms, not coverages marked as not purchased.',
  {
    name: label('Name as printed, without form number.'),
    limit: money('Dollar limit.'),
    limitText: text('Limit that is not one dollar amount ("10%", "Included").'),
    deductible: money('Own deductible.'),
    premium: money('Premium; negative for a credit; null when "Included".'),
  },
);
