import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findUnsafeLookups } from '../../scripts/find-unsafe-lookups.ts';

const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function foundIn(files: Record<string, string>): Promise<string[]> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'lookups-')));
  folders.push(root);
  const compilerOptions = { strict: true, target: 'es2023', lib: ['es2023'], types: [] };
  for (const [file, content] of Object.entries({
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['**/*.ts'] }),
    ...files,
  })) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  return findUnsafeLookups(root).map(({ file, line, code }) => `${file}:${line}: ${code}`);
}

const declared = `
declare const word: string, either: 'a' | 'b', at: number, anything: any, words: string[];
declare const table: Readonly<Record<string, number>>, listed: { [word: string]: number }, pair: { a: number; b: number };
declare const byRole: Record<'a' | 'b', number>, map: Map<string, number>;
`;

describe('a member that is looked up by a text', () => {
  it.each([
    'table[word]',
    'table[word] ?? 0',
    'table?.[word]',
    'listed[words[at] ?? ""]',
    'listed[word] = 1',
    'listed[word.toUpperCase() as Uppercase<string>]',
    'table[anything]',
    'pair[word as keyof typeof pair]',
    'word in pair',
    'const { [word]: found } = table',
    'Object.hasOwn(listed, word) ? table[word] : 0',
    'Object.hasOwn(table, word) ? 0 : table[word]',
  ])('is found: %s', async (code) => {
    const [found, ...more] = await foundIn({ 'domain/a.ts': `${declared}\n${code};\nexport {};\n` });
    expect(found).toMatch(/^domain\/a\.ts:6: /);
    expect(more).toEqual([]);
  });

  it('is found wherever the product or a script has it, and in no test', async () => {
    const code = `${declared} table[word]; export {};`;
    const rooms = ['activities', 'adapters', 'domain', 'prisma', 'scripts', 'services', 'test', 'workflows'];
    const found = await foundIn(Object.fromEntries(rooms.map((room) => [`${room}/a/b.ts`, code])));
    const files = found.map((line) => line.split(':')[0]);
    expect(files).toEqual(rooms.filter((room) => room !== 'test').map((room) => `${room}/a/b.ts`));
  });

  it('is not what can only be one of some names, a place in a list, or what was asked for first', async () => {
    const code = `${declared}
      pair[either]; byRole[either]; words[at]; either in pair; 'a' in pair; map.get(word); pair['a'];
      const { [either]: found } = pair;
      const own = Object.hasOwn(table, word) ? table[word] : undefined;
      const path: \`/\${string}\` = \`/\${word}\`; listed[path];
      export {};`;
    expect(await foundIn({ 'domain/a.ts': code })).toEqual([]);
  });
});
