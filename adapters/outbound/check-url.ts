import { isIP } from 'node:net';
import { LoggableError } from '../../domain/failure/loggable-error.ts';
import { maxUrlLength } from '../../domain/limits.ts';
import { isPublicAddress } from './public-address.ts';
import { lookup } from '../../domain/lookup.ts';

/** Keyed by `URL.protocol`. */
const defaultPorts = lookup({ 'http:': '80', 'https:': '443' });
const allowedPorts = new Set(defaultPorts.values());
const controlsAndBlanks = /[\s\\\p{Cc}\p{Cf}]/u;

// reserved by RFC 2606, 6761, 6762, 7686, 8375 and by ICANN, and domains in common use inside companies and clusters
const reservedDomains = ['arpa', 'example', 'internal', 'invalid', 'local', 'localhost', 'onion', 'test'];
const inHouseDomains = ['cluster', 'corp', 'home', 'intranet', 'lan', 'localdomain', 'private', 'svc'];
const privateDomains = new Set([...reservedDomains, ...inHouseDomains]);

const messages = {
  malformed: 'The URL is not a well-formed http or https URL.',
  too_long: `The URL is longer than ${maxUrlLength} characters.`,
  scheme: 'Only http and https URLs are allowed.',
  credentials: 'The URL must not contain a user name or a password.',
  port: 'Only the ports 80 and 443 are allowed.',
  host: 'The host of the URL must be a public host name.',
  address: 'The host of the URL must have public addresses only.',
} as const;

export type UrlRefusal = keyof typeof messages;

/** A URL that the service refuses to call. The message gives the reason and never quotes the URL. */
export class UrlNotAllowed extends LoggableError {
  readonly code = 'url_not_allowed';
  readonly reason: UrlRefusal;

  constructor(reason: UrlRefusal) {
    super(messages[reason]);
    this.name = 'UrlNotAllowed';
    this.reason = reason;
  }
}

/**
 * Validates a customer's URL and returns it without its fragment; throws `UrlNotAllowed`. Host names are not resolved here,
 * see `connectGuarded`. `allow` lists exact `ip:port` pairs (`[ip]:port` for IPv6) that pass although they are not public.
 */
export function checkUrl(url: string, { allow }: { allow: readonly string[] }): URL {
  if (url.length > maxUrlLength) throw new UrlNotAllowed('too_long');
  if (controlsAndBlanks.test(url)) throw new UrlNotAllowed('malformed');
  if (!/^https?:/i.test(url)) throw new UrlNotAllowed('scheme');
  // the WHATWG parser accepts "http:/host" and "http:host" as URLs with a host
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) throw new UrlNotAllowed('malformed');

  const parsed = new URL(url);
  parsed.hash = '';
  if (parsed.username !== '' || parsed.password !== '') throw new UrlNotAllowed('credentials');
  if (isAllowedEndpoint(parsed, allow)) return parsed;
  if (!allowedPorts.has(portOf(parsed))) throw new UrlNotAllowed('port');
  const host = hostOf(parsed);
  if (isIP(host) === 0 && !isPublicName(host)) throw new UrlNotAllowed('host');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new UrlNotAllowed('address');
  return parsed;
}

/** Whether the URL's host is a literal address that the allow list contains with the URL's port. */
export function isAllowedEndpoint(url: URL, allow: readonly string[]): boolean {
  return isIP(hostOf(url)) !== 0 && allow.includes(`${url.hostname}:${portOf(url)}`);
}

/** The host as sockets take it: addresses of IPv6 without their brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

export function portOf(url: URL): string {
  return url.port || (defaultPorts.get(url.protocol) ?? '');
}

function isPublicName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  return labels.length > 1 && !labels.includes('') && !privateDomains.has(labels.at(-1) ?? '');
}
