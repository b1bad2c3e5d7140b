-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "document_id" UUID,
ADD COLUMN     "engine" TEXT NOT NULL DEFAULT 'auto';

-- AlterTable
ALTER TABLE "usage_events" ADD COLUMN     "completion_tokens" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "prompt_tokens" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "documents" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "request_id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "job_id" UUID NOT NULL,
    "file_name" TEXT,
    "title" TEXT,
    "description" TEXT,
    "document_type" TEXT NOT NULL,
    "coverage_type" TEXT,
    "url" TEXT,
    "declared_bytes" INTEGER,
    "declared_sha256" TEXT,
    "status" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "stage" TEXT NOT NULL DEFAULT 'queued',
    "percent" INTEGER NOT NULL DEFAULT 0,
    "pages_total" INTEGER,
    "pages_done" INTEGER NOT NULL DEFAULT 0,
    "ocr_pages" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "policy_type" TEXT,
    "object_key" TEXT,
    "sha256" TEXT,
    "bytes" INTEGER,
    "error" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "upload_expires_at" TIMESTAMPTZ(3),
    "uploaded_at" TIMESTAMPTZ(3),
    "queued_at" TIMESTAMPTZ(3),
    "ready_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_pages" (
    "document_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "width" DOUBLE PRECISION NOT NULL,
    "height" DOUBLE PRECISION NOT NULL,
    "text" TEXT NOT NULL,
    "words" JSON NOT NULL,

    CONSTRAINT "document_pages_pkey" PRIMARY KEY ("document_id","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "documents_job_id_key" ON "documents"("job_id");

-- CreateIndex
CREATE INDEX "documents_account_id_created_at_id_idx" ON "documents"("account_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "documents_status_updated_at_idx" ON "documents"("status", "updated_at");

-- CreateIndex
CREATE INDEX "documents_object_key_idx" ON "documents"("object_key");

-- CreateIndex
CREATE UNIQUE INDEX "documents_account_id_operation_idempotency_key_key" ON "documents"("account_id", "operation", "idempotency_key");

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

