import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deployment } from './deployment.ts';

/** Listens on a port of 127.0.0.1 that the tested service may be allowed to call; resolves with its number. */
export async function listenOnLoopback(server: Server): Promise<number> {
  for (const port of deployment()?.allowedPorts ?? [0]) {
    if (await tryToListen(server, port)) return (server.address() as AddressInfo).port;
  }
  throw new Error('every port that the deployment may call is in use');
}

function tryToListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', refuse).listen(port, '127.0.0.1', () => {
      server.off('error', refuse);
      resolve(true);
    });
  });
}
