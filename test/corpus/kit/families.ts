import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRandom } from './random.ts';
import { createRecipe, type Recipe, type Wordings } from './recipe.ts';
import type { Drawn } from './style.ts';

/** Composes documents of one skeleton; everything else about them is drawn. */
export interface Family {
  policyType: string;
  /** Letters, digits and hyphens; failures are grouped by it. */
  name: string;
  /** Draws of this family compared with others; 1 when absent. */
  weight?: number;
  build: (recipe: Recipe) => Drawn;
}

export interface Generator {
  /** The documents of these seeds; `only` is part of the names of their families. */
  plan: (options: { seeds: readonly number[]; only?: string | undefined; long?: boolean | undefined }) => Planned[];
  /** Changes with every file that the generator is made of. */
  version: string;
}

export interface Planned {
  /** `<policyType>__g<seed>-<family>` */
  name: string;
  family: Family;
  recipe: Recipe;
}

interface Found {
  families: Family[];
  wordings: Map<string, string[]>;
}

const corpus = path.join(import.meta.dirname, '..');
const openFolder = path.join(corpus, 'generated');
const closedFolder = path.join(corpus, 'closed/generated');

/**
 * Loads the families and wordings of test/corpus/generated. A closed generator adds those of test/corpus/closed/generated,
 * which count twice, so that most of its documents have something that no open document has.
 */
export async function loadGenerator(group: 'generated' | 'generated-closed'): Promise<Generator> {
  const open = await load(openFolder);
  const closed = group === 'generated-closed' ? await load(closedFolder) : { families: [], wordings: new Map() };
  const families = [...open.families, ...closed.families, ...closed.families];
  const wordings = merge(open.wordings, closed.wordings);
  return {
    version: await versionOf([import.meta.dirname, openFolder, closedFolder]),
    plan: ({ seeds, only = '', long = false }) => {
      const wanted = families.filter(({ policyType, name }) => `${policyType}__${name}`.includes(only));
      if (wanted.length === 0) return [];
      return seeds.map((seed) => {
        const family = pickFamily(wanted, `${group}/${seed}`);
        const recipe = createRecipe({ seed: `${group}/${seed}/${family.name}`, wordings, long });
        return { name: `${family.policyType}__g${seed}-${family.name}`, family, recipe };
      });
    },
  };
}

function pickFamily(families: readonly Family[], seed: string): Family {
  const total = families.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let rest = createRandom(seed).next() * total;
  const found = families.find(({ weight = 1 }) => {
    rest -= weight;
    return rest < 0;
  });
  if (found === undefined) throw new Error('there is no family');
  return found;
}

function merge(open: ReadonlyMap<string, string[]>, closed: ReadonlyMap<string, string[]>): Wordings {
  const all = new Map(open);
  for (const [key, wordings] of closed) all.set(key, [...(all.get(key) ?? []), ...wordings, ...wordings]);
  return all;
}

/** Files may export `families`, `wordings`, both, or neither: a helper of families. */
async function load(folder: string): Promise<Found> {
  const found: Found = { families: [], wordings: new Map() };
  for (const file of await programsOf(folder)) {
    const module = (await import(pathToFileURL(file).href)) as { families?: readonly Family[]; wordings?: Wordings };
    found.families.push(...(module.families ?? []));
    for (const [key, list] of module.wordings ?? [])
      found.wordings.set(key, [...(found.wordings.get(key) ?? []), ...list]);
  }
  return found;
}

async function versionOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) for (const file of await programsOf(folder)) hash.update(await readFile(file, 'utf8'));
  return hash.digest('hex').slice(0, 12);
}

async function programsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(folder, name));
}
