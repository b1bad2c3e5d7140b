import type { LabelledDocument } from '../declarations/labelled-document.ts';
import type { ValueReader } from '../labels/choose.ts';
import type { Word } from '../../document/page.ts';
import { textRun } from '../../reading/text-run.ts';
import { isStateCode, isStateName } from '../../reading/values/places.ts';
import { normalize } from '../../text/normalize.ts';
import type { Cited } from '../cited.ts';
import type { FieldPlan } from '../plan.ts';
import { formsOf } from '../phrases.ts';

const compiled = new WeakMap<FieldPlan, ReadonlySet<string>>();

function phrasesOf(plan: FieldPlan): ReadonlySet<string> {
  const known = compiled.get(plan);
  if (known) return known;
  const { sure = '', usual = '', weak = '' } = plan.words ?? {};
  const made = new Set([sure, usual, weak].flatMap(formsOf));
  compiled.set(plan, made);
  return made;
}

const LONGEST = 8;

/** The words behind every place where a phrase of the plan ends, over the ends of lines, longest phrases first. */
function* afterPhrases({ layouts }: LabelledDocument, plan: FieldPlan): Generator<{ page: number; words: Word[] }> {
  const phrases = phrasesOf(plan);
  const pages = layouts.map(({ lines, page }) => ({
    page: page.number,
    words: lines.flatMap((line) => line.words),
    starts: new Set(lines.flatMap(({ segments }) => segments.map(({ words }) => words[0]))),
  }));
  for (let length = LONGEST; length > 0; length--)
    for (const { page, words, starts } of pages) {
      // "States" alone is a caption where a text begins; behind "other" it is not.
      const isCaption = (at: number): boolean =>
        length > 1 || starts.has(words[at - 1]) || !/^states?\W*$/i.test(words[at - 1]?.text ?? '');
      const ends = words.flatMap((_, at) =>
        at >= length && isCaption(at) && phrases.has(normalize(textRun(words.slice(at - length, at)).text)) ? [at] : [],
      );
      yield* ends.map((at) => ({ page, words: words.slice(at, at + 80) }));
    }
}

/** "… of the states listed here: WI, IL": the states behind the phrase, "West Virginia" as one. */
export function statesAfter(document: LabelledDocument, plan: FieldPlan): Cited<string>[] | undefined {
  for (const { page, words } of afterPhrases(document, plan)) {
    const states = statesFrom(words);
    if (states.length > 0) return states.map((own) => ({ value: stateOf(own), page, words: own }));
  }
  return undefined;
}

const stateOf = (words: readonly Word[]): string => textRun(words).text.replace(/[,;.]$/, '');
const isLongName = (text: string): boolean => isStateName(text) && text.length > 3;

/** The words of each state at the start of a text. */
function statesFrom(words: readonly Word[]): Word[][] {
  const states: Word[][] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = [2, 1].filter((length) => at + length <= words.length);
    const own = lengths.map((length) => words.slice(at, at + length)).find((some) => isState(stateOf(some)));
    if (own) states.push(own);
    else if (!BETWEEN.test(words[at]?.text ?? '')) break;
    at += own?.length ?? 1;
  }
  return states;
}

const isState = (text: string): boolean => isStateCode(text) || isLongName(text);
/** What joins states to each other and to the words before them. */
const BETWEEN = /^(?:and|&|\/|[-:–,])$/i;

/** States in the column that a label heads, or right of it. */
export const readStates: ValueReader<string> = (words) => {
  const run = words.findIndex(({ text }) => !isStateCode(text.replace(/[,;.]$/, '')));
  const own = run < 0 ? words : words.slice(0, run);
  return own.length > 0 ? { value: textRun(own).text, words: own } : null;
};

/** The sentence behind the phrase, where it looks like one of the field. */
export function sentenceAfter(document: LabelledDocument, plan: FieldPlan): Cited<string> | undefined {
  for (const { page, words } of afterPhrases(document, plan)) {
    if (!plan.pattern?.test(textRun(words.slice(0, 6)).text)) continue;
    const isEnd = ({ text }: Word, at: number): boolean =>
      (/[.]$/.test(text) && !/^(?:[A-Z]\.)+[A-Z]?\.?$/.test(text) && !/^\d/.test(text)) ||
      /^[A-D4-9]\.$/.test(words[at + 1]?.text ?? '');
    const end = words.findIndex(isEnd);
    const own = end < 0 ? [] : words.slice(0, end + 1);
    const value = textRun(own).text;
    if (own.length > 0) return { value, page, words: own };
  }
  return undefined;
}
