import type { Wording } from '../../extraction/plan.ts';

/** Premises and operations: what the insured owns and does; "all other" beside products. */
export const PREMISES =
  '(premises operations|premises and operations|prem ops|prem op|prem oper|pr op|pr ops|premises ops|premises|prem|prems|premops|operations|other than products|all other|other)';
/** Products and completed operations. */
export const PRODUCTS =
  '(products completed operations|products and completed operations|products completed ops|products|product|prod|prods|prod comp ops|prod comp op|prods comp ops|prod co|products co|pr co|pco|products comp ops|products comp op|prod ops|completed operations)';

const ofBoth = (measure: string, part: string): string => `${measure} ${part}; ${part} ${measure}`;
const RATE = '[final|advance|net|company|manual] (rate|rates)';
const PREMIUM = '[advance|annual|estimated|est|deposit|final|total] (premium|premiums|prem)';

/** Headings of the columns of a rating schedule. */
export const classWords = {
  locationNumber: { usual: '(location|loc|premises|prem|prems) [no|nbr|id]; loc prem; loc bldg', weak: 'no' },
  state: { usual: 'state; st; state code; loc st' },
  territory: { usual: '[rating|rate] (territory|terr|ter|territory code|terr code) [no]' },
  classCode: {
    usual: `(class|cls|iso|gl|cgl) [code|codes|no|nbr]; classification (code|codes|no); code [no|nbr]; class code no; iso class [code]; classification code no`,
  },
  description: {
    usual: `(classification|classifications|class|hazard|operations|business) [description|descriptions]; description [of (hazards|operations|hazard|classification|risk|business)]; type of (operation|business); classification of operations; descr; desc`,
  },
  premiumBasis: {
    usual: `[prem|premium|rating|exposure|prm] (basis|base|bases) [type|code|of premium]; basis of premium; exposure (basis|type|unit|units|base); prem basis; unit of exposure; per; type; basis (type|code|unit)`,
  },
  exposure: {
    usual: `[estimated|est|annual|total|rating|current] (exposure|exposures) [amount|base amount]; exp; premium basis amount; basis amount; amount of exposure; exposure premium basis; estimated annual exposure; premium base amount; [estimated|est] [annual] (payroll|sales|receipts|area|units) [exposure]`,
  },
  premisesRate: { usual: ofBoth(RATE, PREMISES) },
  productsRate: { usual: ofBoth(RATE, PRODUCTS) },
  rate: { usual: `${RATE}; rate per [thousand|unit|1000|1 000]; rate (each|used)` },
  premisesPremium: { usual: ofBoth(PREMIUM, PREMISES) },
  productsPremium: { usual: ofBoth(PREMIUM, PRODUCTS) },
  premium: { usual: `${PREMIUM} [amount]` },
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
      voluntary property damage; contractors errors [and omissions]; (tools|tools and equipment) [coverage]; faulty workmanship; care custody [or|and] control; contractual liability; incidental malpractice; personal injury extension; electronic data [liability]; barber [and] beautician [professional]; druggist [liability]; funeral (directors|services) [professional]; tenant relocation; drone [coverage|liability]; unmanned aircraft; lead [liability]; crisis (response|management) [expense]; injury to (leased|volunteer) workers; xcu [coverage]; installation floater; inland marine`,
  },
} as const satisfies Record<string, Wording>;
