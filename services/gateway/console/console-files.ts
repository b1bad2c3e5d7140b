import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../../shared/project-folder.ts';
import { type BuiltFile, builtFile, listFiles } from '../http/built-files.ts';

/** The built files of the console by their path below /console: `index.html`, `assets/…`. */
export type ConsoleFiles = ReadonlyMap<string, BuiltFile>;

/** Where `npm run build` writes the console, seen from the compiled gateway, and where the launcher does. */
const folders = [
  fileURLToPath(new URL('../../../console', import.meta.url)),
  path.join(projectFolder, 'node_modules/.cache/decpage/console'),
];

/** Reads the built console into memory; undefined where it has not been built. */
export function readConsole(): ConsoleFiles | undefined {
  const folder = folders.find((candidate) => existsSync(path.join(candidate, 'index.html')));
  if (folder === undefined) return undefined;
  return new Map(listFiles(folder).map((name) => [name, builtFile(readFileSync(path.join(folder, name)))]));
}
