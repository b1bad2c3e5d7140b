import { DefaultLogger, type RuntimeOptions } from '@temporalio/worker';

/** The SDK's runtime for tests: what they expect to fail is not worth a line. */
export const quietRuntime: RuntimeOptions = {
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { forward: {}, filter: { core: 'ERROR', other: 'ERROR' } } },
};
