import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { accountRole } from '../../../prisma/account-pool.ts';
import { StackError } from '../stack-error.ts';
import { alreadyThere, codeOf, insufficientPrivilege } from './account-role.ts';

/**
 * Ensures that the login of `requestsUrl` exists and can assume only the role that row-level security applies to: it owns
 * nothing and has no other membership. `client` is a connection of the owner.
 */
export async function ensureRequestsLogin({
  client,
  requestsUrl,
}: {
  client: pg.Client;
  requestsUrl: string;
}): Promise<void> {
  if ((await tryLogin(requestsUrl)) === 'works') return;
  const { username, password } = new URL(requestsUrl);
  const login = decodeURIComponent(username);
  const { rows } = await client.query<{ database: string }>('SELECT current_database() AS database');
  const name = pg.escapeIdentifier(login);
  try {
    await makeLogin({ client, name, password: decodeURIComponent(password) });
    await client.query(`GRANT ${accountRole} TO ${name}`);
    await client.query(`GRANT CONNECT ON DATABASE ${pg.escapeIdentifier(rows[0]?.database ?? '')} TO ${name}`);
  } catch (error) {
    if (codeOf(error) !== insufficientPrivilege) throw error;
    throw new StackError(
      `The user of DATABASE_URL may not make the login ${login}, which works for accounts. Have an administrator of the ` +
        `server do it once: CREATE ROLE ${name} LOGIN NOINHERIT PASSWORD '<password>'; GRANT ${accountRole} TO ${name}; ` +
        'and set REQUESTS_DATABASE_URL to a connection string with that user and password. Where there can be no other ' +
        'login, set it to the value of DATABASE_URL (see operations.md, The database).',
      { cause: error },
    );
  }
  const outcome = await tryLogin(requestsUrl);
  if (outcome !== 'works') {
    throw new StackError(
      `The login ${login}, which works for accounts, is there but cannot connect (SQLSTATE ${outcome}). Let pg_hba.conf, ` +
        'or the pooler in between, accept it, or set REQUESTS_DATABASE_URL to a login that can (see operations.md, The database).',
    );
  }
}

/** Returns 'works' if the login can connect and assume the role, otherwise the SQLSTATE ('' without one). */
async function tryLogin(requestsUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: requestsUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query(`SET ROLE ${accountRole}`);
    return 'works';
  } catch (error) {
    return codeOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeLogin({
  client,
  name,
  password,
}: {
  client: pg.Client;
  name: string;
  password: string;
}): Promise<void> {
  const settings = `LOGIN NOINHERIT PASSWORD ${pg.escapeLiteral(verifierOf(password))}`;
  try {
    await client.query(`CREATE ROLE ${name} ${settings}`);
  } catch (error) {
    if (!alreadyThere.includes(codeOf(error))) throw error;
    await client.query(`ALTER ROLE ${name} ${settings}`);
  }
}

/** The SCRAM verifier of a password (RFC 5803), sent instead of the password because servers may log statements. */
function verifierOf(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyFor = (purpose: string) => createHmac('sha256', salted).update(purpose).digest();
  const storedKey = createHash('sha256').update(keyFor('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${keyFor('Server Key').toString('base64')}`;
}
