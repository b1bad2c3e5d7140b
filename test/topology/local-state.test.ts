import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
});
afterAll(() => service.stop());

it('gateways and workers keep nothing on their own disk', async () => {
  const content = base64(await plainPdf([['Personal Auto Declarations', 'Policy Number: QX-445-1182']]));
  const body = { policyType: 'auto', document: { type: 'base64', content } };
  const { body: accepted } = await service.call('POST', '/v1/jobs', { body });
  expect(await endedJob(service, accepted.jobId)).toMatchObject({ status: 'completed' });

  const root = process.env.TEST_DEPLOYMENT_STATE ?? '';
  const kept = readdirSync(root).map((member) => [member, readdirSync(path.join(root, member))]);
  expect(Object.fromEntries(kept)).toEqual({
    'gateway-1': [],
    'gateway-2': [],
    'worker-workflows-1': [],
    'worker-workflows-2': [],
    'worker-extraction-1': [],
    'worker-extraction-2': [],
    'worker-outbound-1': [],
  });
});
