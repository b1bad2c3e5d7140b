import { connect as connectSocket, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { CallTimedOut, ConnectionLost, NameNotResolved } from './call-failure.ts';
import { hostOf, portOf, UrlNotAllowed } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';
import type { Resolve } from './resolve-name.ts';

interface Waiting {
  /** For each of the connection and its encryption. */
  connectMs: number;
  aborted: AbortSignal;
}

/**
 * Connects to public addresses only (protection against SSRF and DNS rebinding). A name is resolved once and refused if any
 * of its addresses is private. The address of the connected socket is checked before anything is sent, because literal
 * addresses bypass `lookup`. With `isAllowedEndpoint` the socket check is skipped.
 */
export async function connectGuarded(
  target: URL,
  { resolve, isAllowedEndpoint, ...waiting }: Waiting & { resolve: Resolve; isAllowedEndpoint: boolean },
): Promise<Socket> {
  const host = hostOf(target);
  const port = Number(portOf(target));
  const socket = connectSocket({ host, port, autoSelectFamily: false, lookup: checkedLookup(resolve) });
  await established(socket, 'connect', waiting);
  if (!isAllowedEndpoint && !isPublicAddress(socket.remoteAddress ?? '')) {
    socket.destroy();
    throw new UrlNotAllowed('address');
  }
  if (target.protocol !== 'https:') return socket;
  // a name for SNI must not be an address
  const servername = isIP(host) === 0 ? host : '';
  const secure = connectSecurely({ socket, host, servername, ALPNProtocols: ['http/1.1'] });
  await established(secure, 'secureConnect', waiting);
  return secure;
}

async function established(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  { connectMs, aborted }: Waiting,
): Promise<void> {
  // for the whole life of the socket: an `error` event without a listener ends the process
  socket.on('error', () => undefined);
  const abort = () => socket.destroy(new ConnectionLost());
  const timer = setTimeout(() => socket.destroy(new CallTimedOut()), connectMs);
  aborted.addEventListener('abort', abort, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once(event, resolve);
      socket.once('error', reject);
      socket.once('close', () => reject(new ConnectionLost()));
    });
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
    aborted.removeEventListener('abort', abort);
  }
}

function checkedLookup(resolve: Resolve): LookupFunction {
  return (hostname, _options, callback) => {
    resolve(hostname).then(
      (answers) => {
        const [first] = answers;
        if (first === undefined) callback(new NameNotResolved(), '');
        else if (!answers.every(({ address }) => isPublicAddress(address))) callback(new UrlNotAllowed('address'), '');
        else callback(null, first.address, first.family);
      },
      () => callback(new NameNotResolved(), ''),
    );
  };
}
