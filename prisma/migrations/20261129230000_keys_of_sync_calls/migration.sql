-- CreateTable
CREATE TABLE "job_keys" (
    "account_id" UUID NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "job_id" UUID NOT NULL,

    CONSTRAINT "job_keys_pkey" PRIMARY KEY ("account_id","idempotency_key")
);

-- CreateIndex
CREATE INDEX "job_keys_job_id_idx" ON "job_keys"("job_id");

-- AddForeignKey
ALTER TABLE "job_keys" ADD CONSTRAINT "job_keys_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT lock_rows_of_accounts();
