-- A job of a document goes with it, and none can be made of one that is gone. Those that were left behind go now.
DELETE FROM "jobs" WHERE "document_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "documents" WHERE "documents"."id" = "jobs"."document_id");

-- CreateIndex
CREATE INDEX "jobs_document_id_idx" ON "jobs"("document_id");

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "removals" ADD COLUMN "swept_at" TIMESTAMPTZ(3);
UPDATE "removals" SET "swept_at" = "at";

-- CreateIndex
CREATE INDEX "removals_unswept_idx" ON "removals"("at") WHERE (swept_at IS NULL);

-- AlterTable
ALTER TABLE "turn_tool_calls" ADD COLUMN "derived_from" UUID[] DEFAULT ARRAY[]::UUID[];

-- AlterTable
ALTER TABLE "turns" ADD COLUMN "derived_from" UUID[] DEFAULT ARRAY[]::UUID[];

-- What is there already: a result tells of the documents whose ids stand in it, and of the document of its job
UPDATE "turn_tool_calls" SET "derived_from" = ARRAY(
  SELECT DISTINCT found[1]::uuid
  FROM regexp_matches("result"::text, '"documentId" *: *"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"', 'g') AS found
  UNION
  SELECT "jobs"."document_id" FROM "jobs"
  WHERE "turn_tool_calls"."name" = 'get_job' AND "jobs"."id"::text = lower("result" ->> 'jobId') AND "jobs"."document_id" IS NOT NULL
)
WHERE "result" IS NOT NULL;

-- A job that is gone does not say whose it was: its document may be gone, too
UPDATE "turn_tool_calls" SET "result" = NULL,
  "error" = '{"code": "document_deleted", "message": "A document that this told of has been deleted."}'
WHERE "name" = 'get_job' AND "result" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "jobs" WHERE "jobs"."id"::text = lower("turn_tool_calls"."result" ->> 'jobId'));

-- An answer of a model may repeat what was said before it in its session
UPDATE "turns" SET "derived_from" = ARRAY(
  SELECT DISTINCT "sources"."id"
  FROM "turns" AS "said" CROSS JOIN LATERAL (
    SELECT ("used" ->> 'documentId')::uuid AS "id" FROM jsonb_array_elements("said"."documents_used") AS "used"
    UNION ALL
    SELECT unnest("calls"."derived_from") FROM "turn_tool_calls" AS "calls" WHERE "calls"."turn_id" = "said"."id"
  ) AS "sources"
  WHERE "said"."session_id" = "turns"."session_id"
    AND ("said"."number" = "turns"."number" OR ("turns"."engine" = 'model' AND "said"."number" < "turns"."number"))
);

-- What was left of documents that are gone goes now
UPDATE "turn_tool_calls" SET "result" = NULL,
  "error" = '{"code": "document_deleted", "message": "A document that this told of has been deleted."}',
  "derived_from" = ARRAY(SELECT "id" FROM "documents" WHERE "id" = ANY ("derived_from"))
WHERE EXISTS (SELECT FROM unnest("derived_from") AS "source" WHERE "source" NOT IN (SELECT "id" FROM "documents"));

WITH "gone" AS (
  SELECT "id" FROM "turns"
  WHERE EXISTS (SELECT FROM unnest("derived_from") AS "source" WHERE "source" NOT IN (SELECT "id" FROM "documents"))
), "answers" AS (
  UPDATE "messages" SET "content" = 'This answer was removed: a document that it was made from has been deleted.',
    "citations" = (
      SELECT COALESCE(json_agg(
        CASE WHEN "citation" ->> 'documentId' IN (SELECT "id"::text FROM "documents") THEN "citation"::jsonb
          ELSE "citation"::jsonb - 'quote' - 'bbox' || '{"title": "Deleted document"}' END ORDER BY "place"), '[]')
      FROM json_array_elements("citations") WITH ORDINALITY AS "every"("citation", "place"))
  WHERE "role" = 'assistant' AND "turn_id" IN (SELECT "id" FROM "gone")
)
UPDATE "turns" SET
  "derived_from" = ARRAY(SELECT "id" FROM "documents" WHERE "id" = ANY ("derived_from")),
  "documents_used" = (
    SELECT COALESCE(jsonb_agg(
      CASE WHEN "used" ->> 'documentId' IN (SELECT "id"::text FROM "documents") THEN "used"
        ELSE "used" || '{"title": "Deleted document"}' END ORDER BY "place"), '[]')
    FROM jsonb_array_elements("documents_used") WITH ORDINALITY AS "every"("used", "place"))
WHERE "id" IN (SELECT "id" FROM "gone");

-- DropIndex
DROP INDEX "turns_documents_used_idx";

-- CreateIndex
CREATE INDEX "turns_derived_from_idx" ON "turns" USING GIN ("derived_from");

-- CreateIndex
CREATE INDEX "turn_tool_calls_derived_from_idx" ON "turn_tool_calls" USING GIN ("derived_from");

-- Behind a row policy Postgres asks no index about arrays. As the views of searches, this one shows what the policies show.
CREATE VIEW "derivations_of_account" AS
  SELECT "id" AS "turn_id", "derived_from" FROM "turns" WHERE "account_id" = account_in_scope()
  UNION ALL
  SELECT "turn_id", "derived_from" FROM "turn_tool_calls" WHERE "account_id" = account_in_scope();

-- Read only: what is written through a view is written with the rights of its owner, whom no policy binds
REVOKE ALL ON "derivations_of_account" FROM decpage_account;
GRANT SELECT ON "derivations_of_account" TO decpage_account;
