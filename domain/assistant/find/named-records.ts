import type { DocumentIndex, Item } from '../index/index-document.ts';
import { type Asked, namesDocument } from './resolve.ts';
import { strengthOf } from './names-entity.ts';

interface Ranked {
  document: DocumentIndex;
  item: Item;
  score: number;
  fit: number;
  hitsField: boolean;
  hitsRecord: boolean;
}

/** "The premium of the Honda" is its own rather than that of the policy, which the Honda names as well. */
export function belowNamedRecords<One extends Ranked>(scored: readonly One[], asked: Asked): One[] {
  const named = new Set(scored.flatMap((one) => (isOfNamedRecord(one, asked) ? one.document : [])));
  const isBelow = ({ document, item, hitsField }: Ranked): boolean => !item.about && hitsField && named.has(document);
  return scored.map((one) => (isBelow(one) ? { ...one, score: one.score - OF_RECORD, fit: one.fit - OF_RECORD } : one));
}

function isOfNamedRecord({ document, item: { about }, hitsField, hitsRecord }: Ranked, { terms }: Asked): boolean {
  if (!about || !hitsField || !hitsRecord) return false;
  return terms.some(
    (term) => term.senses.size === 0 && strengthOf(term, about) >= LINKED && namesDocument(term, document) < NAMED,
  );
}

const OF_RECORD = 0.3;
/** How well a term names a record that another one belongs to, and a document by a name of its own. */
const [LINKED, NAMED] = [0.95, 0.7];
