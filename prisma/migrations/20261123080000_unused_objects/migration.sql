-- CreateTable
CREATE TABLE "unused_objects" (
    "account_id" UUID NOT NULL,
    "object_key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unused_objects_pkey" PRIMARY KEY ("account_id","object_key")
);

-- CreateIndex
CREATE INDEX "unused_objects_at_idx" ON "unused_objects"("at");

SELECT lock_rows_of_accounts();
