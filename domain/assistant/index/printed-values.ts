import { wordsOf } from '../words.ts';
import type { RecordNode } from './facts.ts';
import { phrasesOf } from './phrases.ts';

/** No name is longer. */
const PRINTED = 60;
/** Lists whose records are called by what they are about, however that is worded. */
const WORDED = /overages$|^(?:discounts|fees|limits|deductibles|forms)$/;

/** The values of records that are called by several words, as those words. */
export function printedValues(records: readonly RecordNode[]): Set<string> {
  const values = records.flatMap(({ list, values: own }) => (WORDED.test(list) ? [] : Object.values(own)));
  const texts = new Set(
    values.filter((one): one is string => typeof one === 'string' && one.length <= PRINTED && !ISO_DATE.test(one)),
  );
  return new Set(
    [...texts]
      .map(wordsOf)
      .filter(isNameOfWords)
      .map((words) => words.join(' ')),
  );
}

/** Several words, not all of which stand for something. */
const isNameOfWords = (words: readonly string[]): boolean =>
  words.length > 1 && phrasesOf(words).some(({ senses }) => senses.size === 0);

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
