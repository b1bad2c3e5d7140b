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

/** The words behind each place where a phrase of the plan ends, over the ends of lines, longest phrases first. */
function* afterPhrases({ layouts }: LabelledDocument, plan: FieldPlan): Generator<{ page: number; words: Word[] }> {
  const phrases = phrasesOf(plan);
  const pages = layouts.map(({ lines, page }) => ({ page: page.number, words: lines.flatMap((line) => line.words) }));
  for (let length = LONGEST; length > 0; length--) {
    for (const { page, words } of pages) {
      const isEnd = (_: Word, at: number): boolean =>
        at >= length && phrases.has(normalize(textRun(words.slice(at - length, at)).text));
      const at = words.findIndex(isEnd);
      if (at >= 0) yield { page, words: words.slice(at, at + 80) };
    }
  }
}

/** "… of the states listed here: WI, IL": the states behind the phrase. */
export function statesAfter(document: LabelledDocument, plan: FieldPlan): Cited<string>[] | undefined {
  for (const { page, words } of afterPhrases(document, plan)) {
    const states: Cited<string>[] = [];
    for (const word of words) {
      const text = word.text.replace(/[,;.]$/, '');
      const isState = isStateCode(text) || (isStateName(text) && text.length > 3);
      if (isState) states.push({ value: text, page, words: [word] });
      else if (!/^(?:and|&|\/|[-:–,])$/i.test(text)) break;
    }
    if (states.length > 0) return states;
  }
  return undefined;
}

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
