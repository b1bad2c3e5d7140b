import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { forAccount, withAccountScope } from '../../../prisma/account-scope.ts';
import { type JobIntent, type JobRepository, createJobRepository } from '../../../prisma/jobs/job.repository.ts';
import { type ActivityStage, openActivityStage } from '../../helpers/activity-stage.ts';
import { noLimits } from '../../helpers/limits.ts';
import { until } from '../../helpers/until.ts';

let stage: ActivityStage;
let jobs: JobRepository;
beforeAll(async () => {
  stage = await openActivityStage();
  jobs = withAccountScope(createJobRepository(stage.rows));
});
afterAll(() => stage.close());

/** A sync call; those with the same fingerprint ask for the same. */
function call(fingerprint: string, idempotencyKey?: string): JobIntent {
  const jobId = randomUUID();
  return {
    jobId,
    keyId: stage.keyId,
    requestId: 'req_test',
    operation: 'extract',
    idempotencyKey: idempotencyKey ?? jobId,
    fingerprint,
    policyType: 'auto',
    citationLevel: 'full',
    engine: 'auto',
    priority: 0,
    maxAttempts: 4,
    source: { document: { key: `of ${fingerprint}`, sha256: fingerprint, bytes: 1 } },
    expiresAt: new Date(Date.now() + 60_000),
  };
}

const create = (intent: JobIntent) => jobs.create(stage.accountId, intent, noLimits);
const find = (intent: JobIntent) => jobs.findRepeatedOrJoined(stage.accountId, intent);
const end = (id: string) => stage.prisma.job.update({ where: { id }, data: { status: 'completed' } });
const keysOf = (jobId: string) => stage.prisma.jobKey.count({ where: { jobId } });

describe('a key whose call joined a job', () => {
  it('is bound to it, also after its end', async () => {
    const first = call('bound');
    await create(first);
    expect(await find(call('bound', 'joins'))).toMatchObject({ id: first.jobId });
    await end(first.jobId);

    expect(await create(call('bound', 'joins'))).toBeUndefined();
    expect(await find(call('bound', 'joins'))).toMatchObject({ id: first.jobId });
    expect(await create(call('another', 'joins'))).toBeUndefined();
    expect(await find(call('another', 'joins'))).toMatchObject({ id: first.jobId, fingerprint: 'bound' });
  });

  it('binds no other account', async () => {
    const { accountId } = await createAccountRepository(stage.prisma).ensureAccount('second');
    await create(call('of the first'));
    await find(call('of the first', 'shared name'));

    expect(await jobs.findRepeatedOrJoined(accountId, call('of the first', 'shared name'))).toBeUndefined();
    expect(await forAccount(accountId, () => stage.rows.jobKey.findMany())).toEqual([]);
    expect(await jobs.create(accountId, call('of the first', 'shared name'), noLimits)).toMatchObject({ accountId });
  });

  it('goes with the job', async () => {
    const { jobId } = call('deleted');
    await create({ ...call('deleted', 'creates'), jobId });
    await find(call('deleted', 'also joins'));
    expect(await keysOf(jobId)).toBe(2);
    await stage.prisma.job.delete({ where: { id: jobId } });

    expect(await keysOf(jobId)).toBe(0);
    expect(await create(call('other', 'also joins'))).toBeDefined();
  });
});

describe('calls without a key of their own', () => {
  it('leave none behind', async () => {
    const first = call('nameless');
    await create(first);
    expect(await find(call('nameless'))).toMatchObject({ id: first.jobId });

    expect(await keysOf(first.jobId)).toBe(0);
  });
});

describe('a call that creates while another one with its key joins', () => {
  it('creates nothing, and its document is noted for removal', async () => {
    const joined = call('joined meanwhile');
    await create(joined);
    const late = call('late', 'of two');
    const isWaiting = async () => {
      const waiting = await stage.prisma.$queryRaw<unknown[]>`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return waiting.length > 0;
    };
    let creating: Promise<unknown> | undefined;
    await stage.prisma.$transaction(
      async (join) => {
        const { accountId } = stage;
        await join.jobKey.create({ data: { accountId, idempotencyKey: 'of two', jobId: joined.jobId } });
        creating = create(late);
        await until(isWaiting);
      },
      { maxWait: 20_000, timeout: 60_000 },
    );

    expect(await creating).toBeUndefined();
    expect(await find(late)).toMatchObject({ id: joined.jobId });
    expect(await stage.prisma.unusedObject.count({ where: { objectKey: 'of late' } })).toBe(1);
  });
});

describe('a call that joins while another one with its key creates', () => {
  it('gets the job of that one as soon as it is there', async () => {
    await create(call('not for this key'));
    const asked = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 2 === 0) return await create(call(`of its own ${index}`, 'one of many'));
        return await find(call('not for this key', 'one of many'));
      }),
    );
    const bound = await find(call('not for this key', 'one of many'));
    expect(new Set(asked.flatMap((job) => job?.id ?? []))).toEqual(new Set([bound?.id]));
  });
});
