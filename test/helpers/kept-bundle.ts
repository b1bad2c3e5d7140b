import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf, keepBuild, restoreBuild } from '../../scripts/build-cache.mjs';

/** What is in a bundle of workflows: most changes of the domain are in none. */
const entries = [
  ...readdirSync('workflows').map((name) => `workflows/${name}`),
  'test/workflows/stubbed/hasten.interceptor.ts',
];

/** The same in every clone of the same sources. */
export const contentOfWorkflows = (): string => contentOf([...withImports(entries), 'package-lock.json'].toSorted());

/** Imports of our modules at run time, over several lines, too. */
const IMPORT = /^(?:import|export)\b(?! type\b)[^;]*?['"](\.[^'"]+)['"]|\bimport\(['"](\.[^'"]+)['"]\)/gm;

/** Files and what they import, and so on, by their names in the project. */
function withImports(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, fixed, late]) => fixed ?? late ?? '');
    withImports(
      imported.map((name) => path.posix.join(path.posix.dirname(file), name)),
      found,
    );
  }
  return found;
}

/** Takes a bundle of the workflows from another clone that has the same sources, or has it made and keeps it. */
export async function keptBundle(
  { name, file }: { name: string; file: string },
  make: () => Promise<unknown>,
): Promise<void> {
  if (existsSync(file)) return;
  const content = contentOfWorkflows();
  if (restoreBuild({ name, content, target: file })) return;
  await make();
  keepBuild({ name, content, source: file });
}
