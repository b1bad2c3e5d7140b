// Builds the site of the documentation.
//   npm run docs                     into the cache that `npm start` serves, when its sources have changed
//   npm run docs -- --out FOLDER     into a folder, for the image
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf, keepBuild, restoreBuild } from '../build-cache.mjs';
import { lockFolder } from './lock.ts';
import { needsDocs, siteFolder, stampFile, stampOfSources } from './sources.mjs';
import { composeSite, writeSite } from './stage.ts';

/** Builds the site in a folder of its own inside of the project, where VitePress is found, and hands it over. */
async function buildSite(take: (built: string, work: string) => void): Promise<void> {
  const work = `${siteFolder}.${process.pid}`;
  const [source, built] = [path.join(work, 'source'), path.join(work, 'site')];
  mkdirSync(source, { recursive: true });
  try {
    writeSite(composeSite(), source);
    const site = { name: 'docs', content: contentOfSite(source) };
    if (!restoreBuild({ ...site, target: built })) {
      const { build } = await import('vitepress');
      await build(source, { outDir: built });
      keepBuild({ ...site, source: built });
    }
    take(built, work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Of what VitePress builds, not of all code that declares it: most changes of the code change no page. */
const contentOfSite = (source: string): string =>
  createHash('sha256')
    .update(contentOf(['package-lock.json']) + contentOf(['.'], undefined, source))
    .digest('hex');

/** Puts the new site into the place of the old one, so that a reader never sees half of a site. */
function replaceCached(built: string, work: string): void {
  if (existsSync(siteFolder)) renameSync(siteFolder, path.join(work, 'old'));
  renameSync(built, siteFolder);
}

/** Builds the cached site unless it is that of today's sources; returns its folder. */
async function buildCachedSite(): Promise<string> {
  if (!needsDocs()) return siteFolder;
  const release = await lockFolder(path.dirname(siteFolder));
  try {
    const stamp = stampOfSources();
    if (needsDocs()) {
      await buildSite(replaceCached);
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
  else if (target !== undefined) await buildSite((built) => cpSync(built, target, { recursive: true }));
}
