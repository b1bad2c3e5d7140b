import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// WireServer, Azure's platform endpoint: formally a public address, but reachable from inside a virtual machine only
const denied = new Set(['168.63.129.16']);
// ipaddr.js reports unassigned ranges as "unicast" too; global unicast is 2000::/3 only (RFC 4291, IANA)
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address (without brackets) is publicly routable. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%') || denied.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
