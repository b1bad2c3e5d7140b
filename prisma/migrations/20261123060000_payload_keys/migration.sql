-- CreateTable
CREATE TABLE "payload_keys" (
    "id" TEXT NOT NULL,
    "check_value" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "first_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "payload_keys_pkey" PRIMARY KEY ("id")
);

-- of the installation, not of an account
REVOKE ALL ON "payload_keys" FROM decpage_account;
