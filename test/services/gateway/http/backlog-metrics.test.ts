import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registerBacklog } from '../../../../services/gateway/http/backlog-metrics.ts';

const figure = { work: 'jobs_pending', count: 3, ageSeconds: 12.5 } as const;

async function seriesOf(registry: Registry): Promise<string[]> {
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('decpage_'));
}

it('tells the count and the age of unfinished work with one look at the database', async () => {
  const registry = new Registry();
  let looks = 0;
  registerBacklog(registry, async () => {
    looks += 1;
    return await Promise.resolve([figure]);
  });

  expect(await seriesOf(registry)).toEqual([
    'decpage_backlog{work="jobs_pending"} 3',
    'decpage_backlog_age_seconds{work="jobs_pending"} 12.5',
  ]);
  await seriesOf(registry);
  expect(looks).toBe(1);
});

it.each([
  ['fails', () => Promise.reject(new Error('connection lost'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('has no series when the database %s, and the scrape is answered', async (_what, read) => {
  const registry = new Registry();
  registerBacklog(registry, read);
  expect(await seriesOf(registry)).toEqual([]);
});
