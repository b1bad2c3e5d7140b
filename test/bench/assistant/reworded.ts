import type { Case } from './case.ts';

/** What people may say in the place of words that the assistant knows, mostly in words that it does not know. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\bdeductibles?\b/gi, 'share of the bill'],
  [/\bpremiums?\b/gi, 'bill'],
  [/\b(?:limits?|coverage amount)\b/gi, 'ceiling'],
  [/\b(?:claims|losses)\b/gi, 'cases'],
  [/\b(?:claim|loss)\b/gi, 'case'],
  [/\b(?:vehicles|cars)\b/gi, 'rides'],
  [/\b(?:vehicle|car)\b/gi, 'ride'],
  [/\bpolic(?:y|ies)\b/gi, 'contract'],
  [/\b(?:difference|gap)\b/gi, 'delta'],
  [/\b(?:compare|compared|versus|vs)\b/gi, 'next to'],
  [/\b(?:in total|altogether|combined|together)\b/gi, 'as one figure'],
  [/\b(?:total|sum)\b/gi, 'grand figure'],
  [/\b(?:higher|bigger|larger|more)\b/gi, 'on the upper side'],
  [/\b(?:highest|largest|biggest|most expensive|costliest)\b/gi, 'number one'],
  [/\b(?:lowest|smallest|cheapest|least)\b/gi, 'bottom'],
  [/\baverage\b/gi, 'typical'],
  [/\bhow many\b/gi, 'what quantity of'],
  [/\b(?:how much|what amount)\b/gi, 'what'],
  [/\bwhen\b/gi, 'at what time'],
  [/\bwho\b/gi, 'which person'],
  [/\b(?:which|what) page\b/gi, 'which sheet'],
  [/\b(?:list|give me|show me)\b/gi, 'let me see'],
  [/\b(?:open|pending)\b/gi, 'unfinished'],
  [/\bclosed\b/gi, 'finished'],
  [/\b(?:paid|paid out)\b/gi, 'disbursed'],
  [/\b(?:incurred|total incurred)\b/gi, 'burden'],
  [/\b(?:expires?|expiration|expiry|ends?|runs? out)\b/gi, 'goes off the books'],
  [/\b(?:effective|starts?|begins?)\b/gi, 'comes on the books'],
  [/\b(?:mortgagee|lienholder|lender|mortgage company|loss payee)\b/gi, 'creditor'],
  [/\b(?:insured|policyholder|named insured)\b/gi, 'party'],
  [/\b(?:carrier|insurer|insurance company)\b/gi, 'outfit'],
  [/\b(?:agent|agency|broker)\b/gi, 'office'],
  [/\b(?:house|home|dwelling)\b/gi, 'residence'],
  [/\b(?:covered|insured for|included)\b/gi, 'in there'],
  [/\b(?:not|n't|without)\b/gi, 'hardly'],
  [/\b(?:missing|excluded|exclusions?)\b/gi, 'left aside'],
  [/\b(?:dogs?|cats?|pets?|animals?)\b/gi, 'companion'],
  [/\b(?:discounts?|credits?)\b/gi, 'rebate'],
  [/\bfees?\b/gi, 'extra'],
  [/\b(?:building|buildings)\b/gi, 'structure'],
  [/\b(?:employees?|workers?)\b/gi, 'staff'],
  [/\b(?:year|annual|yearly)\b/gi, 'twelve months'],
  [/\b(?:monthly|a month|per month)\b/gi, 'every thirty days'],
  [/\b(?:changed?|changes)\b/gi, 'moved'],
  [/\b(?:phone|telephone)\b/gi, 'line'],
  [/\baddress\b/gi, 'whereabouts'],
];

export interface Reworded {
  asked: Case;
  /** A word is left out, as careless askers do; sometimes that makes it another question. */
  isCut: boolean;
}

const MOST = 4;

/** The same question in words that the assistant was not tuned for; each differs by one wording, replaced or left out. */
export function reworded(asked: Case): Reworded[] {
  const own = OTHERWISE.filter(([wording]) => asked.ask.search(wording) >= 0).slice(0, MOST);
  return own.flatMap(([wording, other]) => [
    { asked: { ...asked, ask: asked.ask.replaceAll(wording, other) }, isCut: false },
    { asked: { ...asked, ask: tidy(asked.ask.replaceAll(wording, '')) }, isCut: true },
  ]);
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
