import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import type { JobIntent, JobRecord } from '../../../../prisma/jobs/job.repository.ts';
import { acceptJob, type JobDependencies, type JobRequest } from '../../../../services/gateway/jobs/accept-job.ts';
import { noLimits } from '../../../helpers/limits.ts';

const [policyType] = [findPolicyType('auto')].flatMap((type) => type ?? []);

/** Inserts conflict with jobs that have ended by the time they are looked up, so many times; then one still runs. */
function losesRaces(times: number): JobDependencies {
  let lost = 0;
  const jobs = {
    create: async () => undefined,
    findRepeatedOrJoined: async (_account: string, { fingerprint }: JobIntent) =>
      lost++ < times ? undefined : ({ id: 'running', fingerprint, status: 'processing' } as JobRecord),
  };
  return { jobs, limits: noLimits, hasModel: false } as unknown as JobDependencies;
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

it('a call that can neither create a job nor join one is told that there are too many', async () => {
  await expect(acceptJob(losesRaces(1_000), request())).rejects.toMatchObject({ code: 'concurrency_limited' });
});
