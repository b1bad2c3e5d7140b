/** A deployment that runs already, and is tested instead of a service that each test file starts. */
export interface Deployment {
  url: string;
  /** Ports of 127.0.0.1 that it may call. */
  allowedPorts: readonly number[];
}

/** The deployment of `npm run test:topology`; undefined under `npm test`. */
export function deployment(): Deployment | undefined {
  const { TEST_DEPLOYMENT_URL: url, TEST_ALLOWED_PORTS: ports = '' } = process.env;
  if (url === undefined) return undefined;
  return { url, allowedPorts: ports.split(',').map(Number) };
}
