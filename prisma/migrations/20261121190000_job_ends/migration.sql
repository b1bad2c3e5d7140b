-- Whoever waits for a job hears of its end, whichever statement ends it. The name is the job's id, which tells nobody anything.
CREATE FUNCTION announce_job_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('job_ended', NEW.id::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER job_end_announced AFTER UPDATE OF status ON jobs
  FOR EACH ROW WHEN (OLD.status IN ('pending', 'processing') AND NEW.status IN ('completed', 'failed'))
  EXECUTE FUNCTION announce_job_end();
