import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccountRepository } from '../../../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../../../prisma/client.ts';
import { createJobEnds, type JobEnds } from '../../../../services/gateway/jobs/job-end-listener.ts';
import { createJobRunRepository } from '../../../../prisma/jobs/job-run.repository.ts';
import { createKeyRepository } from '../../../../prisma/accounts/key.repository.ts';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { until } from '../../../helpers/until.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
let ends: JobEnds;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  ends = createJobEnds({ url: database.url });
  await listeners(1);
});
afterAll(async () => {
  over.abort();
  await ends.close();
  await prisma.$disconnect();
  await database.drop();
});

/** The processes of the database that listen, as soon as there are so many. */
async function listeners(count: number): Promise<number[]> {
  return await until(async () => {
    const found = await prisma.$queryRaw<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN job_ended' AND datname = current_database()`;
    return found.length === count && found.map(({ pid }) => pid);
  });
}

async function makeJob(): Promise<{ accountId: string; jobId: string }> {
  const { accountId } = await createAccountRepository(prisma).ensureAccount(randomUUID());
  const {
    record: { keyId },
  } = await createKeyRepository(prisma).createKey({ accountId, name: 'test', scopes: [] });
  const jobId = randomUUID();
  await prisma.job.create({
    data: {
      id: jobId,
      accountId,
      keyId,
      requestId: 'req_test',
      operation: 'jobs',
      idempotencyKey: jobId,
      fingerprint: 'test',
      policyType: 'auto',
      citationLevel: 'full',
      maxAttempts: 4,
      priority: 0,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  return { accountId, jobId };
}

const unseen = () => Promise.resolve(false);
const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);
/** Ends waits that a test has left behind. */
const over = new AbortController();

/** True when the wait is over, long before its deadline: that is an hour away. */
async function endsEarly(wait: Partial<Parameters<JobEnds['wait']>[0]> & { jobId: string }): Promise<boolean> {
  await ends.wait({ look: unseen, deadline: inSeconds(3_600), signal: over.signal, ...wait });
  return true;
}

describe('waiting for the end of a job', () => {
  it('hears of it, whichever statement ends the job', async () => {
    const [failed, updated] = [await makeJob(), await makeJob()];
    const waiting = [endsEarly(failed), endsEarly(failed), endsEarly(updated)];
    const error = { code: 'timeout', message: 'Too slow.', retryable: true, stage: 'reading' } as const;
    await createJobRunRepository(prisma).fail({ ...failed, step: 1, error });
    await prisma.job.update({ where: { id: updated.jobId }, data: { status: 'completed' } });
    expect(await Promise.all(waiting)).toEqual([true, true, true]);
  });

  it('does not take progress, or the end of another job, for it', async () => {
    const [mine, other] = [await makeJob(), await makeJob()];
    let isOver = false;
    const left = new AbortController();
    const waiting = endsEarly({ ...mine, signal: left.signal }).then(() => (isOver = true));
    const hearing = endsEarly(other);
    await prisma.job.update({ where: { id: mine.jobId }, data: { status: 'processing' } });
    await prisma.job.update({ where: { id: other.jobId }, data: { status: 'completed' } });
    // announcements come in their order
    await hearing;
    expect(isOver).toBe(false);
    left.abort();
    await waiting;
  });

  it('looks for itself while its connection is lost, and hears again on a new one', async () => {
    const { jobId } = await makeJob();
    const [lost = 0] = await listeners(1);
    let looks = 0;
    const looking = endsEarly({
      jobId,
      async look() {
        looks += 1;
        // a database that is away fails the looks, too
        if (looks === 2) throw new Error('terminating connection');
        return looks > 2;
      },
    });
    await prisma.$queryRaw`SELECT pg_terminate_backend(${lost}::int)`;
    expect(await looking).toBe(true);

    await listeners(1);
    const hearing = endsEarly({ jobId });
    await prisma.job.update({ where: { id: jobId }, data: { status: 'completed' } });
    expect(await hearing).toBe(true);
  });

  it('ends at its deadline, and as soon as nobody waits any more', async () => {
    const { jobId } = await makeJob();
    expect(await endsEarly({ jobId, deadline: inSeconds(0.2) })).toBe(true);
    const left = new AbortController();
    const waiting = endsEarly({ jobId, signal: left.signal });
    left.abort();
    expect(await waiting).toBe(true);
    expect(await endsEarly({ jobId, signal: left.signal })).toBe(true);
  });

  it('says at once when the first look fails', async () => {
    const look = () => Promise.reject(new Error('no database'));
    const deadline = inSeconds(30);
    await expect(ends.wait({ jobId: randomUUID(), look, deadline, signal: over.signal })).rejects.toThrow(
      'no database',
    );
  });
});
