import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { StackError } from '../stack-error.ts';
import type { SystemUser } from './system-user.ts';

/** Whether a user can enter the folder. */
export function canEnter({ folder, user }: { folder: string; user: SystemUser }): boolean {
  return user.uid === undefined || spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;
}

/** Returns a folder that belongs to root and that every account can enter, unlike a private home directory. */
export function openFolder(user: SystemUser): string {
  for (const folder of ['/var/lib/decpage', '/var/tmp/decpage']) {
    try {
      mkdirSync(folder, { recursive: true });
      const { uid } = lstatSync(folder);
      // anybody could have created it in /var/tmp before
      if (uid !== process.getuid?.()) continue;
      chmodSync(folder, 0o711);
      if (canEnter({ folder, user })) return folder;
    } catch {
      // not writable: try the next one
    }
  }
  throw new StackError(
    'Postgres does not run as root, and there is no folder that root and an account without rights both reach ' +
      '(tried /var/lib/decpage and /var/tmp/decpage). Start decpage as another user, or set DATABASE_URL.',
  );
}
