import type { KeyRepository, KeyWithAccount } from '../../../prisma/accounts/key.repository.ts';

/** Cache TTL. Bounds how long a key revoked on another replica keeps working: documented as one second. */
const ttlMs = 900;

/** Wraps a key repository with a cache of valid keys; revoking or rotating a key through it clears the cache at once. */
export function createKeyCache(keys: KeyRepository): KeyRepository {
  let entries = new Map<string, Promise<KeyWithAccount | undefined>>();
  let clearedAt = 0;
  const clear = (): void => {
    entries = new Map();
    clearedAt = performance.now();
  };

  return {
    ...keys,

    async findByText(text) {
      if (performance.now() - clearedAt > ttlMs) clear();
      return await (entries.get(text) ?? load(text));
    },

    async revoke(...which) {
      try {
        return await keys.revoke(...which);
      } finally {
        clear();
      }
    },

    async rotate(...which) {
      try {
        return await keys.rotate(...which);
      } finally {
        clear();
      }
    },
  };

  async function load(text: string): Promise<KeyWithAccount | undefined> {
    // `clear` may replace the map while the query runs
    const current = entries;
    const query = keys.findByText(text);
    // caching the promise lets concurrent requests with the same key share one query
    current.set(text, query);
    const found = await query.catch(() => undefined);
    // misses are not cached: a key created on another replica works at once, and wrong keys cannot fill the memory
    if (!found) current.delete(text);
    return await query;
  }
}
