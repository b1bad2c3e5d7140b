import type pg from 'pg';

/** The triggers that write what is searched, and count its words, one document after the other. */
const triggers = [
  ['documents', 'document_written'],
  ['document_pages', 'pages_written'],
  ['document_texts', 'words_counted'],
];
const indexed = ['document_texts', 'account_words'];

/**
 * Takes away what makes each single write dear: triggers, and the indexes of the search. The returned function counts the
 * words that were written meanwhile, makes the indexes as the migrations had made them, and puts the triggers back.
 */
export async function setAside(client: pg.Client): Promise<() => Promise<void>> {
  for (const [table, trigger] of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = current_schema AND tablename = ANY ($1) AND indexdef LIKE '%USING gin%'`,
    [indexed],
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);

  return async () => {
    // several processes at once, which Postgres thinks too many for so few rows: it does not reckon how long they are
    await client.query(`SET maintenance_work_mem = '512MB'; SET min_parallel_table_scan_size = 0`);
    await client.query(`
      INSERT INTO account_words (account_id, word, documents)
      SELECT accounts.id, word, ndoc
      -- several accounts may be filled one after the other
      FROM accounts, ts_stat(format('SELECT words FROM document_texts WHERE account_id = %L', accounts.id))
      WHERE word ~ '^[^0-9]{4,32}$'
      ON CONFLICT (account_id, word) DO UPDATE SET documents = EXCLUDED.documents`);
    for (const { definition } of indexes) await client.query(definition);
    for (const [table, trigger] of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
    // as the database does by itself where documents come one by one
    await client.query('VACUUM ANALYZE');
  };
}
