import { useMemo } from 'react';
import type { Schema } from '../review/schema.ts';
import { useDocument, useReview } from '../review/use-review.ts';
import type { Compared } from './differences.ts';

/** A document with its result, ready to be compared. */
export function useCompared(documentId: string) {
  const document = useDocument(documentId);
  const loaded = useReview(document.data);
  const { review, schema } = loaded;
  const compared = useMemo(
    (): Compared | undefined => review && { review, keys: keysOf(schema.data) },
    [review, schema.data],
  );
  return { document, loaded, compared };
}

/** The fields that tell the elements of a list apart, by name of the list. */
function keysOf(schema: Schema | undefined): ReadonlyMap<string, readonly string[]> {
  const lists = Object.entries(schema?.properties ?? {});
  return new Map(
    lists.map(([name, list]) => [name, (list as { 'x-key'?: readonly string[] })['x-key'] ?? []] as const),
  );
}
