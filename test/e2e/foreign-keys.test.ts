import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectKeys } from '../../adapters/storage/index.ts';
import { type StoredObject, taskQueues, workflowTypes } from '../../domain/orchestration.ts';
import { ended, upload } from '../helpers/documents.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let service: TestService;
let document: StoredObject;
let stranger: string;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
  const key = await service.makeKey('holder');
  await service.makeKey('stranger');
  ({ id: stranger } = await service.prisma.account.findUniqueOrThrow({ where: { name: 'stranger' } }));
  const { documentId } = await upload(service, await plainPdf([['Wombat clause']]), { title: 'Held' }, { key });
  await ended(service, documentId, { key });
  const row = await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
  document = { key: row.objectKey ?? '', sha256: row.sha256 ?? '', bytes: row.bytes ?? 0 };
});
afterAll(() => service.stop());

describe('a workflow that somebody else started on the Temporal server', () => {
  const refusal = { cause: { cause: { type: 'foreign_storage_key', nonRetryable: true } } };

  it('gets no page of another account drawn into its own', async () => {
    const documentId = randomUUID();
    const drawing = service.temporal.workflow.execute(workflowTypes.drawPage, {
      workflowId: `forged:${documentId}`,
      taskQueue: taskQueues.workflows,
      args: [{ documentId, accountId: stranger, document, number: 1 }],
    });
    await expect(drawing).rejects.toMatchObject(refusal);
    expect(await service.storage.get(objectKeys.page({ accountId: stranger, documentId, number: 1 }))).toBeUndefined();
  });

  it('gets no document of another account extracted', async () => {
    const jobId = randomUUID();
    const forged = { jobId, accountId: stranger, policyType: 'auto', document, batched: false, maxPages: 500 };
    const handle = await service.temporal.workflow.start(workflowTypes.extractPolicy, {
      workflowId: `forged:${jobId}`,
      taskQueue: taskQueues.workflows,
      args: [forged],
    });
    await expect(handle.result()).rejects.toThrow();
    const { events } = await handle.fetchHistory();
    const started = events?.flatMap((event) => event.activityTaskStartedEventAttributes?.attempt ?? []);
    const refused = events?.flatMap((event) => event.activityTaskFailedEventAttributes?.failure ?? []);
    expect(started).toEqual([1]);
    expect(refused).toMatchObject([{ applicationFailureInfo: { type: 'foreign_storage_key' } }]);
  });
});
