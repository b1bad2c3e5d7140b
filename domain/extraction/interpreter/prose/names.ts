import { normalize } from '../../../text/normalize.ts';
import type { MeaningOf } from '../meanings.ts';
import type { Sentence } from './sentences.ts';

/** A coverage that a sentence names. */
export interface Name {
  text: string;
  topic: string | null;
  start: number;
  end: number;
}

interface Token {
  text: string;
  start: number;
  end: number;
}

const LONGEST = 9;
const GRAMMAR = new Set(
  `the of was for on in to a an and with under that is by are this from we our has have been at as its your you it were
  there which into be or who each both all also any if subject no not per every they these pay pays provides covers`.split(
    /\s+/,
  ),
);
const JOINING = /^(?:of|and|or|&|on|to|the|for|from|by|a|in)$/;
const NO_NAME =
  /\b(?:total|premiums?|tax(?:es)?|fees?|surcharge|policy|company|deductibles?|agency|credit|discount|certificate)\b/i;
/** What heads a list: "Limits of insurance: $1,000,000 each occurrence". */
const LIST = /^limits?$/i;

const bare = (text: string): string => text.replace(/^[([“"']+/, '').replace(/[\])”"'.,;:]+$/, '');

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

const isCapital = ({ text }: Token): boolean => /^[(“"']?(?:\p{Lu}|\d+-\p{L})/u.test(text);
const endsPart = (token: Token): boolean => /[,;:.)]$/.test(token.text) && !/^(?:St|No|Co)\.$/.test(token.text);

interface Topic {
  topic: string;
  isWhole: boolean;
}

type TopicIn = (text: string) => Topic | null;

/** The coverages of a list that a sentence names, in order. */
export function namesIn(sentence: Sentence, list: string, meaningOf: MeaningOf): Name[] {
  const topicIn: TopicIn = (text) => {
    const { topic, isWhole } = meaningOf(text);
    return topic?.list === list ? { topic: topic.topic, isWhole } : null;
  };
  const tokens = tokensOf(sentence.run.text);
  const names: Name[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const opening = at === 0 && startsLine(sentence) ? openingRun(tokens, sentence) : 0;
    const count = opening || Math.max(capitalRun(tokens, at, topicIn), topicRun(tokens, at, topicIn));
    const own = tokens.slice(at, at + count);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) continue;
    const text = joined(own);
    names.push({ text, topic: topicIn(text)?.topic ?? null, start: first.start, end: last.end });
    at += count - 1;
  }
  const own = names.filter(({ text }) => !LIST.test(text));
  return own.filter(({ text }) => !NO_NAME.test(text) || (topicIn(text)?.isWhole && !/^deductibles?$/i.test(text)));
}

const joined = (tokens: readonly Token[]): string => bare(tokens.map(({ text }) => text).join(' '));
const isGrammar = ({ text }: Token): boolean => GRAMMAR.has(normalize(text));

/** Words of a known wording, the longest first. */
function topicRun(tokens: readonly Token[], at: number, topicIn: TopicIn): number {
  for (let count = Math.min(LONGEST, tokens.length - at); count > 0; count--) {
    const own = tokens.slice(at, at + count);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || isGrammar(first) || isGrammar(last) || own.slice(0, -1).some(endsPart)) continue;
    if (!own.some(({ text }) => /[$%\d]/.test(text)) && topicIn(joined(own))?.isWhole) return count;
  }
  return 0;
}

/** What follows the name of a coverage that only its capitals tell. */
const BEHIND = new RegExp(
  String.raw`^[\s,:–-]*(?:\$|\(?(?:with|for|of|at|up to|is|are|in the amount|subject to|limited|included|that is)\b.{0,40}\$)`,
);

const startsLine = ({ run, lines, isFirst }: Sentence): boolean =>
  isFirst || lines.some(({ words }) => words[0] === run.words[0]);

const FIGURE_BEHIND =
  /^(?:up to |with |for |at |limit |after |less )?(?:an? |the )?(?:limit of |deductible of |premium of )?\$/i;

/** What a line of a list begins with and sets off from its figures: in bold, or by a comma right before the first of them. */
function openingRun(tokens: readonly Token[], { run }: Sentence): number {
  const bold = run.words.findIndex((word) => !word.bold);
  const textFrom = (at: number): string =>
    tokens
      .slice(at)
      .map(({ text }) => text)
      .join(' ');
  const isSetOff = bold > 0 && /[,:;.–—-]$/.test(tokens[bold - 1]?.text ?? '');
  const comma = tokens.findIndex(({ text }, at) => /[,:]$/.test(text) && FIGURE_BEHIND.test(textFrom(at + 1)));
  const end = isSetOff ? bold : comma + 1;
  const own = tokens.slice(0, end);
  const isName =
    end > 0 &&
    end <= LONGEST &&
    isCapital(own[0] as Token) &&
    !own.some((token) => isSpoken(token) || /\d{2}/.test(token.text));
  return isName ? end : 0;
}

/** Words of sentences that names do not have. */
const isSpoken = (token: Token): boolean =>
  isGrammar(token) && !/^(?:of|and|or|on|to|the|for|from|in|with|all|other|any|as)$/i.test(token.text);

/** Words in capitals and those that join them. */
function capitalRun(tokens: readonly Token[], at: number, topicIn: TopicIn): number {
  const first = tokens[at];
  const before = tokens[at - 1];
  const isInside = before !== undefined && isCapital(before) && !isGrammar(before) && !endsPart(before);
  if (!first || isInside || !isCapital(first) || isGrammar(first)) return 0;
  let count = 0;
  for (let index = at; index < tokens.length && index < at + LONGEST; index++) {
    const token = tokens[index] as Token;
    if (isCapital(token)) count = index - at + 1;
    else if (!JOINING.test(token.text)) break;
    if (endsPart(token)) break;
  }
  const parted = partOf(tokens.slice(at, at + count), topicIn);
  return isNamed(tokens, at, { count: parted, topicIn }) ? parted : 0;
}

/** "Earthquake and Water Backup" are two where each is known. */
function partOf(own: readonly Token[], topicIn: TopicIn): number {
  const and = own.findIndex(({ text }) => text === 'and');
  if (and <= 0 || topicIn(joined(own))?.isWhole) return own.length;
  const sides = [own.slice(0, and), own.slice(and + 1)];
  return sides.every((side) => topicIn(joined(side))) ? and : own.length;
}

function isNamed(
  tokens: readonly Token[],
  at: number,
  { count, topicIn }: { count: number; topicIn: TopicIn },
): boolean {
  const own = tokens.slice(at, at + count);
  const text = joined(own);
  if (count === 0 || topicIn(text)) return count > 0;
  const rest = tokens.slice(at + count, at + count + 12).map((token) => token.text);
  const mark = /[,:]$/.exec(own.at(-1)?.text ?? '')?.[0] ?? '';
  const isPlain = !/\d{2}|\b(?:Company|Inc|LLC|Street|Vehicle|Mr|Mrs)\b/.test(text) && text.length > 3;
  return isPlain && BEHIND.test(`${mark} ${rest.join(' ')}`);
}
