/** A deployment that runs already, and is tested instead of a service that each test file starts. */
export interface Deployment {
  url: string;
  /** Ports of 127.0.0.1 that it may call. */
  allowedPorts: readonly number[];
  /** The files of its bucket. */
  objects: string;
  /** Where its workers are started and stopped: test/topology/worker-control.ts. */
  workers: string;
}

/** The deployment of `npm run test:topology`; undefined under `npm test`. */
export function deployment(): Deployment | undefined {
  const { TEST_DEPLOYMENT_URL: url, TEST_ALLOWED_PORTS: ports = '' } = process.env;
  if (url === undefined) return undefined;
  const { TEST_DEPLOYMENT_OBJECTS: objects = '', TEST_DEPLOYMENT_WORKERS: workers = '' } = process.env;
  return { url, allowedPorts: ports.split(',').map(Number), objects, workers };
}
