import type { FieldPlan } from '../../extraction/ledger/plan.ts';

/** Headings and labels about a policy, its counts, and what is known and not wanted. */
export const policyFields = {
  policyNumber: {
    shape: 'id',
    headings: `
    policy number; policy #; policy no; policy id; policy; pol no; pol #; pol number; policy number/term; policy
    num; policy nbr; policy-mod; policy number mod; policy/term; pol-asco-mod; policy no.; policy number symbol;
    contract number; policy/mod; policy number/mod; policy # / term; policy number / term; policy no/mod;
    certificate number; policy key; pol; policy no:; pol.; policy ref; contract no; contract; bond number;
    certificate no; cert no; policy symbol/number`,
    cues: 'policy pol',
  },
  effectiveDate: {
    shape: 'date',
    headings: `
    eff date; effective date; effective dates; pol eff date; policy eff; policy effective; policy effective
    date; policy eff date; eff; term effective date; inception date; inception; term eff date; policy inception
    date; policy inception; policy start date; policy effective dates; term start; pol. eff date; policy eff.
    date; effective; eff dt; effective dt; policy eff dt; pol eff; pol eff dt; policy from; term effective; eff.
    date; policy start; start date`,
    cues: 'eff effective inception',
  },
  expirationDate: {
    shape: 'date',
    headings: `
    exp date; expiration date; expiry date; policy expiration; policy exp date; expiration; policy exp; term exp
    date; policy expiration date; term expiration date; policy end date; expiry; exp dt; expiration dt; policy
    exp dt; pol exp date; pol exp; policy expiry date; policy to; term expiration; cancel/exp date; exp. date;
    policy end; end date; expires`,
    cues: 'exp expiration expiry expires',
  },
  policyPeriod: {
    shape: 'period',
    headings: `
    policy period; policy term; term; coverage period; period; policy dates; policy year; policy period from;
    policy eff/exp; eff/exp date; eff - exp; eff/exp dates; policy effective/expiration; term dates; experience
    period; policy effective / expiration dates; policy eff - exp; eff-exp; policy term dates; effective -
    expiration; policy eff-exp dates; effective/expiration; effective dates; term effective - expiration;
    coverage dates; policy period (eff-exp); eff/exp; in force; term of policy; effective/expiration date; effective / expiration date; policy term period; trm; policy
    period covered; annual period`,
    cues: 'period term',
  },
  lineOfBusiness: {
    shape: 'label',
    headings: `
    line of business; lob; line; policy line; policy type; line of insurance; lob description; coverage line;
    line of bus; product line; major line; policy line of business; lines of business; coverage form; program
    line; type of policy; form`,
  },
  claimCount: {
    shape: 'count',
    headings: `
    # of claims; claim count; number of claims; # claims; claims; no of claims; total claims; total number of
    claims; claim cnt; clm cnt; total # of claims; count; # total claims; total no of claims; occurrences;
    claims count; reported claims; incidents; claim count total; total claim count; number claims; # clms; no
    claims; no. of claims; no. claims; count of claims; total # claims; #claims; claims reported; nbr of claims;
    claim counts; clms; occs; clms.; cnt; claims ct; occurrence count; losses; # losses; no of losses; number of
    losses; loss count`,
    cues: 'claims claim count',
  },
  openClaimCount: {
    shape: 'count',
    headings: `
    open claims; open; # open; open claim count; number of open claims; # open claims; no open; open count;
    total open; claims open; open cnt; # of open claims; number open; open clms; open cnt.; opened claims;
    number of claims open; claims - open; total open claims; open occ; opn; open losses; # opn; opn clms`,
    cues: 'open',
  },
  closedClaimCount: {
    shape: 'count',
    headings: `
    closed claims; # closed; closed count; number of closed claims; no of closed claims; total closed; closed
    cnt; claims closed; closed clms; number closed`,
  },
  ignored: {
    shape: 'any',
    headings: `
    class code; class cd; occupation; age; location; department; employee lag; reporting lag; loss location;
    insured; in litigation; litigation; phone number; email address; insured location; converted #; div / h.o.;
    class; department/location; written premium; earned premium; loss ratio; premium; vin; location code;
    division; dept; hire date; dob; deductible; supervisor; accident location; city; county; notes; last
    reserve; gender; attorney; suit; catastrophe; cat; cat code; date of hire; lag; lag days; days open; site;
    symbol; mod; company; year; agent; term premium; sic; insured name; account; report lag; days; loss address;
    address; written; earned; ratio; adjustment expenses; zip; terr; product; ncci; litigated; subro potential;
    cov effective; total premium; adjuster phone; rehab; location name; loc; incident only; return to work; rtw;
    tpa; loss time; coverage status; date opened; open date; opened; entry date; entered date; date entered; add
    date; setup date; created date; driver/unit; trailer; limit; limits; policy limit; retention; sir;
    deductible amt; ded; occupation code; job title; age at injury; sex; hire dt; tenure; time of loss; loss
    city; loss county; loss zip; city/state; loss location city; location #; loc #; loc no; premises; building;
    account number; account #; account no; customer number; producer code; agency code; agent code; agent
    number; producer number; branch; office; claim office; team; region; program; carrier; insurer; writing
    company; insurance company; company name; payee; check; litigation status; suit filed; in suit; suit status;
    subrogation status; subro status; recovery status; reopened date; reopen date; date reopened; last activity;
    last activity date; last payment date; lost days; days lost; lost time; lost days/restricted; restricted
    days; osha; shift; avg weekly wage; aww; comp rate; tt rate; mmi; mmi date; ppd; percent; average; avg
    incurred; average incurred; loss ratio %; manual premium; audited premium; premium earned; earned prem;
    written prem; prem; ep; wp; lr; exposures; payroll; employer; employer location; cost center; org;
    organization; org level; level; accident year; policy yr; yr; seq; sequence; suffix; line no; item; coverage
    limit; cat no; cat event; isotype; iso; injury severity; severity code; fatal; fatality; osha recordable;
    comment code; conversion; converted claim; prior claim number; old claim number; legacy claim number; client
    claim number; insured claim number; insured ref; rept lag; lag time; report lag days; employer notified;
    date employer notified; employer notice; date known; knowledge date; class code description; class
    description; ncci code; ncci class; class no; cc; gl code; gl class; feat; feature no; feature #; units;
    units covered; std prem; net prem; premium amount; catastrophe no; loc / bldg; loc/bldg; bldg; place; power
    units; usdot; dot number; adjuster code; acct id; prod code; claims made; retro date; page; rpt; user; time;
    rate; clmt no; claimant no; clmt #; mod.; phone; fax; email; severity; frequency`,
  },
} as const satisfies Readonly<Record<string, FieldPlan>>;
