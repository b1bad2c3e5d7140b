// Keeps what was built in the user's cache folder by the content of its sources, so that a clean clone does not build what
// another clone has built. Node built-ins only: the bootstrap imports it before anything is installed.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
/** More than the branches that one works on at a time. */
const keptOfEachName = 5;

/** An empty variable counts as not set, as for downloads. */
const cacheFolder = () =>
  path.join(process.env.XDG_CACHE_HOME || path.join(process.env.HOME || homedir(), '.cache'), 'decpage/builds');

/** Hash of the files of these files and folders of the project or of `folder`, of their names, and of the version of Node. */
export function contentOf(names, isSource = () => true, folder = root) {
  const hash = createHash('sha256').update(process.version);
  for (const name of names) {
    const place = path.join(folder, name);
    const isFolder = existsSync(place) && statSync(place).isDirectory();
    const files = isFolder ? readdirSync(place, { recursive: true, encoding: 'utf8' }).toSorted() : [''];
    for (const file of files.filter((one) => one === '' || isSource(one))) {
      const full = path.join(place, file);
      if (statSync(full, { throwIfNoEntry: false })?.isFile())
        hash.update(`${name}/${file}\0`).update(readFileSync(full));
    }
  }
  return hash.digest('hex');
}

/** Copies the build of this content to a file or folder that does not exist; false when there is none. */
export function restoreBuild({ name, content, target }) {
  const kept = path.join(cacheFolder(), `${name}-${content}`);
  try {
    if (!existsSync(kept)) return false;
    copyWhole(kept, target);
    const now = new Date();
    utimesSync(kept, now, now);
    return true;
  } catch {
    // another process may be removing it, or the folder cannot be written: it is built instead
    return false;
  }
}

/** Keeps a file or folder as the build of this content, and removes those of the name that were not used for longest. */
export function keepBuild({ name, content, source }) {
  const folder = cacheFolder();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    copyWhole(source, path.join(folder, `${name}-${content}`));
    const isOfName = (entry) => entry.startsWith(`${name}-`) && !entry.slice(name.length + 1).includes('-');
    const changedAt = (entry) => statSync(path.join(folder, entry), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const byAge = readdirSync(folder)
      .filter(isOfName)
      .toSorted((a, b) => changedAt(b) - changedAt(a));
    for (const entry of byAge.slice(keptOfEachName)) rmSync(path.join(folder, entry), { recursive: true, force: true });
  } catch {
    // a cache that cannot be written is no reason to fail
  }
}

/** Never half of it: copied under another name first. Whoever comes second finds it there. */
function copyWhole(source, target) {
  const part = `${target}.${process.pid}`;
  try {
    cpSync(source, part, { recursive: true });
    if (!existsSync(target)) renameSync(part, target);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}
