import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { NameNotResolved } from './call-failure.ts';
import { defaultPorts, UrlNotAllowed } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';

/** Resolves a host name to all of its addresses; the first one is used. */
export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

/** Resolves with the operating system; IPv4 first, because many containers have no IPv6 route. */
export const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true, order: 'ipv4first' });

/**
 * Connects undici to public addresses only (protection against SSRF and DNS rebinding). A name is resolved once and refused
 * if any of its addresses is private. The address of the connected socket is checked before anything is sent, because
 * literal addresses bypass `lookup`. With `isAllowedEndpoint` the socket check is skipped.
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
