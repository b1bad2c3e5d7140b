import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Stack } from '../../../services/stack/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A further gateway and a further worker beside those of the stack, as on a second machine. */
export async function startSecondMachine({
  stack,
  environment,
}: {
  stack: Stack;
  environment: Record<string, string | undefined>;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const env = {
    ...environment,
    PORT: '0',
    DATABASE_URL: stack.databaseUrl,
    TEMPORAL_ADDRESS: stack.temporalAddress,
    TEMPORAL_NAMESPACE: stack.namespace,
  };
  const start = async (name: string): Promise<{ child: ChildProcess; ready: { url?: string } }> => {
    const child = spawn(process.execPath, ['--import', 'tsx', `services/${name}/main.ts`], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [ready] = (await once(child, 'message')) as [{ url?: string }];
    return { child, ready };
  };
  const [gateway, worker] = await Promise.all([start('gateway'), start('worker')]);
  return {
    url: gateway.ready.url ?? '',
    async stop() {
      for (const { child } of [gateway, worker]) {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
    },
  };
}
