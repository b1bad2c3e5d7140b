import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Correction, DocumentDetails, Job } from '../api/decpage.ts';
import { useSession } from '../app/session.tsx';
import { ReviewData } from './review-data.ts';
import type { Schema } from './schema.ts';

const liveMs = 1_000;

const isUnderWay = (status: DocumentDetails['status']): boolean =>
  status === 'uploaded' || status === 'fetching' || status === 'queued' || status === 'processing';

export function useDocument(documentId: string) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['document', documentId],
    queryFn: ({ signal }) => client.documents.get(documentId, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.status) ? liveMs : false),
  });
}

/** The result of a document's extraction, ready to be reviewed; `review` is undefined where there is none. */
export function useReview(document: DocumentDetails | undefined) {
  const { may } = useSession();
  const jobId = document?.links.job === undefined ? '' : document.jobId;
  const isReady = document?.status === 'ready' && jobId !== '' && may('jobs:read');
  const job = useJob(jobId, isReady);
  const schema = useSchema(job.data);
  const validation = useCorrectedValidation(job.data);
  const result = job.data?.result;
  const corrections = job.data?.review?.corrections ?? none;
  const review = useMemo(
    () => result && schema.data && new ReviewData({ result, schema: schema.data, corrections, validation }),
    [result, schema.data, corrections, validation],
  );
  return { job, schema, review, isReady };
}

function useJob(jobId: string, isReady: boolean) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['job', jobId],
    queryFn: ({ signal }) => client.jobs.get(jobId, { signal }),
    enabled: isReady,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'pending' || data?.status === 'processing' ? liveMs : false,
  });
}

function useSchema(job: Job | undefined) {
  const { client, may } = useSession();
  const policyType = job?.policyType ?? '';
  return useQuery({
    queryKey: ['schema', policyType],
    queryFn: async ({ signal }) => (await client.policies.schema(policyType, { signal })) as Schema,
    enabled: job?.result !== undefined && may('policies:read'),
    staleTime: Infinity,
  });
}

/** The rules of the policy type run over the corrected data too. */
function useCorrectedValidation(job: Job | undefined) {
  const { client } = useSession();
  const { jobId = '', review: { version = 0 } = {} } = job ?? {};
  const { data } = useQuery({
    queryKey: ['review', jobId, version],
    queryFn: ({ signal }) => client.jobs.getReview(jobId, { signal }),
    enabled: version > 0,
  });
  return data?.validation;
}

const none: readonly Correction[] = [];
