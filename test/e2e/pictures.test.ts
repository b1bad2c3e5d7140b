import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { workflowIds } from '../../domain/orchestration.ts';
import { endlessTiling } from '../fixtures/pdf/hostile-pdf.ts';
import { createAttacker, inline } from '../helpers/attacks.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService, type TestService } from '../helpers/service.ts';

const rateBurst = 12;
let service: TestService;
beforeAll(async () => {
  service = await startService({
    // so slow that nothing comes back while a test runs
    limits: { ratePerSecond: 0.001, rateBurst },
    readingLimits: { drawingMs: 2_000 },
  });
  await service.startWorkers();
});
afterAll(() => service.stop());

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

  it('is not tried again for another document of the same bytes', async () => {
    const { key, hold } = await createAttacker(service, 'repeating');
    const bytes = endlessTiling(randomUUID());
    const [one, two] = [await hold(bytes), await hold(bytes)];
    for (const documentId of [one, two]) {
      expect((await untilAnswered(() => pictureOf(documentId, key))).status).toBe(404);
    }
    const reasons = [one, two].map((documentId) =>
      service.temporal.workflow
        .getHandle(workflowIds.page(documentId, 1))
        .result()
        .catch(({ cause }: { cause: Error }) => (cause.cause as Error).message),
    );
    expect(await Promise.all(reasons)).toEqual([
      expect.stringContaining('within 5 s'),
      expect.stringContaining('not tried again before'),
    ]);
  });
});

it('pictures are drawn as often as a key may start work, and those that are there are shown all the same', async () => {
  const { key, hold } = await createAttacker(service, 'curious');
  const drawn = await hold(await plainPdf([['Declarations']]));
  const first = await pictureOf(drawn, key);
  expect(first.headers.get('ratelimit')).toMatch(new RegExp(`r=${rateBurst - 1};`));
  expect((await untilAnswered(() => pictureOf(drawn, key))).status).toBe(200);

  const others = await Promise.all(Array.from({ length: rateBurst + 3 }, () => hold()));
  const answers = await Promise.all(others.map((documentId) => pictureOf(documentId, key)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(4);
  expect(await refused[0]?.json()).toMatchObject({ error: 'rate_limited', retryAfter: 1 });

  const kept = await pictureOf(drawn, key);
  expect([kept.status, kept.headers.get('ratelimit')]).toEqual([200, null]);
});

describe('a document that ran into its wall clock', () => {
  const endOf = async (key: string, document: unknown): Promise<unknown> => {
    const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document }, key });
    for (;;) {
      const job = await service.call('GET', `/v1/jobs/${String(body.jobId)}`, { key, headers: { Prefer: 'wait=30' } });
      if (job.body.status === 'failed' || job.body.status === 'completed') return job.body.error;
    }
  };

  it('is not read again at once for its account, while another account has its own try', async () => {
    const [{ key }, other] = [await createAttacker(service, 'stubborn'), await createAttacker(service, 'another')];
    const document = inline(endlessTiling(randomUUID()));
    const failed = (message: string) => ({
      code: 'document_resource_limit',
      retryable: false,
      message: expect.stringContaining(message),
    });
    expect(await endOf(key, document)).toMatchObject(failed('not drawn within 2 s'));
    expect(await endOf(key, document)).toMatchObject(failed('not tried again before'));
    expect(await endOf(other.key, document)).toMatchObject(failed('not drawn within 2 s'));
  });
});
