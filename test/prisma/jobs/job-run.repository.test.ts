import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobError } from '../../../domain/job-error.ts';
import { type JobEndReport, outcomeOf } from '../../../domain/job-outcome.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { readBacklog } from '../../../prisma/maintenance/backlog.repository.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
let accountId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  accountId = (await createAccountRepository(prisma).ensureAccount('batches')).accountId;
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

async function createJob(): Promise<string> {
  const jobId = randomUUID();
  const order = {
    keyId: randomUUID(),
    requestId: 'req_1',
    operation: 'jobs',
    fingerprint: jobId,
    policyType: 'loss_run',
  };
  const row = { id: jobId, accountId, idempotencyKey: jobId, ...order, maxAttempts: 4 };
  await prisma.job.create({ data: { ...row, expiresAt: new Date(Date.now() + 60_000) } });
  return jobId;
}

const result = new TextEncoder().encode(
  JSON.stringify({
    data: {},
    fields: {},
    citations: {},
    validation: {},
    pages: 1,
    engine: 'rules',
    schemaVersion: '1',
    usage: { pages: 1, ocrPages: 0, promptTokens: 0, completionTokens: 0 },
    warnings: [],
  }),
);
const cancelled = { code: 'cancelled', message: 'cancelled', retryable: false, stage: 'queued' } as const;
const broken = { ...cancelled, code: 'internal_error', message: 'broken' } as const;

it('the end of a job is told once, by whoever wrote it, as the row has it', async () => {
  const told: JobEndReport[] = [];
  // two processes that both believe that the job is theirs
  const [one, other] = [1, 2].map(() => createJobRunRepository(prisma, { onJobEnd: (job) => void told.push(job) }));
  if (!one || !other) throw new Error('there are two');
  for (let round = 0; round < 10; round++) {
    const job = { jobId: await createJob(), accountId, step: 1 };
    told.length = 0;

    await Promise.all([
      one.complete({ ...job, result }),
      other.complete({ ...job, result }),
      one.fail({ ...job, error: broken }),
      other.fail({ ...job, error: cancelled }),
    ]);
    await one.complete({ ...job, result });
    await other.fail({ ...job, error: cancelled });

    const { status, error } = await prisma.job.findUniqueOrThrow({ where: { id: job.jobId } });
    const failure = error as unknown as JobError | null;
    const outcome = status === 'completed' ? 'completed' : failure === null ? undefined : outcomeOf(failure);
    expect(told).toEqual([{ policyType: 'loss_run', outcome, code: failure?.code }]);
  }
});

it('page ranges that are recorded concurrently are all counted', async () => {
  const jobs = createJobRunRepository(prisma);
  const [batchesTotal, pagesTotal] = [8, 160];
  for (let round = 0; round < 20; round++) {
    const job = { jobId: await createJob(), accountId, step: 3 };
    await jobs.beginStep({ ...job, stage: 'reading', attempt: 1 });
    const ranges = Array.from({ length: batchesTotal }, (_, index) => ({
      first: index * 20 + 1,
      last: index * 20 + 20,
    }));
    await Promise.all(
      ranges.map((range, index) => jobs.recordBatch({ ...job, index, range, pagesTotal, batchesTotal })),
    );
    expect(await prisma.job.findUniqueOrThrow({ where: { id: job.jobId } })).toMatchObject({
      batchesDone: batchesTotal,
      pagesDone: pagesTotal,
      percent: 80,
    });
  }
});

it('unfinished jobs are counted, with the age of the oldest', async () => {
  const jobs = createJobRunRepository(prisma);
  await prisma.job.deleteMany();
  const [old, ended] = [await createJob(), await createJob(), await createJob()];
  await prisma.job.update({ where: { id: old }, data: { createdAt: new Date(Date.now() - 3_600_000) } });
  await jobs.fail({ jobId: ended ?? '', accountId, step: 1, error: broken });

  const backlog = new Map((await readBacklog(prisma)).map((one) => [one.work, one]));
  expect(backlog.get('jobs_pending')?.count).toBe(2);
  expect(Math.round((backlog.get('jobs_pending')?.ageSeconds ?? 0) / 600)).toBe(6);
  expect(backlog.get('jobs_processing')).toEqual({ work: 'jobs_processing', count: 0, ageSeconds: 0 });
});
