import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Command } from 'commander';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createWebhookSecretRepository } from '../../../prisma/webhooks/webhook-secret.repository.ts';
import { createAuditRepository } from '../../../prisma/accounts/audit.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { addAuditCommands } from '../../../services/cli/audit.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
let keyId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  const accounts = createAccountRepository(prisma);
  const keys = createKeyRepository(prisma);
  const { accountId } = await accounts.ensureAccount('acme');
  ({
    record: { keyId },
  } = await keys.createKey({ accountId, name: 'first', scopes: ['jobs:read'] }));
  await keys.revoke(accountId, keyId, { actor: keyId, requestId: 'req_1' });
  await createWebhookSecretRepository(prisma).rotate(accountId);
  await accounts.ensureAccount('idle');
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

async function decpage(...given: string[]): Promise<string> {
  const printed: string[] = [];
  const program = new Command();
  const dependencies = { accounts: createAccountRepository(prisma), audit: createAuditRepository(prisma) };
  addAuditCommands(program, { withDatabase: (work) => work(dependencies), print: (text) => void printed.push(text) });
  await program.parseAsync(['audit', 'list', ...given], { from: 'user' });
  return printed.join('\n');
}

describe('decpage audit list', () => {
  it('tells who did what, newest first', async () => {
    const { events } = JSON.parse(await decpage('--account', 'acme', '--json')) as { events: object[] };

    expect(events).toEqual([
      expect.objectContaining({ action: 'webhook.secret.rotate', actor: 'cli', requestId: null, result: 'done' }),
      expect.objectContaining({ action: 'key.revoke', actor: keyId, requestId: 'req_1', resourceId: keyId }),
      expect.objectContaining({ action: 'key.create', actor: 'cli', resourceId: keyId, at: expect.any(String) }),
    ]);
    expect(await decpage('--account', 'acme')).toContain(`key.revoke  ${keyId}  by ${keyId}  req_1`);
  });

  it('tells no more than is asked for', async () => {
    expect(await decpage('--account', 'acme', '--limit', '1')).toMatch(/^\S+ {2}webhook\.secret\.rotate.*$/);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await decpage('--account', 'acme', '--since', tomorrow)).toBe('Nothing was done.');
    expect(await decpage('--account', 'idle')).toBe('Nothing was done.');
  });

  it('says what is wrong with a command', async () => {
    await expect(decpage('--account', 'nobody')).rejects.toThrow('There is no account "nobody".');
    await expect(decpage('--account', 'acme', '--since', 'yesterday')).rejects.toThrow('looks like 2027-01-31');
    const beyond = '9999-12-31T23:59:59-23:59';
    await expect(decpage('--account', 'acme', '--since', beyond)).rejects.toThrow('to 9999-12-31T23:59:59.999Z');
    await expect(decpage('--account', 'acme', '--limit', '0')).rejects.toThrow('whole number');
  });
});

describe('what was recorded', () => {
  it.each([
    ["UPDATE audit_events SET actor = 'nobody'"],
    ['DELETE FROM audit_events'],
    ['TRUNCATE audit_events'],
    ["SET LOCAL session_replication_role = 'replica'; DELETE FROM audit_events"],
  ])('stays: %s', async (statements) => {
    const change = prisma.$transaction(async (transaction) => {
      for (const statement of statements.split('; ')) await transaction.$executeRawUnsafe(statement);
    });

    await expect(change).rejects.toThrow('audit events are never changed or removed');
    expect(await prisma.auditEvent.count()).toBe(3);
  });

  it('is written with what it tells of, or neither is', async () => {
    const keys = createKeyRepository(prisma);
    const { accountId } = await createAccountRepository(prisma).ensureAccount('acme');
    await prisma.$executeRaw`ALTER TABLE audit_events ADD CONSTRAINT refused CHECK (actor <> 'refused') NOT VALID`;
    const by = { actor: 'refused' };
    const { record } = await keys.createKey({ accountId, name: 'second', scopes: ['jobs:read'] });

    await expect(keys.createKey({ accountId, name: 'third', scopes: [], by })).rejects.toThrow();
    await expect(keys.revoke(accountId, record.keyId, by)).rejects.toThrow();
    await expect(keys.rotate(accountId, { keyId: record.keyId, overlapMs: 0, by })).rejects.toThrow();

    expect(await keys.find(accountId, record.keyId)).toMatchObject({ revokedAt: null, expiresAt: null });
    expect((await keys.list(accountId)).map(({ name }) => name)).toEqual(['second', 'first']);
  });
});
