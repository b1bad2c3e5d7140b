import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findDeadExports } from '../../scripts/find-dead-exports.ts';

const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function deadIn(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'exports-'));
  folders.push(root);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  const dead = await findDeadExports(root);
  return dead.map(({ file, name, why }) => `${file}: ${name} ${why}`);
}

const importing = (names: string) => `import ${names} from '../domain/a.ts';`;

describe('an export', () => {
  it.each([
    { how: 'by name', file: 'activities/b.ts', content: importing('{ a }') },
    { how: 'under another name', file: 'activities/b.ts', content: importing('{ a as b }') },
    { how: 'as a type', file: 'activities/b.ts', content: importing('type { a }') },
    { how: 'with all the others', file: 'activities/b.ts', content: importing('* as all') },
    { how: 'when it is needed', file: 'activities/b.ts', content: `await import('../domain/a.ts');` },
    {
      how: 'when it is needed, in a callback',
      file: 'activities/b.ts',
      content: `later(async () => (await import('../domain/a.ts')).a);`,
    },
    { how: 'in a type', file: 'activities/b.ts', content: `let a: typeof import('../domain/a.ts').a;` },
    { how: 'by the entry of a process', file: 'services/main.ts', content: importing('{ a }') },
    { how: 'by a bench', file: 'test/bench/speed.ts', content: `import { a } from '../../domain/a.ts';` },
  ])('that is imported $how is needed', async ({ file, content }) => {
    expect(await deadIn({ 'domain/a.ts': 'export const a = 1;', [file]: content })).toEqual([]);
  });

  it('that nobody imports is dead, whatever it declares', async () => {
    const content = `export const a = 1; export function b() {} export class C {} export type D = 1; export interface E {}
      export const { f, g: [h] } = a; export default 1; const i = 1; export { i, i as j };`;
    expect(await deadIn({ 'domain/a.ts': content })).toEqual([
      'domain/a.ts: a is used in this file only',
      ...['b', 'C', 'D', 'E', 'f', 'h', 'default'].map((name) => `domain/a.ts: ${name} is used nowhere`),
      'domain/a.ts: i is used in this file only',
      'domain/a.ts: j is used nowhere',
    ]);
  });

  it('of a type that its own file uses is part of what that file offers', async () => {
    expect(
      await deadIn({
        'services/main.ts': importing('{ a }'),
        'domain/a.ts': 'export type A = 1; export const a: A = 1;',
      }),
    ).toEqual([]);
  });

  it('that only tests import is dead, unless its own file uses it', async () => {
    const content = 'export const a = 1; export const b = 2; export const c = b;';
    expect(
      await deadIn({
        'domain/a.ts': content,
        'services/main.ts': importing('{ c }'),
        'test/a.test.ts': importing('{ a, b }'),
      }),
    ).toEqual(['domain/a.ts: a is used by tests only']);
  });

  it('that is passed on needs somebody who takes it at the end', async () => {
    const files = {
      'domain/a.ts': 'export const a = 1;',
      'adapters/x/index.ts': `export { a } from '../../domain/a.ts';`,
    };
    expect(await deadIn(files)).toEqual(['adapters/x/index.ts: a is used nowhere']);
  });

  it('of what is run by its path is needed', async () => {
    const content = 'export const run = 1; export default run;';
    expect(await deadIn({ 'adapters/pdf/read.thread.ts': content, 'workflows/index.ts': content })).toEqual([]);
  });
});
