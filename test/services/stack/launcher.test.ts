import type { ChildProcess } from 'node:child_process';
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain } from '../../../domain/failure/describe-error.ts';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { freePorts } from '../../../services/stack/ports.ts';
import { isRunning } from '../../../services/stack/processes.ts';
import { startStack } from '../../../services/stack/index.ts';
import { queries } from '../../helpers/monitoring/files.ts';
import { missingIn, parseQuery, readSeries } from '../../helpers/monitoring/promql.ts';
import { base64, plainPdf } from '../../helpers/plain-pdf.ts';
import { until } from '../../helpers/until.ts';
import { describeBackup } from './backup-story.ts';
import { createLaunchers, ended, type Launchers, outputOf, readyOf } from './launch.ts';

interface Answer {
  status: number;
  retryAfter: string | null;
  body: { jobId?: string; status?: string };
}

let launchers: Launchers;
let metricsPort = 0;
let document: object;
let order: object;
beforeAll(async () => {
  document = { type: 'base64', content: base64(await plainPdf([['Policy Number: QX-445-1182']])) };
  order = { policyType: 'auto', document };
  launchers = await createLaunchers();
  // the worker has the port after the gateway's
  [metricsPort = 0] = await freePorts(2);
});
afterAll(() => launchers.stop());

/** The stack that runs, in one test after the other: each goes on where the one before has left it. */
let launcher: ChildProcess;
let told: Promise<string>;
let url: string;
let key: string;

async function call(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answered = (await answer.json()) as Answer['body'];
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), body: answered };
}

async function completes(jobId: string | undefined): Promise<void> {
  await until(async () => (await call('GET', `/v1/jobs/${jobId}`)).body.status === 'completed');
}

/** Kills a server, waits for the one in its place, and comes back with what clients were answered meanwhile. */
async function kill(name: 'postgres' | 'temporal'): Promise<Answer[]> {
  const before = launchers.servers()[name];
  // while it is held still, nobody starts the server again
  process.kill(launchers.note().pid, 'SIGSTOP');
  process.kill(before, 'SIGKILL');
  const first = call('POST', '/v1/jobs', order);
  const answers: Answer[] = [];
  // processes of Postgres outlive the one that was killed for a moment, and may take another job; a gateway without Temporal
  // tries for a while, and may have it back meanwhile
  if (name === 'postgres') {
    await first;
    await until(async () => answers.push(await call('POST', '/v1/jobs', order)) > 0 && answers.at(-1)?.status !== 202);
  }
  process.kill(launchers.note().pid, 'SIGCONT');
  answers.unshift(await first);
  // some, since each job takes time from what is waited for
  const jobsOf = { looks: 0 };
  await until(async () => {
    if (jobsOf.looks++ % 5 === 0) answers.push(await call('POST', '/v1/jobs', order));
    // a Postgres that begins has not written its process number yet
    if (!existsSync(path.join(launchers.dataFolder, 'postgres/postmaster.pid'))) return false;
    const now = launchers.servers()[name];
    return now !== before && isRunning(now) && (await call('GET', '/health/ready')).status === 200;
  });
  return answers;
}

/** Files of the servers come and go while they are looked at. */
function isOpenToOthers(file: string): boolean {
  const mode = lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & 0o077) !== 0;
}

describe('npm start', () => {
  it('prints a key that works, and shows to nobody else what it keeps', async () => {
    const first = launchers.launch();
    const ready = await readyOf(first);
    ({ url, key = '' } = ready);
    expect((await call('GET', '/v1/ping')).status).toBe(200);

    const kept = readdirSync(launchers.dataFolder, { recursive: true, encoding: 'utf8' });
    expect(kept).toEqual(expect.arrayContaining(['stack.json', 'temporal.db', 'storage', 'logs/postgres.log']));
    expect(kept.filter((name) => isOpenToOthers(path.join(launchers.dataFolder, name)))).toEqual([]);
  });

  it('tells a second start on the same folder where the first one is', async () => {
    const second = launchers.launch();
    const complaint = outputOf(second);
    expect(await ended(second)).toBe(1);
    expect(await complaint).toContain(`is running on ${launchers.dataFolder} already at ${url}`);
  });

  it('goes on after the launcher was killed: its services have ended, its servers and data are taken over', async () => {
    const leftServices = launchers.note().services;
    const leftServers = launchers.servers();
    process.kill(launchers.note().pid, 'SIGKILL');
    launcher = launchers.launch({ METRICS_PORT: String(metricsPort), DRAIN_SECONDS: '60', LOG_LEVEL: 'info' });
    told = outputOf(launcher);
    expect(await readyOf(launcher)).toEqual({ url });
    expect((await call('GET', '/v1/ping')).status).toBe(200);
    expect(leftServices.filter(isRunning)).toEqual([]);
    expect(launchers.servers()).toEqual(leftServers);
  });

  it('has the figures of the gateway and of the worker on ports of their own, which count from 0 on', async () => {
    const figures = async (of: number): Promise<string> => (await fetch(`http://127.0.0.1:${of}/metrics`)).text();
    const ends = async (of: number): Promise<string[]> =>
      (await figures(of)).match(/^decpage_jobs_ended_total.*$/gm) ?? [];
    expect(await figures(metricsPort)).toContain('decpage_http_request_seconds');
    expect(await figures(metricsPort + 1)).toContain('temporal_worker_task_slots_available');

    const [ofGateway, ofWorker] = [await ends(metricsPort), await ends(metricsPort + 1)];
    expect(ofGateway.length).toBeGreaterThan(20);
    expect(ofWorker.toSorted()).toEqual(ofGateway.toSorted());
    expect(ofWorker.filter((line) => !line.endsWith(' 0'))).toEqual([]);

    // a job is counted by the process that ended it
    expect((await call('POST', '/v1/extract/auto', { document })).status).toBe(200);
    // counted once the row is committed, which the client may hear first
    const counted = await until(async () => {
      const lines = (await ends(metricsPort + 1)).filter((line) => !line.endsWith(' 0'));
      return lines.length > 0 && lines;
    });
    expect(counted).toEqual([
      expect.stringMatching(/^decpage_jobs_ended_total\{outcome="completed",policy_type="auto"\} 1$/),
    ]);
    expect(await ends(metricsPort)).toEqual(ofGateway);
  });

  it('has every metric and label that the alerts and the dashboard ask for', async () => {
    const answers = await Promise.all(
      [metricsPort, metricsPort + 1].map(async (of) => (await fetch(`http://127.0.0.1:${of}/metrics`)).text()),
    );
    const series = readSeries(answers.join('\n'));
    expect(queries.flatMap((query) => missingIn(series, parseQuery(query)))).toEqual([]);
  });

  it('gets its Temporal server back after that was killed; jobs are accepted all the time, and complete', async () => {
    const { services } = launchers.note();

    const answers = await kill('temporal');

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    await completes(answers[0]?.body.jobId);
    expect(launchers.note().services).toEqual(services);
  });

  it('gets its Postgres back after that was killed; clients are told to come again meanwhile', async () => {
    const { services } = launchers.note();
    const accepted = await call('POST', '/v1/jobs', order);

    const answers = await kill('postgres');

    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`)).toEqual(refused.map(() => '503 2'));
    expect(refused.length).toBeGreaterThan(0);
    const taken = answers.filter(({ status }) => status === 202);
    for (const { body } of [accepted, ...taken]) await completes(body.jobId);
    await completes((await call('POST', '/v1/jobs', order)).body.jobId);
    expect(launchers.note().services).toEqual(services);
  });
});

describeBackup(() => ({ launchers, url, key }));

describe('npm start, at its end,', () => {
  it('stops in order after Ctrl-C, and leaves no process', async () => {
    const { pid, services } = launchers.note();
    const all = [pid, ...services, ...Object.values(launchers.servers())];
    expect(all.every(isRunning)).toBe(true);

    expect(await ended(launcher, 'SIGINT')).toBe(0);

    expect(all.filter(isRunning)).toEqual([]);
    expect(await told).toContain('The Temporal server has ended; starting it again…');
    // it waits for no proxy, which would take longer than the launcher lets it
    expect(await told).toMatch(/"drainSeconds":0,.*"stopping"/);
  });

  it('stops on SIGTERM too, also while it starts', async () => {
    const starting = launchers.launch();
    const begun = path.join(launchers.dataFolder, 'postgres/postmaster.pid');
    await until(() => existsSync(begun));

    expect(await ended(starting, 'SIGTERM')).toBe(0);

    expect(existsSync(begun)).toBe(false);
  });

  it('tells what to do when it cannot start, and ends', async () => {
    const launcher = launchers.launch({ DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' });
    const complaint = outputOf(launcher);

    expect(await ended(launcher)).toBe(1);
    expect(await complaint).toContain('DATABASE_URL');
    expect(await complaint).not.toContain('    at ');
  });

  // in this process: that the launcher prints such an error and ends is proven above
  it.each([
    ['a setting that makes no sense', { PORT: 'many' }, 'PORT must be a whole number'],
    ['a data folder that is a file', { DATA_DIR: 'package.json' }, 'Choose another with DATA_DIR'],
    ['no Temporal server', { TEMPORAL_CLI_PATH: '/nowhere/temporal' }, 'TEMPORAL_CLI_PATH names /nowhere/temporal'],
  ])('tells what to do about %s', async (_what, settings, expected) => {
    const onProgress = (): void => undefined;
    const environment = { DATA_DIR: launchers.dataFolder, PORT: '0', ...settings };
    const start = async () => startStack({ configuration: parseConfiguration(environment), environment, onProgress });

    const complaint = explain(await start().catch((error: unknown) => error));

    expect(complaint).toContain(expected);
    expect(complaint).not.toContain('    at ');
    expect(existsSync(path.join(launchers.dataFolder, 'postgres/postmaster.pid'))).toBe(false);
  });
});
