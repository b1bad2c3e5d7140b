import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountRepository } from '../../../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../../../prisma/client.ts';
import { createJobEndListener, type JobEndListener } from '../../../../services/gateway/jobs/job-end-listener.ts';
import { createJobRunRepository } from '../../../../prisma/jobs/job-run.repository.ts';
import { createKeyRepository } from '../../../../prisma/accounts/key.repository.ts';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { until } from '../../../helpers/until.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
let listener: JobEndListener;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  listener = createJobEndListener({ url: database.url });
  await listeners(1);
});
afterAll(async () => {
  over.abort();
  await listener.close();
  await prisma.$disconnect();
  await database.drop();
});

/** Backends that execute LISTEN, once there are `count` of them. */
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

const notEnded = () => Promise.resolve(false);
const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);
/** Aborts waits left over by a failed test. */
const over = new AbortController();

/** Resolves with true when the wait ends before its deadline, an hour away. */
async function endsEarly(wait: Partial<Parameters<JobEndListener['wait']>[0]> & { jobId: string }): Promise<boolean> {
  await listener.wait({ hasEnded: notEnded, deadline: inSeconds(3_600), signal: over.signal, ...wait });
  return true;
}

describe('waiting for the end of a job', () => {
  it('resolves on a notification, whichever statement ends the job', async () => {
    const [failed, updated] = [await makeJob(), await makeJob()];
    const waiting = [endsEarly(failed), endsEarly(failed), endsEarly(updated)];
    const error = { code: 'timeout', message: 'Too slow.', retryable: true, stage: 'reading' } as const;
    await createJobRunRepository(prisma).fail({ ...failed, step: 1, error });
    await prisma.job.update({ where: { id: updated.jobId }, data: { status: 'completed' } });
    expect(await Promise.all(waiting)).toEqual([true, true, true]);
  });

  it('ignores progress and the ends of other jobs', async () => {
    const [mine, other] = [await makeJob(), await makeJob()];
    let isOver = false;
    const left = new AbortController();
    const waiting = endsEarly({ ...mine, signal: left.signal }).then(() => (isOver = true));
    const notified = endsEarly(other);
    await prisma.job.update({ where: { id: mine.jobId }, data: { status: 'processing' } });
    await prisma.job.update({ where: { id: other.jobId }, data: { status: 'completed' } });
    // notifications arrive in order
    await notified;
    expect(isOver).toBe(false);
    left.abort();
    await waiting;
  });

  it('polls while its connection is lost, and listens again on a new one', async () => {
    const { jobId } = await makeJob();
    const [lost = 0] = await listeners(1);
    let checks = 0;
    const polling = endsEarly({
      jobId,
      async hasEnded() {
        checks += 1;
        // the checks fail too while the database is down
        if (checks === 2) throw new Error('terminating connection');
        return checks > 2;
      },
    });
    await prisma.$queryRaw`SELECT pg_terminate_backend(${lost}::int)`;
    expect(await polling).toBe(true);

    await listeners(1);
    const notified = endsEarly({ jobId });
    await prisma.job.update({ where: { id: jobId }, data: { status: 'completed' } });
    expect(await notified).toBe(true);
  });

  it('ends at its deadline and when its signal is aborted', async () => {
    const { jobId } = await makeJob();
    expect(await endsEarly({ jobId, deadline: inSeconds(0.2) })).toBe(true);
    const left = new AbortController();
    const waiting = endsEarly({ jobId, signal: left.signal });
    left.abort();
    expect(await waiting).toBe(true);
    expect(await endsEarly({ jobId, signal: left.signal })).toBe(true);
  });

  it('rejects when the first check fails', async () => {
    const hasEnded = () => Promise.reject(new Error('no database'));
    const deadline = inSeconds(30);
    await expect(listener.wait({ jobId: randomUUID(), hasEnded, deadline, signal: over.signal })).rejects.toThrow(
      'no database',
    );
  });
});
