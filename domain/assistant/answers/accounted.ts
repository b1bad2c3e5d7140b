import type { Asked } from '../find/resolve.ts';
import { isFieldOf } from '../find/score.ts';
import { asksOtherTerm, isOfAnyTerm } from '../find/wrong-kind.ts';
import type { Item } from '../index/index-document.ts';
import { isOfKind, NEVER_STATED } from '../question/computed-kinds.ts';
import { asksWhy } from '../question/kinds.ts';
import { writeDate, writeMoney } from '../writing/values.ts';
import { wordsOf } from '../words.ts';
import type { Way } from './certainty.ts';
import { boundsSpan } from './spans.ts';
import type { Draft } from './finding.ts';

/** Whether an answer has something to do with each day and amount in a question. */
export function isAccounted(draft: Draft, asked: Asked, way: Way): boolean {
  const isSum = asked.kinds.has('sum') && draft.findings.length > 1;
  const isComputed = way === 'totals' || !(isSum || isOfKind(asked, NEVER_STATED));
  const isOfTime =
    asked.years.length > 0 ||
    !asksOtherTerm(asked) ||
    draft.findings.some(({ facts }) => facts.some(({ key }) => isOfAnyTerm(key, asked)));
  const isTold = isComputed && isOfTime && !asksByGroup(asked) && !(isOfRecords(way) && boundsSpan(asked));
  return way === 'yesNo' || (isTold && givesReason(draft, asked) && tellsExact(draft, asked, way));
}

const isOfRecords = (way: Way): boolean => way === 'totals' || way === 'list';

const COST_MOST = /\b(?:cost|costs|paid|pays?|spent|ran|runs|incurred|reserved?|money)\b.*\bmost\b(?! \w+ly\b)/i;
const isShared = ({ fact: { kind, value } }: Item): boolean => typeof value === 'string' && kind !== 'date';

/** "Which body part cost the most" puts records together by a field that they share, which queries alone do. */
const asksByGroup = ({ text, terms, scope }: Asked): boolean =>
  COST_MOST.test(text) &&
  scope.some(({ entities }) =>
    entities.some(({ record, items }) =>
      terms.some(
        (term) => !term.senses.has(record.list) && items.some((item) => isShared(item) && isFieldOf(term, item)),
      ),
    ),
  );

/** Words of a sentence, where amounts, dates and names give no reason. */
const SENTENCE = 4;

const givesReason = ({ findings }: Draft, { text }: Asked): boolean =>
  !asksWhy(text) ||
  findings.some(({ facts }) =>
    facts.some(({ kind, value }) => kind === 'text' && wordsOf(String(value)).length >= SENTENCE),
  );

function tellsExact({ lead, findings }: Draft, { dates, amounts, percents, range }: Asked, way: Way): boolean {
  // long lists have thousands of values
  if (dates.length + amounts.length + percents.length === 0) return true;
  const values = new Set(
    findings.flatMap(({ facts }) =>
      facts.flatMap(({ value, record }) => [value, ...Object.values(record?.values ?? {})]),
    ),
  );
  const isNarrowed = range !== undefined && isOfRecords(way);
  return (
    dates.every((day) => values.has(day) || lead.includes(writeDate(day))) &&
    (isNarrowed || [...amounts, ...percents].every((one) => values.has(one) || lead.includes(writeMoney(one))))
  );
}
