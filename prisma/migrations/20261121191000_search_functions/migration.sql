-- The same numbers as before. STABLE, as what it calls is: only then Postgres puts it in the place of its calls, thousands
-- for each document.
CREATE OR REPLACE FUNCTION search_pair(first text, second text) RETURNS integer
LANGUAGE sql STABLE STRICT PARALLEL SAFE
AS $$
  SELECT ('x' || encode(substring(sha256(convert_to(first || ' ' || second, 'UTF8')) FOR 3), 'hex'))::bit(18)::integer
$$;

-- The same words as before, sorted by their bytes.
CREATE OR REPLACE FUNCTION search_words(folded text) RETURNS tsvector
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  words text[] := (
    SELECT array_agg(DISTINCT word COLLATE "C")
    FROM unnest(string_to_array(translate(folded, E'\n', ' '), ' ')) AS word
    WHERE octet_length(word) BETWEEN 1 AND 200
  );
BEGIN
  IF octet_length(array_to_string(words, '')) > 1000000 THEN
    RETURN search_words(left(folded, 250000));
  END IF;
  RETURN array_to_tsvector(COALESCE(words, '{}'));
END
$$;

-- Every search reads the texts of what it found: to unpack them would take longer than the rest of it.
ALTER TABLE "document_texts" ALTER COLUMN "text" SET STORAGE EXTERNAL;
