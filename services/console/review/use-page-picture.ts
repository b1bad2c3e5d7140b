import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.tsx';

/** Pictures of pages that were scrolled away are dropped after this time. */
const keptMs = 30_000;

/** The picture of a page as an address for an image. Pictures need the key, so an image cannot load them itself. */
export function usePagePicture(documentId: string, number: number) {
  const { client } = useSession();
  const {
    data: blob,
    error,
    refetch,
  } = useQuery({
    queryKey: ['page', documentId, number],
    queryFn: ({ signal }) => client.documents.page(documentId, number, { signal }),
    staleTime: Infinity,
    gcTime: keptMs,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return { address, error, retry: () => void refetch() };
}
