import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { AuthenticationError } from '../api/decpage.ts';
import { mayPass } from '../api/message-of.ts';

const listeners = new Set<() => void>();

/** Calls `listener` when the service refuses the key; returns a function that stops that. */
export function onKeyRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports an error of a call that neither a query nor a mutation makes. */
export function noticeRefusal(error: unknown): void {
  if (error instanceof AuthenticationError) for (const listener of listeners) listener();
}

/** What was loaded from the service. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeRefusal }),
  mutationCache: new MutationCache({ onError: noticeRefusal }),
  defaultOptions: { queries: { staleTime: 5_000, retry: (count, error) => count < 2 && mayPass(error) } },
});

/** Loads what is shown of these keys again. Invalidating alone joins a first fetch that is under way, whose response may be older. */
export async function fetchAnew(cache: QueryClient, queryKey: readonly string[]): Promise<void> {
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey });
}
