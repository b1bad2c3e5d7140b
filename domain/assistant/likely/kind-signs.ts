import { type Phrase, phrasesOf } from '../index/phrases.ts';
import { isFieldSense, isListSense } from '../lexicon/senses.ts';
import { saidKinds } from '../question/kinds.ts';
import { wordsOf } from '../words.ts';

const [START, END] = ['^', '$'];
/** Names of people, places, companies and makes as they are written inside of a sentence. */
const NAMES = /(?<=[a-z,;:–-] )\p{Lu}\p{Ll}[\p{L}'’]*(?: \p{Lu}\p{Ll}[\p{L}'’]*)*/gu;
const NAME = 'zname';
const MARKS = /([,;:?!.+](?=\s|$))/;
const IS_MARK = /^[,;:?!.+]$/;
const NO_SENSES: ReadonlySet<string> = new Set();
const SHORT = 4;

/**
 * What of a question may tell what kind of answer it wants: its words, pairs and triples of words, in which names, numbers and
 * what is asked for stand as what they are ("how many LISTS over AMOUNT"), and the kinds that its words say.
 */
export function kindSignsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const phrases = shaped(text)
    .split(MARKS)
    .flatMap((part): Pick<Phrase, 'words' | 'senses'>[] =>
      IS_MARK.test(part) ? [{ words: [part], senses: NO_SENSES }] : phrasesOf(wordsOf(part)),
    );
  const shape = phrases.map(({ words, senses }) => shapeOf(words, senses, lower));
  const signs = new Set(
    phrases.flatMap(({ words, senses }) => (senses.size > 0 && words.length === 1 ? [`~${words.join(' ')}`] : [])),
  );
  for (const one of shape) signs.add(one);
  const whole = [START, ...shape, END];
  for (let at = 0; at + 1 < whole.length; at++) {
    signs.add(whole.slice(at, at + 2).join(' '));
    if (at + 2 < whole.length) signs.add(whole.slice(at, at + 3).join(' '));
  }
  for (const kind of saidKinds(text)) signs.add(`#${kind}`);
  if (shape.length <= SHORT) signs.add('short');
  return [...signs];
}

/** Amounts are 1, years 2, other numbers 0. */
const shaped = (text: string): string =>
  text
    .replace(NAMES, ` ${NAME} `)
    .replace(/\$ ?\d[\d,.]*k?/gi, ' 1 ')
    .replace(/\b(?:19|20)\d\d\b/g, ' 2 ')
    .replace(/\d[\d,./-]*/g, (digits) => (digits === '1' || digits === '2' ? digits : '0'));

function shapeOf(words: readonly string[], senses: ReadonlySet<string>, text: string): string {
  const said = words.join(' ');
  if (said === NAME) return '@name';
  if (senses.size === 0) return said;
  const shape = kindOfSenses([...senses]);
  const isPlural = words.some((word) => new RegExp(String.raw`\b${word.replace(/y$/, '(?:y|ie)')}e?s\b`).test(text));
  return isPlural && shape !== '@date' ? `${shape}s` : shape;
}

function kindOfSenses(senses: readonly string[]): string {
  if (senses.some(isListSense)) return '@list';
  if (senses.every((sense) => sense.startsWith('type:'))) return '@type';
  if (senses.every((sense) => sense.startsWith('state:'))) return '@name';
  if (!senses.some(isFieldSense)) return '@topic';
  if (senses.some((sense) => /date/i.test(sense))) return '@date';
  return senses.some((sense) => /premium|amount|limit|deductible|paid|incurred|reserve|fee/i.test(sense))
    ? '@money'
    : '@field';
}
