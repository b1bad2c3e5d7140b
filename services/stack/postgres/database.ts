import pg from 'pg';

/** The database of decpage in the embedded Postgres. */
export const embeddedDatabase = 'decpage';

/** Creates a database unless it exists, optionally as a copy of `template`. */
export async function createDatabase(given: { adminUrl: string; name: string; template?: string }): Promise<void> {
  const { adminUrl, name, template } = given;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // copying the files takes half the processor time of writing every page of the template to the log first
    const from = template === undefined ? '' : ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY`;
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}${from}`);
  } catch (error) {
    const alreadyThere = '42P04';
    if ((error as { code?: string }).code !== alreadyThere) throw error;
  } finally {
    await client.end();
  }
}
