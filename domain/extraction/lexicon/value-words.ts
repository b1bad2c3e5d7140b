import { anyOf } from '../../text/any-of.ts';
/** Marks of a coverage that was not bought. */
export const DECLINED = anyOf(
  /\b(?:not purchased|not selected|declined|declines|rejected|reject(?:ed)? by|no coverage|not covered)\b/i,
  /\b(?:not included|not provided|excluded|not taken|not carried|not elected|waived by insured|none selected)\b/i,
  /\bnot (?:requested|chosen|active|in (?:force|effect))\b/i,
  /\b(?:refused|coverage not|no cov)\b|^(?:none|no|n\/?c|nil|not applicable|—|-+)$/i,
);

/** A limit or premium in words. */
export const INCLUDED = anyOf(
  /^(?:included|incl\.?|inc\.?|included in .*|yes|applies|covered|applied|no charge|no premium|n\/?c|included\*)$/i,
  /^(?:in (?:force|effect)|purchased|selected|elected|chosen|carried|provided|x|waived)$/i,
  /^see (?:form|above|below|policy|endorsement).*$/i,
);

/** A limit that is no dollar amount. */
export const LIMIT_WORDS = anyOf(
  /\b(?:actual cash value|acv|replacement cost|repl\.? cost|stated (?:amount|value|amt\.? less)|agreed value|unlimited)\b/i,
  /\b(?:no limit|als|see (?:form|policy|endorsement|property plus|schedule)|statutory)\b/i,
  /\bactual (?:\w+ )?loss(?:es)? sustained\b/i,
  /\b(?:full (?:coverage|glass)|policy limits?|basic|months?|days?|per day|percent|up to|same as|included|incl)\b/i,
  /\b(?:repair or replace|\d+\s?%|market value|limited tort|full tort|applies|covered|amount due)\b/i,
  /\b(?:functional replacement|separately stated|reasonable and necessary|minus deductible)\b/i,
  /^(?:rc|(?:un|non-?\s?)?stacked|as scheduled|in form|statutory|stat|full value|state minimum|follow(?:ing)? form)$/i,
  /^per (?:form|schedule|policy|disablement|endorsement|underlying)$|^(?:shared|separate|within general) aggregate$/i,
);
