import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPrisma, type PrismaClient } from '../../../../prisma/client.ts';
import { createPayloadKeyRepository, type PayloadKeyRepository } from '../../../../prisma/payload-key.repository.ts';
import { checkPayloadKeys } from '../../../../services/shared/payloads/check-payload-keys.ts';
import { payloadKey } from '../../../helpers/payload-keys.ts';
import { createTestDatabase } from '../../../helpers/test-database.ts';

const [first, second] = [payloadKey('first'), payloadKey('second')];
let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
let payloadKeys: PayloadKeyRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url, poolSize: 2 });
  payloadKeys = createPayloadKeyRepository(prisma);
});
beforeEach(async () => {
  await prisma.payloadKey.deleteMany();
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

describe('the keys of payloads at a start', () => {
  it('are none, and later some, and later in another order', async () => {
    await checkPayloadKeys(payloadKeys, []);
    await checkPayloadKeys(payloadKeys, [first]);
    await checkPayloadKeys(payloadKeys, [second, first]);
    await expect(checkPayloadKeys(payloadKeys, [first, second])).resolves.toBeUndefined();
  });

  it('are refused when the one that encrypted is missing', async () => {
    await checkPayloadKeys(payloadKeys, [first]);
    const reason = 'The key first is missing. Payloads have been encrypted with it since';
    await expect(checkPayloadKeys(payloadKeys, [])).rejects.toThrow(reason);
    await expect(checkPayloadKeys(payloadKeys, [second])).rejects.toThrow(reason);
  });

  it('are refused when another one has the same id, also if it never encrypted', async () => {
    await checkPayloadKeys(payloadKeys, [first, second]);
    const replaced = [first, payloadKey('second', 'another')];
    await expect(checkPayloadKeys(payloadKeys, replaced)).rejects.toThrow('The key second is another one than before.');
  });

  it('may lack one that only other processes decrypt with yet', async () => {
    await checkPayloadKeys(payloadKeys, [first, second]);
    await expect(checkPayloadKeys(payloadKeys, [first])).resolves.toBeUndefined();
  });

  it('may lack one that the operator has had forgotten', async () => {
    await checkPayloadKeys(payloadKeys, [first]);
    await payloadKeys.forget('first');
    await expect(checkPayloadKeys(payloadKeys, [second])).resolves.toBeUndefined();
  });

  it('are not stored themselves', async () => {
    await checkPayloadKeys(payloadKeys, [first]);
    const rows = JSON.stringify(await prisma.$queryRaw`SELECT * FROM payload_keys`);
    const { secret } = first;
    for (const form of ['base64', 'hex'] as const) expect(rows).not.toContain(secret.toString(form));
  });
});
