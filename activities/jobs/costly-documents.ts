import { DocumentError } from '../../domain/document/document-error.ts';

/** What of a document is worked on: everything, or the picture of one page. */
interface Part {
  accountId: string;
  /** Of the document's bytes, hex. */
  sha256: string;
  page?: number;
}

/** Remembers documents that ran into a resource limit, so that they do not cost the same again at once. */
export interface CostlyDocuments {
  /** Throws `document_resource_limit` for a part that ran into its limit a short while ago. */
  refuse: (part: Part) => void;
  /** Runs the work, and remembers the part when it runs into its limit. */
  watch: <T>(part: Part, work: () => Promise<T>) => Promise<T>;
}

/** Keeps `most` documents in the memory of this process, each for `minutes`; the oldest go first. */
export function createCostlyDocuments({ minutes, most }: { minutes: number; most: number }): CostlyDocuments {
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
    // a Map keeps the order of insertion, so its first entry is the oldest
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
