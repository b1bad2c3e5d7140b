import { asksEach } from '../question/kinds.ts';
import {
  type FoundLines,
  distinctLines,
  findDenied,
  findFactLines,
  findLines,
  findLinesEach,
} from '../find/passages.ts';
import { recordAt } from '../find/record-at.ts';
import type { Asked } from '../find/resolve.ts';
import { scoreFacts } from '../find/score.ts';
import type { DocumentIndex, Entity, Item } from '../index/index-document.ts';
import { isFieldSense } from '../lexicon/senses.ts';
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
/** Questions about all documents get the best lines of each. */
const MOST_DOCUMENTS = 12;
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
  const isOfEach = asked.scope.length > 1 && !asked.isNamed && !asked.kinds.has('howMany') && asksEach(asked.text);
  const each = isOfEach ? findLinesEach(asked, MOST_DOCUMENTS).filter(({ score }) => score >= CLOSE) : [];
  const denied = findDenied(asked, MOST_DENIED).filter(
    ({ lines: own }) => !passages.some(({ lines: shown }) => own.every((line) => shown.includes(line))),
  );
  return {
    passages: isOfEach ? distinctLines([...each, ...passages.slice(0, 2)], MOST_DOCUMENTS) : [...passages, ...denied],
    candidates: isOfEach ? [] : [...candidatesOf(asked, passages), ...ofKind(asked)],
  };
}

const MOST_RECORDS = 2;
const MOST_OF_RECORD = 14;
const MOST_VALUES = 3;
/** Values that explain less of the question are no candidates. */
const LIKELY = 0.4;

/** The records that the best passages tell of, and values that explain some of the question. */
function candidatesOf(asked: Asked, passages: readonly FoundLines[]): Finding[] {
  const facts = scoreFacts(asked).filter(({ coverage }) => coverage >= LIKELY);
  const told = passages.slice(0, 2).flatMap((passage) => recordAt(passage) ?? []);
  const scored = facts.flatMap(({ document, item: { about } }) => (about ? [{ document, entity: about }] : []));
  const records = new Map<Entity, DocumentIndex>();
  for (const { document, entity } of [...told, ...scored])
    if (records.size < MOST_RECORDS) records.set(entity, document);
  const values = facts.filter(({ item, hitsField }) => !item.about && hitsField).slice(0, MOST_VALUES);
  return [
    ...findingsOf(values),
    ...[...records].map(([entity, document]) => findingOf(document, saidOf(entity), entity)),
  ];
}

/** Amounts of nothing say nothing. */
const saidOf = ({ items }: Entity): Item[] => items.filter(({ fact }) => fact.value !== 0).slice(0, MOST_OF_RECORD);

const MOST_OF_KIND = 8;

/** Of documents of which no field is asked for in known words: their own values of the kind that is asked for. */
function ofKind({ kinds, scope, terms }: Asked): Finding[] {
  if (scope.length > MOST_DOCUMENTS / 3 || terms.some(({ senses }) => [...senses].some(isFieldSense))) return [];
  const wanted = kinds.has('when') ? ['date'] : kinds.has('who') ? ['name'] : ['money'];
  return scope.flatMap((document) => {
    const items = document.items.filter(({ about, fact }) => !about && wanted.includes(fact.kind));
    return items.slice(0, MOST_OF_KIND).map((item) => findingOf(document, [item]));
  });
}
