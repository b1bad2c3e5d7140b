import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import { endedJob } from '../helpers/jobs.ts';
import { answerFromLines, longLossRun } from '../helpers/long-loss-run.ts';
import type { FakeRequest } from '../helpers/model-wire.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

let fake: FakeModel;
let service: TestService;
let document: { type: string; content: string };

beforeAll(async () => {
  fake = await startFakeModel();
  const lines = longLossRun({ pages: 30, claimsPerPage: 6, pagesPerPolicy: 10 });
  // the cells of a line, set apart
  const pages = lines.map((page) => page.map((line) => line.replace(/ {3,}/g, '          ')));
  document = { type: 'base64', content: base64(await plainPdf(pages)) };
  service = await startService({
    model: fake.model({ timeoutMs: 60_000, limits: { contextTokens: 20_000, outputTokens: 1_200 } }),
    modelUse: { callsPerJob: 4 },
  });
  await service.startWorkers();
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});

const reading = (request: FakeRequest) => ({
  text: answerFromLines(request),
  usage: { promptTokens: 1_000, completionTokens: 500 },
});

async function order(): Promise<Answer> {
  return await service.call('POST', '/v1/jobs', {
    body: { policyType: 'loss_run', document, options: { engine: 'model' } },
  });
}

describe('a job whose document is too long for one call', () => {
  let completed: {
    jobId: string;
    status: string;
    result: { data: { claims: { claimNumber: string; policyNumber: string }[] }; usage: Record<string, number> };
    progress: Record<string, number>;
  };
  let calls: number;
  beforeAll(async () => {
    fake.answerAll(reading);
    const accepted = await order();
    completed = (await endedJob(service, accepted.body.jobId)) as unknown as typeof completed;
    calls = fake.requests.length;
  });

  it('is completed from the answers to its ranges, and counts them as its progress', () => {
    expect(completed.status).toBe('completed');
    const { claims } = completed.result.data;
    expect(claims.map(({ claimNumber }) => claimNumber)).toEqual(
      Array.from({ length: 180 }, (_, at) => `CL-${100_001 + at}`),
    );
    expect(claims.at(-1)).toMatchObject({ policyNumber: 'WC-1003' });
    expect(calls).toBeGreaterThan(2);
    expect(completed.result.usage).toMatchObject({ calls, promptTokens: 1_000 * calls });
    // two page ranges were read, too
    expect(completed.progress).toMatchObject({ batchesTotal: calls + 2, batchesDone: calls + 2 });
  });

  it('leaves no word of the document in the history', async () => {
    const history = await service.temporal.workflow.getHandle(`job:${completed.jobId}`).fetchHistory();
    const stored = JSON.stringify(history);
    const payloads = [...stored.matchAll(/"data":"([^"]+)"/g)].map(([, data = '']) => atob(data)).join('\n');

    expect(stored).toContain('askModelRange');
    expect(`${stored}${payloads}`).not.toMatch(/CL-1000|WC-100|Great Plains/);
  });

  it('stops all calls within seconds when it is cancelled', async () => {
    fake.requests.splice(0);
    fake.answerAll(() => 'hang');
    const accepted = await order();
    await until(() => fake.requests.length === 4);
    await service.call('POST', `/v1/jobs/${accepted.body.jobId}/cancel`);

    expect(await endedJob(service, accepted.body.jobId)).toMatchObject({ error: { code: 'cancelled' } });
    await until(() => fake.openCalls() === 0);
    expect(fake.requests).toHaveLength(4);
  });
});
