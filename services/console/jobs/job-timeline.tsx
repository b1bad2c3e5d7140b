import type { Job } from '../api/decpage.ts';
import { formatDuration, formatMoment, formatTime } from '../components/format.ts';

interface Step {
  title: string;
  at?: string | undefined;
  /** How long the step before took. */
  after?: string | undefined;
  note?: string | undefined;
  tone: 'done' | 'now' | 'bad' | 'open';
}

const stageWords = new Map([
  ['queued', 'Waiting for a worker'],
  ['fetching', 'Fetching the document'],
  ['reading', 'Reading pages'],
  ['extracting', 'Finding values'],
  ['finishing', 'Writing the result'],
]);

/** What happened to a job, earliest first. */
export function JobTimeline({ job }: { job: Job }) {
  return (
    <section className="job-section" aria-label="Timeline">
      <h3>Timeline</h3>
      <ol className="job-timeline">
        {stepsOf(job).map(({ title, at, after, note, tone }) => (
          <li key={title} className={`job-step job-step-${tone}`}>
            <span className="job-step-title">{title}</span>
            <span className="job-step-time numeric">
              {at !== undefined && <time title={formatMoment(at)}>{formatTime(at)}</time>}
              {after !== undefined && <span className="quiet">after {after}</span>}
            </span>
            {note !== undefined && <span className="job-step-note">{note}</span>}
            {tone === 'now' && <Progress job={job} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Progress({ job: { progress } }: { job: Job }) {
  const percent = progress?.percent ?? 0;
  return <progress className="job-progress" aria-label="Progress" max={100} value={percent} />;
}

function stepsOf(job: Job): Step[] {
  const { status, timestamps, progress } = job;
  if (!timestamps) return [];
  const { createdAt, startedAt } = timestamps;
  const steps: Step[] = [{ title: 'Queued', at: createdAt, tone: status === 'pending' ? 'now' : 'done' }];
  if (startedAt !== undefined) {
    steps.push({
      title: 'Started',
      at: startedAt,
      after: formatDuration(createdAt, startedAt),
      tone: 'done',
      note: attemptsOf(job),
    });
  }
  if (status === 'processing') {
    const stage = progress?.stage ?? '';
    steps.push({ title: stageWords.get(stage) ?? stage, tone: 'now', note: extentOf(job) });
  }
  return [...steps, endOf(job)];
}

function endOf(job: Job): Step {
  const { createdAt = '', startedAt, completedAt, failedAt } = job.timestamps ?? {};
  const end = completedAt ?? failedAt;
  if (end === undefined) return { title: 'Completed', tone: 'open' };
  const ended = { at: end, after: formatDuration(startedAt ?? createdAt, end) };
  if (completedAt !== undefined) return { title: 'Completed', ...ended, tone: 'done', note: extentOf(job) };
  const title = job.error?.code === 'cancelled' ? 'Cancelled' : 'Failed';
  return { title, ...ended, tone: 'bad', note: stageWords.get(job.error?.stage ?? '') };
}

function attemptsOf({ attempts = 0, maxAttempts }: Job): string | undefined {
  if (attempts <= 1) return undefined;
  return maxAttempts === undefined ? `Attempt ${attempts}` : `Attempt ${attempts} of at most ${maxAttempts}`;
}

function extentOf({ progress }: Job): string | undefined {
  if (progress?.pagesTotal === undefined) return undefined;
  const { pagesTotal, pagesDone = 0, batchesTotal, batchesDone = 0 } = progress;
  const batches = batchesTotal === undefined ? '' : `, ${batchesDone} of ${batchesTotal} ranges`;
  return `${pagesDone} of ${pagesTotal} ${pagesTotal === 1 ? 'page' : 'pages'}${batches}`;
}
