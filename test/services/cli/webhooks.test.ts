import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Command } from 'commander';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createWebhookSecretRepository } from '../../../prisma/webhooks/webhook-secret.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { addWebhookCommands } from '../../../services/cli/webhooks.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  await createAccountRepository(prisma).ensureAccount('acme');
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

/** What the command prints; rejects with what it refuses. */
async function secret(...given: string[]): Promise<string> {
  const printed: string[] = [];
  const program = new Command();
  const accounts = createAccountRepository(prisma);
  const webhookSecrets = createWebhookSecretRepository(prisma);
  addWebhookCommands(program, {
    withDatabase: (work) => work({ accounts, webhookSecrets }),
    print: (text) => void printed.push(text),
  });
  await program.parseAsync(['webhooks', 'secret', ...given], { from: 'user' });
  return printed.join('\n');
}

describe('decpage webhooks secret', () => {
  it('shows the secret of an account, the same each time', async () => {
    const first = await secret('--account', 'acme');
    expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await secret('--account', 'acme')).toBe(first);
    expect(JSON.parse(await secret('--account', 'acme', '--json'))).toEqual({ secret: first });
  });

  it('replaces it, and says how long the one before still signs', async () => {
    const before = await secret('--account', 'acme');
    const [after, note] = (await secret('--account', 'acme', '--rotate')).split('\n');
    expect(after).not.toBe(before);
    expect(note).toMatch(/^The one before signs as well until \d{4}-/);
    const { previousSecretExpiresAt, ...shown } = JSON.parse(await secret('--account', 'acme', '--json'));
    expect(shown).toEqual({ secret: after });
    expect(Date.parse(previousSecretExpiresAt) - Date.now()).toBeGreaterThan(86_000_000);
  });

  it('knows the accounts that there are only', async () => {
    await expect(secret('--account', 'nobody')).rejects.toThrow('There is no account "nobody".');
    expect(await prisma.account.count()).toBe(1);
  });
});
