import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { complete } from '../../../../domain/review/conform.ts';
import { ownerOf } from '../../../helpers/insert-document.ts';
import { insertReviewableJob } from '../../../helpers/insert-reviewable-job.ts';
import { send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

type Body = Record<string, unknown>;

const schema = findPolicyType('auto')?.schema;
if (!schema) throw new Error('there is no type auto');
const data = complete(schema, {
  policyNumber: 'PA 1',
  effectiveDate: '2026-01-31',
  expirationDate: '2026-01-01',
  vehicles: [{ vin: 'A' }, { vin: 'B' }],
}) as Body;

let gateway: TestGateway;
let key: string;
let keyId: string;
beforeAll(async () => {
  gateway = await startGateway();
  const made = await gateway.makeKey('reviews');
  key = made.key;
  keyId = made.record.keyId;
});
afterAll(async () => {
  await gateway.stop();
});

const insertJob = async (more: { status?: string } = {}): Promise<string> =>
  await insertReviewableJob(gateway.prisma, await ownerOf(gateway.prisma, keyId), { data, ...more });

const call = async (method: 'GET' | 'PATCH', path: string, body?: Body, headers?: Record<string, string>) =>
  await send(
    gateway.url,
    { method, path: `/v1/jobs/${path}`, ...(body && { body }) },
    { key, ...(headers && { headers }) },
  );
const patch = async (jobId: string, body: Body, headers?: Record<string, string>) =>
  await call('PATCH', `${jobId}/review`, body, headers);
const number = (value: string) => ({ pointer: '/policyNumber', value });

describe('a result that is corrected', () => {
  it('is left as it was read, and the job tells what differs', async () => {
    const jobId = await insertJob();

    const changed = await patch(jobId, { corrections: [{ ...number('PA 2'), note: 'smudged' }] });
    const job = await call('GET', jobId);

    expect(changed).toMatchObject({
      status: 200,
      body: { jobId, version: 1, status: 'in_review', changed: 1, data: { policyNumber: 'PA 2' } },
    });
    expect(job.body).toMatchObject({
      result: { data },
      review: {
        version: 1,
        changed: 1,
        updatedBy: { keyId, name: 'test' },
        corrections: [{ pointer: '/policyNumber', original: 'PA 1', value: 'PA 2', note: 'smudged', by: { keyId } }],
      },
    });
  });

  it('tells its counts in lists, without the corrections', async () => {
    const jobId = await insertJob();
    await patch(jobId, {
      corrections: [
        { op: 'remove', pointer: '/vehicles/0' },
        { op: 'add', pointer: '/vehicles/-', value: {} },
      ],
    });

    const { body } = await call('GET', '?limit=100');

    const [listed] = (body.jobs as Body[]).filter((job) => job.jobId === jobId);
    expect(listed).toMatchObject({ review: { version: 1, changed: 0, added: 1, removed: 1 } });
    expect(listed?.review).not.toHaveProperty('corrections');
  });

  it('is validated again', async () => {
    const jobId = await insertJob();

    const before = await patch(jobId, { corrections: [number('PA 2')] });
    const after = await patch(jobId, { corrections: [{ pointer: '/expirationDate', value: '2026-07-31' }] });

    expect(before.body).toMatchObject({ validation: { valid: false } });
    expect(after.body).toMatchObject({ validation: { valid: true } });
  });

  it('has a history, newest change first, with what was taken back', async () => {
    const jobId = await insertJob();
    await patch(jobId, { corrections: [number('PA 2')] });
    await patch(jobId, { corrections: [{ op: 'revert', pointer: '/policyNumber' }] });
    await patch(jobId, { status: 'approved' });

    const first = await call('GET', `${jobId}/review/changes?limit=2`);
    const rest = await call('GET', `${jobId}/review/changes?limit=2&cursor=${String(first.body.nextCursor)}`);

    expect(first.body.changes).toMatchObject([
      { version: 3, status: 'approved', corrections: [] },
      { version: 2, by: { keyId }, corrections: [{ op: 'revert', old: 'PA 2', new: 'PA 1' }] },
    ]);
    expect(rest.body).toMatchObject({ changes: [{ version: 1 }], nextCursor: null });
    expect((await call('GET', `${jobId}/review`)).body).toMatchObject({
      version: 3,
      corrections: [],
      changed: 0,
      data,
    });
  });

  it('is not approved any more when it is corrected again', async () => {
    const jobId = await insertJob();
    await patch(jobId, { status: 'approved' });

    expect((await patch(jobId, { corrections: [number('PA 2')] })).body).toMatchObject({ status: 'in_review' });
  });

  it('has another ETag', async () => {
    const jobId = await insertJob();
    const before = await call('GET', jobId);
    await patch(jobId, { corrections: [number('PA 2')] });

    const after = await call('GET', jobId, undefined, { 'If-None-Match': before.headers.get('etag') ?? '' });

    expect(after.status).toBe(200);
  });

  it('counts in the usage, the metrics and the audit log', async () => {
    const [jobId, since] = [await insertJob(), new Date()];
    const used = async () =>
      ((await send(gateway.url, { method: 'GET', path: '/v1/usage' }, { key })).body.usage as Body)
        .corrections as number;
    const before = await used();

    await patch(jobId, { corrections: [number('PA 2'), { pointer: '/vehicles/0/vin', value: 'X' }] });

    expect((await used()) - before).toBe(2);
    const audited = await gateway.prisma.auditEvent.findMany({ where: { resourceId: jobId, at: { gte: since } } });
    expect(audited).toMatchObject([{ action: 'job.review', actor: keyId, result: 'done' }]);
  });
});

describe('a result that nobody has corrected', () => {
  it('is a review of version 0 with its own data', async () => {
    const jobId = await insertJob();

    expect((await call('GET', `${jobId}/review`)).body).toMatchObject({
      version: 0,
      status: 'unreviewed',
      corrections: [],
      data,
    });
    expect((await call('GET', jobId)).body).not.toHaveProperty('review');
  });
});

describe('a repeated request', () => {
  it('with the same idempotency key changes nothing', async () => {
    const jobId = await insertJob();
    const body = { corrections: [{ op: 'add', pointer: '/vehicles/-', value: { vin: 'C' } }] };

    await patch(jobId, body, { 'Idempotency-Key': 'one' });
    const again = await patch(jobId, body, { 'Idempotency-Key': 'one' });

    expect(again.body).toMatchObject({ version: 1, added: 1 });
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  });

  it('with the same key for other corrections is refused', async () => {
    const jobId = await insertJob();
    await patch(jobId, { corrections: [number('PA 2')], idempotencyKey: 'one' });

    const again = await patch(jobId, { corrections: [number('PA 3')], idempotencyKey: 'one' });

    expect(again).toMatchObject({ status: 400, body: { error: 'idempotency_key_reused', jobId } });
  });

  it('that sets what is set already makes no new version', async () => {
    const jobId = await insertJob();
    await patch(jobId, { corrections: [number('PA 2')], version: 0 });

    expect(await patch(jobId, { corrections: [number('PA 2')], version: 0 })).toMatchObject({
      status: 200,
      body: { version: 1 },
    });
  });
});

describe('two who correct at once', () => {
  it('lose nothing: whoever comes late learns the version', async () => {
    const jobId = await insertJob();
    await patch(jobId, { corrections: [number('PA 2')], version: 0 });

    const late = await patch(jobId, { corrections: [number('PA 3')], version: 0 });

    expect(late).toMatchObject({ status: 409, body: { error: 'review_changed', version: 1 } });
    expect((await call('GET', `${jobId}/review`)).body).toMatchObject({ data: { policyNumber: 'PA 2' } });
  });

  it('without a version are made one after the other', async () => {
    const jobId = await insertJob();
    const pointers = [
      '/policyNumber',
      '/carrierName',
      '/agencyName',
      '/mailingAddress',
      '/vehicles/0/vin',
      '/vehicles/1/vin',
    ];

    const answers = await Promise.all(
      pointers.map((pointer) => patch(jobId, { corrections: [{ pointer, value: 'X' }] })),
    );

    expect(answers.map(({ status }) => status)).toEqual(pointers.map(() => 200));
    expect((await call('GET', `${jobId}/review`)).body).toMatchObject({ version: 6, changed: 6 });
  });
});

describe('a correction that is not possible', () => {
  it('is told with all others, and none is made', async () => {
    const jobId = await insertJob();
    const corrections = [
      number('PA 2'),
      { pointer: '/nothing', value: 1 },
      { pointer: '/effectiveDate', value: 'soon' },
    ];

    const refused = await patch(jobId, { corrections });

    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: 'invalid_request',
        issues: [
          { path: '/corrections/1/pointer', location: 'body', code: 'unknown_pointer' },
          { path: '/corrections/2/value', location: 'body', code: 'invalid_format' },
        ],
      },
    });
    expect(JSON.stringify(refused.body)).not.toContain('soon');
    expect((await call('GET', `${jobId}/review`)).body).toMatchObject({ version: 0 });
  });

  it.each([
    ['of a job that is not completed', { status: 'processing' }, 409, 'job_not_completed'],
    ['of a job that has failed', { status: 'failed' }, 409, 'job_not_completed'],
  ])('%s is refused', async (_, more, status, error) => {
    const jobId = await insertJob(more);

    expect(await patch(jobId, { status: 'approved' })).toMatchObject({ status, body: { error, status: more.status } });
    expect(await call('GET', `${jobId}/review`)).toMatchObject({ status, body: { error } });
  });

  it.each([
    ['nothing to change', {}],
    ['more than 500 corrections', { corrections: Array.from({ length: 501 }, () => number('PA 2')) }],
    ['a note of more than 1,000 characters', { corrections: [{ ...number('PA 2'), note: 'x'.repeat(1_001) }] }],
    ['U+0000', { corrections: [number('\u0000')] }],
  ])('with %s is refused', async (_, body) => {
    expect(await patch(await insertJob(), body)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  it('is refused once all corrections of the result have 4 MB', async () => {
    const jobId = await insertJob();
    const corrections = Array.from({ length: 90 }, () => ({
      op: 'add',
      pointer: '/vehicles/-',
      value: { vin: 'x'.repeat(10_000) },
    }));

    const statuses: number[] = [];
    for (let round = 0; round < 5; round++) statuses.push((await patch(jobId, { corrections })).status);

    expect(statuses).toEqual([200, 200, 200, 200, 400]);
  });
});
