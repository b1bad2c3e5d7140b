// How names of discounts are parted that stand one after the other.

const BY_COMMAS = /[,;]\s+(?:and\s+)?|\s+and\s+(?=\p{Lu})|$/gu;
const BY_SEMICOLONS = /;\s+|$/gu;
const BY_SIGNS = /\s+[/|•·]\s+|$/gu;
/** Names one after the other in a line. */
export const LIST = /[,;]\s|\s[•·]\s|(?:\s[/|]\s.*){2}|\sand\s\p{Lu}/u;
export const separatorsOf = (text: string): RegExp => {
  if (/;\s/.test(text)) return BY_SEMICOLONS;
  return /\s[•·]\s|(?:\s[/|]\s.*){2}/.test(text) ? BY_SIGNS : BY_COMMAS;
};

/** "Accident-" at the end of a line and "Free" in the next. */
export const BROKEN = /(?<=\p{L})- (?=\p{L})/gu;

/** "Multi-line (15%)". */
export const PERCENT = /\s\(?\d{1,2}(?:\.\d+)?\s?%\)?$/;

const REDUCTION = /\b(?:discounts?|credits?|sav(?:ings?|ed)|price cuts?)\b/i;
/** What could be had, or counts later. */
const OFFERED =
  /\b(?:could|may|might|would|available|eligible|qualify|other|more|ask|if|not|lose|credit (?:union|card|report|score))\b/i;

/** Words that say by what a premium was reduced. */
export const isReduction = (text: string): boolean => REDUCTION.test(text) && !OFFERED.test(text);
