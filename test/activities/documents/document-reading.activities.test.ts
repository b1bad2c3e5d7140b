import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDocumentReadingActivities,
  type DocumentReadingActivities,
  type PagesRequest,
} from '../../../activities/documents/document-reading.activities.ts';
import type { PdfReader } from '../../../adapters/pdf/index.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createIndexingPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createDocumentIndexRepository } from '../../../prisma/documents/document-index.repository.ts';
import { createDocumentRunRepository } from '../../../prisma/documents/document-run.repository.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import { type ActivityStage, openActivityStage } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { fakeReader, readingRanges, untilAborted } from '../../helpers/fake-reader.ts';
import { insertDocument } from '../../helpers/insert-document.ts';

const { jobFolder } = objectKeys;
const declarations =
  'Personal Auto Policy Declarations\nVehicle 1 2019 HONDA CIVIC VIN 1HGCM82633A004352\nCollision $500';
const pageCount = 25;

let stage: ActivityStage;
let indexing: PrismaClient;
let request: PagesRequest;
let folder: string;
beforeAll(async () => {
  stage = await openActivityStage();
  indexing = createIndexingPrisma({ url: stage.databaseUrl });
});
afterAll(async () => {
  await indexing.$disconnect();
  await stage.close();
});
beforeEach(async () => {
  const documentId = await insertDocument(stage.prisma, stage, { status: 'queued' });
  const { jobId } = await stage.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
  const { accountId } = stage;
  const bytes = Buffer.from(`%PDF-1.7 ${documentId}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = objectKeys.document({ accountId, sha256 });
  await stage.storage.put(key, bytes);
  folder = jobFolder({ accountId, jobId });
  const object = { key, sha256, bytes: bytes.length };
  request = { documentId, jobId, accountId, object, maxPages: 500, range: { first: 1, last: 20 }, index: 0, step: 1 };
});

const last = () => ({ ...request, range: { first: 21, last: pageCount }, index: 1 });
const reading: PdfReader['read'] = async ({ range = { first: 1, last: pageCount } }) => ({
  pageCount,
  pages: Array.from({ length: range.last - range.first + 1 }, (_, at) => typedPage(declarations, range.first + at)),
});

function activities(read = reading): DocumentReadingActivities {
  return createDocumentReadingActivities({
    documents: withAccountScope(createDocumentRunRepository(stage.rows)),
    index: withAccountScope(createDocumentIndexRepository(indexing)),
    onReadingThread: (_, work) => work(),
    reader: fakeReader(readingRanges(read)),
    storage: stage.storage,
    jobFolder,
  });
}

const unread: PdfReader['read'] = async (given) => await fakeReader({}).read(given);
const row = () => stage.prisma.document.findUniqueOrThrow({ where: { id: request.documentId } });
const pagesStored = () => stage.prisma.documentPage.count({ where: { documentId: request.documentId } });

describe('reading a range of pages', () => {
  it('stores them for search and for the extraction, and recognizes the policy type from the first ones', async () => {
    expect(await attempt().call(activities(), 'readDocumentPages', request)).toEqual({
      pages: pageCount,
      ocrPages: 0,
      policyType: 'auto',
    });

    expect(await row()).toMatchObject({ status: 'processing', pagesTotal: pageCount, pagesDone: 20 });
    expect(await pagesStored()).toBe(20);
    const stored = await stage.storage.get(`${folder}/pages-0000.json`);
    expect(JSON.parse(String(Buffer.from(stored ?? [])))).toHaveLength(20);
  });

  it('says nothing of the policy type after the first one', async () => {
    expect(await attempt().call(activities(), 'readDocumentPages', last())).toEqual({ pages: pageCount, ocrPages: 0 });
  });

  it('takes the policy type that the client named, whatever the pages look like', async () => {
    await stage.prisma.document.update({ where: { id: request.documentId }, data: { policyType: 'homeowners' } });

    expect(await attempt().call(activities(), 'readDocumentPages', request)).toMatchObject({
      policyType: 'homeowners',
    });
  });

  it('counts the pages that were read by OCR', async () => {
    const scanned = typedPage(declarations);
    const words = scanned.words.map((word) => ({ ...word, source: 'ocr' as const }));
    const read = async () => ({ pageCount: 2, pages: [{ ...scanned, words }, typedPage(declarations, 2)] });

    expect(await attempt().call(activities(read), 'readDocumentPages', request)).toMatchObject({ ocrPages: 1 });
  });

  it('makes the document searchable with the last range, in whatever order they come and however often', async () => {
    for (const [at, range] of [last(), last(), request, request].entries()) {
      await attempt(at + 1).call(activities(), 'readDocumentPages', range);
      // the triggers index the title and the names alone before
      expect((await row()).indexDueAt === null).toBe(at >= 2);
    }
    expect(await pagesStored()).toBe(pageCount);
    expect(await row()).toMatchObject({ pagesDone: pageCount, attempts: 4 });
  });
});

describe('a document that', () => {
  it.each([
    ['needs a password', 'document_encrypted'],
    ['is damaged', 'document_corrupt'],
    ['takes too long', 'document_resource_limit'],
  ] as const)('%s is not read again', async (_, code) => {
    const read = () => Promise.reject(new DocumentError(code, 'for a reason'));

    await expect(attempt().call(activities(read), 'readDocumentPages', request)).rejects.toMatchObject({
      type: code,
      nonRetryable: true,
    });
  });

  it('is not the one that was accepted is not read', async () => {
    await stage.storage.put(request.object.key, Buffer.from('%PDF-1.7 another'));

    await expect(attempt().call(activities(), 'readDocumentPages', request)).rejects.toMatchObject({
      type: 'document_corrupt',
    });
  });

  it('storage does not have is looked for again', async () => {
    await stage.storage.removeAll(request.object.key);

    await expect(attempt().call(activities(), 'readDocumentPages', request)).rejects.toMatchObject({
      nonRetryable: false,
    });
  });

  it('was deleted before is not read', async () => {
    await stage.prisma.document.delete({ where: { id: request.documentId } });

    await expect(attempt().call(activities(unread), 'readDocumentPages', request)).rejects.toMatchObject({
      type: 'cancelled',
      nonRetryable: true,
    });
  });

  it('is deleted while it is read leaves no page', async () => {
    const read: PdfReader['read'] = async (given) => {
      await stage.prisma.document.delete({ where: { id: request.documentId } });
      return await reading(given);
    };

    await expect(attempt().call(activities(read), 'readDocumentPages', request)).rejects.toMatchObject({
      type: 'cancelled',
    });
    expect(await pagesStored()).toBe(0);
    expect((await stage.storedKeys()).filter((key) => key.startsWith(folder))).toEqual([]);
  });

  it('is cancelled while it is read stops the reader', async () => {
    const running = attempt();
    const read: PdfReader['read'] = async ({ signal }) => {
      setImmediate(running.cancel);
      return await untilAborted(signal);
    };

    await expect(running.call(activities(read), 'readDocumentPages', request)).rejects.toMatchObject({
      name: 'CancelledFailure',
    });
    expect(await pagesStored()).toBe(0);
  });
});
