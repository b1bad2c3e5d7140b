import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startTemporalServer } from '../helpers/start-temporal-server.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

let document: { type: string; content: string };
beforeAll(async () => {
  document = { type: 'base64', content: base64(await plainPdf([['Policy Number: QX-445-1182']])) };
});

/** One after the other into the queue, the least urgent first; the worker comes when all of them wait. */
const urgencies = [0, 0, 1, 49, 50, 79, 80, 100, 'sync'] as const;
const inOrder: (number | 'sync')[][] = [['sync'], [100, 80], [79, 50], [49, 1], [0, 0]];

function steps(service: TestService) {
  async function isQueued(jobId: string): Promise<boolean> {
    const { raw } = await service.temporal.workflow.getHandle(`job:${jobId}`).describe();
    return (raw.pendingActivities?.length ?? 0) > 0;
  }

  return {
    order: async (urgency: number | 'sync', key?: string): Promise<string> => {
      const given = key === undefined ? {} : { key };
      if (urgency !== 'sync') {
        const body = { policyType: 'auto', document, priority: urgency };
        return String((await service.call('POST', '/v1/jobs', { body, ...given })).body.jobId);
      }
      const headers = { Prefer: 'wait=0' };
      return String(
        (await service.call('POST', '/v1/extract/auto', { body: { document }, headers, ...given })).body.jobId,
      );
    },
    queued: async (jobId: string): Promise<void> => {
      await until(() => isQueued(jobId));
    },
    /** Ids of the jobs that have started, first one first, once this one is among them. */
    startedUpTo: async (jobId: string): Promise<string[]> =>
      await until(async () => {
        const jobs = await service.prisma.job.findMany({
          where: { startedAt: { not: null } },
          orderBy: { startedAt: 'asc' },
        });
        const ids = jobs.map(({ id }) => id);
        return ids.includes(jobId) && ids.slice(0, ids.indexOf(jobId) + 1);
      }),
  };
}

/** The order in which one extraction thread starts jobs of every urgency. */
async function orderOfUrgencies(service: TestService): Promise<(number | 'sync')[]> {
  const { order, queued, startedUpTo } = steps(service);
  await service.startWorkers(['workflows']);
  const urgencyOf = new Map<string, number | 'sync'>();
  for (const urgency of urgencies) {
    const jobId = await order(urgency);
    await queued(jobId);
    urgencyOf.set(jobId, urgency);
  }
  await service.startWorkers(['extraction'], { extractionThreads: 1 });
  const starts = await Promise.all([...urgencyOf.keys()].map(startedUpTo));
  await service.stopWorkers();
  const all = starts.reduce((longest, some) => (some.length > longest.length ? some : longest));
  return all.map((jobId) => urgencyOf.get(jobId) ?? 'sync');
}

/** Which one to start the only job of an account is, behind `count` jobs of another account. */
async function placeBehind(service: TestService, count: number): Promise<number> {
  const { order, queued, startedUpTo } = steps(service);
  await service.prisma.job.deleteMany();
  await service.startWorkers(['workflows']);
  const busy = await service.makeKey('busy');
  const jobs = await Promise.all(Array.from({ length: count }, async () => await order(0, busy)));
  for (const jobId of jobs) await queued(jobId);
  const single = await order(0, await service.makeKey('single'));
  await queued(single);
  await service.startWorkers(['extraction'], { extractionThreads: 1 });
  const place = (await startedUpTo(single)).length;
  await service.stopWorkers();
  return place;
}

describe('while the workers are busy', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('sync calls come first, then jobs by their priority', async () => {
    const started = await orderOfUrgencies(service);
    const levels = inOrder.map((level) => new Set(started.splice(0, level.length)));
    expect(levels).toEqual(inOrder.map((level) => new Set(level)));
  });

  it('the one job of an account does not wait behind the 8 of another', async () => {
    expect(await placeBehind(service, 8)).toBeLessThanOrEqual(3);
  });
});

describe('on a server without our settings', () => {
  let server: Awaited<ReturnType<typeof startTemporalServer>>;
  let service: TestService;
  beforeAll(async () => {
    server = await startTemporalServer({ without: ['matching.useNewMatcher', 'matching.enableFairness'] });
    service = await startService({ temporalAddress: server.address });
  });
  afterAll(async () => {
    await service.stop();
    await server.stop();
  });

  it('jobs start as they came, whatever their priority: the tests above would notice', async () => {
    expect(await orderOfUrgencies(service)).toEqual(urgencies);
  });

  it('the one job of an account starts last: the tests above would notice', async () => {
    expect(await placeBehind(service, 8)).toBe(9);
  });
});
