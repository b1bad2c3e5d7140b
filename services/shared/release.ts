import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project-folder.ts';

/** The version of this release. It stands in package.json only, which is shipped beside the compiled code. */
export const releaseVersion: string = readVersion();

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
