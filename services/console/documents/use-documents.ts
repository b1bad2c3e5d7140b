import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Document } from '../api/decpage.ts';
import { useSession } from '../app/session.tsx';

const pageSize = 50;
const liveMs = 1_500;
const idleMs = 20_000;

/** Whether the file was refused, never sent, or is only on its way. */
export const isWithoutFile = ({ status }: Pick<Document, 'status'>): boolean =>
  status === 'awaiting_upload' || status === 'expired';

/** Whether nothing more will happen to a document by itself. */
const isSettled = (document: Pick<Document, 'status'>): boolean =>
  document.status === 'ready' || document.status === 'failed' || isWithoutFile(document);

/** The documents of the account, newest first; with a query those that a search finds. */
export function useDocuments(query: string) {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['documents', query],
    queryFn: ({ pageParam, signal }) =>
      client.documents
        .list({ limit: pageSize, ...(query !== '' && { query }), ...(pageParam && { cursor: pageParam }) }, { signal })
        .page(),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ documents }) => !documents.every(isSettled)) ? liveMs : idleMs,
  });
}

/** How far the processing of a document is, in percent; undefined once it is over. */
export function useProgress(document: Pick<Document, 'documentId' | 'status'>): number | undefined {
  const { client } = useSession();
  const { data } = useQuery({
    queryKey: ['document status', document.documentId],
    queryFn: ({ signal }) => client.documents.status(document.documentId, { signal }),
    enabled: !isSettled(document),
    refetchInterval: 1_000,
  });
  return isSettled(document) ? undefined : data?.progress.percent;
}

/** Returns a function that gives the label of a policy type. */
export function usePolicyLabels(): (policyType: string) => string {
  const { client, may } = useSession();
  const { data } = useQuery({
    queryKey: ['policies'],
    queryFn: ({ signal }) => client.policies.list({ signal }),
    enabled: may('policies:read'),
    staleTime: Infinity,
  });
  const labels = new Map(data?.map(({ type, label }) => [type, label]));
  return (policyType) => labels.get(policyType) ?? policyType.replaceAll('_', ' ');
}
