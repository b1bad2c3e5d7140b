import { Prisma } from '../../prisma/generated/client.ts';
import type { PrismaClient } from '../../prisma/client.ts';

/** All columns that contain the text in any row, as sorted `table.column`. */
export async function columnsContaining(prisma: PrismaClient, text: string): Promise<string[]> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema ORDER BY 1`;
  const places: string[] = [];
  for (const { name } of tables) {
    const columns = await prisma.$queryRaw<{ name: string }[]>`
      SELECT DISTINCT every.name FROM ${Prisma.raw(`"${name}"`)} AS stored, jsonb_each_text(to_jsonb(stored)) AS every(name, content)
      WHERE every.content ILIKE ${`%${text}%`} ORDER BY 1`;
    places.push(...columns.map((column) => `${name}.${column.name}`));
  }
  return places;
}
