-- CreateIndex: the jobs of a rare policy type were looked for among all of an account
CREATE INDEX "jobs_account_id_policy_type_created_at_id_idx" ON "jobs"("account_id", "policy_type", "created_at" DESC, "id");
