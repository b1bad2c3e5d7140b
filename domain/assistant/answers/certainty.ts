import { wordsOf } from '../words.ts';
import { ownValue } from '../../lookup.ts';
import type { Asked } from '../find/resolve.ts';
import { isFunctionWord } from '../lexicon/fillers.ts';
import { KIND_WORDS } from '../question/kinds.ts';
import { scoreFacts } from '../find/score.ts';
import { certaintyWeights } from './certainty-weights.ts';
import { isOfWhole } from '../index/facts.ts';
import { sensesOfFact } from '../index/index-document.ts';
import { labelOf } from '../comparison/groups.ts';
import { isTime } from '../find/wrong-kind.ts';
import type { Draft } from './finding.ts';

/** The ways to answer that have a chance of their own to be right. */
const WAYS = ['missing', 'where', 'totals', 'yesNo', 'list', 'values'] as const;
export type Way = (typeof WAYS)[number];

/** What tells right answers from wrong ones, each 0..1 or a little more; all but the ways speak against an answer. */
export type Features = Readonly<Record<string, number>>;

/** 0..1: how likely a draft answers what is asked. */
export function certaintyOf(features: Features): number {
  const logOdds = [...certaintyWeights].reduce(
    (sum, [name, weight]) => sum + weight * (ownValue(features, name) ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-logOdds));
}

export function featuresOf(draft: Draft, asked: Asked, way: Way): Features {
  const { coverage, doubts = [] } = draft;
  const isOfFacts = way === 'values' || way === 'yesNo' || way === 'where';
  const close = isOfFacts ? closenessOf(draft, asked) : 0;
  const isOutright = way === 'values' && coverage >= SOME && close <= CLOSE && asksOutright(draft, asked);
  return {
    ...Object.fromEntries(WAYS.map((one) => [`by ${one}`, Number(one === way)])),
    ...Object.fromEntries(WAYS.map((one) => [`some unexplained, ${one}`, Number(one === way && coverage < SOME)])),
    unexplained: Math.min(Math.max(1 - coverage, 0), 1),
    'not the one': Number(way === 'values' && (coverage < SOME || close > CLOSE)),
    'other kind': Number(isOfOtherKind(draft, asked)),
    ...Object.fromEntries(doubts.map((doubt) => [doubt, 1])),
    [coverage < SOME ? 'unlikely, some unexplained' : 'unlikely']: isOutright
      ? 0
      : 1 - likelihoodOf(draft, asked, isOfFacts),
    'kind guessed': Number(asked.isKindLikely === true),
    guessed: asked.guessed === undefined ? 0 : 1,
    'guessed unsurely': asked.guessed === undefined ? 0 : 1 - asked.guessed,
    long: Math.min(wordsOf(asked.text).length / LONG, 1),
    ignored: ignoredOf(asked),
  };
}

/** 0..1: how likely what a draft tells is what is asked for. What words of the question stand for, facts that it names tell, too. */
function likelihoodOf({ findings }: Draft, { likely, terms, conditions, kinds }: Asked, isOfFacts: boolean): number {
  const told = findings.flatMap(({ document, facts }) => facts.flatMap((fact) => sensesOfFact(fact, document)));
  // lines that say it may say anything
  if (told.length === 0) return 1;
  const said = conditions.flatMap(({ senses }) => [...senses]);
  const counts = kinds.has('howMany') ? COUNTS : [];
  const asked = new Set([
    ...told,
    ...said,
    ...counts,
    ...(isOfFacts ? terms.flatMap(({ senses }) => [...senses]) : []),
  ]);
  let sum = 0;
  for (const [sense, chance] of likely) if (asked.has(sense)) sum += chance;
  return sum;
}

/** Whether each word of a question names a field of the document, so that none is left that may ask for something else. */
function asksOutright({ findings }: Draft, asked: Asked): boolean {
  const facts = findings.flatMap((finding) => finding.facts);
  const [best] = scoreFacts(asked);
  const isOfDocument = facts.every(({ record }) => !record || isOfWhole(record));
  const isPlain = asked.years.length === 0 && asked.before === undefined && asked.guessed === undefined;
  const named = new Set(facts.flatMap(({ key, kind }) => [...wordsOf(labelOf(key)), kind]));
  return isPlain && isOfDocument && best?.hitsField === true && ignoredOf(asked, named) === 0;
}

/** What documents print of the number of their records. */
const COUNTS = ['claimCount', 'openClaimCount'];

/** A question of so many words asks for more than one thing. */
const LONG = 30;

/** Share of the words of a question that narrowed nothing down and that lines do not say: what they say of it was not understood. */
function ignoredOf({ text, terms }: Asked, said: ReadonlySet<string> = new Set()): number {
  const own = new Set(terms.flatMap(({ text: said }) => wordsOf(said)));
  const words = wordsOf(text).filter((word) => word.length > 3 && !isFunctionWord(word) && !KIND_WORDS.has(word));
  return words.length === 0 ? 0 : words.filter((word) => !own.has(word) && !said.has(word)).length / words.length;
}

const SOME = 0.95;
/** How near the next value may be at most: a record beside it that the question does not name. */
const CLOSE = 0.7;
const FAR_APART = 0.3;

/** How little the best value that is not told lies below the best one that is. */
function closenessOf({ findings }: Draft, asked: Asked): number {
  const told = new Set(findings.flatMap(({ facts }) => facts));
  const scored = scoreFacts(asked);
  const best = scored.find(({ item }) => told.has(item.fact))?.score ?? 0;
  const other = scored.find(({ item }) => !told.has(item.fact))?.score ?? 0;
  return 1 - Math.min(Math.max(best - other, 0), FAR_APART) / FAR_APART;
}

/** "When" wants a date, "how much" an amount. */
function isOfOtherKind({ lead, findings }: Draft, { kinds, text }: Asked): boolean {
  const facts = findings.flatMap((finding) => finding.facts);
  if (kinds.has('when')) return !facts.some(isTime);
  return /\bhow much\b/i.test(text) && !/\d/.test(lead) && !facts.some(({ value }) => typeof value === 'number');
}
