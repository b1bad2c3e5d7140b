import { parseArgs } from 'node:util';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { parseConfiguration } from '../../configuration/configuration.ts';
import { explain } from '../../../domain/failure/describe-error.ts';
import { findRunningStack } from '../../stack/state-file.ts';
import { CliError } from '../cli-error.ts';
import { print, printStatus } from '../terminal.ts';
import { replayAll, type TemporalPlace } from './replay.ts';

// npm run replay -- [--bundle FILE] (--running | <workflowId | file>…): checks that the current workflow code, or that of a
// bundle, can replay histories: of workflows of a server, of files, or of everything that runs now.

const usage = 'Usage: npm run replay -- [--bundle FILE] (--running | <workflowId | file of a history as JSON>…)';

try {
  const { values, positionals } = readArguments();
  const configuration = parseConfiguration(process.env);
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  if ((values.running === true) === positionals.length > 0) throw new CliError(usage);
  const replayed = replayAll(values.running === true ? 'running' : positionals, {
    findServer,
    payloadKeys: configuration.PAYLOAD_KEYS ?? [],
    bundle: values.bundle,
  });
  let count = 0;
  for await (const { workflowId, events, violation } of replayed) {
    count += 1;
    if (violation === undefined) print(`${workflowId}: today's code does what the ${events} recorded events say.`);
    else {
      printStatus(`${workflowId}: today's code would act otherwise.\n${violation}`);
      process.exitCode = 1;
    }
  }
  if (count === 0) print('No workflow runs.');
} catch (error) {
  process.exitCode = 1;
  printStatus(error instanceof CliError ? error.message : explain(error));
}

function readArguments() {
  try {
    const options = { running: { type: 'boolean' }, bundle: { type: 'string' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new CliError(usage);
  }
}

async function findServer(): Promise<TemporalPlace> {
  const { TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE, DATA_DIR } = parseConfiguration(process.env);
  const address = TEMPORAL_ADDRESS ?? findRunningStack(DATA_DIR)?.temporalAddress;
  if (address !== undefined) return { address, namespace: TEMPORAL_NAMESPACE };
  throw new CliError('There is no such file, and no server to ask: start one with npm start, or set TEMPORAL_ADDRESS.');
}
