import type { Readable } from 'node:stream';
import { CommanderError } from 'commander';
import { Decpage } from '../../clients/typescript/src/index.ts';
import { explain } from '../../domain/failure/describe-error.ts';
import { isDatabaseUnavailable } from '../../prisma/unavailable.ts';
import type { serveStdio } from '../mcp/stdio.ts';
import type { Environment, OnProgress } from '../stack/environment.ts';
import { findRunningStack } from '../stack/state-file.ts';
import { callService } from './api/client.ts';
import { withProgress } from './api/progress.ts';
import { explainCallError } from './api/service-error.ts';
import type { MachineCommands } from './backup.ts';
import { asJson } from './as-json.ts';
import { CliError, exitCodes } from './cli-error.ts';
import type { OpenReader } from './open-reader.ts';
import { type CommandDatabase, createProgram } from './program.ts';
import { stoppable } from './stoppable.ts';
import { createTerminal } from './terminal.ts';
import type { WithTemporal } from './workers.ts';

interface Settings {
  DATA_DIR: string;
  S3_BUCKET?: string | undefined;
  DATABASE_URL?: string | undefined;
  TEMPORAL_ADDRESS?: string | undefined;
  TEMPORAL_NAMESPACE?: string | undefined;
  DECPAGE_URL?: string | undefined;
  DECPAGE_API_KEY?: string | undefined;
}

/** Runs `decpage` with these parameters and returns its exit code. */
export async function runCommand(
  parameters: readonly string[],
  {
    settings,
    environment = {},
    openReader = openOwnReader,
    stdin = process.stdin,
    stdout,
    stderr,
  }: {
    /** Called by commands that need a database or a service. */
    settings: () => Settings;
    /** Inherited by the Postgres that `backup` and `restore` start. */
    environment?: Environment;
    /** The reader of `extract`; by default one of its own. */
    openReader?: OpenReader;
    /** Read by `mcp` only. */
    stdin?: Readable;
    stdout: NodeJS.WriteStream;
    stderr: NodeJS.WriteStream;
  },
): Promise<number> {
  const { print, printStatus } = createTerminal({ stdout, stderr });
  const program = createProgram({
    machine: machineCommands({ settings, environment, onProgress: printStatus }),
    withDatabase: (work) => withDatabase(settings(), work),
    withTemporal: (work) => withTemporal(settings(), work),
    openReader,
    withApi: (work) => withApi(settings(), work),
    serveMcp: () => serveMcp(settings(), { input: stdin, output: stdout, warn: printStatus }),
    print,
    printStatus,
    withProgress: (work) => withProgress(work, stderr),
  });
  try {
    await program.parseAsync(parameters, { from: 'user' });
    return 0;
  } catch (error) {
    // commander has printed its own errors
    if (error instanceof CommanderError) return error.exitCode;
    const known = error instanceof CliError ? error : undefined;
    if (known?.ended && parameters.includes('--json')) print(asJson(known.ended));
    printStatus(explanationOf(error));
    return known?.exitCode ?? exitCodes.refused;
  }
}

/** Loaded when a command needs it: most commands call the service, and start in half the time without the database client. */
async function withDatabase(
  { DATABASE_URL, DATA_DIR }: Settings,
  work: (dependencies: CommandDatabase) => Promise<void>,
): Promise<void> {
  const url = DATABASE_URL ?? findRunningStack(DATA_DIR)?.databaseUrl;
  if (!url) throw new CliError('There is no database to ask: start the service with npm start, or set DATABASE_URL.');
  const { openDatabase } = await import('./open-database.ts');
  await openDatabase(url, work);
}

/** Loaded when it is needed, too: only `extract` needs the PDF engine. */
const openOwnReader: OpenReader = async () => await (await import('./open-reader.ts')).openReader();

async function withTemporal(
  { TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE: namespace = 'decpage', DATA_DIR }: Settings,
  work: Parameters<WithTemporal>[0],
): Promise<void> {
  const address = TEMPORAL_ADDRESS ?? findRunningStack(DATA_DIR)?.temporalAddress;
  if (!address) throw new CliError('There is no Temporal server to ask: start the service, or set TEMPORAL_ADDRESS.');
  const { openTemporal } = await import('./open-temporal.ts');
  await openTemporal({ address, namespace }, work);
}

async function withApi(settings: Settings, work: (client: Decpage) => Promise<void>): Promise<void> {
  await callService(serviceOf(settings), work);
}

/** Loaded when it is needed: the SDK of the protocol takes longer to load than all other commands. */
async function serveMcp(settings: Settings, streams: Parameters<typeof serveStdio>[1]): Promise<void> {
  const { url, key } = serviceOf(settings);
  const { serveStdio } = await import('../mcp/stdio.ts');
  try {
    await serveStdio(new Decpage({ apiKey: key, baseUrl: url }), streams);
  } catch (error) {
    throw explainCallError(error, { url, requestId: 'none' });
  }
}

/** Loaded when they are needed, like the other commands. */
function machineCommands({
  settings,
  ...told
}: {
  settings: () => Settings;
  environment: Environment;
  onProgress: OnProgress;
}): MachineCommands {
  return {
    backUp: async (target) => {
      const { backUp } = await import('../stack/backup/backup.ts');
      const given = { target, dataDir: dataFolderOf(settings()), ...told };
      return await stoppable((signal) => backUp({ ...given, signal }));
    },
    restore: async (source) => {
      const { restore } = await import('../stack/backup/restore.ts');
      return await restore({ source, dataDir: dataFolderOf(settings()), ...told });
    },
  };
}

function dataFolderOf({ DATA_DIR, DATABASE_URL, S3_BUCKET }: Settings): string {
  const elsewhere = [...(DATABASE_URL ? ['DATABASE_URL'] : []), ...(S3_BUCKET ? ['S3_BUCKET'] : [])];
  if (elsewhere.length === 0) return DATA_DIR;
  throw new CliError(
    `${elsewhere.join(' and ')} is set: backup and restore are for one machine that keeps everything in DATA_DIR. Use the tools of that server.`,
  );
}

/** The service that commands call, and the key that they call it with. */
function serviceOf({ DECPAGE_URL, DECPAGE_API_KEY: key, DATA_DIR }: Settings): { url: string; key: string } {
  const url = DECPAGE_URL ?? findRunningStack(DATA_DIR)?.url;
  if (!url) throw new CliError('There is no service to call: start it with npm start, or set DECPAGE_URL.');
  if (!key) throw new CliError('There is no key to call with: set DECPAGE_API_KEY. decpage keys create makes one.');
  return { url: url.replace(/\/+$/, ''), key };
}

function explanationOf(error: unknown): string {
  if (error instanceof CliError) return error.message;
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached. Is the service running?';
  return explain(error);
}
