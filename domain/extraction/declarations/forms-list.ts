import type { PageLayout } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { cite, type Draft } from '../cited.ts';

/** "CG 00 01 04 13", "IL 0017 (11-98)", "CG 2010 07/04": letters of the series, number, edition. */
const SERIES = String.raw`\b(?:[A-Z]{2,4}(?:-[A-Z]{1,4})?|[A-Z]{2} [A-Z]{1,2})[ -]?`;
const NUMBER = String.raw`(?:\d{2} ?\d{2}|\d{3,5}|[A-Z]?\d{1,4})(?:[ -]?[A-Z](?= |$))?`;
const EDITION = String.raw`(?:[ -]|[ -]?\()(?:\d{2} \d{2}|\d{2}[-/]\d{2}(?:\d{2})?|\d{4})\)?`;
const FORM = new RegExp(`${SERIES}${NUMBER}${EDITION}(?![\\d.])`, 'g');

const POLICY = /\bpolicy\b|\bnumber\b|\bissued\b/i;

type Segment = PageLayout['lines'][number]['segments'][number];

/** Forms and endorsements that apply, each once, in the order printed: the number with its edition, and its title. */
export function readForms(layouts: readonly PageLayout[]): Draft[] {
  const forms = new Map<string, Draft>();
  for (const { lines } of layouts) {
    const furniture = new Set([...lines.slice(0, 2), ...lines.slice(-2)]);
    const found = lines
      .flatMap((line) => line.segments)
      .flatMap((segment) => formsIn(segment, furniture.has(segment.line)));
    for (const { number, draft } of found) if (!forms.has(number)) forms.set(number, draft);
  }
  return [...forms.values()];
}

function formsIn(segment: Segment, isFurniture: boolean): { number: string; draft: Draft }[] {
  const run = textRun(segment.words);
  const found = [...run.text.matchAll(FORM)].filter(({ index }) => !POLICY.test(run.text.slice(0, index)));
  return found.flatMap((match) => {
    const number = match[0].trim();
    const words = wordsWithin(run, match.index, match.index + match[0].length);
    const title = found.length === 1 ? titleOf(run.text, match, segment) : undefined;
    // One number alone in the margin is that of the page's own form.
    if (!title && found.length === 1 && isFurniture) return [];
    return [{ number, draft: { number: cite(number, { page: segment.page, words }), name: title } }];
  });
}

/** The title behind the number, in its text or in the next column. */
function titleOf(text: string, match: RegExpExecArray, segment: Segment): Draft[string] {
  const rest = text.slice(match.index + match[0].length).replace(/^[\s:–-]+|[\s.]+$/g, '');
  if (TITLE.test(rest)) {
    const start = text.indexOf(rest, match.index);
    const words = wordsWithin(textRun(segment.words), start, start + rest.length);
    return cite(rest, { page: segment.page, words });
  }
  const next = rest === '' ? segment.line.segments.find((other) => other.x0 >= segment.x1 - 1) : undefined;
  return next && TITLE.test(next.text) && next.text.search(FORM) < 0 ? cite(next.text, next) : undefined;
}

const TITLE = /^\p{Lu}.*\p{L}{3}/u;
