import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
});
afterAll(() => service.stop());

const ask = (body: object) => service.call('POST', '/v1/agent/messages', { body });
const question = { message: 'How much is paid for towing?' };

describe('a turn that is sent again', () => {
  it.each(['idempotencyKey', 'requestId'])('with its %s is the one that is there', async (name) => {
    const request = { ...question, [name]: randomUUID() };

    // the client does not know yet which session it has opened
    const turns = await Promise.all([1, 2].map(() => ask(request)));
    const again = await ask({ ...request, sessionId: turns[0]?.body.sessionId });

    expect(new Set([...turns, again].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await service.prisma.turn.count({ where: { sessionId: String(again.body.sessionId) } })).toBe(1);
  });

  it('with the header Idempotency-Key is the one that is there, whatever stands in the body', async () => {
    const key = randomUUID();
    const send = (body: object) =>
      service.call('POST', '/v1/agent/messages', { body, headers: { 'Idempotency-Key': key } });

    const first = await send(question);
    const again = await send({ ...question, idempotencyKey: key });
    const other = await send({ ...question, idempotencyKey: 'another' });

    expect(first.body.turnId).toEqual(expect.any(String));
    expect(again.body.turnId).toBe(first.body.turnId);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({
      error: 'invalid_request',
      issues: [{ path: '/idempotencyKey', code: 'mismatch' }],
    });
  });

  it('shows the request id of its first sender', async () => {
    const requestId = 'their own id 1';

    const { body, headers } = await ask({ ...question, requestId });

    expect(body.requestId).toBe(requestId);
    expect(headers.get('x-request-id')).not.toBe(requestId);
  });

  it('with other words is refused', async () => {
    const idempotencyKey = randomUUID();
    const { body } = await ask({ ...question, idempotencyKey });

    const other = await ask({ message: 'Something else', idempotencyKey });

    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({
      error: 'idempotency_key_reused',
      turnId: body.turnId,
      issues: [{ path: '/idempotencyKey' }],
    });
  });
});
