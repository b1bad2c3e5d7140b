import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePorts } from '../../../services/stack/ports.ts';
import { isRunning } from '../../../services/stack/processes.ts';
import { findTemporalProgram } from '../../../services/stack/temporal/find-program.ts';
import { prepareNamespace } from '../../../services/stack/temporal/namespace.ts';
import { startTemporal, type TemporalServer } from '../../../services/stack/temporal/server.ts';
import { dynamicConfigurationFile, serverArguments } from '../../../services/stack/temporal/settings.ts';
import { connectTestTemporal, testTemporal } from '../../helpers/temporal.ts';
import { until } from '../../helpers/until.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'decpage-temporal-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(given: { dataFolder: string; uiPort?: number }): Promise<TemporalServer> {
  const environment = process.env;
  const program = await findTemporalProgram({
    cliPath: environment.TEMPORAL_CLI_PATH,
    environment,
    onProgress: () => undefined,
  });
  const server = await startTemporal({ ...given, program, namespace: 'kept', storage: 'file', environment });
  undo.push(() => server.stop());
  return server;
}

/** Status of the server's HTTP API for a request with that Host header. */
async function statusOf({ port, host }: { port: number; host: string }): Promise<number | undefined> {
  return await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/api/v1/namespaces', headers: { host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).once('error', reject);
  });
}

describe('the embedded Temporal server', () => {
  it('keeps its data in a file and is taken over when a killed launcher left it running', async () => {
    const dataFolder = emptyFolder();
    const left = await start({ dataFolder });
    const taken = await start({ dataFolder });
    expect(taken.pid).toBe(left.pid);

    await taken.stop();
    expect(isRunning(left.pid)).toBe(false);
    const again = await start({ dataFolder });

    expect(again.pid).not.toBe(left.pid);
    await prepareNamespace({ address: again.address, namespace: 'kept', timeoutMs: 0 });
  });

  it.runIf(process.platform === 'linux')('keeps no descriptor of a look at whether it serves', async () => {
    const { pid, serves } = await start({ dataFolder: emptyFolder() });
    const descriptors = (): number => readdirSync(`/proc/${pid}/fd`).length;
    expect(await serves()).toBe(true);
    const before = descriptors();
    for (let look = 0; look < 20; look++) await serves();

    // not equal: the server opens and closes its own
    expect(descriptors()).toBeLessThan(before + 10);
  });

  it('starts where a crash has left its note about the one before empty', async () => {
    const dataFolder = emptyFolder();
    writeFileSync(path.join(dataFolder, 'temporal.json'), '');
    const program = process.execPath;

    // what does not start is the program, which is none of Temporal
    await expect(
      startTemporal({ program, dataFolder, namespace: 'kept', storage: 'file', environment: {} }),
    ).rejects.toThrow(/^The Temporal server did not start\./);
  });

  it('replaces one that was left running with other settings', async () => {
    const dataFolder = emptyFolder();
    const left = await start({ dataFolder });

    const other = await start({ dataFolder, uiPort: 0 });

    expect(isRunning(left.pid)).toBe(false);
    expect((await fetch(other.uiUrl ?? '')).status).toBe(200);
  });

  it('answers nobody over HTTP but its page, and shows its files to nobody else', async () => {
    const dataFolder = emptyFolder();
    const umask = process.umask(0o000);
    undo.push(() => process.umask(umask));
    const { ports, uiUrl } = await start({ dataFolder, uiPort: 0 });

    for (const host of [`127.0.0.1:${ports.http}`, 'localhost', 'decpage.example', '']) {
      expect(await statusOf({ port: ports.http, host })).toBe(403);
    }
    // the page is served before it has reached the server behind it
    await until(async () => (await fetch(`${uiUrl}/api/v1/namespaces`)).status === 200);
    const files = readdirSync(dataFolder).filter((name) => name.startsWith('temporal'));
    expect(files).toEqual(expect.arrayContaining(['temporal.db', 'temporal.db-wal', 'temporal.json']));
    expect(files.filter((name) => (statSync(path.join(dataFolder, name)).mode & 0o077) !== 0)).toEqual([]);
  });

  it('says which variable to change when the port of its page is in use', async () => {
    const [port = 0] = await freePorts(1);
    const server = createServer().listen(port, '127.0.0.1');
    undo.push(() => server.close());

    await expect(start({ dataFolder: emptyFolder(), uiPort: port })).rejects.toThrow(/in use.*TEMPORAL_UI_PORT=/);
  });

  it('gets the search attributes of our workflows also where the namespace was made without them', async () => {
    const { connection } = await connectTestTemporal();
    undo.push(() => connection.close());
    const namespace = `older-${Date.now()}`;
    await connection.workflowService.registerNamespace({
      namespace,
      workflowExecutionRetentionPeriod: { seconds: 86_400 } as never,
    });

    await prepareNamespace({ address: testTemporal().address, namespace, timeoutMs: 120_000 });

    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    expect(customAttributes).toMatchObject({ AccountId: 2, PolicyType: 2, JobStatus: 2, Priority: 3 });
  });

  it('tells how to make a namespace that a given server lacks', async () => {
    const { address } = testTemporal();

    await expect(prepareNamespace({ address, namespace: 'nowhere', timeoutMs: 0 })).rejects.toThrow(
      /does not serve the namespace nowhere.*temporal operator namespace create/,
    );
  });

  it('is started with every setting, each as JSON', () => {
    const started = serverArguments({ ports: { frontend: 1, http: 2, metrics: 3 }, namespace: 'n', databaseFile: 'f' });

    expect(started).toEqual(
      expect.arrayContaining([
        'history.transferProcessorMaxPollRPS=2000',
        'history.timerProcessorMaxTimeShift="10ms"',
        'matching.enableFairness=true',
        'journal_mode=WAL',
        'synchronous=NORMAL',
        'f',
        '--headless',
      ]),
    );
    const settings = [...dynamicConfigurationFile().matchAll(/^(\S+):$/gm)].map(([, key]) => key);
    for (const key of settings) expect(started.some((argument) => argument.startsWith(`${key}=`))).toBe(true);
  });
});
