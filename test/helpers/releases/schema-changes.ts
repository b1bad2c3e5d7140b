import type pg from 'pg';

/** What a database requires of rows, by name; what is compared are tables that both releases have. */
export type Requirements = ReadonlyMap<string, string>;

/**
 * Everything with which a database refuses a row or a statement: types and NOT NULL of columns, constraints, unique indexes,
 * triggers, policies of row-level security and privileges.
 */
export async function readRequirements(client: pg.Client): Promise<Requirements> {
  const { rows } = await client.query<{ name: string; rule: string }>(`
    SELECT table_name || '.' || column_name AS name,
      data_type || CASE WHEN is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' THEN ' required' ELSE '' END AS rule
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT c.relname || ' constraint ' || conname, pg_get_constraintdef(o.oid)
      FROM pg_constraint o JOIN pg_class c ON c.oid = conrelid WHERE c.relnamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT tablename || ' index ' || indexname, indexdef
      FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE 'CREATE UNIQUE%'
    UNION ALL SELECT c.relname || ' trigger ' || tgname, pg_get_triggerdef(t.oid)
      FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid WHERE NOT tgisinternal
    UNION ALL SELECT tablename || ' policy ' || policyname, coalesce(qual, '') || ' ' || coalesce(with_check, '')
      FROM pg_policies WHERE schemaname = 'public'
    UNION ALL SELECT table_name || ' privilege ' || grantee || ' ' || privilege_type, 'granted'
      FROM information_schema.role_table_grants WHERE table_schema = 'public' AND grantee LIKE 'decpage_%'`);
  return new Map(rows.map(({ name, rule }) => [name, rule]));
}

const tableOf = (name: string): string => name.split(/[. ]/)[0] ?? '';

/** What rows of the former release may be refused for, or miss, in the later one. */
export function findNewRequirements(former: Requirements, later: Requirements): string[] {
  const tables = new Set([...former.keys()].map(tableOf));
  const gone = [...former].filter(([name, rule]) => later.get(name) !== rule && mayRefuse(name, later.get(name)));
  const added = [...later].filter(
    ([name, rule]) =>
      !former.has(name) && tables.has(tableOf(name)) && (!name.includes('.') || rule.endsWith('required')),
  );
  return [
    ...gone.map(([name]) => `${name}: was changed or removed`),
    ...added.map(([name, rule]) => `${name}: ${rule}`),
  ]
    .filter((line) => !line.includes(' privilege ') || line.endsWith('removed'))
    .sort();
}

/** A condition that is dropped refuses nothing. */
function mayRefuse(name: string, rule: string | undefined): boolean {
  return rule !== undefined || / privilege |\./.test(name) || / policy /.test(name);
}
