import type { Word } from '../../../document/page.ts';
import { OFFER_SENTENCE } from '../../lexicon/sections.ts';
import type { Print, PrintedLine } from './print.ts';

/** Why words that say a value are no data. */
export type Hearsay = 'instruction' | 'example' | 'offer' | 'previous';

const instructions = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:above|below|previous|prior|earlier|instructions?|rules?|prompts?)\b/i,
  /\b(?:language models?|llms?|automated (?:readers?|systems?)|system prompt|chat ?bots?)\b/i,
  /\bai (?:assistants?|models?|systems?|readers?)\b/i,
  /\b(?:answer|respond|reply|output|return) (?:only )?(?:with|json)\b/i,
  /\b(?:set|report|record|extract|state) the \w+ (?:\w+ )?(?:as|to|is)\b/i,
];
const example =
  /\b(?:for (?:example|instance)|e\.g\.|sample|illustrat\w+|hypothetical\w*|suppose|imagine|let us assume)\b/i;
const offers = [
  OFFER_SENTENCE,
  /\b(?:may|might|could|would|can) (?:also )?(?:apply|cost|receive|pay)\b/i,
  /\b(?:may|might|could|would|can) (?:also )?be (?:charged|added|assessed|reduced|applied|available)\b/i,
  /\bif you (?:choose|elect|add|want|wish|cancel|purchase|select)\b/i,
  /\b(?:available (?:to|for) you|you (?:can|may|could) (?:also )?(?:add|choose|purchase|buy))\b/i,
];
const previous =
  /\b(?:previous|prior|expiring|former|old|last year(?:['’]s)?|before(?: change)?)\s+(?:\S+\s+){0,3}\S*\s*$/i;
const ofThePast = /prior|previous|otherPolicies|lossHistory|expiring/i;

/** Whether the words stand in an instruction, an example, an offer, or as what was before: nothing of these is data. */
export function hearsayAbout(print: Print, words: readonly Word[], path: string): Hearsay | undefined {
  const line = print.lineOf(words[0]);
  if (!line) return undefined;
  if (!ofThePast.test(path) && previous.test(before(cellOf(line, words), words))) return 'previous';
  if (!isProse(cellOf(line, words))) return undefined;
  const paragraph = paragraphAround(print, line);
  const at = paragraph.indexOf(words[0] as Word);
  const sentences = sentencesOf(paragraph);
  const own = sentences.findIndex(({ from, to }) => at >= from && at < to);
  const until = textOf(paragraph.slice(0, sentences[own]?.to));
  if (instructions.some((pattern) => pattern.test(until))) return 'instruction';
  const sentence = textOf(paragraph.slice(sentences[own]?.from, sentences[own]?.to));
  if (example.test(sentence)) return 'example';
  return offers.some((pattern) => pattern.test(sentence)) ? 'offer' : undefined;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function cellOf({ cells, words: all }: PrintedLine, [first]: readonly Word[]): readonly Word[] {
  return cells.find((cell) => first && cell.includes(first)) ?? all;
}

function before(cell: readonly Word[], [first]: readonly Word[]): string {
  const at = first ? cell.indexOf(first) : -1;
  return `${textOf(cell.slice(Math.max(0, at - 5), Math.max(0, at)))} `;
}

const leastWords = 6;

/** Whether words are a sentence or part of one, not a caption or cell. */
export function isProse(words: readonly Word[]): boolean {
  const small = words.filter(({ text }) => /^["'(]?\p{Ll}/u.test(text)).length;
  return words.length >= leastWords && small >= words.length / 2;
}

const mostLines = 6;

/** The words of the lines of prose that a line is among. */
function paragraphAround({ lines }: Print, line: PrintedLine): Word[] {
  const isNext = (one: PrintedLine | undefined, other: PrintedLine | undefined): boolean =>
    one !== undefined && other !== undefined && one.page === other.page && isProse(one.words);
  let [first, last] = [line.order, line.order];
  while (line.order - first < mostLines && isNext(lines[first - 1], line)) first--;
  while (last - line.order < mostLines && isNext(lines[last + 1], line)) last++;
  // a line that ends a paragraph may be short
  return lines.slice(first, last + 1).flatMap(({ words }) => words);
}

interface Sentence {
  from: number;
  to: number;
}

function sentencesOf(words: readonly Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const [at, { text }] of words.entries()) {
    const next = words[at + 1];
    const isEnd = /\p{L}[.!?]["')]?$|\d[.!?]$/u.test(text) && (!next || /^["'(]?[\p{Lu}\p{N}]/u.test(next.text));
    if (!isEnd && next) continue;
    sentences.push({ from, to: at + 1 });
    from = at + 1;
  }
  return sentences;
}
