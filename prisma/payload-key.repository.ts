import type { PrismaClient } from './generated/client.ts';

export type PayloadKeyRepository = ReturnType<typeof createPayloadKeyRepository>;

export interface PayloadKeyRecord {
  id: string;
  /** Derived from the key. */
  checkValue: string;
  createdAt: Date;
  /** Null when no process has encrypted with it. */
  firstUsedAt: Date | null;
}

/** The keys of payloads that processes of the installation were configured with, without the keys themselves. */
export function createPayloadKeyRepository(prisma: PrismaClient) {
  return {
    async list(): Promise<PayloadKeyRecord[]> {
      return await prisma.payloadKey.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    },
    /** Adds the keys that are missing; changes none. */
    async add(keys: readonly { id: string; checkValue: string }[]): Promise<void> {
      await prisma.payloadKey.createMany({
        data: keys.map(({ id, checkValue }) => ({ id, checkValue })),
        skipDuplicates: true,
      });
    },
    async markUsed(id: string): Promise<void> {
      await prisma.payloadKey.updateMany({ where: { id, firstUsedAt: null }, data: { firstUsedAt: new Date() } });
    },
    /** False if there is none. */
    async forget(id: string): Promise<boolean> {
      const { count } = await prisma.payloadKey.deleteMany({ where: { id } });
      return count > 0;
    },
  };
}
