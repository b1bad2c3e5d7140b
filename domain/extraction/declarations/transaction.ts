import { anyOf } from '../../text/any-of.ts';
import type { Cited } from '../cited.ts';
import { roleWeight } from '../labels/choose.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';

type Transaction = 'new' | 'renewal' | 'change' | 'cancellation' | 'application';

/** In order of precedence within one text: a "revised renewal" is a change. */
const CUES: readonly { transaction: Transaction; pattern: RegExp }[] = [
  {
    transaction: 'cancellation',
    pattern:
      /\b(?:cancellation notice|notice of cancellation|policy cancell?ation|transaction(?: type)?:? cancell?(?:ed|ation))\b/i,
  },
  {
    transaction: 'change',
    pattern: anyOf(
      /\b(?:amended|revised|policy change|change endorsement|amendment|change declarations?)\b/i,
      /\b(?:endorsement declarations?|policy changes? effective|change of)\b/i,
      /\b(?:transaction(?: type)?:? (?:change|endorsement)|this is your revised)\b/i,
    ),
  },
  { transaction: 'renewal', pattern: /\b(?:renewal|renewed|renewing|renews?|continuation)\b/i },
  {
    transaction: 'new',
    pattern: anyOf(
      /\b(?:new business|new policy|original (?:policy|declarations?|issue)|new declarations?)\b/i,
      /\b(?:transaction(?: type)?:? new|newly issued|welcome)\b/i,
    ),
  },
  { transaction: 'application', pattern: /\bapplication\b/i },
];

const TITLE = /\b(?:declarations?|policy|business|dec page|renewal|coverage summary|transaction|application)\b/i;
const SENTENCE =
  /\b(?:may|will|if|your|when|you|please|not|discount|available|fee|premium|endorsement reads|offer|we|any)\b/i;

/** What the document does, from its titles: "Renewal declarations", "Amended", "New business". */
export function readTransaction(layouts: readonly PageLayout[]): Cited<Transaction> | undefined {
  let best: Cited<Transaction> | undefined;
  let most = 3.5;
  for (const layout of layouts.slice(0, 6)) {
    for (const [at, line] of layout.lines.entries()) {
      for (const segment of line.segments) {
        const cue = CUES.find(({ pattern }) => pattern.test(segment.text));
        if (!cue) continue;
        const score = scoreOf({ layout, segment, lineNumber: at, isApplication: cue.transaction === 'application' });
        if (score <= most) continue;
        most = score;
        best = {
          value: cue.transaction,
          page: segment.page,
          words: segment.words,
        };
      }
    }
  }
  return best;
}

function scoreOf({
  layout,
  segment,
  lineNumber,
  isApplication,
}: {
  layout: PageLayout;
  segment: Segment;
  lineNumber: number;
  isApplication: boolean;
}): number {
  const isShort = segment.words.length <= 8;
  let score = 1.2 * roleWeight[layout.role] - 0.3 * layout.page.number;
  score += isShort ? 2.5 : -2;
  if (TITLE.test(segment.text)) score += 1.5;
  if (segment.bold || segment.size > 11) score += 1;
  if (lineNumber < 12) score += 1;
  if (SENTENCE.test(segment.text)) score -= 2;
  return isApplication ? score - 3 : score;
}
