import type { PolicyType } from './policy-type.ts';
import {
  address,
  date,
  id,
  int,
  label,
  listOf,
  money,
  name,
  number,
  oneOf,
  percent,
  record,
  recordsOf,
  text,
} from './schema.ts';

/** Declarations page (or application) of a homeowners, condominium unit-owner or dwelling policy: insured property, coverage A to F limits, deductibles, endorsements, mortgagees. */
export const homeowners: PolicyType = {
  id: 'homeowners',
  label: 'Homeowners declarations',
  category: 'personal',
  description:
    'Declarations page (or application) of a homeowners, condominium unit-owner or dwelling policy: insured property, coverage A to F limits, deductibles, endorsements, mortgagees.',
  complexityRating: 3,
  requiresBatching: false,
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
    policyForm: label('ISO form when printed, normalised: HO-3, HO-5, HO-6, DP-3.'),
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
