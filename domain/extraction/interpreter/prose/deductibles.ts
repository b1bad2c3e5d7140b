import type { Draft } from '../../cited.ts';
import { PERIL } from '../../lexicon/perils.ts';
import { parseMoney } from '../../../reading/values/money.ts';
import type { MeaningOf } from '../meanings.ts';
import { citedAt, type Sentence } from './sentences.ts';

const FIGURE = String.raw`(?:\$\s?([\d,]+)|(\d+(?:\.\d+)?)\s?%)`;
const BARE = new RegExp(String.raw`^${FIGURE} (?:for|on|of|per|each|every|in)\b(?! month)`);
const NAMED = new RegExp(String.raw`^([^:$\d]{3,50}?)(?::| is| are|, it is) ${FIGURE}`);

/** What an insured pays first, where the heading in the margin asks for it: "$500 for each loss. Windstorm or hail: 2%". */
export function toldDeductibles(sentences: readonly Sentence[], meaningOf: MeaningOf): Draft[] {
  const own = sentences.filter(({ margin }) => margin !== null && meaningOf(margin.text).measure === 'deductible');
  return own.flatMap((sentence) => deductibleIn(sentence));
}

function deductibleIn(sentence: Sentence): Draft[] {
  const { text } = sentence.run;
  const named = NAMED.exec(text);
  const match = named ?? BARE.exec(text);
  if (!match) return [];
  const [amount, percent] = match.slice(-2);
  const cited = <T>(value: T): ReturnType<typeof citedAt<T>> => citedAt(value, sentence, 0, match[0].length);
  const peril = named?.[1];
  if (peril !== undefined && !PERIL.test(peril)) return [];
  return [
    {
      peril: peril === undefined ? undefined : citedAt(peril, sentence, 0, peril.length),
      amount: amount === undefined ? undefined : cited(parseMoney(amount)),
      percent: percent === undefined ? undefined : cited(Number(percent)),
    },
  ];
}
