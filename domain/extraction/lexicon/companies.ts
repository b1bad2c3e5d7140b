import { anyOf } from '../../text/any-of.ts';
/** Words that make a run of capitalised words the name of an insurance company. */
export const INSURANCE_WORD = anyOf(
  /^(?:insurance|ins|insurers?|assurance|indemnity|casualty|surety|lloyds?|lloyd's|reinsurance)[.,]?$/i,
  /^(?:underwriters|mutual|fire|property|reciprocal|exchange|title|fund)[.,]?$/i,
);

/** Words that such a name ends with, perhaps with "of STATE" behind. */
export const COMPANY_TAIL = anyOf(
  /^(?:company|co|companies|corporation|corp|exchange|association|assn|inc|incorporated|underwriters)[.,*]*$/i,
  /^(?:group|insurance|assurance|indemnity|mutual|lloyds?|lloyd's|se|plc|ltd|limited|llc|fund|insurer)[.,*]*$/i,
  /^(?:interinsurance|society|reciprocal|pool|trust|plan)[.,*]*$/i,
);

export const AGENCY_WORD = anyOf(
  /\b(?:agency|agencies|agcy|agy|agents?|brokers?|brokerage|(?:insurance|ins) services?)\b/i,
  /\b(?:ins(?:urance)? svcs?|associates|assoc|insurance group|ins grp|insurors|risk management)\b/i,
  /\b(?:insurance solutions|financial services)\b/i,
  /\b(?:insurance|risk) (?:advis[eo]rs|partners|professionals|consultants|planners|specialists|center)\b/i,
  /\binsurance (?:mart|store|shop|shoppe|outlet|place|office|source|network|connection|consulting)\b/i,
);

/** Words before a company that underwrites. */
export const UNDERWRITES = anyOf(
  /\b(?:underwritten(?: and issued)? by|issued by|insured by|provided by|coverage is afforded by)\b[\s:]*$/i,
  /\b(?:provided in|insurer|underwriter|insurance company|writing company|underwriting company)\b[\s:]*$/i,
  /\b(?:insuring company|company of issue|(?:written|placed) (?:by|with|through)|underwritten with)\b[\s:]*$/i,
  /\b(?:issuing (?:company|insurer|carrier)|carrier|company name|insurance underwritten|^company)\b[\s:]*$/i,
);

/** Words behind a company that underwrites: "…, 12 Mill Road, is the insurance company that issues this policy". */
export const UNDERWRITES_BEHIND =
  /^[^.;]{0,90}\b(?:is|are) (?:the|your) (?:insurer|underwriter|(?:insurance|issuing|writing|underwriting) company)\b/i;

/** Authorities that notices name. */
export const AUTHORITY = /\b(?:department|dept|division|bureau|office|commission|commissioner|superintendent) of\b/i;

/** Lines that speak of companies which are not the insurer. */
export const OTHER_COMPANY = anyOf(
  /\b(?:affiliated?|affiliates?|subsidiar|service ?mark|registered|trademark|member compan|members? of|mortgagee)/i,
  /\b(?:lienholder|loss payee|administ(?:ered|rator)|claims? (?:to|against)|signed|secretary|president)/i,
  /\b(?:service mark|compensated|reinsur|an? \w+ company$|rights reserved|©|copyright)/i,
);

/** Business forms: what makes a name that of an organisation. */
export const ORGANISATION = anyOf(
  /\b(?:llc|l\.l\.c|inc|incorporated|corp|corporation|company|co|ltd|lp|llp|pllc|pc|trust|estate)\b\.?/i,
  /\b(?:association|assn|bank|mortgage|credit union|church|school|club|hoa|apartments?|properties)\b\.?/i,
  /\b(?:management|services|enterprises|group|partners|isaoa|atima)\b\.?/i,
);
