import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import type { JobIntent, JobRecord } from '../../../../prisma/jobs/job.repository.ts';
import { acceptJob, type JobDependencies, type JobRequest } from '../../../../services/gateway/jobs/accept-job.ts';
import { noLimits } from '../../../helpers/limits.ts';

const [policyType] = [findPolicyType('auto')].flatMap((type) => type ?? []);

/** Inserts conflict with jobs that have ended by the time they are looked up, so many times; then one still runs. */
function losesRaces(times: number, use = { unfinishedJobs: 0, pagesThisMonth: 0 }): JobDependencies {
  let lost = 0;
  const jobs = {
    create: async () => undefined,
    findRepeatedOrJoined: async (_account: string, { fingerprint }: JobIntent) =>
      lost++ < times ? undefined : ({ id: 'running', fingerprint, status: 'processing' } as JobRecord),
    countUse: async () => use,
  };
  const limits = { ...noLimits, maxUnfinishedJobs: 100, monthlyPageQuota: 1_000 };
  return { jobs, limits, hasModel: false } as unknown as JobDependencies;
}

const request = (): JobRequest => ({
  accountId: randomUUID(),
  keyId: randomUUID(),
  requestId: randomUUID(),
  operation: 'extract',
  policyType: policyType as JobRequest['policyType'],
  source: { url: 'https://documents.test/policy.pdf' },
  citationLevel: 'full',
  engine: 'auto',
  priority: 1,
  refusal: undefined,
  unfinishedJobs: 0,
});

it('a sync call joins a running job though several that it conflicted with ended before they were looked up', async () => {
  expect(await acceptJob(losesRaces(3), request())).toMatchObject({ created: false, job: { id: 'running' } });
});

describe('a call that can neither create a job nor join one', () => {
  it.each([
    ['that there are too many', { unfinishedJobs: 100, pagesThisMonth: 0 }, 'concurrency_limited'],
    ['that the pages are used up', { unfinishedJobs: 0, pagesThisMonth: 1_000 }, 'quota_exceeded'],
    ['to repeat it, when no limit is reached', { unfinishedJobs: 99, pagesThisMonth: 999 }, 'service_unavailable'],
  ])('is told %s', async (_, use, code) => {
    const refused = acceptJob(losesRaces(1_000, use), request());
    await expect(refused).rejects.toMatchObject({ code, details: { headers: { 'Retry-After': expect.any(String) } } });
  });
});
