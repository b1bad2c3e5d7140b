-- The second lock between accounts: a connection of the role decpage_account sees the rows of the account that it named
-- (app.account_id), and none before it named one. Whoever owns the tables sees all: migrations, the command line,
-- house-keeping over all accounts.

-- A role belongs to the whole server, so another database may have made it, perhaps at this moment
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'decpage_account') THEN
    CREATE ROLE decpage_account NOLOGIN;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN
    NULL;
  WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'the role decpage_account is missing, and % may not make it', current_user
      USING HINT = format('CREATE ROLE decpage_account NOLOGIN; GRANT decpage_account TO %I;', current_user);
END
$$;

DO $$
BEGIN
  IF NOT pg_has_role('decpage_account', 'MEMBER') THEN
    EXECUTE format('GRANT decpage_account TO %I', current_user);
  END IF;
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO decpage_account', current_schema);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO decpage_account', current_schema);
  EXECUTE format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA %I TO decpage_account', current_schema);
  -- and those of later migrations
  EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO decpage_account', current_schema);
  EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT USAGE ON SEQUENCES TO decpage_account', current_schema);
END
$$;

CREATE FUNCTION account_in_scope() RETURNS UUID LANGUAGE sql STABLE PARALLEL SAFE
  RETURN NULLIF(current_setting('app.account_id', true), '')::uuid;

-- Locks every table with an account_id that has no lock yet: a migration that adds a table calls it at its end
CREATE FUNCTION lock_rows_of_accounts() RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  open_table REGCLASS;
BEGIN
  FOR open_table IN
    SELECT pg_class.oid FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = current_schema::regnamespace AND relkind IN ('r', 'p') AND attname = 'account_id'
      AND NOT attisdropped AND NOT relrowsecurity
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', open_table);
    EXECUTE format('CREATE POLICY rows_of_account ON %s USING (account_id = account_in_scope())', open_table);
  END LOOP;
END
$$;

SELECT lock_rows_of_accounts();

ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;
CREATE POLICY rows_of_account ON "accounts" USING (id = account_in_scope());

-- What belongs to a thing of an account
ALTER TABLE "job_batches" ENABLE ROW LEVEL SECURITY;
CREATE POLICY rows_of_account ON "job_batches"
  USING (EXISTS (SELECT FROM jobs WHERE jobs.id = job_id AND jobs.account_id = account_in_scope()));
ALTER TABLE "delivery_attempts" ENABLE ROW LEVEL SECURITY;
CREATE POLICY rows_of_account ON "delivery_attempts"
  USING (EXISTS (SELECT FROM deliveries WHERE deliveries.id = delivery_id AND deliveries.account_id = account_in_scope()));
