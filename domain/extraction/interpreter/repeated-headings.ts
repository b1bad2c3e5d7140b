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
