import type { Wording } from '../../extraction/plan.ts';

/** What ticks on the first page stand for. */
export const TRANSACTIONS = {
  cancellation: 'cancel; cancellation; cancelled; cancellation of policy',
  change: '[policy] change; endorse; endorsement; change request',
  bound: 'bound; bound give date and or attach copy; bind; bind coverage',
  renewal: 'renew; renewal; rewrite; renewal of policy; renewal business',
  issue: 'issue [policy]; issue the policy',
  quote: 'quote; quotation; quote only; new quote; for quotation',
  new: 'new; new business; new policy; new application; new submission',
} as const;

export const BILLING = {
  direct: 'direct; direct bill; direct billing; insured bill; bill insured; bill direct; direct to insured',
  agency: 'agency; agency bill; agency billing; agent bill; bill agency; broker bill; producer bill; bill to agency',
} as const;

export const NATURES =
  '(apartments|apartment); (condominiums|condominium); (contractor|contractors); institutional; (manufacturing|manufacturer); (office|offices); (restaurant|restaurants); retail; service; (wholesale|wholesaler); warehouse; processing; farm; habitational; distributor; hospitality; (professional|professional services); agriculture; non profit; mercantile';

/** Lines of business as applications name them. */
export const LINES = `boiler [and] machinery; equipment breakdown; business auto; (commercial|business) automobile; commercial auto; automobile; auto; (business owners|businessowners) [policy]; bop; [commercial] general liability; cgl; gl; commercial inland marine; inland marine; [commercial] property; crime; cyber [and] [privacy] [liability]; fiduciary liability;
  garage [and dealers]; garage liability; liquor liability; motor carrier; truckers; [commercial] umbrella [liability]; umbrella excess; excess [liability]; yacht; workers (compensation|comp); professional [liability]; epli; employment practices [liability]; directors [and] officers; d and o; glass [and sign]; installation builders risk; builders risk; electronic data (proc|processing); accounts receivable valuable papers; transportation motor truck cargo; motor truck cargo; dealers; open cargo; farm; flood; pollution; contractors equipment; package`;

export const lineWords = {
  name: {
    usual:
      '(line|lines) [of] [business|insurance|coverage]; (coverage|lines|insurance) (requested|desired|wanted|applied for); lob',
  },
  premium: { usual: '[estimated|est|annual|quoted|expiring|target] premium; prem' },
} as const satisfies Record<string, Wording>;

export const scalarWords = {
  transactionType: {
    usual:
      'status of (transaction|submission); (transaction|submission|request|application|business) type; type of (transaction|submission|request|application|business); (transaction|submission) status; this is a; purpose [of (submission|application)]',
  },
  billingPlan: { usual: 'billing [plan|method|type|option]; bill [plan|type|method|to]; method of billing; billed' },
  totalPremium: {
    usual:
      '[total|estimated|annual|target] policy premium; [estimated] total [policy|annual|estimated] premium; premium (total|indication); target premium; estimated annual premium',
  },
  natureOfBusiness: {
    usual:
      '(nature|type|class|kind|category) of (business|operation|operations); business (type|class|category); industry',
  },
  operationsDescription: {
    usual: `description of (primary|business|applicants) operations; primary operations; nature of business description of operations [by premise(s)|by premises]; describe [the] [primary|business|nature of] (operations|operation|business); description of [the] business; nature of business description of operations; [give] comments and descriptions of business operations and products; operations; business (description|operations); describe all work done; work performed; what (do you|does the business|does the applicant|does your business) do; summary of operations`,
    weak: 'description of operations',
  },
  businessStartDate: {
    usual: `(date|year) [business|bus] (started|established|founded|began) [(mm dd yyyy)]; date bus started; business (start|started|began|established|since) [date]; in business since; started [on|in business]; established [on]; date established; date of (establishment|formation|inception); start of business`,
  },
  remarks: {
    usual: `[general|additional|underwriting|agent|agents|producer] (remarks|comments) [(including special conditions)] [(attach acord 101 additional remarks schedule if more space is required)] [(acord 101 additional remarks schedule may be attached if more space is required)]; remarks (processing instructions|and processing instructions|including special conditions|and signature|and other comments); remarks processing instructions; comments remarks; special (instructions|conditions); notes to underwriter; additional information for underwriter; anything else`,
  },
} as const satisfies Record<string, Wording>;

export const applicantWords = {
  name: {
    usual: `name (first named insured) and mailing address [(including zip 4)] [(including zip)]; name (other named insured) and mailing address [(including zip 4)] [(including zip)]; name (first named insured and other named insureds) [and mailing address]; name (first named insured); name (other named insured); name first named insured [and mailing address]; [proposed|name of|names of] (applicant|insured) [name] [and mailing address] [(include county and zip 4)]; (applicants|insureds) [legal] name [and mailing address] [(include county and zip 4)]; first named insured [applicant] [and mailing address]; (named insured|named insured(s)) [and mailing address]; other named (insured|insureds); additional named (insured|insureds); applicant first named insured; name and mailing address [of applicant]; legal [business] name [of (applicant|business)]; business name; name of (business|company|insured); insured business; company to be insured; who is applying`,
  },
  address: {
    usual: `name (first named insured) and mailing address [(including zip 4)] [(including zip)]; name (other named insured) and mailing address [(including zip 4)] [(including zip)]; name (first named insured and other named insureds) and mailing address; name first named insured and mailing address; (applicant|insured) name and mailing address [(include county and zip 4)]; (applicants|insureds) name and mailing address [(include county and zip 4)]; (named insured|named insured(s)) and mailing address; name and mailing address [of applicant]; [applicants|applicant|insureds|insured|business] mailing address [incl zip 4] [(including zip 4)] [(of first named insured)]; (business|postal|principal|main|office) address`,
    weak: 'address',
  },
  entityType: {
    usual:
      '[type of|form of|kind of] (legal) entity; (entity|organization|ownership|business) type; type of (entity|organization|ownership|business entity); legal (entity|form|status|structure); form of (business|organization|ownership); business structure; entity; applicant is; organized as',
  },
  glCode: { usual: 'gl [class] code; gl class; general liability code' },
  phone: {
    usual:
      '(business|office|applicant|applicants|primary|main|insureds|company) (phone|telephone) [no|number] [(a c no ext)]; phone [no|number] [(a c no ext)]; telephone [no|number]; business no',
  },
} as const satisfies Record<string, Wording>;

const LOC = '(location|loc|premises|premise|prem|prems) [no|number]';
const BLD = '(building|bldg|bld) [no|number]';

export const premisesWords = {
  locationNumber: { usual: LOC },
  buildingNumber: { usual: BLD },
  address: {
    usual:
      'street [address]; street city [county] state zip [code|4]; street city county state zip 4; [premises|location|physical|complete|property|site|risk] address [line 1] [(street city county state zip code)]; address of (premises|location|property)',
    weak: '(premises|location)',
  },
  interest: {
    usual:
      '[your] interest; owner or tenant; own or rent; interest [of (applicant|named insured)]; owner tenant; owned leased; own or lease; own lease; owned or rented; ownership; occupancy interest',
  },
  yearBuilt: {
    usual:
      '(year|yr) (built|constructed|of construction|blt); year of construction; built; built in; construction year',
  },
  fullTime: {
    usual: '[no|no of|number of] full time [empl|employees]; employees full time; no full time empl',
    weak: '[no] ft [employees]; employees ft',
  },
  partTime: {
    usual: '[no|no of|number of] part time [empl|employees]; employees part time; no part time empl',
    weak: '[no] pt [employees]; employees pt',
  },
  revenue: {
    usual:
      '[gross|total|estimated|est] annual (revenues|revenue|receipts|sales) [at location]; annual gross sales; gross (annual sales|sales|receipts|revenue); (revenues|revenue|receipts|sales)',
  },
  occupiedArea: {
    usual:
      'area (used|you occupy) [(sq ft)]; (area|space) occupied; (occupied|leased) (area|sq ft|square feet|square footage) [sq ft|(sq ft)]; area occupied [(sq ft)]; (sq ft|square feet) occupied; occupied (area|sq ft|square feet) [sq ft]',
  },
  totalArea: {
    usual:
      'total [building|bldg] (area|sq ft|square feet|square footage) [(sq ft)] [sq ft]; building (area|size|sq ft|square footage) [(sq ft)]; square (footage|feet); (area|size) [sq ft|(sq ft)]; total sq ft; sq ft',
  },
  construction: { usual: 'construction [type|class]; type of construction; const type; const' },
  description: {
    usual:
      '(bldg|building) [occupancy] (description|use); description of (bldg|building|operations|premises|occupancy); operations at this location; occupancy [description]; use [of building]; building occupancy description; (operations|description|occupied as)',
  },
} as const satisfies Record<string, Wording>;

export const coverageWords = {
  name: {
    usual:
      'subject [of insurance]; subject(s) of insurance; subjects [of insurance]; (coverage|coverages|property|item|limit|limits) [requested|description|covered|type]; coverage requested; property insured; (name|type) of (limit|coverage); what is insured',
  },
  limit: {
    usual:
      'amount [requested|of insurance|wanted]; limit [of insurance|requested|of liability|wanted]; limits; (limit|amount) (requested|desired|of insurance); insured value; (limit|amount) of (insurance|liability); requested limit',
  },
  deductible: { usual: '(ded|deductible) [amount|amt]' },
  premium: { usual: '[annual|estimated] premium' },
  coinsurance: {
    usual: '(coins|coinsurance|co insurance|co ins) [percent|pct]; (percent|pct) coins; coinsurance percentage',
  },
  valuation: {
    usual: 'valuation [method|basis]; valu ation; val; loss settlement; basis of (valuation|recovery); acv rc; rc acv',
  },
  causesOfLoss: {
    usual:
      '(cause|causes) of loss [form] [(specify)]; perils [insured]; covered (perils|causes of loss); col form; peril',
  },
} as const satisfies Record<string, Wording>;

/** Names of limits of liability that applications ask for. */
export const LIMITS = `general aggregate [limit]; (products|product) [and|or] completed operations [aggregate] [limit]; products (comp ops|comp op) [agg|aggregate]; personal and (advertising|adv) injury [limit]; each occurrence [limit]; damage to (rented premises|premises rented to you) [(each occurrence)] [limit]; fire damage [legal] [(any one fire)] [limit]; fire legal [liability];
  medical (expense|expenses|payments) [(any one person)] [limit]; med (exp|pay) [(any one person)]; employee benefits [liability]; aggregate [limit]; occurrence [limit]; products aggregate; limit of liability; retained limit; [self insured|self] (retention); proposed retroactive limit; liability limit; each claim; each person; liquor liability; pollution; limits of liability; annual aggregate; per project aggregate; umbrella (limit|aggregate|occurrence); hired and non owned auto [liability]; [umbrella] each occurrence limit`;

/** Headings that say which line of insurance limits are asked for. */
export const COVERAGE_LINES = {
  'General Liability':
    'general liability section; general liability limits; general liability coverage; general liability; liability limits wanted; cgl limits; liability limits; limits of liability wanted',
  Property:
    'property section; property coverage; property coverages; property wanted; subjects of insurance; property limits; premises information; property values; locations and property; buildings and contents; building and contents; property schedule',
  Umbrella:
    'umbrella excess section; umbrella section; umbrella; excess liability section; umbrella limits; excess liability',
} as const;

export const hazardWords = {
  locationNumber: { usual: LOC },
  hazardNumber: { usual: '(hazard|haz) [no|number]' },
  classification: {
    usual:
      'classification [description]; trade; (type|kind) of work; job; class description; description [of (hazard|operations|class)]; (class|operations); class of business; what is done',
  },
  classCode: { usual: '(class|gl class|iso) [code|no|codes] [no]; code; gl code; class code no' },
  premiumBasis: { usual: '(premium|prem|rating|exposure) (basis|base) [code]; basis [of premium]; basis' },
  exposure: {
    usual:
      '[estimated|annual|est] (exposure|exposures) [amount|units|base] [next 12 months]; (payroll|sales|receipts) next 12 months; amount of exposure',
  },
  territory: { usual: '[rating] (territory|terr) [code|no]' },
} as const satisfies Record<string, Wording>;

export const driverWords = {
  name: {
    usual: `[driver|drivers|full|operator|employee] name [(include address if required)] [(give address if required)] [(first middle initial last name)] [of driver] [as it appears on license]; first name mi last name; (driver|operator|drivers)`,
  },
  dateOfBirth: { usual: '(date of birth|dob|birth date|birthdate|birth|born|d o b) [(mm dd yyyy)]' },
  gender: { usual: '(sex|gender) [m f]; m f' },
  licenseNumber: {
    usual: `(drivers|driver|operators|operator|dl|dr) (license|lic) [no|number] [social security no|ssn|id]; (license|lic|dl|cdl) [no|number]; drivers license no social security no`,
  },
  licenseState: {
    usual:
      '(state|st) [of] (lic|license|licensed|issue|issued); (lic|license|licensed|dl) (state|st); state; st; state licensed; licensed in',
  },
} as const satisfies Record<string, Wording>;

export const vehicleWords = {
  number: { usual: '(veh|vehicle|unit|auto|car|power unit) [no|number]; item [no]', weak: 'no' },
  year: { usual: '[model|vehicle] (year|yr)' },
  make: { usual: 'make [of vehicle]; manufacturer; trade name' },
  model: { usual: '[vehicle] model [body type]; model name' },
  vin: {
    usual:
      '(vin|v i n) [no|number|serial no]; vehicle (identification|id) [no|number]; serial [no|number]; vin serial no; identification no',
  },
} as const satisfies Record<string, Wording>;

export const policyWords = {
  year: { usual: '(policy|coverage) (year|period|term); year; yr; term; period' },
  line: {
    usual: '(line|lines|type|kind) [of] [business|insurance|policy|coverage]; (lob|coverage|policy type|type); type',
  },
  carrierName: {
    usual:
      '[prior|name of|insurance|previous] (carrier|company|insurer) [name]; (carrier|insurer|company) [name] [and] policy (no|number)',
  },
  policyNumber: { usual: '(policy|pol) [number|no]; (carrier|insurer|company) [name] [and] policy (no|number)' },
  premium: {
    usual: '[total|annual|written|expiring] premium; annual renewal premium; annual prem; annual premium [paid]',
  },
  effectiveDate: {
    usual:
      '[policy] (effective|eff|inception|from) [date]; [policy] (eff|effective) [and] (exp|expiration) (date|dates); [policy] (eff|effective) date [policy] (exp|expiration) date; policy (dates|period|term); eff exp; eff exp date; eff and exp dates',
  },
  expirationDate: {
    usual:
      '[policy] (expiration|exp|expiry|to) [date]; [policy] (eff|effective) [and] (exp|expiration) (date|dates); [policy] (eff|effective) date [policy] (exp|expiration) date; policy (dates|period|term); eff exp; eff exp date; eff and exp dates',
  },
} as const satisfies Record<string, Wording>;

/** Columns of the table of earlier policies. */
export const RELATIONS = {
  prior:
    'prior; previous; expiring; history; prior carrier information; prior carrier; prior carriers; prior coverage; prior insurance; previous insurance; insurance history; previous carriers; prior policies; expiring insurance; earlier policies; current insurance; past insurance; premium history',
  underlying:
    'underlying insurance; underlying policies; schedule of underlying; underlying coverage; underlying limits; underlying',
} as const;

export const lossWords = {
  occurrenceDate: {
    usual:
      '(date of|dt of) (occurrence|loss|accident|incident); (occurrence|loss|accident|incident) date; date occurred; date [of loss]',
  },
  line: { usual: '(line|lines) [of] [business|insurance|coverage]; (lob|coverage|type of coverage|line)' },
  description: {
    usual:
      '[type] description [of] [occurrence|loss|claim|occurrence or claim|what happened]; type description of (occurrence or claim|claim|occurrence); description of (occurrence or claim|loss|claim|occurrence|accident); what happened; (cause|details|nature|type) of (loss|claim); type of loss; claim description; details',
  },
  claimDate: { usual: '(date of claim|claim date|date reported|reported|report date|date claimed|date of report)' },
  amountPaid: { usual: '(amount|amt|total) paid; paid [amount|to date|losses]' },
  amountReserved: {
    usual:
      '(amount|amt|total) (reserved|reserve|reserves); (reserve|reserved|reserves) [amount]; outstanding; open reserve',
  },
  isOpen: {
    usual:
      '(claim|claims) [open|status] [y n|open|open closed]; (open|status|open closed) [y n]; claim open; claim status [open closed]; is it open; still open',
  },
} as const satisfies Record<string, Wording>;

export const interestWords = {
  interest: { weak: '[type of|kind of] interest [type]; capacity; role; (interest|party) type; type' },
  address: {
    usual: '[additional interest] name and [mailing] address [of additional interest]',
    weak: '[mailing] address [of interest]',
  },
  name: {
    usual: `[additional interest] name and [mailing] address [of additional interest]; (interested party|mortgagee|loss payee|lienholder|additional insured) name [and address]; name of (interest|mortgagee|lienholder)`,
    weak: 'name [of (interest|party)]; who; party',
  },
  loanNumber: {
    usual:
      '(reference|ref) [loan] [no|number]; (loan|lease|account) [reference|lease|account] [no|number]; loan [no|number]; reference loan no',
  },
} as const satisfies Record<string, Wording>;

export const INTERESTS = `[first|second] mortgagee; addl insured; loss payee; (lenders|lender) loss (payable|payee); additional insured; contract of sale; (lienholder|lien holder); landlord; lessor; owner; [additional] interest; trustee; co owner; loss payee lender; breach of warranty; employee as lessor; leaseback owner; registrant; lessor of leased equipment; certificate holder; contractor; joint insured; vendor; manager; grantor; mortgage holder; loss payable; secured party; franchisor; manager or lessor`;
