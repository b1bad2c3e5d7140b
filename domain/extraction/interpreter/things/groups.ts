/** What stands at a place and may be one of several of its kind. */
interface Placed {
  y0: number;
  y1: number;
}

const middle = ({ y0, y1 }: Placed): number => (y0 + y1) / 2;

/**
 * Which of the records a place belongs to, one record an anchor, from top to bottom: each begins with its anchor, ends with it, or has it in its middle.
 */
export type Grouping = (place: Placed) => number;

function groupings(anchors: readonly Placed[], items: readonly Placed[]): Grouping[] {
  const nearest: Grouping = (place) => {
    let best = 0;
    for (const [at, anchor] of anchors.entries()) {
      const own = anchors[best];
      if (own && Math.abs(middle(anchor) - middle(place)) < Math.abs(middle(own) - middle(place)) - 0.1) best = at;
    }
    return best;
  };
  const starting: Grouping = (place) =>
    Math.max(
      0,
      anchors.findLastIndex((anchor) => anchor.y0 <= middle(place)),
    );
  const ending: Grouping = (place) => {
    const at = anchors.findIndex((anchor) => anchor.y1 >= middle(place));
    return at < 0 ? anchors.length - 1 : at;
  };
  return [nearest, starting, ending, betweenGaps(anchors, items)];
}

/** Records that are cut where the lines stand furthest apart; what stands far above the first belongs to none. */
function betweenGaps(anchors: readonly Placed[], items: readonly Placed[]): Grouping {
  const lines = items.toSorted((a, b) => a.y0 - b.y0);
  const cuts = anchors.map((anchor, at) => {
    const above = anchors[at - 1]?.y0 ?? Number.NEGATIVE_INFINITY;
    const between = lines.filter(({ y0 }) => y0 > above - 0.1 && y0 <= anchor.y0);
    let cut = Number.NEGATIVE_INFINITY;
    let widest = at === 0 ? 3 * (anchor.y1 - anchor.y0) : 0;
    for (const [index, line] of between.entries()) {
      const gap = line.y0 - (between[index - 1]?.y0 ?? line.y0);
      if (gap > widest) [cut, widest] = [line.y0, gap];
    }
    return cut;
  });
  return ({ y0 }) => cuts.findLastIndex((cut) => y0 >= cut);
}

/** The grouping under which the fewest values stand in each other's way. */
export function bestGrouping<Item extends Placed>(
  anchors: readonly Placed[],
  all: readonly Item[],
  costOf: (record: readonly Item[]) => number,
): Item[][] {
  let best: { records: Item[][]; cost: number } | null = null;
  const items = near(anchors, all);
  for (const group of groupings(anchors, items)) {
    const records: Item[][] = anchors.map(() => []);
    for (const item of items) records[group(item)]?.push(item);
    const cost = records.reduce((sum, record) => sum + costOf(record), 0) - 0.5 * gapsBetween(records);
    if (!best || cost < best.cost - 0.01) best = { records, cost };
  }
  return best?.records ?? [];
}

/** Records that stand further apart than their own lines. */
function gapsBetween(records: readonly (readonly Placed[])[]): number {
  const inOrder = records.map((record) => record.toSorted((a, b) => a.y0 - b.y0)).filter(({ length }) => length > 0);
  const inner = inOrder.flatMap((record) => record.slice(1).map((item, at) => item.y0 - (record[at] as Placed).y0));
  const pitch = inner.filter((gap) => gap > 1).toSorted((a, b) => a - b)[
    Math.floor(inner.filter((gap) => gap > 1).length / 2)
  ];
  if (pitch === undefined) return 0;
  return inOrder.slice(1).filter((record, at) => {
    const last = inOrder[at]?.at(-1);
    return last !== undefined && (record[0] as Placed).y0 - last.y0 > 1.25 * pitch;
  }).length;
}

/** What stands further from the first or last record than these from each other belongs to none. */
function near<Item extends Placed>(anchors: readonly Placed[], items: readonly Item[]): readonly Item[] {
  const [first, last] = [anchors[0], anchors.at(-1)];
  const pitch = Math.max(0, ...anchors.slice(1).map((anchor, at) => anchor.y0 - (anchors[at] as Placed).y0));
  if (!first || !last || pitch === 0) return items;
  return items.filter(({ y0 }) => y0 > first.y0 - 1.1 * pitch && y0 < last.y0 + 1.1 * pitch);
}
