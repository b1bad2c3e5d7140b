import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { applyMigrations } from '../../services/stack/migrate/apply-migrations.ts';
import { createDatabase } from '../../services/stack/postgres/database.ts';
import { startPostgres } from '../../services/stack/postgres/server.ts';
import { findTemporalProgram } from '../../services/stack/temporal/find-program.ts';
import { startTemporal } from '../../services/stack/temporal/server.ts';
import { compiledWorkflows } from './compiled.ts';
import { bundleHastened } from './hastened-workflows.ts';
import { makeTestFolder } from './memory-folder.ts';

/** Environment variables with the addresses of the servers, set for the test files. */
export interface TestServers {
  /** Where the tests and what they start write their files. */
  TMPDIR: string;
  TEST_POSTGRES_URL: string;
  TEST_TEMPLATE_DATABASE: string;
  TEST_TEMPORAL_ADDRESS: string;
  TEST_TEMPORAL_NAMESPACE: string;
  /** The workflows, bundled once for all test files, before the first one starts. */
  TEST_WORKFLOW_BUNDLE: string;
  /** The same with the interceptors of `test/workflows/stubbed`. */
  TEST_HASTENED_WORKFLOWS: string;
}

const template = 'decpage_template';
const namespace = 'decpage';
/** Faster without durability, which tests do not need; connections for the pools of five processes and of those that they start. */
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=500'];
/** Collects garbage less often, since the heap of this server stays small: a seventh of its processor time. */
const temporalEnvironment = { GOGC: '800' };

const folder = makeTestFolder();
const temporaryFiles = path.join(folder, 'files');
mkdirSync(temporaryFiles, { mode: 0o711 });
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const stopping = new AbortController();
const environment = process.env;
const onProgress = (sentence: string) => process.stderr.write(`${sentence}\n`);

async function start(): Promise<TestServers> {
  const starting = [postgresWithTemplate(), temporalInMemory(), bundleHastened()] as const;
  // wait for both, so that after a failure of one the other can be stopped
  await Promise.allSettled(starting);
  const [postgres, temporal, hastened] = await Promise.all(starting);
  return {
    TMPDIR: temporaryFiles,
    TEST_POSTGRES_URL: postgres.urlOf('postgres'),
    TEST_TEMPLATE_DATABASE: template,
    TEST_TEMPORAL_ADDRESS: temporal.address,
    TEST_TEMPORAL_NAMESPACE: namespace,
    TEST_WORKFLOW_BUNDLE: compiledWorkflows,
    TEST_HASTENED_WORKFLOWS: hastened,
  };
}

async function postgresWithTemplate() {
  const postgres = await startPostgres({ dataFolder: folder, environment, onProgress, settings: fastSettings });
  undo.unshift(() => postgres.stop().then(() => rmSync(postgres.folder, { recursive: true, force: true })));
  await createDatabase({ adminUrl: postgres.urlOf('postgres'), name: template });
  await applyMigrations(postgres.urlOf(template));
  return postgres;
}

async function temporalInMemory() {
  const program = await findTemporalProgram({
    cliPath: environment.TEMPORAL_CLI_PATH,
    environment,
    onProgress,
    signal: stopping.signal,
  });
  const temporal = await startTemporal({
    program,
    dataFolder: folder,
    namespace,
    storage: 'memory',
    environment: { ...environment, ...temporalEnvironment },
    // killed at once: after many workflows it takes several seconds to end by itself
    patience: { answerMs: 10_000, stopMs: 0 },
  });
  undo.unshift(() => temporal.stop());
  return temporal;
}

async function stop(exitCode: number): Promise<never> {
  for (const step of undo) await step();
  process.exit(exitCode);
}

const started = start();
function stopWhenStarted(): void {
  stopping.abort();
  void started.catch(() => undefined).then(() => stop(0));
}
process.once('disconnect', stopWhenStarted);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stopWhenStarted);
started.then(
  (servers) => process.connected && process.send?.(servers),
  async (error: Error) => {
    if (!stopping.signal.aborted) onProgress(error.message);
    await stop(1);
  },
);
