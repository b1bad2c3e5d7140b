import type { Job } from '../api/decpage.ts';
import { Badge } from '../components/badge.tsx';

const words = new Map<Job['status'], string>([
  ['pending', 'Queued'],
  ['processing', 'Running'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
]);

const tones = new Map<Job['status'], 'good' | 'bad' | 'accent' | 'plain'>([
  ['processing', 'accent'],
  ['completed', 'good'],
  ['failed', 'bad'],
]);

/** The state of a job in a word. */
export function JobState({ job: { status, error, progress } }: { job: Job }) {
  if (error?.code === 'cancelled') return <Badge>Cancelled</Badge>;
  return (
    <Badge tone={tones.get(status) ?? 'plain'}>
      {words.get(status) ?? status}
      {status === 'processing' && <span className="numeric">{progress?.percent ?? 0} %</span>}
    </Badge>
  );
}
