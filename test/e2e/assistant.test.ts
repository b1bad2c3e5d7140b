import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDocumentWithWords } from '../helpers/insert-document-with-words.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

let service: TestService;
let documentId: string;
let foreignDocument: string;
let foreignKey: string;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
  foreignKey = await service.makeKey('second');
  documentId = await insertDocumentWithWords(service, {
    account: 'first',
    title: 'Auto policy',
    pages: [['Personal Auto Declarations'], ['Towing is paid up to 75 dollars', 'for each disablement.']],
  });
  const foreignPages = [['Towing is paid up to 900 dollars']];
  foreignDocument = await insertDocumentWithWords(service, { account: 'second', pages: foreignPages });
});
afterAll(() => service.stop());

type Body = Record<string, unknown>;
const ask = (body: Body, { path = '/v1/agent/messages', key }: { path?: string; key?: string } = {}) =>
  service.call('POST', path, { body, ...(key !== undefined && { key }) });
const question = { message: 'How much is paid for towing?' };

describe('a turn', () => {
  it('is answered from the documents with quotes, pages and boxes', async () => {
    const { status, headers, body } = await ask({ ...question, documentIds: [documentId] });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      sessionId: expect.any(String),
      status: 'completed',
      agent: 'decpage',
      message: { role: 'assistant', content: expect.stringContaining('75 dollars') },
      toolResults: [],
      documentsUsed: [{ documentId, title: 'Auto policy' }],
      searchScope: 'selected_documents',
      usage: { promptTokens: 0, completionTokens: 0, totalTokens: 0 },
      requestId: headers.get('x-request-id'),
      workflowId: `session:${String(body.sessionId)}`,
      durationMs: expect.any(Number),
      warnings: [],
    });
    const { citations } = body.message as unknown as { citations: Body[] };
    expect(citations).toMatchObject([
      { index: 1, documentId, title: 'Auto policy', page: 2, quote: expect.stringContaining('75 dollars') },
    ]);
    expect(citations[0]?.bbox).toMatchObject({ left: expect.any(Number), top: expect.any(Number) });
    expect(headers.get('location')).toBe(`/v1/agent/sessions/${String(body.sessionId)}/turns/${String(body.turnId)}`);
  });

  it('searches nothing unless it is told where', async () => {
    const { body } = await ask(question);

    expect(body).toMatchObject({ searchScope: 'none', documentsUsed: [], message: { citations: [] } });
  });

  it('searches the whole account when it is told so, and no other account', async () => {
    const mine = await ask({ ...question, searchScope: 'account' });
    const theirs = await ask({ ...question, searchScope: 'account' }, { key: foreignKey });

    expect(mine.body).toMatchObject({ documentsUsed: [{ documentId }] });
    expect(theirs.body).toMatchObject({ documentsUsed: [{ documentId: foreignDocument }] });
  });

  it('says so when the documents do not tell', async () => {
    const { body } = await ask({ message: 'Who insures the submarine?', documentIds: [documentId] });

    expect(body).toMatchObject({ message: { content: expect.stringContaining('do not say'), citations: [] } });
  });

  it('warns of documents that are not read yet, not of uploads that were only prepared', async () => {
    const states = ['processing', 'awaiting_upload', 'uploaded', 'expired'];
    const hold = (status: string) => insertDocumentWithWords(service, { account: 'first', pages: [], status });
    const documentIds = await Promise.all(states.map(hold));
    const { body } = await ask({ ...question, documentIds });
    const message = expect.stringMatching(/^1 document is still being processed/);
    expect(body.warnings).toEqual([{ code: 'documents_not_ready', message }]);
  });

  it('is kept, counted once, and can be looked at', async () => {
    const { body, headers } = await ask({ ...question, documentIds: [documentId] });
    const { status, body: kept } = await service.call('GET', String(headers.get('location')));

    expect(status).toBe(200);
    expect(kept).toEqual(body);
    const events = await service.prisma.usageEvent.findMany({ where: { subjectId: String(body.turnId) } });
    expect(events).toMatchObject([{ kind: 'turn', source: 'api' }]);
  });
});

describe('a client that does not wait', () => {
  it('is told where the answer will be', async () => {
    const { status, headers, body } = await service.call('POST', '/v1/agent/messages', {
      body: { ...question, documentIds: [documentId] },
      headers: { Prefer: 'wait=0' },
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'processing', message: null });
    expect(headers.get('retry-after')).toBe('2');
    const look = async () => (await service.call('GET', String(headers.get('location')))).body;
    await until(async () => (await look()).status !== 'processing');
    expect(await look()).toMatchObject({ status: 'completed', message: { content: expect.stringContaining('75') } });
  });
});

describe('a session', () => {
  it('goes on under its id over both calls, and lists its messages oldest first', async () => {
    const first = await ask({ ...question, documentIds: [documentId], externalUserId: 'u-7' });
    const { sessionId } = first.body as unknown as { sessionId: string };
    const path = `/v1/agent/sessions/${sessionId}/messages`;
    const second = await ask({ message: 'And who is the insured?', sessionId });
    const third = await ask({ ...question, searchScope: 'selected_documents' }, { path });

    expect([second.body.sessionId, third.body.sessionId]).toEqual([sessionId, sessionId]);
    expect([second.body, third.body]).toMatchObject([1, 2].map(() => ({ documentsUsed: [{ documentId }] })));
    const { status, body } = await service.call('GET', path);
    expect(status).toBe(200);
    expect(body.sessionId).toBe(sessionId);
    expect((body.messages as unknown as Body[]).map(({ role, turnId }) => [role, turnId])).toEqual(
      [first, second, third].flatMap((turn) => [
        ['user', turn.body.turnId],
        ['assistant', turn.body.turnId],
      ]),
    );
    expect((body.messages as unknown as Body[])[0]).toMatchObject({
      content: question.message,
      externalUserId: 'u-7',
      citations: [],
      toolResults: [],
    });
    expect((body.messages as unknown as Body[])[1]).toMatchObject({ content: expect.stringContaining('75') });
  });

  it('lists its messages in pages', async () => {
    const first = await ask(question);
    const path = `/v1/agent/sessions/${String(first.body.sessionId)}/messages`;
    const second = await ask({ message: 'And who is the insured?' }, { path });
    const whole = await service.call('GET', path);

    const { body: newest } = await service.call('GET', `${path}?limit=3`);
    const { body: rest } = await service.call('GET', `${path}?limit=3&cursor=${newest.nextCursor}`);
    const pages = [newest, rest].map(({ messages }) => messages as unknown as Body[]);
    expect(pages.map((page) => page.length)).toEqual([3, 1]);
    expect(pages.flat()).toEqual(whole.body.messages);
    expect(pages[1]).toMatchObject([{ turnId: second.body.turnId, role: 'assistant' }]);
    expect([rest.nextCursor, whole.body.nextCursor]).toEqual([null, null]);
    const wrong = ['limit=0', 'cursor=wrong'].map((query) => service.call('GET', `${path}?${query}`));
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([400, 400]);
  });

  it('is the one of its thread, also when its first turns come at once', async () => {
    const externalThreadId = randomUUID();

    const turns = await Promise.all([1, 2, 3].map(() => ask({ ...question, externalThreadId })));
    const later = await ask({ ...question, externalThreadId });
    const elsewhere = await ask({ ...question, externalThreadId }, { key: foreignKey });

    const sessions = new Set([...turns, later].map(({ body }) => body.sessionId));
    expect(sessions.size).toBe(1);
    expect(sessions).not.toContain(elsewhere.body.sessionId);
  });

  it('has one thread', async () => {
    const { body } = await ask({ ...question, externalThreadId: randomUUID() });

    const other = await ask({ ...question, sessionId: body.sessionId, externalThreadId: randomUUID() });

    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ issues: [{ path: '/externalThreadId', code: 'mismatch' }] });
  });

  it('answers 20 turns that come at once in order, each once', async () => {
    const { body } = await ask(question);
    const path = `/v1/agent/sessions/${String(body.sessionId)}/messages`;

    const turns = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        ask({ message: `Towing, question ${at}?`, documentIds: [documentId] }, { path }),
      ),
    );

    expect(turns.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(turns.every((turn) => turn.body.status === 'completed')).toBe(true);
    const rows = await service.prisma.turn.findMany({
      where: { sessionId: String(body.sessionId) },
      orderBy: { number: 'asc' },
    });
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
    for (const [at, row] of rows.entries()) {
      const next = rows[at + 1];
      if (next) expect(row.endedAt?.getTime()).toBeLessThanOrEqual(next.startedAt?.getTime() ?? 0);
    }
    const { body: list } = await service.call('GET', path);
    expect(list.messages).toHaveLength(42);
  });
});

describe('what is not the account’s', () => {
  it.each(['foreign', 'unknown'])('documents that are %s are refused alike', async (which) => {
    const { status, body } = await ask({
      ...question,
      documentIds: [documentId, which === 'foreign' ? foreignDocument : randomUUID()],
    });

    expect(status).toBe(403);
    expect(body.error).toBe('forbidden');
  });

  it('a session is forbidden in the body, and is not there in the path', async () => {
    const { body } = await ask(question, { key: foreignKey });
    const theirs = String(body.sessionId);

    for (const sessionId of [theirs, randomUUID()]) {
      const path = `/v1/agent/sessions/${sessionId}/messages`;
      expect((await ask({ ...question, sessionId })).status).toBe(403);
      expect((await ask(question, { path })).status).toBe(404);
      expect((await service.call('GET', path)).status).toBe(404);
    }
    expect((await ask(question, { path: '/v1/agent/sessions/none/messages' })).status).toBe(404);
    const turn = `/v1/agent/sessions/${theirs}/turns/${String(body.turnId)}`;
    expect((await service.call('GET', turn)).status).toBe(404);
  });

  it('leaves no session behind when it is refused', async () => {
    const externalThreadId = randomUUID();
    await ask({ ...question, externalThreadId, documentIds: [randomUUID()] });

    expect(await service.prisma.session.count({ where: { externalThreadId } })).toBe(0);
  });
});

describe('a request that is not valid', () => {
  it.each([
    ['no message', {}],
    ['an empty one', { message: '' }],
    ['one that is too long', { message: 'x'.repeat(32_001) }],
    ['51 documents', { ...question, documentIds: Array.from({ length: 51 }, () => randomUUID()) }],
    ['another agent', { ...question, agent: 'other' }],
    ['another scope', { ...question, searchScope: 'everything' }],
  ])('because of %s is answered with 422', async (_why, body) => {
    const answer = await ask(body);

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: 'invalid_request', issues: [{ location: 'body' }] });
  });

  it('because its session is not the one in the path', async () => {
    const { body } = await ask(question);
    const path = `/v1/agent/sessions/${String(body.sessionId)}/messages`;

    const answer = await ask({ ...question, sessionId: randomUUID() }, { path });

    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: '/sessionId', code: 'mismatch' }] } });
  });
});
