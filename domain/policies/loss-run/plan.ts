import type { LedgerPlan } from '../../extraction/ledger/plan.ts';
import { amounts } from './amounts.ts';
import { claimFields } from './claim-headings.ts';
import { concepts } from './concepts.ts';
import { bodyPart, nature } from './injuries.ts';
import { policyFields } from './policy-headings.ts';
import { reportFields } from './report-labels.ts';

const COMPANY = String.raw`\b((?:inter)?insurance|ins\.? co|lloyd['’]?s|assurance|indemnity|casualty|mutual|surety|fund|underwriters|retention|risk pool|comp(?:ensation)? (?:pool|trust)|reciprocal)\b`;
/** Names that only insurers have. */
const INSURER = String.raw`\b(?:(?:inter)?insurance|assurance|casualty|indemnity|mutual|surety|reinsurance) (?:company|co|corporation|corp|exchange|association|fund|trust)\b|\b(?:risk|insurance|compensation) pool$|\bindemnity fund$`;
/** What the name of a business ends with, and what says that it is no insured. */
const LEGAL_FORM = String.raw`\b(?:inc|llc|l\.l\.c|corp|corporation|lp|l\.p|llp|pllc|ltd)\.?$`;
const OTHER_PARTY = String.raw`agency|agents|brok|\brisk\b|claim|adjust|administrat|reinsur|\d{3}|[;:]\s|\bthis\b`;
/** What only the name of an agency has. */
const AGENCY = 'agency|agencies|agents|brokers?|brokerage|insurance (?:services|partners|group)|associates';
const RISK_AGENCY = 'risk (?:advisors|services|partners|strategies|solutions)|risk$';
const BUSINESS = [
  String.raw`comm(?:(?:ercia)?l)? (?:auto|package|property|general|umbrella|trucking|multi)[\w-]*(?: \w+ility| fleet| peril)?`,
  'commercial fire',
  String.raw`business ?auto`,
  String.raw`auto(?:mobile)? (?:liability|physical damage)`,
  String.raw`(?:gen|general|professional|excess|products|liquor|employers|garage|cyber|contractual) liab(?:ility)?\b`,
  String.raw`(?:pollution|catastrophe) liab(?:ility)?\b`,
  String.raw`(?:directors|d) ?(?:and|&) ?(?:officers|o)\b|boiler (?:and|&) machinery`,
  String.raw`medical malpractice|(?:farm|home) ?owners|multi-?peril`,
  String.raw`work(?:er|men)?(?:['’]?s['’]?)? comp(?:ensation)?`,
  String.raw`business ?owners(?: policy)?`,
  String.raw`inland marine|motor truck cargo|umbrella|physical damage|employment practices(?: liability)?`,
  String.raw`property|crime|garage|trucking|cyber|farm|package`,
  // Abbreviations stand alone, as their letters are those of other things too.
  String.raw`(?<=^|[|(] ?)(?:cgl|gl|wc|bap|bop|cpp|epli?|auto|automobile)(?= ?[|)]|$)`,
];

/** A line of business in front of what was hurt: "GL-PD". */
const LINE = String.raw`auto|al|gl|apd|csl lia|(?:gen(?:eral)? |auto )?liab(?:ility)?|prod(?:uct)?s?|prem(?:ises)?|garage`;
const HARM = 'bi|pd|med(?:ical)?|coll(?:ision)?|comp(?:rehensive)?|otc|bodily injury|property damage';

/** Coverages and kinds of claims as printed beside a claim number. */
const TYPES = [
  String.raw`bodily injury|property damage|collision|comprehensive|(?:med(?:ical)?|med) ?pay(?:ments)?|medical only`,
  String.raw`lost time|indemnity only|indemnity claim|report only|incident only|record only|cargo|physical damage`,
  String.raw`(?:un|under)insured motorists?|personal injury(?: protection)?|(?:auto|general|liquor|employers) liability`,
  String.raw`(?:temp(?:orary)?|perm(?:anent)?) (?:total|partial)(?: disability)?|total disability`,
  String.raw`professional liability|products(?: liability)?|towing|glass|bi|pd|coll|comp|pip|umbi|umpd|medpay|apd|mp|pi`,
  String.raw`med(?:ical)? only|notice only|first aid|death(?: benefits?)?|fatality`,
  String.raw`other than collision|rental reimb(?:ursement)?`,
  String.raw`(?:${LINE}) ?[/ –-] ?(?:${HARM})`,
];

/** Words of a claim's status, and what it may say besides. */
const OPEN = 'open|opn|opened|active|pending|unsettled|unresolved';
const CLOSED = 'closed|close|closd|cld|clsd|final|finaled|finalized|settled|complete|completed|resolved|concluded';
const REOPENED = 'reopen|reopened|reopn|reopnd|re open|re opened|reactivated';
const KIND =
  'medical|medical only|indemnity|indemnity only|expense|expense only|lost time|notice only|record only|report only|incident|incident only';
const STAGE = `${KIND}|claim|file|pending|reserved|litigation|in litigation|litigated|legal|suit|in suit|subrogation|subro|in subrogation|subro pending|subrogation pending|pending subro|pending subrogation|pending payment|pending settlement|investigation|under investigation|trial|appeal|mediation|arbitration|monitoring|recovery`;

/** That a policy has no claims. */
const EMPTY = [
  String.raw`\b(?:no|zero|nil) (?:known |reported |prior |open )?(?:claims?|loss(?:es)?|activity|incidents|occurrences|entries|records)\b`,
  String.raw`\bnone (?:reported|on (?:file|record))\b|\bnothing reported\b`,
  String.raw`\b(?:loss|claims?|accident) free\b|^(?:nil|clear)$`,
];

/** What a loss run holds. */
export const lossRunPlan: LedgerPlan = {
  fields: { ...claimFields, ...policyFields, ...reportFields },
  concepts,
  foreign: `location loc place site age sex gender phone telephone fax email address street city zip county country ssn birth attorney license
    licence occupation job title supervisor shift wage lag time hour days limit deductible premium vin plate shop
    employer hire count total totals amount paid reserve incurred`,
  record: {
    list: 'claims',
    key: 'claimNumber',
    otherKeys: ['occurrenceNumber'],
    keyDate: 'lossDate',
    dates: ['lossDate', 'reportedDate', 'closedDate'],
    transactions: /\b(?:transactions?|trans|payees?|checks?|chk|vouchers?|drafts?|invoices?)\b/i,
    ended: { date: 'closedDate', field: 'status', word: 'closed' },
    fields: [
      'claimNumber',
      'policyNumber',
      'claimantName',
      'claimType',
      'status',
      'lossDate',
      'reportedDate',
      'closedDate',
      'lossState',
      'description',
      'cause',
      'natureOfInjury',
      'bodyPart',
      'adjusterName',
      'driverName',
      'unit',
    ],
    pair: [
      { field: 'natureOfInjury', words: nature },
      { field: 'bodyPart', words: bodyPart },
    ],
    loose: {
      narrative: 'description',
      person: 'claimantName',
      state: 'lossState',
      type: 'claimType',
      cause: 'cause',
      typePattern: new RegExp(`^(?:${TYPES.join('|')})$`, 'i'),
    },
  },
  scope: {
    list: 'policies',
    key: 'policyNumber',
    from: 'effectiveDate',
    to: 'expirationDate',
    period: 'policyPeriod',
    title: 'lineOfBusiness',
    titlePattern: new RegExp(String.raw`\b(?:${BUSINESS.join('|')})\b`, 'i'),
    reportPattern:
      /^(?:loss(?:es)?|claims?)(?: \p{L}+)? (?:reports?|runs?|history|experience|listing|summary|details?|statement|inquiry)\b/iu,
    fields: ['policyNumber', 'lineOfBusiness', 'effectiveDate', 'expirationDate'],
  },
  totals: {
    field: 'grandTotals',
    words: `total totals subtotal subtotals subtot subtots subttl subttls sbtot subt tot tots ttl ttls totl totaled totaling summary sum
      sums overall`,
    phrases: `all (policies|periods|terms|years|lines|policy years|policy terms|policy periods|coverages);
      (two|three|four|five|six|seven|ten|2|3|4|5|6|7|10) (year|yr) (total|totals)`,
    values:
      '(temporary|permanent|temp|perm) total [disability|disab]; total (temporary|permanent) [disability]; total disability; [constructive] total loss; [vehicle] totaled',
    nouns: {
      record: 'claim claimant occurrence event file matter incident accident clm occ',
      scope:
        'policy policies pol plcy pcy term trm terms year yr period line lines lob coverage cov product contract certificate cert',
      grand: `grand report experience account overall customer insured client final company combined program all member
        employer policyholder assured acct rpt rprt`,
      other: `location state class department division month adjuster average page open closed reopened feature
        status branch region driver unit loc dept injury body cause day`,
    },
    counts: { all: 'claimCount', open: 'openClaimCount', closed: 'closedClaimCount' },
    counted: {
      nouns:
        'claim claims clm clms occ occs occurrence occurrences losses incidents count claimants files matters injuries accidents cases reported',
      open: 'open opn pending active',
      closed: 'closed clsd',
      ended: 'final finalized settled resolved concluded disposed',
    },
  },
  amounts,
  values: {
    status: {
      open: `o; op; pend; unclosed; in (suit|litigation); litigation; litigated; (subro|litigation|recovery|suit) open; open reserve; [o|a] (${OPEN}); (${OPEN}) (${STAGE}); (${KIND}) (open|pending); [still|currently] open; pending (open|review); in (process|progress)`,
      closed: `c; cl; cls; clo; cld; clsd; rc; [c|x|f] (${CLOSED}); (${CLOSED}) (${STAGE}|denied|declined|final|inactive|settled|dismissed|withdrawn|compromise|pending recovery|paid|by settlement|by denial|below deductible|under deductible);
        (${CLOSED}) [with|without|w|wo|w o|after|no|with no|non] (payment|pay|pmt|paid|indemnity|loss|expense|liability|coverage); (${KIND}) closed; cwp; cwop; cnp; cwi; cwoi; cwip; cwo; clwp; clwop; cwnp;
        denied [closed|claim]; withdrawn; inactive; no (pay|payment) closed; [re] closed; reclosed`,
      reopened: `r; ro; rop; reo; reop; [r] (${REOPENED}); (${REOPENED}) (${STAGE}|active); open reopened; opened again`,
    },
  },
  empty: new RegExp(EMPTY.join('|')),
  letter: {
    date: 'reportDate',
    addressee: 'agencyName',
    addressed: new RegExp(String.raw`\b(?:${AGENCY}|${RISK_AGENCY})\b`, 'i'),
  },
  head: { printed: 'reportDate', valued: 'valuationDate' },
  scalars: [
    {
      field: 'carrierName',
      unlabelled: {
        pattern: new RegExp(COMPANY, 'i'),
        whole: new RegExp(INSURER, 'i'),
        not: /agency|broker|insured|\bthis\b|please|[.;:]\s|\bany\b|\d{3}|\bour\b|\bthe information\b|\bfund year/i,
      },
    },
    {
      field: 'namedInsureds',
      isList: true,
      unlabelled: {
        pattern: new RegExp(LEGAL_FORM, 'i'),
        not: new RegExp(`${COMPANY}|${OTHER_PARTY}`, 'i'),
        isLabelled: true,
      },
    },
    { field: 'agencyName' },
    { field: 'reportDate' },
    { field: 'valuationDate' },
  ],
};
