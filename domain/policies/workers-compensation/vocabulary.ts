import type { Wording } from '../../extraction/plan.ts';

/** Headings of the columns of item 4. */
export const classWords = {
  state: {
    usual:
      '[rating|exposure|class|risk|rate] (state|st) [code|cd|name|covered]; state (of|of operations|schedule|rating schedule); schedule for state; jurisdiction',
  },
  locationNumber: {
    usual:
      '(location|loc|ent loc|entity location) [no|nbr|id|code]; (site|premises|prem|work location) (no|nbr|id|code); loc entity; sched loc',
    weak: 'no; site; premises',
  },
  classCode: {
    usual:
      '(class|cls|ncci|ncci class) [code|codes|no|nbr]; code [no|nbr]; classification (code|no); class code no; code number; (cl|wc|comp|job|state|work|occupation|manual) (cd|class|code|class code); manual class; class suffix; class code description',
  },
  description: {
    usual:
      '(classification|classifications|class) [description|of operations|of employees]; [class] description [of (operations|classification|work)]; type of work; classification wording; kind of work; duties; occupation; work performed; class (title|name|phraseology); classification title; job (description|classification); operations; code description; employee classification; categories duties classifications; trade; entries in this item; what your employees do; business operations class',
  },
  payroll: {
    usual: `[total] [estimated|est] [annual] (remuneration|payroll|wages|exposure|exposures) [amount|basis|estimate]; premium basis [total] [estimated|est] [annual] [remuneration|payroll]; [premium] basis; basis of premium; estimated payroll; total est annual remuneration; (remuneration|payroll|exposure) (est|estimated|estimate); annual wages; covered payroll; (est|ann) (payrl|remun|rem); (gross|auditable|projected|rateable|ratable) payroll; payrl; remun; what you pay employees`,
  },
  rate: {
    usual: `[manual|final|net|base|class|state] (rate|rates) [per] [100] [of] [remuneration|payroll] [per 100]; rate per [100]; rate per 100 of remuneration; rate per 100 [of] [payroll|wages|remuneration]; rates per 100 of remuneration; rate 100; rate per hundred; rt; loss cost; (company|filed|carrier|adjusted|published|applied|advisory|interim billing|charged|billing|effective|contribution) rate; rate applied; per 100 [of] [payroll|remuneration]`,
  },
  premium: {
    usual: `[estimated|est|annual|manual|class] [annual] (premium|premiums|prem) [amount]; estimated annual premium; est ann premium; manual premium; total premium; premium (est|estimated); charge; cost`,
  },
} as const satisfies Record<string, Wording>;

/** Lines of the calculation of the premium, from the manual premium down; states and bureaus name them alike. */
export const STEPS = `(base|basic) premium; [underwriting|pricing] tier; (emp|empl|employer|employers) (liability|liab) (increase|increased) [limit|limits]; class premium;
  [total|subtotal|estimated|state] (manual|class|classification|subject|modified|standard|discounted|experience|pure) premium [subtotal|total]; total (subject|modified|standard) [premium]; total [estimated] [annual] (manual|standard|subject|modified) premium;
  [subtotal|total] [before|after] (modification|discount|experience modification); sub total; subtotal [premium]; [total] [estimated] [annual] premium subject to [experience|schedule] (modification|discount|rating); premium for increased limits [part two]; [employers|el|e l] [liability] increased limits [factor|premium|charge|minimum]; increased [employers] [liability] limits [part two|factor|charge|minimum]; increased limits [factor|balance to minimum];
  employers liability [limits|factor|increased limits|limit factor]; [blanket|specific] waiver [of] [subrogation|our right to recover] [charge|premium]; waiver of our right [to recover] [from others]; experience (modification|rating|mod) [factor|adjustment|plan]; experience; [experience] (mod|emod|xmod) [factor|credit|debit]; merit rating [plan|adjustment|credit|factor]; arap [surcharge|factor|adjustment]; assigned risk (adjustment program|surcharge|differential);
  (schedule|scheduled) (rating|credit|debit|modification) [plan|factor|adjustment|credit|debit]; schedule; contracting [class|classification] [premium] (adjustment|credit) [program|factor]; ccpap [credit]; construction [classification] [premium] (adjustment|credit) [program]; drug free [workplace] [credit|discount|premium credit]; [workplace|certified] safety [program|group] [credit|discount|committee]; managed care [credit|discount]; designated provider [credit];
  [small|large|medical|benefits|loss|policy] deductible [credit|premium credit|factor]; coinsurance [credit]; co payment credit; package [credit|discount|modification]; multi policy (credit|discount); [tier|company] (rating|tier) [factor|modification]; rate (deviation|tier) [factor]; deviation [credit|factor]; territory [factor|modification|differential]; (loss|expense) constant; expense constant [charge]; [stock|non stock] premium discount; premium (discount|size discount); volume discount;
  balance to [minimum] [premium]; minimum premium balance [to]; (foreign) [terrorism]; [certified acts of|foreign|domestic] terrorism [risk insurance] [act] [of] [2002|premium|charge|coverage]; terrorism [risk] [premium]; tria [premium|charge]; tripra; catastrophe [other than] [certified acts of] [terrorism] [premium|charge]; (dtec|dte c) [catastrophe]; domestic terrorism earthquakes and catastrophic industrial accidents; catastrophic industrial accidents; earthquake [and] [catastrophic] [industrial accidents];
  non ratable [element] [premium]; nonratable element; supplementary disease [exposure]; atomic energy [exposure]; (uslh|usl h|longshore|federal) [act] [coverage] [premium|charge|percentage]; admiralty [and fela] [increased limits]; voluntary compensation [charge]; short rate [penalty|factor]; dividend [credit]; [claims] free (credit|discount); new (business|venture) (credit|discount); offset [credit]; (payroll|pay as you go) discount; return to work [credit];
  [anniversary] rating [adjustment]; alternate employer [endorsement]; [policy] (debit|credit); premium (adjustment|credit) [program|factor]; qualified loss management [program] [credit]; loss control [credit]; group [rating] (credit|discount) [program]; off balance [factor|adjustment]; individual risk [premium] modification; irpm; all risk adjustment program; territorial differential; rate adjustment [factor]; credit for safety; net premium`;

/** Lines of what states and funds charge beside the premium: no classes, and no steps of it. */
export const CHARGES = `[workers compensation|wc|second injury|special|uninsured employers|guaranty|guarantee|security|safety|rehabilitation|administrative|administration|benefit|compensation|trust|state|fraud|occupational safety] [fund] (surcharge|assessment|tax)`;

/** Lines that no step is named like. */
export const NO_STEPS = `total estimated annual premium; estimated annual premium; total estimated; total annual premium; total cost; total due; amount due; minimum premium; deposit premium; deposit; installment; assessment; surcharge; surcharges; tax; fund; total premium; policy premium; fee; change; net due; total payable`;
