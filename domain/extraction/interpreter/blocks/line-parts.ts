import type { Word } from '../../../document/page.ts';
import { anyOf } from '../../../text/any-of.ts';
import { textRun, wordsWithin } from '../../../reading/text-run.ts';
import { textOf } from '../../boxes/writing.ts';

// One line may say all of somebody: "Acme Agency, 12 Main St, Salem, OR 97301, Tel. 503-555-0101 | certs@acme.example".

/** A line of a block. */
export interface BlockLine {
  page: number;
  words: readonly Word[];
}

/** How a phone number and an e-mail address are printed. */
export const PHONE = /(?:\+?1[-. ])?(?:\(\d{3}\)|\b\d{3})[-. /]{0,2}\d{3}[-. ]\d{4}\b(?:,?\s?(?:x|ext\.?)\s?\d{1,6})?/i;
/** Bounded before its dot, so that no long word is tried at each of its characters. */
export const EMAIL = /(?<!\S)\S{1,100}@\S{1,255}\.\S+/;

const FACT = anyOf(
  /^(?:phone|tel(?:ephone)?|fax|cell|mobile|e-?mail(?: address)?|web(?:site)?|www|license|lic|naic|code)\b/i,
  /@|\bwww\.|\(a\/c\b|^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/i,
);
/** Whether a text is a phone number, an e-mail address or the like. */
export const isFact = (text: string): boolean => FACT.test(text);

const SIGN = /^[|·•/–-]$/;
const ENDS_PART = /[,;.)]$/;
/** What begins to tell of somebody whom the words before have named. */
const BEGINS = new RegExp(
  String.raw`^(?:\(?(?:${PHONE.source})|\S{1,100}@\S+\.|(?:contact|attn|attention|phone|tel|fax|e-?mail|cell)\b)`,
  'i',
);
/** The same without a comma before it: a number, an address of mail, or a caption with its number. */
const SAYS = /^[(\d]|^\S+@|^\p{L}+[.:]*\s\(?\d{3}\)?[-. ]/u;
/** Captions of what is told. */
const IS_TOLD = /^(?:phone|tel(?:ephone)?|fax|cell|mobile|e-?mail|contact|attn|attention|call|csr)\b/i;
const IS_FACT = new RegExp(String.raw`(?:^|\s)\(?(?:${PHONE.source}|\S{1,100}@\S+)[,;.)]*$`, 'i');
/** Within one line: a name, then the street. */
const STREET_WITHIN =
  /[,;]\s+(?=\d+[A-Z]?\s+[\p{L}\d]|P\.?\s?O\.?\s?(?:Box|Drawer)\b|(?:One|Two|Three|Four|Five|Ten)\s\p{L}|RR\s\d)/iu;
/** Words: a phone number has no more. */
const AHEAD = 4;

/** The parts of a line: who, where, and what is told of them. */
export function partsOf({ page, words }: BlockLine): BlockLine[] {
  const parts: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const part = parts.at(-1) ?? [];
    const ahead = textOf(words.slice(at, at + AHEAD));
    const isApart = SIGN.test(word.text) && isTold(part, textOf(words.slice(at + 1, at + 1 + AHEAD)));
    if (word.text === '|' || isApart) parts.push([]);
    else if (startsPart(part, ahead)) parts.push([word]);
    else part.push(word);
  }
  return parts.filter(({ length }) => length > 0).flatMap((own) => cutAtStreet({ page, words: own }));
}

/** Whether a sign parts what is told from what stands before it. */
const isTold = (part: readonly Word[], behind: string): boolean => IS_FACT.test(textOf(part)) || BEGINS.test(behind);

function startsPart(part: readonly Word[], ahead: string): boolean {
  const text = textOf(part);
  if (text === '') return false;
  if (IS_FACT.test(text)) return !/^(?:x|ext)\b/i.test(ahead);
  const isNamed = /\p{L}{2}/u.test(text) && !IS_TOLD.test(text) && !text.endsWith(':');
  return BEGINS.test(ahead) && (ENDS_PART.test(text) || (isNamed && SAYS.test(ahead)));
}

/** "Acme Agency, 12 Main St, Salem, OR 97301". */
function cutAtStreet(line: BlockLine): BlockLine[] {
  const run = textRun(line.words);
  const street = STREET_WITHIN.exec(run.text);
  if (!street || street.index < 4 || /^\d/.test(run.text)) return [line];
  const cut = street.index + street[0].length;
  return [
    { ...line, words: wordsWithin(run, 0, street.index) },
    { ...line, words: wordsWithin(run, cut, run.text.length) },
  ];
}
