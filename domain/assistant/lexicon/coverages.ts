import { wordingsOf } from '../../extraction/lexicon/wordings.ts';

/** What a policy may insure, as people ask for it and as documents print it. */
export interface CoverageConcept {
  id: string;
  label: string;
  /** How people name it. */
  asked: readonly string[];
  /** Normalised names under which documents print it. */
  printed: RegExp;
  /** Names that look like it and are something else. */
  notPrinted?: RegExp;
  /** Fields of a result that hold its limit. */
  fields?: readonly string[];
}

type Row = readonly [
  id: string,
  label: string,
  asked: string,
  printed: RegExp,
  more?: { not?: RegExp; fields?: readonly string[] },
];

const NOT_MOTORIST = /\buninsured|\bunderinsured|\bui?m(?:bi|pd)?\b|hired|non owned/;

const rows: readonly Row[] = [
  // personal and commercial auto
  [
    'bodilyInjury',
    'bodily injury liability',
    'bodily injury; bodily injury liability; bi; bi liability; bodily injury coverage',
    /\bbodily injury\b|\bbi\b/,
    { not: NOT_MOTORIST },
  ],
  [
    'propertyDamage',
    'property damage liability',
    'property damage; property damage liability; pd; pd liability',
    /\bproperty damage\b|\bpd\b/,
    { not: NOT_MOTORIST },
  ],
  [
    'combinedSingle',
    'combined single limit',
    'combined single limit; csl; single limit',
    /\bcombined single\b|\bcsl\b/,
  ],
  [
    'liability',
    'liability',
    'liability; auto liability; liability coverage; bodily injury and property damage; bi pd; split limits; liability limit',
    /\bliability\b|\bbodily injury\b|\bproperty damage\b|\bcombined single\b|\beach occurrence\b|\beach accident\b/,
    { not: NOT_MOTORIST, fields: ['personalLiabilityLimit', 'eachOccurrenceLimit'] },
  ],
  [
    'medicalPayments',
    'medical payments',
    'medical payments; medical payment; med pay; medpay; medical expense; medical expenses; med exp; guest medical; medical payments to others; coverage f; medical coverage',
    /\bmed(?:ical)? ?(?:pay|exp|coverage)|^medical\b/,
    { fields: ['medicalPaymentsLimit', 'medicalExpenseLimit'] },
  ],
  [
    'injuryProtection',
    'personal injury protection',
    'pip; personal injury protection; no fault',
    /\bpip\b|personal injury protection|no fault|first party benefit/,
  ],
  [
    'uninsured',
    'uninsured motorists',
    'uninsured motorist; uninsured motorists; uninsured motorist bodily injury; uninsured driver; um; umbi; um bi; um coverage; um uim; uninsured motorist coverage',
    /\buninsured\b|\bum(?:bi|pd)?\b/,
  ],
  [
    'uninsuredProperty',
    'uninsured motorists property damage',
    'umpd; uninsured motorist property damage; um pd',
    /\buninsured\b.*property|\bumpd\b|\bum pd\b/,
  ],
  [
    'underinsured',
    'underinsured motorists',
    'underinsured motorist; underinsured motorists; uim; uimbi; underinsured driver; underinsured motorist bodily injury',
    /\bunderinsured\b|\buim/,
  ],
  [
    'comprehensive',
    'comprehensive',
    'comprehensive; comp; otc; other than collision; comprehensive coverage; comp coverage',
    /^comp(?:rehensive)?\b|\bcomprehensive\b|other than collision|\botc\b/,
    { not: /personal liability/ },
  ],
  [
    'collision',
    'collision',
    'collision; collision coverage; coll',
    /\bcollision\b/,
    { not: /other than collision|waiver/ },
  ],
  [
    'rental',
    'rental reimbursement',
    'rental; rental car; rental reimbursement; rental coverage; transportation expense; loaner; rental car coverage; rental car reimbursement; substitute transportation',
    /\brental (?:reimb|car|vehicle|expense|coverage)|\bcar rental|transportation|^rental$|rent a car/,
    { not: /rental (?:value|income)/ },
  ],
  [
    'roadside',
    'roadside assistance',
    'roadside; roadside assistance; towing; towing and labor; emergency road service; road service; breakdown cover; tow; tow truck; roadside coverage',
    /\broadside|\btowing|road(?:side)? (?:service|assistance)|emergency road/,
  ],
  [
    'gap',
    'loan/lease gap',
    'gap; gap coverage; loan lease; loan lease payoff; lease gap; auto loan lease; gap insurance',
    /\bgap\b|loan lease|\bloan\b|\blease\b/,
  ],
  ['glass', 'glass', 'glass; full glass; windshield; glass coverage', /\bglass\b|windshield/],
  [
    'rideshare',
    'rideshare',
    'rideshare; ride sharing; rideshare coverage; uber; lyft',
    /ride ?shar|transportation network/,
  ],
  [
    'customParts',
    'custom parts and equipment',
    'custom parts; custom equipment; custom parts and equipment',
    /custom(?:ized)? (?:parts|equip)/,
  ],
  ['newCar', 'new car replacement', 'new car replacement; new vehicle replacement', /new (?:car|vehicle|auto) repl/],
  ['accidentForgiveness', 'accident forgiveness', 'accident forgiveness', /accident forgiveness/],
  // homeowners, renters
  [
    'dwelling',
    'dwelling',
    'dwelling; coverage a; dwelling coverage; dwelling limit; rebuild the house; house insured; home insured; dwelling amount; dwelling protection',
    /^dwelling\b|\bcoverage a\b/,
    { not: /replacement|extended|increased/, fields: ['dwellingLimit'] },
  ],
  [
    'otherStructures',
    'other structures',
    'other structures; other structure; coverage b; detached structure; detached garage; detached structures; shed; fence',
    /other structures/,
    { fields: ['otherStructuresLimit'] },
  ],
  [
    'personalProperty',
    'personal property',
    'personal property; contents; belongings; coverage c; personal belongings; my stuff; possessions; furniture; personal property coverage',
    /^personal property\b|\bcontents\b|belongings/,
    { not: /replacement|scheduled|of others/, fields: ['personalPropertyLimit'] },
  ],
  [
    'lossOfUse',
    'loss of use',
    'loss of use; additional living expense; additional living expenses; ale; coverage d; living expense; fair rental value; hotel',
    /loss of use|living expense|fair rental/,
    { fields: ['lossOfUseLimit'] },
  ],
  [
    'personalLiability',
    'personal liability',
    'personal liability; coverage e; personal liability coverage; family liability',
    /personal liability/,
    { fields: ['personalLiabilityLimit'] },
  ],
  [
    'waterBackup',
    'water backup',
    'water backup; water back up; sewer backup; sewer back up; sump pump; sump overflow; backup of sewer; backed up drain; back up of sewers and drains; sewer',
    /water back|sewer|sump/,
  ],
  ['flood', 'flood', 'flood; flooding; flood insurance; flood damage; flood coverage', /\bflood/],
  ['earthquake', 'earthquake', 'earthquake; quake; earth movement', /earthquake|earth movement/],
  ['sinkhole', 'sinkhole', 'sinkhole; sinkhole collapse', /sinkhole/],
  ['mineSubsidence', 'mine subsidence', 'mine subsidence', /mine subsidence/],
  [
    'identity',
    'identity theft',
    'identity theft; identity fraud; id theft; identity recovery; identity fraud expense; stolen identity',
    /identity/,
  ],
  [
    'equipmentBreakdown',
    'equipment breakdown',
    'equipment breakdown; mechanical breakdown; boiler',
    /equipment breakdown|mechanical breakdown|boiler/,
  ],
  [
    'serviceLine',
    'service line',
    'service line; service lines; underground utility; buried utility line',
    /service line|underground util/,
  ],
  [
    'ordinance',
    'ordinance or law',
    'ordinance or law; ordinance and law; building code; building codes; building ordinance; code upgrade',
    /ordinance|building code/,
  ],
  [
    'replacementCost',
    'replacement cost',
    'replacement cost; extended replacement cost; guaranteed replacement cost; personal property replacement cost; replacement cost on contents',
    /replacement cost|extended replacement/,
  ],
  ['jewelry', 'jewelry', 'jewelry; jewellery; watches and furs; engagement ring; jewelry watches and furs', /jewel/],
  ['silverware', 'silverware', 'silverware; silver', /silver/],
  ['firearms', 'firearms', 'firearms; gun; guns', /firearm|gun/],
  [
    'scheduled',
    'scheduled personal property',
    'scheduled personal property; scheduled items; personal articles; scheduled articles',
    /scheduled|personal articles/,
  ],
  ['mold', 'mold', 'mold; fungi; mould; mold remediation', /mold|fungi/],
  [
    'lossAssessment',
    'loss assessment',
    'loss assessment; assessment by the association; hoa assessment',
    /loss assessment/,
  ],
  [
    'personalInjury',
    'personal injury',
    'personal injury; libel; slander',
    /\bpersonal injury\b/,
    { not: /protection/ },
  ],
  ['golfCart', 'golf cart', 'golf cart', /golf cart/],
  ['watercraft', 'watercraft', 'watercraft; boat; boats', /watercraft|boat/],
  ['dogBite', 'animal liability', 'dog bite; animal liability; dog liability', /dog bite|animal liab/],
  ['petDamage', 'pet damage', 'pet damage', /pet damage/],
  ['bedBug', 'bed bugs', 'bed bugs; bed bug', /bed bug/],
  ['trampoline', 'trampoline', 'trampoline; swimming pool; pool', /trampoline|pool/],
  [
    'homeBusiness',
    'home business',
    'home business; home day care; home office; business at home',
    /home (?:business|day care|office)|incidental/,
  ],
  [
    'umbrella',
    'umbrella',
    'umbrella; umbrella liability; excess liability; umbrella coverage; excess',
    /umbrella|excess/,
  ],
  // perils that deductibles name
  [
    'wind',
    'wind and hail',
    'wind; windstorm; hail; wind and hail; wind hail; windstorm and hail; wind or hail; storm',
    /wind|hail/,
  ],
  ['hurricane', 'hurricane', 'hurricane; named storm; tropical storm', /hurricane|named storm/],
  [
    'allPerils',
    'all other perils',
    'all other perils; all perils; aop; other perils; all peril',
    /all (?:other )?peril|\baop\b/,
  ],
  ['theft', 'theft', 'theft; burglary; stolen', /theft|burglary/],
  ['fire', 'fire', 'fire', /\bfire\b/, { not: /legal|department/ }],
  // businessowners, general liability
  [
    'eachOccurrence',
    'each occurrence',
    'each occurrence; occurrence limit; per occurrence; per occurrence limit; each occurrence limit; business liability',
    /each occurrence|per occurrence/,
    { fields: ['eachOccurrenceLimit'] },
  ],
  [
    'generalAggregate',
    'general aggregate',
    'general aggregate; aggregate; aggregate limit; general aggregate limit; policy aggregate',
    /\baggregate\b/,
    { not: /product|completed|comp op/, fields: ['generalAggregateLimit'] },
  ],
  [
    'productsAggregate',
    'products - completed operations aggregate',
    'products aggregate; products completed operations; products completed operations aggregate; products comp op; products comp op agg; completed operations; products and completed operations; product liability; products comp ops',
    /product.*(?:comp|agg)|completed operations/,
    { fields: ['productsAggregateLimit'] },
  ],
  [
    'personalAdvertising',
    'personal and advertising injury',
    'personal and advertising injury; personal and adv injury; advertising injury; personal advertising injury',
    /advertising injury|personal and adv/,
    { fields: ['personalAdvertisingInjuryLimit'] },
  ],
  [
    'rentedPremises',
    'damage to premises rented to you',
    'damage to premises rented to you; damage to rented premises; rented premises; fire legal; fire legal liability; premises rented; tenants legal liability',
    /rented|fire (?:legal|damage)|tenant.?s? (?:fire|legal|liab)/,
    { fields: ['damageToRentedPremisesLimit'] },
  ],
  [
    'building',
    'building',
    'building; building coverage; building limit; buildings; the building insured',
    /^buildings?\b/,
    { not: /ordinance|glass|code/ },
  ],
  [
    'businessProperty',
    'business personal property',
    'business personal property; bpp; business property; business contents; stock; inventory',
    /business personal property|\bbpp\b/,
  ],
  [
    'businessIncome',
    'business income',
    'business income; business interruption; loss of income; lost income; business income and extra expense; extra expense; loss of business income',
    /business income|extra expense/,
  ],
  ['accountsReceivable', 'accounts receivable', 'accounts receivable', /accounts receivable/],
  ['valuablePapers', 'valuable papers', 'valuable papers; valuable papers and records', /valuable papers/],
  [
    'employeeDishonesty',
    'employee dishonesty',
    'employee dishonesty; employee theft; fidelity; crime',
    /employee (?:dishonesty|theft)/,
  ],
  ['money', 'money and securities', 'money and securities; cash on premises', /money (?:and )?securities/],
  ['signs', 'outdoor signs', 'outdoor signs; outdoor sign; sign; signs; signage', /\bsigns?\b/],
  ['spoilage', 'spoilage', 'spoilage; food spoilage; refrigerated food', /spoilage|refrigerat/],
  [
    'cyber',
    'cyber',
    'cyber; data breach; cyber liability; data compromise; cyber attack; hacker',
    /cyber|data (?:breach|compromise)/,
  ],
  [
    'employmentPractices',
    'employment practices liability',
    'epli; employment practices; employment practices liability; wrongful termination',
    /employment practices|\bepli\b/,
  ],
  [
    'hiredAuto',
    'hired and non-owned auto',
    'hired auto; non owned auto; hired and non owned auto; hired and nonowned auto; hnoa',
    /hired|non ?owned/,
  ],
  ['liquor', 'liquor liability', 'liquor; liquor liability', /liquor/],
  [
    'professional',
    'professional liability',
    'professional liability; errors and omissions; e and o; malpractice',
    /professional|errors and omissions/,
  ],
  ['pollution', 'pollution', 'pollution; pollutant; pollution liability', /pollut/],
  ['terrorism', 'terrorism', 'terrorism; certified acts; tria', /terroris/],
  ['utilityServices', 'utility services', 'utility services; power outage; utility service', /utility service/],
  ['debris', 'debris removal', 'debris removal', /debris/],
  [
    'inlandMarine',
    'inland marine',
    'inland marine; tools and equipment; contractors equipment',
    /inland marine|contractors equip|tools/,
  ],
  // workers compensation
  [
    'eachAccident',
    'each accident',
    'each accident; e l each accident; el each accident; employers liability each accident',
    /each accident|ea accident/,
    { not: /single|per accident/, fields: ['eachAccidentLimit'] },
  ],
  [
    'diseasePolicy',
    'disease - policy limit',
    'disease policy limit; e l disease policy limit; el disease policy limit; el disease policy',
    /disease.*policy/,
    { fields: ['diseasePolicyLimit'] },
  ],
  [
    'diseaseEmployee',
    'disease - each employee',
    'disease each employee; e l disease each employee; disease ea employee; disease per employee',
    /disease.*employee/,
    { fields: ['diseaseEachEmployeeLimit'] },
  ],
  [
    'employersLiability',
    'employers liability',
    'employers liability; employer s liability; employers liability limits; el limits',
    /^e ?l\b|employers liab/,
    { fields: ['eachAccidentLimit', 'diseasePolicyLimit', 'diseaseEachEmployeeLimit'] },
  ],
  // pets
  [
    'wellness',
    'wellness',
    'wellness; routine care; preventive care; vaccinations; vaccines; checkups',
    /wellness|routine|preventive/,
  ],
  ['illness', 'illness', 'illness; illnesses; sickness', /illness/],
  ['accident', 'accident', 'accident; accidents; injury', /accident|injury/, { not: /forgiveness/ }],
  [
    'hip',
    'hip dysplasia',
    'hip dysplasia; orthopedic; cruciate ligament; cruciate; knee',
    /hip|orthop|cruciate|ligament/,
  ],
  ['dental', 'dental', 'dental; teeth; dental illness', /dental|teeth/],
  ['examFee', 'exam fees', 'exam fee; exam fees; vet exam; office visit', /exam/],
];

/** Every coverage that the assistant knows by name. */
export const coverageConcepts: readonly CoverageConcept[] = rows.map(([id, label, asked, printed, more]) => ({
  id,
  label,
  asked: wordingsOf(asked),
  printed,
  ...(more?.not && { notPrinted: more.not }),
  ...(more?.fields && { fields: more.fields }),
}));
