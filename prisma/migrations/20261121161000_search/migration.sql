-- All three are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS "unaccent";
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
CREATE EXTENSION IF NOT EXISTS "btree_gin";

-- CreateTable
CREATE TABLE "document_texts" (
    "document_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "text" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "document_texts_pkey" PRIMARY KEY ("document_id")
);

-- CreateTable
CREATE TABLE "account_words" (
    "account_id" UUID NOT NULL,
    -- in the order of its bytes, so that the index finds words by their beginning
    "word" TEXT COLLATE "C" NOT NULL,
    "documents" INTEGER NOT NULL,

    CONSTRAINT "account_words_pkey" PRIMARY KEY ("account_id","word")
);

-- CreateIndex: without a list of pending entries, which every search would have to read through
CREATE INDEX "document_texts_account_id_words_idx" ON "document_texts" USING GIN ("account_id", "words") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "account_words_account_id_word_idx" ON "account_words" USING GIN ("account_id", "word" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Text as it is searched: lower case, without accents, one space between words and around them. The comma of thousands is
-- none (`1,500` is `1500`).
CREATE FUNCTION search_fold(given text) RETURNS text
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  plain text := given;
BEGIN
  -- most pages are spared this
  IF octet_length(given) > length(given) THEN
    plain := unaccent(normalize(given, NFKC));
  END IF;
  plain := regexp_replace(lower(plain), '(\d),(?=\d\d\d)', '\1', 'g');
  IF octet_length(plain) > length(plain) THEN
    RETURN ' ' || btrim(regexp_replace(plain,
      '[^a-z0-9\u00b5-\u1fff\u2c00-\u2dff\u3005-\ud7ff\uf900-\ufdff\ufe70-\U0010ffff]+', ' ', 'g')) || ' ';
  END IF;
  RETURN ' ' || btrim(regexp_replace(plain, '[^a-z0-9]+', ' ', 'g')) || ' ';
END
$$;

-- The different words of folded text. Those of a text with more than a tsvector can hold are the words that it begins with.
CREATE FUNCTION search_words(folded text) RETURNS tsvector
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  words text[] := ARRAY(
    SELECT DISTINCT word FROM unnest(string_to_array(translate(folded, E'\n', ' '), ' ')) AS word
    WHERE octet_length(word) BETWEEN 1 AND 200
  );
BEGIN
  IF octet_length(array_to_string(words, '')) > 1000000 THEN
    RETURN search_words(left(folded, 250000));
  END IF;
  RETURN array_to_tsvector(words);
END
$$;

-- Writes what is searched of these documents: a line for the title, one for the file name, one for each page.
CREATE FUNCTION index_documents(ids uuid[]) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO document_texts AS known (document_id, account_id, created_at, text, words)
  SELECT id, account_id, created_at, text, search_words(text)
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
  ON CONFLICT (document_id) DO UPDATE SET text = EXCLUDED.text, words = EXCLUDED.words
  WHERE known.text IS DISTINCT FROM EXCLUDED.text
$$;

CREATE FUNCTION index_written_documents() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM index_documents(ARRAY(SELECT id FROM written));
  RETURN NULL;
END
$$;

CREATE FUNCTION index_renamed_document() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM index_documents(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;

CREATE FUNCTION index_written_pages() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM index_documents(ARRAY(SELECT DISTINCT document_id FROM written));
  RETURN NULL;
END
$$;

CREATE TRIGGER document_written AFTER INSERT ON documents
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_written_documents();

CREATE TRIGGER document_renamed AFTER UPDATE OF title, file_name ON documents FOR EACH ROW
WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.file_name IS DISTINCT FROM NEW.file_name)
EXECUTE FUNCTION index_renamed_document();

CREATE TRIGGER pages_written AFTER INSERT ON document_pages
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_written_pages();

CREATE TRIGGER pages_rewritten AFTER UPDATE ON document_pages
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_written_pages();

-- Counts in how many of its documents an account has each word that a mistyped one may have meant.
CREATE FUNCTION count_account_words() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  account uuid := COALESCE(NEW.account_id, OLD.account_id);
BEGIN
  -- two transactions that count many words each would wait for each other
  PERFORM pg_advisory_xact_lock(hashtextextended('account_words:' || account, 0));
  INSERT INTO account_words AS known (account_id, word, documents)
  SELECT account, word, sum(change)
  FROM (
    SELECT unnest(tsvector_to_array(NEW.words)) AS word, 1 AS change
    UNION ALL
    SELECT unnest(tsvector_to_array(OLD.words)), -1
  ) AS changed
  WHERE word ~ '^[^0-9]{4,32}$'
  GROUP BY word
  HAVING sum(change) <> 0
  ORDER BY word
  ON CONFLICT (account_id, word) DO UPDATE SET documents = known.documents + EXCLUDED.documents;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM account_words
    WHERE account_id = account AND word = ANY (tsvector_to_array(OLD.words)) AND documents <= 0;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER words_counted AFTER INSERT OR UPDATE OF words OR DELETE ON document_texts
FOR EACH ROW EXECUTE FUNCTION count_account_words();

-- What is there already.
SELECT index_documents(ARRAY(SELECT id FROM documents));
