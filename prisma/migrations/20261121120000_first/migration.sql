-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "accounts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "webhook_secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "scopes" TEXT[],
    "source" TEXT NOT NULL DEFAULT 'api',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "request_id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "policy_type" TEXT NOT NULL,
    "citation_level" TEXT NOT NULL DEFAULT 'full',
    "priority" INTEGER NOT NULL DEFAULT 0,
    "metadata" JSONB,
    "webhook_url" TEXT,
    "webhook_secret" TEXT,
    "document_url" TEXT,
    "document_key" TEXT,
    "document_sha256" TEXT,
    "document_bytes" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "seq" INTEGER NOT NULL DEFAULT 0,
    "stage" TEXT NOT NULL DEFAULT 'queued',
    "percent" INTEGER NOT NULL DEFAULT 0,
    "pages_total" INTEGER,
    "pages_done" INTEGER NOT NULL DEFAULT 0,
    "batches_total" INTEGER,
    "batches_done" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "max_attempts" INTEGER NOT NULL,
    "error" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_results" (
    "job_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "data" JSONB NOT NULL,
    "fields" JSONB NOT NULL,
    "citations" JSONB NOT NULL,
    "validation" JSONB NOT NULL,
    "pages" INTEGER NOT NULL,
    "engine" TEXT NOT NULL,
    "schema_version" TEXT NOT NULL,
    "usage" JSONB NOT NULL,
    "warnings" JSONB NOT NULL,

    CONSTRAINT "job_results_pkey" PRIMARY KEY ("job_id")
);

-- CreateTable
CREATE TABLE "job_batches" (
    "job_id" UUID NOT NULL,
    "index" INTEGER NOT NULL,
    "first_page" INTEGER NOT NULL,
    "last_page" INTEGER NOT NULL,

    CONSTRAINT "job_batches_pkey" PRIMARY KEY ("job_id","index")
);

-- CreateTable
CREATE TABLE "usage_events" (
    "id" BIGSERIAL NOT NULL,
    "account_id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "pages" INTEGER NOT NULL DEFAULT 0,
    "ocr_pages" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "usage_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_name_key" ON "accounts"("name");

-- CreateIndex
CREATE UNIQUE INDEX "keys_hash_key" ON "keys"("hash");

-- CreateIndex
CREATE INDEX "keys_account_id_created_at_idx" ON "keys"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "jobs_account_id_created_at_id_idx" ON "jobs"("account_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "jobs_status_created_at_idx" ON "jobs"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_account_id_operation_idempotency_key_key" ON "jobs"("account_id", "operation", "idempotency_key");

-- CreateIndex
CREATE INDEX "usage_events_account_id_at_idx" ON "usage_events"("account_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "usage_events_kind_subject_id_key" ON "usage_events"("kind", "subject_id");

-- AddForeignKey
ALTER TABLE "keys" ADD CONSTRAINT "keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_results" ADD CONSTRAINT "job_results_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_batches" ADD CONSTRAINT "job_batches_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;


