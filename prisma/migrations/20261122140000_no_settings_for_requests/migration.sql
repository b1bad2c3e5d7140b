-- Whoever works for an account needs neither the secrets of the installation nor the list of its migrations
DO $$
BEGIN
  REVOKE ALL ON "settings" FROM decpage_account;
  -- not there in a database that Prisma compares with
  IF to_regclass('"_prisma_migrations"') IS NOT NULL THEN
    REVOKE ALL ON "_prisma_migrations" FROM decpage_account;
  END IF;
END
$$;
