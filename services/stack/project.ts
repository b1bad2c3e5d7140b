import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of package.json, the same for the sources and for what is built from them. */
export const projectFolder: string = folderAbove(import.meta.dirname);

function folderAbove(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('package.json of decpage was not found');
  return folderAbove(parent);
}

/** How to run a TypeScript entry (path from the project folder): from the sources, or built where this file is built. */
export function programFor(entry: string): { program: string; arguments: string[] } {
  if (import.meta.url.endsWith('.ts')) {
    return { program: process.execPath, arguments: ['--import', 'tsx', path.join(projectFolder, entry)] };
  }
  const built = path.join(import.meta.dirname, '../..', entry.replace(/\.ts$/, '.js'));
  return { program: process.execPath, arguments: ['--enable-source-maps', built] };
}
