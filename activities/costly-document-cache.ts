import { DocumentError } from '../domain/document/document-error.ts';

/** The unit of work: a whole document, or the rendering of one page. */
interface Part {
  accountId: string;
  /** SHA-256 of the document, hex. */
  sha256: string;
  page?: number;
}

/** Negative cache of documents that exceeded a resource limit, so that immediate retries do not cost as much again. */
export interface CostlyDocumentCache {
  /** Throws `document_resource_limit` while the part is cached. */
  refuse: (part: Part) => void;
  /** Runs the work, and caches the part when it exceeds a limit. */
  watch: <T>(part: Part, work: () => Promise<T>) => Promise<T>;
}

/** In the memory of this process: at most `most` parts, each for `minutes`; evicts the oldest first. */
export function createCostlyDocumentCache({ minutes, most }: { minutes: number; most: number }): CostlyDocumentCache {
  const until = new Map<string, number>();
  return {
    refuse(part) {
      const end = until.get(nameOf(part));
      if (end === undefined) return;
      if (end > Date.now()) throw refusal(end);
      until.delete(nameOf(part));
    },
    async watch(part, work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof DocumentError && error.code === 'document_resource_limit') remember(nameOf(part));
        throw error;
      }
    },
  };

  function remember(name: string): void {
    // a Map iterates in insertion order, so its first key is the oldest
    until.delete(name);
    until.set(name, Date.now() + minutes * 60_000);
    const [oldest] = until.keys();
    if (until.size > most && oldest !== undefined) until.delete(oldest);
  }
}

function nameOf({ accountId, sha256, page }: Part): string {
  return `${accountId}/${sha256}/${page ?? ''}`;
}

function refusal(end: number): DocumentError {
  return new DocumentError(
    'document_resource_limit',
    `The document ran into its time or memory limit. It is not tried again before ${new Date(end).toISOString()}.`,
  );
}
