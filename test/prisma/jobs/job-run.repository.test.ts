import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobError } from '../../../domain/job-error.ts';
import { type EndedJob, outcomeOf } from '../../../domain/job-outcome.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
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
  const told: EndedJob[] = [];
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
    const outcome =
      status === 'completed' ? 'completed' : error === null ? undefined : outcomeOf(error as unknown as JobError);
    expect(told).toEqual([{ policyType: 'loss_run', outcome }]);
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
