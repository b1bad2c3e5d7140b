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
