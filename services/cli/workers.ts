import type { Client } from '@temporalio/client';
import type { Command } from 'commander';
import { count } from '../../domain/text/count.ts';
import { makeCurrent, readWorkerQueue } from '../shared/deployment/worker-queue.ts';
import { type Build, readBuilds } from './builds.ts';
import { CliError } from './cli-error.ts';
import { asJson } from './as-json.ts';

/** Runs a command with a connection to the Temporal server, which is closed afterwards. */
export type WithTemporal = (work: (temporal: Client) => Promise<void>) => Promise<void>;

/** `decpage workers list | promote`. */
export function addWorkerCommands(
  program: Command,
  { withTemporal, print }: { withTemporal: WithTemporal; print: (text: string) => void },
): void {
  const group = program.command('workers').description('list the builds of workers and choose the current one');

  group
    .command('list')
    .description('list the builds, whether workers of each run, and how many workflows need it')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }) =>
      withTemporal(async (temporal) => {
        const builds = await readBuilds(temporal);
        print(json ? asJson({ builds }) : describeAll(builds));
      }),
    );

  group
    .command('promote')
    .description('from now on new workflows begin with this build; those of former builds end with theirs')
    .argument('<build>', 'the build id that `workers list` shows')
    .option('--json', 'print JSON')
    .action((buildId: string, { json }: { json?: boolean }) =>
      withTemporal(async (temporal) => {
        const { seen } = await readWorkerQueue(temporal);
        const version = seen.find((one) => one.buildId === buildId);
        if (!version)
          throw new CliError(`No worker of build ${buildId} was seen. "workers list" shows those that run.`);
        await makeCurrent(temporal, version);
        print(json ? asJson(version) : `New workflows begin with build ${buildId}.`);
      }),
    );
}

function describeAll(builds: readonly Build[]): string {
  if (builds.length === 0) return 'The workers have no builds: WORKER_DEPLOYMENT is not set.';
  return builds.map(describe).join('\n');
}

function describe({ buildId, state, hasWorkers, unfinished }: Build): string {
  const needs = `${count(unfinished, 'workflow')} to finish`;
  return `${buildId}  ${state}, ${hasWorkers ? 'workers run' : 'no worker runs'}, ${needs}`;
}
