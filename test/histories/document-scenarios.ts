import { randomUUID } from 'node:crypto';
import { workflowIds, workflowTypes, taskQueues } from '../../domain/orchestration.ts';
import { upload } from '../helpers/documents.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import type { TestService } from '../helpers/test-service.ts';
import { cancelAtWork } from './cancel-at-work.ts';

const declarations = [['Personal Auto Policy Declarations', 'Policy Number: QX-445-1182', 'Collision', 'VIN']];

/** Uploads a document; comes back with the id of its workflow. */
async function ingest(service: TestService, pages: string[][], documentType = 'declarations'): Promise<string> {
  const { documentId } = await upload(service, await plainPdf(pages), { documentType });
  return workflowIds.document(documentId);
}

async function ingestFrom(service: TestService, url: string): Promise<string> {
  const body = { url, documentType: 'auto' };
  const answer = await service.call('POST', '/v1/documents/from-url', { body });
  if (answer.status !== 202) throw new Error(`not accepted: ${JSON.stringify(answer.body)}`);
  return workflowIds.document(String(answer.body.documentId));
}

/** The paths of `ingestDocument`. */
export const documentScenarios: Record<string, (service: TestService, outside: { url: string }) => Promise<string>> = {
  'ingest-document.uploaded': async (service) => await ingest(service, declarations),

  'ingest-document.from-url': async (service, { url }) => await ingestFrom(service, url),

  'ingest-document.no-policy-type': async (service) => await ingest(service, [['Apple pie']], 'recipe'),

  'ingest-document.page-ranges': async (service) => {
    const claims = Array.from({ length: 45 }, (_, index) => [`Claim Number: CL-${index}`]);
    return await ingest(service, claims, 'loss_run');
  },

  'ingest-document.damaged': async (service) => {
    const { documentId } = await upload(service, Buffer.from('%PDF-1.7\ndamaged'), { documentType: 'auto' });
    return workflowIds.document(documentId);
  },

  // nobody listens there, and it is not public
  'ingest-document.not-fetched': async (service, { url }) => {
    await service.stopWorkers();
    const workflowId = await ingestFrom(service, url);
    await service.prisma.document.updateMany({
      where: { id: workflowId.split(':')[1] ?? '' },
      data: { url: 'http://127.0.0.1:1/policy.pdf' },
    });
    await service.startWorkers();
    return workflowId;
  },

  'ingest-document.cancelled': (service) => cancelAtWork(service, () => ingest(service, declarations)),

  'ingest-document.job-cancelled': async (service) => {
    await service.stopWorkers();
    const { documentId, jobId } = await upload(service, await plainPdf(declarations), { documentType: 'auto' });
    await service.call('POST', `/v1/jobs/${jobId}/cancel`);
    await service.startWorkers();
    return workflowIds.document(documentId);
  },

  // as after a reset: the job was started before, and its workflow is not this one's child
  'ingest-document.job-runs-already': async (service) => {
    await service.stopWorkers();
    const { documentId, jobId } = await upload(service, await plainPdf(declarations), { documentType: 'auto' });
    const document = await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    const { accountId, objectKey, sha256, bytes } = document;
    await service.temporal.workflow.start(workflowTypes.extractPolicy, {
      workflowId: workflowIds.job(jobId),
      taskQueue: taskQueues.workflows,
      args: [
        {
          jobId,
          accountId,
          policyType: 'auto',
          batched: false,
          maxPages: 500,
          document: { key: objectKey, sha256, bytes },
        },
      ],
    });
    await service.startWorkers();
    return workflowIds.document(documentId);
  },

  'reconcile.documents': async (service) => await keepHouse(service, workflowTypes.reconcile),
  'expire.uploads': async (service) => await keepHouse(service, workflowTypes.expire),
};

async function keepHouse(service: TestService, workflowType: string): Promise<string> {
  const workflowId = `${workflowType}-${randomUUID()}`;
  await service.temporal.workflow.start(workflowType, { workflowId, taskQueue: taskQueues.workflows });
  return workflowId;
}
