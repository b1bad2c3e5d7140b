import { type DrawPageInput, taskQueues, workflowIds, workflowTypes } from '../../domain/orchestration.ts';
import { createAttacker } from '../helpers/attacks.ts';
import { ended, upload } from '../helpers/documents.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import type { TestService } from '../helpers/test-service.ts';

/** Has a page of a document of one page drawn; comes back with the id of the workflow. */
async function draw(service: TestService, number: number): Promise<string> {
  const { documentId } = await upload(service, await plainPdf([['Declarations']]));
  await ended(service, documentId);
  const { accountId, objectKey, sha256, bytes } = await service.prisma.document.findUniqueOrThrow({
    where: { id: documentId },
  });
  const document = { key: objectKey ?? '', sha256: sha256 ?? '', bytes: bytes ?? 0 };
  const input: DrawPageInput = { accountId, documentId, document, number };
  const workflowId = workflowIds.page(documentId, number);
  const options = { workflowId, taskQueue: taskQueues.workflows, args: [input] };
  await service.temporal.workflow.execute(workflowTypes.drawPage, options).catch(() => undefined);
  return workflowId;
}

/** Has a page drawn that takes too long; comes back with the id of the workflow. */
async function drawWithoutEnd(service: TestService): Promise<string> {
  const { hold, key } = await createAttacker(service, 'endless');
  const documentId = await hold();
  await service.call('GET', `/v1/documents/${documentId}/pages/1.png`, { key });
  return workflowIds.page(documentId, 1);
}

/** The paths of `drawPage`. */
export const pageScenarios: Record<string, (service: TestService) => Promise<string>> = {
  'draw-page.drawn': async (service) => await draw(service, 1),
  'draw-page.no-such-page': async (service) => await draw(service, 2),
  // since pictures have a task queue of their own
  'draw-page.drawn-apart': async (service) => await draw(service, 1),
  'draw-page.takes-too-long': drawWithoutEnd,
};
