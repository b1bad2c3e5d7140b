import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePorts } from '../../services/stack/ports.ts';
import { describeSkipped } from './skipped.ts';

/** What deployments of tests have beside docker-compose.yml: short waits, no limits, and receivers on loopback. */
const settings = {
  LOG_LEVEL: 'info',
  // that of test/e2e/webhooks.test.ts
  WEBHOOK_SCHEDULE: '0,0.1,0.1,0.2,0.1,0.1,0.1,0.1,0.1,0.2',
  RATE_PER_SECOND: '100000',
  RATE_BURST: '100000',
  MAX_SYNC_WAITS: '1000',
  MAX_UNFINISHED_JOBS: '100000',
};
/** More than the test files open at once. */
const allowedPorts = 40;

/** Starts the topology in a process of its own, which stops it after vitest has exited, even if it was killed. */
export default async function startDeployment(): Promise<() => Promise<void>> {
  const skipped = describeSkipped();
  process.stdout.write(
    `Not for a deployment (test/topology/skipped.ts):\n${skipped.map((line) => `  ${line}\n`).join('')}`,
  );
  const ports = await freePorts(allowedPorts);
  const more = { ...settings, OUTBOUND_ALLOW: ports.map((port) => `127.0.0.1:${port}`).join(',') };
  const words = Object.entries(more).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
  const holder = fork(path.join(import.meta.dirname, 'main.ts'), ['--port', '0', ...words], {
    execArgv: ['--import', 'tsx'],
    // detached, so that Ctrl-C reaches vitest only
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(holder, 'exit').then(() => {
    throw new Error('the topology did not start, see above');
  });
  const [ready] = (await Promise.race([once(holder, 'message'), ended])) as [Ready];
  holder.unref();
  holder.channel?.unref();
  Object.assign(process.env, ready.environment, {
    TEST_DEPLOYMENT_URL: ready.url,
    TEST_ALLOWED_PORTS: ports.join(','),
    TEST_DEPLOYMENT_STATE: ready.stateFolder,
    TEST_DEPLOYMENT_OBJECTS: ready.objects,
    TEST_DEPLOYMENT_WORKERS: ready.workers,
    // of a gateway that a test starts beside those of the deployment
    TEST_TEMPORAL_ADDRESS: ready.environment.TEMPORAL_ADDRESS,
    TEST_TEMPORAL_NAMESPACE: ready.environment.TEMPORAL_NAMESPACE,
  });
  return async () => {
    holder.ref();
    holder.disconnect();
    await ended.catch(() => undefined);
  };
}

interface Ready {
  url: string;
  /** Where gateways and workers could keep something. */
  stateFolder: string;
  /** The bucket, as files. */
  objects: string;
  /** Starts and stops workers. */
  workers: string;
  environment: Record<string, string>;
}
