-- What people call a document, for the assistant: its title and file name, and what its extraction tells of carrier, insured,
-- policy number, type, term, vehicles and addresses.

-- CreateTable
CREATE TABLE "document_names" (
    "document_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "extracted" TEXT NOT NULL DEFAULT '',
    "names" TEXT,

    CONSTRAINT "document_names_pkey" PRIMARY KEY ("document_id")
);

-- CreateIndex: without a list of pending entries, which every search would have to read through
CREATE INDEX "document_names_account_id_names_idx" ON "document_names" USING GIN ("account_id" uuid_ops, "names" gin_trgm_ops) WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "document_names_missing_idx" ON "document_names"("document_id") WHERE (names IS NULL);

-- AddForeignKey
ALTER TABLE "document_names" ADD CONSTRAINT "document_names_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a result tells of names: members that every type has, and those of records that people call a document by. A long
-- list names no document.
CREATE FUNCTION names_in_result(data jsonb) RETURNS text
LANGUAGE sql STABLE STRICT PARALLEL SAFE
AS $$
  SELECT COALESCE(string_agg(DISTINCT name, ' '), '')
  FROM (
    SELECT name #>> '{}' AS name FROM (
      SELECT jsonb_path_query(data, '$.keyvalue() ? (@.key like_regex "(Name|Number|Location|Address|Form)$").value') AS name
      UNION ALL SELECT jsonb_path_query(data, '$.namedInsureds[*]')
      UNION ALL SELECT jsonb_path_query(data, '$.policies[*].policyNumber')
      UNION ALL SELECT jsonb_path_query(data, '$.vehicles[*].keyvalue() ? (@.key like_regex "^(year|make|model|vin|garagingLocation)$").value')
      UNION ALL SELECT jsonb_path_query(data, '$.locations[*].address')
      UNION ALL SELECT jsonb_path_query(data, '$.pets[*].keyvalue() ? (@.key like_regex "^(name|breed)$").value')
      UNION ALL SELECT jsonb_path_query(data, '$.*[*] ? (exists (@.name) && exists (@.licenseNumber)).name')
      UNION ALL SELECT jsonb_path_query(data, '$.applicants[*].name')
      UNION ALL SELECT jsonb_path_query(data, '$.insurers[*].name')
    ) AS found
    WHERE jsonb_typeof(name) IN ('string', 'number')
    UNION ALL
    -- numbers as they are typed without their signs
    SELECT regexp_replace(id #>> '{}', '[^A-Za-z0-9]', '', 'g')
    FROM jsonb_path_query(data, '$.** ? (exists (@.policyNumber)).policyNumber') AS id
    WHERE length(id #>> '{}') <= 40
    UNION ALL
    -- the years of the term
    SELECT left(term #>> '{}', 4) FROM jsonb_path_query(data, '$.keyvalue() ? (@.key like_regex "^(effective|expiration)Date$").value') AS term
    LIMIT 400
  ) AS every
$$;

-- Folded text, and each part of it that holds digits once more without its separators: policy numbers are typed both ways.
CREATE FUNCTION fold_names(given text) RETURNS text
LANGUAGE sql STABLE STRICT PARALLEL SAFE
AS $$
  SELECT left(search_fold(given || ' ' || COALESCE((
    SELECT string_agg(regexp_replace(part, '[^A-Za-z0-9]', '', 'g'), ' ')
    FROM regexp_split_to_table(given, '\s+') AS part WHERE part ~ '\d' AND part ~ '[A-Za-z0-9][^A-Za-z0-9]+[A-Za-z0-9]'
  ), '')), 16000)
$$;

-- Writes the names of these documents. What an extraction told of them stays when its job is removed.
CREATE FUNCTION name_documents(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  document documents;
  told text;
BEGIN
  -- what takes rows in another order could wait for one that waits for it
  FOR document IN SELECT * FROM documents WHERE id = ANY (ids) ORDER BY id FOR KEY SHARE LOOP
    SELECT concat_ws(' ', replace(jobs.policy_type, '_', ' '), names_in_result(results.data::jsonb)) INTO told
    FROM jobs JOIN job_results AS results ON results.job_id = jobs.id
    WHERE jobs.account_id = document.account_id AND jobs.status = 'completed'
      AND (jobs.document_id = document.id OR jobs.id = document.job_id)
    ORDER BY jobs.completed_at DESC LIMIT 1;
    INSERT INTO document_names AS known (document_id, account_id, created_at, extracted, names)
    VALUES (document.id, document.account_id, document.created_at, COALESCE(told, ''), '')
    ON CONFLICT (document_id) DO UPDATE SET extracted = COALESCE(told, known.extracted);
    UPDATE document_names SET names = fold_names(concat_ws(E'\n', document.title, document.file_name,
      replace(concat_ws(' ', document.document_type, document.coverage_type, document.policy_type), '_', ' '), extracted))
    WHERE document_id = document.id;
  END LOOP;
END
$$;

CREATE FUNCTION name_made_documents() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM name_documents(ARRAY(SELECT id FROM made));
  RETURN NULL;
END
$$;

CREATE FUNCTION name_changed_document() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM name_documents(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;

CREATE TRIGGER document_named AFTER INSERT ON documents
REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION name_made_documents();

-- also when its extraction has ended
CREATE TRIGGER document_renamed_or_ready AFTER UPDATE OF title, file_name, policy_type, status ON documents FOR EACH ROW
WHEN ((OLD.title, OLD.file_name, OLD.policy_type) IS DISTINCT FROM (NEW.title, NEW.file_name, NEW.policy_type)
  OR (OLD.status <> 'ready' AND NEW.status = 'ready'))
EXECUTE FUNCTION name_changed_document();

-- Documents that are there already: reconciliation names them, some at a time.
INSERT INTO document_names (document_id, account_id, created_at) SELECT id, account_id, created_at FROM documents;

SELECT lock_rows_of_accounts();

-- The names that the row policies show, to a search that asks the index: see searches_of_accounts.
CREATE VIEW "names_of_account" AS
  SELECT document_id, account_id, created_at, names FROM "document_names" WHERE account_id = account_in_scope();

-- Read only: what is written through a view is written with the rights of its owner, whom no policy binds
REVOKE ALL ON "names_of_account" FROM decpage_account;
GRANT SELECT ON "names_of_account" TO decpage_account;
