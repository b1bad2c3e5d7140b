import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Command } from 'commander';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createPayloadKeyRepository } from '../../../prisma/payload-key.repository.ts';
import { addPayloadKeyCommands } from '../../../services/cli/payload-keys.ts';
import { checkPayloadKeys } from '../../../services/shared/payloads/check-payload-keys.ts';
import { payloadKey } from '../../helpers/payload-keys.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

async function decpage(...given: string[]): Promise<string> {
  const printed: string[] = [];
  const program = new Command();
  const payloadKeys = createPayloadKeyRepository(prisma);
  addPayloadKeyCommands(program, {
    withDatabase: (work) => work({ payloadKeys }),
    print: (text) => void printed.push(text),
  });
  await program.parseAsync(['payload-keys', ...given], { from: 'user' });
  return printed.join('\n');
}

describe('decpage payload-keys', () => {
  it('lists the keys, and forgets one', async () => {
    expect(await decpage('list')).toBe('No process was started with PAYLOAD_KEYS.');
    await checkPayloadKeys(createPayloadKeyRepository(prisma), [payloadKey('new'), payloadKey('next')]);
    expect(await decpage('list')).toMatch(/^new {2}encrypts since \S+\nnext {2}decrypts only$/);
    expect(await decpage('forget', 'new')).toContain('The key new is forgotten');
    expect(JSON.parse(await decpage('list', '--json'))).toEqual({
      payloadKeys: [{ id: 'next', createdAt: expect.any(String), firstUsedAt: null }],
    });
    await expect(decpage('forget', 'new')).rejects.toThrow('There is no such key.');
  });
});
