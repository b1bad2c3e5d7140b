import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import type { WorkerDeploymentVersion } from '@temporalio/common';
import type { ReplayWorkerOptions } from '@temporalio/worker';
import type { Logger } from 'pino';
import {
  isSameVersion,
  makeCurrent,
  readWorkerQueue,
  silentAfterMs,
  type WorkerQueue,
} from '../../shared/deployment/worker-queue.ts';
import { createStrandedWorkflowMover } from './move-stranded.ts';

interface Keeping {
  temporal: Client;
  /** That of this worker. */
  version: WorkerDeploymentVersion;
  /** The workflows of this worker. */
  replayOptions: ReplayWorkerOptions;
  logger: Logger;
  signal: AbortSignal;
  everyMs?: number;
  silentMs?: number;
}

const defaultEveryMs = 15_000;
const soonMs = 500;
const roundWithinMs = 60_000;
/** A server that was started again has forgotten its pollers for a moment. */
const roundsBeforeTakingOver = 2;

/**
 * Ensures that no workflow waits for a build without workers. The first build of a deployment becomes the current one; a
 * later one does when an operator says so, or when the workers of the current one are gone.
 */
export async function keepDeployment(given: Keeping): Promise<void> {
  const { temporal, logger, signal, everyMs = defaultEveryMs } = given;
  const look = createRound(given);
  let failures = 0;
  while (!signal.aborted) {
    let isSettled = false;
    try {
      isSettled = await temporal.withDeadline(Date.now() + roundWithinMs, look);
      failures = 0;
    } catch (error) {
      const { name, message } = error as Error;
      failures += 1;
      if (failures % 20 === 5) logger.warn({ reason: name, message }, 'builds of workers cannot be read; trying on');
    }
    await sleep(isSettled ? everyMs : soonMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Looks at the builds once; true when nothing is to be done soon. */
function createRound(given: Keeping): () => Promise<boolean> {
  const { temporal, version, signal } = given;
  const moveStranded = createStrandedWorkflowMover(given);
  let unserved = 0;
  return async () => {
    const queue = await readWorkerQueue(temporal);
    // the server does not know this build yet
    if (queue.silenceOf(version) === undefined) return false;
    unserved = isCurrentServed(queue, given) ? 0 : unserved + 1;
    if (queue.current === undefined || unserved >= roundsBeforeTakingOver) await takeOver(queue, given);
    if (isSameVersion(queue.current, version)) await moveStranded(queue, signal);
    return queue.current !== undefined;
  };
}

function isCurrentServed({ current, silenceOf }: WorkerQueue, { silentMs = silentAfterMs }: Keeping): boolean {
  return current !== undefined && (silenceOf(current) ?? Infinity) < silentMs;
}

async function takeOver({ current }: WorkerQueue, { temporal, version, logger }: Keeping): Promise<void> {
  if (isSameVersion(current, version)) return;
  await makeCurrent(temporal, version);
  const build = { ...version, former: current?.buildId };
  if (current === undefined) logger.info(build, 'new workflows begin with this build');
  else logger.warn(build, 'no worker of the former build is left: new workflows begin with this one');
}
