import { lookup } from '../../lookup.ts';

/** How what is printed is written down, where readers differ: the same for all policy types. */
const ofAll = `- Only what the pages print. What is masked or blacked out, not printed, or only to be concluded is left out. Examples, offers, fees that may be charged and values of an earlier term are no values.
- The same field printed twice: declarations before letters, cards, bills, applications and notices; within them the first place.
- Dates as YYYY-MM-DD, without the time of day; a two-digit year up to 49 is 20xx; a month and year alone is no date.
- Amounts as plain numbers; negative with CR, a minus or parentheses, except discounts and recoveries. "$0.00" is 0; "None", "N/A", "See form" are left out. "Included" is left out as a premium and is text as a limit.
- Percent as number: 2% is 2; of "80% / 20%" (company / owner) the first.
- Names as printed, in their order; one entry a person; without ISAOA/ATIMA. Ids with their blanks and hyphens. An address is one text, its lines joined with ", ", without the name above it; "same as mailing address" repeats that address.
- Names of coverages without the letter or item number before them, form numbers and footnote marks.
- Tick boxes: true when ticked.
- carrierName is the company that underwrites, not a brand, agent or administrator.
- totalPremium is for the whole term with taxes and fees, before an optional discount for paying in full and without installment fees. fees are the taxes, surcharges and fees within it; discounts are what was taken off.`;

const property = `- The limits that have their own fields go there, whatever letter the company gives them, and are not repeated in tables of coverages.
- deductibles: one row for each line printed; "2% - $6,560" has percent and amount; a deductible printed once for several perils is one row.
- One premium printed for two coverages stands at the first of them. The schedule of forms is no list of coverages.`;

const byType = lookup({
  auto: `- coverages: one row for each coverage and vehicle when premiums are printed by vehicle (vehicleNumber); null for vehicleNumber when printed once for the policy. Declined coverages are left out. Split limits: each person in limitPerPerson, each accident or a single limit in limit, other words in limitText.
- A single vehicle has number 1, vehicles without a number have their position. One premium printed for two coverages stands at the first. Make is the maker as printed, model everything after it.`,
  commercial_auto: `- Split limits: each person in limitPerPerson, each accident or a single limit in limit, other words in limitText.
- Vehicles without a number have their position as number.`,
  homeowners: `${property}
- Loss of use without an amount is left out.`,
  dwelling_fire: property,
  renters: `${property}
- Loss of use without an amount is left out.`,
  pet: `- Canine is dog, feline is cat. "Unlimited" is limitText.`,
  businessowners: `- locations: one row for each building. The liability limits have their own fields and are not repeated in coverages; a blanket limit has no location. A deductible printed once for a building belongs to its coverages for building and contents.`,
  loss_run: `- policies: every policy or term that is named, also one without claims.
- claims: one row for each claim, with the amounts of its total line where a total is printed; else one row for each printed line with amounts. Lines that total a policy, location or the report are no claims.
- Indemnity, bodily injury and property damage are loss; medical is medical; expense, ALAE and legal are expense. An estimate that includes payments is incurred.`,
  acord_25:
    '- Rows with a policy number, a date or a limit; limits by their name on the form; limits without a value are left out.',
  property_certificate:
    '- Rows with a policy number, a date or a limit; limits by their name on the form; limits without a value are left out.',
  commercial_application: '- Only what was filled in; printed captions are never values.',
  workers_comp_application: '- Only what was filled in; printed captions are never values.',
});

/** The rules of labelling that a reader cannot guess from the fields. */
export function conventionsOf(policyType: string): string {
  const own = byType.get(policyType);
  return own === undefined ? ofAll : `${ofAll}\n${own}`;
}
