-- The second lock for searches. Behind a row policy Postgres asks no index about words, since the question could tell of rows
-- that the policy hides. These views show the rows that the policies show, and as they are no security barrier, a search
-- of them asks the index for the account in scope and the words together.
CREATE VIEW "texts_of_account" AS
  SELECT document_id, account_id, created_at, text, words, pairs FROM "document_texts"
  WHERE account_id = account_in_scope();

CREATE VIEW "words_of_account" AS
  SELECT account_id, word, documents FROM "account_words" WHERE account_id = account_in_scope();

-- Read only: what is written through a view is written with the rights of its owner, whom no policy binds
REVOKE ALL ON "texts_of_account", "words_of_account" FROM decpage_account;
GRANT SELECT ON "texts_of_account", "words_of_account" TO decpage_account;
