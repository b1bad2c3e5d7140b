import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type JobIntent, type JobRepository, createJobRepository } from '../../../prisma/jobs/job.repository.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createPrisma } from '../../../prisma/client.ts';
import { type ActivityStage, openActivityStage } from '../../helpers/activity-stage.ts';
import { insertDocument } from '../../helpers/insert-document.ts';
import { noLimits } from '../../helpers/limits.ts';
import { planOf } from '../../helpers/plan-of.ts';

let stage: ActivityStage;
let jobs: JobRepository;
beforeAll(async () => {
  stage = await openActivityStage();
  jobs = withAccountScope(createJobRepository(stage.rows));
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.prisma.unusedObject.deleteMany();
});

const document = { key: 'accounts/a/documents/b', sha256: 'b', bytes: 1 };
const noted = () => stage.prisma.unusedObject.findMany();

function order(given: Partial<JobIntent> = {}): JobIntent {
  const jobId = randomUUID();
  return {
    jobId,
    keyId: stage.keyId,
    requestId: 'req_test',
    operation: 'jobs',
    idempotencyKey: jobId,
    fingerprint: jobId,
    policyType: 'auto',
    citationLevel: 'full',
    engine: 'auto',
    priority: 0,
    maxAttempts: 4,
    source: { document },
    expiresAt: new Date(Date.now() + 60_000),
    ...given,
  };
}

const full = { ...noLimits, maxUnfinishedJobs: 0 };

it('notes the stored document of an order that is refused, once', async () => {
  for (let again = 0; again < 2; again++) {
    expect(await jobs.create(stage.accountId, order(), full)).toBeUndefined();
  }

  expect(await noted()).toMatchObject([{ accountId: stage.accountId, objectKey: document.key }]);
});

it('notes the stored document of an order whose idempotency key was used', async () => {
  const first = order();
  expect(await jobs.create(stage.accountId, first, noLimits)).toMatchObject({ id: first.jobId });
  expect(await noted()).toEqual([]);

  const second = order({ idempotencyKey: first.idempotencyKey, source: { document: { ...document, key: 'other' } } });
  expect(await jobs.create(stage.accountId, second, noLimits)).toBeUndefined();
  expect(await noted()).toMatchObject([{ objectKey: 'other' }]);
});

it('notes nothing for orders of documents that are held, or that are named by a URL', async () => {
  const documentId = await insertDocument(stage.prisma, stage, { objectKey: document.key });
  await jobs.create(stage.accountId, order({ source: { document, documentId } }), full);
  await jobs.create(stage.accountId, order({ source: { url: 'https://files.example.com/a.pdf' } }), full);

  expect(await noted()).toEqual([]);
});

it('a page of the jobs of a policy type is read where it stands, whatever other jobs there are', async () => {
  const statements: string[] = [];
  const observed = createPrisma({
    url: stage.databaseUrl,
    async observe(text, run) {
      statements.push(text);
      return await run();
    },
  });
  await createJobRepository(observed).list(stage.accountId, { limit: 20, policyType: 'flood' });
  await observed.$disconnect();

  const [listing = ''] = statements;
  const plan = await planOf(stage.databaseUrl, listing);
  const read = plan.find((step) => step['Relation Name'] === 'jobs');
  expect(read?.['Index Cond']).toMatch(/account_id = .* AND \(policy_type = /);
  expect(plan.map((step) => step['Node Type'])).not.toContain('Sort');
});
