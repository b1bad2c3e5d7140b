import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const rule = 'eslint/no-restricted-imports';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'console-imports-'));
  const text = await readFile(path.join(root, '.oxlintrc.json'), 'utf8');
  const { overrides } = JSON.parse(text) as { overrides: { files: string[]; rules: Record<string, unknown> }[] };
  const ours = overrides.find(({ files }) => files.includes('services/console/**'));
  await writeFile(path.join(folder, 'rule.json'), JSON.stringify({ rules: { [rule]: ours?.rules[rule] } }));
  await mkdir(path.join(folder, 'services/console/app'), { recursive: true });
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Whether a file of the console may have this import. */
async function isAllowed(specifier: string): Promise<boolean> {
  const file = path.join(folder, 'services/console/app/planted.ts');
  await writeFile(file, `import { planted } from '${specifier}';\nplanted();\n`);
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', path.join(folder, 'rule.json'), file];
  return await new Promise((resolve, reject) => {
    execFile(process.execPath, args, (error, stdout) => {
      if (!error) resolve(true);
      else if (stdout.includes('uses the API through clients/typescript')) resolve(false);
      else reject(new Error(stdout, { cause: error }));
    });
  });
}

describe('the rule for imports of the console', () => {
  it('accepts its own files, packages and the TypeScript client', async () => {
    expect(await isAllowed('./session.tsx')).toBe(true);
    expect(await isAllowed('../components/button.tsx')).toBe(true);
    expect(await isAllowed('react')).toBe(true);
    expect(await isAllowed('../../../clients/typescript/src/index.ts')).toBe(true);
  });

  it('refuses code of the service', async () => {
    expect(await isAllowed('../../gateway/app.ts')).toBe(false);
    expect(await isAllowed('../../../domain/lookup.ts')).toBe(false);
  });
});
