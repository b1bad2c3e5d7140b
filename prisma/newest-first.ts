/** The last row that a page of a list held. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** Order of lists: newest first, then by id. A function, because Prisma's types require mutable arrays. */
export const newestFirst = () => [{ createdAt: 'desc' as const }, { id: 'asc' as const }];

/** Condition for the rows that follow `position` in a list of that order; all rows without one. */
export function rowsAfter(position: Position | undefined) {
  if (!position) return {};
  const { createdAt, id } = position;
  // the first condition is implied by the second, and lets Postgres start in the middle of an index
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { gt: id } }] };
}
