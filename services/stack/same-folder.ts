import { statSync } from 'node:fs';
import path from 'node:path';

/** Whether two paths lead to one folder. A copy is another folder; one that was moved is no longer at its former path. */
export function isSameFolder(one: string, other: string): boolean {
  if (path.resolve(one) === path.resolve(other)) return true;
  const [first, second] = [identityOf(one), identityOf(other)];
  return first !== undefined && first === second;
}

function identityOf(folder: string): string | undefined {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
