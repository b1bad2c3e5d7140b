import type { Word } from '../../document/page.ts';
import type { Line, PageLayout } from '../../reading/layout.ts';
import { textRun, type TextRun, wordsWithin } from '../../reading/text-run.ts';
import { isStateCode, isStateName } from '../../reading/values/places.ts';
import { type Cited, cite, type Draft } from '../cited.ts';
import type { RowsPlan } from '../plan.ts';

// Classes of work in lines that no headings stand over: "NH 2812 Cabinet works   12 FT   2 PT   $598,000 @ 3.12 = $18,658".
// A line begins with the code of a class, behind a state, a place or a word for it; what its figures are their words say,
// or their order: payroll, rate, premium.

const CODE = /^\d{4}$/;
const CODE_CAPTION = /^(?:class|code)[.:]?$/i;
const FULL_TIME = /(?<![\d,.])(\d{1,5})\s?(?:FT|full[- ]?time)\b|\b(?:FT|full[- ]?time):?\s(\d{1,5})(?![\d,.])/i;
const PART_TIME = /(?<![\d,.])(\d{1,5})\s?(?:PT|part[- ]?time)\b|\b(?:PT|part[- ]?time):?\s(\d{1,5})(?![\d,.])/i;
const RATE = /(?<![\d$,.])(\d{0,3}\.\d{1,4})(?![\d,])/;
const MONEY = /(?<![\d.])\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d\d)?(?![\d,.])/;
/** Where the figures of a line begin. */
const FIGURES = new RegExp(
  String.raw`\b(?:FT|PT|payroll|rate|remuneration):?\s|${FULL_TIME.source}|\$|\d{1,3},\d{3}`,
  'i',
);
/** What stands over lines of classes: a state, or a place with its number. */
const STATE_OVER = /^(?:.*\bstate\s?(?:of)?\s?:\s*)?(\p{Lu}[\p{L} ]+?)$/u;
const PLACE_OVER = /^(?:loc(?:ation)?|premises)\.?\s?#?\s?(\d{1,3})\b/i;

/** The year of a policy that an earlier company wrote is no code. */
const YEAR = /^(?:19[89]|20[0-4])\d$/;
const COMPANY = /\b(?:co|company|ins|insurance|mutual|casualty|fund|indemnity|assurance|policy|none)\b/i;

interface Over {
  state?: Cited;
  place?: Cited;
}

/** The classes of lines without headings; none for a list without codes of classes. */
export function toldClasses(layouts: readonly PageLayout[], plan: RowsPlan): Draft[] {
  if (plan.key === undefined || plan.wraps === undefined) return [];
  const over: Over = {};
  return layouts.flatMap(({ lines }) => lines.flatMap((line) => classOn(line, over, plan)));
}

function classOn(line: Line, over: Over, plan: RowsPlan): Draft[] {
  const at = line.words.slice(0, 4).findIndex(({ text }) => CODE.test(text));
  const head = line.words.slice(0, Math.max(at, 0)).filter(({ text }) => !CODE_CAPTION.test(text));
  const own = at < 0 ? null : figuresOf(line, line.words.slice(at + 1));
  if (!own || head.length > 2 || !head.every(isHead)) {
    addOver(line, over);
    return [];
  }
  const source = (words: readonly Word[]): { page: number; words: readonly Word[] } => ({ page: line.page, words });
  const code = line.words[at] as Word;
  if (YEAR.test(code.text) && COMPANY.test(String(own.name?.value))) return [];
  const state = head.find(({ text }) => isStateCode(text));
  const place = head.find(({ text }) => !isStateCode(text));
  return [
    {
      state: state ? cite(state.text, source([state])) : over.state,
      locationNumber: place ? cite(Number(place.text), source([place])) : over.place,
      [plan.key ?? '']: cite(code.text, source([code])),
      [plan.wraps ?? '']: own.name,
      ...own.figures,
    },
  ];
}

/** "NH", "1", "001" */
const isHead = ({ text }: Word): boolean => isStateCode(text) || /^\d{1,3}$/.test(text);

function addOver({ words, page }: Line, over: Over): void {
  const { text } = textRun(words);
  const state = STATE_OVER.exec(text)?.[1]?.trim();
  const place = PLACE_OVER.exec(text)?.[1];
  if (place !== undefined) over.place = cite(Number(place), { page, words: words.slice(0, 2) }) as Cited;
  if (state === undefined || !(isStateName(state) || isStateCode(state))) return;
  over.state = cite(state, { page, words: words.slice(-state.split(' ').length) }) as Cited;
}

interface Class {
  name: Cited | undefined;
  figures: Draft;
}

/** The name of a class and what its figures say; nothing where there are none. */
function figuresOf({ page }: Line, words: readonly Word[]): Class | null {
  const run = textRun(words);
  const start = FIGURES.exec(run.text)?.index ?? -1;
  const name = wordsWithin(run, 0, start - 1);
  if (start <= 0 || !/\p{L}{3}/u.test(textRun(name).text)) return null;
  const rest: Rest = { page, run, text: ' '.repeat(start) + run.text.slice(start) };
  const fullTimeEmployees = take(FULL_TIME, rest);
  const partTimeEmployees = take(PART_TIME, rest);
  const rate = take(RATE, rest);
  const payroll = take(MONEY, rest);
  if (!payroll) return null;
  const figures = { fullTimeEmployees, partTimeEmployees, payroll, rate, premium: take(MONEY, rest) };
  return { name: cite(textRun(name).text, { page, words: name }), figures };
}

interface Rest {
  page: number;
  run: TextRun;
  /** The text of the run, with blanks for what was taken. */
  text: string;
}

function take(pattern: RegExp, rest: Rest): Cited | undefined {
  const match = pattern.exec(rest.text);
  const printed = match?.[1] ?? match?.[2];
  if (!match || printed === undefined) return undefined;
  const at = match.index + match[0].lastIndexOf(printed);
  rest.text =
    rest.text.slice(0, match.index) + ' '.repeat(match[0].length) + rest.text.slice(match.index + match[0].length);
  return cite(Number(printed.replaceAll(',', '')), {
    page: rest.page,
    words: wordsWithin(rest.run, at, at + printed.length),
  });
}
