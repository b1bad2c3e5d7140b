import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bundleCompiledWorkflows, compile } from './compiled.ts';
import type { TestServers } from './test-servers.ts';

/**
 * Starts Postgres and a Temporal server for all test files in a separate process, which stops them after vitest has exited,
 * even if it was killed. Returns what stops them and waits until their processes have exited.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const holder = fork(path.join(process.cwd(), 'test/helpers/test-servers.ts'), {
    execArgv: ['--import', 'tsx'],
    // detached, so that Ctrl-C reaches vitest only
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const compiling = compile().then(bundleCompiledWorkflows);
  const starting = new Promise<TestServers>((resolve, reject) => {
    holder.once('message', (message) => resolve(message as TestServers));
    holder.once('exit', (code) => reject(new Error(`the test servers did not start (exit code ${code}), see above`)));
  });
  const [servers] = await Promise.all([starting, compiling]);
  holder.unref();
  holder.channel?.unref();
  Object.assign(process.env, servers);
  return async () => {
    if (holder.exitCode !== null) return;
    const gone = once(holder, 'exit');
    holder.ref();
    holder.disconnect();
    await gone;
  };
}
