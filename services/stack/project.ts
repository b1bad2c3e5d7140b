import path from 'node:path';
import { projectFolder } from '../shared/project-folder.ts';

/** How to run a TypeScript entry (path from the project folder): from the sources, or built where this file is built. */
export function programFor(entry: string): { program: string; arguments: string[] } {
  if (import.meta.url.endsWith('.ts')) {
    return { program: process.execPath, arguments: ['--import', 'tsx', path.join(projectFolder, entry)] };
  }
  const built = path.join(import.meta.dirname, '../..', entry.replace(/\.ts$/, '.js'));
  return { program: process.execPath, arguments: ['--enable-source-maps', built] };
}
