-- AlterTable
ALTER TABLE "job_results"
  ALTER COLUMN "data" TYPE JSON USING "data"::json,
  ALTER COLUMN "fields" TYPE JSON USING "fields"::json,
  ALTER COLUMN "citations" TYPE JSON USING "citations"::json,
  ALTER COLUMN "validation" TYPE JSON USING "validation"::json,
  ALTER COLUMN "usage" TYPE JSON USING "usage"::json,
  ALTER COLUMN "warnings" TYPE JSON USING "warnings"::json;
