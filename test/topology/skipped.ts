import { ownValue } from '../../domain/lookup.ts';

const model = 'has a scripted model';
const payloadKeys = 'has payload keys of its own';
const limits = 'has limits of its own';
const schedule = 'has a webhook schedule of its own';
const waits = 'has shortened waits between attempts';

/** Files of test/e2e that no deployment takes, and why. */
export const skippedFiles: ReadonlyMap<string, string> = new Map([
  ['assistant-model', model],
  ['canary', 'reads logs, traces and the database of processes of its own'],
  ['deleted-documents', model],
  ['encrypted-database', payloadKeys],
  ['encryption', payloadKeys],
  ['fairness', 'has reading threads of its own'],
  ['injections', model],
  ['maintenance-schedules', 'begins with a namespace without schedules'],
  ['model-costs', model],
  ['model-jobs', model],
  ['model-ranges', model],
  ['model-vision', model],
  ['outages', waits],
  ['pictures', limits],
  ['priority', 'has workers with one thread, and a Temporal server of its own'],
  ['sessions', model],
  ['slow-hosts', limits],
  ['storage', 'has storage of its own'],
  ['tracing', 'reads the traces of processes of its own'],
]);

/** Tests of the other files, by the words of their `it`. */
export const skippedTests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'webhook-control': {
    'does not wait for the next attempt of one that is on its way': schedule,
    'names nothing of others': schedule,
    'begins again a delivery whose workflow is gone, and leaves the others alone': schedule,
    'can end a delivery by cancelling its workflow': schedule,
    'sees whose delivery it is, of which job, and what the receiver answered': schedule,
  },
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
