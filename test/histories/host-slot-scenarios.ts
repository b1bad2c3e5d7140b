import type { ServerResponse } from 'node:http';
import { workflowIds } from '../../domain/orchestration.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import type { Receiver } from '../helpers/receiver.ts';
import type { TestService } from '../helpers/test-service.ts';

type Order = { path: string; body: Record<string, unknown>; workflowOf: (accepted: Record<string, unknown>) => string };

/** The paths of those that wait until fewer documents are fetched from their host. */
export const hostSlotScenarios: Record<
  string,
  (service: TestService, outside: { receiver: Receiver }) => Promise<string>
> = {
  'extract-policy.host-without-a-slot': async (service, { receiver }) =>
    await waitForHostSlot(service, receiver, {
      path: '/v1/jobs',
      body: { policyType: 'auto', document: { type: 'url', content: receiver.url } },
      workflowOf: ({ jobId }) => workflowIds.job(String(jobId)),
    }),

  'ingest-document.host-without-a-slot': async (service, { receiver }) =>
    await waitForHostSlot(service, receiver, {
      path: '/v1/documents/from-url',
      body: { url: receiver.url, documentType: 'recipe' },
      workflowOf: ({ documentId }) => workflowIds.document(String(documentId)),
    }),
};

/** Gives the order as one too many to a host that answers nobody until the workflow has found that out. */
async function waitForHostSlot(
  service: TestService,
  host: Receiver,
  { path, body, workflowOf }: Order,
): Promise<string> {
  const pdf = await plainPdf([['Apple pie']]);
  const waiting: ServerResponse[] = [];
  const { length: before } = host.calls;
  host.answerWith((response) => void waiting.push(response));
  const order = async (): Promise<string> => workflowOf((await service.call('POST', path, { body })).body);
  await Promise.all(Array.from({ length: 20 }, order));
  await host.received(before + 20);
  const workflowId = await order();
  const { workflow } = service.temporal;
  const isPutOff = async (): Promise<boolean> =>
    ((await workflow.getHandle(workflowId).fetchHistory()).events ?? []).some(
      (event) => event.timerStartedEventAttributes,
    );
  while (!(await isPutOff())) continue;
  host.answerWith((response) => response.end(pdf));
  for (const response of waiting) response.end(pdf);
  return workflowId;
}
