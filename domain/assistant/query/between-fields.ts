import type { Draft } from '../answers/finding.ts';
import type { Asked } from '../find/resolve.ts';
import { isFieldOf, type Scored, scoreFacts } from '../find/score.ts';
import { isFieldSense } from '../lexicon/senses.ts';
import type { Term } from '../question/read-question.ts';
import { overEntries } from './compute.ts';
import { type Entry, entryOf } from './entries.ts';
import { rowsIn } from './lists.ts';
import { amountOf, nameOfMeasure, namedMeasures } from './measures.ts';
import { rowsOf } from './rows.ts';
import { amountFinding, totalFinding } from './tell.ts';
import { totalOf } from './totals.ts';

/** "How far apart are paid and incurred", "the gap between coverage A and coverage C": two amounts of one document or record. */
export function betweenFields(asked: Asked): Draft | undefined {
  if (!asked.kinds.has('compare')) return undefined;
  // of several documents the one that tells of claims may be meant
  const reports = asked.scope.filter(({ records }) => records.some(({ list }) => /^(?:claims|policies)$/.test(list)));
  const ofReport = reports.length === 1 ? ofMeasures({ ...asked, scope: reports }) : undefined;
  const entries = ofReport ?? (asked.scope.length === 1 ? ofFields(asked) : undefined);
  return entries && overEntries({ ...asked, kinds: new Set(['compare']) }, entries);
}

/** Two measures of claims: of the one that is named, else of all that are meant. */
function ofMeasures(asked: Asked): Entry[] | undefined {
  const [document] = asked.scope;
  const list = rowsIn(asked, 'claims').length > 0 ? 'claims' : 'policies';
  const found = rowsOf(asked, list);
  const measures = namedMeasures(asked, found.rows);
  const [first, second, ...more] = measures;
  if (!document || !first || !second || more.length > 0) return undefined;
  const entries = measures.flatMap((measure): Entry[] => {
    const [only] = found.rows.length === 1 ? found.rows : [];
    const own = only && amountOf(only.entity, measure);
    const common = { name: nameOfMeasure(measure), document, label: 'amount', isMoney: true };
    if (only && own) {
      const finding = amountFinding({ ...only, ...own }, measure);
      return [{ ...common, finding, amount: own.amount, coverage: found.coverage, doubts: [] }];
    }
    const total = totalOf(asked, { document, measure, list });
    if (!total) return [];
    return [
      {
        ...common,
        finding: totalFinding(total, measure),
        amount: total.amount,
        coverage: total.coverage,
        doubts: total.doubts,
      },
    ];
  });
  return entries.length === 2 ? entries : undefined;
}

/** The best number for each of two terms, with all that the question says beside them. */
function ofFields(asked: Asked): Entry[] | undefined {
  const isOfNumber = (term: Term): boolean =>
    [...term.senses].some((sense) => isFieldSense(sense) || /Limit$|^peril:/.test(sense)) &&
    asked.scope.some(({ items }) => items.some((item) => isNumber(item) && isFieldOf(term, item)));
  const naming = asked.terms.filter(isOfNumber);
  const [first, second, ...more] = naming;
  if (!first || !second || more.length > 0) return undefined;
  const best = naming.flatMap((term) => {
    const terms = asked.terms.filter((one) => one === term || !naming.includes(one));
    const [top] = scoreFacts({ ...asked, terms }).filter(({ item, hitsField }) => isNumber(item) && hitsField);
    return top ? [{ ...top, score: top.coverage }] : [];
  });
  const distinct = new Set(best.map(({ item }) => item.fact.pointer));
  return distinct.size === 2 ? best.map((one) => entryOf(one, one.item.fact.key)) : undefined;
}

const isNumber = ({ fact }: Scored['item']): boolean => typeof fact.value === 'number';
