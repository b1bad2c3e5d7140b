import { MockActivityEnvironment } from '@temporalio/testing';
import { rejectForeignStorageKeys } from '../../services/worker/reject-foreign-storage-keys.ts';
import { sanitizeFailures } from '../../services/worker/failures.ts';

type AttemptInfo = NonNullable<ConstructorParameters<typeof MockActivityEnvironment>[0]>;

type Named<Name extends string> = Record<Name, (...request: never[]) => Promise<unknown>>;

/** One attempt of an activity, as a worker makes it: failures are those that Temporal gets. */
export interface Attempt {
  /** Calls the activity of this name. */
  call: <Activities extends Named<Name>, Name extends string>(
    activities: Activities,
    name: Name,
    ...request: Parameters<Activities[Name]>
  ) => Promise<Awaited<ReturnType<Activities[Name]>>>;
  /** Runs what an activity consists of. */
  run: <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
  cancel: () => void;
  /** Details of the heartbeats so far. */
  heartbeats: unknown[];
}

/** The attempt of this number, from 1. */
export function attempt(number = 1, info: Omit<AttemptInfo, 'attempt'> = {}): Attempt {
  const environment = new MockActivityEnvironment(
    { ...info, attempt: number },
    { interceptors: [sanitizeFailures, rejectForeignStorageKeys], logger: quietLogger },
  );
  const heartbeats: unknown[] = [];
  environment.on('heartbeat', (details) => heartbeats.push(structuredClone(details)));
  return {
    call: async (activities, name, ...request) => {
      const activity: (...given: never[]) => Promise<unknown> = activities[name];
      return (await environment.run<never[], unknown, typeof activity>(activity, ...(request as never[]))) as never;
    },
    run: (work) => environment.run(work),
    cancel: () => environment.cancel(),
    heartbeats,
  };
}

const nothing = (): void => undefined;
const quietLogger = { log: nothing, trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
