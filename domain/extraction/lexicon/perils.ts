/** Losses that a property deductible applies to. */
export const PERIL =
  /\b(?:any (?:other )?(?:covered )?(?:perils?|loss)|(?:every|each) (?:covered )?loss|all (?:other|covered|section i)?\s?(?:covered )?(?:perils?|losses)|other (?:covered )?perils?|aop|section i|wind(?:storm)?|hail|named storm|hurricane|tropical|tornado|earthquake|water|theft|roof|fire|lightning|sinkhole|property coverages?|policy deductible|all losses|covered losses|base deductible|standard deductible|flood|freez\w+|non-?weather|weather|each occurrence|per occurrence|personal property|cosmetic)\b/i;
