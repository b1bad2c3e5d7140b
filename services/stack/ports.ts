import { createServer, type Server } from 'node:net';
import { StackError } from './stack-error.ts';

/** Returns distinct free ports of 127.0.0.1. */
export async function freePorts(count: number): Promise<number[]> {
  // all stay bound until the last is found, so that no two are equal
  const servers = await Promise.all(Array.from({ length: count }, () => listen({ host: '127.0.0.1', port: 0 })));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map(close));
  return ports;
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
  const remedy = `Choose another with ${variable}=<port>, or ${variable}=0 for any free one`;
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
