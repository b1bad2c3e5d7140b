import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readFile, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureHeaders } from '../../activities/webhooks/webhook-signature.ts';
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

  it(`verify with curl what a string of one's own has signed${missing.length === 0 ? '' : ' (skipped)'}`, async (context) => {
    if (missing.length > 0) context.skip();
    const body = await readFile(path.join(stage.folder, 'event.json'), 'utf8');
    const file = path.join(examplesFolder, 'verify-webhook.sh');
    const signed = (secret: string): RunExample => {
      const headers = signatureHeaders({ webhookId: 'msg_1', at: new Date(), body, secrets: [secret] });
      return {
        name: secret,
        file,
        env: {
          ...stage.env,
          WEBHOOK_SECRET: "it's a plain string",
          WEBHOOK_ID: headers['webhook-id'] ?? '',
          WEBHOOK_TIMESTAMP: headers['webhook-timestamp'] ?? '',
          WEBHOOK_SIGNATURE: headers['webhook-signature'] ?? '',
        },
      };
    };
    const [own, other] = await runShell(stage.folder, [signed("it's a plain string"), signed('another')]);

    expect(own).toEqual({ name: "it's a plain string", output: `${stage.env.JOB_ID}\n` });
    expect(other?.error).toContain('not signed with our secret');
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
