-- Text as it is searched: lower case, without accents, one space between words and around them. The comma of thousands is
-- none (`1,500` is `1500`). Words of more than 200 bytes are left out, as domain/search/fold.ts leaves them out: no query
-- could ask for the longest of them, since a tsquery takes words of up to 2,046 bytes.
CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text
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
    plain := regexp_replace(plain,
      '[^a-z0-9\u00b5-\u1fff\u2c00-\u2dff\u3005-\ud7ff\uf900-\ufdff\ufe70-\U0010ffff]+', ' ', 'g');
  ELSE
    plain := regexp_replace(plain, '[^a-z0-9]+', ' ', 'g');
  END IF;
  -- a character takes at most 4 bytes
  IF plain ~ '[^ ]{51}' THEN
    plain := array_to_string(ARRAY(
      SELECT word FROM unnest(string_to_array(plain, ' ')) WITH ORDINALITY AS every(word, place)
      WHERE octet_length(word) BETWEEN 1 AND 200
      ORDER BY place
    ), ' ');
  END IF;
  RETURN ' ' || btrim(plain) || ' ';
END
$$;

-- The different words of folded text: in the order of the text, as many as a tsvector holds (1 MB).
CREATE OR REPLACE FUNCTION search_words(folded text) RETURNS tsvector
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  part text;
  words text[];
  is_full boolean;
BEGIN
  -- the beginning of a text often has more words than fit, and the rest need not be counted then
  FOREACH part IN ARRAY ARRAY[left(folded, 2000000), folded] LOOP
    SELECT array_agg(word) FILTER (WHERE bytes <= 1000000), max(bytes) > 1000000 INTO words, is_full
    FROM (
      SELECT word, sum(octet_length(word)) OVER (ORDER BY place) AS bytes
      FROM (
        SELECT word, min(place) AS place
        FROM (
          SELECT word COLLATE "C" AS word, place
          FROM unnest(string_to_array(translate(part, E'\n', ' '), ' ')) WITH ORDINALITY AS every(word, place)
          WHERE octet_length(word) BETWEEN 1 AND 200
        ) AS written
        GROUP BY word
      ) AS different
    ) AS counted;
    EXIT WHEN is_full OR length(part) = length(folded);
  END LOOP;
  RETURN array_to_tsvector(COALESCE(words, '{}'));
END
$$;
