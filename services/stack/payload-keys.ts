import { createPrisma } from '../../prisma/client.ts';
import { createPayloadKeyRepository } from '../../prisma/payload-key.repository.ts';
import { checkPayloadKeys } from '../shared/payloads/check-payload-keys.ts';
import type { PayloadKey } from '../shared/payloads/payload-key.ts';

/** Throws PayloadKeyError; otherwise the gateway and the worker would both log it and end. */
export async function checkKeysOfPayloads(databaseUrl: string, keys: readonly PayloadKey[]): Promise<void> {
  const prisma = createPrisma({ url: databaseUrl, poolSize: 1 });
  try {
    await checkPayloadKeys(createPayloadKeyRepository(prisma), keys);
  } finally {
    await prisma.$disconnect();
  }
}
