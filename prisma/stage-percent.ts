/** The percentages that a row shows at the start and the end of a stage of its work. */
export type PercentSpan = readonly [start: number, end: number];

/** The percentage when `done` of the `total` parts of a stage are done. */
export function percentWithin([start, end]: PercentSpan, { done, total }: { done: number; total: number }): number {
  const share = total > 0 ? done / total : 0;
  return start + Math.floor(share * (end - start));
}
