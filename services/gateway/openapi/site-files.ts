import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../../shared/project-folder.ts';
import { type BuiltFile, builtFile, listFiles } from '../http/built-files.ts';

/** The site as it was built once. */
export interface Site {
  /** Sources of a Content-Security-Policy that allow the inline scripts of its pages. */
  readonly scripts: readonly string[];
  /** The file of a path below /docs, such as `errors` (a page) or `assets/app.js`. */
  readonly find: (place: string) => { readonly name: string; readonly file: BuiltFile } | undefined;
}

/** Where the image has the site, seen from the compiled gateway, and where `npm run docs` and the launcher build it. */
const builtFolders = [
  fileURLToPath(new URL('../../../docs', import.meta.url)),
  path.join(projectFolder, 'node_modules/.cache/decpage/docs/site'),
];

/** The list of inline scripts, which the build writes last. */
const manifest = 'scripts.json';

/** Returns the site that is there now, since a build may end while the gateway runs; undefined where there is none. */
export function createSite(folders: readonly string[] = builtFolders): () => Site | undefined {
  let last: { readonly version: string; readonly site: Site } | undefined;
  return () => {
    const found = folders
      .map((folder) => ({ folder, status: statSync(path.join(folder, manifest), { throwIfNoEntry: false }) }))
      .find(({ status }) => status !== undefined);
    if (found?.status === undefined) return undefined;
    const version = `${found.folder} ${found.status.mtimeMs} ${found.status.ino}`;
    if (last?.version !== version) last = { version, site: openSite(found.folder) };
    return last.site;
  };
}

function openSite(folder: string): Site {
  const names = new Set(listFiles(folder).filter((name) => name !== manifest));
  const files = new Map<string, BuiltFile>();
  return {
    scripts: JSON.parse(readFileSync(path.join(folder, manifest), 'utf8')) as string[],
    find(place) {
      const name = [place, `${place}.html`, path.posix.join(place, 'index.html')].find((one) => names.has(one));
      if (name === undefined) return undefined;
      const file = files.get(name) ?? builtFile(readFileSync(path.join(folder, name)));
      files.set(name, file);
      return { name, file };
    },
  };
}
