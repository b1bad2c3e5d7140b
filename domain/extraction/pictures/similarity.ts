/** Longer texts are compared by their beginnings, since the time grows with the square. */
const longest = 200;

/** Share of letters that two texts have in common, 0..1: 1 less the edits from one to the other, by the longer length. */
export function similarity(a: string, b: string): number {
  const [one, other] = [Array.from(a.slice(0, longest)), Array.from(b.slice(0, longest))];
  if (one.length === 0 || other.length === 0) return one.length === other.length ? 1 : 0;
  let row = other.map((_, at) => at + 1);
  for (const [at, letter] of one.entries()) {
    let diagonal = at;
    let left = at + 1;
    row = row.map((above, to) => {
      const edits = Math.min(above + 1, left + 1, diagonal + (letter === other[to] ? 0 : 1));
      diagonal = above;
      left = edits;
      return edits;
    });
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(one.length, other.length);
}
