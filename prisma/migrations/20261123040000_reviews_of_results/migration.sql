-- CreateTable
CREATE TABLE "job_reviews" (
    "job_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "changed" INTEGER NOT NULL,
    "added" INTEGER NOT NULL,
    "removed" INTEGER NOT NULL,
    "corrections" JSON NOT NULL,
    "data" JSON NOT NULL,
    "validation" JSON NOT NULL,
    "bytes" INTEGER NOT NULL,
    "updated_by" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_reviews_pkey" PRIMARY KEY ("job_id")
);

-- CreateTable
CREATE TABLE "job_review_changes" (
    "job_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "by" JSONB NOT NULL,
    "idempotency_key" TEXT,
    "fingerprint" TEXT NOT NULL,
    "corrections" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_review_changes_pkey" PRIMARY KEY ("job_id","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "job_review_changes_job_id_idempotency_key_key" ON "job_review_changes"("job_id", "idempotency_key");

-- AddForeignKey
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_review_changes" ADD CONSTRAINT "job_review_changes_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job_reviews"("job_id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT lock_rows_of_accounts();
