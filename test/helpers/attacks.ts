import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { objectKeys } from '../../adapters/storage/index.ts';
import { workflowIds } from '../../domain/orchestration.ts';
import { endlessTiling } from '../fixtures/pdf/hostile-pdf.ts';
import { upload } from './documents.ts';
import { insertDocument } from './insert-document.ts';
import { base64 } from './plain-pdf.ts';
import type { Answer, TestService } from './test-service.ts';

/** An account that sends requests with maximally expensive documents. Each method returns the ids of the started workflows. */
export async function createAttacker(service: TestService, account: string) {
  const key = await service.makeKey(account);
  const { id: accountId } = await service.prisma.account.findUniqueOrThrow({ where: { name: account } });
  const { id: keyId } = await service.prisma.key.findFirstOrThrow({ where: { accountId } });

  const times = async (count: number, order: () => Promise<string>): Promise<string[]> =>
    await Promise.all(Array.from({ length: count }, order));
  const hostile = (): { type: string; content: string } => inline(endlessTiling(randomUUID()));

  /** Retries until the request is accepted, because a busy machine may answer 503. */
  const jobOf = async (order: () => Promise<Answer>): Promise<string> => {
    for (;;) {
      const { status, headers, body } = await order();
      if (typeof body.jobId === 'string') return workflowIds.job(body.jobId);
      if (status !== 503) throw new Error(`not accepted: ${JSON.stringify(body)}`);
      await sleep(Number(headers.get('retry-after')) * 1_000);
    }
  };

  /** Stores a document whose page cannot be rendered. */
  const hold = async (bytes = endlessTiling(randomUUID())): Promise<string> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const objectKey = objectKeys.document({ accountId, sha256 });
    await service.storage.put(objectKey, bytes);
    const facts = { objectKey, sha256, bytes: bytes.length };
    return await insertDocument(service.prisma, { accountId, keyId }, { pages: [''], ...facts });
  };

  return {
    key,
    hold,

    jobs: (count: number): Promise<string[]> =>
      times(count, async () => {
        const body = { policyType: 'auto', document: hostile(), priority: 100 };
        return await jobOf(() => service.call('POST', '/v1/jobs', { body, key }));
      }),

    syncCalls: (count: number): Promise<string[]> =>
      times(count, async () => {
        const request = { body: { document: hostile() }, headers: { Prefer: 'wait=0' }, key };
        return await jobOf(() => service.call('POST', '/v1/extract/auto', request));
      }),

    uploads: (count: number): Promise<string[]> =>
      times(count, async () => {
        const { documentId } = await upload(service, endlessTiling(randomUUID()), {}, { key });
        return workflowIds.document(documentId);
      }),

    /** Requests page images without waiting for them. */
    pictures: (count: number): Promise<string[]> =>
      times(count, async () => {
        const documentId = await hold();
        service.call('GET', `/v1/documents/${documentId}/pages/1.png`, { key }).catch(() => undefined);
        return workflowIds.page(documentId, 1);
      }),
  };
}

/** An inline document of a request body. */
export function inline(bytes: Uint8Array): { type: string; content: string } {
  return { type: 'base64', content: base64(bytes) };
}
