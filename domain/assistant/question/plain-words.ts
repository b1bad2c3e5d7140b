import { scaled } from '../../reading/values/scaled.ts';

/** "Coverages A, B and C" are coverage A, coverage B and coverage C. */
const PARTS = /\b(coverage|cov)s? ([a-f](?:(?:,? (?:and|plus|&|\+)|,|\/)\s*[a-f])+)\b/gi;
const eachPart = (_: string, noun: string, letters: string): string =>
  [...letters.matchAll(/\b[a-f]\b/gi)].map(([letter]) => `${noun} ${letter}`).join(' and ');

const BOUNDING = String.raw`(?:between(?: \$?[\d,]+ and)?|over|above|under|below|than|exceed(?:s|ing)?|at least|at most|past|beyond|topped|north of|up to)`;
const UNITS = 'miles?|sq|feet|ft|days?|employees?|people|pounds|lbs';
/** "Above 500", "a 1000 deductible". */
const BARE_AMOUNT = new RegExp(
  String.raw`(?<=\b${BOUNDING} )\d{3,7}\b(?![,.]?\d|[%/-]| ?(?:${UNITS})\b)|\b\d{3,6}(?= ded)`,
  'gi',
);

/** "2018 or newer", "2020 forward". */
const AND_AFTER =
  /\b((?:19|20)\d\d) (?:(?:or|and) (?:newer|later|after|up)|onwards?|forward|on(?=\s*(?:[?!.,;]|$)))\b/gi;
const AND_BEFORE = /\b((?:19|20)\d\d) (?:or|and) (?:older|earlier|before)\b/gi;
/** "Not yet closed out". */
const NOT = "(?:not|(?:is|are|was|were|has|have|had|do|does|did)n['’]?t)";
const NOT_CLOSED = new RegExp(
  String.raw`\b${NOT} (?:yet )?(?:been |be )?(?:closed|settled|resolved)(?: out)?(?: yet)?\b`,
  'gi',
);
/** "20k", "5 grand"; with a dollar sign it is an amount anyway. */
const IN_THOUSANDS = new RegExp(
  String.raw`(?<![$\d.,]|\$ )\b(\d+(?:\.\d+)?) ?(?:k|grand|thousand)\b(?! ?(?:${UNITS})\b)`,
  'gi',
);
/** "Six figures". */
const FIGURES = /\b(?:hit |in |into )?(?:the )?(four|five|six|seven|[4-7])[ -]figures?\b/gi;
const FIGURE_WORDS = ['four', 'five', 'six', 'seven'];
const figuresOf = (written: string): number => Number(written) || FIGURE_WORDS.indexOf(written.toLowerCase()) + 4;

/** A question with what is said in several ways said in one: amounts in dollars, bounds, what is not closed. */
export const inPlainWords = (written: string): string =>
  written
    .replaceAll(PARTS, eachPart)
    .replaceAll(NOT_CLOSED, 'open')
    .replaceAll(/\b(?:no|not|nothing) (?:more|higher|greater|bigger) than\b/gi, 'at most')
    .replaceAll(/\b(?:no|not) (?:less|lower|fewer|smaller) than\b/gi, 'at least')
    .replaceAll(AND_AFTER, 'since $1')
    .replaceAll(AND_BEFORE, (_, year: string) => `before ${Number(year) + 1}`)
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bpay(?:s|ing)? (anything|something|nothing|any money)\b/gi, 'paid $1')
    .replaceAll(FIGURES, (_, digits: string) => `at least $${10 ** (figuresOf(digits) - 1)}`)
    .replaceAll(/\b(between \$?\d{1,3})(?= (?:and|&|to) \$?\d{1,3} ?k\b)/gi, '$1k')
    .replaceAll(IN_THOUSANDS, (_, number: string) => `$${scaled(Number(number), 1000)}`)
    .replaceAll(BARE_AMOUNT, (number) => (isYear(number) ? number : `$${number}`))
    .replaceAll(
      /\b((?:19|20)\d\d) ?[-/] ?(\d\d)\b(?![-/\d])/g,
      (_, from: string, to: string) => `${from}-${from.slice(0, 2)}${to}`,
    )
    .replaceAll(/\b(above|over|than) the (?:next|second|runner.?up)\b/gi, '$1 the rest');

export const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);
