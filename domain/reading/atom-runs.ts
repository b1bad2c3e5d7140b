// Cuts the words of a segment into runs of one kind: the longest run that is a value wins, the rest is text.
import type { Word } from '../document/page.ts';
import { isMarked, isNumeric, isValue, type Typed } from './atom.ts';
import { asText, typeOf } from './atom-kinds.ts';
import { textRun } from './text-run.ts';

export interface Run {
  typed: Typed;
  text: string;
  words: readonly Word[];
}

const LONGEST_RUN = 5;
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const SIGN = /^(?:USD|[-–−+($§]+)$/;
const AFTER = /^(?:CR|cr|[-–)]|%|percent)$/;
const CONNECTOR = /^(?:to|thru|through|until|and|[-–—/])$/i;
const BOX_GLYPH = /^(?:[✓✔☑☒✗✘■☐□▢◻]|\[[xX_]?\])$/u;
const NUMBER_CAPTION = /(?:#|\bno\.?|\bnumber|\bnbr\.?|\bnum\.?|\bid)$/i;
/** First pieces that are captions or parts of addresses, never of an identifier. */
const NO_PREFIX = new Set(
  `NO NBR NUM ID DATE LOSS OPEN CLSD PAID PAGE OF TERM UNIT STE APT BOX PO VEH VIN FORM ED YEAR CODE AMT ZIP TEL FAX
  LOC BLDG ITEM PART LINE FOR THE AND TO BY AT IN ON FROM AGE DOB SYM EST INC LLC ST AVE RD HWY LN DR CT ROOM LOT FEE
  NAIC FEIN CERT REF LOAN DOL DOB POL TAX ACV RC DED LIM SQ FT MI CASE ACCT RISK UNDER OVER EACH ANY SEC PER ALL NOTE TOTAL CLAIM STATE`.split(
    /\s+/,
  ),
);

/** The runs of a part of a segment that has no colon inside. */
export function cutRuns(joined: readonly Word[]): Run[] {
  const words = joined.flatMap(partDates);
  const text = textRun(words).text;
  if (words.length === 1 || text.length !== lengthOf(words)) return [{ typed: typeOf(text), text, words }];
  if (!/[\d☐□▢◻☑☒✓✔✗✘■[]/u.test(text)) return [{ typed: typeOf(text), text, words }];
  const whole = typeOf(text);
  if (isValue(whole) && !(whole.kind === 'id' || whole.kind === 'int')) return [{ typed: whole, text, words }];
  return withoutConnectors(demote(scan(words), words.length));
}

/** "02/01/12-02/01/13" in one word are two dates. */
function partDates(word: Word): Word[] {
  const match = /^(\d{1,2}\/\d{1,2}\/\d{2,4})[-–—](\d{1,2}\/\d{1,2}\/\d{2,4})$/.exec(word.text);
  const [, first, second] = match ?? [];
  if (first === undefined || second === undefined) return [word];
  const step = (word.x1 - word.x0) / word.text.length;
  return [
    { ...word, text: first, x1: word.x0 + first.length * step },
    { ...word, text: second, x0: word.x1 - second.length * step },
  ];
}

const lengthOf = (words: readonly Word[]): number =>
  words.reduce((sum, word) => sum + word.text.length, words.length - 1);

function scan(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  let loose: Word[] = [];
  const flush = (): void => {
    if (loose.length > 0) runs.push(runOf(loose));
    loose = [];
  };
  for (let at = 0; at < words.length; ) {
    const run = longestValue(words, at);
    if (run) {
      flush();
      runs.push(run);
      at += run.words.length;
    } else {
      const word = words[at];
      if (word) loose.push(word);
      at++;
    }
  }
  flush();
  return runs;
}

function runOf(words: readonly Word[]): Run {
  const text = textRun(words).text;
  return { typed: words.length === 1 ? typeOf(text) : asText(text), text, words };
}

function longestValue(words: readonly Word[], at: number): Run | null {
  const first = words[at]?.text ?? '';
  if (BOX_GLYPH.test(first)) return runOf(words.slice(at, at + 1));
  const isStart = /\d/.test(first) || MONTH.test(first) || SIGN.test(first) || /^[A-Z]{1,4}$/.test(first);
  if (!isStart) return null;
  for (let count = Math.min(LONGEST_RUN, words.length - at); count > 1; count--) {
    const run = words.slice(at, at + count);
    const text = run.map((word) => word.text).join(' ');
    if (!/\d/.test(text)) continue;
    const typed = typeOf(text);
    if (isRun(typed, run)) return { typed, text, words: run };
    const ended = withoutComma(run);
    if (isIdRun(ended)) {
      const id = textRun(ended).text;
      return { typed: { kind: 'id', value: id }, text: id, words: ended };
    }
  }
  const typed = typeOf(first);
  return isValue(typed) ? { typed, text: first, words: words.slice(at, at + 1) } : null;
}

/** The comma behind an identifier is none of its signs: "WC 7001137 3, term 1/1/20". */
function withoutComma(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  if (!last || !/^\d+,$/.test(last.text)) return words;
  const text = last.text.slice(0, -1);
  const step = (last.x1 - last.x0) / last.text.length;
  return [...words.slice(0, -1), { ...last, text, x1: last.x0 + text.length * step }];
}

/** Whether several words make one value; "1 500" and "X 12" are two. */
function isRun(typed: Typed, words: readonly Word[]): boolean {
  const first = words[0]?.text ?? '';
  const last = words.at(-1)?.text ?? '';
  if (typed.kind === 'phone') return true;
  if (typed.kind === 'split') return words.some((word) => word.text === '/');
  // A date followed by the time of day is left to its own words.
  if (typed.kind === 'date') return /^(?:\d+|[a-z]+\.?)\W*$/i.test(first) && /\d{2},?$/.test(last);
  if (!isNumeric(typed) || words.length > 3 || /^[-–−]$/.test(first)) return false;
  return SIGN.test(first) || AFTER.test(last);
}

/** "WC 123 4567 01": capitals and digits side by side with at least five digits, four of them in one piece. */
function isIdRun(words: readonly Word[]): boolean {
  if (!words.every(({ text }) => /^[A-Z0-9][A-Z0-9-]*$/.test(text))) return false;
  const [first, second] = words;
  if (!first || !second) return false;
  if (
    words.some(({ text }) => NO_PREFIX.has(text) || isDated(text)) ||
    words.some(({ text }) => /^[A-Z]{6,}$/.test(text))
  )
    return false;
  if (!hasDigits(words) || hasWord(words)) return false;
  const isPlaceAndZip = words.length === 2 && /^[A-Z]{2}$/.test(first.text) && /^\d{5}(?:-\d{4})?$/.test(second.text);
  return !isPlaceAndZip && isTight(words);
}

/** At least five, four of them in one piece, and some at the end. */
function hasDigits(words: readonly Word[]): boolean {
  const digits = words.map(({ text }) => text.replace(/\D/g, '').length);
  const all = digits.reduce((sum, count) => sum + count, 0);
  return all >= 5 && digits.some((count) => count >= 4) && digits.at(-1) !== 0;
}

/** Three capitals inside may be a word; in "22 JVG 769698" they are not. */
function hasWord(words: readonly Word[]): boolean {
  const inside = words.slice(1).map(({ text }) => text);
  if (inside.some((text) => /^[A-Z]{4,}$/.test(text))) return true;
  const at = words.findIndex(({ text }, index) => index > 0 && /^[A-Z]{3}$/.test(text));
  return at > 1 || (at === 1 && !(/^\d{1,3}$/.test(words[0]?.text ?? '') && /\d{5}/.test(words[2]?.text ?? '')));
}

const isDated = (text: string): boolean => text.length >= 6 && typeOf(text).kind === 'date';

/** Columns of digits with a blank between them are wider apart than the pieces of an identifier. */
const isTight = (words: readonly Word[]): boolean =>
  words.every((word, at) => at === 0 || word.x0 - (words[at - 1]?.x1 ?? word.x0) <= 0.65 * word.size);

/** Bare numbers and codes inside running text are text; amounts with marks, dates and the like never are. */
function demote(runs: readonly Run[], length: number): Run[] {
  const kept: Run[] = [];
  for (const [at, run] of runs.entries()) {
    const before = runs[at - 1];
    const isText = run.typed.kind === 'text' || isLoose({ run, before, after: runs[at + 1], length });
    const last = kept.at(-1);
    if (isText && last?.typed.kind === 'text') kept[kept.length - 1] = joinText(last, run);
    else kept.push(isText ? { ...run, typed: asText(run.text) } : run);
  }
  return kept;
}

function joinText(a: Run, b: Run): Run {
  const words = [...a.words, ...b.words];
  const text = textRun(words).text;
  return { typed: asText(text), text, words };
}

interface Between {
  run: Run;
  before: Run | undefined;
  after: Run | undefined;
  length: number;
}

function isLoose({ run, before, after, length }: Between): boolean {
  const { typed, text } = run;
  const isBare =
    typed.kind === 'int' ||
    typed.kind === 'number' ||
    typed.kind === 'id' ||
    typed.kind === 'zip' ||
    (typed.kind === 'split' && !isMarked(typed.marks));
  if (!isBare) return false;
  const touchesText = isWords(before) || isWords(after);
  if (!touchesText) return false;
  if (before && NUMBER_CAPTION.test(before.text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return !(digits >= 6 && length <= 8 && (!before || !after));
}

const isWords = (run: Run | undefined): boolean =>
  run?.typed.kind === 'text' && /\p{L}/u.test(run.text) && !CONNECTOR.test(run.text);

/** Drops what only connects two values: "01/01/23 - 01/01/24", "$100,000 / $300,000". */
function withoutConnectors(runs: readonly Run[]): Run[] {
  return runs.filter((run, at) => {
    const before = runs[at - 1];
    const after = runs[at + 1];
    return !(
      CONNECTOR.test(run.text) &&
      before &&
      after &&
      isValue(before.typed) &&
      before.typed.kind === after.typed.kind
    );
  });
}
