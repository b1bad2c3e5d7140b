import pg from 'pg';
import { accountRole } from '../../../prisma/account-pool.ts';
import { StackError } from '../stack-error.ts';

export const insufficientPrivilege = '42501';
/** Another database of the server has just made it. */
export const alreadyThere = ['42710', '23505'];

/**
 * Sees to it that the user of this connection can work as the role that row policies bind: the role belongs to the whole
 * server, so no dump brings it along, and since Postgres 16 whoever makes a role cannot work as it without a grant.
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

/** The SQLSTATE of an error of the database. */
export function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
