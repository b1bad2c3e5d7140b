-- AlterTable
ALTER TABLE "document_texts" ADD COLUMN "pairs" INTEGER[];

-- DropIndex
DROP INDEX "document_texts_account_id_words_idx";

-- One of 262,144 numbers for two words that follow each other: others may have the same one. Not Postgres' own hash, which
-- another version of it may change.
CREATE FUNCTION search_pair(first text, second text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT ('x' || encode(substring(sha256(convert_to(first || ' ' || second, 'UTF8')) FOR 3), 'hex'))::bit(18)::integer
$$;

-- The numbers of all words of folded text that follow each other in a line.
CREATE FUNCTION search_pairs(folded text) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  -- lines begin and end with a space, so that the end of a line is a word of its own
  words text[] := array_remove(string_to_array(folded, ' '), '');
BEGIN
  RETURN ARRAY(
    SELECT DISTINCT search_pair(first, second)
    FROM unnest(words[:cardinality(words) - 1], words[2:]) AS pair(first, second)
    WHERE first <> E'\n' AND second <> E'\n'
  );
END
$$;

-- Writes what is searched of these documents: a line for the title, one for the file name, one for each page.
CREATE OR REPLACE FUNCTION index_documents(ids uuid[]) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO document_texts AS known (document_id, account_id, created_at, text, words, pairs)
  SELECT id, account_id, created_at, text, search_words(text), search_pairs(text)
  FROM (
    SELECT id, account_id, created_at,
      concat_ws(E'\n', search_fold(COALESCE(title, '')), search_fold(COALESCE(file_name, '')), (
        SELECT string_agg(search_fold(COALESCE(pages.text, '')), E'\n' ORDER BY page)
        FROM generate_series(1, (SELECT max(number) FROM document_pages WHERE document_id = documents.id)) AS page
        LEFT JOIN document_pages AS pages ON pages.document_id = documents.id AND pages.number = page
      )) AS text
    FROM documents WHERE id = ANY (ids)
    -- what takes rows in another order could wait for one that waits for it
    ORDER BY id
  ) AS folded
  ON CONFLICT (document_id) DO UPDATE SET text = EXCLUDED.text, words = EXCLUDED.words, pairs = EXCLUDED.pairs
  WHERE known.text IS DISTINCT FROM EXCLUDED.text
$$;

-- What is there already.
UPDATE document_texts SET pairs = search_pairs(text);

-- CreateIndex: without a list of pending entries, which every search would have to read through
CREATE INDEX "document_texts_account_id_words_pairs_idx" ON "document_texts" USING GIN ("account_id", "words", "pairs") WITH (fastupdate = off);
