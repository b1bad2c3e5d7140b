import type { Concept } from '../../extraction/ledger/plan.ts';

/** Words that headings of a field are composed of, where none is written down: event and date, role and qualifier. */
export const concepts: readonly Concept[] = [
  {
    field: 'claimantName',
    all: ['claimant injured hurt plaintiff'],
    some: 'name last first party person who worker employee full',
  },
  { field: 'claimantName', all: ['party', 'third injured other adverse affected'], some: 'name' },
  {
    field: 'status',
    all: ['open opn op o', 'closed close cls clsd cl c'],
    some: 'reopened reopen reop r re claim file case status ind flag code or',
  },
  {
    field: 'lossDate',
    all: [
      'loss accident injury occurrence incident event casualty mishap happen happened occurred occur',
      'date day when',
    ],
    some: 'claim insured actual employee exact',
  },
  {
    field: 'reportedDate',
    all: ['reported notice notified notification received advised told fnol lodged', 'date day when'],
    some: 'claim loss first carrier company insurer tpa accident injury to',
  },
  {
    field: 'closedDate',
    all: ['closed close closing closure settled finalized resolved concluded', 'date day when'],
    some: 'claim file loss case last',
  },
  {
    field: 'lossState',
    all: ['state jurisdiction province'],
    some: 'loss accident injury which benefit claim occurrence code hearing',
  },
  {
    field: 'description',
    all: ['description narrative details detail facts remarks comments'],
    some: 'loss accident claim incident event occurrence text brief short happened',
  },
  { field: 'bodyPart', all: ['body part parts area', 'injured hurt affected body injury'], some: 'code description' },
  { field: 'bodyPart', all: ['where', 'hurt injured'], some: '' },
  { field: 'claimType', all: ['type kind category', 'claim loss coverage file exposure feature'], some: 'what code' },
  { field: 'cause', all: ['cause caused'], some: 'loss accident injury damage code description peril incident' },
  { field: 'natureOfInjury', all: ['injury illness', 'nature type kind extent'], some: 'code description and' },
  {
    field: 'policyNumber',
    all: ['policy certificate contract'],
    some: 'no ref reference id applicable claim covered under issued',
  },
  {
    field: 'effectiveDate',
    all: [
      'effective inception begins beginning begin start starts from commencement',
      'date policy term period coverage year contract certificate insurance cover',
    ],
    some: 'day',
  },
  {
    field: 'expirationDate',
    all: [
      'expiration expires expiring expire ending ends end to through until termination xpir',
      'date policy term period coverage year contract certificate insurance cover',
    ],
    some: 'day',
  },
  {
    field: 'namedInsureds',
    all: ['insured insureds policyholder assured'],
    some: 'named first primary original principal name names full legal business company organization and address record party',
  },
  {
    field: 'namedInsureds',
    all: ['client customer employer member account entity organization participant', 'name names'],
    some: 'legal full business',
  },
  {
    field: 'agencyName',
    all: ['agency agent agents producer producers broker brokers brokerage intermediary'],
    some: 'producing servicing retail wholesale insurance independent local general original licensed appointed selling placing name names and address record who firm office company',
  },
  {
    field: 'carrierName',
    all: ['carrier insurer insurers underwriter underwriters syndicate'],
    some: 'insurance ins insuring writing issuing policy risk primary lead name record original current',
  },
  {
    field: 'carrierName',
    all: ['company', 'insurance ins insuring writing issuing underwriting paper'],
    some: 'name record',
  },
  {
    field: 'reportDate',
    all: ['run printed print prepared produced generated created extracted compiled', 'date day time when'],
    some: 'report document file list listing system loss losses claims data and',
  },
  {
    field: 'valuationDate',
    all: ['valued valuation evaluated evaluation current through thru'],
    some: 'date as amounts figures losses loss data claims reserves values financials report experience totals to information',
  },
];
