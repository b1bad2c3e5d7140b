/** Where a model says that a value stands: lines of a page, from 1, and a cell of them. */
export interface Place {
  page: number | undefined;
  from: number;
  to: number;
  cell: number | undefined;
}

const farthest = 40;

/** Reads "2.14", "2.14-16" and "2.14#3"; whatever else a model writes has no page. */
export function placeOf(at: string): Place {
  const [, page, from, to, cell] =
    /^\D*(\d+)(?:\D+?(\d+))?(?:\s*[-–]\s*(?:\d+\.)?(\d+))?[^#]*(?:#\s*(\d+))?/.exec(at) ?? [];
  const first = Number(from ?? 1);
  const last = Number(to ?? first);
  return {
    page: page === undefined ? undefined : Number(page),
    from: first,
    to: last < first ? first : Math.min(last, first + farthest),
    cell: cell === undefined ? undefined : Number(cell),
  };
}
