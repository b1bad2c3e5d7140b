import type { Word } from '../../../document/page.ts';
import type { Wordings } from '../../lexicon/wordings.ts';
import { type Run, textOf } from '../../boxes/writing.ts';

/** A choice that a cell names in words, as "(occurrence)", "Auto: owned, hired" or "Claims made: N". */
export interface WrittenChoice {
  value: string;
  words: readonly Word[];
}

const SIGN = /^[-–—/&(),;:|+]+$/;
const ANSWER = /^(?:y|yes|x|n|no)$/i;

/** The choices of a plan of policies, by field. */
export type Choices = ReadonlyMap<string, Wordings>;

/** Whether a text names choices and nothing else: "owned, hired and non-owned autos". */
export const namesOnlyChoices = (text: string, choices: Choices): boolean =>
  text
    .split(/\s*[,;/&]\s*(?:and )?|\s+and\s+/)
    .every((part) => [...choices.values()].some((choice) => choice.matchWhole(part) !== null));

/** The choices that runs of writing name. */
export const writtenChoices = (runs: readonly Run[], choice: Wordings): WrittenChoice[] =>
  runs.flatMap(({ words }) => phrasesOf(words)).flatMap((phrase) => chosenBy(phrase, choice));

/** How many words of a line stand before those that only name choices: the line of insurance. */
export function beforeChoices(words: readonly Word[], choices: Iterable<Wordings>): number {
  const all = [...choices];
  const phrases = phrasesOf(words);
  const isChoice = (phrase: readonly Word[]): boolean => all.some((choice) => chosenBy(phrase, choice).length > 0);
  const at = phrases.findLastIndex((phrase) => !isChoice(phrase));
  const [next] = phrases[at + 1] ?? [];
  return next ? words.indexOf(next) : words.length;
}

/** The pieces of a line between signs; an answer belongs to what it answers. */
function phrasesOf(words: readonly Word[]): Word[][] {
  const phrases: Word[][] = [];
  let isOpen = false;
  for (const word of words) {
    if (SIGN.test(word.text) || /^and$/i.test(word.text)) {
      isOpen = false;
      continue;
    }
    const last = phrases.at(-1);
    if (last && (ANSWER.test(word.text) || (isOpen && !word.text.startsWith('(')))) last.push(word);
    else phrases.push([word]);
    isOpen = !/[,;:)/]$/.test(word.text);
  }
  return phrases;
}

function chosenBy(phrase: readonly Word[], choice: Wordings): WrittenChoice[] {
  const answer = phrase.length > 1 && ANSWER.test(phrase.at(-1)?.text ?? '') ? phrase.at(-1) : undefined;
  const words = answer ? phrase.slice(0, -1) : phrase;
  const value = choice.matchWhole(textOf(words).replace(/^\(|[):,;]+$/g, ''))?.field;
  return value === undefined || /^n/i.test(answer?.text ?? '') ? [] : [{ value, words }];
}
