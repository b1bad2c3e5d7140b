import type { Wording } from '../../extraction/plan.ts';

/** Premises and operations: what the insured owns and does; "all other" beside products. */
export const PREMISES =
  '(premises operations|premises and operations|prem ops|prem op|prem oper|pr op|pr ops|premises ops|premises|prem|prems|premops|operations|other than products|all other|other|p o|p and o)';
/** Products and completed operations. */
export const PRODUCTS =
  '(products completed operations|products and completed operations|products completed ops|products|product|prod|prods|prod comp ops|prod comp op|prods comp ops|prod co|products co|pr co|pco|products comp ops|products comp op|prod ops|completed operations|pr|p c o)';

const ofBoth = (measure: string, part: string): string => `${measure} ${part}; ${part} ${measure}`;
const RATE = '[final|advance|net|company|manual] (rate|rates)';
const PREMIUM = '[advance|annual|estimated|est|deposit|final|total] (premium|premiums|prem)';

/** What exposures are counted in, as words and as the letters that rating bureaus use. */
export const BASES =
  '[annual|estimated|gross] (sales|receipts|payroll|revenue|revenues|remuneration|expenditures); [total|gross] (area|cost); [square|sq] (feet|footage|ft); (subcontracted|subcontractor|subcontract) cost; [dwelling|rental] units; (admissions|attendance|acres|gallons|members|students|pupils|beds|participants|vehicles|employees|persons|each|kilowatts|rooms|pools|courts|vendors|events|teachers|registrants|flat charge); [number of] (units|rooms|beds|employees); p; s; a; c; m; u; e; t';

/** Headings of the columns of a rating schedule. */
export const classWords = {
  locationNumber: {
    usual:
      '(location|loc|premises|prem|prems) [no|nbr|id]; loc prem; loc bldg; prem bldg; sched loc; site no; (location|loc) (class|cls); at location',
    weak: 'no; site',
  },
  state: {
    usual:
      '[rating|rate|risk|exposure|location|loc] (state|st) [code]; (state|states) of (risk|operations|location); st code; rated in; jurisdiction; state (terr|name); st terr; class state',
  },
  territory: {
    usual:
      '[rating|rate|liability|iso|gl] (territory|terr|ter|territory code|terr code) [no]; state (territory|terr); (terr|loc) (terr|zip); zone; territory (county|zone); county; st terr',
  },
  classCode: {
    usual: `(class|cls|iso|gl|cgl) [code|codes|no|nbr]; classification (code|codes|no); code [no|nbr]; class code no; iso class [code]; classification code no; (cl|rate|liability) (cd|class); (iso|gl|cgl) [gl] [class] code; class id; (gl|rating|liability) class [code]; hazard code`,
  },
  description: {
    usual: `(classification|classifications|class|hazard|operations|business) [description|descriptions]; description [of (hazards|operations|hazard|classification|risk|business)]; type of (operation|business); classification of operations; descr; desc; operation [description]; (class|rating|business) (name|classification|title); description of exposure; covered operations; what you do; coverage classification; class code description; kind of operations; type of work; (liability|business) (classification|class); classification and code [no]`,
  },
  premiumBasis: {
    usual: `[prem|premium|rating|exposure|prm] (basis|base|bases) [type|code|of premium]; basis of premium; exposure (basis|type|unit|units|base); prem basis; unit of exposure; per; type; basis (type|code|unit|of rate); prem bas; exp (basis|type); rate basis; rated on; measured by; pb; rating unit`,
  },
  exposure: {
    usual: `[estimated|est|annual|total|rating|current] (exposure|exposures) [amount|base amount]; exp; premium basis amount; basis amount; amount of exposure; exposure premium basis; estimated annual exposure; premium base amount; [estimated|est] [annual] (payroll|sales|receipts|area|units) [exposure]; expos; number of units; quantity; payroll sales; gross sales; (est annual|rated|audited) exposure; exp amt; gross receipts; total cost`,
  },
  premisesRate: { usual: ofBoth(RATE, PREMISES) },
  productsRate: { usual: ofBoth(RATE, PRODUCTS) },
  rate: {
    usual: `${RATE}; rate per [thousand|unit|1000|1 000|100]; rate (each|used|applied); rt; (composite|charged|annual|adjusted|total|combined|base|class|modified) rate; rating factor; (flat|gl|developed) rate`,
  },
  premisesPremium: { usual: ofBoth(PREMIUM, PREMISES) },
  productsPremium: { usual: ofBoth(PREMIUM, PRODUCTS) },
  premium: {
    usual: `${PREMIUM} [amount]; (adv|total advance|class|total class|classification|extended|term|row|combined|estimated annual|estimated advance) (premium|prem|prm) [charge]; premium (charge|for class); (developed|written|liability|net|gl|full term) premium; est ann prem`,
  },
} as const satisfies Record<string, Wording>;

/** Coverages beside the six limits, and premiums of the rating that are none. */
export const otherTopics = {
  rated: {
    sure: `premises operations; premises and operations [premium]; products [and] completed operations [premium]; prem ops; premises; deductible`,
  },
  other: {
    sure: `employee (benefits|benefit) [liability|programs] [coverage|errors and omissions]; employee benefits administration [liability]; ebl; stop gap [employers] [liability]; employers liability [stop gap]; ohio stop gap; liquor [liability] [law] [coverage]; (hired|non owned|hired and non owned) [auto|automobile] [liability];
      [certified acts of] terrorism [risk insurance act|risk insurance|coverage] [premium|charge|tria|tripra]; (tria|tripra); tria; certified acts [of terrorism]; cyber [liability|suite]; data (breach|compromise) [response|liability]; employment practices [liability]; professional liability; errors [and] omissions; [limited] pollution [liability|coverage] [legal]; contractors pollution [liability];
      (abuse|sexual abuse|sexual misconduct) [and|or] [molestation|misconduct] [liability]; assault [and|or] battery; [blanket|scheduled] additional insured [coverage|endorsement] [charge|premium]; [blanket] waiver of subrogation; [blanket] waiver [of transfer] [of rights]; primary [and] noncontributory; broad form [coverage|endorsement] [property damage];
      (per|designated) (project|location) aggregate; aggregate per (project|location); general liability (enhancement|extension|broadening) [endorsement]; [lost|key] key [coverage|replacement]; garagekeepers [liability]; watercraft [liability]; product (recall|withdrawal) [expense]; (owners and contractors|ocp) protective [liability]; railroad protective; medical payments [coverage] [supplement]; damage to property of others; fire legal [increased limit];
      voluntary property damage; contractors errors [and omissions]; (tools|tools and equipment) [coverage]; faulty workmanship; care custody [or|and] control; contractual liability; incidental malpractice; personal injury extension; electronic data [liability]; barber [and] beautician [professional]; druggist [liability]; funeral (directors|services) [professional]; tenant relocation; drone [coverage|liability]; unmanned aircraft; lead [liability]; crisis (response|management) [expense]; injury to (leased|volunteer) workers; xcu [coverage]; installation floater; inland marine;
      (misc|miscellaneous) professional; (sexual|physical|sexual or physical) abuse [aggregate]; epli; employment related practices; limited job site pollution; (pesticide|herbicide) [or herbicide] applicator; contractors rework; property damage extension; additional insureds [blanket|scheduled]; (ai|additional insured) owners lessees or contractors [scheduled person or organization|completed operations]; (gl|cgl|general liability|contractors|liability) (enhancement|plus|broadening|xtend|elite|extension) [endorsement]; (participant|participants) [legal] (liability|accident); legal liability to participants; host liquor; [limited] fungi or bacteria [liability]; eifs [coverage]; snow [and ice] (removal|plow) [operations] [coverage]; barbers and beauticians [professional]; saline substances; underground resources [and equipment]; blowout [and cratering]; rip and tear; (firearms|animal|farm|personal|teachers|foreign) liability; dog bite; (herbicide|chemical) drift [limited liability]; directors and officers; day care professional; corporal punishment; real estate e and o; residential work; action over; limited worldwide liability; supplementary payments; identity recovery; bodily injury to independent contractors; (temporary|leased) worker; expected or intended injury; punitive damages; spray painting overspray; explosion collapse [and] underground; contractors equipment; [amount to] balance to minimum; wrongful eviction; products recall [expense]; medical payments participants; per (job|project|location) aggregate; network security [and privacy]; bailees; crisis event [expense]; violent event [response]; active shooter; reputation protection; identity theft; spectator liability; vendors [endorsement]; independent contractors; incidental medical [malpractice]; canine liability; special (event|events); vacant building [liability]; joint venture [coverage]; newly formed [or acquired organizations]; knowledge of occurrence; unintentional failure to disclose [hazards]; liberalization; tenant discrimination; limited pesticide; worldwide suits; bodily injury redefined; mobile equipment [redefined]; mental anguish; good samaritan [services]; volunteer workers [as insureds]; broadened coverage; manufacturers enhancement; artisan contractors [coverage]; job site pollution; innkeepers [liability]; hunting and fishing [liability]; fellow employee [coverage]; mold coverage [sublimit]; pastoral counseling; violent incident response`,
    weak: 'hnoa; sam; ocp; umbrella',
  },
} as const satisfies Record<string, Wording>;
