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
    certificate no; cert no; policy symbol/number;

    (policy|contract|certificate|cert|bond|coverage|agreement|master policy|program policy|pol) (no|id|ident|identifier|reference|ref|key|code no|symbol and no|prefix and no|symbol number|no mod|no suffix|no and mod|record|identification|term no|form no|account no);
    (policy|contract|certificate|agreement) (contract|certificate|agreement|bond|policy) [no|id|ref]; pol/contract no; pol/cert no;
    policy as (issued|shown); pol sym no; plcy; plcy no; cover note no; cover no; agreement; memorandum no;
    document no; moc no; declaration no; under policy;
    p (no|num); pol (rec|cd|file); (our|your) policy [no]; policy as numbered; polnum; polno; policy nmbr;
    policy no [and] (effective|eff|inception) [date]; policy no and term; (symbol|prefix) [and] policy [no] [and] [mod|module];
    (account|binder) policy [no]; (insurance|full|related) policy [no]; policy (affected|involved|applied);
    coverage document [no]; coverage (agreement|policy) [no]; (loss|claim) policy; (loss run|loss runs|loss history|loss report|claims history|claim history) for [policy]; policy of (loss|record)`,
    cues: 'policy pol contract',
  },
  effectiveDate: {
    shape: 'date',
    headings: `
    eff date; effective date; effective dates; pol eff date; policy eff; policy effective; policy effective
    date; policy eff date; eff; term effective date; inception date; inception; term eff date; policy inception
    date; policy inception; policy start date; policy effective dates; term start; pol. eff date; policy eff.
    date; effective; eff dt; effective dt; policy eff dt; pol eff; pol eff dt; policy from; term effective; eff.
    date; policy start; start date;

    [policy|coverage|term|contract|pol|cert|certificate|period|cover|insurance] (from|start|starts|starting|begin|begins|beginning|beg|commence|commences|commencing|commencement|incepts|inception|incept|attach|attaches|attachment|effective|effective from|eff from|in force from|valid from) [date|dt|on|day];
    from; from date; date (from|effective|incepted|attached|commenced|of inception|of commencement); incepts on; beg;
    beg date; in force since; term begins; eff on; effect date; policy incept date; attach date; anniversary date;
    efctv; effdt; effdte; incepted; incept dt; (trm|term|t|p) (eff|beg|from|inc); eff from; effective as of; begins; attached; (pol|policy) inc; [when] your policy (starts|begins);
    insurance runs from; effective 12 01 a m; (agreement|fund year|fiscal year|program year) (start|starts|begin|begins)`,
    weak: 'policy date',
    cues: 'eff effective inception from start begin begins beginning beg incepts commences commencement attachment',
  },
  expirationDate: {
    shape: 'date',
    headings: `
    exp date; expiration date; expiry date; policy expiration; policy exp date; expiration; policy exp; term exp
    date; policy expiration date; term expiration date; policy end date; expiry; exp dt; expiration dt; policy
    exp dt; pol exp date; pol exp; policy expiry date; policy to; term expiration; cancel/exp date; exp. date;
    policy end; end date; expires;

    [policy|coverage|term|contract|pol|cert|certificate|period|cover|insurance] (to|through|thru|until|til|end|ends|ending|terminate|terminates|termination|expires|expire|expiring|expiration|expiry|exp|lapse|lapses|renews|renewal) [date|dt|on|day];
    to; to date; thru; through; until;
    date (to|expires|ends|of expiry|of expiration|of termination|expired|through|thru); expires on;
    valid (to|until|through); ends on; term ends; end dt; term end dt; xdate; x date;
    expdt; expdte; expir; [when] your policy ends; (canc|cancel|cancellation) exp [date]; expires 12 01 a m; expired; (trm|term|t|p) (exp|end|to|thru); eff (through|thru|to); expiring;
    (agreement|fund year|fiscal year|program year) (end|ends); (exp|expiration) (can|canc|cancel|cancellation) [date]; xpir; (exp|xpir) dt`,
    cues: 'exp expiration expiry expires to thru through until end ends ending termination renewal renews',
  },
  policyPeriod: {
    shape: 'period',
    headings: `
    policy period; policy term; term; coverage period; period; policy dates; policy year; policy period from;
    policy eff/exp; eff/exp date; eff - exp; eff/exp dates; policy effective/expiration; term dates; experience
    period; policy effective / expiration dates; policy eff - exp; eff-exp; policy term dates; effective -
    expiration; policy eff-exp dates; effective/expiration; effective dates; term effective - expiration;
    coverage dates; policy period (eff-exp); eff/exp; in force; term of policy; effective/expiration date; effective / expiration date; policy term period; trm; policy
    period covered; annual period;
    (period|term|dates|duration|span|years) of (insurance|coverage|policy|cover|contract|the policy);
    (policy|insurance|coverage|cover|contract|pol|certificate|cert|fund|program|plan|fiscal) (period|term|dates|span|duration|year|yr|years|term dates|from to|from thru|inception expiration|inception to expiration|inc exp|incept expir);
    from to; from / to; from - to; from thru; from through; eff to exp; effective to expiration; effective from to;
    term from to; inception / expiration; inception - expiration; inception expiry; begin end; start end;
    start - end; term covered; period covered; dates covered; valid; in force;
    (current|present|this|latest) (term|period|policy term|policy period); policy effective period; (annual|policy) (term|span); span; period effective; (dates|span|length) of (policy|term|cover)`,
    cues: 'period term dates',
  },
  lineOfBusiness: {
    shape: 'label',
    headings: `
    line of business; lob; line; policy line; policy type; line of insurance; lob description; coverage line;
    line of bus; product line; major line; policy line of business; lines of business; coverage form; program
    line; type of policy; form;
    (line|class|type|kind|branch|category) of (business|insurance|coverage|cover|risk|policy|bus);
    (policy|insurance|business|contract|product|program) (type|kind|class|category|line|form|name|product|group|segment);
    (bus|business|ins|insurance|coverage|cov) ln; line name; line description; line code; lob name; lob desc;
    lob code; lob / state; section of policy; coverage section; policy section; policy form; product; product name;
    product type; program; program name; coverage grouping; asl; annual statement line;
    book; book of business; coverage part; (cvg|cov) pt; ln; prog; ln of bus; bus ln; loi; maj line; ann stmt line;
    line of coverage; claim line; lines covered; package type; policy description; (major|main) (class|peril); mlob`,
  },
  claimCount: {
    shape: 'count',
    headings: `
    # of claims; claim count; number of claims; # claims; claims; no of claims; total claims; total number of
    claims; claim cnt; clm cnt; total # of claims; count; # total claims; total no of claims; occurrences;
    claims count; reported claims; incidents; claim count total; total claim count; number claims; # clms; no
    claims; no. of claims; no. claims; count of claims; count of claim (#|no|number|id); total # claims; #claims; claims reported; nbr of claims;
    claim counts; clms; occs; clms.; cnt; claims ct; occurrence count; losses; # losses; no of losses; number of
    losses; loss count; matters;

    (no|count|qty|quantity|tally|volume) [of] [all|total|reported|incurred|listed] (claims|matters|losses|occurrences|incidents|files|features|claimants|events|accidents|cases|claim records|records|clms|occs);
    [all|total|reported|incurred|listed] (claims|matters|losses|occurrences|incidents|files|features|claimants|events|accidents|cases|clms|occs) (count|no|qty|reported|listed|shown|total|made|incurred|in period|this term|to date|filed|on file|in all);
    [claim|loss|occurrence|incident|clm|total|claims|file] (count|ct|cnt|tally|frequency|freq|quantity|qty|volume|totals count);
    how many; how many claims; total (no|count) (claims|losses|occurrences|clms); all claims; reported; clm ct;
    tot claims; tot clms;
    (claims|matters) (received|presented|on record); files; no of (files|entries); entries; num clms; [rptd|occ|record] count; (total|no of) (records|features);
    tot clm cnt; (grand total|report|overall) count; all years claims; claims found`,
    cues: 'claims claim count count cnt tally qty losses occurrences',
  },
  openClaimCount: {
    shape: 'count',
    headings: `
    open claims; open; # open; open claim count; number of open claims; # open claims; no open; open count;
    total open; claims open; open cnt; # of open claims; number open; open clms; open cnt.; opened claims;
    number of claims open; claims - open; total open claims; open occ; opn; open losses; # opn; opn clms;

    [no|count|of which|still|currently|total|thereof|number] (open|pending|active|outstanding|unresolved|unsettled|not closed|remaining open) [claims|losses|files|cases|clms|count|cnt|no|occurrences|incidents|items|at valuation|now|to date|features];
    (claims|matters|losses|files|cases|clms) (pending|active|outstanding|still open|unresolved|not closed|remaining open|open now);
    of these (open|pending|active); still open; pending; open ct; opn cnt; cnt open; no opn; active;
    opens; op ct; opn ct; (losses|files|claims|entries) (open|still open|pending); (open|still open) (entries|items);
    [no|total] (open|opn) [and|incl|or] (reopen|reopened|reopens) [claims|count]; (os|o s|opn|unclosed) (claims|clm|clmts);
    not (resolved|settled|closed); (open|opn) (clmts|claimants); all open claims;
    (grand|report|account|insured|overall) total open; (overall|report) open; (open|opn|os|o s) (clm|claim) (cnt|count); (os|o s) (count|cnt); op (clms|claims); not (final|finalized|finaled)`,
    cues: 'open pending active unresolved outstanding',
  },
  closedClaimCount: {
    shape: 'count',
    headings: `
    closed claims; # closed; closed count; number of closed claims; no of closed claims; total closed; closed
    cnt; claims closed; closed clms; number closed;

    [no|count|of which|total|thereof|number] (closed|settled|resolved|concluded|finaled|completed) (claims|matters|losses|files|cases|clms|count|cnt|ct|no|occurrences|incidents|to date|features);
    (claims|matters|losses|files|cases|clms) (settled|resolved|concluded|closed to date|completed); closed ct; cnt closed;
    no clsd; clsd cnt; no closed; of which closed`,
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
    tpa; loss time; coverage status; date opened; open date; opened; add
    date; created date; trailer; limit; limits; policy limit; retention; sir;
    deductible amt; ded; occupation code; job title; age at injury; sex; hire dt; tenure; time of loss; loss
    city; loss county; loss zip; city/state; loss location city; location #; loc #; loc no; premises; building;
    account number; account #; account no; customer number; producer code; agency code; agent code; agent
    number; producer number; branch; office; claim office; team; region; program; carrier; insurer; writing
    company; insurance company; company name; payee; check; litigation status; suit filed; in suit; suit status;
    subrogation status; subro status; recovery status; reopened date; reopen date; date reopened; last activity;
    last activity date; last payment date; lost days; days lost; lost time; lost days/restricted; restricted
    days; osha; shift; avg weekly wage; aww; comp rate; tt rate; mmi; mmi date; ppd; percent; average; avg
    incurred; average incurred; loss ratio %; manual premium; audited premium; premium earned; earned prem;
    written prem; prem; ep; wp; lr; exposures; payroll; employer location; cost center; org;
    organization; org level; level; accident year; policy yr; yr; seq; sequence; suffix; line no; item; coverage
    limit; cat no; cat event; isotype; iso; injury severity; severity code; fatal; fatality; osha recordable;
    comment code; conversion; converted claim; prior claim number; old claim number; legacy claim number; client
    claim number; insured claim number; insured ref; (check|chk|payment|pmt|voucher|transaction|trans) ref; rept lag; lag time; report lag days; date known; knowledge date; class code description; class
    description; ncci code; ncci class; class no; cc; gl code; gl class; feat; feature no; feature #; units;
    units covered; std prem; net prem; premium amount; catastrophe no; loc / bldg; loc/bldg; bldg; place; power
    units; usdot; dot number; adjuster code; acct id; prod code; claims made; retro date; page; rpt; user; time;
    rate; clmt no; claimant no; clmt #; mod.; phone; fax; email; severity; frequency;

    (rating|garage|garaging|hire|policy) (state|st); state of hire; (jurisdiction|state agency) claim no; jcn;
    policy (symbol|prefix|suffix|mod|module); (adjuster|adj|examiner) (code|cd); (employment|marital) status;
    (employee|worker|driver|operator|insured|agent) status;
    (claimant|clmt|employee|worker|driver|operator|insured|adjuster|examiner|agent|producer|attorney) (age|sex|gender|address|phone|telephone|fax|email|city|zip|state|ssn|dob|attorney|id|no|number|code|type|seniority|license|lic no|date of birth|occupation|job|title|years);
    date of birth; birth date; ssn; (class|class code|job|occupation|work) (description|desc|title); department name;
    supervisor name; manager;
    (loss|accident|injury|incident) (time|hour|location|city|county|address|zip|street|site|place|country|year|month|severity|ratio|cost|count by);
    time (of injury|of accident|of day|reported|zone);
    (litigation|suit|legal|attorney) (ind|indicator|flag|y n|status|rep|represented|involved); represented; atty rep;
    (days|time) (lost|away|open|restricted|to report|from loss);
    (payment|check|transaction|trans) (date|no|number|amount|type|code); payee name; vendor; invoice; reserve change;
    change in (reserve|incurred|paid); prior (incurred|valuation|reserve|paid); previous (incurred|valuation|total);
    (last|next) (diary|review|payment|activity|reserve|transaction) [date|dt|change]; diary;
    (ncci|iso|sic|naics|class|ppo|icd|cpt) (code|cd); coverage (limit|date|status|effective|expiration|territory);
    (policy|coverage) (limit|limits|deductible|retention|premium|status);
    (deductible|retention|sir) (amount|applied|billed|paid|due|remaining); aggregate;
    (experience|mod|emr) [factor|rate]; (loss|claim) (ratio|frequency rate|rate|lag|cost per claim);
    (first|originally|original) (issued|issue date); (insured|customer|member|client|policyholder|continuous) since;
    average (cost|claim|paid|severity); body shop; estimate date; tow; points;
    (catastrophe|cat) (name|event|ind|indicator)`,
  },
} as const satisfies Readonly<Record<string, FieldPlan>>;
