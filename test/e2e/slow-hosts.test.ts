import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workflowIds } from '../../domain/orchestration.ts';
import { ended } from '../helpers/documents.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { type Receiver, startReceiver } from '../helpers/receiver.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { createJob, findDelivery } from '../helpers/webhook-jobs.ts';
import { untilAvailable } from '../helpers/until.ts';

/** As many calls as a worker makes to one host at a time. */
const slots = 20;
/** For the slow host to be slow all the time. */
const headersMs = 55_000;

let service: TestService;
let slow: Receiver;
let quick: Receiver;
let receiver: Receiver;
let pdf: Uint8Array;
let isSlow = true;
const waiting: ServerResponse[] = [];
/** Calls that the slow host has had to answer. */
const atATime = { now: 0, most: 0 };
beforeAll(async () => {
  pdf = await plainPdf([['Policy Number: 1']]);
  [slow, quick, receiver] = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
  slow.answerWith((response) => {
    atATime.most = Math.max(atATime.most, ++atATime.now);
    response.on('close', () => void atATime.now--);
    if (isSlow) waiting.push(response);
    else response.end(pdf);
  });
  quick.answerWith((response) => response.end(pdf));
  service = await startService({ allow: [slow.endpoint, quick.endpoint, receiver.endpoint], headersMs });
  await service.startWorkers();
});
afterAll(async () => {
  await Promise.all([slow.close(), quick.close(), receiver.close()]);
  await service.stop();
});

async function createDocument(host: Receiver, number = 0): Promise<string> {
  const body = { url: `${host.url}/${number}`, documentType: 'recipe' };
  const answer = await untilAvailable(() => service.call('POST', '/v1/documents/from-url', { body }));
  expect(answer.status).toBe(202);
  return String(answer.body.documentId);
}

const fetchedJob = async (host: Receiver, number = 0) =>
  await createJob(service, { url: receiver.url }, { document: { type: 'url', content: `${host.url}/${number}` } });

describe('a host that is slow to give its documents', () => {
  // together more than the worker fetches from one host at a time
  const held: { jobIds: string[]; documentIds: string[] } = { jobIds: [], documentIds: [] };
  beforeAll(async () => {
    held.jobIds = await Promise.all(Array.from({ length: 11 }, (_, number) => fetchedJob(slow, number)));
    held.documentIds = await Promise.all(Array.from({ length: 11 }, (_, number) => createDocument(slow, number)));
    await slow.received(slots);
  });

  it('holds up neither the documents of another host nor a delivery', async () => {
    const [jobId, documentId] = await Promise.all([fetchedJob(quick), createDocument(quick)]);
    expect(await findDelivery(service, jobId)).toMatchObject({ status: 'succeeded', attempts: 1 });
    expect(await ended(service, documentId)).toMatchObject({ status: 'ready' });

    expect(atATime.most).toBe(slots);
  });

  it('is given time by those that wait, who are told to operators and fail nothing', async () => {
    const details = await Promise.all(
      [...held.jobIds.map(workflowIds.job), ...held.documentIds.map(workflowIds.document)].map(async (workflowId) => {
        const handle = service.temporal.workflow.getHandle(workflowId);
        const told = await handle.query<{ currentDetails: string }>('__temporal_workflow_metadata');
        return told.currentDetails;
      }),
    );
    expect(details.join()).toContain('many others are being fetched from its host');

    isSlow = false;
    for (const response of waiting) response.end(pdf);
    for (const jobId of held.jobIds) {
      expect(await findDelivery(service, jobId)).toMatchObject({ status: 'succeeded' });
      expect((await service.call('GET', `/v1/jobs/${jobId}`)).body).toMatchObject({ status: 'completed' });
    }
    for (const documentId of held.documentIds) {
      expect(await ended(service, documentId)).toMatchObject({ status: 'ready' });
    }
  });
});
