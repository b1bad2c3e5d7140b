// Builds the console, the web pages for people.
//   node scripts/build-console.mjs            to dist/console, for `npm run build`
//   node scripts/build-console.mjs --cached   to the cache that `npm start` and the tests use, when its sources changed
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { contentOf, keepBuild, restoreBuild } from './build-cache.mjs';

const root = path.join(import.meta.dirname, '..');
const inRoot = (...names) => path.join(root, ...names);
const folders = ['services/console', 'clients/typescript'];
const cached = inRoot('node_modules/.cache/decpage/console');
const stamp = path.join(cached, 'sources');

const isSource = (name) => /\.(tsx?|css|html|mjs|svg)$/.test(name) && !name.includes('node_modules');

/** Changes with every file that is built. */
function sources() {
  const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')));
  for (const folder of folders.filter((name) => existsSync(inRoot(name)))) {
    for (const name of readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!isSource(name)) continue;
      const { size, mtimeMs } = statSync(inRoot(folder, name));
      hash.update(`${folder}/${name} ${size} ${mtimeMs} `);
    }
  }
  return hash.digest('hex');
}

/** Whether the cached console is not the one of the sources. */
export const needsConsole = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources();

/** The command that builds the console into a folder. */
const viteCommand = (outDir) => {
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const config = inRoot('services/console/vite.config.mjs');
  return [vite, 'build', '--config', config, '--outDir', outDir, '--logLevel', 'warn'];
};

/** React would be bundled with its checks for development where tests or shells set another value. */
const environment = { NODE_ENV: 'production' };

/** Builds the console into the cache; `run` executes Node with arguments and variables. */
export async function buildCachedConsole(run) {
  const was = sources();
  const [fresh, old] = [`${cached}.${process.pid}`, `${cached}.${process.pid}.old`];
  const build = { name: 'console', content: contentOf(['package-lock.json', ...folders], isSource) };
  if (!restoreBuild({ ...build, target: fresh })) {
    await run(viteCommand(fresh), environment);
    keepBuild({ ...build, source: fresh });
  }
  writeFileSync(path.join(fresh, 'sources'), was);
  if (existsSync(cached)) renameSync(cached, old);
  renameSync(fresh, cached);
  rmSync(old, { recursive: true, force: true });
}

if (process.argv[1] === import.meta.filename) {
  const run = async (args, env) =>
    await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  if (!process.argv.includes('--cached')) await run(viteCommand(inRoot('dist/console')), environment);
  else if (needsConsole()) await buildCachedConsole(run);
}
