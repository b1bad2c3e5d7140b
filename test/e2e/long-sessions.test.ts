import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

type Body = Record<string, unknown>;

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
});
afterAll(() => service.stop());

const ask = (body: Body, { key }: { key?: string } = {}) =>
  service.call('POST', '/v1/agent/messages', { body, ...(key !== undefined && { key }) });
const question = { message: 'How much is paid for towing?' };

/** Further turns of a session, as if they had been asked and answered. */
async function continueFor(count: number, turnId: string, status = 'completed'): Promise<void> {
  const turn = await service.prisma.turn.findUniqueOrThrow({ where: { id: turnId } });
  const { accountId, keyId, sessionId, requestId, fingerprint, searchScope } = turn;
  const known = await service.prisma.turn.count({ where: { sessionId } });
  const numbers = Array.from({ length: count }, (_, at) => known + 1 + at);
  const own = { accountId, keyId, sessionId, requestId, fingerprint, searchScope, status, documentIds: [] };
  const turns = numbers.map((number) => ({ ...own, number, id: randomUUID() }));
  await service.prisma.turn.createMany({ data: turns });
  const data = turns.flatMap(({ id: ofTurn, number }) =>
    [
      { role: 'user', content: `question ${number}`, position: 2 * number - 1 },
      { role: 'assistant', content: `answer ${number}`, position: 2 * number },
    ].map((message) => ({ ...message, id: randomUUID(), accountId, sessionId, turnId: ofTurn })),
  );
  await service.prisma.message.createMany({ data });
}

it('a session lists 100 messages to those who set no limit, and says where the others are', async () => {
  const { body } = await ask(question);
  const path = `/v1/agent/sessions/${String(body.sessionId)}/messages`;
  await continueFor(49, String(body.turnId));
  expect((await service.call('GET', path)).body.nextCursor).toBeNull();
  await continueFor(50, String(body.turnId));

  const { body: page } = await service.call('GET', path);
  const { body: rest } = await service.call('GET', `${path}?cursor=${page.nextCursor}`);
  const pages = [page, rest].map(({ messages }) => messages as unknown as Body[]);
  expect(pages.map(({ length }) => length)).toEqual([100, 100]);
  expect(
    pages
      .flat()
      .map(({ content }) => content)
      .slice(2),
  ).toEqual(Array.from({ length: 99 }, (_, at) => [`question ${at + 2}`, `answer ${at + 2}`]).flat());
  expect(rest.nextCursor).toBeNull();
});

it('an account has no further turn taken when it has 200 without an answer, and repeats those that it has', async () => {
  const crowded = await service.makeKey('crowded');
  const first = { ...question, idempotencyKey: randomUUID() };
  const { body } = await ask(first, { key: crowded });
  await continueFor(200, String(body.turnId), 'pending');

  const refused = await ask({ ...question }, { key: crowded });
  expect(refused).toMatchObject({ status: 422, body: { error: 'turn_failed', retryAfter: 2 } });
  expect(await ask(first, { key: crowded })).toMatchObject({ status: 201, body: { turnId: body.turnId } });
  expect((await ask(question, { key: await service.makeKey('other') })).status).toBe(201);

  const { sessionId } = await service.prisma.turn.findUniqueOrThrow({ where: { id: String(body.turnId) } });
  await service.prisma.turn.updateMany({ where: { sessionId }, data: { status: 'completed' } });
  expect((await ask({ ...question }, { key: crowded })).status).toBe(201);
});
