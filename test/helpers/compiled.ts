import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Compiles the sources if they have changed, because compiled processes start in half the time. */
export async function compile(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/bootstrap.mjs', 'services/cli/main.ts', '--help']);
}

/** Folder of everything that is compiled. */
export const compiledFolder = path.join(process.cwd(), 'node_modules/.cache/decpage/build');

/** Folder of the compiled modules that readers of documents run on threads. */
export const threadFolder = compiled('adapters/pdf/engine');

/** The compiled file of an entry such as `services/cli/main.ts`. */
export function compiled(entry: string): string {
  return path.join(compiledFolder, entry.replace(/\.ts$/, '.js'));
}
