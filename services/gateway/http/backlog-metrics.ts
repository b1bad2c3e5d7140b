import { Gauge, type Registry } from 'prom-client';
import type { Backlog } from '../../../prisma/maintenance/backlog.repository.ts';

/** Cache TTL. /metrics needs no key, so scrapes must not put load on the database. */
const keptMs = 5_000;
/** After this time a scrape is answered without these figures. */
const patienceMs = 2_000;

/** The unfinished work of all accounts, read from the database at each scrape; every gateway reports the same figures. */
export function registerBacklog(registry: Registry, read: () => Promise<Backlog[]>): void {
  let kept: { at: number; figures: Promise<Backlog[]> } | undefined;
  const figures = async (): Promise<Backlog[]> => {
    if (!kept || performance.now() - kept.at > keptMs) kept = { at: performance.now(), figures: withPatience(read()) };
    return await kept.figures;
  };
  const gauges = [
    { name: 'decpage_backlog', help: 'Unfinished work of all accounts, by kind.', value: (one: Backlog) => one.count },
    {
      name: 'decpage_backlog_age_seconds',
      help: 'Seconds since the oldest unfinished work was accepted; of webhooks, since the attempt longest overdue was due.',
      value: (one: Backlog) => one.ageSeconds,
    },
  ];
  for (const { name, help, value } of gauges) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['work'] as const,
      registers: [],
      async collect() {
        const found = await figures();
        // unknown figures have no series: an old value would look like the present one
        this.reset();
        for (const work of found) this.set({ work: work.work }, value(work));
      },
    });
    registry.registerMetric(gauge);
  }
}

/** Resolves with nothing when the database does not answer. */
async function withPatience(reading: Promise<Backlog[]>): Promise<Backlog[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Backlog[]>((resolve) => {
    timer = setTimeout(() => resolve([]), patienceMs);
  });
  return await Promise.race([reading.catch(() => []), late]).finally(() => clearTimeout(timer));
}
