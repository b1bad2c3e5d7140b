import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PdfReader } from '../../adapters/pdf/index.ts';
import { scanOf } from '../fixtures/pdf/scan.ts';
import { sharedReader } from '../helpers/shared-reader.ts';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let fake: FakeModel;
let service: TestService;
let reader: PdfReader;
beforeAll(async () => {
  reader = sharedReader();
  fake = await startFakeModel();
  service = await startService({ model: fake.model(), modelUse: { vision: true } });
  await service.startWorkers();
});
afterAll(async () => {
  await Promise.all([service.stop(), reader.close()]);
  await fake.close();
});

interface Ended {
  result: {
    data: Record<string, unknown>;
    fields: Record<string, { source: string; readFrom?: string }>;
    citations: Record<string, { page: number; quote: string }[]>;
  };
}

async function runJob(bytes: Uint8Array): Promise<Ended> {
  const document = { type: 'base64', content: base64(bytes) };
  const { body } = await service.call('POST', '/v1/jobs', {
    body: { policyType: 'auto', document, options: { engine: 'model' } },
  });
  return (await endedJob(service, body.jobId)) as unknown as Ended;
}

const picturesOf = (index: number): string[] =>
  JSON.stringify(fake.requests[index]?.body).match(/data:image\/png;base64,[\w+/=]{100}/g) ?? [];

describe('a model that takes pictures', () => {
  const lines = ['Personal Auto Declarations', 'Policy Number: QX-445-1182', 'All that you owe us comes to $812.40'];

  it('gets the pictures of a scan beside its text, and its values say so', async () => {
    const scan = await scanOf({ reader, bytes: await plainPdf([lines]) });
    fake.answer({ text: JSON.stringify({ values: ['totalPremium|812.40|1.3'], tables: [] }) });

    const { result } = await runJob(scan);

    expect(picturesOf(0)).toHaveLength(1);
    expect(fake.requests[0]?.text).toContain('Policy Number');
    expect(result.data).toMatchObject({ totalPremium: 812.4 });
    expect(result.fields['/totalPremium']).toMatchObject({ source: 'model', readFrom: 'picture' });
    expect(result.citations['/totalPremium']).toMatchObject([{ page: 1 }]);
  });

  it('gets no pictures of pages with a text layer', async () => {
    fake.answer({ text: JSON.stringify({ values: ['totalPremium|812.40|1.3'], tables: [] }) });
    const asked = fake.requests.length;

    const { result } = await runJob(await plainPdf([lines]));

    expect(picturesOf(asked)).toEqual([]);
    expect(result.fields['/totalPremium']).toEqual({
      state: 'present',
      source: 'model',
      confidence: expect.any(Number),
    });
  });
});
