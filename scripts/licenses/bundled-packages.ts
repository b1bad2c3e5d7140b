import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /(?:from|import) '((?:@[\w.-]+\/)?[a-z][\w.-]*)[\w./-]*'/g;

/** What VitePress builds into the pages of the documentation. */
const ofTheSite = [
  '@docsearch/js',
  '@vue/devtools-api',
  '@vueuse/core',
  '@vueuse/integrations',
  'focus-trap',
  'mark.js',
  'minisearch',
  'vue',
];

/** Packages that the console and the site of the documentation are built from: browsers get their code. */
export function bundledPackages(root: string): ReadonlySet<string> {
  const folder = path.join(root, 'services/console');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return new Set([
    ...ofTheSite,
    ...files.flatMap((file) => [...text(file).matchAll(imported)].map(([, name = '']) => name)),
  ]);
}
