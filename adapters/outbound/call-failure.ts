import { LoggableError } from '../../domain/failure/loggable-error.ts';
import { UrlNotAllowed } from './check-url.ts';

/** Why a call got no response. Customers see this class only, so that the service cannot be used to probe networks. */
export type FailureClass = 'dns' | 'connect' | 'tls' | 'timeout' | 'protocol' | 'url_not_allowed';

/** A host name that could not be resolved. */
export class NameNotResolved extends LoggableError {
  constructor() {
    super('The host name has no address.');
    this.name = 'NameNotResolved';
  }
}

/** The other side took longer than one of the limits. */
export class CallTimedOut extends LoggableError {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The call took too long.');
    this.name = 'CallTimedOut';
  }
}

/** The connection ended before the answer did. */
export class ConnectionLost extends LoggableError {
  readonly code = 'ECONNRESET';

  constructor() {
    super('The connection was closed.');
    this.name = 'ConnectionLost';
  }
}

const tlsCode = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$|HOSTNAME_MISMATCH)/;
/** Error codes of Node's HTTP parser. */
const protocolCode = /^HPE_/;

/** Classifies the error of a call; undefined when the error does not come from the network or the URL check. */
export function classify(error: unknown): FailureClass | undefined {
  if (error instanceof UrlNotAllowed) return 'url_not_allowed';
  if (error instanceof NameNotResolved) return 'dns';
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('code' in error) || typeof error.code !== 'string') return undefined;
  if (error.code === 'ETIMEDOUT') return 'timeout';
  if (tlsCode.test(error.code)) return 'tls';
  return protocolCode.test(error.code) ? 'protocol' : 'connect';
}
