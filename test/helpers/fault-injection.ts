import pg from 'pg';

/** A statement that fails, with a condition on the written row. */
type Statement = readonly [table: string, event: 'INSERT' | 'UPDATE', condition: string];

const everyStatement: readonly Statement[] = [
  ['jobs', 'UPDATE', "NEW.status = 'processing'"],
  ['jobs', 'INSERT', 'true'],
  ['job_results', 'INSERT', 'true'],
  ['keys', 'INSERT', 'true'],
  ['documents', 'INSERT', 'true'],
  ['documents', 'UPDATE', "NEW.status = 'processing'"],
  ['document_pages', 'INSERT', 'true'],
  ['document_texts', 'INSERT', 'true'],
  ['delivery_attempts', 'INSERT', 'true'],
  ['messages', 'INSERT', "NEW.role = 'assistant'"],
  ['turn_tool_calls', 'UPDATE', 'true'],
];

/** Makes each of the statements fail `times` times with an SQLSTATE; the error's message quotes the row and the text. */
export async function injectFaults(
  databaseUrl: string,
  {
    text = '',
    times = 2,
    sqlState = '54000',
    statements = everyStatement,
  }: { text?: string; times?: number; sqlState?: string; statements?: readonly Statement[] },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      CREATE OR REPLACE FUNCTION fail_a_few_times() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        IF nextval(TG_ARGV[0]::regclass) <= ${times} THEN
          RAISE EXCEPTION 'refused % of ${text}', row_to_json(NEW)
            USING ERRCODE = '${sqlState}', DETAIL = row_to_json(NEW)::text, HINT = '${text}';
        END IF;
        RETURN NEW;
      END
      $$`);
    for (const [index, [table, event, condition]] of statements.entries()) {
      const name = `planted_${index}`;
      // sequences are not rolled back, so they count failed attempts
      await client.query(`CREATE SEQUENCE IF NOT EXISTS ${name}`);
      await client.query(`ALTER SEQUENCE ${name} RESTART`);
      await client.query(
        `CREATE OR REPLACE TRIGGER ${name} BEFORE ${event} ON ${table} FOR EACH ROW WHEN (${condition})
         EXECUTE FUNCTION fail_a_few_times('${name}')`,
      );
    }
  } finally {
    await client.end();
  }
}
