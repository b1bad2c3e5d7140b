import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectKeys } from '../../adapters/storage/index.ts';
import { taskQueues, workflowIds } from '../../domain/orchestration.ts';
import { columnsContaining } from '../helpers/columns-containing.ts';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import { insertDocumentWithWords } from '../helpers/insert-document-with-words.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

type Body = Record<string, unknown>;

let fake: FakeModel;
let service: TestService;
let documentId: string;
let foreignKey: string;
beforeAll(async () => {
  fake = await startFakeModel();
  service = await startService({ model: fake.model() });
  await service.startWorkers();
  foreignKey = await service.makeKey('second');
  const pages = [['Towing is paid up to 75 dollars']];
  documentId = await insertDocumentWithWords(service, { account: 'first', pages });
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});

const ask = async (body: Body = {}, more: { headers?: Record<string, string>; key?: string } = {}): Promise<Answer> =>
  await service.call('POST', '/v1/agent/messages', {
    body: { message: 'How much is paid for towing?', ...body },
    ...more,
  });
const list = async (query = '', key?: string): Promise<{ sessions: Body[]; nextCursor: string | null }> =>
  (await service.call('GET', `/v1/agent/sessions${query}`, key === undefined ? {} : { key })).body as never;
const remove = async (sessionId: string, key?: string): Promise<Answer> =>
  await service.call('DELETE', `/v1/agent/sessions/${sessionId}`, key === undefined ? {} : { key });
const without = ({ body }: Answer): Body => ({ ...body, requestId: undefined });

describe('the list of sessions', () => {
  it('tells of each how it is called, how much was said and when, newest first and page by page', async () => {
    const key = await service.makeKey('with sessions');
    fake.answer({ text: 'I do not know.' }, { text: 'Nor now.' }, { text: 'The other one.' });
    const first = await ask({ title: 'Renewal', externalThreadId: 'thread-1' }, { key });
    await ask({ sessionId: first.body.sessionId }, { key });
    const second = await ask({}, { key });

    const newest = await list('?limit=1', key);
    const oldest = await list(`?limit=1&cursor=${String(newest.nextCursor)}`, key);

    expect(newest.sessions).toMatchObject([{ sessionId: second.body.sessionId, title: null, externalThreadId: null }]);
    expect(oldest).toEqual({
      sessions: [
        {
          sessionId: first.body.sessionId,
          title: 'Renewal',
          externalThreadId: 'thread-1',
          turns: 2,
          messages: 4,
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
          expiresAt: null,
        },
      ],
      nextCursor: null,
    });
  });

  it('holds no session of another account', async () => {
    expect(await list('', await service.makeKey('without sessions'))).toEqual({ sessions: [], nextCursor: null });
  });
});

describe('a session that is deleted', () => {
  it('leaves none of its text, and does not answer any more', async () => {
    const word = 'qvxspoken';
    fake.answer({ text: `I was told ${word}.` });
    const { body } = await ask({
      message: `What of ${word}?`,
      title: `About ${word}`,
      messages: [{ role: 'user', content: word }],
      documentIds: [documentId],
      toolRequests: [{ name: 'list_documents', arguments: { query: word } }],
    });
    const sessionId = String(body.sessionId);
    expect(await columnsContaining(service.prisma, word)).not.toEqual([]);

    expect((await remove(sessionId)).status).toBe(204);

    expect(await columnsContaining(service.prisma, word)).toEqual([]);
    for (const path of ['messages', `turns/${String(body.turnId)}`]) {
      expect((await service.call('GET', `/v1/agent/sessions/${sessionId}/${path}`)).status).toBe(404);
    }
    expect((await service.call('GET', `/v1/documents/${documentId}`)).status).toBe(200);
    expect(await service.prisma.usageEvent.count({ where: { subjectId: String(body.turnId) } })).toBe(1);
  });

  it('is missing afterwards, as one of another account is', async () => {
    fake.answer({ text: 'Hello.' });
    const { body } = await ask();
    const sessionId = String(body.sessionId);

    const foreign = await remove(sessionId, foreignKey);
    await remove(sessionId);
    const again = await remove(sessionId);

    expect([foreign.status, again.status]).toEqual([404, 404]);
    expect(without(foreign)).toEqual(without(await remove(randomUUID())));
    expect(without(again)).toEqual(without(foreign));
  });

  it('is recorded with the key that deleted it', async () => {
    fake.answer({ text: 'Hello.' });
    const { body } = await ask();
    const answer = await remove(String(body.sessionId));

    const recorded = await service.prisma.auditEvent.findMany({ where: { resourceId: String(body.sessionId) } });
    const requestId = answer.headers.get('x-request-id');
    expect(recorded).toMatchObject([{ action: 'session.delete', result: 'done', requestId }]);
  });

  it('frees the name of its thread for a new one', async () => {
    fake.answer({ text: 'Hello.' }, { text: 'Hello again.' });
    const first = await ask({ externalThreadId: 'thread-2' });
    await remove(String(first.body.sessionId));
    const second = await ask({ externalThreadId: 'thread-2' });

    expect(second.status).toBe(201);
    expect(second.body.sessionId).not.toBe(first.body.sessionId);
  });
});

describe('a session that is deleted while its turn is answered', () => {
  /** A turn whose model does not answer. */
  async function waiting(): Promise<{ sessionId: string; turnId: string; asked: Promise<Answer> }> {
    const known = new Set((await service.prisma.turn.findMany()).map(({ id }) => id));
    const calls = fake.requests.length;
    fake.answer('hang');
    const asked = ask({ documentIds: [documentId] });
    await until(() => fake.requests.length > calls);
    const turns = await service.prisma.turn.findMany({ where: { id: { notIn: [...known] } } });
    const { id: turnId = '', sessionId = '' } = turns[0] ?? {};
    return { sessionId, turnId, asked };
  }

  it('ends the call that waits, its workflow, and what was stored for it', async () => {
    const { sessionId, turnId, asked } = await waiting();

    expect((await remove(sessionId)).status).toBe(204);

    expect((await asked).status).toBe(403);
    const handle = service.temporal.workflow.getHandle(workflowIds.session(sessionId));
    await until(async () => (await handle.describe()).status.name !== 'RUNNING');
    await until(async () => !(await service.storedFiles()).some((file) => file.includes(turnId)));
    expect(await service.prisma.turn.count({ where: { sessionId } })).toBe(0);
  });

  it('ends its stream with an error', async () => {
    const { sessionId, turnId, asked } = await waiting();
    const stream = await fetch(`${service.url}/v1/agent/sessions/${sessionId}/turns/${turnId}`, {
      headers: { Authorization: `Bearer ${await service.makeKey('first')}`, Accept: 'text/event-stream' },
    });
    await remove(sessionId);
    const events = await stream.text();

    expect(events).toContain('The session was deleted.');
    expect(events.trim().endsWith('[DONE]')).toBe(true);
    expect((await asked).status).toBe(403);
  });
});

it('a step that was killed while its session was deleted leaves its text to maintenance', async () => {
  await service.stopWorkers();
  const { body } = await ask({ documentIds: [documentId] }, { headers: { Prefer: 'wait=0' } });
  const turnId = String(body.turnId);
  await remove(String(body.sessionId));
  const { accountId } = await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
  await service.storage.put(`${objectKeys.turnFolder({ accountId, turnId })}/conversation-0.json`, Buffer.from('late'));
  await service.prisma.removal.updateMany({ data: { at: new Date(Date.now() - 86_400_000) } });

  await service.startWorkers([taskQueues.workflows]);
  await service.temporal.workflow.execute('expire', { workflowId: 'expire-now', taskQueue: taskQueues.workflows });

  expect((await service.storedFiles()).filter((file) => file.includes(turnId))).toEqual([]);
});
