import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { createWebhookSecretRepository } from '../../prisma/webhooks/webhook-secret.repository.ts';
import { createAuditRepository } from '../../prisma/accounts/audit.repository.ts';
import { createKeyRepository } from '../../prisma/accounts/key.repository.ts';
import { createPrisma } from '../../prisma/client.ts';
import { createPayloadKeyRepository } from '../../prisma/payload-key.repository.ts';
import type { CommandDatabase } from './program.ts';

/** Does the work of a command with the database at that URL. */
export async function openDatabase(url: string, work: (dependencies: CommandDatabase) => Promise<void>): Promise<void> {
  const prisma = createPrisma({ url, poolSize: 1 });
  try {
    await work({
      accounts: createAccountRepository(prisma),
      audit: createAuditRepository(prisma),
      keys: createKeyRepository(prisma),
      payloadKeys: createPayloadKeyRepository(prisma),
      webhookSecrets: createWebhookSecretRepository(prisma),
    });
  } finally {
    await prisma.$disconnect();
  }
}
