import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopes } from '../../../../domain/contract/scopes.ts';
import { send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(async () => {
  await gateway.stop();
});

const createKey = async (key: string) =>
  await send(gateway.url, { method: 'POST', path: '/v1/keys', body: { name: 'made', scopes: ['jobs:read'] } }, { key });
const rotate = async (key: string, keyId = '') =>
  await send(gateway.url, { method: 'POST', path: `/v1/keys/${keyId}/rotate` }, { key });

it('an account that has 500 valid keys gets no further one, until some are revoked or have expired', async () => {
  const { key: admin } = await gateway.makeKey('hoarding', scopes);
  const { id: accountId } = await gateway.prisma.account.findFirstOrThrow({ where: { name: 'hoarding' } });
  const rows = Array.from({ length: 499 }, (_, index) => ({
    id: randomUUID(),
    accountId,
    name: 'kept',
    scopes: ['jobs:read'],
    source: 'api',
    hash: `kept-${index}`,
    prefix: 'dp_',
  }));
  await gateway.prisma.key.createMany({ data: rows });
  const [first, second] = rows;
  const refused = { status: 409, body: { error: 'too_many_keys' } };

  expect(await createKey(admin)).toMatchObject(refused);
  await gateway.prisma.key.update({ where: { id: second?.id ?? '' }, data: { expiresAt: new Date(0) } });
  const { status, body } = await createKey(admin);
  expect(status).toBe(201);
  // with as many keys as there may be one of them can still be replaced
  expect((await rotate(admin, String(body.keyId))).status).toBe(201);
  expect(await rotate(admin, first?.id)).toMatchObject(refused);
});
