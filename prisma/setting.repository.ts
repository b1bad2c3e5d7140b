import { randomBytes } from 'node:crypto';
import type { PrismaClient } from './generated/client.ts';

export type SettingRepository = ReturnType<typeof createSettingRepository>;

/** What an installation has agreed on with itself, so that nobody has to configure it. */
export function createSettingRepository(prisma: PrismaClient) {
  return {
    /** A secret that every process of this installation shares; it is made when it is first asked for. */
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
