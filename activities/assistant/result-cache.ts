import type { ResultCache, ResultOwner } from '../../prisma/assistant/assistant-document.repository.ts';

type Result = NonNullable<ReturnType<ResultCache['get']>>;

/**
 * LRU cache of extraction results in the memory of this process: follow-up questions read the same results. Holds results
 * of `mostCharacters` of JSON at most, of which each takes about 4 bytes with the index that the assistant keeps for it;
 * evicts the least recently used first.
 */
export function createResultCache({ mostCharacters }: { mostCharacters: number }): ResultCache {
  // a Map iterates in insertion order, so its first key is the least recently used one
  const kept = new Map<string, { result: Result; characters: number }>();
  let total = 0;
  return {
    get(owner) {
      const name = nameOf(owner);
      const found = kept.get(name);
      if (!found) return undefined;
      kept.delete(name);
      kept.set(name, found);
      return found.result;
    },
    keep(owner, result) {
      const name = nameOf(owner);
      remove(name);
      const characters = JSON.stringify(result).length;
      if (characters > mostCharacters) return;
      kept.set(name, { result, characters });
      total += characters;
      for (const oldest of kept.keys()) {
        if (total <= mostCharacters) break;
        remove(oldest);
      }
    },
  };

  function remove(name: string): void {
    total -= kept.get(name)?.characters ?? 0;
    kept.delete(name);
  }
}

const nameOf = ({ accountId, jobId, version }: ResultOwner): string => `${accountId}/${jobId}/${version}`;
