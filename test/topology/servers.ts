import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { bareEnvironment, type Environment, type OnProgress } from '../../services/stack/environment.ts';
import { freePorts } from '../../services/stack/ports.ts';
import { createDatabase } from '../../services/stack/postgres/database.ts';
import { startPostgres } from '../../services/stack/postgres/server.ts';
import { stopProcess } from '../../services/stack/processes.ts';
import { findTemporalProgram } from '../../services/stack/temporal/find-program.ts';
import { startTemporal } from '../../services/stack/temporal/server.ts';
import { versitygw } from '../adapters/storage/versitygw-program.ts';
import { until } from '../helpers/until.ts';
import type { ResolvedService } from './compose-file.ts';

/** A server of others on 127.0.0.1. */
export interface Server {
  /** `127.0.0.1:port`. */
  address: string;
  stop: () => Promise<void>;
}

interface Starting {
  service: ResolvedService;
  /** Folder of its own. */
  folder: string;
  environment: Environment;
  onProgress: OnProgress;
}

/** Postgres with the user, the password and the databases of the service `postgres`. */
export async function startDatabaseServer({ service, folder, environment, onProgress }: Starting): Promise<Server> {
  const { POSTGRES_USER: user = '', POSTGRES_PASSWORD: password = '', POSTGRES_DB: name = '' } = service.environment;
  mkdirSync(folder, { recursive: true });
  // the account that runs Postgres where we are root has to pass through
  chmodSync(folder, 0o711);
  const settings = service.command.filter((word) => word.includes('='));
  const postgres = await startPostgres({ dataFolder: folder, environment, onProgress, settings });
  try {
    await createDatabase({ adminUrl: postgres.urlOf('postgres'), name });
    const client = new pg.Client({ connectionString: postgres.urlOf(name) });
    await client.connect();
    for (const statement of firstStatements(service.environment)) await client.query(statement);
    await client.query(`ALTER ROLE ${pg.escapeIdentifier(user)} PASSWORD ${pg.escapeLiteral(password)}`);
    await client.end();
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { address: `127.0.0.1:${postgres.port}`, stop: () => postgres.stop() };
}

/** What the container runs once, when its data folder is made. */
function firstStatements({ TEMPORAL_POSTGRES_PASSWORD: password = '' }: Record<string, string>): string[] {
  const script = readFileSync('deploy/postgres/create-temporal-databases.sh', 'utf8');
  const [, sql = ''] = /<<'SQL'\n([\s\S]*?)\nSQL\n/.exec(script) ?? [];
  return sql
    .replaceAll(`:'password'`, () => pg.escapeLiteral(password))
    .split(';\n')
    .filter((statement) => statement.trim() !== '');
}

/** The Temporal server with a database of its own, which is SQLite here and Postgres under Compose. */
export async function startWorkflowServer(given: Omit<Starting, 'service'> & { namespace: string }): Promise<Server> {
  const { folder, environment, onProgress, namespace } = given;
  mkdirSync(folder, { recursive: true });
  const cliPath = environment.TEMPORAL_CLI_PATH;
  const program = await findTemporalProgram({ cliPath, environment, onProgress });
  const temporal = await startTemporal({ program, dataFolder: folder, namespace, storage: 'file', environment });
  return { address: temporal.address, stop: () => temporal.stop() };
}

/** The S3 server with the command and the keys of the service `storage`; `/storage` is a folder. */
export async function startObjectServer({
  service,
  folder,
  environment,
}: Omit<Starting, 'onProgress'>): Promise<Server> {
  const found = await versitygw();
  if ('missing' in found) throw new Error(`There is no S3 server: ${found.missing}.`);
  // as the entry point of the container does
  for (const name of ['objects/documents', 'metadata']) mkdirSync(path.join(folder, name), { recursive: true });
  const [port] = await freePorts(1);
  const address = `127.0.0.1:${port}`;
  const [, ...words] = service.command.map((word) => word.replace(/^\/storage\b/, folder));
  const child = spawn(found.program, ['--port', address, ...words], {
    stdio: 'ignore',
    detached: true,
    env: { ...bareEnvironment(environment), ...service.environment },
  });
  await until(async () => {
    if (child.exitCode !== null) throw new Error('the S3 server does not start');
    return (await fetch(`http://${address}/health`).catch(() => undefined))?.ok;
  });
  return { address, stop: () => stopProcess(child.pid ?? 0, 30_000) };
}
