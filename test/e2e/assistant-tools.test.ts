import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { buildSamplePolicy } from '../fixtures/pdf/build-sample-policy.ts';
import { ended, upload } from '../helpers/documents.ts';
import { insertDocumentWithWords } from '../helpers/insert-document-with-words.ts';
import { endedJob } from '../helpers/jobs.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';

type Body = Record<string, unknown>;

let service: TestService;
let policy: string;
let other: string;
let foreign: string;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
  const bytes = await buildSamplePolicy();
  policy = (await upload(service, bytes, { title: 'Policy 2025' })).documentId;
  other = (await upload(service, bytes, { title: 'Policy 2026' })).documentId;
  await service.makeKey('second');
  foreign = await insertDocumentWithWords(service, { account: 'second', pages: [['Foreign policy']] });
  for (const id of [policy, other]) await ended(service, id);
});
afterAll(async () => {
  await service.stop();
});

async function request(
  toolRequests: readonly Body[],
  { key, ...more }: Body & { key?: string } = {},
): Promise<Answer & { results: Body[] }> {
  const body = { message: 'Please.', toolRequests, searchScope: 'account', ...more };
  const answer = await service.call('POST', '/v1/agent/messages', { body, ...(key !== undefined && { key }) });
  return { ...answer, results: answer.body.toolResults as unknown as Body[] };
}

const resultOf = async (name: string, given: Body = {}): Promise<Body> => {
  const { results } = await request([{ name, arguments: given }]);
  return results[0]?.result as Body;
};

/** The history with its payloads in plain text. */
async function readHistory(workflowId: string): Promise<string> {
  const json = historyToJSON(await service.temporal.workflow.getHandle(workflowId).fetchHistory());
  return json.replaceAll(/"data": *"([^"]*)"/g, (_, data: string) => Buffer.from(data, 'base64').toString());
}

it.each([
  ['letters', 'x'.repeat(2_047)],
  ['signs that are several letters', '㌀'.repeat(600)],
])('a question with a word that no index holds is answered: %s', async (_, word) => {
  for (const scope of [{ searchScope: 'account' }, { documentIds: [policy] }]) {
    const body = { message: `What is the ${word} deductible?`, ...scope };
    const answer = await service.call('POST', '/v1/agent/messages', { body });
    expect(answer).toMatchObject({ status: 201, body: { status: 'completed' } });
  }
  expect(await resultOf('search_documents', { query: word.slice(0, 400) })).toEqual({ passages: [] });
});

it('an extracted field answers a question, with the place where it stands', async () => {
  const { body } = await service.call('POST', '/v1/agent/messages', {
    body: { message: 'What is the collision deductible on the Outback?', documentIds: [policy] },
  });

  expect(body).toMatchObject({
    message: {
      content: expect.stringContaining('$500'),
      citations: [{ documentId: policy, page: 1, quote: expect.any(String), bbox: { left: expect.any(Number) } }],
    },
  });
});

describe('a tool that a client asks for', () => {
  it('is run by an activity, told in the turn, and named in the history without what it found', async () => {
    const { body, results } = await request([{ id: 'mine', name: 'get_document', arguments: { documentId: policy } }]);

    expect(results).toMatchObject([
      {
        id: 'mine',
        name: 'get_document',
        status: 'completed',
        result: { documentId: policy, title: 'Policy 2025', policyType: 'auto', status: 'ready', pages: 1 },
        durationMs: expect.any(Number),
      },
    ]);
    expect(body.documentsUsed).toEqual([{ documentId: policy, title: 'Policy 2025' }]);
    const history = await readHistory(String(body.workflowId));
    expect(history).toContain('callTool');
    expect(history).toContain('turn 1: get_document');
    for (const said of ['Please.', 'Whitaker', 'JRA 4471902-06']) expect(history).not.toContain(said);
  });

  it('compares two documents, and the comparison is the answer', async () => {
    const { body, results } = await request([
      { name: 'compare_documents', arguments: { documentIds: [policy, other] } },
    ]);

    expect(results).toMatchObject([
      { status: 'completed', result: { documents: [{ documentId: policy }, { documentId: other }] } },
    ]);
    const { content, citations } = body.message as unknown as { content: string; citations: Body[] };
    expect(content).toContain('|');
    expect(new Set(citations.map(({ documentId }) => documentId))).toEqual(new Set([policy, other]));
  });

  it('finds passages', async () => {
    const { passages } = (await resultOf('search_documents', {
      query: 'Lakeview Community Credit Union',
      limit: 3,
    })) as {
      passages: Body[];
    };

    expect(passages[0]).toMatchObject({
      page: 1,
      text: expect.stringContaining('Lakeview'),
      score: expect.any(Number),
    });
  });

  it('lists the documents of the scope', async () => {
    const all = await resultOf('list_documents');
    const selected = await request([{ name: 'list_documents' }], {
      searchScope: 'selected_documents',
      documentIds: [other],
    });

    const newest = await request([{ name: 'list_documents', arguments: { limit: 1 } }]);

    expect((all.documents as Body[]).map(({ documentId }) => documentId)).toEqual([other, policy]);
    expect(all.hasMore).toBe(false);
    expect(newest.results).toMatchObject([{ result: { documents: [{ documentId: other }], hasMore: true } }]);
    expect(JSON.stringify(newest.body)).toContain('There is more than 1 document. The newest:');
    expect(selected.results).toMatchObject([{ result: { documents: [{ documentId: other }] } }]);
  });

  it('starts an ordinary job, once, and looks at it', async () => {
    const idempotencyKey = randomUUID();
    const order = [{ name: 'extract_policy', arguments: { documentId: policy } }];
    const { results } = await request(order, { idempotencyKey });
    await request(order, { idempotencyKey });

    const { jobId } = (results[0]?.result ?? {}) as { jobId: string };
    const job = await endedJob(service, jobId);
    expect(job).toMatchObject({ status: 'completed', policyType: 'auto' });
    const { data } = job.result as unknown as { data: Body };
    expect(Object.keys(data)).toContain('policyNumber');
    expect(await resultOf('get_job', { jobId })).toMatchObject({
      jobId,
      status: 'completed',
      policyType: 'auto',
      data,
    });
    expect(await service.prisma.job.count({ where: { operation: 'assistant' } })).toBe(1);
  });

  it('tells what was used', async () => {
    expect(await resultOf('get_usage')).toMatchObject({
      usage: { documents: 2 },
      period: { from: expect.any(String) },
    });
  });

  it('tells what is wrong, and costs no turn', async () => {
    const jobId = '00000000-0000-4000-8000-000000000000';
    const { status, results } = await request([{ name: 'get_job', arguments: { jobId } }]);

    expect(status).toBe(201);
    expect(results).toMatchObject([{ status: 'failed', error: { code: 'not_found', message: expect.any(String) } }]);
  });
});

describe('a turn without documents', () => {
  const none = { searchScope: 'none' };

  it.each(['Please.', 'What is the collision deductible?', 'asdf qwer', '?'])(
    'runs the tools that need none, whatever is said: %s',
    async (message) => {
      const { body, results } = await request([{ name: 'list_documents' }, { name: 'get_usage' }], {
        ...none,
        message,
      });

      expect(results).toMatchObject([
        { status: 'completed', result: { documents: [{ documentId: other }, { documentId: policy }] } },
        { status: 'completed', result: { usage: expect.anything() } },
      ]);
      expect((body.message as unknown as Body).content).toContain('There are 2 documents');
    },
  );

  it('is told which scope the other tools need, and does not fail', async () => {
    const compare = { name: 'compare_documents', arguments: { documentIds: [policy, other] } };
    const { status, body, results } = await request([compare, { name: 'get_usage' }], none);

    expect(status).toBe(201);
    const message = expect.stringContaining('set `searchScope` to `selected_documents`');
    expect(results).toMatchObject([
      { status: 'denied', error: { code: 'out_of_scope', message } },
      { status: 'completed' },
    ]);
    expect((body.message as unknown as Body).content).toContain('`compare_documents` gave no result');
  });
});

describe('a tool is refused', () => {
  it('when it does not exist, with everything that is wrong', async () => {
    const { status, body } = await request([{ name: 'delete_documents' }, { name: 'get_usage' }, { name: 'x' }]);

    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'unknown_tool',
      issues: [{ path: '/toolRequests/0/name' }, { path: '/toolRequests/2/name' }],
    });
  });

  it('when its arguments are not its own', async () => {
    const given = { documentIds: [policy], accountId: randomUUID() };
    const { status, body } = await request([{ name: 'compare_documents', arguments: given }]);

    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'invalid_request',
      issues: [
        { path: '/toolRequests/0/arguments/documentIds' },
        { path: '/toolRequests/0/arguments', message: 'Takes documentIds only' },
      ],
    });
  });

  it('with 50 of its problems at most', async () => {
    const given = { query: 'x', documentIds: Array.from({ length: 50 }, () => 'wrong') };
    const { status, body } = await request(
      Array.from({ length: 20 }, () => ({ name: 'search_documents', arguments: given })),
    );

    expect(status).toBe(422);
    expect(body.issues).toHaveLength(50);
  });

  it('outside of the scope', async () => {
    const { results } = await request([{ name: 'get_document', arguments: { documentId: policy } }], {
      searchScope: 'selected_documents',
      documentIds: [other],
    });

    expect(results).toMatchObject([{ status: 'denied', error: { code: 'out_of_scope' } }]);
    expect(results[0]).not.toHaveProperty('result');
  });

  it('for documents of others as for those that do not exist', async () => {
    const errors = await Promise.all(
      [foreign, randomUUID()].map(async (documentId) => {
        const { results } = await request([{ name: 'get_document', arguments: { documentId } }]);
        return results[0]?.error;
      }),
    );

    expect(errors[0]).toMatchObject({ code: 'not_found' });
    expect(errors[1]).toEqual(errors[0]);
  });
});

it('a value that a person has corrected is what the assistant answers and compares', async () => {
  const corrected = await upload(service, await buildSamplePolicy(), { title: 'Policy 2027' });
  await ended(service, corrected.documentId);
  const job = await endedJob(service, corrected.jobId);
  const { coverages } = (job.result as unknown as { data: { coverages: Body[] } }).data;
  const indexes = coverages.flatMap(({ name }, index) => (/collision/i.test(String(name)) ? [index] : []));
  const corrections = [
    { op: 'remove', pointer: `/coverages/${coverages.length - 1}` },
    ...indexes.map((index) => ({ pointer: `/coverages/${index}/deductible`, value: 777 })),
  ];
  expect((await service.call('PATCH', `/v1/jobs/${corrected.jobId}/review`, { body: { corrections } })).status).toBe(
    200,
  );

  const { body } = await service.call('POST', '/v1/agent/messages', {
    body: { message: 'What is the collision deductible on the Outback?', documentIds: [corrected.documentId] },
  });
  const compared = await resultOf('compare_documents', { documentIds: [policy, corrected.documentId] });

  expect(body).toMatchObject({ message: { content: expect.stringContaining('$777') } });
  expect(JSON.stringify(compared)).toContain('$777');
});
