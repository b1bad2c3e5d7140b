import { anyOf } from '../../text/any-of.ts';
/** Losses that a property deductible applies to. */
export const PERIL = anyOf(
  /\b(?:any (?:other )?(?:covered )?(?:perils?|loss)|(?:every|each) (?:covered )?loss|most (?:covered )?loss(?:es)?)\b/i,
  /\b(?:all (?:other|covered|section i)?\s?(?:covered )?(?:perils?|losses)|other (?:covered )?perils?|aop)\b/i,
  /\b(?:section i|wind(?:storm)?|hail|named storm|hurricane|tropical|tornado|earthquake|water|theft|roof|fire)\b/i,
  /\b(?:lightning|sinkhole|property coverages?|policy deductible|all losses|covered losses|base deductible)\b/i,
  /\b(?:standard deductible|flood|freez\w+|non-?weather|weather|each occurrence|per occurrence)\b/i,
  /\b(?:earth movement|quake|wild\s?fires?|brush\s?fires?|vandalism|cyclones?|typhoon|ice dams?|explosion|smoke)\b/i,
  /\b(?:(?:other |any |all |any other |every |all other )(?:causes?|risks?|hazards?|claims?)|causes of (?:loss|damage))\b/i,
  /\b(?:(?:ground cover )?collapse|property losses|all other|(?:ice|snow)(?: (?:or|and) (?:ice|snow))?)\b/i,
  /\b(?:burst pipes?|mine subsidence|volcan\w+|(?:remaining|standard|basic) (?:perils?|losses)|storms?)\b/i,
  /\b(?:personal property|cosmetic|(?:all |any )?other loss(?:es)?|any(?:thing)? else|everything else)\b/i,
);
