-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "sent_away_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "jobs_sent_away_idx" ON "jobs"("account_id", "fingerprint") WHERE (sent_away_at IS NOT NULL);
