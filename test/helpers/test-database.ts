import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '../../services/stack/postgres/database.ts';
import { given } from './test-variable.ts';

/** A migrated, empty database for one test file; `drop` also ends connections that are still open. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = given('TEST_POSTGRES_URL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase({ adminUrl, name, template: given('TEST_TEMPLATE_DATABASE') });
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
