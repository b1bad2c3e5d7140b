import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCostlyDocumentCache } from '../../activities/costly-document-cache.ts';
import { DocumentError, type DocumentErrorCode } from '../../domain/document/document-error.ts';

const document = { accountId: 'a', sha256: 'f00d' };
const runIntoIt = (costly: ReturnType<typeof createCostlyDocumentCache>, part: typeof document & { page?: number }) =>
  costly.watch(part, () => fail('document_resource_limit')).catch(() => undefined);

async function fail(code: DocumentErrorCode): Promise<never> {
  throw new DocumentError(code, 'not this one');
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a document that exceeded a resource limit', () => {
  it('is refused for some minutes, as the error states, and accepted again after them', async () => {
    const costly = createCostlyDocumentCache({ minutes: 10, most: 5 });
    costly.refuse(document);
    await runIntoIt(costly, document);
    expect(() => costly.refuse(document)).toThrow(
      expect.objectContaining({
        code: 'document_resource_limit',
        message: expect.stringContaining('not tried again before 2026-11-22T12:10:00.000Z'),
      }),
    );
    vi.setSystemTime(new Date('2026-11-22T12:10:00Z'));
    expect(() => costly.refuse(document)).not.toThrow();
  });

  it('is refused to its own account only, and a page apart from the rest', async () => {
    const costly = createCostlyDocumentCache({ minutes: 10, most: 5 });
    await runIntoIt(costly, { ...document, page: 2 });
    for (const other of [document, { ...document, page: 1 }, { ...document, accountId: 'b', page: 2 }]) {
      expect(() => costly.refuse(other)).not.toThrow();
    }
    expect(() => costly.refuse({ ...document, page: 2 })).toThrow(DocumentError);
  });

  it('is not confused with one that failed for another reason', async () => {
    const costly = createCostlyDocumentCache({ minutes: 10, most: 5 });
    await expect(costly.watch(document, () => fail('document_corrupt'))).rejects.toThrow('not this one');
    expect(() => costly.refuse(document)).not.toThrow();
  });

  it('is evicted when the cache is full', async () => {
    const costly = createCostlyDocumentCache({ minutes: 10, most: 2 });
    for (const sha256 of ['1', '2', '1', '3']) await runIntoIt(costly, { ...document, sha256 });
    expect(() => costly.refuse({ ...document, sha256: '2' })).not.toThrow();
    for (const sha256 of ['1', '3']) expect(() => costly.refuse({ ...document, sha256 })).toThrow(DocumentError);
  });
});
