import { anyOf } from '../../text/any-of.ts';
import type { Cited } from '../cited.ts';
import { roleWeight } from '../labels/choose.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { stackedAt } from '../../reading/neighbors.ts';

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
      /\b(?:endorsed|corrected) (?:policy|declarations?)\b|\bdeclarations? (?:as )?(?:endorsed|corrected|changed)\b/i,
      /\breason for (?:this )?change:? \S|\bmid-?term (?:change|endorsement)\b|\bchange(?:s)? (?:eff|effective)\b/i,
      /\b(?:endorsement declarations?|policy changes? effective|change of)\b|\bdeclarations?\b.* [-–—] endorsement$/i,
      /\b(?:transaction(?: type)?:? (?:change|endorsement)|this is your revised)\b/i,
    ),
  },
  { transaction: 'renewal', pattern: /\b(?:renewal|renewed|renewing|renews?|continuation)\b/i },
  {
    transaction: 'new',
    pattern: anyOf(
      /\b(?:new business|new policy|original (?:policy|declarations?|issue)|new declarations?)\b/i,
      /\b(?:transaction(?: type)?:? new|newly issued|welcome)\b|^new(?: issue)?$|\bdeclarations?(?: page)?\s?[-–—:(]+\s?new\b/i,
    ),
  },
  { transaction: 'application', pattern: /\bapplication\b/i },
];

const TITLE =
  /\b(?:declarations?|policy|business|dec page|renewal|continuation|coverage summary|transaction|application)\b/i;
const SENTENCE =
  /\b(?:may|will|if|your|when|you|please|not|discount|available|fee|premium|endorsement reads|offer|we|any)\b/i;

/** "Homeowner policy renewal offer" is a title. */
const OFFERED_TITLE = /\b(?:renewal|continuation) offer$/i;

/** What the document does, from its titles: "Renewal declarations", "Amended", "New business". */
export function readTransaction(layouts: readonly PageLayout[]): Cited<Transaction> | undefined {
  let best: Cited<Transaction> | undefined;
  let most = 3.5;
  for (const layout of layouts.slice(0, 6)) {
    for (const [at, line] of layout.lines.entries()) {
      for (const segment of line.segments) {
        const cue = labelledCue(layout, segment) ?? statedCue(segment) ?? titleCue(segment);
        if (!cue) continue;
        const isApplication = cue.transaction === 'application';
        const score = scoreOf({ layout, segment, lineNumber: at, isApplication }) + cue.weight;
        if (score <= most) continue;
        most = score;
        best = { value: cue.transaction, page: segment.page, words: segment.words };
      }
    }
  }
  return best;
}

interface Cue {
  transaction: Transaction;
  /** What it says more than a title, which may stand there by chance. */
  weight: number;
}

/** Names of forms and discounts speak of changes and new business, too. */
const OTHER = /\bamendatory\b|\bamendment of\b|\b\d\d \d\d(?: \d\d)?$|\b(?:discounts?|credits?)\b/i;

function titleCue({ text }: Segment): Cue | null {
  const cue = OTHER.test(text) ? undefined : CUES.find(({ pattern }) => pattern.test(text));
  return cue ? { transaction: cue.transaction, weight: 0 } : null;
}

const STATED = /^(?:this is|these are) (?:your|an?|the) (?:(?:auto|home|policy) )?(\w+) declarations?\b/i;
const OF_NEW = /\bdeclarations?\b.{0,30}\bof your new policy\b/i;

/** "This is your revised Declarations Page. The coverages shown apply only if ...": the document says itself what it is. */
function statedCue({ text }: Segment): Cue | null {
  const word = OF_NEW.test(text) ? 'new' : STATED.exec(text)?.[1];
  const cue = word === undefined ? undefined : NAMED.find(({ pattern }) => pattern.test(word));
  return cue ? { transaction: cue.transaction, weight: STATED_WEIGHT } : null;
}

const LABELLED = 3;
/** As much as a sentence loses against a title, and more. */
const STATED_WEIGHT = 6;
const NOUN =
  '(?:transaction|action|issue|issuance|change|declarations?|dec|document|activity|business|endorsement|amendment)';
const ACTION =
  '(?:policy )?(?:tra?n(?:s(?:action)?)?|txn|action|activity)(?: (?:type|description|desc|code|cd|status|reason))?';
const REASON = `reason (?:for )?(?:this )?${NOUN}|reason (?:issued|amended)|why (?:you are receiving|we are sending) this`;
const ISSUED = `issued (?:for|as)|this ${NOUN} is (?:issued )?(?:for|as)`;
const KIND = `${ACTION}|${REASON}|${ISSUED}|purpose(?: of (?:this )?${NOUN})?|(?:policy|${NOUN}) status|${NOUN} (?:type|reason)|type of (?:policy )?${NOUN}|new ?(?:/|or) ?renewal|(?:change|transaction) description|description of change|what changed|processing type|this ${NOUN} is`;
const LABEL = new RegExp(String.raw`^(?:\d{1,2}\.? )?(?:${KIND}):?$`, 'i');
/** "Mortgagee change", "Added vehicle". */
const SUBJECT = '(?:coverage|vehicle|driver|address|mortgagee|lienholder|limit|premium)';
const ALTERED = String.raw`${SUBJECT} (?:chang\w*|chg|adjustment)|(?:add|delet|remov|replac)\w* (?:${SUBJECT}|auto|unit|location)`;
const NAMED: readonly { transaction: Transaction; pattern: RegExp }[] = [
  { transaction: 'new', pattern: /^(?:new|nb|nbs|n\/b|original|initial|issue)\b/i },
  { transaction: 'renewal', pattern: /^(?:re-?new\w*|rnwl?|renl|ren|rwl|continu\w+)\b/i },
  {
    transaction: 'change',
    pattern: new RegExp(
      String.raw`^(?:${ALTERED}|endorse\w*|endts?|end|amend\w*|amd|(?:policy )?(?:chang\w*|chg)|revis\w*|correct\w*)\b`,
      'i',
    ),
  },
  {
    transaction: 'cancellation',
    pattern: /^(?:(?:flat|pro[ -]?rata|short[ -]?rate) )?(?:cancel\w*|canc|cxl|terminat\w*)\b/i,
  },
];

/** What it renews: "Renewal of: | NEW", "Previous policy number: NEW" tell that it renews none. */
const BEFORE = String.raw`(?:renewal|rewrite|replacement)(?:\s?\/\s?\w+)* of|(?:previous|prior|expiring|renewed) policy(?: (?:no\.?|number))?`;
const NONE_BEFORE = new RegExp(String.raw`^(?:${BEFORE}):?\s+new(?: business)?$`, 'i');

/** "Transaction: | Original", "Reason for issue" over "Endorsement". */
function labelledCue(layout: PageLayout, segment: Segment): Cue | null {
  if (segment.words.length > 5) return null;
  const before = segment.line.segments.findLast(({ x1 }) => x1 <= segment.x0);
  if ([segment.text, `${before?.text} ${segment.text}`].some((text) => NONE_BEFORE.test(text)))
    return { transaction: 'new', weight: LABELLED };
  const text = segment.text.replace(/^(?:☒|☑|\[x\]|\(x\)) ?/i, '');
  const cue = NAMED.find(({ pattern }) => pattern.test(text));
  if (!cue) return null;
  const left = segment.line.segments.findLast(({ x1 }) => x1 <= segment.x0);
  const isNamed = [left, stackedAt(layout, segment, -1)].some((label) => label && LABEL.test(label.text));
  return isNamed ? { transaction: cue.transaction, weight: LABELLED } : null;
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
  if (SENTENCE.test(segment.text) && !OFFERED_TITLE.test(segment.text)) score -= 2;
  return isApplication ? score - 3 : score;
}
