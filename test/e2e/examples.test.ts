import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../domain/contract/operations.ts';
import { exampleOf } from '../../scripts/docs/operations.ts';
import { clientFolder, preparePythonTools } from '../../scripts/python/environment.ts';
import { type ExampleStage, prepareExamples } from '../helpers/examples/prepare-examples.ts';
import {
  type ExampleRun,
  examplesFolder,
  examplesIn,
  python,
  type RunExample,
  runShell,
  runTogether,
  typescript,
} from '../helpers/examples/run-examples.ts';

const isThere = (program: string): boolean => spawnSync('bash', ['-c', `command -v ${program}`]).status === 0;
const missing = ['bash', 'curl', 'jq', 'openssl'].filter((program) => !isThere(program));

const tools = await preparePythonTools();
const noPython = 'missing' in tools ? ` (skipped: ${tools.missing})` : '';

let stage: ExampleStage;
beforeAll(async () => {
  stage = await prepareExamples();
});
afterAll(async () => {
  await stage.stop();
  await rm(stage.folder, { recursive: true, force: true });
});

async function examplesOf(ending: string): Promise<RunExample[]> {
  const own = new Map(Object.entries(await stage.ownEnv()));
  return examplesIn(ending).map((name) => ({
    name,
    file: path.join(examplesFolder, `${name}.${ending}`),
    env: { ...stage.env, ...own.get(name) },
  }));
}

const failuresOf = (done: readonly ExampleRun[]): ExampleRun[] => done.filter(({ error }) => error !== undefined);
const outputOf = (done: readonly ExampleRun[], name: string): string =>
  done.find((run) => run.name === name)?.output ?? '';

describe('the examples of the documentation', () => {
  it('are there for every operation in every language', () => {
    const wanted = [...new Set(Object.keys(operations).map(exampleOf))];

    for (const ending of ['sh', 'ts', 'py']) {
      expect(wanted.filter((name) => !examplesIn(ending).includes(name))).toEqual([]);
    }
  });

  it(`run with curl${missing.length === 0 ? '' : ` (skipped: no ${missing.join(', ')})`}`, async (context) => {
    if (missing.length > 0) context.skip();
    const done = await runShell(stage.folder, await examplesOf('sh'));

    expect(failuresOf(done)).toEqual([]);
    expect(outputOf(done, 'extract')).toContain('JRA 4471902-06');
    expect(outputOf(done, 'verify-webhook').trim()).toBe(stage.env.JOB_ID);
    expect(new Set(outputOf(done, 'idempotency').trim().split('\n')).size).toBe(1);
    expect(outputOf(done, 'handle-errors')).toContain('no such type');
  });

  it('run with the TypeScript client', async () => {
    const done = await runTogether(typescript, { folder: stage.folder, examples: await examplesOf('ts') });

    expect(failuresOf(done)).toEqual([]);
    expect(outputOf(done, 'extract')).toContain('JRA 4471902-06');
    expect(outputOf(done, 'verify-webhook')).toContain(`job.completed ${stage.env.JOB_ID}`);
    expect(outputOf(done, 'idempotency').trim()).toBe('true');
    expect(outputOf(done, 'handle-errors')).toContain('forbidden 403');
    expect(outputOf(done, 'sendMessage')).toContain('$500');
  });

  it(`run with the Python client${noPython}`, async (context) => {
    if ('missing' in tools) return context.skip();
    const program = python(tools.tools.python, {
      PYTHONPATH: path.join(clientFolder, 'src'),
      PYTHONDONTWRITEBYTECODE: '1',
    });
    const done = await runTogether(program, { folder: stage.folder, examples: await examplesOf('py') });

    expect(failuresOf(done)).toEqual([]);
    expect(outputOf(done, 'extract')).toContain('JRA 4471902-06');
    expect(outputOf(done, 'verify-webhook')).toContain(`job.completed ${stage.env.JOB_ID}`);
    expect(outputOf(done, 'idempotency').trim()).toBe('True');
    expect(outputOf(done, 'handle-errors')).toContain('forbidden 403');
    expect(outputOf(done, 'sendMessage')).toContain('$500');
  });
});
