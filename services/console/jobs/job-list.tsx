import './job-list.css';
import { useEffect, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Job } from '../api/decpage.ts';
import { formatAge, formatDuration, formatMoment } from '../components/format.ts';
import { usePolicyLabels } from '../documents/use-documents.ts';
import { JobState } from './job-status.tsx';

const rowHeight = 44;

/** The jobs as a table of which only the visible rows are in the page. */
export function JobList({
  jobs,
  chosen,
  hasMore,
  onEnd,
}: {
  jobs: readonly Job[];
  chosen: string | undefined;
  hasMore: boolean;
  /** Called when the last row is near. */
  onEnd: () => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const labelOf = usePolicyLabels();
  const rows = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= jobs.length - 10) onEnd();
  }, [hasMore, last, jobs.length, onEnd]);

  return (
    <div ref={scroller} className="job-list" tabIndex={0} role="region" aria-label="List of jobs">
      <div role="table" aria-label="Jobs" aria-rowcount={hasMore ? -1 : jobs.length + 1}>
        <div role="row" className="job-row job-list-head" aria-rowindex={1}>
          <span role="columnheader">Status</span>
          <span role="columnheader">Read as</span>
          <span role="columnheader">Job</span>
          <span role="columnheader" className="job-number">
            Pages
          </span>
          <span role="columnheader" className="job-number">
            Took
          </span>
          <span role="columnheader">Created</span>
        </div>
        <div role="rowgroup" className="job-list-rows" style={{ height: rows.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const job = jobs[index];
            return (
              job && (
                <JobRow
                  key={key}
                  job={job}
                  index={index}
                  top={start}
                  isChosen={job.jobId === chosen}
                  labelOf={labelOf}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

function JobRow({
  job,
  index,
  top,
  isChosen,
  labelOf,
}: {
  job: Job;
  index: number;
  top: number;
  isChosen: boolean;
  labelOf: (policyType: string) => string;
}) {
  const { jobId, policyType, progress, timestamps } = job;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="job-row job-list-row"
      data-chosen={isChosen || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="cell">
        <JobState job={job} />
      </span>
      <span role="cell" className="job-type">
        <a href={`#/jobs/${jobId}`} aria-current={isChosen || undefined}>
          {labelOf(policyType)}
        </a>
      </span>
      <span role="cell" className="mono quiet" title={jobId}>
        {jobId.slice(0, 8)}
      </span>
      <span role="cell" className="job-number numeric">
        {progress?.pagesTotal ?? <span className="quiet">–</span>}
      </span>
      <span role="cell" className="job-number numeric">
        {tookOf(job) ?? <span className="quiet">–</span>}
      </span>
      <span role="cell" className="quiet" title={timestamps && formatMoment(timestamps.createdAt)}>
        {timestamps && formatAge(timestamps.createdAt)}
      </span>
    </div>
  );
}

/** From its creation to its end. */
function tookOf({ timestamps }: Job): string | undefined {
  const end = timestamps?.completedAt ?? timestamps?.failedAt;
  return timestamps && end !== undefined ? formatDuration(timestamps.createdAt, end) : undefined;
}
