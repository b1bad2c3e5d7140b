import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfiguration } from '../../services/configuration/configuration.ts';
import { createDatabase } from '../../services/stack/postgres/database.ts';
import { startPostgres } from '../../services/stack/postgres/server.ts';
import { findTemporalProgram } from '../../services/stack/temporal/find-program.ts';
import { startTemporal } from '../../services/stack/temporal/server.ts';
import { calls, statements } from './protocols.ts';
import { startTrapProxy } from './trap-proxy.ts';

/** Postgres and Temporal, each behind a port that reads along. */
export async function startProxiedServers({
  environment,
  tell,
}: {
  environment: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
}) {
  const undo: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'decpage-points-'));
    undo.push(() => rm(dataFolder, { recursive: true, force: true }));
    // the account that runs Postgres where we are root has to pass through
    await chmod(dataFolder, 0o711);

    const postgres = await startPostgres({ dataFolder, environment, onProgress: tell });
    undo.push(() => postgres.stop());
    await createDatabase({ adminUrl: postgres.urlOf('postgres'), name: 'decpage' });
    const database = await startTrapProxy({ target: { host: '127.0.0.1', port: postgres.port }, protocol: statements });
    undo.push(() => database.stop());

    const { TEMPORAL_NAMESPACE: namespace, TEMPORAL_CLI_PATH: cliPath } = parseConfiguration(environment);
    const program = await findTemporalProgram({ cliPath, environment, onProgress: tell, signal: undefined });
    const server = await startTemporal({ program, dataFolder, namespace, storage: 'file', environment });
    undo.push(() => server.stop());
    const target = { host: '127.0.0.1', port: server.ports.frontend };
    const temporal = await startTrapProxy({ target, protocol: calls });
    undo.push(() => temporal.stop());

    const databaseUrl = new URL(postgres.urlOf('decpage'));
    databaseUrl.port = String(database.port);
    return {
      DATABASE_URL: databaseUrl.toString(),
      TEMPORAL_ADDRESS: `127.0.0.1:${temporal.port}`,
      database,
      temporal,
      disarm: () => {
        database.set(undefined);
        temporal.set(undefined);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
