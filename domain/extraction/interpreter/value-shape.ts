import { findMoney, parseMoney } from '../../reading/values/money.ts';
import { findDates, parseDate } from '../../reading/values/date.ts';
import { remembered } from '../../text/remembered.ts';
import { DECLINED, INCLUDED, LIMIT_WORDS } from '../lexicon/value-words.ts';

/** What a whole text is as a value. */
export type ValueShape = 'money' | 'number' | 'percent' | 'date' | 'wording' | 'included' | 'declined';

/** "2,180 sq. ft.": what is measured in other units than dollars is no value of a coverage. */
const AREA = /^[\d,.]+ ?(?:sq\b|sqft|square|sf\b|s\.f\.|acres?\b)/i;
const PERCENT = /^\d+(?:\.\d+)?\s?%/;
const SPLIT = /^\$?\s?\d[\d,.]*(?:\s?[kK])?\s?\/\s?\$?\s?\d[\d,.]*/;
// An amount with the words of a limit around it: "$50,000 each person", "less 250 deductible", "30 per day".
const PER_THEN_AMOUNT = /^(?:ea|each|per)\.? (?:per|person|acc|accident|occ|occurrence)\.?\s+\$?\s?\d/i;
const AMOUNT_THEN_PER = new RegExp(
  String.raw`^\$?\s?\d[\d,.]*\s?(?:each|per|ea\b|any|a day|\/|csl|combined|months?|days?|mo\b|yrs?\b|max|deductible|ded\b)`,
  'i',
);
const WORDS_THEN_AMOUNT =
  /^(?:acv|actual cash value|actual loss|als|rc|replacement cost|stated|agreed|less(?!:)|up to|limit of)\b.*\d/i;
const OTHER_LIMITS = /^(?:D\s?\d{2,5}$|ded\.? \$?\d[\d,]*$|\d+ (?:consecutive )?months?\b|no deductible)/i;
/** "For at most 12 months, maximum $81,300", "Up to 24 months not to exceed $121,723". */
const TIME_THEN_AMOUNT =
  /^(?:for |up to |at most |max(?:imum)?(?: of)? |within |limited to |shortest )*\d+ (?:months?|years?|days?)\b.*\$\s?\d/i;
const DED = 'ded(?:uctible|\\.)?';
const AFTER_LIMIT = String.raw`(?: (?:per|each) \p{L}+)?[,;]? (?:\/ |\(|with |less |minus )?(?:an? )?`;
/** "$10,000, deductible $500", "$30,000 per trailer, $1,000 deductible", "250 (DED 2,500)", "10,000 / 1,000 ded". */
export const LIMIT_AND_DEDUCTIBLE = new RegExp(
  String.raw`^\$?[\d,]+${AFTER_LIMIT}(?:${DED} (?:of )?\$?[\d,]+|\$?[\d,]+ ${DED})\)?$`,
  'iu',
);
const LIMITS = [
  LIMIT_AND_DEDUCTIBLE,
  TIME_THEN_AMOUNT,
  SPLIT,
  PER_THEN_AMOUNT,
  AMOUNT_THEN_PER,
  WORDS_THEN_AMOUNT,
  OTHER_LIMITS,
];

/** "Actual cash value or cost of repair, whichever is less, minus the deductible shown for each covered auto": the limit of the standard form. */
const WHICHEVER =
  /^(?:the )?(?:(?:lesser|smaller) of )?(?:the )?(?:actual cash value|acv|stated amount)\b.*\b(?:whichever|cost of repair)/i;
const isLongLimit = (text: string): boolean => text.length < 200 && WHICHEVER.test(text);

/** What a text is as a value; null for a name, a heading or a sentence. */
export const kindOfValue = remembered((text) => shapeOf(text.trim()));

function shapeOf(text: string): ValueShape | null {
  if (text.length < 40 && (DECLINED.test(text) || /^[-–—−]+$/.test(text))) return 'declined';
  if (text.length < 40 && INCLUDED.test(text) && !/^see /i.test(text)) return 'included';
  if (parseMoney(text.replace(/−/g, '-')) !== null) return /[$.,]/.test(text) ? 'money' : 'number';
  if (parseDate(text) !== null) return 'date';
  return PERCENT.test(text) && text.length <= 90 ? 'percent' : wordingOf(text);
}

function wordingOf(text: string): 'wording' | null {
  const isLong = text.length > 90;
  const isWording = isLong ? isLongLimit(text) : !AREA.test(text) && (isLimit(text) || startsWithAmount(text));
  return isWording ? 'wording' : null;
}

const isLimit = (text: string): boolean =>
  LIMITS.some((pattern) => pattern.test(text)) || WHICHEVER.test(text) || isLimitWording(text);

/** "141,000 2015": an amount with something behind it that is no part of it. */
export const hasMoreBehind = (text: string): boolean => kindOfValue(text) === 'wording' && !isLimit(text);

const startsWithAmount = (text: string): boolean =>
  /^[$]?\d/.test(text) && findMoney(text)[0]?.start === 0 && findDates(text).length === 0;

/** "Actual Cash Value" is a limit in words; a sentence or a name that mentions one is not. */
function isLimitWording(text: string): boolean {
  const match = LIMIT_WORDS.exec(text);
  return (
    match !== null &&
    match.index === 0 &&
    text.split(/\s+/).length <= 6 &&
    !/^(?:covered autos?|basic|full|same|included|days?|months?|percent|policy limits?)\b/i.test(text) &&
    !/^up to\b\D*$/i.test(text)
  );
}

/** Whether the value is an amount with a sign, cents or thousands. */
export const isMarkedMoney = (text: string): boolean => parseMoney(text.replace(/−/g, '-'), { strict: true }) !== null;
