-- CreateTable: not logged, because what is lost in a crash of the server is only a count of the last seconds
CREATE UNLOGGED TABLE "rate_limits" (
    "key_id" UUID NOT NULL,
    "full_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key_id")
);

-- CreateTable
CREATE UNLOGGED TABLE "sync_waits" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sync_waits_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sync_waits_account_id_idx" ON "sync_waits"("account_id");

-- CreateIndex
CREATE INDEX "jobs_unfinished_idx" ON "jobs"("account_id") WHERE status IN ('pending', 'processing');

-- Sync jobs that run side by side for the same request: the oldest keeps its fingerprint, so that it can be joined
UPDATE "jobs" SET "fingerprint" = "id"::text
WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (PARTITION BY "account_id", "fingerprint" ORDER BY "created_at", "id") AS "place"
    FROM "jobs" WHERE "operation" = 'extract' AND "status" IN ('pending', 'processing')
  ) AS "running" WHERE "place" > 1
);

-- CreateIndex
CREATE UNIQUE INDEX "jobs_awaited_key" ON "jobs"("account_id", "fingerprint")
WHERE operation = 'extract' AND status IN ('pending', 'processing');

-- A query inside a volatile function sees what was committed while it waited for the lock: whoever counts after the lock
-- counts the rows of all who held it before, whichever gateway they came from. Far from the limit nobody has to wait:
-- fewer statements than `room` run at the same time.
CREATE FUNCTION count_unfinished_jobs(account UUID, most INTEGER) RETURNS INTEGER LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  room CONSTANT INTEGER := 200;
  counted INTEGER;
BEGIN
  counted := (SELECT count(*) FROM jobs WHERE account_id = account AND status IN ('pending', 'processing'));
  IF counted < most - room OR counted >= most THEN
    RETURN counted;
  END IF;
  PERFORM pg_advisory_xact_lock(1, hashtext(account::text));
  RETURN (SELECT count(*) FROM jobs WHERE account_id = account AND status IN ('pending', 'processing'));
END
$$;

CREATE FUNCTION count_sync_waits(account UUID) RETURNS INTEGER LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(2, hashtext(account::text));
  RETURN (SELECT count(*) FROM sync_waits WHERE account_id = account AND until > now());
END
$$;
