import { hasEnded } from '../../domain/has-ended.ts';
import { deletedTitle, withdrawnAnswer, withdrawnResult } from '../../domain/assistant/withdrawn.ts';
import { Prisma } from '../generated/client.ts';

interface OfDocument {
  accountId: string;
  documentId: string;
}

/**
 * Removes what was derived from a document from the sessions of its account: answers, quotes, titles, tool results and
 * arguments that a model chose. Messages of users stay. Returns the ids of affected turns that have not ended.
 */
export async function withdrawAnswers(
  transaction: Prisma.TransactionClient,
  { accountId, documentId }: OfDocument,
): Promise<string[]> {
  const source = Prisma.sql`ARRAY[${documentId}::uuid]`;
  const deleted = JSON.stringify({ title: deletedTitle });
  // a fixed lock order, so that concurrent removals cannot deadlock
  const turns = await transaction.$queryRaw<{ id: string; status: string }[]>`
    SELECT id, status FROM turns
    WHERE account_id = ${accountId}::uuid
      AND id IN (SELECT turn_id FROM derivations_of_account WHERE derived_from @> ${source})
    ORDER BY id FOR UPDATE`;
  if (turns.length === 0) return [];
  const ids = Prisma.sql`ANY (${turns.map(({ id }) => id)}::uuid[])`;
  await transaction.$executeRaw`
    UPDATE messages SET content = ${withdrawnAnswer}, citations = (
      SELECT COALESCE(json_agg(
        CASE WHEN citation ->> 'documentId' = ${documentId}
          THEN (citation::jsonb - 'quote' - 'bbox' || ${deleted}::jsonb)::json ELSE citation END ORDER BY place), '[]')
      FROM json_array_elements(citations) WITH ORDINALITY AS every(citation, place)
    )
    WHERE account_id = ${accountId}::uuid AND turn_id = ${ids} AND role = 'assistant'`;
  await transaction.$executeRaw`
    UPDATE turns SET derived_from = array_remove(derived_from, ${documentId}::uuid), documents_used = (
      SELECT COALESCE(jsonb_agg(
        CASE WHEN used ->> 'documentId' = ${documentId} THEN used || ${deleted}::jsonb ELSE used END ORDER BY place), '[]')
      FROM jsonb_array_elements(documents_used) WITH ORDINALITY AS every(used, place)
    )
    WHERE account_id = ${accountId}::uuid AND id = ${ids}`;
  await transaction.$executeRaw`
    UPDATE turn_tool_calls SET result = NULL, error = ${JSON.stringify(withdrawnResult)}::jsonb,
      arguments = CASE WHEN step > 0 THEN '{}' ELSE arguments END,
      derived_from = array_remove(derived_from, ${documentId}::uuid)
    WHERE account_id = ${accountId}::uuid AND turn_id = ${ids} AND derived_from @> ${source}`;
  return turns.filter((turn) => !hasEnded(turn)).map(({ id }) => id);
}
