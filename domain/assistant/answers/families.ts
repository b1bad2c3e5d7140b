import { type Scored, scoreFacts } from '../find/score.ts';
import type { Asked } from '../find/resolve.ts';
import { isOfKind, OF_AMOUNTS_TOGETHER } from '../question/computed-kinds.ts';
import type { Finding } from './finding.ts';
import { findingOf } from './values.ts';

/** How far an amount may lie below the best one of its document and still be meant beside it. */
const BESIDE = 0.05;
const MOST_FAMILIES = 2;
/** Some of many amounts would add up to nothing. */
const MOST_AMOUNTS = 30;

/** Whether amounts are wanted together, so that they help beside each other. */
export const asksToCompute = (asked: Asked): boolean => isOfKind(asked, OF_AMOUNTS_TOGETHER);

/**
 * Amounts of one field that the question may want to be added up or compared: in each document those that explain it
 * best. What they come to is told with them, so that it does not matter in which words a total is asked for.
 */
export function familiesOf(asked: Asked): Finding[][] {
  const families = new Map<string, Scored[]>();
  for (const one of scoreFacts(asked)) {
    const { fact } = one.item;
    if (fact.kind !== 'money' || typeof fact.value !== 'number') continue;
    const key = `${fact.record?.list ?? ''} ${fact.key}`;
    const own = families.get(key);
    if (own) own.push(one);
    else families.set(key, [one]);
  }
  return [...families]
    .map(([, own]) => meantOf(own))
    .filter((own) => own.length > 1 && own.length <= MOST_AMOUNTS)
    .slice(0, MOST_FAMILIES)
    .map((own) => own.map(({ document, item }) => findingOf(document, [item], item.about)));
}

const meantOf = (family: readonly Scored[]): Scored[] =>
  family.filter(({ document, score }) => {
    const best = family.find((one) => one.document === document);
    return best !== undefined && score >= best.score - BESIDE;
  });
