import type { Word } from '../../../document/page.ts';
import { isStateCode } from '../../../reading/values/places.ts';
import { cite } from '../../cited.ts';
import type { Sheet } from '../policies/sheet.ts';
import { blockUnder } from './caption-blocks.ts';
import type { Party } from './party.ts';
import { textOf } from '../../boxes/writing.ts';

// Who is insured where no caption says it: "… has been issued to Pine Mill Co, 12 Pine St, Salem, OR 97301".

/** What stands before the name, from its last word back. */
const BEFORE = [
  'issued to',
  'in force for',
  'our insured',
  'named insured is',
  'the insured is',
  'applicant is',
  'employer is',
  'company insures',
  'insurance carried by',
  'coverage carried by',
  'insurance for',
  'coverage for',
  'application for',
  'on behalf of',
].map((phrase) => phrase.split(' '));

const JOINS = /^(?:and|of|the|for|&|dba)$/i;
const FORM = /^(?:inc|llc|l\.l\.c|ltd|llp|lp|corp|co|pllc|pc|pa|dba)\b/i;
/** Dots that end no sentence. */
const SHORT = /^(?:inc|co|corp|ltd|st|jr|sr|\p{L})\.$/iu;
const BETWEEN = /^(?:,|located|at|of|\(|in)$/i;
const NOT_NAMED = /^(?:the|this|a|an|you|your|our|whom|certificate|insured|commercial|business|general|workers)$/i;

/** Words: a name and an address are no longer. */
const LONGEST_NAME = 10;
const LONGEST_ADDRESS = 14;

/** The first name that a sentence of the first page gives as that of the insured, with the address behind or below it. */
export function toldInsured([sheet]: readonly Sheet[]): Party | null {
  if (!sheet) return null;
  const words = sheet.layout.lines.flatMap((line) => line.words);
  for (let at = 1; at < words.length; at++) {
    if (!BEFORE.some((phrase) => endsWith(words, at, phrase))) continue;
    const [last, next] = [words[at - 1] as Word, words[at] as Word];
    const below = next.y0 > last.y1 && next.x0 < last.x0 ? blockUnder(lineOf(last, sheet), sheet) : null;
    const party = below?.address ? below : partyFrom(words.slice(at), sheet.page);
    if (party) return party;
  }
  return null;
}

const lineOf = (word: Word, { layout }: Sheet): Word =>
  layout.lines.find(({ words }) => words.includes(word))?.words[0] ?? word;

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const endsWith = (words: readonly Word[], end: number, phrase: readonly string[]): boolean =>
  end >= phrase.length && phrase.every((word, at) => plain(words[end - phrase.length + at]?.text ?? '') === word);

function partyFrom(words: readonly Word[], page: number): Party | null {
  const length = nameLength(words);
  const name = words.slice(0, length);
  const printed = textOf(name).replace(/[,;:)]+$/, '');
  const text = SHORT.test(name.at(-1)?.text.replace(/[,;:)]+$/, '') ?? '') ? printed : printed.replace(/\.$/, '');
  if (length < 2 || length > LONGEST_NAME || NOT_NAMED.test(name[0]?.text ?? '')) return null;
  const names = [cite(text, { page, words: name })].flatMap((own) => own ?? []);
  return { names, address: addressAt(words.slice(length), page) };
}

/** How many words are a name: capitals and what joins them, up to a comma that no form of business follows. */
function nameLength(words: readonly Word[]): number {
  for (const [at, { text }] of words.entries()) {
    const isOpen = text.startsWith('(') || !(/^["'\p{Lu}\d]/u.test(text) || JOINS.test(text));
    if (isOpen) return words.slice(0, at).findLastIndex((word) => !JOINS.test(word.text)) + 1;
    const isEnd = /[,;:)]$/.test(text) || (text.endsWith('.') && !SHORT.test(text));
    if (isEnd && !FORM.test(words[at + 1]?.text ?? '')) return at + 1;
  }
  return words.length;
}

/** A street right behind the name, up to the number of its post office. */
function addressAt(words: readonly Word[], page: number): Party['address'] {
  const start = words.findIndex(({ text }) => !BETWEEN.test(text));
  const own = words.slice(start, start + LONGEST_ADDRESS);
  const end = own.findIndex(({ text }, at) => /^\d{5}(?:-\d{4})?\W*$/.test(text) && isStateAt(own[at - 1]));
  const isStreet = start >= 0 && start < 4 && /^\(?(?:\d|p\.?o\b|po$|rr$|hwy$)/i.test(own[0]?.text ?? '');
  if (!isStreet || end < 0) return undefined;
  const address = own.slice(0, end + 1);
  return cite(textOf(address).replace(/^\(|[).,;:]+$/g, ''), { page, words: address });
}

const isStateAt = (word: Word | undefined): boolean =>
  word !== undefined && isStateCode(word.text.replace(/[.,]+$/, ''));
