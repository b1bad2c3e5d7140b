import { wordsOf } from '../words.ts';
import { saidKinds } from './kinds.ts';

const ASKING = String.raw`(?:(?:in|on|at|under|for|from|of|to|until|till|with) )?(?:wh(?:at|ats|o|os|om|ose|en|ere|ich)|how)\b`;
const SUBJECT = '(?:it|he|she|they|there|that|this|the|those|any|all|my|our|we|i)';
const WHETHER = String.raw`(?:is|are|was|were|do|does|did|has|have|had|can|will) ${SUBJECT}\b`;
const TELL = String.raw`(?:please )?(?:give|tell|show|list|name) (?:me|us|the|all|both|each|its|their)\b`;
/** "How many open, how many closed": what a comma alone joins begins like a question and like no relative clause. */
const ANEW = String.raw`(?:what|how (?:many|much)|(?:who|when|where)(?: is| was| did| do| does|'s)|${WHETHER})\b`;
/** What comes to one answer with what stands before it: "and by how much", "from what to what". */
const ONE = String.raw`(?!from what to|how (?:far|come|about|do))`;

/** Where one question ends and the next one begins. */
const JOINS = new RegExp(
  [
    String.raw`[?.!;]+\s+(?:(?:and|also|plus|then|ok|if so|if not|if yes)\b,? *)*(?=${ONE}(?:${ASKING}|${WHETHER}|${TELL}))`,
    String.raw`,? *(?:\b(?:and|also|plus)|&|\+) +(?:also )?(?=${ONE}(?:${ASKING}|${WHETHER}|${TELL}))`,
    String.raw`,\s+(?=${ONE}${ANEW})`,
  ].join('|'),
  'gi',
);
/** "If so" stands for what was asked before. */
const IF_SO = /,? *\bif (?:so|yes|any|there (?:is|are)(?: one| any)?)\b,?/gi;

const ASKS = new RegExp(String.raw`\b(?:wh(?:at|ats|o|os|om|ose|en|ere|ich)|how)\b`, 'i');
const BEGINS = new RegExp(
  String.raw`(?:^|[:,–-] *)(?:(?:and|also|ok|so|please|can you|could you) )*(?:${ASKING}|${WHETHER}|${TELL})`,
  'i',
);

/** The questions that one asks, in their order; what is said before the first belongs to it. Whatever is one question is one part. */
export function partsOf(text: string): string[] {
  if (saidKinds(text).has('compare')) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const { 0: join, index } of text.matchAll(JOINS)) {
    const part = text.slice(from, index);
    if (!asks(part, join)) continue;
    parts.push(part);
    from = index + join.length;
  }
  return withSharedEnd([...parts, text.slice(from)].map((part) => part.replaceAll(IF_SO, '').trim()));
}

const PREPOSITION = '(?:in|on|at|for|from|during|since|before|after|under|of|with)';
/** "…, on the theft claim", "in 2021": where the last question ends with what it is asked of. */
const END = new RegExp(
  String.raw`(?:, (${PREPOSITION} (?!(?:it|them|that|those|each|which|what)\b)[^,?]+)| (${PREPOSITION} (?:the )?(?:19|20)\d\d\b[^,?]*))\??$`,
  'i',
);

/** "How many are open and how many closed, in 2021?": the end says of all questions what they are asked of, where no other one says it. */
function withSharedEnd(parts: string[]): string[] {
  const before = parts.slice(0, -1);
  const [, apart, year] = END.exec(parts.at(-1) ?? '') ?? [];
  const end = apart ?? year;
  const isSaid = before.some((part) => new RegExp(String.raw`\b${PREPOSITION}\b`, 'i').test(part));
  return end === undefined || isSaid
    ? parts
    : [...before.map((part) => `${part.replace(/[?.,]+$/, '')} ${end}`), ...parts.slice(-1)];
}

/** A sentence asks by how it begins or ends; what "and" joins to a question asks by any word, or names what is asked for. */
function asks(part: string, join: string): boolean {
  if (BEGINS.test(part) || join.startsWith('?')) return true;
  const isShort = /\w|[&+]/.test(join) && !OPENS.test(part) && wordsOf(part).length <= SHORT;
  return !/^[.!;]/.test(join) && (ASKS.test(part) || isShort);
}

const SHORT = 4;

/** Words that open a question and ask nothing. */
const OPENS = /^\W*(?:(?:and|also|plus|ok|okay|so|but|well|then|yes|no)\b\W*)*$/i;
