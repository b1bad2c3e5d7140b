-- AlterTable: what the calls of a model for a job took, whatever became of them
ALTER TABLE "jobs" ADD COLUMN "model_calls" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "prompt_tokens" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "completion_tokens" INTEGER NOT NULL DEFAULT 0;
