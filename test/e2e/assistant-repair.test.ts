import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskQueues, workflowTypes } from '../../domain/orchestration.ts';
import { insertDocumentWithWords } from '../helpers/insert-document-with-words.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';
import { startGateway } from '../services/gateway/start-gateway.ts';

let service: TestService;
let documentId: string;
beforeAll(async () => {
  service = await startService();
  documentId = await insertDocumentWithWords(service, {
    account: 'first',
    pages: [['Towing is paid up to 75 dollars.']],
  });
});
afterAll(async () => {
  await service.stop();
});

const request = (more: object = {}) => ({
  message: 'How much is paid for towing?',
  documentIds: [documentId],
  ...more,
});

async function ask(more: object = {}): Promise<Answer> {
  return await service.call('POST', '/v1/agent/messages', { body: request(more) });
}

async function keepHouse(): Promise<void> {
  const workflowId = `reconcile-${randomUUID()}`;
  await service.prisma.turn.updateMany({ data: { createdAt: new Date(Date.now() - 60_000), checkedAt: null } });
  await service.temporal.workflow.execute(workflowTypes.reconcile, { workflowId, taskQueue: taskQueues.workflows });
}

const answersOf = async (turnId: string) =>
  await service.prisma.message.findMany({ where: { turnId, role: 'assistant' } });

describe('a turn is answered once', () => {
  it('though its session is terminated while a client waits', async () => {
    const externalThreadId = randomUUID();
    const waiting = ask({ externalThreadId });
    await until(async () => (await service.prisma.session.count({ where: { externalThreadId } })) === 1);
    const { id } = await service.prisma.session.findFirstOrThrow({ where: { externalThreadId } });
    const handle = service.temporal.workflow.getHandle(`session:${id}`);
    await until(
      async () =>
        await handle.describe().then(
          () => true,
          () => false,
        ),
    );
    await handle.terminate('by hand');
    await service.startWorkers();

    const { status, body } = await waiting;

    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'completed', message: { content: expect.stringContaining('75') } });
    expect(await answersOf(String(body.turnId))).toHaveLength(1);
  });

  it('though the workers stop in the middle of many, and others go on', async () => {
    const externalThreadId = randomUUID();
    const first = await ask({ externalThreadId });
    const turns = Promise.all(Array.from({ length: 8 }, () => ask({ externalThreadId })));
    const { sessionId } = first.body as unknown as { sessionId: string };
    await until(async () => (await service.prisma.turn.count({ where: { sessionId, status: 'completed' } })) > 2);
    await service.stopWorkers();
    await service.startWorkers();

    const answers = await turns;

    expect(answers.map(({ body }) => body.status)).toEqual(Array.from({ length: 8 }, () => 'completed'));
    const messages = await service.prisma.message.findMany({ where: { sessionId }, orderBy: { position: 'asc' } });
    expect(messages.map(({ position }) => position)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    const events = await service.prisma.usageEvent.count({
      where: { kind: 'turn', subjectId: { in: messages.map(({ turnId }) => turnId) } },
    });
    expect(events).toBe(9);
  });

  it('though Temporal was away when it was accepted: the client is told so, and reconciliation wakes the session', async () => {
    const lonely = await startGateway({ databaseUrl: service.databaseUrl, temporalAddress: '127.0.0.1:1' });
    const key = await service.makeKey('first');
    const idempotencyKey = randomUUID();
    const answer = await fetch(`${lonely.url}/v1/agent/messages`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request({ idempotencyKey })),
    });
    await lonely.stop();
    const accepted = (await answer.json()) as { status: string; turnId: string; sessionId: string };
    expect(answer.status).toBe(201);
    expect(accepted.status).toBe('processing');

    await keepHouse();

    const path = `/v1/agent/sessions/${accepted.sessionId}/turns/${accepted.turnId}`;
    await until(async () => (await service.call('GET', path)).body.status === 'completed');
    const again = await ask({ idempotencyKey });
    expect(again.body).toMatchObject({ turnId: accepted.turnId, message: { content: expect.stringContaining('75') } });
    expect(await answersOf(accepted.turnId)).toHaveLength(1);
  });

  it('or has failed, which its client is told, and the next one is answered', async () => {
    const key = await service.makeKey('other');
    const call = async (body: object): Promise<Answer> =>
      await service.call('POST', '/v1/agent/messages', { body, key });
    const first = await call({ message: 'Anything?' });
    const { accountId } = await service.prisma.turn.findUniqueOrThrow({ where: { id: String(first.body.turnId) } });
    await service.stopWorkers();
    const failing = call({ message: 'Nothing?', sessionId: first.body.sessionId, idempotencyKey: 'doomed' });
    await until(
      async () => (await service.prisma.turn.count({ where: { accountId, idempotencyKey: 'doomed' } })) === 1,
    );
    // nobody can answer in the name of a key that is not there
    await service.prisma.turn.updateMany({ where: { idempotencyKey: 'doomed' }, data: { keyId: randomUUID() } });
    await service.startWorkers();

    const failed = await failing;
    const next = await call({ message: 'Something?', sessionId: first.body.sessionId });

    expect(failed.status).toBe(422);
    expect(failed.body).toMatchObject({ error: 'turn_failed', code: 'internal_error', turnId: expect.any(String) });
    expect(next.body).toMatchObject({ status: 'completed' });
  });
});
