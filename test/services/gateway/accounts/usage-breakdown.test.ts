import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allKeys } from '../../../../prisma/count-usage.ts';
import type { MadeKey } from '../../../../prisma/accounts/key.repository.ts';
import { ownerOf } from '../../../helpers/insert-document.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

type Body = Record<string, unknown>;

let gateway: TestGateway;
let desk: MadeKey;
let intake: MadeKey;
beforeAll(async () => {
  gateway = await startGateway();
  [desk, intake] = [await gateway.makeKey('usage'), await gateway.makeKey('usage')];
  const { accountId } = await ownerOf(gateway.prisma, desk.record.keyId);
  const none = { pages: 0, ocrPages: 0, promptTokens: 0, completionTokens: 0 };
  const sum = { accountId, span: 'day', startsAt: new Date('2026-02-03T00:00:00Z'), source: 'api', ...none };
  await gateway.prisma.usageTotal.createMany({
    data: [allKeys, desk.record.keyId].flatMap((keyId) => [
      { ...sum, keyId, kind: 'document', count: 3 },
      { ...sum, keyId, kind: 'extraction', count: 2, pages: 9 },
    ]),
  });
  await gateway.prisma.usageEvent.createMany({
    data: [desk, intake, intake].map(({ record: { keyId } }, index) => ({
      accountId,
      keyId,
      kind: 'job',
      subjectId: `00000000-0000-4000-8000-00000000000${index}`,
      source: 'api',
      at: new Date(`2026-02-0${index + 3}T23:59:59.999Z`),
    })),
  });
});
afterAll(async () => {
  await gateway.stop();
});

const get = async (path: string) => await send(gateway.url, { method: 'GET', path }, { key: desk.key });
const february = 'from=2026-02-03T12:00:00Z&to=2026-02-05T12:00:00Z';

describe('usage by day', () => {
  it('has every day that the period touches, from totals and from events not summed yet', async () => {
    const { body } = await get(`/v1/usage/days?${february}`);

    expect(body).toMatchObject({
      days: [
        { date: '2026-02-03', requests: 4, documents: 3, extractions: 2, pages: 9, bySource: { api: 4, web: 0 } },
        { date: '2026-02-04', requests: 1, documents: 0 },
        { date: '2026-02-05', requests: 1 },
      ],
      period: { from: '2026-02-03T00:00:00.000Z', to: '2026-02-06T00:00:00.000Z' },
    });
    expect(body.days).toHaveLength(3);
  });

  it('can be that of one key', async () => {
    const { body } = await get(`/v1/usage/days?${february}&keyId=${intake.record.keyId}`);

    expect((body.days as Body[]).map(({ requests }) => requests)).toEqual([0, 1, 1]);
  });

  it('is of the last 30 days by default', async () => {
    expect((await get('/v1/usage/days')).body.days).toHaveLength(30);
  });

  it.each([
    ['ends before it begins', 'from=2026-02-03T00:00:00Z&to=2026-02-01T00:00:00Z'],
    ['is longer than 366 days', 'from=2024-01-01T00:00:00Z&to=2026-02-01T00:00:00Z'],
  ])('is refused when the period %s', async (_, query) => {
    const issues = [{ path: '/from', location: 'query' }];
    expect(await get(`/v1/usage/days?${query}`)).toMatchObject({ status: 400, body: { issues } });
  });
});

describe('usage by key', () => {
  it('names the keys that were used, the busiest first, revoked ones too', async () => {
    await send(gateway.url, requestOf('revokeKey', { keyId: intake.record.keyId }), { key: desk.key });

    const { body } = await get(`/v1/usage/keys?${february}`);

    expect(body.keys).toMatchObject([
      { keyId: desk.record.keyId, name: 'test', source: 'api', requests: 4, pages: 9 },
      { keyId: intake.record.keyId, requests: 2, revokedAt: expect.any(String) },
    ]);
  });
});
