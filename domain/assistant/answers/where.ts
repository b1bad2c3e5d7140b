import type { Asked } from '../find/resolve.ts';
import type { Draft } from './finding.ts';
import { bestFacts, findingsOf } from './values.ts';
import { ownValue } from '../../lookup.ts';

/** "On which page does it say …": the pages of the values. */
export function answerWhere(asked: Asked): Draft | undefined {
  if (!asked.kinds.has('where')) return undefined;
  const found = bestFacts(asked);
  const [best] = found;
  if (!best) return undefined;
  const pages = found.flatMap(
    ({ document, item }) => ownValue(document.source.result?.citations ?? {}, item.fact.pointer)?.[0]?.page ?? [],
  );
  const distinct = [...new Set(pages)].sort((a, b) => a - b);
  if (distinct.length === 0) return undefined;
  const lead = `${distinct.length === 1 ? 'Page' : 'Pages'} **${distinct.join(', ')}**:`;
  return { lead, findings: findingsOf(found), coverage: best.score };
}
