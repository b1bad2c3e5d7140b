-- CreateIndex
CREATE INDEX "sessions_account_id_created_at_id_idx" ON "sessions"("account_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "sessions_updated_at_idx" ON "sessions"("updated_at");
