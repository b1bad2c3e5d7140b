/** Words of which at least one stands in the name of nearly every discount. */
export const DISCOUNT_WORD =
  /\b(?:discounts?|credits?|savings?|multi-?\s?(?:policy|policies|line|car|vehicle|product)|multiple\s(?:policy|policies|line|car|vehicle|product)|bundl\w*|packag\w*|companion|combination|account|umbrella|anti-?\s?theft|alarms?|protective|devices?|smoke|burglar|deadbolts?|sprinklers?|gated|secured?|anti-?\s?lock|passive|restraints?|air\s?bags?|stability|daytime|running lights|good|safe|safety|defensive|accident|claims?[\s-]free|loss[\s-]free|student|driver|driving|training|education|telematics|mileage|paperless|e-?sign\w*|e-?policy|e-?smart|e-?bill|e-?delivery|electronic|online|early|advance\w*|quote|shopper|automatic|auto-?pay|easy|eft|paid[\s-]in[\s-]full|pay[\s-]in[\s-]full|full[\s-]?pay\w*|payer|payment|pay|responsible|loyal\w*|tenure|longevity|continuous|prior|insurance|renewal|home\s?buyer|home\s?owner\w*|residence|new|newer|roof|age|insurance to value|senior|mature|retire\w*|military|veteran|affinity|group|occupation\w*|professional|non-?smok\w*|smoke-free|welcome|preferred|premier|persistency|association|employee|alumni|hybrid|electric|green|low|married|garag\w*|central|monitor\w*|fire|water|leak|smart|home|hail|impact|resist\w*|fortified|wind|mitigation|shutters?|newly|first|family|legacy|distant|away|teen|youth|superior|claim|forgiveness|renewed|member\w*|vip|plus|platinum|gold|ach|debit|recurring|transfer|switch\w*|agency|advantage|educat\w*|experience\w*|college|graduate|usage|snapshot|score|building code|renovat\w*|updated?|utilities|occup\w*|gun|limited access|community|direct)\b/i;

/** Names of discounts that need no section heading around them. */
export const DISCOUNT_NAME = /\b(?:discounts?|credit|savings)\s*(?:\(.*\))?$/i;

/** Lines of a discount section that are no discount. */
export const NOT_DISCOUNT =
  /\b(?:total|subtotal|see|reverse|available|would|could|may|qualify|eligible|your policy|included in|page|policy number|form|effective|have been|has been|following|applied to|please|contact|call|if you|you are|we |limit|premium|deductible|approximate|service mark|trademark|coverage|continued|vehicle \d|note|surcharges?|fees?|tax(?:es)?|assessments?|recoupments?|explanation|description|information)\b/i;

/** Names of one word that are a discount; others ("Payment", "Fire", "Credit") are headings. */
export const WHOLE_DISCOUNT =
  /^(?:paperless|loyalty|sprinklers?|alarms?|deadbolts?|auto-?pay|eft|multi-?\w+|bundl\w+|companion|affinity|military|veterans?|senior|retire\w*|mature|gated|telematics|married|tenure|longevity|association|group|alumni|package|account|umbrella|e-?(?:policy|bill|sign\w*|delivery)|claims?-?free|loss-?free|non-?smok\w+|\w+\/\w+|renewal|fortified|shutters?|hybrid|homeowner\w*|home\s?buyer|persistency|employee|garaged?|educat\w+|occupation\w*|mitigation|passive|restraints?|airbags?|anti-?\w+)$/i;

/** Words of the names of taxes, surcharges and fees that belong to the premium. */
export const FEE_NAME =
  /\b(?:fees?|tax(?:es)?|surcharges?|assessments?|recoupments?|surplus (?:contribution|lines)|stamping|guaranty (?:fund|association)|fair plan|fire marshal|fire fund|catastrophe (?:fund|charge)|hurricane catastrophe|emergency management|empa|citizens|mvr|contribution|mcca|theft prevention|fraud fund|anti-?fraud|fire academy|firefighter|fire college|clean fund|jua|fhcf|policy service)\b/i;

/** Charges that may come later, and coverages of a similar name. */
export const NOT_FEE =
  /\b(?:installments?(?!-free)|late|nsf|returned|reinstatement|cancell?ation|billing|service charge|may be|will be|loss assessments?|assessment coverage|fire department (?:service )?charge|attorney|per payment|each|policy premium|premium and|premium,|plus|total|before|including|without|subject to|credit card|fee schedule|convenience|damage|liability|limit|excluded?|coverage|declined|if|pet|no fee|minimum earned)\b/i;

/** Lines below the fees that are none, whatever heading they still stand under. */
export const NEVER_FEE =
  /\b(?:premium|payments?|paid|monthly|quarterly|annual|plan|company|form|page|policy (?:no|number)|countersigned|none|hurricane|perils|dwelling|structures|contents|property|loss of use|personal|medical|limits?)\b/i;

/** Names that are discounts wherever they stand with a negative amount. */
export const STRONG_DISCOUNT =
  /\b(?:discounts?|paperless|e-?policy|e-?sign\w*|auto-?pay|easy pay|multi-?\s?(?:policy|line|car|product)|paid[\s-]in[\s-]full|loyalty|claims?[\s-]free|good (?:driver|student|payer)|safe driver|protective devices?|new home|companion|bundle|early (?:quote|shopper|signing)|welcome|preferred payment|responsible)\b/i;
