import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { workflowIds } from '../../domain/orchestration.ts';
import { createAttacker } from '../helpers/attacks.ts';
import { createHangingThreads } from '../helpers/hanging-threads.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

const rateBurst = 12;
let service: TestService;
/** Starts the service; a picture may take that long. */
async function startWith(pictureMs: number): Promise<void> {
  const { folder: threadFolder } = await createHangingThreads();
  service = await startService({
    readingLimits: { threadFolder, pictureMs },
    // so slow that nothing comes back while a test runs
    limits: { ratePerSecond: 0.001, rateBurst },
  });
  await service.startWorkers();
}
afterEach(() => service.stop());

const pictureOf = (documentId: string, key: string): Promise<Response> =>
  fetch(`${service.url}/v1/documents/${documentId}/pages/1.png`, { headers: { Authorization: `Bearer ${key}` } });

/** What is answered when it is neither "not yet" nor "not so often". */
async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await sleep(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

describe('the picture of a page that cannot be drawn in time', () => {
  it('is tried once, and asking again starts nothing', async () => {
    await startWith(1_000);
    const { key, hold } = await createAttacker(service, 'patient');
    const documentId = await hold();
    const handle = service.temporal.workflow.getHandle(workflowIds.page(documentId, 1));
    const first = await untilAnswered(() => pictureOf(documentId, key));
    expect(first.status).toBe(404);
    expect(await first.json()).toMatchObject({ message: expect.stringContaining('cannot be drawn') });
    const { runId } = await handle.describe();
    const { events } = await handle.fetchHistory();
    expect(events?.flatMap((event) => event.activityTaskStartedEventAttributes?.attempt ?? [])).toEqual([1]);

    expect((await pictureOf(documentId, key)).status).toBe(404);
    expect((await handle.describe()).runId).toBe(runId);
  });
});

it('pictures are drawn as often as a key may start work, and those that are there are shown all the same', async () => {
  // a busy machine may need longer than production allows
  await startWith(600_000);
  const { key, hold } = await createAttacker(service, 'curious');
  const page = await plainPdf([['Declarations']]);
  const drawn = await hold(page);
  const first = await pictureOf(drawn, key);
  expect(first.headers.get('ratelimit')).toMatch(new RegExp(`r=${rateBurst - 1};`));
  expect((await untilAnswered(() => pictureOf(drawn, key))).status).toBe(200);

  const others = await Promise.all(Array.from({ length: rateBurst + 3 }, () => hold(page)));
  const answers = await Promise.all(others.map((documentId) => pictureOf(documentId, key)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(4);
  expect(await refused[0]?.json()).toMatchObject({ error: 'rate_limited', retryAfter: 1 });

  const kept = await pictureOf(drawn, key);
  expect([kept.status, kept.headers.get('ratelimit')]).toEqual([200, null]);
});
