import type { PageLayout } from '../../reading/layout.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import { type Sentence, sentencesOf } from '../interpreter/prose/sentences.ts';
import { NOT_DISCOUNT } from '../lexicon/discounts.ts';
import type { LabelledDiscount } from './labelled-discounts.ts';

// Discounts that sentences state with what they take off: "a new roof credit of $35 has been taken off", "you saved $71 for
// protective devices and $49 for claims-free", "a wind mitigation credit -$1,114 is included".

const AMOUNT = String.raw`[-–−(]{0,2}\$\s?(?<amount>\d[\d,]*(?:\.\d\d)?)`;
const WORD = String.raw`(?!(?:an?|the|your|and|of|for|is|are|we|you|after|before|less|this|total)\b)[\p{L}][\p{L}\d'’/-]*`;
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?<name>(?:${WORD} ){1,4}(?:discount|credit))s?(?: of|,)? ${AMOUNT}`,
  'giu',
);
const SAVED = new RegExp(
  String.raw`${AMOUNT} (?:for|by|with|from|because of) (?<name>${WORD}(?: ${WORD}){0,3})`,
  'giu',
);

const IS_SAVING = /\b(?:saved|saves?|savings|discounts?|credits?|took off|taken off|less)\b/i;
/** What could be had, and what was before. */
const OFFERED = /\b(?:could|would|may|might|can|if|next|last|previous|qualify|ask|available|eligible|up to)\b/i;

/** Those of all pages that no list holds: a sentence may say again what stands in one. */
export const statedBeside = (
  listed: readonly Pick<LabelledDiscount, 'words' | 'amount'>[],
  layouts: readonly PageLayout[],
): LabelledDiscount[] =>
  layouts
    .flatMap(statedDiscounts)
    .filter(
      ({ words, amount }) =>
        !listed.some(
          (other) =>
            Math.abs(other.amount?.value ?? 0) === amount?.value || other.words.some((word) => words.includes(word)),
        ),
    );

const statedDiscounts = (layout: PageLayout): LabelledDiscount[] =>
  sentencesOf(layout).flatMap((sentence) => {
    const { text } = sentence.run;
    if (!text.endsWith('.') || !text.includes('$') || !IS_SAVING.test(text) || OFFERED.test(text)) return [];
    const named = [...text.matchAll(NAMED)].flatMap((match) => discountOf(match, sentence));
    return named.length > 0 ? named : [...text.matchAll(SAVED)].flatMap((match) => discountOf(match, sentence));
  });

function discountOf({ groups, index }: RegExpMatchArray, { run, page }: Sentence): LabelledDiscount[] {
  const { name = '', amount = '' } = groups ?? {};
  const value = parseMoney(amount);
  if (value === null || index === undefined || NOT_DISCOUNT.test(name)) return [];
  const at = run.text.indexOf(name, index);
  const from = run.text.indexOf(amount, run.text.indexOf('$', index));
  return [
    {
      name,
      page,
      words: wordsWithin(run, at, at + name.length),
      amount: { value, words: wordsWithin(run, from, from + amount.length) },
    },
  ];
}
