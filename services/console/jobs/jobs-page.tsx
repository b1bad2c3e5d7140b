import './jobs-page.css';
import { useState } from 'react';
import { ListChecks } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { useSession } from '../app/session.tsx';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Failure } from '../components/failure.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Segments } from '../components/segments.tsx';
import { Select } from '../components/select.tsx';
import { Spinner } from '../components/spinner.tsx';
import { JobDetail } from './job-detail.tsx';
import { JobList } from './job-list.tsx';
import { type JobFilters, useJobs } from './use-jobs.ts';

const all = 'all';
const states = [
  { value: all, label: 'All' },
  { value: 'pending', label: 'Queued' },
  { value: 'processing', label: 'Running' },
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
];

/** The jobs of the account, and what happened to one of them. */
export default function JobsPage() {
  const { '*': jobId = '' } = useParams();
  const [status, setStatus] = useState(all);
  const [policyType, setPolicyType] = useState(all);
  const filters: JobFilters = {
    ...(status !== all && { status: status as NonNullable<JobFilters['status']> }),
    ...(policyType !== all && { policyType }),
  };
  const clear = () => {
    setStatus(all);
    setPolicyType(all);
  };
  return (
    <>
      <PageHeader title="Jobs">
        <PolicyTypes value={policyType} onChange={setPolicyType} />
        <Segments label="Status" value={status} choices={states} onChange={setStatus} />
      </PageHeader>
      <div className={jobId === '' ? 'jobs' : 'jobs jobs-split'}>
        <Jobs filters={filters} chosen={jobId} onClear={clear} />
        {jobId !== '' && <JobDetail key={jobId} jobId={jobId} />}
      </div>
    </>
  );
}

function PolicyTypes({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { client, may } = useSession();
  const { data } = useQuery({
    queryKey: ['policies'],
    queryFn: ({ signal }) => client.policies.list({ signal }),
    enabled: may('policies:read'),
    staleTime: Infinity,
  });
  if (!data) return null;
  const types = data.map(({ type, label }) => ({ value: type, label }));
  return (
    <Select
      label="Read as"
      value={value}
      choices={[{ value: all, label: 'All types' }, ...types]}
      onChange={onChange}
    />
  );
}

function Jobs({ filters, chosen, onClear }: { filters: JobFilters; chosen: string; onClear: () => void }) {
  const jobs = useJobs(filters);
  const found = jobs.data?.pages.flatMap((page) => page.jobs) ?? [];
  if (jobs.isPending) return <Spinner isPage label="Loading jobs" />;
  if (jobs.isError && found.length === 0) {
    return <Failure what="The jobs" error={jobs.error} retry={() => void jobs.refetch()} />;
  }
  if (found.length > 0) {
    return (
      <JobList
        jobs={found}
        chosen={chosen}
        hasMore={jobs.hasNextPage}
        onEnd={() => !jobs.isFetchingNextPage && !jobs.isFetchNextPageError && void jobs.fetchNextPage()}
      />
    );
  }
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState icon={ListChecks} title="No such jobs" action={<Button onPress={onClear}>Show all jobs</Button>}>
        No job of the account matches these filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={ListChecks} title="No jobs yet">
      Each document that is read makes a job. Programs make them with <code>POST /v1/jobs</code>.
    </EmptyState>
  );
}
