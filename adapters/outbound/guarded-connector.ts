import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { NameNotResolved } from './call-failure.ts';
import { defaultPorts, UrlNotAllowed } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';

/** All addresses of a host name; the first one is dialled. */
export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

/** Asks the system; IPv4 first, because many containers have no way out over IPv6. */
export const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true, order: 'ipv4first' });

/**
 * Connects undici to public addresses only. A name is resolved once and one private answer refuses it; the address of
 * the connected socket is checked again before a byte is written, so a literal or a library change cannot slip by.
 * `isAllowedEndpoint` lets the socket go where the allow list says.
 */
export function guardedConnector({
  resolve,
  connectMs,
  isAllowedEndpoint,
}: {
  resolve: Resolve;
  connectMs: number;
  isAllowedEndpoint: boolean;
}): buildConnector.connector {
  const connect = buildConnector({
    timeout: connectMs,
    maxCachedSessions: 0,
    autoSelectFamily: false,
    lookup: checkedLookup(resolve),
  });
  return (options, callback) => {
    const port = options.port || (defaultPorts.get(options.protocol) ?? '');
    connect({ ...options, protocol: 'http:', port }, (...[error, socket]) => {
      if (error) return callback(error, null);
      if (!isAllowedEndpoint && !isPublicAddress(socket.remoteAddress ?? '')) {
        socket.destroy();
        return callback(new UrlNotAllowed('address'), null);
      }
      if (options.protocol === 'https:') connect({ ...options, port, httpSocket: socket }, callback);
      else callback(null, socket);
    });
  };
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
