import path from 'node:path';
import { projectFolder } from '../shared/project-folder.ts';

/** The command that runs an entry (path from the project folder): compiled if this file is compiled, otherwise with tsx. */
export function entryCommand(entry: string): { program: string; arguments: string[] } {
  if (import.meta.url.endsWith('.ts')) {
    return { program: process.execPath, arguments: ['--import', 'tsx', path.join(projectFolder, entry)] };
  }
  const built = path.join(import.meta.dirname, '../..', entry.replace(/\.ts$/, '.js'));
  return { program: process.execPath, arguments: ['--enable-source-maps', built] };
}
