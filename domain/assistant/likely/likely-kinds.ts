import type { Question } from '../question/read-question.ts';
import type { Kind } from '../question/kinds.ts';
import { kindSignsOf } from './kind-signs.ts';
import { BIAS, KINDS, WEIGHTS } from './kind-weights.ts';
import { learned, oddsOf } from './learned.ts';

const model = learned(KINDS, BIAS, WEIGHTS);

/** What is as likely wanted is taken as wanted, though no word says it. */
const LIKELY = 0.5;
const KIND_NAMES: ReadonlySet<string> = new Set<Kind>([
  'howMany',
  'list',
  'sum',
  'average',
  'highest',
  'lowest',
  'compare',
  'missing',
  'where',
  'yesNo',
]);
const isKind = (name: string): name is Kind => KIND_NAMES.has(name);

/** The kind of answer that people want who ask like that, if it is likely and a kind at all (`npm run fit:kinds`). */
function likelyKind(text: string): Kind | undefined {
  const odds = oddsOf(model, kindSignsOf(text));
  const sum = odds.reduce((total, one) => total + one, 0);
  return KINDS.filter((_, at) => (odds[at] ?? 0) / sum >= LIKELY).find(isKind);
}

/** The chance of each kind of answer, "value" and "explain" too. */
export function kindChances(text: string): ReadonlyMap<string, number> {
  const odds = oddsOf(model, kindSignsOf(text));
  const sum = odds.reduce((total, one) => total + one, 0);
  return new Map(KINDS.map((kind, at) => [kind, (odds[at] ?? 0) / sum]));
}

/** The question as one for the kind of answer that people want who ask like that, where its words do not say that kind. */
export function withLikelyKind(question: Question): Question | undefined {
  const kind = likelyKind(question.text);
  return kind === undefined || question.kinds.has(kind)
    ? undefined
    : { ...question, kinds: new Set([...question.kinds, kind]), isKindLikely: true };
}
