import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeBlock } from './page.ts';

/** The languages of the examples, in the order of the tabs. */
export const languages = [
  { name: 'curl', ending: 'sh' },
  { name: 'TypeScript', ending: 'ts' },
  { name: 'Python', ending: 'py' },
] as const;

const folder = path.join(import.meta.dirname, '../../docs/examples');

/** The files of an example as tabs; empty where there is none. */
export function exampleTabs(name: string): string {
  const blocks = languages
    .filter(({ ending }) => existsSync(path.join(folder, `${name}.${ending}`)))
    .map((language) => {
      const code = readFileSync(path.join(folder, `${name}.${language.ending}`), 'utf8');
      return codeBlock(language.ending, code, language.name);
    });
  return blocks.length === 0 ? '' : ['::: code-group', ...blocks, ':::'].join('\n');
}
