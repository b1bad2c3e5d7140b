import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dependency } from './license-rules.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

/**
 * All packages of package-lock.json, also those of other platforms, which are not installed here. npm marks packages that
 * only development needs (`devOptional`: or that a delivered one could use; the image leaves them out). `bundled` ones are
 * development dependencies whose code is built into what is delivered.
 */
export function npmDependencies(root: string, bundled: Iterable<string>): Dependency[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const locked = new Map(Object.entries(packages).filter(([at, entry]) => at.includes('node_modules/') && !entry.link));
  const built = closure(locked, bundled);
  const all = [...locked].map(([at, { version = '', license, dev, devOptional }]): Dependency => {
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, version, license, delivered: !(dev || devOptional) || built.has(at) };
  });
  return [...new Map(all.map((one) => [`${one.name}@${one.version} ${one.delivered}`, one])).values()];
}

/** The packages and what they need, by their places in the lock. */
function closure(locked: ReadonlyMap<string, LockedPackage>, names: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const at = resolve(locked, name, from);
    if (at === undefined || found.has(at)) return;
    found.add(at);
    const { dependencies = {}, optionalDependencies = {} } = locked.get(at) ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed, at);
  };
  for (const name of names) visit(name, '');
  return found;
}

/** Where Node finds the package when it is imported from that place. */
function resolve(locked: ReadonlyMap<string, LockedPackage>, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const at = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (locked.has(at)) return at;
    if (folder === '') return undefined;
  }
}
