-- AlterTable: what was counted names an event, so that no other index has to be kept for it
ALTER TABLE "usage_events" DROP CONSTRAINT "usage_events_pkey",
DROP COLUMN "id",
ADD COLUMN     "summed" BOOLEAN NOT NULL DEFAULT false;

-- DropIndex
DROP INDEX "usage_events_kind_subject_id_key";

-- AddPrimaryKey
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_pkey" PRIMARY KEY ("kind", "subject_id");

-- CreateIndex
CREATE INDEX "usage_events_not_summed_idx" ON "usage_events"("account_id", "at") WHERE NOT summed;

-- CreateTable
CREATE TABLE "usage_totals" (
    "account_id" UUID NOT NULL,
    "span" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "key_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "pages" BIGINT NOT NULL,
    "ocr_pages" BIGINT NOT NULL,
    "prompt_tokens" BIGINT NOT NULL,
    "completion_tokens" BIGINT NOT NULL,

    CONSTRAINT "usage_totals_pkey" PRIMARY KEY ("account_id","span","starts_at","key_id","kind","source")
);

-- CreateIndex
CREATE INDEX "documents_held_idx" ON "documents"("account_id", "key_id", "bytes") WHERE object_key IS NOT NULL;

-- Jobs that were accepted before jobs were counted
INSERT INTO "usage_events" ("account_id", "key_id", "kind", "subject_id", "source", "at")
SELECT jobs.account_id, jobs.key_id, counted.kind, jobs.id, keys.source, jobs.created_at
FROM jobs JOIN keys ON keys.id = jobs.key_id
CROSS JOIN LATERAL (VALUES ('job', true), ('failure', jobs.status = 'failed')) AS counted(kind, applies)
WHERE counted.applies
ON CONFLICT DO NOTHING;
