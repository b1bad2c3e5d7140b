import { DefaultLogger, Runtime } from '@temporalio/worker';
import { parseConfiguration } from '../../configuration/configuration.ts';
import { explain } from '../../../domain/failure/describe-error.ts';
import { findRunningStack } from '../../stack/state-file.ts';
import { CliError } from '../cli-error.ts';
import { print, printStatus } from '../terminal.ts';
import { replay, type TemporalPlace } from './replay.ts';

// npm run replay -- <workflowId | file>: checks that the current workflow code can replay a history.

const [source] = process.argv.slice(2);
try {
  const configuration = parseConfiguration(process.env);
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  if (source === undefined) throw new CliError('Usage: npm run replay -- <workflowId | file of a history as JSON>');
  const { workflowId, events, violation } = await replay(source, {
    findServer,
    payloadKeys: configuration.PAYLOAD_KEYS ?? [],
  });
  if (violation !== undefined) throw new CliError(`${workflowId}: today's code would act otherwise.\n${violation}`);
  print(`${workflowId}: today's code does what the ${events} recorded events say.`);
} catch (error) {
  process.exitCode = 1;
  printStatus(error instanceof CliError ? error.message : explain(error));
}

async function findServer(): Promise<TemporalPlace> {
  const { TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE, DATA_DIR } = parseConfiguration(process.env);
  const address = TEMPORAL_ADDRESS ?? findRunningStack(DATA_DIR)?.temporalAddress;
  if (address !== undefined) return { address, namespace: TEMPORAL_NAMESPACE };
  throw new CliError('There is no such file, and no server to ask: start one with npm start, or set TEMPORAL_ADDRESS.');
}
