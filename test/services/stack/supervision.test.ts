import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isRunning } from '../../../services/stack/processes.ts';
import { base64, plainPdf } from '../../helpers/plain-pdf.ts';
import { until } from '../../helpers/until.ts';
import { createLaunchers, ended, type Launchers, outputOf, readyOf } from './launch.ts';

interface Answer {
  status: number;
  retryAfter: string | null;
  body: { jobId?: string; status?: string };
}

let launchers: Launchers;
let launcher: ChildProcess;
let told: Promise<string>;
let url: string;
let key: string;
let order: object;

beforeAll(async () => {
  order = { policyType: 'auto', document: { type: 'base64', content: base64(await plainPdf([['Policy Number: 1']])) } };
  launchers = await createLaunchers();
  launcher = launchers.launch();
  told = outputOf(launcher);
  const ready = await readyOf(launcher);
  ({ url } = ready);
  key = ready.key ?? '';
});
afterAll(() => launchers.stop());

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
  // a gateway without Temporal tries for a while, and may have it back meanwhile
  if (name === 'postgres') await first;
  process.kill(launchers.note().pid, 'SIGCONT');
  const answers = [await first];
  await until(async () => {
    answers.push(await call('POST', '/v1/jobs', order));
    // a Postgres that begins has not written its process number yet
    if (!existsSync(path.join(launchers.dataFolder, 'postgres/postmaster.pid'))) return false;
    const now = launchers.servers()[name];
    return now !== before && isRunning(now) && (await call('GET', '/health/ready')).status === 200;
  });
  return answers;
}

describe('a running stack', () => {
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
    expect(refused[0]).toBe(answers[0]);
    await completes(accepted.body.jobId);
    await completes((await call('POST', '/v1/jobs', order)).body.jobId);
    expect(launchers.note().services).toEqual(services);
  });

  it('stops in order afterwards, and leaves no process', async () => {
    const { pid, services } = launchers.note();
    const all = [pid, ...services, ...Object.values(launchers.servers())];
    expect(all.every(isRunning)).toBe(true);

    expect(await ended(launcher, 'SIGTERM')).toBe(0);

    expect(all.filter(isRunning)).toEqual([]);
    expect(await told).toContain('The Temporal server has ended; starting it again…');
  });
});
