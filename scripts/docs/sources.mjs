// Whether the built site is the one of its sources. Node built-ins only: the bootstrap imports it before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** What the site is made from. */
const folders = [
  'docs',
  'scripts/docs',
  'domain/contract',
  'domain/policies',
  'services/configuration',
  'services/gateway/openapi',
];
const files = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'clients/python/README.md',
  'clients/typescript/README.md',
  'package-lock.json',
];

/** Where the site is built for `npm start` and the tests; the stamp beside it tells from which sources. */
export const siteFolder = path.join(root, 'node_modules/.cache/decpage/docs/site');
const stamp = path.join(siteFolder, '../sources');

/** Changes with every file that the site is made from. */
export function stampOfSources() {
  const hash = createHash('sha256');
  const names = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .toSorted()
      .map((name) => path.join(folder, name)),
  );
  for (const name of [...files, ...names]) {
    const { size, mtimeMs } = statSync(path.join(root, name));
    hash.update(`${name} ${size} ${mtimeMs} `);
  }
  return hash.digest('hex');
}

/** The file that holds the stamp of the sources that the site was built from. */
export const stampFile = stamp;

export function needsDocs() {
  return !existsSync(siteFolder) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== stampOfSources();
}
