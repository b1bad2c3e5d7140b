import type { Storage } from '../../adapters/storage/index.ts';
import type { DocumentRow, TurnRow } from './ledger.ts';

/** Reads the rows of a statement. */
export type Rows = <Row extends object>(sql: string) => Promise<Row[]>;

/** The documents with the text of their pages and what storage gives for them. */
export async function documentsOf({ rows, storage }: { rows: Rows; storage: Storage }): Promise<DocumentRow[]> {
  const documents = await rows<Omit<DocumentRow, 'storedSha256'> & { objectKey: string | null }>(`
    SELECT id AS "documentId", job_id AS "jobId", idempotency_key AS "idempotencyKey", operation, status,
      error->>'code' AS error, sha256, pages_total AS "pagesTotal", object_key AS "objectKey",
      ARRAY(SELECT text FROM document_pages WHERE document_id = documents.id ORDER BY number) AS pages
    FROM documents`);
  const withBytes: DocumentRow[] = [];
  for (const { objectKey, ...document } of documents) {
    const stored = objectKey === null ? undefined : await storage.inspect(objectKey);
    withBytes.push({ ...document, storedSha256: stored?.sha256 ?? null });
  }
  return withBytes;
}

/** The turns with their messages and the outcomes of their tools. */
export async function turnsOf(rows: Rows): Promise<TurnRow[]> {
  return await rows(`
    SELECT id AS "turnId", session_id AS "sessionId", idempotency_key AS "idempotencyKey", number, status,
      (EXTRACT(EPOCH FROM ended_at) * 1000)::float8 AS "endedAt",
      ARRAY(SELECT status FROM turn_tool_calls WHERE turn_id = turns.id ORDER BY index) AS tools,
      (SELECT COALESCE(json_agg(json_build_object('id', id, 'position', position, 'role', role, 'content', content)
         ORDER BY position), '[]') FROM messages WHERE turn_id = turns.id) AS messages
    FROM turns`);
}
