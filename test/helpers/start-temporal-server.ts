import { spawn } from 'node:child_process';
import { freePorts } from '../../services/stack/ports.ts';
import { findTemporalProgram } from '../../services/stack/temporal/find-program.ts';
import { prepareNamespace } from '../../services/stack/temporal/namespace.ts';
import { serverArguments } from '../../services/stack/temporal/settings.ts';

/** Starts a separate Temporal server with changes to the dynamic configuration. */
export async function startTemporalServer({
  without = [],
  and = [],
}: {
  without?: readonly string[];
  /** `key=value`, the value as JSON. */
  and?: readonly string[];
}): Promise<{ address: string; stop: () => Promise<void> }> {
  const program = await findTemporalProgram({
    cliPath: process.env.TEMPORAL_CLI_PATH,
    environment: process.env,
    onProgress: () => undefined,
  });
  const [frontend = 0, http = 0, metrics = 0] = await freePorts(3);
  const namespace = 'default';
  const all = serverArguments({ ports: { frontend, http, metrics }, namespace });
  const isLeftOut = (argument = ''): boolean => without.some((key) => argument.startsWith(`${key}=`));
  const kept = all.filter((argument, index) => !isLeftOut(argument) && !isLeftOut(all[index + 1]));
  if (kept.length !== all.length - 2 * without.length) throw new Error('a setting is not where it was');
  const more = and.flatMap((setting) => ['--dynamic-config-value', setting]);
  const server = spawn(program, [...kept, ...more], { stdio: 'ignore' });
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
