import { spawnSync } from 'node:child_process';
import { StackError } from '../stack-error.ts';

/** The user that runs Postgres; `{}` is the current user. */
export type SystemUser = { uid: number; gid: number } | Record<string, never>;

/** Postgres refuses to run as root; root uses an unprivileged account instead. */
export function postgresUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf(name, '-u');
    const gid = idOf(name, '-g');
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new StackError(
    'Postgres does not run as root, and this machine has neither a "postgres" nor a "nobody" account to run it as. ' +
      'Start decpage as another user, or set DATABASE_URL.',
  );
}

function idOf(name: string, which: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
