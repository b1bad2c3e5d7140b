import { type FoundLines, distinctLines, findDenied, findFactLines, findLines } from '../find/passages.ts';
import type { Asked } from '../find/resolve.ts';
import { scoreFacts } from '../find/score.ts';
import type { DocumentIndex, Entity, Item } from '../index/index-document.ts';
import type { Finding } from './finding.ts';
import { findingOf, findingsOf } from './values.ts';

/** What comes closest to an answer where none is sure: passages as they stand there, and values that were read. */
export interface Closest {
  passages: readonly FoundLines[];
  candidates: readonly Finding[];
}

/** Passages that hold less of the question are not shown. */
const CLOSE = 0.3;
const MOST_PASSAGES = 6;
const MOST_DENIED = 20;

export function findClosest(asked: Asked): Closest {
  const lines = findLines(asked, MOST_PASSAGES).filter(({ score }) => score >= CLOSE);
  const [first, second] = findFactLines(asked, 2);
  const passages = distinctLines(
    [
      ...lines.slice(0, 1),
      ...(first ? [first] : []),
      ...lines.slice(1, 2),
      ...(second ? [second] : []),
      ...lines.slice(2),
    ],
    MOST_PASSAGES,
  );
  const denied = findDenied(asked, MOST_DENIED).filter(
    ({ lines: own }) => !passages.some(({ lines: shown }) => own.every((line) => shown.includes(line))),
  );
  return {
    passages: [...passages, ...denied],
    candidates: candidatesOf(asked),
  };
}

const MOST_RECORDS = 2;
const MOST_OF_RECORD = 14;
const MOST_VALUES = 3;
/** Values that explain less of the question are no candidates. */
const LIKELY = 0.4;

/** The records and values that explain some of the question. */
function candidatesOf(asked: Asked): Finding[] {
  const facts = scoreFacts(asked).filter(({ coverage }) => coverage >= LIKELY);
  const records = new Map<Entity, DocumentIndex>();
  for (const { document, item } of facts)
    if (item.about && records.size < MOST_RECORDS) records.set(item.about, document);
  const values = facts.filter(({ item, hitsField }) => !item.about && hitsField).slice(0, MOST_VALUES);
  return [
    ...findingsOf(values),
    ...[...records].map(([entity, document]) => findingOf(document, saidOf(entity), entity)),
  ];
}

/** Amounts of nothing say nothing. */
const saidOf = ({ items }: Entity): Item[] => items.filter(({ fact }) => fact.value !== 0).slice(0, MOST_OF_RECORD);
