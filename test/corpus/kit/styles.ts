import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Style } from './style.ts';

/** Closed styles are what nobody looks at while the engine is worked on. */
export type Group = 'open' | 'closed';

export interface FoundStyle {
  style: Style;
  group: Group;
  /** Changes with the style's program, the kit and the schemas. */
  version: string;
}

const corpus = path.join(import.meta.dirname, '..');
const shared = [import.meta.dirname, path.join(corpus, '../../domain/policies')];

/** The styles of these groups, by name; a file exports `style`. */
export async function findStyles(groups: readonly Group[]): Promise<FoundStyle[]> {
  const basis = (await Promise.all(shared.map(sourcesOf))).flat();
  const found: FoundStyle[] = [];
  for (const group of groups) {
    for (const file of await filesOf(path.join(corpus, group))) {
      const { style } = (await import(pathToFileURL(file).href)) as { style?: Style };
      if (style === undefined) throw new Error(`${file} exports no style`);
      const hash = createHash('sha256');
      for (const text of [...basis, await readFile(file, 'utf8')]) hash.update(text);
      found.push({ style, group, version: hash.digest('hex').slice(0, 12) });
    }
  }
  return found;
}

// `generated` in the closed folder belongs to the generator (see families.ts)
const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.startsWith('generated'))
    .sort()
    .map((name) => path.join(folder, name));

const sourcesOf = async (folder: string): Promise<string[]> =>
  await Promise.all((await filesOf(folder)).map((file) => readFile(file, 'utf8')));
