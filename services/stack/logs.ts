import { mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/**
 * A fresh log file of a server, `<data folder>/logs/<name>.log`; the one before is kept beside it. Servers write to
 * files and not to pipes, because a pipe to a launcher that was killed would end them too.
 */
export function openLog({ dataFolder, name }: { dataFolder: string; name: string }): {
  file: string;
  descriptor: number;
} {
  const file = path.join(dataFolder, 'logs', `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    renameSync(file, path.join(dataFolder, 'logs', `${name}.before.log`));
  } catch {
    // the first start
  }
  return { file, descriptor: openSync(file, 'a', 0o600) };
}

/** The last lines of a log. */
export function tailOf(file: string, lines = 12): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
