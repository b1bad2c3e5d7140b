import type { PageLayout, Segment } from '../../reading/layout.ts';
import { below } from '../../reading/neighbors.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { type Cited, cite, type Source } from '../cited.ts';
import { PERIL } from '../lexicon/perils.ts';

const CLAUSE =
  /\$\s?([\d,]+) deductible (?:for|on|applies to) ([^,.;:$]{4,60}?)(?=[,.;:]|$| and (?:less )?(?:an? )?\$)/giu;

/** "We cover only that part of the loss over $500.", "You pay the first $500 of each covered loss." */
const PART_OVER = 'part of (?:the|each|any|a) loss (?:over|above|exceeding|in excess of)';
const FIRST = String.raw`first(?= \$\s?[\d,]+ of (?:each|any|every))`;
const OVER = new RegExp(String.raw`\b(?:${PART_OVER}|${FIRST}) \$\s?([\d,]+)`, 'iu');

/** How a clause of a sentence goes on in the next line. */
const REACH = { lines: 1, gap: 0.9 };

/** A deductible as a sentence tells it. */
interface Told {
  /** Null where it applies to any loss. */
  peril: string | null;
  /** Of the peril, else of the sentence. */
  source: Source;
  amount: Cited<number> | undefined;
  percent: undefined;
}

/** "Less $250 deductible for all perils other than theft, and less $500 deductible for theft." */
export const toldDeductiblesOn = (layout: PageLayout): Told[] =>
  layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => [...clausesFrom(layout, segment), ...excessIn(segment)]),
  );

function excessIn({ words, page }: Segment): Told[] {
  const run = textRun(words);
  const match = OVER.exec(run.text);
  if (!match) return [];
  const source = { page, words: wordsWithin(run, match.index, match.index + match[0].length) };
  return [{ peril: null, source, amount: cite(parseMoney(match[1] ?? ''), source), percent: undefined }];
}

/** The clauses that begin in a line of the sentence. */
function clausesFrom(layout: PageLayout, segment: Segment): Told[] {
  const [next] = below({ layout, segment, reach: REACH });
  const isNext = next && Math.abs(next.x0 - segment.x0) < 4;
  const run = textRun(isNext ? [...segment.words, ...next.words] : segment.words);
  return [...run.text.matchAll(CLAUSE)].flatMap((match): Told[] => {
    const [whole, amount = '', peril = ''] = match;
    if (match.index >= segment.text.length || !PERIL.test(peril)) return [];
    const at = (text: string): Source => {
      const start = match.index + whole.indexOf(text);
      return { page: segment.page, words: wordsWithin(run, start, start + text.length) };
    };
    return [{ peril, source: at(peril), amount: cite(parseMoney(amount), at(amount)), percent: undefined }];
  });
}
