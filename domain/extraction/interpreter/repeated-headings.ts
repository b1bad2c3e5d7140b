import { normalize } from '../../text/normalize.ts';
import { asMeasure, type Header } from './headers.ts';

/**
 * "Limit  Premium  Limit  Premium" below the headings of two things, with lines of facts between: what is repeated as often as there are things is said of
 * one each, in order.
 */
export function withRepeatedOwners(found: readonly Header[], headers: readonly Header[]): Header[] {
  const things = headers.filter(({ entity }) => entity).toSorted((a, b) => a.x0 - b.x0);
  const measured = found.filter(({ measure, entity, topic }) => asMeasure(measure) && !entity && !topic);
  const length = measured.length / things.length;
  if (things.length < 2 || !Number.isInteger(length) || length < 1) return [...found];
  const groups = things.map((_, at) => measured.slice(at * length, (at + 1) * length));
  const signatures = new Set(
    groups.map((group) => normalize(group.flatMap(({ cells }) => cells.map(({ text }) => text)).join(' '))),
  );
  const ends = groups.map((group) => Math.max(...group.map(({ x1 }) => x1)));
  const isOver = things.every(({ x0, x1 }, at) => x0 < (ends[at] ?? 0) && x1 > (ends[at - 1] ?? 0));
  if (signatures.size !== 1 || !isOver) return [...found];
  return found.map((header) => {
    const at = groups.findIndex((group) => group.includes(header));
    return at < 0 ? header : { ...header, entity: things[at]?.entity };
  });
}

/** "Ded  Prem  Ded  Prem" below the names of two coverages: each name speaks of the whole group that it stands over, wherever it is set. */
export function withGroupTopics(found: readonly Header[], headers: readonly Header[]): Header[] {
  const groups = groupsIn(found.filter(({ measure, entity }) => asMeasure(measure) && !entity));
  const over = groups.map((group) => headers.filter((header) => header.topic && standsOver(header, group)));
  const isEach = groups.length > 1 && groups.every(({ length }, at) => length > 1 && over[at]?.length === 1);
  if (!isEach) return [...found];
  return found.map((header) => {
    const { topic, topicCells } = over[groups.findIndex((group) => group.includes(header))]?.[0] ?? header;
    return { ...header, topic, topicCells, isUnknown: false };
  });
}

/** Headings from left to right, cut behind each that measures what the last one does. */
function groupsIn(measured: readonly Header[]): Header[][] {
  const groups: Header[][] = [];
  const last = measured.at(-1)?.measure;
  for (const [at, header] of measured.entries()) {
    const open = at === 0 || measured[at - 1]?.measure === last ? undefined : groups.at(-1);
    if (open) open.push(header);
    else groups.push([header]);
  }
  return groups;
}

const standsOver = ({ x0, x1 }: Header, group: readonly Header[]): boolean =>
  (x0 + x1) / 2 > (group[0]?.x0 ?? 0) && (x0 + x1) / 2 < (group.at(-1)?.x1 ?? 0);
