import type { KeyRepository, KeyWithAccount } from '../../../prisma/accounts/key.repository.ts';

/** How long nobody asks again: what another gateway revokes is refused within a second. */
const rememberedMs = 900;

/** The same keys, but those that were found are remembered for a moment; what is changed here is known here at once. */
export function rememberKeys(keys: KeyRepository): KeyRepository {
  let known = new Map<string, Promise<KeyWithAccount | undefined>>();
  let since = 0;
  const forget = (): void => {
    known = new Map();
    since = performance.now();
  };

  return {
    ...keys,

    async findByText(text) {
      if (performance.now() - since > rememberedMs) forget();
      return await (known.get(text) ?? ask(text));
    },

    async revoke(...which) {
      try {
        return await keys.revoke(...which);
      } finally {
        forget();
      }
    },

    async rotate(...which) {
      try {
        return await keys.rotate(...which);
      } finally {
        forget();
      }
    },
  };

  async function ask(text: string): Promise<KeyWithAccount | undefined> {
    const [mine, asked] = [known, keys.findByText(text)];
    // who asks for the same meanwhile waits for the same answer
    mine.set(text, asked);
    const found = await asked.catch(() => undefined);
    // a key that another gateway makes works from its first call, and no flood of wrong keys fills the memory
    if (!found) mine.delete(text);
    return await asked;
  }
}
