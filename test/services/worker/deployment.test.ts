import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import type { WorkerDeploymentVersion } from '@temporalio/common';
import { NativeConnection, Worker } from '@temporalio/worker';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { extractionQueues, taskQueues } from '../../../domain/orchestration.ts';
import { CliError } from '../../../services/cli/cli-error.ts';
import { replay } from '../../../services/cli/replay/replay.ts';
import { chooseBuild } from '../../../services/worker/deployment/build.ts';
import { keepDeployment } from '../../../services/worker/deployment/keep-deployment.ts';
import { versioned } from '../../../services/worker/workers.ts';
import { runProgram } from '../../helpers/command-line.ts';
import { decpageInProcess } from '../../helpers/command-line-in-process.ts';
import { installQuietRuntime } from '../../helpers/quiet-runtime.ts';
import { makeNamespace } from '../../helpers/service.ts';
import { testTemporal } from '../../helpers/temporal.ts';
import { testVariable } from '../../helpers/test-variable.ts';
import { until } from '../../helpers/until.ts';

const { address } = testTemporal();
const history = 'test/histories/draw-page.drawn.json';
const deploymentName = 'test';
const call = 'await activities.drawPage(input);';
/** Files of the bundles: today's, the same in another build, and one that asks for something else. */
let bundles: { today: string; equal: string; other: string };
let folder: string;
let namespace: string;
let connection: NativeConnection;
let client: Client;
let undo: (() => Promise<unknown>)[];

beforeAll(() => {
  installQuietRuntime();
  folder = mkdtempSync(path.join(os.tmpdir(), 'decpage-builds-'));
  const code = readFileSync(testVariable('TEST_WORKFLOW_BUNDLE'), 'utf8');
  const changed = (name: string, to: string): string => {
    if (code.split(call).length !== 2) throw new Error(`the bundle has not once: ${call}`);
    const file = path.join(folder, `${name}.js`);
    writeFileSync(file, code.replace(call, to));
    return file;
  };
  const today = testVariable('TEST_WORKFLOW_BUNDLE');
  bundles = { today, equal: changed('equal', `${call} // again`), other: changed('other', call.replace('(', 'Anew(')) };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  namespace = `test-${randomUUID()}`;
  undo = [];
  await makeNamespace({ address, namespace });
  connection = await NativeConnection.connect({ address });
  client = new Client({ connection: await Connection.connect({ address }), namespace });
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
  await client.connection.close();
  await connection.close();
});

async function run(options: Partial<Parameters<typeof Worker.create>[0]>): Promise<() => Promise<void>> {
  const worker = await Worker.create({ connection, namespace, taskQueue: taskQueues.workflows, ...options });
  const done = worker.run();
  const stop = async (): Promise<void> => {
    if (worker.getState() === 'RUNNING') worker.shutdown();
    await done;
  };
  undo.push(stop);
  return stop;
}

/** Starts what the worker process runs for workflows of this build; without an id it is not versioned. */
async function startBuild(bundle: string, buildId?: string): Promise<{ log: string[]; stop: () => Promise<void> }> {
  const source = { workflowBundle: { codePath: bundle }, debugMode: true };
  const version: WorkerDeploymentVersion | undefined = buildId === undefined ? undefined : { deploymentName, buildId };
  const stopWorker = await run({ ...source, ...(version && versioned(version)), identity: buildId ?? 'unversioned' });
  const stopping = new AbortController();
  const log: string[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(line) });
  const keeping =
    version &&
    keepDeployment({
      temporal: client,
      version,
      replayOptions: source,
      logger,
      signal: stopping.signal,
      everyMs: 50,
      silentMs: 75_000,
      ...timesOf.get(version.buildId),
    });
  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.all([stopWorker(), keeping]);
  };
  undo.push(stop);
  return { log, stop };
}

/** A worker of build `successor` takes others for gone at once. */
const timesOf = new Map([['successor', { silentMs: 1 }]]);

/** What the workflows are to do, in the end. */
async function startPictures(): Promise<string[]> {
  const drawn: string[] = [];
  const activity = (name: string) => async () => void drawn.push(name);
  const activities = { drawPage: activity('drawPage'), drawPageAnew: activity('drawPageAnew') };
  await run({ taskQueue: extractionQueues.pictures, activities });
  return drawn;
}

async function draw(workflowId: string) {
  const args = [{ documentId: 'd', accountId: 'a', document: { key: 'k', sha256: 's', bytes: 1 }, number: 1 }];
  return await client.workflow.start('drawPage', { workflowId, taskQueue: taskQueues.workflows, args });
}

async function buildsOf(workflowId: string): Promise<(string | null | undefined)[]> {
  const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
  const tasks = (events ?? []).flatMap(({ workflowTaskCompletedEventAttributes: task }) => (task ? [task] : []));
  return [...new Set(tasks.map(({ deploymentVersion }) => deploymentVersion?.buildId))];
}

const decpage = async (...words: string[]) =>
  await decpageInProcess(['workers', ...words], { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace });

const isCurrent = async (build: string): Promise<boolean> =>
  (await decpage('list')).stdout.includes(`${build}  current`);

const hasBegun = async (workflowId: string): Promise<boolean> =>
  ((await client.workflow.getHandle(workflowId).describe()).historyLength ?? 0) > 4;

describe('a change of a workflow that breaks runs', () => {
  it('is found before it is deployed, by replaying what was recorded', async () => {
    const entry = 'services/cli/replay/main.ts';
    const { code, stderr } = await runProgram(entry, ['--bundle', bundles.other, history]);
    const { events } = JSON.parse(readFileSync(history, 'utf8')) as { events: Started[] };
    expect(code).toBe(1);
    expect(stderr).toContain(events[0]?.workflowExecutionStartedEventAttributes?.workflowId);
    expect(stderr).toMatch(/scheduled event 'drawPage' does not match .* 'drawPageAnew'/);
  });

  it.each(['job:nobody-created-it', 'x'.repeat(2_000)])(
    'is not looked for in a run that there is none of: %.30s',
    async (id) => {
      const replayed = replay(id, { findServer: async () => ({ address, namespace }), payloadKeys: [] });
      await expect(replayed).rejects.toThrow(
        new CliError(`There is no file "${id}", and no workflow with that id on the server.`),
      );
    },
  );

  it('harms none when builds have versions: former runs end with the former build, new ones with the new build', async () => {
    await startBuild(bundles.today, 'former');
    await until(() => isCurrent('former'));
    await draw('before');
    await until(() => hasBegun('before'));
    await startBuild(bundles.other, 'latter');
    await until(async () => (await decpage('promote', 'latter')).code === 0);
    await draw('after');
    await until(() => hasBegun('after'));
    expect((await decpage('list')).stdout.trim().split('\n').toSorted()).toEqual([
      'former  needed, workers run, 1 workflow to finish',
      'latter  current, workers run, 1 workflow to finish',
    ]);

    const drawn = await startPictures();
    await Promise.all(['before', 'after'].map((id) => client.workflow.getHandle(id).result()));
    expect(drawn.toSorted()).toEqual(['drawPage', 'drawPageAnew']);
    expect(await Promise.all(['before', 'after'].map(buildsOf))).toEqual([['former'], ['latter']]);
    await until(async () => (await decpage('list')).stdout.includes('former  done'));
  });
});

interface Started {
  workflowExecutionStartedEventAttributes?: { workflowId: string };
}

describe('a build whose workers are gone', () => {
  it('is replaced: new runs begin with the one that is there, and runs that it replays go on with it', async () => {
    const former = await startBuild(bundles.today, 'former');
    await until(() => isCurrent('former'));
    await draw('left behind');
    await until(() => hasBegun('left behind'));
    await former.stop();
    await draw('waiting');
    await startBuild(bundles.equal, 'successor');
    await startPictures();
    await Promise.all(['left behind', 'waiting'].map((id) => client.workflow.getHandle(id).result()));
    expect(await buildsOf('waiting')).toEqual(['successor']);
    expect(await buildsOf('left behind')).toEqual(['former', 'successor']);
  });

  it('is named in the log when the one that is there cannot go on with a run, which ends when a worker of it is back', async () => {
    const former = await startBuild(bundles.today, 'former');
    await until(() => isCurrent('former'));
    await draw('left behind');
    await until(() => hasBegun('left behind'));
    await former.stop();
    const { log } = await startBuild(bundles.other, 'successor');
    const drawn = await startPictures();
    const told = await until(() => log.find((line) => line.includes('start a worker of that one')));
    expect(JSON.parse(told)).toMatchObject({ workflowId: 'left behind', former: 'test:former' });
    await startBuild(bundles.today, 'former');
    await client.workflow.getHandle('left behind').result();
    expect(drawn).toEqual(['drawPage']);
  });
});

describe('on one machine, where builds have no versions', () => {
  it('what the release before began is ended by the one after', async () => {
    const before = await startBuild(bundles.today);
    await draw('before');
    await until(() => hasBegun('before'));
    await before.stop();
    await startBuild(bundles.equal);
    const drawn = await startPictures();
    await client.workflow.getHandle('before').result();
    expect(drawn).toEqual(['drawPage']);
  });

  it('a worker is of no build, but where others have them it gets one, since it would be given no work', async () => {
    const wanted = { deploymentName: undefined, buildId: undefined, codePath: bundles.today };
    expect(await chooseBuild(client, wanted)).toBeUndefined();
    await startBuild(bundles.today, 'former');
    await until(() => isCurrent('former'));
    const build = { deploymentName, buildId: expect.stringMatching(/^[0-9a-f]{16}$/) };
    expect(await chooseBuild(client, wanted)).toEqual(build);
    expect(await chooseBuild(client, { ...wanted, codePath: bundles.other })).not.toEqual(
      await chooseBuild(client, wanted),
    );
  });
});
