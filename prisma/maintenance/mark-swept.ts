import type { PrismaClient } from '../generated/client.ts';

/** Records that the folders of these removals were swept. */
export async function markSwept(prisma: PrismaClient, removalIds: readonly bigint[]): Promise<void> {
  await prisma.removal.updateMany({ where: { id: { in: [...removalIds] } }, data: { sweptAt: new Date() } });
}
