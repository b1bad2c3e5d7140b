-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "former_webhook_secrets" TEXT[] DEFAULT ARRAY[]::TEXT[];
UPDATE "accounts" SET "former_webhook_secrets" = ARRAY["previous_webhook_secret"] WHERE "previous_webhook_secret" IS NOT NULL;
ALTER TABLE "accounts" DROP COLUMN "previous_webhook_secret";
