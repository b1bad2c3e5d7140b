import { normalize } from '../../text/normalize.ts';

/** Whole headings of the columns of ruled tables, normalised, with the role of the column. */
export type ColumnWordings<Role extends string = string> = ReadonlyMap<string, Role>;

export type RoleOf<Table> = Table extends ColumnWordings<infer Role> ? Role : never;

/** Builds the headings of a table: role → wordings; of roles that share a wording the first has it. */
export function createColumnWordings<Role extends string>(
  table: Readonly<Record<Role, readonly string[]>>,
): ColumnWordings<Role> {
  const byHeading = new Map<string, Role>();
  for (const role of Object.keys(table) as Role[]) {
    for (const wording of table[role].map(normalize)) {
      if (!byHeading.has(wording)) byHeading.set(wording, role);
    }
  }
  return byHeading;
}
