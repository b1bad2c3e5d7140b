import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let fake: FakeModel;
let service: TestService;
let document: { type: string; content: string };
beforeAll(async () => {
  fake = await startFakeModel();
  fake.answerAll(() => ({ text: '{"values":[]}', usage: { promptTokens: 700, completionTokens: 50 } }));
  document = {
    type: 'base64',
    content: base64(await plainPdf([['Personal Auto Declarations', 'Policy Number: QX-1']])),
  };
  const modelUse = { prices: { input: 2, output: 10 }, monthlyTokenQuota: 750 };
  service = await startService({ model: fake.model(), modelUse });
  await service.startWorkers();
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});

async function runJob(key: string) {
  const { body } = await service.call('POST', '/v1/jobs', { key, body: { policyType: 'auto', document } });
  return (await endedJob(service, body.jobId, { key })) as unknown as {
    status: string;
    result: { engine: string; usage: Record<string, number>; warnings: { code: string }[] };
  };
}

describe('an account with a quota of tokens', () => {
  it('is told what its tokens cost, and goes on with the rules when they are used up', async () => {
    const key = await service.makeKey('thrifty');

    const first = await runJob(key);
    const second = await runJob(key);

    expect(first.result.usage).toMatchObject({ promptTokens: 700, completionTokens: 50, calls: 1, costUsd: 0.0019 });
    expect(first.result.usage).toMatchObject({
      model: 'fake-1',
      promptVersion: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    expect(second).toMatchObject({ status: 'completed', result: { engine: 'rules', usage: { calls: 0 } } });
    expect(second.result.warnings.map(({ code }) => code)).toContain('model_quota_used_up');
    const { body } = await service.call('GET', '/v1/usage', { key });
    expect(body.usage).toMatchObject({ tokens: { prompt: 700, completion: 50, total: 750 }, costUsd: 0.0019 });
  });

  it('has its questions answered without the model then', async () => {
    const key = await service.makeKey('thrifty');
    const asked = fake.requests.length;

    const { status, body } = await service.call('POST', '/v1/agent/messages', { key, body: { message: 'Hello' } });

    expect(status).toBe(201);
    expect(body).toMatchObject({ engine: 'rules', warnings: [{ code: 'model_unavailable' }] });
    expect(fake.requests).toHaveLength(asked);
  });

  it('takes nothing from the quota of another one', async () => {
    const { result } = await runJob(await service.makeKey('other'));

    expect(result.usage).toMatchObject({ calls: 1 });
  });
});
