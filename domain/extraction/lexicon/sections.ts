import { anyOf } from '../../text/any-of.ts';
import { normalize } from '../../text/normalize.ts';
import { createWordings, wordingsOf } from './wordings.ts';

const SEVERAL = `discounts|credits|savings|reductions|premium reductions|premium credits|premium discounts|rating credits|discounts and credits|credits and discounts|discounts and savings|savings and discounts|discounts credits|credits discounts`;
const REDUCTIONS = `(discount|credit|saving|${SEVERAL})`;
const REDUCTION_HEADINGS = `
  [your|the|policy|vehicle|driver|home|applied|applicable|all|account|auto|other] (${SEVERAL});
  ${REDUCTIONS} [applied|applicable|included|earned|received|reflected|given|allowed|granted|summary|schedule|information|details|detail|section|list|we applied|in effect|you earned|you received|you have earned|you have received|you are receiving|you receive|you earn|you have|you qualify for|you get|that you receive|on your premium|that apply|that applied|included in this premium|included in your premium|reflected in your premium|reflected in this premium];
  ${REDUCTIONS} [applied] (on|to|for|in) (this|your|the) (policy|premium|account|home|vehicle|vehicles|declarations);
  ${REDUCTIONS} (applied|included|reflected) (in|to) (the|your) (above premium|above premiums|premium above|premiums above|premium shown|premiums shown|premiums shown above|total premium);
  [the|these] [following] [premium|rating] (adjustments|reductions|credits|discounts) (have|has) [already|also] been (taken|included|made|applied|reflected) [in|to|on] [your|this|the] [policy|total] premium;
  (rate|rating|premium|price) (modifications|modification|modifiers|adjustments) [applied|included|and credits];
  (discounts|savings|credits|reductions) [already] [included|built|reflected|counted] (in|into) (this|your|the) (price|rate|cost|bill|total|quote);
  (how|ways|what|where) you (save|saved|are saving) [money|on this policy|on your premium]; you saved; your savings; schedule of ${REDUCTIONS}; what lowers your (premium|price); what brought your price down; money you saved; ways you saved`;

const PARTIES = `(mortgagee|mortgagees|mortgagee s|mortgage company|mortgage companies|mortgage holder|mortgage holders|mortgageholder|mortgageholders|lienholder|lienholders|lien holder|lien holders|lienholder s|lender|lenders|loss payee|loss payees|loss payee s|lender loss payee|floor plan lender|floor plan lenders|additional insured|additional insureds|additional insured s|additional interest|additional interests|additional interest s|additional interested party|additional interested parties|interested party|interested parties|third party designee|other interest|other interests|other interested parties|parties of interest|secured party|secured parties|certificate holder|certificate holders)`;
const PARTY_HEADINGS = `
  [1st|ist|lst|first|2nd|second|3rd|third|your|policy|other|schedule of|list of|name of] ${PARTIES};
  ${PARTIES} [information|details|schedule|section|name|name and address|names and addresses|on this policy|on the policy|on file|of record|on your policy|list|listed|shown|1|2|3];
  ${PARTIES} [and|or] ${PARTIES};
  (mortgagees|mortgage holders|mortgageholders) [,] (lienholders|loss payees) [and|or|,] (additional interests|additional insureds|loss payees|other interests);
  loss payable [to|clause]; (others|other parties|parties|people|companies|who else has|anyone else) with an interest [in (this|your|the) (policy|home|property|car|vehicle|business|premises|building|insurance)]; others named on (your|this|the) policy; who else (has an interest|is on the policy); finance company; leasing company; secured interests; interests; lenders and (landlords|lessors); lessors and (loss payees|lenders); named (mortgagees|loss payees|lienholders); name and address of (mortgagee|lienholder|loss payee|lender)`;

const LOSS = '(loss|claim|covered loss|covered claim|property loss|any loss)';
const RETENTION_HEADINGS = `
  [your|policy|property|applicable|loss|section i|part i|part one] (retention|retentions|retained amount|retained amounts) [applicable|that apply|schedule|amounts|information|section i|part i|part one];
  [your|the insureds|insureds|what is your] (share|part|portion) of [a|any|each|every|the] ${LOSS}; [amount|amounts|what] you pay first [of a loss|in a loss|in any loss|per loss]; you pay the first; you (bear|retain|absorb) [first]; loss sharing; out of pocket amounts; your out of pocket [amount|amounts|cost]`;

const THINGS = '(vehicle|vehicles|vehicle(s)|auto|autos|auto(s)|automobiles|cars|units|power units and trailers)';
const THINGS_KIND = '(insured|covered|owned|rated|scheduled|listed|described)';
const PEOPLE = '(driver|drivers|driver(s)|operator|operators|operator(s))';
const PEOPLE_KIND = '(licensed|additional|scheduled|named|listed|rated|insured|covered|excluded|household)';
const LISTED = '(description|schedule|list|listing|details|summary)';
const LIST = '(schedule|list|listing|details|detail|information|summary|description)';
const VEHICLE_HEADINGS = `
  [item three|item 3] ${LISTED} of [your] [${THINGS_KIND}] ${THINGS} [you own|covered|insured]; [your] ${THINGS_KIND} ${THINGS} [${LIST}]; ${THINGS} (covered|insured|you own|${LIST}); [fleet|unit] schedule; covered auto description; whats insured; your cars; outline of vehicles; (unit|vehicle rating) (description|information)`;
const DRIVER_HEADINGS = `
  ${LISTED} of [${PEOPLE_KIND}] ${PEOPLE}; ${PEOPLE_KIND} ${PEOPLE} [${LIST}]; ${PEOPLE} [${LIST}] [listed] on [the|your|this] policy; resident and driver information; who drives [your|the] (vehicles|autos|cars); (drivers|operators) (covered|of vehicles); licensed (drivers|operators) in [the|your] household`;
const OF_COVERAGES =
  '(vehicle|vehicles|auto|commercial auto|property|liability|optional|additional|other|extended|extra|miscellaneous|supplementary)';
const COVERAGE_HEADINGS = `
  (schedule|summary|list|outline) of [${OF_COVERAGES}] coverages [and premiums|and limits|purchased]; [your|policy] [${OF_COVERAGES}] coverages [and|,] [limits|cost|costs|premiums|endorsements|deductibles] [of liability] [and|,] [limits|premiums|deductibles] [and premiums];
  coverage and cost; coverages applicable to all (vehicles|autos); coverages by vehicle; coverage by vehicle; (additional|optional|other) coverage (endorsements|parts); policy enhancements; add ons; [extra|optional] coverages you (chose|selected|added); [optional|additional] liability (options|coverages); sublimits [of liability]; limits of liability and premiums; your coverage at a glance`;
const FORM_HEADINGS = `
  [policy] (forms|endorsements|forms and endorsements) [that are] (attached|applicable|applying|made part|made a part) [to|of|at] [this|the|your] [policy|coverage part] [at time of issue]; listing of forms [and endorsements]; forms inventory`;

/** Headings of a page's sections, by what stands below them. */
export const sectionWordings = createWordings({
  discount: [
    ...wordingsOf(`
    discount; discounts; discount information; discounts applied; discounts included; discount summary; premium
    discounts; premium discount; premium discounts applied; credits and discounts; credits & discounts; discounts and
    credits; discounts & credits; policy discounts; policy discount; vehicle discounts; driver discounts; your
    discounts; your savings; savings; credits; premium credits; applied discounts; applicable discounts; available
    discounts applied; discounts and savings; policy level discounts; vehicle level discounts; discount type; discount
    description; discount name; discounts (included in your total premium); the following discounts; the following
    discounts have been applied; your premium has been reduced by; your premium has been reduced by the following; you
    are receiving the following discounts; discounts applied to this policy; discounts applied to your policy; discounts
    for; premium reductions; premium reductions applied; premium adjustments; credits applied; rating credits; package
    discounts; discounts you are receiving; discounts received; savings and discounts; discount/credit; discounts/credits;
    policy credits; total discounts; how you saved; your discounts and savings; the following approximate premium
    discounts; discounts that apply; discounts that have been applied; discounts reflected; reductions; discounts on
    your policy; discounts and surcharges; surcharges and discounts; discounts/surcharges; discounts and total; discounts and totals; discounts and premium; discounts and fees; credits and charges; discounts on this policy; savings on this policy; savings applied; your savings and
    discounts; money saving discounts; ways you save; ways you saved; how you save; you saved; you save with; discounts you earned; discounts you have earned; earned discounts; earned credits; credits earned; credits
    on this policy; premium discounts and credits; policy discounts and credits; discounts and credits applied; credits that apply; credits and surcharges; rating credits and discounts; discounts given; rate credits;
    reductions applied; premium savings; special discounts; policy savings; discounts included in premium; discounts and rate reductions; rate reductions; merit credits; applied credits; applied savings;
    rating discounts; rating information credits; credits and debits; premium credits and surcharges; discounts (you|youve|youre) (earned|getting|received); discounts by (vehicle|driver|policy)
  `),
    ...wordingsOf(REDUCTION_HEADINGS),
  ],
  fee: wordingsOf(`
    fees; fee; fee detail; fee details; fees and taxes; taxes and fees; taxes, fees and surcharges; taxes & fees; fees &
    taxes; surcharges; surcharge; surcharges and fees; fees and surcharges; fees & surcharges; state surcharges and
    taxes; state fees; premium taxes; taxes; taxes and surcharges; surcharges and taxes; taxes/fees; policy fees;
    additional charges; other charges; charges; assessments; taxes and assessments; state surcharges; other fees and
    charges; fees and assessments; surcharges and assessments; taxes, fees, and surcharges; fees, taxes and surcharges;
    surcharges, taxes and fees; taxes, assessments and surcharges; mandatory fees; recoupments; premium tax; fee name; state fees and taxes; other charges and fees; state taxes and fees; charges and fees; fees and other charges; taxes and other charges; policy charges; government fees; government charges;
    government fees and taxes; non premium charges; miscellaneous (premium|charges) and fees; state and local taxes; state and local fees; state assessments; state charges; mandatory surcharges; state mandated charges; statutory charges; type of charge; miscellaneous charges; charges and taxes;
    additional fees; additional fees and taxes; required fees; surcharges and other fees; surcharges & fees; fees/taxes; taxes/surcharges; taxes & surcharges; taxes & assessments; policy fees and taxes; other amounts due; surplus lines taxes and fees; surplus lines charges; mandatory [additional] charges; summary of charges; charges included in premium
  `),
  coverage: [
    ...wordingsOf(COVERAGE_HEADINGS),
    ...wordingsOf(`
    coverage; coverages; coverage detail; coverage details; outline of coverage; coverage information; coverage summary;
    vehicle level coverages; policy level coverages; property coverages; liability coverages; policy coverages; optional
    coverage; optional coverages; additional coverages; additional coverage; other coverages; other coverages and
    endorsements; coverages and limits of liability; coverages and limits of insurance; section i; section ii; section i
    coverages; section ii coverages; section i property; section ii liability; section i - property; section ii -
    liability; coverage modifications; coverages and amounts of insurance; optional endorsements; policy endorsements;
    endorsements and coverages; property plus coverage; business liability protection; property protection; liability
    protection; optional increased limits; coverages applicable; other coverages applicable; basic coverages; your
    coverages; your coverage; coverages provided; coverages, limits and premiums; personal property; personal liability;
    additional protection; your policy coverages and limits; additional optional coverages; coverages and limits; primary
    coverages; coverage limits; base coverages; liability; property; policy coverages and limits; endorsements; home
    coverages; coverage provided; additional coverages and endorsements; additional property coverages; extensions of
    coverage; coverage extensions; limits of insurance; coverages selected; what's covered; core coverages; standard
    coverages; included coverages; enhanced coverages; insurance provided; insurance coverages; what you are covered for; what is covered; what your policy covers; what this policy covers; your protection; protection provided; extra protection; supplemental coverages; supplementary
    coverages; coverage options purchased; coverage options selected; optional protection; optional coverages and endorsements; endorsements and optional coverages; coverages you chose; coverages you selected; coverages and premiums; coverages and premium; coverage and premium; coverages limits
    and premiums; limits and premiums; coverages and deductibles; policy endorsements with limits; endorsements with limits; endorsements with premium; added coverages; add on coverages; additional endorsements; coverage enhancements; coverage upgrades; increased limits; special limits; scheduled coverages; optional coverages purchased;
    optional limits; optional insurance; principal coverages; section i property coverages; section ii liability coverages; property and liability coverages; coverages & limits; coverages & premiums; liability and medical; your liability; your property; your coverages and limits; your coverage and premium; [policy|selected|optional] options [and riders|and endorsements]; forms options and endorsements; additional policy coverages; section (i|ii|1|2) (additional|optional) coverages; your add ons; extra coverage you chose; [coverage|coverages] limits and deductibles; additional limits and coverages; coverages on this (vehicle|policy); coverage for (vehicle|auto|unit) (1|2|3|4); symbols and coverages
  `),
  ],
  deductible: [
    ...wordingsOf(RETENTION_HEADINGS),
    ...wordingsOf(`
    deductible; deductibles; applicable deductibles; policy deductibles; policy deductible; section i deductible; section
    i deductibles; deductible(s); your deductibles; deductible information; deductible - section i; deductibles (section
    i); property deductible; property deductibles; deductibles applicable; deductible type; deductible amounts; loss
    deductible; deductible provisions; applicable deductible; coverage deductibles; what you pay first: deductibles; what you pay first; you pay first; when you (make a claim|have a claim|have a loss) [what] you pay [first]; your share of a loss; your share of each loss; your share of a covered loss; loss deductibles; section i loss deductible; section i loss deductibles; less deductible; less deductibles; deductible section i; deductible (section i);
    deductible options selected; deductibles selected; deductibles that apply; deductibles for covered losses; property loss deductible; property loss deductibles; policy deductibles section i; deductible(s) section i; amounts you pay; peril deductibles; deductible by peril; deductibles by peril; deductible per occurrence; deductibles per occurrence; deductible each occurrence; deductible per loss; deductible each loss; deductibles per loss; deductibles section i only; deductible options; hurricane and non hurricane deductibles; losses [are] subject to [the] [following] (deductible|deductibles); what you pay per (claim|loss); basic deductible; [property|section i] (deductible|deductibles) (each|per|any one|every) (loss|occurrence|claim|covered loss|event)
  `),
  ],
  forms: [
    ...wordingsOf(FORM_HEADINGS),
    ...wordingsOf(`
    forms; forms and endorsements; forms & endorsements; policy forms; policy forms and endorsements; your policy
    documents; forms that apply; endorsements and forms; form schedule; schedule of forms; forms schedule; contracts and
    amendments; applicable forms; policy documents; form number; forms and endorsements applicable; forms and
    endorsements made a part of this policy; list of forms; attached forms; endorsements attached; forms attached;
    endorsements forming part; policy form and endorsements; forms list; forms made part of this policy; documents;
    forms and endorsements schedule; schedule of forms and endorsements; endorsements made part; policy contract; endorsement schedule
  `),
  ],
  interest: [
    ...wordingsOf(`
    mortgagee; mortgagees; mortgagee(s); first mortgagee; second mortgagee; third mortgagee; 1st mortgagee; 2nd
    mortgagee; 3rd mortgagee; mortgage company; mortgage holder; mortgageholder; mortgage holders; mortgagee or
    lienholder; lienholder; lienholders; lienholder(s); loss payee; loss payees; loss payee(s); additional interest;
    additional interests; additional interest(s); additional interested party; additional interested parties; interested
    party; interested parties; additional insured; additional insureds; additional insured(s); secured interested
    parties; mortgagees and additional interests; mortgage; mortgage information; lender; mortgagee information;
    mortgage clause; additional interest information; landlord; property manager; mortgage/lienholder;
    mortgagee/lienholder; mortgagee / loss payee; mortgagee name and address; first mortgage; second mortgage; designated
    interest; additional residence interest; party of interest; loss payable; finance company; lienholder information;
    mortgagee 1; mortgagee 2; mortgage servicing company; certificate holder; additional named interest; loss payable to; other interests; others with an interest in this policy; others with an interest; mortgagee / additional interest; mortgagee/additional interest; mortgagees / loss payees / additional insureds; mortgagees and loss payees; mortgagees, loss payees and additional insureds; mortgage holders and loss payees;
    mortgageholders and loss payees; mortgagees and lienholders; lienholders and loss payees; loss payees and mortgagees; additional insureds and interests; additional insureds and loss payees; mortgagees and other interests; mortgagees and other interested parties; third party interests; third parties; parties of interest; other interested parties; lenders; lender information; loss payee information; mortgage holder information; additional insured information; additional parties; designated parties; third party designee; mortgagees or other interests; mortgagee(s) and additional interest(s); mortgage company information; trust or trustee; trustee; contract seller; additional insured - lessor of premises; lessor of premises; building owner; primary mortgagee; secondary mortgagee; mortgagee(s) / loss payee(s); mortgageholder(s); mortgage holder(s); landlord (information|interest|property manager|property management); [your] landlord; who [gets|well|we will] (notified|notify); additional insured or interest; name and address of interest
  `),
    ...wordingsOf(PARTY_HEADINGS),
  ],
  vehicle: [
    ...wordingsOf(VEHICLE_HEADINGS),
    ...wordingsOf(`
    vehicle; vehicles; vehicle information; vehicle covered; vehicles covered; covered vehicles; insured vehicles;
    insured vehicle; insured vehicle(s); description of vehicle; description of vehicles; description of vehicle(s);
    vehicle description; vehicle details; listed vehicles; vehicles insured; auto information; insured autos; covered
    autos; your vehicles; vehicle schedule; schedule of vehicles; schedule of autos; vehicle(s); described vehicles; your
    covered autos; autos; cars insured; car information; vehicle list; covered auto
  `),
  ],
  driver: [
    ...wordingsOf(DRIVER_HEADINGS),
    ...wordingsOf(`
    driver; drivers; driver information; driver(s); drivers and household residents; household drivers; operators;
    operator information; listed drivers; listed driver on your policy; insured drivers; rated drivers; covered drivers;
    driver details; drivers and resident relatives; drivers listed; household members; drivers on your policy; listed
    drivers on your policy; your drivers; driver list; excluded drivers; excluded drivers from your policy; drivers on
    policy; driver(s) listed; all drivers; listed operators; operator(s); household residents; drivers on this policy;
    operators in your home; drivers in your home; drivers in your household; operators in your household; people who drive; who drives; who drives your cars; operators and household members; drivers and household members; insured operators; rated operators; covered operators; operators on your policy; operators on this policy; excluded operators; operator list; schedule of drivers; schedule of operators; driver schedule; operator schedule; persons who drive; people in your household; household information
  `),
  ],
  property: wordingsOf(`
    rating information; property information; property details; insured property details; dwelling information; home
    information; location information; dwelling details; characteristics of your home; about your home; home details;
    rating characteristics; property characteristics; dwelling characteristics; underwriting information; description of
    dwelling; rating data; home characteristics; construction information; building information
  `),
  offer: wordingsOf(`
    coverages not purchased; other coverages not purchased; coverage not purchased; declined coverages; coverages
    declined; available coverages; optional coverages available; recommended coverages; coverages you do not have;
    coverages not selected; coverages available; additional coverages available; coverages offered; coverages offered but not purchased; other coverages offered; coverages not included; options not included; coverage not included; not included in your policy; options not selected; options not purchased; options not chosen;
    coverages not chosen; optional coverages not chosen; optional coverages not included; optional coverages declined; optional coverages offered; coverage options available; options available; available options; other available options; additional options; more coverage options; other options available; coverages you declined; coverages you rejected; you declined; not purchased; not selected;
    recommended protection; suggested protection; what you could add; what you can add; add more protection; more protection; upgrade your coverage; increase your coverage; extra protection available; optional protection available; optional protection; you may also want; consider these coverages; coverages for your consideration; quotes for optional coverages; optional coverage quotes; optional coverages not purchased;
    optional coverages not selected; rejected coverages; coverages rejected; available optional coverages; other available
    coverages; other coverages available; available endorsements; suggested coverages; coverages to consider
  `),
  other: wordingsOf(`
    important messages; important message; special messages; notes; notices; important notices; payment information;
    billing information; important payment; important payment and coverage information; important information; company
    officers; policy changes; authorized representative; countersigned; fraud warning; messages; premium summary; summary;
    payment options; payment plan; payment schedule; your bill; how to contact us; contact us; questions; in witness
    whereof; scheduled items; scheduled property; scheduled personal property; special conditions; prior policy; loss
    history; claims history; policy history; additional information; coverage options; policy information; agent information;
    named insured; mailing address; privacy; how you can pay; ways to pay; ways you can pay; how to pay; billing options; payment plans; payment plan options; billing plans; billing summary; pay plan; pay plans; payment choices; installment options; installment plans; installment schedule; installments; your payment options; your payment plan;
    quotes for other limits; other limits; other options; premium history; reminder; reminders; what's next; exclusions; policy exclusions; limitations;
    previous policy; installment fees; rating variables; rating factors; what we used to rate; how we rated your policy; how your price was figured; what your rate is based on; premium factors; factors used in rating; rating basis; violations; accidents and violations; violations and accidents
  `),
});

/** The nouns of sections whose headings are composed of what carriers choose from. */
const NOUNS: ReadonlyMap<string, SectionKind> = new Map(
  (
    [
      ['fee', 'fee fees tax taxes surcharge surcharges assessment assessments recoupment recoupments'],
      ['discount', 'discount discounts credit credits saving savings saved save reduction reductions'],
      [
        'interest',
        'mortgagee mortgagees mortgageholder lienholder lienholders payee payees lender lenders parties party',
      ],
      ['deductible', 'deductible deductibles retention retentions'],
      ['forms', 'form forms rider riders attachment attachments documents paperwork'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

/** Words that such a heading may have besides. */
const BESIDE = new Set(
  `your you the this our we policy state local and or of on in to for with that which information schedule list details summary section clause included
  applied apply applying applies receive received receiving earn earned mandated mandatory statutory required other additional interested third notified
  these have has been made taken off from charged contained cost renewal rate rates granted
  contract attached forming make up belong part endorsements numbers
  designated how ways are youre have been were all premium price already yearly annual full term total costs reflects reflecting
  reflect reflected shown below above following what pay given allowed less subtracted deducted includes include including
  contains considered counted calculated`.split(/\s+/),
);

/** The kind of a heading of several words of which all nouns are of one kind: "State taxes and assessments". */
export function sectionOfNouns(text: string): SectionKind | null {
  const words = normalize(text).split(' ');
  const kinds = new Set(words.flatMap((word) => NOUNS.get(word) ?? []));
  const [kind, more] = kinds;
  const isComposed = words.every((word) => NOUNS.has(word) || BESIDE.has(word));
  return kind !== undefined && more === undefined && words.length > 1 && words.length < 10 && isComposed ? kind : null;
}

export type SectionKind =
  | 'discount'
  | 'fee'
  | 'coverage'
  | 'deductible'
  | 'forms'
  | 'interest'
  | 'vehicle'
  | 'driver'
  | 'property'
  | 'offer'
  | 'other';

/** A sentence over coverages that are offered or were declined. */
export const OFFER_SENTENCE = anyOf(
  /\b(?:coverages?|options?|protection|endorsements?)\b.*\b(?:you (?:can|may|might|could)|available (?:to|for) you)\b/i,
  /\b(?:coverages?|options?|protection|endorsements?)\b.*\bnot (?:a )?part of (?:your|this) policy\b/i,
  /\b(?:coverages?|options?|protection|endorsements?)\b.*\b(?:have|has|were|was) not been (?:purchased|selected)\b/i,
  /\b(?:coverages?|options?|protection|endorsements?)\b.*\b(?:were|was|are) not (?:purchased|selected|included)\b/i,
  /\byou (?:may|might|can|could) (?:also )?(?:want|wish|add)\b.*\b(?:coverages?|options?|protection|endorsements?)\b/i,
  /\byou (?:may|might|can|could) (?:also )?choose\b.*\b(?:coverages?|options?|protection|endorsements?)\b/i,
  /\byou (?:may|might|can|could) (?:also )?(?:consider|purchase)\b.*\b(?:coverages?|options?|protection|endorsements?)\b/i,
  /\b(?:coverages?|options?|protection|endorsements?)\b.*\bavailable\b.*\b(?:added|additional|extra|agent|cost)\b/i,
  /\bavailable (?:coverages?|options?|endorsements?)\b.*\b(?:added|additional|extra|agent|cost|premium|charge)\b/i,
  /\b(?:coverages?|options?|endorsements?|extras?|items?) (?:you )?(?:did not|didn.t|have not|haven.t|do not|don.t) \w+/i,
  /\b(?:ask (?:us|your \w+)|contact us|call us)\b.*\b(?:coverages?|options?|protection|endorsements?)\b/i,
  /\b(?:ways|options?) to (?:protect|cover|add|increase|improve|extend)\b|\bmore (?:coverage|protection) for\b/i,
  /\b(?:coverages?|options?|protection|endorsements?)\b.*\b(?:can|may|could) be (?:added|purchased|bought)\b/i,
  /\bconsider (?:adding|these)\b.*\b(?:coverages?|options?|protection|endorsements?)\b/i,
);

const TOLD = '(?:see|refer|listed|itemi[sz]ed|shown|detail(?:s|ed)|printed|described|continued|found|appears?)';
const PLACE = '(?:next|following|another|other|separate|last|attached) (?:pages?|side|sheets?)';
const ELSEWHERE = String.raw`(?:reverse|back|overleaf|${PLACE}|(?:on )?page \d)`;
/** "See Surcharges on reverse side", "Itemized under Credits on the back": what a line sums up is listed elsewhere. */
export const REFERENCE = new RegExp(String.raw`\b${TOLD}\b.*\b${ELSEWHERE}`, 'i');

const OF_GROUP = `(?:(?:optional|additional|other|added|extra|policy|coverage|premium|state|local|all|applicable|rate|rating|supplemental|total) )*`;
const CHANGES = 'coverages|endorsements|modifications|adjustments|options|extras|credits|discounts|savings';
const GROUP = `${OF_GROUP}(?:${CHANGES}|surcharges|charges|assessments|fees|taxes)`;
/** "Optional coverages and adjustments" with an amount alone sums up a list. */
export const GROUP_NAME = new RegExp(String.raw`^${GROUP}(?:(?:,| and| &|\s?\/) ${GROUP})*$`, 'i');
/** What all other prices come on top of. */
export const BASE_PRICE = /^(?:base|basic)(?: (?:policy|premium|price|rate))*$/i;
/** "Liability coverages", "Commercial Property Coverage Part". */
export const PART_NAME = /\b(?:coverages|coverage (?:parts?|sections?))(?:\s\(.*\))?$/i;
