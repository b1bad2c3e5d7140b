import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Job, ListJobsQuery } from '../api/decpage.ts';
import { useSession } from '../app/session.tsx';

const pageSize = 50;
const liveMs = 1_500;
const idleMs = 20_000;

export const hasEnded = ({ status }: Pick<Job, 'status'>): boolean => status === 'completed' || status === 'failed';

export type JobFilters = Pick<ListJobsQuery, 'status' | 'policyType'>;

/** The jobs of the account, newest first. */
export function useJobs(filters: JobFilters) {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['jobs', filters],
    queryFn: ({ pageParam, signal }) =>
      client.jobs.list({ ...filters, limit: pageSize, ...(pageParam && { cursor: pageParam }) }, { signal }).page(),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.pages.some(({ jobs }) => !jobs.every(hasEnded)) ? liveMs : idleMs),
  });
}

export function useJob(jobId: string) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['job', jobId],
    queryFn: ({ signal }) => client.jobs.get(jobId, { signal }),
    refetchInterval: ({ state: { data } }) => (data && hasEnded(data) && !isDelivering(data) ? false : liveMs),
  });
}

/** The deliveries of the job's event; looked for again while one is under way. */
export function useDeliveries(job: Job) {
  const { client, may } = useSession();
  return useQuery({
    queryKey: ['deliveries', job.jobId, hasEnded(job)],
    queryFn: ({ signal }) => client.webhooks.deliveries(job.jobId, { signal }).page(),
    enabled: may('webhooks:read') && job.progress?.webhook !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some(({ status }) => status === 'pending') ? liveMs : false,
  });
}

const isDelivering = ({ progress }: Job): boolean => progress?.webhook?.status === 'pending';
