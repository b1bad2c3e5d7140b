-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "checked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "removals" (
    "id" BIGSERIAL NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "removals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "removals_account_id_at_idx" ON "removals"("account_id", "at");

-- CreateIndex
CREATE INDEX "jobs_expires_at_idx" ON "jobs"("expires_at");

-- CreateIndex
CREATE INDEX "jobs_document_key_idx" ON "jobs"("document_key");
