import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extract } from '../../domain/extraction/extract.ts';
import type { Plan } from '../../domain/extraction/plan.ts';
import type { PolicyDescription, PolicyType } from '../../domain/policies/policy-type.ts';
import type { Recognition } from '../../domain/policies/recognition.ts';
import { typedPage } from '../fixtures/declarations/typed-page.ts';

const root = path.join(import.meta.dirname, '../..');
const guide = await readFile(path.join(root, 'docs/add-a-policy-type.md'), 'utf8');

/** The blocks of the page by the name behind their language. */
const blocks = new Map(
  [...guide.matchAll(/^```\w+ ([\w.]+)\n(.*?)^```/gms)].map(([, name = '', text = '']) => [name, text]),
);
const block = (name: string): string => blocks.get(name) ?? '';

/** The files that the page's headings name, as they would stand in a folder of domain/policies. */
const files = [...guide.matchAll(/^## \d\. (\w+\.ts)/gm)].map(([, name = '']) => name);

describe('the page that walks through adding a policy type', () => {
  let folder = '';
  let type: PolicyType;

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'policy-type-')));
    await mkdir(path.join(folder, 'boat'));
    for (const file of files) {
      const text = block(file)
        .replaceAll("'../../", `'${root}/domain/`)
        .replaceAll("'../", `'${root}/domain/policies/`);
      await writeFile(path.join(folder, 'boat', file), text);
    }
    const fileOf = (name: string): string => path.join(folder, 'boat', name);
    const { boat } = (await import(fileOf('schema.ts'))) as { boat: PolicyDescription };
    const { boatPlan } = (await import(fileOf('plan.ts'))) as { boatPlan: Plan };
    const { boatRecognition } = (await import(fileOf('recognition.ts'))) as { boatRecognition: Recognition };
    type = { ...boat, recognition: boatRecognition, readBy: { plan: boatPlan } };
  });

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('has a block for every file of the folder', () => {
    expect(files).toEqual(['schema.ts', 'vocabulary.ts', 'plan.ts', 'recognition.ts']);
    expect(files.filter((file) => block(file) === '')).toEqual([]);
  });

  it('shows a page that the type built from it reads as it says', () => {
    const { data } = extract({ policyType: type, pages: [typedPage(block('page'), 1)] });

    expect(data).toEqual(JSON.parse(block('result')));
  });

  it('shows cues that recognize the page', () => {
    const lines = block('page').toLowerCase().split('\n');
    const points = type.recognition.cues.filter(({ pattern }) => lines.some((line) => pattern.test(line)));

    expect(points.reduce((sum, { weight }) => sum + weight, 0)).toBeGreaterThanOrEqual(6);
  });

  it('shows the line of the registry', async () => {
    const registry = await readFile(path.join(root, 'domain/policies/registry.ts'), 'utf8');
    const shape = (name: string): string =>
      `...${name}, recognition: ${name}Recognition, readBy: { plan: ${name}Plan }`;

    expect(block('registry.ts')).toContain(shape('boat'));
    expect(registry).toContain(shape('umbrella'));
  });
});
