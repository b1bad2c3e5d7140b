import { randomUUID } from 'node:crypto';
import { open, utimes } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectKeys } from '../../adapters/storage/index.ts';
import { taskQueues, workflowTypes } from '../../domain/orchestration.ts';
import { sha256Of } from '../adapters/storage/bytes.ts';
import { kinds, type Place } from '../adapters/storage/kinds.ts';
import { complete, ended as documentEnded, prepare, put, upload } from '../helpers/documents.ts';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

for (const kind of kinds) {
  kind.describe(`the service with its documents in ${kind.name}`, () => {
    let place: Place;
    let service: TestService;
    beforeAll(async () => {
      place = await kind.open();
      service = await startService({ storageVariables: place.environment });
    });
    afterAll(async () => {
      await service.stop();
      await place.close();
    });

    async function createJob(pdf: Uint8Array): Promise<{ jobId: string; key: string }> {
      const document = { type: 'base64', content: base64(pdf) };
      const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
      const jobId = String(body.jobId);
      const { accountId } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
      return { jobId, key: objectKeys.document({ accountId, sha256: sha256Of(pdf) }) };
    }

    it('extracts a document, and tells a document of which a byte changed', async () => {
      const [good, bad] = [await plainPdf([['Policy Number: QX-445-1182']]), await plainPdf([['Policy Number: 2']])];
      const [whole, flipped] = [await createJob(good), await createJob(bad)];
      const file = await open(place.fileOf(flipped.key), 'r+');
      await file.write(Buffer.from([(bad[200] ?? 0) ^ 1]), 0, 1, 200);
      await file.close();

      await service.startWorkers();

      expect(await endedJob(service, whole.jobId)).toMatchObject({ status: 'completed' });
      expect(sha256Of((await service.storage.get(whole.key)) ?? Buffer.alloc(0))).toBe(sha256Of(good));
      expect(await endedJob(service, flipped.jobId)).toMatchObject({
        status: 'failed',
        error: { code: 'document_corrupt', retryable: false },
      });
    });

    it('takes an upload where its URL leads, once, and keeps equal bytes once', async () => {
      const pdf = await plainPdf([['Personal Auto Policy Declarations', 'Policy Number: QX-445-1182']]);
      const announced = { sizeBytes: pdf.length, sha256: sha256Of(pdf) };
      const prepared = await prepare(service, { ...announced, idempotencyKey: randomUUID() });
      const { accountId } = await service.prisma.document.findUniqueOrThrow({ where: { id: prepared.documentId } });
      const again = () => fetch(prepared.upload.url, { ...prepared.upload, body: Buffer.from(pdf) });

      expect(new URL(prepared.upload.url).origin).toBe(place.environment.S3_ENDPOINT ?? service.url);
      expect((await put(prepared, pdf)).status).toBe(200);
      expect([403, 412]).toContain((await again()).status);
      expect((await complete(service, prepared)).status).toBe(202);
      const second = await upload(service, pdf, announced);

      for (const { documentId } of [prepared, second]) {
        expect(await documentEnded(service, documentId)).toMatchObject({ status: 'ready' });
        expect(await service.storage.get(objectKeys.upload({ accountId, documentId }))).toBeUndefined();
        expect(await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } })).toMatchObject({
          objectKey: objectKeys.document({ accountId, sha256: announced.sha256 }),
        });
      }
    });

    it('counts an upload of unknown length on its way through the gateway', async () => {
      const pdf = await plainPdf([['Policy Number: 3']]);

      const prepared = await upload(service, pdf);

      expect(new URL(prepared.upload.url).origin).toBe(service.url);
      expect(await documentEnded(service, prepared.documentId)).toMatchObject({ status: 'ready' });
    });

    it('removes uploads that nobody completed for a day', async () => {
      const upload = (): string => objectKeys.upload({ accountId: randomUUID(), documentId: randomUUID() });
      const [old, young] = [upload(), upload()];
      for (const key of [old, young]) await service.storage.put(key, Buffer.from('%PDF-'));
      const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
      await utimes(place.fileOf(old), twoDaysAgo, twoDaysAgo);

      await service.temporal.workflow.execute(workflowTypes.expire, {
        taskQueue: taskQueues.workflows,
        workflowId: `test-expire-${randomUUID()}`,
      });

      expect(await service.storage.get(old)).toBeUndefined();
      expect(await service.storage.get(young)).toBeDefined();
    });

    it('accepts nothing while storage is away, and says when to come again', async () => {
      await place.takeAway();
      const document = { type: 'base64', content: base64(await plainPdf([['Policy Number: 4']])) };

      const order = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
      const readiness = await service.call('GET', '/health/ready');

      expect(order).toMatchObject({ status: 503, body: { error: 'service_unavailable' } });
      expect(order.headers.get('retry-after')).toBe('2');
      expect(readiness).toMatchObject({ status: 503, body: { dependencies: { storage: { status: 'down' } } } });
    });
  });
}
