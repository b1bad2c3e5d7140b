import { promises as dns } from 'node:dns';

/** Resolves a host name to its addresses, of which the first one is used; none when the name has none. */
export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

/** The name exists without addresses of the asked family, or does not exist. */
const withoutAddress: readonly unknown[] = ['ENODATA', 'ENOTFOUND'];

/**
 * Resolves names by DNS queries. The operating system's look-up (`getaddrinfo`) would hold one of the process's few threads
 * for it until the system gives up, so that names whose servers never answer would delay those of the database, of storage
 * and of other customers. IPv6 is asked for where there is no address of IPv4, because many containers have no IPv6 route.
 */
export function resolveByDns(resolver = new dns.Resolver({ timeout: 2_000, tries: 2 })): Resolve {
  const addressesOf = async (hostname: string, family: 4 | 6) => {
    try {
      const found = await (family === 4 ? resolver.resolve4(hostname) : resolver.resolve6(hostname));
      return found.map((address) => ({ address, family }));
    } catch (error) {
      if (withoutAddress.includes((error as NodeJS.ErrnoException).code)) return [];
      throw error;
    }
  };
  return async (hostname) => {
    const addresses = await addressesOf(hostname, 4);
    return addresses.length > 0 ? addresses : await addressesOf(hostname, 6);
  };
}
