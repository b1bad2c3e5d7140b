import { findDates } from '../../../reading/values/date.ts';
import type { Cited, Draft } from '../../cited.ts';
import { figuresIn } from './figures.ts';
import { citedAt, type Sentence as Whole } from './sentences.ts';

type Sentence = Pick<Whole, 'run' | 'page'>;

// What sentences state of the policy as a whole: its number, period, parties and price.

const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}.'’&-]*|&|of|and|the|for)`;
const COMPANY = String.raw`(${NAME_WORD}(?: ${NAME_WORD})*(?:, (?:LLC|LLP|LP|Inc|Ltd|Corp)\b\.?)?)`;
const INSURER =
  /\b(?:Insurance|Mutual|Casualty|Indemnity|Assurance|Company|Co|Exchange|Retention|Lloyds|Corporation|Insurer|Surety)\b/;
const BY =
  '(?:issued|written|underwritten|provided|insured)(?: to [^.$]{3,60}?)? by|insurer is|insuring with|insured with';
const CARRIERS = [
  new RegExp(String.raw`\b(?:${BY}) ${COMPANY}`, 'u'),
  new RegExp(
    String.raw`(?:^|[.:;] )(?:The )?${COMPANY} (?:\([^)]{3,30}\) )?(?:insures|certifies|agrees|provides)\b`,
    'u',
  ),
  new RegExp(String.raw`\bfor ${COMPANY}, (?:the|your) insurer\b`, 'u'),
];
const TRANSACTION = /\bthis (?:policy )?is (?:a|an|your|the) (?:new|renewal|renewed)\b(?= (?:\w+ )?policy\b|[.,])/i;
const AGENT =
  '(?:placed|arranged|purchased) (?:through|with|by)|(?:written|sold|issued) through|serviced by|(?:agent|agency|broker|producer|representative) is';
// "for flood policies serviced by" speaks of others
const SELLS = '(?:sells|sold|services|serviced|placed|wrote)(?: (?:and|or) \\w+)?';
const AGENCIES = [
  new RegExp(String.raw`(?<!\bpolicies )\b(?:${AGENT}) ${COMPANY}`, 'u'),
  new RegExp(String.raw`(?:^|[;,.] )${COMPANY} is your (?:insurance )?(?:agent|agency|broker|producer)\b`, 'u'),
  new RegExp(String.raw`(?:^|[;,.] )${COMPANY} (?:\([^)]{3,40}\) )?${SELLS} (?:this|your) (?:policy|insurance)\b`, 'u'),
];
const PREFIX = String.raw`(?:[A-Z][A-Z-]{0,5} )?`;
const NUMBER = new RegExp(
  String.raw`\b(?:[Pp]olicy|[Cc]ertificate),?(?: (?:number|no\.?|num\.?|#))?[:,]? (?:is )?(${PREFIX}[A-Z0-9-]*\d[A-Z0-9-]*(?: [\d-]+)*)`,
);
const LEAST_DIGITS = 4;

const BEGINS =
  /\b(?:effective|takes? effect|begins?|starts?|commences?|incepts?|renews|runs?|in force|from)(?: (?:on|from|as of))?\s*$/i;
const ENDS = /\b(?:expires?|ends?|until|terminates?|through|expiring)(?: (?:on|at))?\s*$/i;
const TO = /^[\s,]*(?:at [^$]{4,30}? )?(?:to|until|through|till|-|–)\s*$/i;

const OWED = 'you owe|you pay|you will pay|in all you owe';
const TOTAL =
  'total(?: [a-z]+){0,2} premium|total you pay|amount due|(?:annual|policy|term|six[- ]month) premium|premium for the (?:period|term|policy|year)';
const PRICE = new RegExp(String.raw`\b(?:(?:${OWED})|(?:${TOTAL})[^$.]{0,40}? is)\s*$`, 'i');
const PART = /\b(?:payments?|instal?lments?|if you|or,|first|monthly|a month)\b/i;

/** The policy's facts that the sentences state, each from the first that states it. */
export function policyFacts(sentences: readonly Sentence[]): Draft {
  const facts = new Map<string, Cited>();
  const set = (field: string, cited: Cited | null): void => {
    if (cited && !facts.has(field)) facts.set(field, cited);
  };
  for (const sentence of sentences) {
    set('policyNumber', numberIn(sentence));
    for (const pattern of CARRIERS)
      set(
        'carrierName',
        nameIn(sentence, pattern, (text) => INSURER.test(text)),
      );
    set('agencyName', agencyIn(sentence));
    set('totalPremium', totalIn(sentence));
    set('transactionType', transactionIn(sentence));
  }
  for (const each of [termIn, datesIn]) {
    for (const sentence of sentences) for (const [field, cited] of each(sentence)) set(field, cited);
  }
  return Object.fromEntries(facts);
}

function nameIn(sentence: Sentence, pattern: RegExp, fits: (text: string) => boolean): Cited<string> | null {
  const match = pattern.exec(sentence.run.text);
  if (!match?.[1]) return null;
  // Where a name ends with the sentence, so does its last mark.
  const cut = match[1].replace(/(?: (?:of|and|the|for|&))+$/, '').replace(/\.? (?:The|It|We|You|Your) ?.*$/, '');
  const name = cut.replace(/(?<!\b(?:Inc|Co|Corp|Ltd))[.,]+$/, '');
  if (!fits(name)) return null;
  const start = match.index + match[0].lastIndexOf(match[1]);
  return citedAt(name, sentence, start, start + name.length);
}

/** "Your policy was placed with Hale Agency", "Hale Agency, LLC is your agent" */
export function agencyIn(sentence: Sentence): Cited<string> | null {
  for (const pattern of AGENCIES) {
    const found = nameIn(sentence, pattern, (text) => text.includes(' '));
    if (found) return found;
  }
  return null;
}

/** "This is a new policy." */
function transactionIn(sentence: Sentence): Cited | null {
  const match = TRANSACTION.exec(sentence.run.text);
  const { index = 0, 0: text = '' } = match ?? {};
  return match ? citedAt(/ new$/i.test(text) ? 'new' : 'renewal', sentence, index, index + text.length) : null;
}

function numberIn(sentence: Sentence): Cited | null {
  const match = NUMBER.exec(sentence.run.text);
  const value = match?.[1];
  if (!match || !value || value.replace(/\D/g, '').length < LEAST_DIGITS) return null;
  const end = match.index + match[0].length;
  return citedAt(value, sentence, end - value.length, end);
}

/** "You owe $833.60 for the policy period" */
function totalIn(sentence: Sentence): Cited | null {
  const { text } = sentence.run;
  for (const { value, start, end } of figuresIn(text)) {
    const ahead = text.slice(0, start);
    if (PRICE.test(ahead) && !PART.test(ahead) && !/^ (?:a|per|each) month/.test(text.slice(end)))
      return citedAt(value, sentence, start, end);
  }
  return null;
}

/** "from May 1, 2020 until May 1, 2021" */
function termIn(sentence: Sentence): [string, Cited][] {
  const { text } = sentence.run;
  const dates = findDates(text);
  for (const [at, from] of dates.entries()) {
    const to = dates[at + 1];
    if (!to || !TO.test(text.slice(from.end, to.start)) || to.date <= from.date) continue;
    return [
      ['effectiveDate', citedAt(from.date, sentence, from.start, from.end)],
      ['expirationDate', citedAt(to.date, sentence, to.start, to.end)],
    ];
  }
  return [];
}

/** "takes effect on May 1, 2020 and remains in force until May 1, 2021" */
const datesIn = (sentence: Sentence): [string, Cited][] =>
  findDates(sentence.run.text).flatMap(({ date, start, end }): [string, Cited][] => {
    const ahead = sentence.run.text.slice(0, start);
    const field = ENDS.test(ahead) ? 'expirationDate' : BEGINS.test(ahead) ? 'effectiveDate' : null;
    return field ? [[field, citedAt(date, sentence, start, end)]] : [];
  });
