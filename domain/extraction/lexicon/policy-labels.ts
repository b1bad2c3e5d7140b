import { wordingsOf } from './wordings.ts';

const HOME =
  '(property|home|house|household|residence|dwelling|premises|residence premises|apartment|rental unit|unit|condo|risk)';
const PRODUCER =
  '(agent|agency|producer|broker|brokerage|representative|insurance agent|insurance agency|insurance producer|insurance broker)';
const TERM =
  '(6 month|12 month|six month|twelve month|one year|1 year|annual|renewal|policy|term|policy term|policy period|full term|yearly|contract|contract term|contract period|billing term|coverage term|coverage period|insured term|semi annual|semiannual|half year)';
const COST = '(premium|cost|price|charge|charges|amount|amount due)';
/** Fewer of both where they stand in one phrase with more choices: the assistant writes down all forms of a phrase. */
const PERIOD = '(policy|term|period|year|annual|policy term|policy period|contract|coverage term)';
const CHARGE = '(premium|cost|price|charge)';
const HOLDER =
  '[first|primary|named] [named] (insured|insureds|insured(s)|policyholder|policyholders|policyholder(s)|policy holder|policy owner|contract holder|contractholder|member|pet owner|pet parent)';
const COVER =
  'policy|coverage|insurance|term|policy period|policy term|plan|protection|contract|contract term|contract period|coverage term|insured term|agreement|cover';
const BEGIN =
  'begins|begin|beginning|starts|start|starting|effective from|commences|commencement|incepts|in force from|in effect from|takes effect';
const END =
  'ends|end|ending|expires|expiring|expiration|terminates|termination|until|through|in effect until|in force until';
const LINE =
  '(personal|personal auto|tenant|assigned risk|pet insurance|plan|enrollment|auto|automobile|dwelling|fire|dwelling fire|homeowners|home|renters|umbrella|insurance|full|membership|customer)';
/** Wordings that are composed of what carriers choose from. */
const COMPOSED = {
  namedInsureds: `named on (the|this|your) policy; who (is|are) (insured|covered) [by this policy|under this policy]; (whos|who s) (insured|covered|protected); who we (insure|cover); we insure; people (insured|covered); people we (insure|cover); (you|your) policy covers; insured business; insured organization; insured entity; (tenant|renter|homeowner|member|business|party|person|persons|parties|motor carrier|dealership|dealer|contractor|organization|company) insured; insured (tenant|tenants|renter|renters|homeowner|homeowners|owner|owners|parties|person|client|customer|motor carrier|dealership|dealer|contractor); (dealership|garage|event host|event organizer|motor carrier) [named insured]; account holder; account name; contract holder [s]; contract owner; issued in the name of; name of (business|applicant|policy holder|policy owner|member); first named insured [and] [mailing] [address]; named insured and mail (addr|address); (member|members) [names|covered|insured]; your name and [mailing] address; the insured is; assured; (second|secondary|joint) [named] insured; named ins; applicant co applicant; (name of|insured|member|policyholder) employer; employer (name|insured); legal name [of insured]; primary name; lessee; leaseholder; homeowner; owner(s); owners; owner(s) insured; you on the policy; (joint|principal) [named] (insured|policyholder|policy owner); tenant name; title holder; named insured spouse; other insured residents; enrollee; policy issued to; nmd ins; schedule of named insureds; ${HOLDER} [name|names|information] [and] [mailing|home|postal|street] address; name [and] [mailing] address of [the] ${HOLDER}`,
  mailingAddress: `we send mail to; named insured and mail (addr|address); mail to; mail goes to; [all] mail is sent to; send mail to; where we send [your] mail; we mail to; mailed to; mailing address [of|for] [the] [first] [named] (insured|policyholder|policy holder); policy mailing address; post to; [named insured] (postal|po|resident) address; street [or] po box; where we mail your documents; [no] street town [or city] [county] state [and] [zip] [code]; address line 1; send policy to; (primary|address of) (address|record); (principal|business|company|employer|contact|applicant|street) [mailing] address; address of first named insured; p o [box] address; number and street; street city state [and] zip [code]; [mailing] address (number and street|no street city state zip|no and street); ${HOLDER} [name|names|information] [and] [mailing|home|postal|street] address; name [and] [mailing] address of [the] ${HOLDER}`,
  insuredLocation: `(insured|covered|your|described|rented|leased|rating) ${HOME} [address|location|insured|is|is at|located at|is located at]; ${HOME} (address|location|insured|covered|located at|is located at); (location|address) of [the|your] [insured|covered|described|rented] ${HOME}; risk location; insured address; garaging address; where you rent; the home you rent; (property|home|place) we (insure|cover); rental location; rental address; ${HOME} occupied [by [the] (insured|tenant|you)] [as (tenant|residence|a residence)]; ${HOME} (rented|leased) [by [the] (insured|tenant|you)]; (address|location) where you live; where you live ${HOME}; where your ${HOME} is; your ${HOME} is (at|located at); (insured|covered|described|residence) location [address]; location [address] of [the] [insured] property; location of [the] ${HOME} [insured|covered] [by this policy]; covered at [this address]; residing at; risk situated at; situs; location of [the|insured|residence] (premises|property|dwelling) if (other|different) (than|from) [the] (above|mailing address|mailing address above|address above); [the] (described location|described premises|residence premises|insured location|insured premises) [covered by this policy] is [located] at the (above|mailing) address unless otherwise (stated|shown|indicated) [here|below]; (rental|rented) (home|property|house|dwelling|apartment); your place; [the] residence premises is located; (address|property|location) to be insured; new location; where your (policy|coverage) applies; (building|property|home) we cover; we cover this (building|home|property)`,
  agencyName: `name [and address] of [your] ${PRODUCER} [or broker|or agent|broker|agent|producer]; ${PRODUCER} of record; your [local|independent|licensed|personal] ${PRODUCER} [name|is]; (servicing|producing|writing|selling|issuing|assigned|authorized|retail|local|licensed) ${PRODUCER} [name]; ${PRODUCER} [or|and] (agent|agency|broker|producer) [name] [and address]; call your agent at; ${PRODUCER} serving (you|your policy|this policy|your account|this account); your ${PRODUCER} is; (submitting|wholesale|career|member services|countersigned|countersigning|managing general|sub) (agent|agency|broker|producer) [name]; ${PRODUCER} (code and name|name and code|code name);  (arranged|written|issued|purchased|bought|brokered) through; brokered by; represented by; sold by; sold and serviced by; your policy was sold by; placed through; placed by; agt; agcy`,
  totalPremium: `total ${TERM} ${COST} [and fees|including fees|due]; [your|total] ${TERM} [policy|insurance|tenant|renters|homeowners|home] ${CHARGE} total; [your|total] ${TERM} (policy|insurance) (premium|cost|price|charge|charges); [your] ${TERM} total; [total] (amount|premium|cost|price|charge) for [the|this|your] [current|full|entire] (term|period|policy period|policy term); policy total; total [policy] (premium|cost) for (term|period); [your|our] total [policy|annual|yearly] (premium|cost|price|charge) [is]; total [premium|cost|price] for [the|this|your] [full|entire|current] ${PERIOD} [term]; total [${COST}] for (6|12|six|twelve) months; total [premium|cost] due for [the|this|your] ${TERM}; total amount due for [the|this|your] (policy|term|policy term|policy period); (6|12|six|twelve) month (total|cost|price); what your policy costs; what you pay for the (term|year|policy); total price [for] [the] [${TERM}] [term]; premium and fees total; (full|entire|whole) [total] [${TERM}] ${CHARGE}; (complete|combined|overall) [${TERM}] ${COST}; (full|entire|whole) ${CHARGE} (for|of) [the|this|your] ${PERIOD}; ${CHARGE} (for|of) [the|this|your] (full|entire|whole) ${PERIOD}; total ${CHARGE} (for|of) [the|this|your] ${PERIOD}; (full|total) ${PERIOD} ${CHARGE} (with|including) (assessments|surcharges|fees|taxes); (full|total) ${COST} (with|including) (all|assessments|surcharges|fees|taxes|taxes and fees|fees and taxes); what youll pay; premium payable at inception; total written premium; invoice total; [total] (amount|premium) due at inception; amended annual premium; (yearly|term|full term|6 month|six month|12 month|contract|annual) (cost|charge|charges|price); grand total [premium]; total to pay; total you pay; [total] (fire|businessowners|bop|business auto|commercial auto) premium [total]; final [policy] premium; total deposit premium; your total; total (including|with) (taxes|fees) [and] (surcharges|fees|taxes); basic premium plus options; total (premium|policy premium) (w|with) [fees] [and] (fees|assessments); total all (vehicles|autos|cars|coverages); total premium charged; estimated full term premium; total cost of (insurance|this policy|coverage); (premium|price|cost|amount due) for [the|this|your] (6|12|six|twelve) months; (price|cost) for (one|a|1) year; you pay for [the|this|your] policy; premium for term; (premium|cost) for [the] (new|renewal|coming) (term|period|year) [is]; premium for (6|12|six|twelve) months is; total for (2|3|4|all) (cars|vehicles|autos|units); [annual|term|policy] premium after [this|the] change; [your] (revised|amended|new|renewal|updated) [annual|term|renewal|policy] premium; amount due for [the|this] term; what you pay; [total] premium for this coverage part; new total [annual|policy|term] premium; total (gl|general liability|liability|umbrella|wc|auto) premium; (yearly|annual) premium after change`,
  effectiveDate: `[${COVER}] (${BEGIN}) [on|date]; date (${COVER}) (${BEGIN}); [${COVER}] (runs|active) from`,
  expirationDate: `[${COVER}] (${END}) [on|date]; date (${COVER}) (${END}); [${COVER}] runs (to|through); (${COVER}) to; [${COVER}] expires [at] 12 01 a m; next renewal date; x date; xpir [date]`,
  policyNumber: `${LINE} policy (no|id); (prefix and|master|policy) policy no; policy no (suffix|and edition|and suffix); (membership|customer) [and] policy no; polno; policy (mod|nmbr|account); declarations for policy; refer to policy no; [your] (policy|certificate|contract|agreement|declaration) (no|nbr|id|identifier|reference|number and term|id number|identification|identification no|no and symbol|symbol and no|no and form|reference no|ref|code); certificate policy [no]; policy certificate; declarations no; pol no; pol nbr; policy reference; this policy is numbered; your policy; no; certificate [or] policy [no]; policy certificate [no]`,
} as const;

/** Headings of the fields that every declarations page has; the safest wordings first. */
export const policyLabels = {
  policyNumber: [
    ...wordingsOf(`
    policy number; policy no; policy #; policy num; for policy number; your policy number; policy id; policy no.;
    policynumber; policy number is; policy/account number; policy identification number; certificate number;
    contract number; policy # / form; policy number / form; policy; reference number; renewal of policy number; your
    policy number is; policy no is; policy number and form; policy number:; policy/certificate number; certificate
    no; certificate #; policy key; agreement number; member policy number; policy reference number; policy
    number/term; quote/policy number; binder number; account/policy number; current policy number; policy nbr
  `),
    ...wordingsOf(COMPOSED.policyNumber),
  ],
  namedInsureds: [
    ...wordingsOf(`
    named insured; named insureds; named insured(s); insured; insureds; insured name; insured(s); policyholder;
    policyholders; policyholder(s); policy holder; name of insured; name insured; first named insured; named insured
    and address; named insured and mailing address; named insured & mailing address; policyholder (named insured);
    pet owner; pet owner(s); pet parent; insured name and address; named insured and mailing address of insured;
    name and address of insured; applicant; applicant name; primary named insured; insured information; the named
    insured; insureds name; account name; name; account; customer; named insured mailing address; insured and
    mailing address; named insured & address; named insured name and address; insured/member; policy holder name;
    customer name; client; member; subscriber; primary insured; name of policyholder; policyholder name; your name;
    premium named insured(s); named insured is; policyowner; policy owner; named insured(s) and address; named
    insured(s) & address; named insured(s) and mailing address; named insured and p o address; named insured and
    post office address; named insured & post office address; insured(s) name; insured(s) name and address; insured
    name and mailing address; name and mailing address of insured; your name and address; name and address;
    policyholder name and address; policyholder name & address; policyholders name; insured & mailing address; named
    insured and basing address; first named insured and mailing address; first named insured and address; named
    insured member; name of named insured; insured party; insured persons; pet parents; pet owner name; pet parent
    name; owner name; policy holders; your information; issued to; prepared for; this policy is issued to; named
    insured 1; additional named insured; other named insured; joint named insured; policyholder/named insured; named
    insured/policyholder; renter; tenant; resident; item 1 named insured and mailing address; item 1 named insured
  `),
    ...wordingsOf(COMPOSED.namedInsureds),
  ],
  mailingAddress: [
    ...wordingsOf(`
    mailing address; insured mailing address; named insured and address; address; insureds address; address of
    insured; policyholder address; insured address; your mailing address; basing address; named insured and mailing
    address; mailing address of insured; named insured and basing address; policyholder name and address;
    policyholder mailing address; address of named insured; p o address; post office address; insured & mailing
    address; your address; billing address; owner address; pet owner address; pet parent address; address on file;
    item 1 named insured and mailing address; correspondence address; named insured mailing address; residence
    address
  `),
    ...wordingsOf(COMPOSED.mailingAddress),
  ],
  insuredLocation: [
    ...wordingsOf(`
    insured location; location of property insured; residence premises; property insured; property address; insured
    property; location of insured property; location of residence premises; insured premises; insured residence
    premises; covered property; location insured; property location; insured residence; risk address; premises
    address; location address; covered location; residence address; location of premises; the residence premises is
    located at; location of residence; described location; insured property address; location; rental unit; address
    of insured property; location of insured premises; insured dwelling; dwelling location; residence insured; your
    insured property; property covered; insured location address; address of residence premises; address of covered
    property; the residence premises covered by this policy is located at; your home; insured home; insured dwelling
    address; property location address; location of described premises; location of the residence premises; covered
    residence; covered residence premises; covered home; home insured; described premises; location of dwelling;
    dwelling address; rental address; rented premises; apartment address; unit address; location of residence
    premises if different from mailing address; the residence premises covered by this policy; the described
    location covered by this policy is located at; insured residence location; residence location; location of
    insured residence; insured address property; covered premises; property covered address; residence premises
    address; where you live; insured address location; location 1; your residence premises; property description;
    location of risk; address of residence; insured residence address
  `),
    ...wordingsOf(COMPOSED.insuredLocation),
  ],
  agencyName: [
    ...wordingsOf(`
    agent; agency; your agent; your agency; agency name; agent name; your agency is; producer; your agent is;
    agent/agency; broker; agency/broker; insurance agent; agency information; agent of record; your insurance agent;
    your insurance agency; servicing agent; producer name; agency name and address; agent name and address; your
    local agent; agent information; name of agent; contact your agent; agency / producer; agency at; producing
    agent; brokerage; your agent and agency; agent name and number; agency name and number; agent name & address;
    agency name & address; agent and address; your insurance agent is; your farm agent; your representative;
    insurance producer; producer name and address; producer name & address; producer information; agent contact;
    agent/broker; agent or broker; broker name; sales representative; your agency name; your agent name; agency
    contact; your allocated agent; our agent; our agency; agent of service; local agent; agency or broker; authorized agent; your sales
    agent; policy serviced by; serviced by; your policy is serviced by; account manager; servicing office; your
    independent agent; your independent insurance agent; general agent; mga; marketing representative; agents name;
    agents name and address; (local|branch|district|servicing) office; program administrator; brokerage firm; coverholder; countersigned by
  `),
    ...wordingsOf(COMPOSED.agencyName),
  ],
  carrierName: wordingsOf(`
    underwritten by; issued by; insurer; insurance company; company; your policy provided by; coverage provided by;
    provided by; underwriting company; company name; carrier; writing company; this policy is underwritten by;
    insurance provided by; policy issued by; coverage is provided by; coverage is provided in; your policy is
    underwritten by; name of insurer; insurance carrier; your insurer; carrier name; policies underwritten by;
    underwritten and issued by; insurance is provided by; insuring company; issuing company; coverage underwritten
    by; policy underwritten by; coverage is underwritten by; company providing coverage; insurance underwritten by;
    your insurance company; insurance is underwritten by; insurer name; underwriter; your insurance carrier;
    coverages are underwritten by; policy is underwritten by; this insurance is provided by; issuing carrier;
    insured by; insurance provider; company affording coverage; the company; policy provided by; your policy is
    provided by; your policy is issued by; this policy is issued by; coverage afforded by; coverage is afforded by;
    your coverage is provided by; insuring carrier; insurer of record; legal entity; company issuing policy;
    coverage provided in; your insurer is; company issuing this policy; policy is issued by; written by; policy
    underwriter; company of issue; issuing insurer; risk bearing company; insurance written by; placed with; contract issued
    by; this contract is issued by; this contract is underwritten by; your coverage is underwritten by; coverage written by;
    (member|servicing|assigned|facility) (company|carrier); ins co; program underwriter; who insures you; coverage is with; insurance with; policywriting company; (surplus lines|participating) insurer; insurance effected with
  `),
  period: wordingsOf(`
    policy period; policy term; coverage period; term; policy effective dates; policy dates; period of insurance;
    policy period from; policy effective; effective dates; term of policy; your policy period; policy coverage
    period; coverage dates; policy period:; policyperiod; the policy period; policy term from; coverage term;
    insurance period; effective; policy period and time; policy period (mo day yr); policy period effective; policy
    period beginning; coverage effective dates; policy effective period; dates of coverage; term dates; policy term
    dates; your policy term; your coverage period; term effective dates; policy period is; contract period;
    effective and expiration dates; effective/expiration dates; effective / expiration date; policy effective and
    expiration dates; policy effective dates from; policy covers; covers from; coverage period from; policy period
    12 01 am standard time; item 2 policy period; coverage period dates; renewal period; policy period (12:01 am
    standard time); period of coverage; insured period; pet policy period; insured term; contract term; term of contract; contract dates; term of insurance; insurance term;
    term of coverage; billing term; agreement period; agreement term; term insured; protection period; protection term;
    plan term; plan period; in force; dates in force; policy in force; coverage in force; contract in force; insurance
    in force; term of this policy; term of this contract; life of policy; membership term; membership period; period from; period from to; (annual|six month|12 month|6 month) policy effective
  `),
  effectiveDate: [
    ...wordingsOf(`
    effective date; policy effective date; effective; policy effective; coverage effective date; coverage begins;
    inception date; policy inception; policy inception date; your policy effective date is; effective from; from;
    beginning; begin date; start date; policy start date; inception; coverage starts; renewal effective; policy
    begins; proposed eff date; effective date of coverage; coverage start date; policy from; date of issue
    effective; effective date of policy; new business effective; effective on; eff date; policy eff date; policy
    effective date is; your policy effective date; your coverage begins on; your coverage begins; your policy
    begins; policy period effective date; policy beginning date; policy period begins; coverage begins on; effective
    as of; effective date/time; effective date and time; effective date (12:01 am); policy date; term effective
    date; term begin date; policy effective from; coverage from; coverage effective; policy period beginning; policy
    commencement date; commencement date; plan effective date; policy start; coverage start; term effective; renewal
    effective date; new policy effective date; beginning on; starts; starting; issue effective date; original
    effective date; enrollment effective date; policy inception date and time; period from; effective 12 01 am [standard time] [at your mailing address]; (effective|inception) (mm dd yyyy|mo day yr); attachment date; period beginning; certificate effective
  `),
    ...wordingsOf(COMPOSED.effectiveDate),
  ],
  expirationDate: [
    ...wordingsOf(`
    expiration date; policy expiration date; expiration; expires; policy expiration; policy expires; expiry date;
    end date; policy end date; coverage ends; to; through; proposed exp date; expires on; policy period to; exp
    date; policy to; policy expires on; termination date; renewal date; your policy expires on; this policy expires
    on; policy ending date; policy period ends; coverage ends on; ends; ending; expiration date/time; expiration
    date and time; term expiration date; term end date; policy expiration date is; coverage expiration date;
    coverage to; policy term ends; coverage end date; policy period expiration date; expire date; policy expire
    date; expires at; exp; until; thru; ends on; policy anniversary date; anniversary date; policy renewal date;
    renews on; date of expiration; period to; [your] [policy] [auto] renews [on]; anniversary; expires [at] 12 01 am [on]; pol per to; (expires|expiration) (mm dd yyyy|mo day yr); certificate expiration
  `),
    ...wordingsOf(COMPOSED.expirationDate),
  ],
  totalPremium: [
    ...wordingsOf(`
    total policy premium; total premium; total annual premium; total annual policy premium; annual premium; total
    policy premium and fees; policy premium and fees; total premium and fees; total term premium; total 6 month
    premium; total 12 month premium; total six month premium; 6 month premium; 12 month premium; six month premium;
    total 6 month policy premium; total 12 month policy premium; total 6 month policy premium and fees; total 12
    month policy premium and fees; total policy cost; total cost; total price; annual renewal premium; total premium
    for the policy period; total premium for policy period; full term premium; total full term premium; term
    premium; policy premium; total policy term premium; total charges; total policy charges; total premium, fees and
    taxes; total premium including fees; grand total premium; total amount; premium total; total policy premium
    including fees; total annual premium and fees; annual policy premium; total estimated premium; total premium
    due; total policy amount; total premium for this policy; total annual cost; total premium fees and taxes; total
    premium taxes and fees; total premium and surcharges; total annualized premium; total renewal premium; if you
    pay in installments; total; your total premium; your total policy premium; the total premium; your premium;
    premium; total policy premium plus fees; total premium with fees; total due; your total premium for this policy
    period; total policy premium with fees; total auto premium; total home premium; total payable; total residence
    premium; premium due; full policy term premium; total policy premium, fees and taxes; total policy premium,
    taxes and fees; total policy premium, fees, and taxes; total annual premium for all coverages; total premium for
    all vehicles; total premium for all autos; total premium all vehicles; total policy term premium and fees; total
    policy premium (including fees); total cost of policy; total cost of your policy; total cost for policy; full
    policy premium; your total annual premium; your annual premium; your six month premium; your 6 month premium;
    your 12 month premium; total premium for this term; total term premium and fees; total policy term cost; total
    premium, taxes and fees; total premium, taxes, and fees; total premium with taxes and fees; total premium and
    assessments; total premium fees and surcharges; total policy premium, surcharges and fees; total policy premium,
    taxes, fees and surcharges; total premium surcharges and fees; total policy premium with fees and taxes; total
    annual policy cost; total policy charge; total charges for this policy; total amount of premium; policy total;
    policy total premium; total for policy; total policy; total annual; total yearly premium; yearly premium; total
    annual policy premium and fees; total annual homeowners premium; total homeowners premium; total homeowner
    premium; total renters premium; total dwelling premium; total automobile premium; total vehicle premium; total
    of all premiums; premium for policy period; premium for this policy period; premium for the policy period;
    premium for policy term; total policy premium for policy period; amount of premium; net premium; net annual
    premium; net policy premium; total net premium; estimated total premium; estimated annual premium; total
    estimated annual premium; total advance premium; advance premium; total provisional premium; annual total
    premium; total annual premium (including fees); total premium incl fees; total premium (including fees); total
    premium (including taxes and fees); grand total; total policy premium with all discounts; total discounted
    premium; discounted premium; total home premium and fees; total condo premium; total package premium; total term
    cost; term total; total for this policy; total premium at inception; total premium for term; total premium
    including taxes; total premium including taxes and fees; total amount payable; total premium payable; total
    annual charge; 12 month policy premium; 6 month policy premium; six month policy premium; twelve month premium;
    annual cost; annual cost of this policy; annual cost of your policy; policy cost; premium for one year; premium for the year; premium for the term; one year premium; annual total; total for the policy period; your price; total for the term; total for the year; total annual charge; policy premium total; total semi-annual premium; total semiannual
    premium; semi-annual premium; semiannual premium; total semi-annual policy premium; total quarterly premium; total premium all
    coverages; total premium for all coverages; total annualized policy premium; renewal premium total; total estimated policy
    premium; total policy premium incl fees; total premium this policy
  `),
    ...wordingsOf(COMPOSED.totalPremium),
  ],
  policyForm: wordingsOf(`
    policy form; form; ho form; policy type; form type; coverage form; plan type; program; policy form type;
    homeowners form; policy form number; form number and edition; policy form no; home policy form; coverage type;
    policy plan; policy program; form and edition; base form; main policy form; homeowner form; ho policy form;
    contract type; policy contract; product; product name; homeowners policy form; (type|kind) of [home|homeowners|dwelling] policy; basic policy form; frm
  `),
} as const satisfies Record<string, readonly string[]>;
