import { cite, type Draft } from '../cited.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { rightOf } from '../../reading/neighbors.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';

const CONDITION =
  /\b(?:accidents?|injur(?:y|ies)|illness(?:es)?|sickness|orthopedic|cruciate(?: ligament)?|hip dysplasia|knee|ligament|wellness|preventive|cancer|dental|patella|intervertebral|ivdd|hernias?|behavioral)\b/i;
const PERIOD =
  /\b(?:\d{1,3}|no|twelve|six|fourteen|thirty)[\s-]?(?:hours?|days?|months?|weeks?|years?|waiting period)\b/i;

/** Waiting periods: a condition and a number of days, on a line or in one sentence. */
export function readWaitingPeriods(layouts: readonly PageLayout[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const layout of layouts) {
    let inSection = 0;
    for (const line of layout.lines) {
      const isHeading = /\bwaiting periods?\b/i.test(line.segments.map(({ text }) => text).join(' '));
      inSection = isHeading ? 8 : inSection - 1;
      if (inSection < 0) continue;
      for (const segment of line.segments) {
        for (const { key, draft } of periodsAt(segment)) if (!found.has(key)) found.set(key, draft);
      }
    }
  }
  return [...found.values()];
}

function periodsAt(segment: Segment): { key: string; draft: Draft }[] {
  const [right] = rightOf(segment);
  const words =
    !PERIOD.test(segment.text) && right && PERIOD.test(right.text) ? [...segment.words, ...right.words] : segment.words;
  const run = textRun(words);
  const periods = [...run.text.matchAll(new RegExp(PERIOD, 'gi'))];
  return periods.flatMap((match, at) => {
    const from = (periods[at - 1]?.index ?? -1) + (periods[at - 1]?.[0].length ?? 0) + 1;
    const before = conditionIn(run.text.slice(Math.max(from, 0), match.index));
    const start = match.index + match[0].length;
    const after = before ? null : conditionIn(run.text.slice(start, periods[at + 1]?.index ?? run.text.length));
    const condition = before ?? after;
    if (!condition) return [];
    const at0 = (before ? Math.max(from, 0) : start) + condition.index;
    const page = segment.page;
    const draft: Draft = {
      condition: cite(condition.text, { page, words: wordsWithin(run, at0, at0 + condition.text.length) }, 0.85),
      period: cite(match[0], { page, words: wordsWithin(run, match.index, start) }, 0.85),
    };
    return [{ key: normalize(condition.text), draft }];
  });
}

function conditionIn(text: string): { text: string; index: number } | null {
  const match = CONDITION.exec(text);
  return match ? { text: match[0], index: match.index } : null;
}

const RIDER =
  /\b(?:wellness|preventive|routine care|rider|exam fees?|rehab\w*|dental|recovery|complementary|support|assistance|alternative|prescription|boarding|advertising|accident coverage|endorsement)\b/i;

/** Endorsements and riders with a price of their own. */
export function readRiders(layouts: readonly PageLayout[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const segment of layouts.flatMap((layout) => layout.lines.flatMap((line) => line.segments))) {
    const [right] = rightOf(segment);
    const amount = right ? parseMoney(right.text, { strict: true }) : null;
    if (
      !right ||
      amount === null ||
      !RIDER.test(segment.text) ||
      segment.words.length > 7 ||
      /\b(?:deductible|limit|total|maximum|per )\b/i.test(segment.text)
    )
      continue;
    found.set(normalize(segment.text), {
      name: cite(segment.text.replace(/[:*]+$/, ''), segment, 0.75),
      premium: cite(amount, right, 0.8),
    });
  }
  return [...found.values()];
}
