import { DefaultLogger, type RuntimeOptions } from '@temporalio/worker';

/** SDK runtime options without log output for expected failures. */
export const quietRuntime: RuntimeOptions = {
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { forward: {}, filter: { core: 'ERROR', other: 'ERROR' } } },
};
