import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { StackError } from './stack-error.ts';

/** Below the ports that Linux (32768), macOS and Windows (49152) give to outgoing connections. */
const FIRST = 20_000;
const LAST = 32_000;
const ATTEMPTS = 100;

/**
 * Returns consecutive free ports of 127.0.0.1. A server that is started again finds its port free: none of them is given to
 * an outgoing connection meanwhile. Throws StackError if there are none.
 */
export async function freePorts(count: number): Promise<number[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const first = randomInt(FIRST, LAST - count);
    const ports = Array.from({ length: count }, (_, at) => first + at);
    if (await areFree(ports)) return ports;
  }
  throw new StackError(
    `No ${count} free ports in a row between ${FIRST} and ${LAST} on 127.0.0.1. Stop what listens there.`,
  );
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  const tried = await Promise.allSettled(ports.map((port) => listen({ host: '127.0.0.1', port })));
  await Promise.all(tried.flatMap((one) => (one.status === 'fulfilled' ? [close(one.value)] : [])));
  return tried.every(({ status }) => status === 'fulfilled');
}

/** Throws StackError, which names the variable to change, if the port is in use. */
export async function assertPortIsFree(wanted: { host: string; port: number; variable: string }): Promise<void> {
  const { host, port, variable } = wanted;
  try {
    await close(await listen({ host, port }));
  } catch (error) {
    throw new StackError(problemWith({ host, port, variable, code: (error as NodeJS.ErrnoException).code }), {
      cause: error,
    });
  }
}

function problemWith({
  host,
  port,
  variable,
  code,
}: {
  host: string;
  port: number;
  variable: string;
  code?: string | undefined;
}) {
  // whoever collects the metrics has to know their port
  const anyFree = variable === 'METRICS_PORT' ? '' : `, or ${variable}=0 for any free one`;
  const remedy = `Choose another with ${variable}=<port>${anyFree}`;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Stop what listens there, or: ${remedy}.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. ${remedy}.`;
  return `Cannot listen on ${host}:${port} (${code ?? 'unknown error'}). Check HOST. ${remedy}.`;
}

function listen(where: { host: string; port: number }): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(where, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
