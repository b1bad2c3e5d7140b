/**
 * The page of a list whose query asked for one row more than `limit`, which shows whether there is a next page: `last` is the
 * row that its cursor is made of, undefined on the last page. Without a limit everything is one page.
 */
export function listPage<Row>(found: readonly Row[], limit: number): { page: Row[]; last: Row | undefined } {
  const page = found.slice(0, limit);
  return { page, last: found.length > page.length ? page.at(-1) : undefined };
}
