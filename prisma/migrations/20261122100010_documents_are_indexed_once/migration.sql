-- A document is indexed once, when all of its pages were read, and not again for each range of them.

-- AlterTable: since when the search lacks pages of a document; null when it has all of them
ALTER TABLE "documents" ADD COLUMN "index_due_at" TIMESTAMPTZ(6);

-- CreateIndex
CREATE INDEX "documents_index_due_idx" ON "documents"("index_due_at") WHERE index_due_at IS NOT NULL;

-- A document's text as it is searched: a line for the title, one for the file name, one for each page, up to 16 MB. That
-- is 500 pages of 3,000 words; a hostile document could have more than one value of Postgres may hold (1 GB).
CREATE FUNCTION search_text(document documents) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE
AS $$
DECLARE
  lines text[] := ARRAY[search_fold(COALESCE(document.title, '')), search_fold(COALESCE(document.file_name, ''))];
  room integer := 16000000;
  page text;
BEGIN
  FOR page IN
    SELECT pages.text
    FROM generate_series(1, (SELECT max(number) FROM document_pages WHERE document_id = document.id)) AS place
    LEFT JOIN document_pages AS pages ON pages.document_id = document.id AND pages.number = place
    ORDER BY place
  LOOP
    page := search_fold(COALESCE(page, ''));
    room := room - octet_length(page);
    EXIT WHEN room < 0;
    lines := lines || page;
  END LOOP;
  RETURN array_to_string(lines, E'\n');
END
$$;

-- The same numbers as before, line by line: the words of a whole document would take hundreds of megabytes.
CREATE OR REPLACE FUNCTION search_pairs(folded text) RETURNS integer[]
LANGUAGE sql STABLE STRICT PARALLEL SAFE
AS $$
  SELECT ARRAY(
    SELECT DISTINCT search_pair(first, second)
    FROM string_to_table(folded, E'\n') AS line
    CROSS JOIN LATERAL (SELECT string_to_array(btrim(line), ' ') AS words OFFSET 0) AS split
    CROSS JOIN LATERAL (
      SELECT DISTINCT first, second FROM unnest(words[:cardinality(words) - 1], words[2:]) AS pair(first, second)
    ) AS pairs
  )
$$;

-- Writes what is searched of these documents.
DROP FUNCTION index_documents(uuid[]);
CREATE FUNCTION index_documents(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  document documents;
  folded text;
  found_words tsvector;
  found_pairs integer[];
BEGIN
  -- what takes rows in another order could wait for one that waits for it
  FOR document IN SELECT * FROM documents WHERE id = ANY (ids) ORDER BY id LOOP
    folded := search_text(document);
    CONTINUE WHEN folded = (SELECT text FROM document_texts WHERE document_id = document.id)
      AND document.index_due_at IS NULL;
    found_words := search_words(folded);
    found_pairs := search_pairs(folded);
    -- whoever removes the document takes the locks in this order; pages that were written meanwhile are indexed by their writer
    PERFORM FROM documents
    WHERE id = document.id AND index_due_at IS NOT DISTINCT FROM document.index_due_at FOR NO KEY UPDATE;
    CONTINUE WHEN NOT FOUND;
    INSERT INTO document_texts AS known (document_id, account_id, created_at, text, words, pairs)
    VALUES (document.id, document.account_id, document.created_at, folded, found_words, found_pairs)
    ON CONFLICT (document_id) DO UPDATE SET text = EXCLUDED.text, words = EXCLUDED.words, pairs = EXCLUDED.pairs
    WHERE known.text IS DISTINCT FROM EXCLUDED.text;
    IF document.index_due_at IS NOT NULL THEN
      UPDATE documents SET index_due_at = NULL WHERE id = document.id;
    END IF;
  END LOOP;
END
$$;

-- Pages of a document that is being read wait for the others; the reader, or the reconciliation, indexes all of them.
CREATE OR REPLACE FUNCTION index_written_pages() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE documents SET index_due_at = clock_timestamp()
  WHERE status = 'processing' AND id IN (SELECT document_id FROM written);
  PERFORM index_documents(ARRAY(
    SELECT id FROM documents WHERE status <> 'processing' AND id IN (SELECT document_id FROM written)
  ));
  RETURN NULL;
END
$$;

-- Counts in how many of its documents an account has each word that a mistyped one may have meant.
CREATE OR REPLACE FUNCTION count_account_words() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  account uuid := COALESCE(NEW.account_id, OLD.account_id);
  before text[] := COALESCE(tsvector_to_array(OLD.words), '{}');
  now text[] := COALESCE(tsvector_to_array(NEW.words), '{}');
  gone text[] := ARRAY(
    SELECT word FROM (SELECT unnest(before) AS word EXCEPT SELECT unnest(now)) AS lost WHERE word ~ '^[^0-9]{4,32}$');
BEGIN
  -- two transactions that count many words each would wait for each other
  PERFORM pg_advisory_xact_lock(hashtextextended('account_words:' || account, 0));
  -- most words of a large document are in no other one: to remove them at once takes half as long as to count them first
  DELETE FROM account_words WHERE account_id = account AND word = ANY (gone) AND documents <= 1;
  UPDATE account_words SET documents = documents - 1 WHERE account_id = account AND word = ANY (gone);
  INSERT INTO account_words AS known (account_id, word, documents)
  SELECT account, word, 1
  FROM (SELECT unnest(now) AS word EXCEPT SELECT unnest(before)) AS added
  WHERE word ~ '^[^0-9]{4,32}$'
  ORDER BY word
  ON CONFLICT (account_id, word) DO UPDATE SET documents = known.documents + 1;
  RETURN NULL;
END
$$;

-- What is there already: words that are too long stand in the texts, and their neighbors follow each other now.
SELECT index_documents(ARRAY(SELECT document_id FROM document_texts WHERE text ~ '[^ \n]{51}'));
