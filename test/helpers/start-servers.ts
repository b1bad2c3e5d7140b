import { fork } from 'node:child_process';
import path from 'node:path';
import { compile } from './compiled.ts';
import type { TestServers } from './test-servers.ts';

/**
 * Starts Postgres and a Temporal server for all test files in a separate process, which stops them after jest has exited,
 * even if jest was killed.
 */
export default async function startServers(): Promise<void> {
  const holder = fork(path.join(process.cwd(), 'test/helpers/test-servers.ts'), {
    execArgv: ['--import', 'tsx'],
    // detached, so that Ctrl-C reaches jest only
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const compiling = compile();
  const starting = new Promise<TestServers>((resolve, reject) => {
    holder.once('message', (message) => resolve(message as TestServers));
    holder.once('exit', (code) => reject(new Error(`the test servers did not start (exit code ${code}), see above`)));
  });
  const [servers] = await Promise.all([starting, compiling]);
  holder.unref();
  holder.channel?.unref();
  Object.assign(process.env, servers);
  Object.assign(globalThis, { testServersHolder: holder });
}
