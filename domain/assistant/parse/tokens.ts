import { findDates } from '../../reading/values/date.ts';
import { scaled } from '../../reading/values/scaled.ts';
import { nearestWord } from '../../search/nearest-word.ts';
import { isFiller, isFunctionWord } from '../lexicon/fillers.ts';
import { knownWords } from '../lexicon/senses.ts';
import { KIND_WORDS } from '../question/kinds.ts';
import { monthsOfYears } from '../question/years.ts';
import { searchWordsOf, wordsOf } from '../words.ts';

/** A word or a number of a question. */
export interface Token {
  kind: 'word' | 'money' | 'number' | 'year' | 'date' | 'percent';
  /** As senses are looked up; empty for a day. */
  word: string;
  /** The word before it was mended. */
  written: string;
  /** As values are looked up. */
  stem: string;
  /** As it is written. */
  raw: string;
  /** Of a number, or a day as ISO. */
  value: number | string;
  /** Whether it narrows nothing down by itself. */
  isCommon: boolean;
  /** Whether a comma or another mark stands before it. */
  isApart: boolean;
}

const DIGITS = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?`;
const PIECE = new RegExp(
  [
    String.raw`\$ ?${DIGITS}(?: ?(?:k|m|million|grand)\b)?`,
    String.raw`\d+(?:\.\d+)? ?(?:%|percent\b|pct\b)`,
    String.raw`${DIGITS}(?![\w-])`,
    String.raw`[\w&'’./#-]*\w`,
    '[&%]',
    String.raw`[,;:?!](?=\s|$)`,
  ].join('|'),
  'gi',
);

type IsKnown = (stem: string) => boolean;

/** The words of a question, its numbers and days as what they are; mistyped words are mended. */
export function tokensOf(text: string, isKnown: IsKnown): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const days = [...findDates(text), ...monthsOfYears(text)].sort((a, b) => a.start - b.start);
  for (const { date, start, end } of days) {
    if (start < at) continue;
    const last = endOfTerm(text, { date, end });
    const kind = last > end || isOfTerm(text, { start, end }) ? 'year' : 'date';
    const raw = text.slice(start, last);
    tokens.push(...piecesOf(text.slice(at, start), isKnown));
    tokens.push({ kind, word: '', written: '', stem: '', raw, value: date, isCommon: false, isApart: false });
    at = last;
  }
  return [...tokens, ...piecesOf(text.slice(at), isKnown)];
}

/** "9/1/16-17", "9/1/16 - 9/1/17": where a term ends that begins on a day, else the end of the day. */
function endOfTerm(text: string, { date, end }: { date: string; end: number }): number {
  const [, between = '', to = ''] = TO_END.exec(text.slice(end, end + AROUND)) ?? [];
  const year = Number(to.split(/\D/).at(-1)?.slice(-2));
  return to !== '' && year === (Number(date.slice(2, 4)) + 1) % 100 ? end + between.length + to.length : end;
}

/** How many characters around a day say that it is one of a term. */
const AROUND = 40;
const TO_END = /^( ?(?:-|–|to|thru|through) ?)((?:\d{1,2}[/-]\d{1,2}[/-])?\d{2,4})(?![\w/-])/;

/** "The 4/25/2016 policy", "effective 1/1/2016": a day that stands for the year which begins on it. */
const isOfTerm = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /\b(?:eff(?:ective)?|incept\w*|policy|policies|term|terms)\.?(?: of| from| on| dated?)?:? ?$/i.test(
    text.slice(Math.max(start - AROUND, 0), start),
  ) || /^(?: \w+)? (?:policy|term|policy term|policy period)\b/i.test(text.slice(end, end + AROUND));

function piecesOf(text: string, isKnown: IsKnown): Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  for (const [piece] of text.matchAll(PIECE)) {
    if (/^[,;:?!]$/.test(piece)) {
      isApart = true;
      continue;
    }
    const number = numberOf(piece);
    for (const token of number ? [number] : wordTokens(piece, isKnown)) {
      tokens.push({ ...token, isApart });
      isApart = false;
    }
  }
  return tokens;
}

const UNIT = '(?:k|m|million|grand|%|percent|pct)';
const NUMBER = new RegExp(String.raw`^\$? ?${DIGITS} ?${UNIT}?$`, 'i');
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/(?:k|grand)$/i, 1000],
  [/(?:m|million)$/i, 1_000_000],
];

function numberOf(piece: string): Token | undefined {
  if (!NUMBER.test(piece)) return undefined;
  const scale = SCALES.find(([unit]) => unit.test(piece))?.[1] ?? 1;
  const value = scaled(Number(piece.replace(/[^\d.]/g, '')), scale);
  const bare = piece.replace(/[$ ,%]/g, '').toLowerCase();
  return {
    kind: kindOf(piece),
    word: bare,
    written: bare,
    stem: bare,
    raw: piece,
    value,
    isCommon: false,
    isApart: false,
  };
}

function kindOf(piece: string): Token['kind'] {
  if (/%|percent|pct/i.test(piece)) return 'percent';
  if (/^\$|,|(?:k|m|million|grand)$/i.test(piece)) return 'money';
  return /^(?:19|20)\d\d$/.test(piece) ? 'year' : 'number';
}

const saysLittle = (word: string): boolean =>
  word.length < 2 || isFiller(word) || isFunctionWord(word) || KIND_WORDS.has(word);

function wordTokens(piece: string, isKnown: IsKnown): Token[] {
  const isSign = piece === '%';
  const words = wordsOf(isSign ? 'percent' : piece);
  return words.map((written) => {
    const word = mended(written, isKnown);
    const [stem = word] = searchWordsOf(word);
    const raw = words.length === 1 ? piece : written;
    return { kind: 'word', word, written, stem, raw, value: '', isCommon: saysLittle(word) && !isSign, isApart: false };
  });
}

const SHORTEST_MENDED = 4;

function mended(word: string, isKnown: IsKnown): string {
  if (word.length < SHORTEST_MENDED || saysLittle(word) || knownWords().has(word)) return word;
  const [stem = word] = searchWordsOf(word);
  const near = nearestWord(word, knownWords()) ?? word;
  // "costing" is a form of "cost", "police" is no "policy" where it is printed
  return isKnown(stem) && searchWordsOf(near)[0] !== stem ? word : near;
}
