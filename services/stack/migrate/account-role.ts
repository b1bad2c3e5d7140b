import pg from 'pg';
import { accountRole } from '../../../prisma/account-pool.ts';
import { StackError } from '../stack-error.ts';

export const insufficientPrivilege = '42501';
/** `duplicate_object` and `unique_violation`: a concurrent migration of another database on the server created the role. */
export const alreadyThere = ['42710', '23505'];

/**
 * Ensures that the user of this connection can `SET ROLE` to the role that row-level security applies to. Roles belong to the
 * whole server, so dumps do not include them, and since Postgres 16 the creator of a role needs a grant to assume it.
 */
export async function ensureAccountRole(client: pg.Client): Promise<void> {
  if (await canWorkAsIt(client)) return;
  try {
    await makeRole(client);
    await client.query(`GRANT ${accountRole} TO CURRENT_USER`);
  } catch (error) {
    if (codeOf(error) !== insufficientPrivilege) throw error;
    const { rows } = await client.query<{ user: string }>('SELECT current_user AS user');
    const user = pg.escapeIdentifier(rows[0]?.user ?? '');
    throw new StackError(
      `The user of DATABASE_URL has to be able to work as the role ${accountRole}, and may not arrange it. ` +
        `Have an administrator of the server do it once: CREATE ROLE ${accountRole} NOLOGIN; (unless it is there) ` +
        `GRANT ${accountRole} TO ${user};`,
      { cause: error },
    );
  }
}

async function canWorkAsIt(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`SET ROLE ${accountRole}`);
  } catch {
    return false;
  }
  await client.query('RESET ROLE');
  return true;
}

async function makeRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [accountRole]);
  if (rowCount === 1) return;
  try {
    await client.query(`CREATE ROLE ${accountRole} NOLOGIN`);
  } catch (error) {
    if (!alreadyThere.includes(codeOf(error))) throw error;
  }
}

/** The SQLSTATE of a database error; '' for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
