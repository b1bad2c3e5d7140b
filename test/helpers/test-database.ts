import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '../../services/stack/postgres/database.ts';
import { testVariable } from './test-variable.ts';

/** Creates a migrated, empty database for one test file; `drop` also closes open connections. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = testVariable('TEST_POSTGRES_URL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase({ adminUrl, name, template: testVariable('TEST_TEMPLATE_DATABASE') });
  return {
    url: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString(),
    drop: async () => {
      const client = new pg.Client({ connectionString: adminUrl });
      await client.connect();
      try {
        await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
      } finally {
        await client.end();
      }
    },
  };
}
