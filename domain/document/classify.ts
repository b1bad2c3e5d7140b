import { policyTypes } from '../policies/registry.ts';
import { normalize } from '../text/normalize.ts';
import { evidenceReader, newEvidence } from './classification/evidence.ts';
import { featuresOf } from './classification/features.ts';
import { fitted } from './classification/fitted.ts';
import { probabilitiesOf } from './classification/probabilities.ts';
import { wordingsOf } from './classification/wordings.ts';

/** The lines of a page from top to bottom. */
export type PageText = readonly string[];

/** Log odds of a type that the client's description names. */
const NAMED = 3;
/** A document says early what it is: further pages are not looked at. */
const MOST_PAGES = 8;
/** Probability at which they would change nothing. */
const CLEAR = 0.99;

/** Number and edition of an ACORD form, which decide by themselves. */
const printedForm = /\bacord (\d{1,3})(?: ?s)?(?: [a-z]{2})? (?:(?:19|20)\d\d \d\d?|\d\d? (?:19|20)?\d\d)\b/;

/** What the pages of a document say that it is. */
export interface Classification {
  /** Null when they match no type. */
  policyType: string | null;
  /** 0..1: the probability that this is right. */
  confidence: number;
}

type Recognition = { wordings: ReturnType<typeof wordingsOf>; readPage: ReturnType<typeof evidenceReader> };
let compiled: Recognition | undefined;

/** Compiled by the first document of a thread: threads that only extract do without. */
function recognition(): Recognition {
  if (compiled) return compiled;
  const wordings = wordingsOf(policyTypes);
  compiled = { wordings, readPage: evidenceReader(policyTypes, wordings) };
  return compiled;
}

/**
 * The policy type of a document by its pages, or null when they match none. `named` lists the types that the client's
 * description allows: they are more likely, but pages that clearly belong to another type win.
 */
export function classify({
  pages,
  named = [],
}: {
  pages: readonly PageText[];
  named?: readonly string[];
}): Classification {
  const { wordings, readPage } = recognition();
  const extra = policyTypes.map(({ id }) => (named.includes(id) ? NAMED : 0));
  const evidence = newEvidence();
  let hasOtherForm = false;
  let said: Classification = { policyType: null, confidence: 1 };
  for (const [index, page] of pages.slice(0, MOST_PAGES).entries()) {
    const form = formOf(page);
    if (typeof form === 'string') return { policyType: form, confidence: 1 };
    hasOtherForm ||= form === null;
    if (said.policyType !== null && said.confidence > CLEAR) continue;
    readPage(page, index, evidence);
    if (evidence.lineCount > 0)
      said = mostLikely(probabilitiesOf(featuresOf(policyTypes, wordings, evidence), fitted, extra));
  }
  return hasOtherForm ? { policyType: null, confidence: 1 } : said;
}

function mostLikely({ none, types }: { none: number; types: readonly number[] }): Classification {
  const confidence = Math.max(none, ...types);
  const type = policyTypes[types.indexOf(confidence)];
  return { policyType: none === confidence ? null : (type?.id ?? null), confidence };
}

/** The policy type of the first known form; null when there are only other forms, undefined when there are none. */
function formOf(page: PageText): string | null | undefined {
  let form: string | null | undefined;
  for (const line of page) {
    const number = Number(printedForm.exec(normalize(line))?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) continue;
    const type = policyTypes.find(({ recognition }) => recognition.forms.includes(number));
    if (type !== undefined) return type.id;
    form = null;
  }
  return form;
}
