import { z } from 'zod';

// without the "." and ":" that separate name and build
const buildName = z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, "-" or "_"');

const drainSeconds = z
  .string()
  .regex(/^([1-5]?\d|60)$/, 'must be a whole number from 0 to 60')
  .transform(Number);

/** For gateways and workers that are replaced while they work. */
export const deploymentVariables = {
  DRAIN_SECONDS: {
    type: drainSeconds,
    default: '0',
    help: 'Seconds in which a gateway that is to stop says that it is not ready and still takes requests, for a proxy before it; not with npm start, which has one gateway.',
  },
  WORKER_DEPLOYMENT: {
    type: buildName,
    help: 'Name of the deployment of workers of many machines: versions workflows; not set: as the namespace has it, see docs/operations.md.',
  },
  WORKER_BUILD_ID: {
    type: buildName,
    help: 'Build of the workflows of a worker, with WORKER_DEPLOYMENT; not set: the hash of the workflows.',
  },
};
