import './job-detail.css';
import { ExternalLink, FileText, OctagonX, X } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Job } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { useSession } from '../app/session.tsx';
import { Button, IconButton } from '../components/button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Confirmation } from '../components/dialog.tsx';
import { Failure } from '../components/failure.tsx';
import { formatCount } from '../components/format.ts';
import { useNotify } from '../components/notices.tsx';
import { Spinner } from '../components/spinner.tsx';
import { usePolicyLabels } from '../documents/use-documents.ts';
import { JobDeliveries } from './job-deliveries.tsx';
import { JobState } from './job-status.tsx';
import { JobTimeline } from './job-timeline.tsx';
import { hasEnded, useJob } from './use-jobs.ts';

/** Everything about one job. */
export function JobDetail({ jobId }: { jobId: string }) {
  const [, navigate] = useLocation();
  const job = useJob(jobId);
  const labelOf = usePolicyLabels();
  return (
    <aside className="job-detail" aria-label="Job">
      {job.isPending && <Spinner isPage label="Loading the job" />}
      {job.isError && !job.data && <Failure what="The job" error={job.error} retry={() => void job.refetch()} />}
      {job.data && (
        <>
          <div className="job-detail-head">
            <h2>{labelOf(job.data.policyType)}</h2>
            <JobState job={job.data} />
            <IconButton label="Close" icon={X} onPress={() => navigate('/jobs')} />
          </div>
          <JobActions job={job.data} />
          <JobError job={job.data} />
          <JobTimeline job={job.data} />
          <JobDeliveries job={job.data} />
          <JobFacts job={job.data} />
        </>
      )}
    </aside>
  );
}

function JobActions({ job }: { job: Job }) {
  const { may } = useSession();
  const { documentId, workflowUrl } = job;
  return (
    <div className="job-detail-actions">
      {documentId !== undefined && may('documents:read') && (
        <a className="button button-plain" href={`#/documents/${documentId}`}>
          <FileText size={16} aria-hidden />
          Open document
        </a>
      )}
      {workflowUrl !== undefined && (
        <a className="button button-plain" href={workflowUrl} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden />
          Workflow
        </a>
      )}
      {!hasEnded(job) && may('jobs:write') && <CancelButton job={job} />}
    </div>
  );
}

function CancelButton({ job: { jobId } }: { job: Job }) {
  const { client } = useSession();
  const notify = useNotify();
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => client.jobs.cancel(jobId),
    onError: (error) => notify(messageOf(error), 'bad'),
    onSettled: () => Promise.all([['job', jobId], ['jobs']].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
  return (
    <>
      <Button icon={OctagonX} onPress={() => setAsking(true)} isDisabled={cancel.isPending}>
        {cancel.isPending ? 'Cancelling…' : 'Cancel job'}
      </Button>
      <Confirmation
        title="Cancel this job?"
        action="Cancel job"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate()}
      >
        The document is not read any further, and the job ends without a result. Whoever waits for its webhook is told.
      </Confirmation>
    </>
  );
}

function JobError({ job: { error } }: { job: Job }) {
  if (!error) return null;
  return (
    <div className="job-error" role="note">
      <strong>{error.message}</strong>
      <span>
        <code>{error.code}</code> while {error.stage}.{' '}
        {error.retryable && 'The same document may succeed in a new job.'}
      </span>
    </div>
  );
}

function JobFacts({ job }: { job: Job }) {
  const { jobId, priority, result, review, metadata } = job;
  const facts: [string, string][] = [
    ['Priority', String(priority ?? 0)],
    ...(result
      ? ([
          ['Engine', result.engine],
          ['Schema', result.schemaVersion],
        ] satisfies [string, string][])
      : []),
    ...(review ? [['Review', describeReview(review)] satisfies [string, string]] : []),
  ];
  return (
    <section className="job-section" aria-label="Details">
      <h3>Details</h3>
      <dl className="job-facts">
        <dt>Job id</dt>
        <dd className="job-id">
          <code>{jobId}</code>
          <CopyButton text={jobId} label="Copy the job id" />
        </dd>
        {facts.map(([name, value]) => (
          <div key={name} className="job-fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {metadata && Object.keys(metadata).length > 0 && (
        <>
          <h3>Metadata</h3>
          <pre className="job-metadata" tabIndex={0} role="region" aria-label="Metadata">
            {JSON.stringify(metadata, undefined, 2)}
          </pre>
        </>
      )}
    </section>
  );
}

function describeReview({ status, changed, added, removed, updatedBy }: NonNullable<Job['review']>): string {
  const corrections = formatCount(changed + added + removed, 'correction');
  return `${status === 'approved' ? 'Approved' : 'In review'}, ${corrections}${updatedBy ? `, by ${updatedBy.name}` : ''}`;
}
