import { createHash, randomUUID } from 'node:crypto';
import { objectKeys } from '../../adapters/storage/index.ts';
import { workflowIds } from '../../domain/orchestration.ts';
import { endlessTiling } from '../fixtures/pdf/hostile-pdf.ts';
import { upload } from './documents.ts';
import { holdDocument } from './held-documents.ts';
import { base64 } from './plain-pdf.ts';
import type { TestService } from './service.ts';

/** An account that orders what takes as long as it may. Each order comes back with the ids of its workflows. */
export async function createAttacker(service: TestService, account: string) {
  const key = await service.makeKey(account);
  const { id: accountId } = await service.prisma.account.findUniqueOrThrow({ where: { name: account } });
  const { id: keyId } = await service.prisma.key.findFirstOrThrow({ where: { accountId } });

  const times = async (count: number, order: () => Promise<string>): Promise<string[]> =>
    await Promise.all(Array.from({ length: count }, order));
  const hostile = (): { type: string; content: string } => inline(endlessTiling(randomUUID()));

  /** A document that is held although its page cannot be drawn. */
  const hold = async (bytes = endlessTiling(randomUUID())): Promise<string> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const objectKey = objectKeys.document({ accountId, sha256 });
    await service.storage.put(objectKey, bytes);
    const facts = { objectKey, sha256, bytes: bytes.length };
    return await holdDocument(service.prisma, { accountId, keyId }, { pages: [''], ...facts });
  };

  return {
    key,
    hold,

    jobs: (count: number): Promise<string[]> =>
      times(count, async () => {
        const body = { policyType: 'auto', document: hostile(), priority: 100 };
        const answer = await service.call('POST', '/v1/jobs', { body, key });
        return workflowIds.job(String(answer.body.jobId));
      }),

    syncCalls: (count: number): Promise<string[]> =>
      times(count, async () => {
        const headers = { Prefer: 'wait=0' };
        const answer = await service.call('POST', '/v1/extract/auto', { body: { document: hostile() }, headers, key });
        return workflowIds.job(String(answer.body.jobId));
      }),

    uploads: (count: number): Promise<string[]> =>
      times(count, async () => {
        const { documentId } = await upload(service, endlessTiling(randomUUID()), {}, { key });
        return workflowIds.document(documentId);
      }),

    /** Asks for pictures and does not wait for them. */
    pictures: (count: number): Promise<string[]> =>
      times(count, async () => {
        const documentId = await hold();
        service.call('GET', `/v1/documents/${documentId}/pages/1.png`, { key }).catch(() => undefined);
        return workflowIds.page(documentId, 1);
      }),
  };
}

/** A document as it stands in an order. */
export function inline(bytes: Uint8Array): { type: string; content: string } {
  return { type: 'base64', content: base64(bytes) };
}
