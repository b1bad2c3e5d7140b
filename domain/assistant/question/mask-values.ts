import { wordsOf } from '../words.ts';

/** A question in which placeholders stand for values that documents print. */
export interface Masked {
  text: string;
  /** By placeholder, as written in the question. */
  values: ReadonlyMap<string, string>;
}

/** How many words a value has that is looked for. */
const MOST_WORDS = 9;
/** Each has a letter, and none that ends a plural. */
const MOST_VALUES = 18;

/**
 * Values of several words that a document prints, such as the cause "Caught In or Between - Machine", stand for
 * themselves: none of their words says what is asked, so placeholders stand for them while a question is read.
 */
export function maskValues(text: string, isPrinted: (words: string) => boolean): Masked {
  const values = new Map<string, string>();
  const tokens = [...text.matchAll(/[A-Za-z0-9]+/g)];
  let masked = '';
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const length = lengthAt(text, tokens.slice(at, at + MOST_WORDS), isPrinted);
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (length > 1 && first && last && values.size < MOST_VALUES) {
      const placeholder = `${PLACEHOLDER}${String.fromCharCode(97 + values.size)}`;
      values.set(placeholder, text.slice(first.index, last.index + last[0].length));
      masked += text.slice(end, first.index) + placeholder;
      end = last.index + last[0].length;
    }
    at += Math.max(length, 1);
  }
  return { text: masked + text.slice(end), values };
}

/** No word of any question. */
const PLACEHOLDER = 'xvaluex';

function lengthAt(text: string, tokens: readonly RegExpExecArray[], isPrinted: (words: string) => boolean): number {
  const [first] = tokens;
  if (!first) return 0;
  for (let length = tokens.length; length > 1; length--) {
    const last = tokens[length - 1];
    if (last && isPrinted(wordsOf(text.slice(first.index, last.index + last[0].length)).join(' '))) return length;
  }
  return 0;
}
