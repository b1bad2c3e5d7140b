import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// Azure's platform services answer on it, though it is an ordinary public address.
const denied = new Set(['168.63.129.16']);
// ipaddr.js also calls unassigned space "unicast"; the global unicast space is 2000::/3 alone (RFC 4291, IANA)
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address, without brackets, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%') || denied.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
