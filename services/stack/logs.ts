import { mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/**
 * Opens a new log file, `<data folder>/logs/<name>.log`, and keeps the previous one. Servers log to files because a pipe
 * would end them together with a launcher that is killed.
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
