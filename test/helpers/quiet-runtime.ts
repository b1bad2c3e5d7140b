import { IllegalStateError } from '@temporalio/common';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { globalHandlers } from '@temporalio/worker/lib/workflow/vm-shared.js';

/** Configures the SDK of this process, which other test files may have done before, without log output for expected failures. */
export function installQuietRuntime(): void {
  // Answers only the query for stack traces, and takes longer than the workflows: it records a stack at each promise. In
  // workers without threads for their workflows these are the promises of the whole process.
  Object.assign(globalHandlers, { setPromiseHook: () => undefined });
  try {
    Runtime.install({
      logger: new DefaultLogger('ERROR'),
      telemetryOptions: { logging: { forward: {}, filter: { core: 'ERROR', other: 'ERROR' } } },
    });
  } catch (error) {
    if (!(error instanceof IllegalStateError)) throw error;
  }
}
