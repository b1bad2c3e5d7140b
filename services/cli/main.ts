#!/usr/bin/env node
import { parseConfiguration } from '../configuration/configuration.ts';
import { explain } from '../../domain/failure/describe-error.ts';
import { isDatabaseUnavailable } from '../../prisma/unavailable.ts';
import { findRunningStack } from '../stack/state-file.ts';
import { type Api, createApi, ServiceError } from './api/client.ts';
import { withProgress } from './api/progress.ts';
import { CliError } from './cli-error.ts';
import { type CommandDatabase, createProgram } from './program.ts';
import { print, printStatus } from './terminal.ts';

const program = createProgram({ withDatabase, withApi, print, printStatus, withProgress });

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = error instanceof ServiceError ? error.exitCode : 1;
  printStatus(explanationOf(error));
}

/** Loaded when a command needs it: most commands call the service, and start in half the time without the database client. */
async function withDatabase(work: (dependencies: CommandDatabase) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = parseConfiguration(process.env);
  const url = DATABASE_URL ?? findRunningStack(DATA_DIR)?.databaseUrl;
  if (!url) throw new CliError('There is no database to ask: start the service with npm start, or set DATABASE_URL.');
  const { openDatabase } = await import('./open-database.ts');
  await openDatabase(url, work);
}

async function withApi(work: (api: Api) => Promise<void>): Promise<void> {
  const { DECPAGE_URL, DECPAGE_API_KEY: key, DATA_DIR } = parseConfiguration(process.env);
  const url = DECPAGE_URL ?? findRunningStack(DATA_DIR)?.url;
  if (!url) throw new CliError('There is no service to call: start it with npm start, or set DECPAGE_URL.');
  if (!key) throw new CliError('There is no key to call with: set DECPAGE_API_KEY. decpage keys create makes one.');
  await work(createApi({ url: url.replace(/\/+$/, ''), key }));
}

function explanationOf(error: unknown): string {
  if (error instanceof CliError) return error.message;
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached. Is the service running?';
  return explain(error);
}
