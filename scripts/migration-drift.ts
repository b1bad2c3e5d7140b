// Applies the migrations to an empty database and compares it with schema.prisma; exits with code 1 if they differ.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '../services/stack/migrate/apply-migrations.ts';
import { createDatabase } from '../services/stack/postgres/database.ts';
import { startPostgres } from '../services/stack/postgres/server.ts';

const root = path.join(import.meta.dirname, '..');
const name = 'drift';
const dataFolder = mkdtempSync(path.join(tmpdir(), 'decpage-drift-'));
// as root, the unprivileged account that runs Postgres needs to traverse the folder
chmodSync(dataFolder, 0o711);

const postgres = await startPostgres({
  dataFolder,
  environment: process.env,
  onProgress: () => undefined,
  settings: ['fsync=off'],
});
const stop = async () => {
  await postgres.stop();
  for (const folder of [postgres.folder, dataFolder]) rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(1)));
try {
  await createDatabase({ adminUrl: postgres.urlOf('postgres'), name });
  await applyMigrations(postgres.urlOf(name));
  const command =
    'node_modules/prisma/build/index.js migrate diff --exit-code --script --from-config-datasource --to-schema prisma/schema.prisma';
  const { status } = spawnSync(process.execPath, command.split(' '), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: postgres.urlOf(name) },
  });
  if (status === 2) {
    console.error(
      'The migrations do not lead to schema.prisma. Put the SQL above into a migration.sql in a new folder of',
    );
    console.error('prisma/migrations, named like the others; see to it that it keeps the data.');
  }
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  await stop();
}
