import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePorts } from '../../../services/stack/ports.ts';
import { isRunning, waitUntilGone } from '../../../services/stack/processes.ts';
import { base64, plainPdf } from '../../helpers/plain-pdf.ts';
import { until } from '../../helpers/until.ts';
import { createLaunchers, ended, type Launchers, outputOf, readyOf } from './launch.ts';

let launchers: Launchers;
beforeAll(async () => {
  launchers = await createLaunchers();
});
afterAll(() => launchers.stop());

function processesOfStack(): number[] {
  const { pid, services } = launchers.note();
  return [pid, ...services, ...Object.values(launchers.servers())];
}

async function ping({ url, key }: { url: string; key: string }): Promise<number> {
  return (await fetch(`${url}/v1/ping`, { headers: { Authorization: `Bearer ${key}` } })).status;
}

async function extractOne({ url, key }: { url: string; key: string }): Promise<void> {
  const document = { type: 'base64', content: base64(await plainPdf([['Policy Number: QX-445-1182']])) };
  const answer = await fetch(`${url}/v1/extract/auto`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ document }),
  });
  expect(answer.status).toBe(200);
}

/** Files of the servers come and go while they are looked at. */
function isOpenToOthers(file: string): boolean {
  const mode = lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & 0o077) !== 0;
}

describe('npm start', () => {
  it('survives what happens to it: a second start, a crash of everything, and stops without a trace', async () => {
    // a first start prints a key that works
    const first = launchers.launch();
    const { url, key = '' } = await readyOf(first);
    expect(await ping({ url, key })).toBe(200);

    // what it keeps is shown to nobody else
    const kept = readdirSync(launchers.dataFolder, { recursive: true, encoding: 'utf8' });
    expect(kept).toEqual(expect.arrayContaining(['stack.json', 'temporal.db', 'storage', 'logs/postgres.log']));
    expect(kept.filter((name) => isOpenToOthers(path.join(launchers.dataFolder, name)))).toEqual([]);

    // a second one on the same folder is told where the first one is
    const second = launchers.launch();
    const complaint = outputOf(second);
    expect(await ended(second)).toBe(1);
    expect(await complaint).toContain(`is running on ${launchers.dataFolder} already at ${url}`);

    // the launcher is killed: the services follow it, the next start takes the servers over and finds the data
    const leftServices = launchers.note().services;
    const leftServers = launchers.servers();
    process.kill(launchers.note().pid, 'SIGKILL');
    const [metricsPort = 0] = await freePorts(1);
    const third = launchers.launch({ METRICS_PORT: String(metricsPort) });
    const again = await readyOf(third);
    expect(again).toEqual({ url });
    expect(await ping({ url, key })).toBe(200);
    expect(leftServices.filter(isRunning)).toEqual([]);
    expect(launchers.servers()).toEqual(leftServers);

    // the figures of the gateway and of the worker stand on ports of their own
    const figures = async (of: number): Promise<string> => (await fetch(`http://127.0.0.1:${of}/metrics`)).text();
    const ends = async (of: number): Promise<string[]> =>
      (await figures(of)).match(/^decpage_jobs_ended_total.*$/gm) ?? [];
    expect(await figures(metricsPort)).toContain('decpage_http_request_seconds');
    expect(await figures(metricsPort + 1)).toContain('temporal_worker_task_slots_available');

    // they count from 0 on in both, and a job in the one that ended it
    const [ofGateway, ofWorker] = [await ends(metricsPort), await ends(metricsPort + 1)];
    expect(ofGateway.length).toBeGreaterThan(20);
    expect(ofWorker.toSorted()).toEqual(ofGateway.toSorted());
    expect(ofWorker.filter((line) => !line.endsWith(' 0'))).toEqual([]);
    await extractOne({ url, key });
    // counted once the row is committed, which the client may hear first
    const counted = await until(async () => {
      const lines = (await ends(metricsPort + 1)).filter((line) => !line.endsWith(' 0'));
      return lines.length > 0 && lines;
    });
    expect(counted).toEqual([
      expect.stringMatching(/^decpage_jobs_ended_total\{outcome="completed",policy_type="auto"\} 1$/),
    ]);
    expect(await ends(metricsPort)).toEqual(ofGateway);

    // Ctrl-C stops all of it
    const all = processesOfStack();
    expect(all.every(isRunning)).toBe(true);
    expect(await ended(third, 'SIGINT')).toBe(0);
    expect(await Promise.all(all.map((pid) => waitUntilGone(pid, 0)))).toEqual(all.map(() => true));
  });

  it.each([
    ['a setting that makes no sense', { PORT: 'many' }, 'PORT must be a whole number'],
    ['a data folder that is a file', { DATA_DIR: 'package.json' }, 'Choose another with DATA_DIR'],
    ['no Temporal server', { TEMPORAL_CLI_PATH: '/nowhere/temporal' }, 'TEMPORAL_CLI_PATH names /nowhere/temporal'],
    ['a database that does not answer', { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' }, 'DATABASE_URL'],
  ])('tells what to do about %s, and leaves nothing running', async (_what, settings, expected) => {
    const launcher = launchers.launch(settings);
    const complaint = outputOf(launcher);

    expect(await ended(launcher)).toBe(1);
    expect(await complaint).toContain(expected);
    expect(await complaint).not.toContain('    at ');
  });
});
