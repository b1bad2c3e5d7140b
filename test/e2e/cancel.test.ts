import { createServer, type Server } from 'node:http';
import { PDFDocument } from '@cantoo/pdf-lib';
import { WorkflowFailedError } from '@temporalio/client';
import { afterAll, afterEach, assert, beforeAll, describe, expect, it } from 'vitest';
import { startJob } from '../../services/shared/start-job.ts';
import { endlessShading } from '../fixtures/pdf/hostile-pdf.ts';
import { createHangingThreads } from '../helpers/hanging-threads.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';
import { startGateway } from '../services/gateway/start-gateway.ts';
import { listenOnLoopback } from '../helpers/listen.ts';
import { describeFailure } from '../../workflows/job-failure.ts';

let service: TestService;
let hanging: Server;
let hangingUrl: string;
let onePage: string;
const connections = { open: 0 };

beforeAll(async () => {
  hanging = createServer(() => undefined).on('connection', (socket) => {
    connections.open += 1;
    socket.once('close', () => {
      connections.open -= 1;
    });
  });
  const host = `127.0.0.1:${await listenOnLoopback(hanging)}`;
  hangingUrl = `http://${host}/policy.pdf`;
  onePage = base64(await plainPdf([['Policy Number: QX-445-1182']]));
  const { folder: threadFolder } = await createHangingThreads();
  service = await startService({ allow: [host], readingLimits: { threadFolder } });
});
afterEach(() => service.stopWorkers());
afterAll(async () => {
  await service.stop();
  await new Promise((resolve) => hanging.close(resolve));
});

const inline = (content: string) => ({ type: 'base64', content });

async function create(body: Record<string, unknown>): Promise<string> {
  const answer = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', ...body } });
  expect(answer.status).toBe(202);
  return String(answer.body.jobId);
}

async function look(jobId: string): Promise<Answer['body']> {
  return (await service.call('GET', `/v1/jobs/${jobId}`)).body;
}

const cancel = (jobId: string): Promise<Answer> => service.call('POST', `/v1/jobs/${jobId}/cancel`);
const isAt = (jobId: string, stage: string) => async () =>
  ((await look(jobId)).progress as { stage?: string } | undefined)?.stage === stage;
const hasStatus = (jobId: string, status: string) => async () => (await look(jobId)).status === status;
/** Seconds: half of what such a document may take. On a machine with nothing else to do it is less than five. */
const stopsWithin = 30;

/** From the end of one job to the start of another, which waited for its thread. */
async function secondsBetween(ended: string | undefined, started: string): Promise<number> {
  const times = async (jobId = '') => (await look(jobId)).timestamps as unknown as Record<string, string>;
  const [{ failedAt }, { startedAt }] = [await times(ended), await times(started)];
  return (Date.parse(startedAt ?? '') - Date.parse(failedAt ?? '')) / 1_000;
}

describe('a job that is cancelled', () => {
  it('while its document is read ends soon, and its threads are free for the next one', async () => {
    await service.startWorkers();
    // one for each of the two threads, and each would take the minute that it may take
    const endless = base64(endlessShading());
    const jobs = [
      await create({ document: inline(endless) }),
      await create({ document: inline(endless), priority: 1 }),
    ];
    for (const jobId of jobs) await until(isAt(jobId, 'reading'));
    const next = await create({ document: inline(onePage) });

    const answers = await Promise.all(jobs.map(cancel));
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.headers.get('location')).toBe(`/v1/jobs/${jobs[0]}`);
    await until(hasStatus(next, 'completed'));
    for (const jobId of jobs) {
      expect(await look(jobId)).toMatchObject({ status: 'failed', error: { code: 'cancelled', retryable: false } });
    }
    expect(await secondsBetween(jobs[0], next)).toBeLessThan(stopsWithin);
  });

  it('in the middle of its page ranges ends soon, and no further range is read', async () => {
    await service.startWorkers();
    const document = await PDFDocument.create();
    const source = await PDFDocument.load(endlessShading());
    for (const page of await document.copyPages(
      source,
      Array.from({ length: 70 }, () => 0),
    ))
      document.addPage(page);
    const jobId = await create({
      policyType: 'loss_run',
      document: inline(base64(await document.save({ useObjectStreams: false }))),
    });
    await until(async () => await hasReadBatches(jobId));

    expect((await cancel(jobId)).status).toBe(202);
    const next = await create({ document: inline(onePage) });
    await until(hasStatus(next, 'completed'));
    expect(await look(jobId)).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
    expect(await secondsBetween(jobId, next)).toBeLessThan(stopsWithin);
    // whoever is told first, its workflow by Temporal or the step by the row, ends it
    const end: unknown = await service.temporal.workflow
      .getHandle(`job:${jobId}`)
      .result()
      .catch((error) => error);
    assert(end instanceof WorkflowFailedError);
    expect(describeFailure(end.cause, 'reading')).toMatchObject({ code: 'cancelled' });
  });

  it('while its document is fetched ends soon, and the connection is closed', async () => {
    await service.startWorkers();
    const jobId = await create({ document: { type: 'url', content: hangingUrl } });
    await until(() => connections.open === 1);

    expect((await cancel(jobId)).status).toBe(202);
    await until(() => connections.open === 0);
    expect(await look(jobId)).toMatchObject({ status: 'failed', error: { code: 'cancelled', stage: 'fetching' } });
  });

  it('while it waits in the queue never begins', async () => {
    await service.startWorkers(['workflows']);
    const jobId = await create({ document: inline(onePage) });
    expect((await cancel(jobId)).status).toBe(202);
    await until(hasStatus(jobId, 'failed'));
    await service.startWorkers(['extraction']);
    const next = await create({ document: inline(onePage) });
    await until(hasStatus(next, 'completed'));
    expect(await look(jobId)).toMatchObject({ attempts: 0, error: { code: 'cancelled' } });
    expect(await service.prisma.usageEvent.count({ where: { kind: 'extraction', subjectId: jobId } })).toBe(0);
  });

  async function hasReadBatches(jobId: string): Promise<boolean> {
    const { raw } = await service.temporal.workflow.getHandle(`job:${jobId}`).describe();
    const running = raw.pendingActivities?.filter(({ activityType }) => activityType?.name === 'readBatch') ?? [];
    return running.some(({ lastStartedTime }) => lastStartedTime);
  }
});

describe('cancelling again', () => {
  it('changes nothing: 202 while it stops, then 200 with how it ended', async () => {
    await service.startWorkers(['workflows']);
    const jobId = await create({ document: inline(onePage) });
    await cancel(jobId);
    expect([200, 202]).toContain((await cancel(jobId)).status);
    await until(hasStatus(jobId, 'failed'));
    const before = await look(jobId);
    const again = await cancel(jobId);
    expect(again).toMatchObject({ status: 200, body: { status: 'failed', error: { code: 'cancelled' } } });
    expect(await look(jobId)).toEqual(before);
  });

  it('leaves a completed job as it is', async () => {
    await service.startWorkers();
    const jobId = await create({ document: inline(onePage) });
    await until(hasStatus(jobId, 'completed'));
    const { status, body } = await cancel(jobId);
    expect([status, body.status, body.result]).toEqual([200, 'completed', undefined]);
    expect(await look(jobId)).toMatchObject({ status: 'completed', result: { pages: 1 } });
  });

  it('is not for others: their jobs are missing', async () => {
    const jobId = await create({ document: inline(onePage) });
    const key = await service.makeKey('stranger');
    expect(await service.call('POST', `/v1/jobs/${jobId}/cancel`, { key })).toMatchObject({ status: 404 });
    expect(await look(jobId)).toMatchObject({ status: 'pending' });
  });
});

describe('while Temporal is away', () => {
  async function withoutTemporal(): Promise<{
    call: (path: string, body?: unknown) => Promise<Response>;
    stop: () => Promise<void>;
  }> {
    const gateway = await startGateway({ databaseUrl: service.databaseUrl, temporalAddress: '127.0.0.1:1' });
    const { key } = await gateway.makeKey('first');
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    return {
      call: (path, body) =>
        fetch(`${gateway.url}${path}`, {
          method: 'POST',
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      stop: () => gateway.stop(),
    };
  }

  it('a job that waits is accepted and cancelled all the same, and what starts it later finds it ended', async () => {
    const gateway = await withoutTemporal();
    const body = { policyType: 'auto', document: inline(onePage) };
    const accepted = await gateway.call('/v1/jobs', body);
    expect(accepted.status).toBe(202);
    const { jobId } = (await accepted.json()) as { jobId: string };
    const cancelled = await gateway.call(`/v1/jobs/${jobId}/cancel`);
    expect(cancelled.status).toBe(200);
    expect(await cancelled.json()).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
    await gateway.stop();

    const before = await look(jobId);
    await service.startWorkers();
    await startJob(service.temporal, await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } }), {
      hasModel: false,
    });
    await expect(service.temporal.workflow.getHandle(`job:${jobId}`).result()).rejects.toMatchObject({
      cause: { cause: { type: 'cancelled' } },
    });
    expect(await look(jobId)).toEqual(before);
    expect(await service.prisma.usageEvent.count({ where: { kind: 'extraction', subjectId: jobId } })).toBe(0);
  });

  it('a job that runs belongs to its workflow: cancelling has to be tried again', async () => {
    const gateway = await withoutTemporal();
    const jobId = await create({ document: inline(onePage) });
    await service.prisma.job.update({ where: { id: jobId }, data: { status: 'processing' } });
    const answer = await gateway.call(`/v1/jobs/${jobId}/cancel`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    await gateway.stop();
  });
});

describe('a job whose workflow never started', () => {
  it('is cancelled in its row at once, and its webhook is told', async () => {
    const jobId = await create({ document: inline(onePage) });
    const row = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    const id = '7d2f0a52-4f64-4a9b-8a9e-3b1f1f0f9a01';
    const { metadata: _metadata, error: _error, ...columns } = row;
    const webhookUrl = 'https://hooks.acme-agency.com/decpage';
    await service.prisma.job.create({ data: { ...columns, id, idempotencyKey: id, webhookUrl } });
    const { status, body } = await cancel(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'failed', error: { code: 'cancelled', stage: 'queued' } });
    const delivery = { jobId: id, event: 'job.failed', url: webhookUrl, status: 'pending' };
    expect(await service.prisma.delivery.findMany({ where: { jobId: id } })).toMatchObject([delivery]);
  });
});
