import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { requestTimestamp } from '../../../../domain/contract/request-timestamp.ts';
import { borderTimestamps, timestampTexts } from '../../../helpers/timestamps.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const keysOf = async (key: string) => await send(gateway.url, { method: 'GET', path: '/v1/keys?limit=100' }, { key });
const texts = fc.oneof(timestampTexts, borderTimestamps);
const runs = { numRuns: 150 };

describe('a timestamp that a client sends', () => {
  it('is accepted as the expiry of a key and listed, or refused', async () => {
    const { key } = await gateway.makeKey('ends');
    const request = requestOf('createKey');
    await fc.assert(
      fc.asyncProperty(texts, async (expiresAt) => {
        const before = await gateway.prisma.key.count();
        const { status, body } = await send(gateway.url, { ...request, body: { ...request.body, expiresAt } }, { key });
        expect([201, 400]).toContain(status);
        if (status === 201)
          expect(Date.parse(String(body.expiresAt))).toBe(Date.parse(requestTimestamp.parse(expiresAt)));
        expect((await gateway.prisma.key.count()) - before).toBe(status === 201 ? 1 : 0);
      }),
      runs,
    );
    expect(await keysOf(key)).toMatchObject({ status: 200 });
  });

  it('is accepted as a bound of a usage report, or refused', async () => {
    const { key } = await gateway.makeKey('usage');
    await fc.assert(
      fc.asyncProperty(texts, texts, fc.constantFrom('from', 'to', 'both'), async (from, to, which) => {
        const asked = { ...(which !== 'to' && { from }), ...(which !== 'from' && { to }) };
        const path = `/v1/usage?${new URLSearchParams(asked).toString()}`;
        expect([200, 400]).toContain((await send(gateway.url, { method: 'GET', path }, { key })).status);
      }),
      runs,
    );
  });

  it.each(['9999-12-31T23:59:59-23:59', '0001-01-01T00:00:00Z'])(
    'outside the range is refused with the range: %s',
    async (time) => {
      const { key } = await gateway.makeKey(`range ${time}`);
      const issues = (path: string, location: string) => ({
        status: 400,
        body: { error: 'invalid_request', issues: [{ path, location, code: 'out_of_range' }] },
      });

      const body = { ...requestOf('createKey').body, expiresAt: time };
      expect(await send(gateway.url, { ...requestOf('createKey'), body }, { key })).toMatchObject(
        issues('/expiresAt', 'body'),
      );
      const path = `/v1/usage?from=${encodeURIComponent(time)}`;
      expect(await send(gateway.url, { method: 'GET', path }, { key })).toMatchObject(issues('/from', 'query'));
      expect(await gateway.prisma.key.count({ where: { account: { name: `range ${time}` } } })).toBe(1);
    },
  );
});

describe.each(['10000-01-01 23:58:59+00', 'infinity', '-infinity', '0044-03-15 12:00:00+00 BC'])(
  'a key that the database says ends at %s',
  (end) => {
    it('is refused, and neither hides nor breaks the keys beside it', async () => {
      const admin = await gateway.makeKey(`unreadable ${end}`);
      const odd = await gateway.makeKey(`unreadable ${end}`);
      await gateway.prisma.$executeRaw`UPDATE keys SET expires_at = ${end}::text::timestamptz,
        last_used_at = ${end}::text::timestamptz WHERE id = ${odd.record.keyId}::uuid`;

      expect(await send(gateway.url, requestOf('ping'), { key: odd.key })).toMatchObject({ status: 401 });
      const { status, body } = await keysOf(admin.key);
      expect(status).toBe(200);
      expect(body.keys).toMatchObject([
        { keyId: odd.record.keyId, expiresAt: '1970-01-01T00:00:00.000Z' },
        { keyId: admin.record.keyId, expiresAt: null },
      ]);
      const rotation = requestOf('rotateKey', { keyId: odd.record.keyId });
      expect(await send(gateway.url, rotation, { key: admin.key })).toMatchObject({ status: 404 });
      const revocation = requestOf('revokeKey', { keyId: odd.record.keyId });
      expect(await send(gateway.url, revocation, { key: admin.key })).toMatchObject({ status: 204 });
    });
  },
);
