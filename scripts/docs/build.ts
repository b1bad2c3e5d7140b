// Builds the site of the documentation.
//   npm run docs                     into the cache that `npm start` serves, when its sources have changed
//   npm run docs -- --out FOLDER     into a folder, for the image
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vitepress';
import { lockFolder } from './lock.ts';
import { needsDocs, siteFolder, stampFile, stampOfSources } from './sources.mjs';
import { composeSite, writeSite } from './stage.ts';

/** Builds into a folder beside it first, so that a reader never sees half of a site. */
export async function buildSite(target: string): Promise<void> {
  const work = `${target}.${process.pid}`;
  const [source, fresh, old] = [path.join(work, 'source'), path.join(work, 'site'), path.join(work, 'old')];
  mkdirSync(source, { recursive: true });
  try {
    writeSite(composeSite(), source);
    await build(source, { outDir: fresh });
    try {
      renameSync(target, old);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    renameSync(fresh, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Builds the cached site unless it is that of today's sources; returns its folder. */
export async function buildCachedSite(): Promise<string> {
  if (!needsDocs()) return siteFolder;
  const release = await lockFolder(path.dirname(siteFolder));
  try {
    const stamp = stampOfSources();
    if (needsDocs()) {
      await buildSite(siteFolder);
      writeFileSync(stampFile, stamp);
    }
  } finally {
    release();
  }
  return siteFolder;
}

if (process.argv[1] === import.meta.filename) {
  const out = process.argv.indexOf('--out');
  const target = process.argv[out + 1];
  if (out === -1) console.log(await buildCachedSite());
  else if (target !== undefined) await buildSite(path.resolve(target));
}
