import { expect, it } from 'vitest';
import { pino } from 'pino';
import { formatApiKey } from '../../../../domain/contract/accounts/api-key.ts';
import type { KeyRepository } from '../../../../prisma/accounts/key.repository.ts';
import { createAuthentication } from '../../../../services/gateway/access/authentication.ts';

const text = formatApiKey(new Uint8Array(32));

/** A repository with one key that expires then. */
function keysThatEnd(expiresAt: Date | null): KeyRepository {
  const account = { accountId: 'a', name: 'acme' };
  const times = { createdAt: new Date(), revokedAt: null, lastUsedAt: new Date(), expiresAt };
  const key = { keyId: 'k', name: 'one', prefix: '', scopes: [], source: 'api', ...times, account };
  return { findByText: async () => await Promise.resolve(key) } as Partial<KeyRepository> as KeyRepository;
}

const authenticate = async (expiresAt: Date | null) =>
  await createAuthentication({ keys: keysThatEnd(expiresAt), logger: pino({ level: 'silent' }) })(`Bearer ${text}`);

it.each([
  ['over', new Date(Date.now() - 1)],
  ['no date', new Date('infinity')],
])('a key whose expiry is %s is refused', async (_, end) => {
  await expect(authenticate(end)).rejects.toMatchObject({ code: 'invalid_api_key' });
});

it.each([
  ['no end', null],
  ['an end that is to come', new Date(Date.now() + 60_000)],
])('a key with %s is accepted', async (_, end) => {
  expect(await authenticate(end)).toMatchObject({ account: { name: 'acme' }, key: { expiresAt: end } });
});
