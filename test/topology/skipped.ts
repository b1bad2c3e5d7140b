import { ownValue } from '../../domain/lookup.ts';

const workers = 'starts and stops workers, or has none for a while';
const model = 'has a scripted model';
const payloadKeys = 'has payload keys of its own';
const limits = 'has limits of its own';
const schedule = 'has a webhook schedule of its own';
const threads = 'has reading threads of its own';

/** Files of test/e2e that no deployment takes, and why. */
export const skippedFiles: ReadonlyMap<string, string> = new Map([
  ['assistant-model', model],
  ['assistant-repair', workers],
  ['canary', payloadKeys],
  ['cancel', workers],
  ['deleted-documents', model],
  ['deletion-races', 'waits until no workflow runs, and schedules run'],
  ['encrypted-database', payloadKeys],
  ['encryption', payloadKeys],
  ['fairness', threads],
  ['injections', model],
  ['job-end', workers],
  ['maintenance-schedules', workers],
  ['model-costs', model],
  ['model-jobs', model],
  ['model-ranges', model],
  ['model-vision', model],
  ['operators', workers],
  ['outages', workers],
  ['pictures', limits],
  ['polling', workers],
  ['priority', workers],
  ['repair', workers],
  ['sessions', model],
  ['slow-hosts', limits],
  ['storage', 'has storage of its own'],
  ['tracing', 'reads the traces of processes of its own'],
]);

/** Tests of the other files, by the words of their `it`. */
export const skippedTests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'assistant-stream': { 'begins before there is an answer, and a client that goes away loses nothing': workers },
  'command-line': { 'cancels a job': workers },
  documents: { 'can be cancelled before it begins: the document is read and found, but has failed': workers },
  failures: { 'is tried again, and ends the job as our own fault after the last attempt': workers },
  'held-documents': {
    'has to wait for a worker, but not when it was drawn before': workers,
    'is no longer worked on': workers,
  },
  sync: { 'ends with 408 when it takes too long, and the job goes on': workers },
  'sync-joins': {
    'joins the job of the same document, type and options': workers,
    'does not join when anything differs': workers,
    'is answered with what the job that it joined found': workers,
    'without a key, or with another one, leads to the same job also when that has ended': workers,
    'is told why there is no result, unless a new job may have one': workers,
    'much later is a new order': workers,
  },
  'webhook-control': {
    'does not wait for the next attempt of one that is on its way': schedule,
    'names nothing of others': schedule,
    'a job that was cancelled is told of as failed': workers,
    'begins again a delivery whose workflow is gone, and leaves the others alone': schedule,
    'tells of a job that it has ended itself': workers,
    'sees whose delivery it is, of which job, and what the receiver answered': schedule,
  },
  webhooks: { 'has nothing to be told before the job has ended': workers },
};

/** The reason for which a test is skipped; undefined for one that runs. */
export function reasonToSkip(file: string, name: string): string | undefined {
  return ownValue(ownValue(skippedTests, file) ?? {}, name);
}

/** What is skipped, a line each. */
export function describeSkipped(): string[] {
  const tests = Object.entries(skippedTests).flatMap(([file, names]) =>
    Object.entries(names).map(([name, reason]) => `${file} > ${name}: ${reason}`),
  );
  return [...[...skippedFiles].map(([file, reason]) => `${file}: ${reason}`), ...tests];
}
