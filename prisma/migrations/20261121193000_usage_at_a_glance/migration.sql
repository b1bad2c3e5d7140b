-- AlterTable: the totals of a key stand one after the other, and so do those of all keys together
ALTER TABLE "usage_totals" DROP CONSTRAINT "usage_totals_pkey",
ADD CONSTRAINT "usage_totals_pkey" PRIMARY KEY ("account_id", "key_id", "span", "starts_at", "kind", "source");

-- Those of all keys
INSERT INTO "usage_totals" ("account_id", "span", "starts_at", "key_id", "kind", "source",
  "count", "pages", "ocr_pages", "prompt_tokens", "completion_tokens")
SELECT account_id, span, starts_at, '00000000-0000-0000-0000-000000000000', kind, source,
  SUM(count), SUM(pages), SUM(ocr_pages), SUM(prompt_tokens), SUM(completion_tokens)
FROM usage_totals GROUP BY account_id, span, starts_at, kind, source;

-- CreateTable: events that no total holds yet, apart from those that are there for good and never change
CREATE TABLE "new_usage_events" (
    "id" BIGSERIAL NOT NULL,
    "account_id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "pages" INTEGER NOT NULL,
    "ocr_pages" INTEGER NOT NULL,
    "prompt_tokens" INTEGER NOT NULL,
    "completion_tokens" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "new_usage_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "new_usage_events_account_id_at_idx" ON "new_usage_events"("account_id", "at");

CREATE FUNCTION note_new_usage_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO new_usage_events (account_id, key_id, kind, source, pages, ocr_pages, prompt_tokens, completion_tokens, at)
  SELECT account_id, key_id, kind, source, pages, ocr_pages, prompt_tokens, completion_tokens, at FROM added;
  RETURN NULL;
END
$$;

CREATE TRIGGER "usage_events_new" AFTER INSERT ON "usage_events" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION note_new_usage_events();

-- The trigger's lock keeps others from adding events meanwhile
INSERT INTO "new_usage_events" ("account_id", "key_id", "kind", "source",
  "pages", "ocr_pages", "prompt_tokens", "completion_tokens", "at")
SELECT account_id, key_id, kind, source, pages, ocr_pages, prompt_tokens, completion_tokens, at
FROM usage_events WHERE NOT summed;

-- DropIndex
DROP INDEX "usage_events_not_summed_idx";

-- AlterTable
ALTER TABLE "usage_events" DROP COLUMN "summed";

-- CreateTable
CREATE TABLE "held_bytes" (
    "account_id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "held_bytes_pkey" PRIMARY KEY ("account_id", "key_id")
);

-- CreateTable
CREATE TABLE "held_byte_changes" (
    "id" BIGSERIAL NOT NULL,
    "account_id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "held_byte_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "held_byte_changes_account_id_key_id_idx" ON "held_byte_changes"("account_id", "key_id");

-- DropIndex
DROP INDEX "documents_held_idx";

-- Notes what a document's bytes add to those that are held, or take from them. If it changed their sum itself, every other
-- document of the key would wait for it
CREATE FUNCTION note_held_bytes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO held_byte_changes (account_id, key_id, bytes)
  SELECT account_id, key_id, SUM(bytes)
  FROM (VALUES
    (OLD.account_id, OLD.key_id, CASE WHEN OLD.object_key IS NOT NULL THEN -OLD.bytes::bigint END),
    (NEW.account_id, NEW.key_id, CASE WHEN NEW.object_key IS NOT NULL THEN NEW.bytes::bigint END)
  ) AS changes(account_id, key_id, bytes)
  GROUP BY account_id, key_id
  HAVING SUM(bytes) <> 0;
  RETURN NULL;
END
$$;

CREATE TRIGGER "documents_held_bytes" AFTER INSERT OR DELETE OR UPDATE OF "object_key", "bytes", "key_id" ON "documents"
FOR EACH ROW EXECUTE FUNCTION note_held_bytes();

-- What is held already; the trigger's lock keeps others from changing it meanwhile
INSERT INTO "held_bytes" ("account_id", "key_id", "bytes")
SELECT account_id, key_id, SUM(bytes) FROM documents WHERE object_key IS NOT NULL
GROUP BY account_id, key_id;

SELECT lock_rows_of_accounts();
