import { findMoney } from '../../reading/values/money.ts';
import { type FoundLines, isIn } from '../find/passages.ts';
import type { Asked } from '../find/resolve.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import type { Line } from '../index/lines.ts';
import { writeMoney } from '../writing/values.ts';
import type { Finding } from './finding.ts';

/** An amount as a line prints it, which no field holds. */
function printedFinding(document: DocumentIndex, line: Line, amount: number): Finding {
  const pointer = `${line.page} ${line.at} ${amount}`;
  const facts = [{ key: 'printed', pointer, value: amount, kind: 'money' as const }];
  return { document, label: '', about: line.text.trim(), value: writeMoney(amount), facts, printed: line };
}

const MOST = 6;
const MOST_AMOUNTS = 12;

/**
 * Amounts of quoted lines that the question may want put together: two of one line ("Annual premium $781.09 $946.48"), those
 * of lines that say the same of several things, and two or three that are asked for side by side.
 */
export function printedFamilies({ kinds, terms }: Asked, passages: readonly FoundLines[]): Finding[][] {
  if (!(kinds.has('sum') || kinds.has('compare') || kinds.has('average'))) return [];
  const telling = terms.filter(({ weight }) => weight >= 0.5);
  const families = passages.flatMap(({ document, lines }) => {
    const priced = lines
      .filter((line) => telling.some((term) => isIn(term, line)))
      .map((line) => ({ line, amounts: findMoney(line.text).map(({ amount }) => amount) }));
    const findingsOf = ({ line, amounts }: (typeof priced)[number]): Finding[] =>
      amounts.map((amount) => printedFinding(document, line, amount));
    const ofOne = priced.filter(({ amounts }) => amounts.length === 1);
    const byTerm = telling.map((term) => ofOne.filter(({ line }) => isIn(term, line)));
    const alone = [...new Set(byTerm.flatMap((own) => (own.length === 1 ? own : [])))];
    const ofPairs = priced.flatMap(({ line, amounts }) =>
      pairsOf(amounts).map((pair) => findingsOf({ line, amounts: pair })),
    );
    const ofSeveral = [...byTerm, alone.length <= 3 ? alone : []].map((own) => own.flatMap(findingsOf));
    return [...ofPairs, ...ofSeveral].filter((own) => own.length > 1 && own.length <= MOST_AMOUNTS);
  });
  const keyOf = (own: readonly Finding[]): string =>
    own.map(({ document, facts }) => `${document.documentId} ${facts[0]?.pointer}`).join();
  return [...new Map(families.map((own) => [keyOf(own), own])).values()].slice(0, MOST);
}

/** What was and what is stand beside each other, the limits as the premiums. */
function pairsOf([from, to, ...others]: readonly number[]): number[][] {
  if (from === undefined || to === undefined || others.length % 2 > 0 || others.length > 2) return [];
  return [...(from === to ? [] : [[from, to]]), ...pairsOf(others)];
}
