import type { z } from 'zod';
import type { readiness } from '../../../domain/contract/maintenance/health.ts';
import type { Handlers } from '../http/handler.ts';

type Dependencies = z.input<typeof readiness>['dependencies'];

/** Resolves when the dependency works, rejects otherwise. */
export type DependencyCheck = () => Promise<void>;

const service = 'decpage';
/** Below the one-second timeout of common probes. */
const timeoutMs = 900;
/** Cache TTL of a check, so that unauthenticated requests cannot put load on the dependencies. */
const sharedMs = 1_000;

/** GET /health, GET /health/ready and GET /v1/ping. */
export function createHealthHandlers({
  checks,
  stopping,
}: {
  checks: Record<string, DependencyCheck>;
  /** Aborted when the service begins to stop. */
  stopping: AbortSignal;
}): Pick<Handlers, 'getHealth' | 'getReadiness' | 'ping'> {
  let shared: { until: number; dependencies: Promise<Dependencies> } | undefined;

  return {
    getHealth: () => ({ status: 200, body: { status: 'ok', service } }),

    async getReadiness() {
      const now = performance.now();
      if (!shared || now >= shared.until) shared = { until: now + sharedMs, dependencies: measureAll(checks) };
      const dependencies = await shared.dependencies;
      if (stopping.aborted) return { status: 503, body: { status: 'stopping', service, dependencies } };
      const ready = Object.values(dependencies).every(({ status }) => status === 'ok');
      if (!ready) return { status: 503, body: { status: 'not_ready', service, dependencies } };
      return { status: 200, body: { status: 'ready', service, dependencies } };
    },

    ping: ({ account, key }) => ({
      status: 200,
      body: {
        message: 'pong',
        user: {
          accountId: account.accountId,
          accountName: account.name,
          keyId: key.keyId,
          keyName: key.name,
          scopes: key.scopes,
          source: key.source,
        },
        timestamp: new Date().toISOString(),
      },
    }),
  };
}

async function measureAll(checks: Record<string, DependencyCheck>): Promise<Dependencies> {
  return Object.fromEntries(
    await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await measure(check)])),
  );
}

async function measure(check: DependencyCheck): Promise<Dependencies[string]> {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => resolve('down'), timeoutMs);
  });
  const answered = check().then(
    () => 'ok' as const,
    () => 'down' as const,
  );
  const status = await Promise.race([answered, late]);
  clearTimeout(timer);
  return { status, ms: Math.round(performance.now() - start) };
}
