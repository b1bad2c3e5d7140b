import type { Cue } from '../policies/recognition.ts';
import { policyTypes } from '../policies/registry.ts';
import { normalize } from '../text/normalize.ts';

/** The lines of a page from top to bottom. */
export type PageText = readonly string[];

/** Minimum score of a type. */
const enough = 6;
/** Score of a type that the client's description names. */
const namedWeight = 4;
/** Titles are at the top of the first page; elsewhere the same words refer to other documents and count less. */
const titleLines = 15;
const belowTitle = 0.4;

/** Number and edition of an ACORD form, which decide by themselves. */
const printedForm = /\bacord (\d{1,3})(?: ?s)?(?: [a-z]{2})? (?:(?:19|20)\d\d \d\d?|\d\d? (?:19|20)?\d\d)\b/;

/** What the pages of a document say that it is. */
export interface Classification {
  /** Null when they match no type. */
  policyType: string | null;
  /** 0..1: how far the type is ahead of the next one; of no type, how far every type is from being one. */
  confidence: number;
}

/**
 * The policy type of a document by its pages, or null when they match none. `named` lists the types that the client's
 * description allows: they score higher, but pages that clearly belong to another type win.
 */
export function classify({
  pages,
  named = [],
}: {
  pages: readonly PageText[];
  named?: readonly string[];
}): Classification {
  const lines = pages.flatMap((page, index) =>
    page.map((text, at) => ({ text: normalize(text), isTop: index === 0 && at < titleLines })),
  );
  const form = formOf(lines);
  if (form !== undefined) return { policyType: form, confidence: 1 };
  const scores = policyTypes
    .map(({ id, recognition }) => {
      const found = recognition.cues.reduce((sum, one) => sum + scoreOf(one, lines), 0);
      return { id, score: found === 0 ? 0 : found + (named.includes(id) ? namedWeight : 0) };
    })
    .sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (!best || best.score < enough) return { policyType: null, confidence: 1 - (best?.score ?? 0) / (2 * enough) };
  return { policyType: best.id, confidence: best.score / (best.score + (second?.score ?? 0)) };
}

/** The policy type of the first known form; null when there are only other forms, undefined when there are none. */
function formOf(lines: readonly { text: string }[]): string | null | undefined {
  let form: string | null | undefined;
  for (const { text } of lines) {
    const number = Number(printedForm.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) continue;
    const type = policyTypes.find(({ recognition }) => recognition.forms.includes(number));
    if (type !== undefined) return type.id;
    form = null;
  }
  return form;
}

function scoreOf(one: Cue, lines: readonly { text: string; isTop: boolean }[]): number {
  let score = 0;
  for (const { text, isTop } of lines) {
    if (!one.pattern.test(text)) continue;
    if (isTop || !one.isTitle) return one.weight;
    score = one.weight * belowTitle;
  }
  return score;
}
