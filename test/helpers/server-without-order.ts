import { spawn } from 'node:child_process';
import { freePorts } from '../../services/stack/ports.ts';
import { findTemporalProgram } from '../../services/stack/temporal/find-program.ts';
import { prepareNamespace } from '../../services/stack/temporal/namespace.ts';
import { serverArguments } from '../../services/stack/temporal/settings.ts';

/** Our Temporal server without the two settings that make it keep priorities and fairness. */
export async function startServerWithoutOrder(): Promise<{ address: string; stop: () => Promise<void> }> {
  const program = await findTemporalProgram({
    cliPath: process.env.TEMPORAL_CLI_PATH,
    environment: process.env,
    onProgress: () => undefined,
  });
  const [frontend = 0, http = 0, metrics = 0] = await freePorts(3);
  const namespace = 'default';
  const all = serverArguments({ ports: { frontend, http, metrics }, namespace });
  const isOrder = (argument: string | undefined): boolean =>
    /^matching\.(useNewMatcher|enableFairness)=/.test(argument ?? '');
  const kept = all.filter((argument, index) => !isOrder(argument) && !isOrder(all[index + 1]));
  if (kept.length !== all.length - 4) throw new Error('the settings for priority and fairness are not where they were');
  const server = spawn(program, kept, { stdio: 'ignore' });
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  const address = `127.0.0.1:${frontend}`;
  await prepareNamespace({ address, namespace, timeoutMs: 60_000 });
  return {
    address,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
