import { randomBytes } from 'node:crypto';
import type { PrismaClient } from './generated/client.ts';

export type SettingRepository = ReturnType<typeof createSettingRepository>;

/** Settings that an installation generates for itself and all its processes share. */
export function createSettingRepository(prisma: PrismaClient) {
  return {
    /** The secret of that name; generated on first use. */
    async secret(name: 'upload_secret'): Promise<string> {
      await prisma.setting.createMany({
        data: { name, value: randomBytes(32).toString('base64') },
        skipDuplicates: true,
      });
      const { value } = await prisma.setting.findUniqueOrThrow({ where: { name } });
      return value;
    },
  };
}
