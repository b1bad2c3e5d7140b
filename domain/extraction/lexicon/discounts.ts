import { anyOf } from '../../text/any-of.ts';
/** Words of which at least one stands in the name of nearly every discount. */
export const DISCOUNT_WORD = anyOf(
  /\b(?:discounts?|credits?|savings?|multi-?\s?(?:policy|policies|line|car|vehicle|product))\b/i,
  /\b(?:multiple\s(?:policy|policies|line|car|vehicle|product)|bundl\w*|packag\w*|companion|combination)\b/i,
  /\b(?:account|umbrella|anti-?\s?theft|alarms?|protective|devices?|smoke|burglar|deadbolts?|sprinklers?|gated)\b/i,
  /\b(?:secured?|anti-?\s?lock|passive|restraints?|air\s?bags?|stability|daytime|running lights|good|safe)\b/i,
  /\b(?:safety|defensive|accident|claims?[\s-]free|loss[\s-]free|student|driver|driving|training|education)\b/i,
  /\b(?:telematics|mileage|paperless|e-?sign\w*|e-?policy|e-?smart|e-?bill|e-?delivery|electronic|online|early)\b/i,
  /\b(?:advance\w*|quote|shopper|automatic|auto-?pay|easy|eft|paid[\s-]in[\s-]full|pay[\s-]in[\s-]full)\b/i,
  /\b(?:full[\s-]?pay\w*|payer|payment|pay|responsible|loyal\w*|tenure|longevity|continuous|prior|insurance)\b/i,
  /\b(?:renewal|home\s?buyer|home\s?owner\w*|residence|new|newer|roof|age|insurance to value|senior|mature)\b/i,
  /\b(?:retire\w*|military|veteran|affinity|group|occupation\w*|professional|non-?smok\w*|smoke-free|welcome)\b/i,
  /\b(?:preferred|premier|persistency|association|employee|alumni|hybrid|electric|green|low|married|garag\w*)\b/i,
  /\b(?:central|monitor\w*|fire|water|leak|smart|home|hail|impact|resist\w*|fortified|wind|mitigation)\b/i,
  /\b(?:shutters?|newly|first|family|legacy|distant|away|teen|youth|superior|claim|forgiveness|renewed)\b/i,
  /\b(?:member\w*|vip|plus|platinum|gold|ach|debit|recurring|transfer|switch\w*|agency|advantage|educat\w*)\b/i,
  /\b(?:experience\w*|college|graduate|usage|snapshot|score|building code|renovat\w*|updated?|utilities)\b/i,
  /\b(?:occup\w*|gun|limited access|community|direct|(?:no|zero|few|recent|prior|past) (?:\w+ )?loss(?:es)?)\b/i,
  /\b(?:dead bolts?|bceg|manage(?:r|d)|tenant screening|builder|guard|deviation|schedule modification|multi-?property)\b/i,
  /\b(?:recovery device|immobili[sz]er|clean record|drl|abs|esc|reward|rewards|merit|superior risk|household)\b/i,
  /\b(?:leed|original owner|higher deductible|heating|marital|financial|violation|lojack|etching|seat ?belts?|\d\d\+)/i,
  /\b(?:\w*(?:drive|ride)|car ?pool|transit|farm use|storage|non-?drink\w+|business owner|doorman|recent move)\b/i,
  /\b(?:years in business|schedule rating|irpm|individual risk|rate modification|portfolio|bcegs?|long[ -]term)\b/i,
  /\b(?:multiple pets?|multi-?\s?pet|adopt(?:ed|ion)|partner|(?:clinic|vet\w*|hospital) staff)\b/i,
  /\b(?:healthcare|(?:therapy|service) (?:animal|dog)|worker)\b/i,
);

/** Whether all parts of a list look like names of discounts. */
export const areDiscounts = (text: string): boolean => text.split(/[,;]\s+/).every((part) => DISCOUNT_WORD.test(part));

/** Names of discounts that need no section heading around them. */
export const DISCOUNT_NAME = /\b(?:discounts?|credit|savings)\s*(?:\(.*\))?$/i;

/** Lines of a discount section that are no discount. */
export const NOT_DISCOUNT = anyOf(
  /\b(?:total|subtotal|see|reverse|available|would|could|may|qualify|eligible|your policy|included in|page)\b/i,
  /\b(?:policy number|form|effective|have been|has been|following|applied to|please|contact|call|if (?:you|paid|pay))\b/i,
  /\b(?:you are|we |limit|premium(?! (?:size )?(?:discount|credit)$)|approximate|service mark|trademark)\b/i,
  /\b(?:(?<!continuous )coverage|continued|vehicle \d)\b/i,
  /\b(?:costs?|(?:base|basic|flat|full|total|net) charges?|rate additions?|manage)\b/i,
  /\bper (?:day|person|accident|occurrence|disablement)\b/i,
  /\b(?:deductible|retention)\b(?! (?:credit|savings?|discount|reward))/i,
  /\b(?:note|surcharges?|fees?|tax(?:es)?|assessments?|recoupments?|explanation|description|information)\b/i,
);

/** Names of one word that are a discount; others ("Payment", "Fire", "Credit") are headings. */
export const WHOLE_DISCOUNT = anyOf(
  /^(?:paperless|loyalty|sprinklers?|alarms?|deadbolts?|auto-?pay|eft|multi-?\w+|bundl\w+|companion|affinity)$/i,
  /^(?:military|veterans?|senior|retire\w*|mature|gated|telematics|married|tenure|longevity|association|group)$/i,
  /^(?:alumni|package|account|umbrella|e-?(?:policy|bill|sign\w*|delivery)|claims?-?free|loss-?free)$/i,
  /^(?:non-?smok\w+|\w+\/\w+|renewal|fortified|shutters?|hybrid|homeowner\w*|home\s?buyer|persistency|employee)$/i,
  /^(?:accident-?free|garaged?|educat\w+|occupation\w*|mitigation|passive|restraints?|airbags?|anti-?\w+)$/i,
);

/** Words of the names of taxes, surcharges and fees that belong to the premium. */
export const FEE_NAME = anyOf(
  /\bfund\b/i,
  /\b(?:fees?|tax(?:es)?|surcharges?|assessments?|recoupments?|surplus (?:contribution|lines)|stamping)\b/i,
  /\b(?:guaranty (?:fund|association)|fair plan|fire marshal|fire fund|catastrophe (?:fund|charge))\b/i,
  /\b(?:hurricane catastrophe|emergency management|empa|citizens|mvr|contribution|mcca|theft prevention)\b/i,
  /\b(?:fraud fund|anti-?fraud|fire academy|firefighter|fire college|clean fund|jua|fhcf|policy service)\b/i,
  /\b(?:membership dues|catastrophe recovery|reinsurance facility|placement facility|firem[ae]n'?s? relief)\b/i,
  /\b(?:twia|pliga|[fgi]{1,2}iga|njafiua|uez|ncrf|surtax|(?:assigned|catastrophic) claims)\b/i,
  /\b(?:association|membership) dues\b|\bexpense load\b/i,
);

/** Charges that may come later, and coverages of a similar name. */
export const NOT_FEE = anyOf(
  /\b(?:installments?(?!-free)|late|nsf|returned|reinstatement|cancell?ation|billing|service charge|may be)\b/i,
  /\b(?:will be|loss assessments?|assessment coverage|fire department (?:service )?charge|attorney|per payment)\b/i,
  /\b(?:annual|yearly|month|term|policy|contract|full) costs?\b/i,
  /\b(?:each|policy premium|premium and|premium,|plus|total|before|including|without|subject to|credit card)\b/i,
  /\b(?:fee schedule|convenience|damage|liability(?! insurance guaranty)|limit|excluded?|coverage|declined)\b/i,
  /\b(?:if|pet|no fee|fees (?:are )?included)\b/i,
  /\b(?:minimum earned|(?:(?<!(?:guaranty|claims) )association|hoa|condo\w*) (?:special )?assessments?|assessments? by)\b/i,
);

/** Lines below the fees that are none, whatever heading they still stand under. */
export const NEVER_FEE = anyOf(
  /\b(?:premium|payments?|paid|monthly|quarterly|annual|plan|company|form|page|policy (?:no|number))\b/i,
  /\b(?:countersigned|none|hurricane|perils|dwelling|structures|contents|property|loss of use|personal|medical)\b/i,
  /\b(?:limits?)\b/i,
);

/** Names that are discounts wherever they stand with a negative amount. */
export const STRONG_DISCOUNT = anyOf(
  /\b(?:discounts?|paperless|e-?policy|e-?sign\w*|auto-?pay|easy pay|multi-?\s?(?:policy|line|car|product))\b/i,
  /\b(?:paid[\s-]in[\s-]full|loyalty|claims?[\s-]free|good (?:driver|student|payer)|safe driver)\b/i,
  /\b(?:protective devices?|new home|companion|bundle|early (?:quote|shopper|signing)|welcome)\b/i,
  /\b(?:preferred payment|responsible)\b/i,
);
