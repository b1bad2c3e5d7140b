import { computed } from '../query/evaluate.ts';
import { listed } from '../query/listing.ts';
import { partsOf } from '../question/parts.ts';
import type { Asked } from '../find/resolve.ts';
import { isAccounted } from './accounted.ts';
import { certaintyOf, type Features, featuresOf, type Way } from './certainty.ts';
import { type Draft, withDoubts } from './finding.ts';
import { answerMissing } from './missing.ts';
import { answerValues, answerWhere } from './values.ts';
import { answerYesNo } from './yes-no.ts';

type Answering = (asked: Asked) => Draft | readonly Draft[] | undefined;

const WAYS: readonly (readonly [Way, Answering])[] = [
  ['missing', answerMissing],
  ['where', answerWhere],
  ['totals', computed],
  ['yesNo', answerYesNo],
  ['list', listed],
  ['values', answerValues],
];

export interface Considered {
  way: Way | 'query';
  draft: Draft;
  asked: Asked;
  features: Features;
  certainty: number;
}

/** "Who handles it": one that was told before. */
const pointsAtOne = ({ before, text }: Asked): boolean =>
  before !== undefined && /\b(?:it|he|she|his|her|him|th(?:at|is) one)\b/i.test(text);

/** Everything that a question may be answered with, in the order in which it is preferred. */
export function draftsOf(asked: Asked): Considered[] {
  const isTurned = asked.isNegated && !asked.kinds.has('yesNo');
  // what is not so is told by queries
  const ways = isTurned ? WAYS.filter(([way]) => way === 'missing') : WAYS;
  const drafts = ways.flatMap(([way, answer]) => {
    return [answer(asked) ?? []].flat().map((made) => {
      const draft = withDoubts(made, {
        unaccounted: !isAccounted(made, asked, way),
        // an answer to one of two questions is half of one
        partial: partsOf(asked.text).length > (way === 'where' ? 2 : 1) && way !== 'totals',
        ambiguous: way === 'list' && made.findings.length > 1 && pointsAtOne(asked),
      });
      const features = featuresOf(draft, asked, way);
      return { way, draft, asked, features, certainty: certaintyOf(features) };
    });
  });
  // a bare value is no answer to a question that is answered with yes or no
  const isAnswered =
    drafts.some(({ way }) => way === 'yesNo' || (narrows(asked) && (way === 'list' || way === 'totals'))) ||
    asked.conditions.some(({ is }) => is !== 'there');
  return drafts.filter(({ way }) => way !== 'values' || !isAnswered);
}

/** Whether records are meant by what they have, lack or cost. */
const narrows = ({ conditions, range, percents }: Asked): boolean =>
  conditions.length > 0 || range !== undefined || percents.length > 0;

export const isUndoubted = ({ draft }: Considered): boolean => (draft.doubts ?? []).length === 0;

/** An answer, and how sure it is told. */
export interface Told {
  told: Considered;
  how: 'sure' | 'probable';
}

/** What a question is answered with. */
export interface Decided {
  asked?: Asked | undefined;
  /** What is told alone. */
  told?: Told | undefined;
  /** All that it may be answered with where nothing is sure. */
  drafts: readonly Considered[];
}
