import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createPdfReader, type KillCause, type PdfReader } from '../../../adapters/pdf/index.ts';
import { threadFolder } from '../../helpers/compiled.ts';
import {
  encryptedPdf,
  endlessShading,
  endlessTiling,
  flateBomb,
  lyingPageTree,
  nestedForms,
  pagelessPdf,
} from '../../fixtures/pdf/hostile-pdf.ts';
import { textPdf } from '../../fixtures/pdf/text-pdf.ts';
import { createHangingThreads } from '../../helpers/hanging-threads.ts';

const samplePolicy = readFileSync('services/cli/demo/sample-policy.pdf');
const shared = createPdfReader({ threads: 1, threadFolder });
afterAll(() => shared.close());

const started: PdfReader[] = [];
const kills: KillCause[] = [];
function startReader(options: Partial<Parameters<typeof createPdfReader>[0]>): PdfReader {
  const reader = createPdfReader({ threads: 1, threadFolder, onKill: (cause) => void kills.push(cause), ...options });
  started.push(reader);
  return reader;
}
afterEach(async () => {
  kills.length = 0;
  await Promise.all(started.splice(0).map((reader) => reader.close()));
});

async function codeOf(bytes: Uint8Array, reader = shared): Promise<unknown> {
  return await reader.read({ bytes, maxPages: 500 }).then(
    () => 'no error',
    ({ name, code, retryable }: Error & { code: string; retryable: boolean }) => [name, code, retryable],
  );
}

async function assertWorks(reader: PdfReader): Promise<void> {
  const { pages } = await reader.read({ bytes: samplePolicy, maxPages: 5 });
  expect(pages[0]?.words.length).toBeGreaterThan(100);
}

const random = Uint8Array.from({ length: 5_000 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) % 251);

describe('a document that can be read in part', () => {
  const isRepaired = async (bytes: Uint8Array) => {
    const { pages } = await shared.read({ bytes, maxPages: 5 });
    return pages.map(({ isFromRepairedFile = false }) => isFromRepairedFile);
  };

  it.each([
    { what: 'end before they say where their objects are', end: samplePolicy.lastIndexOf('startxref'), more: '' },
    { what: 'end within a later version of the file', end: samplePolicy.length, more: '\n9 0 obj\n<< /Type /Pag' },
  ])('is told as repaired when its bytes $what', async ({ end, more }) => {
    expect(await isRepaired(Buffer.concat([samplePolicy.subarray(0, end), Buffer.from(more)]))).toEqual([true]);
  });

  it('is not when it is whole, whatever stands behind its end', async () => {
    expect(await isRepaired(samplePolicy)).toEqual([false]);
    expect(await isRepaired(Buffer.concat([samplePolicy, Buffer.from('\r\n--boundary--\r\n\0\0')]))).toEqual([false]);
  });

  it('says so beside its values', async () => {
    const bytes = samplePolicy.subarray(0, samplePolicy.lastIndexOf('startxref'));
    const { result } = await shared.extract({ bytes, policyType: 'auto', maxPages: 5 });
    expect(JSON.parse(Buffer.from(result ?? []).toString())).toMatchObject({
      warnings: [{ code: 'document_repaired' }],
    });
  });
});

describe('a document that cannot be read', () => {
  it.each([
    { what: 'empty', make: async () => new Uint8Array() },
    { what: 'HTML', make: async () => Buffer.from('<!doctype html><title>Sign in</title><p>Please sign in') },
    { what: 'random', make: async () => random },
  ])('is no PDF when its bytes are $what', async ({ make }) => {
    expect(await codeOf(await make())).toEqual(['DocumentError', 'document_not_pdf', false]);
  });

  it.each([
    { what: 'end after the header', make: async () => Buffer.from('%PDF-1.7\n') },
    { what: 'are random after the header', make: async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), random]) },
    { what: 'end half way', make: async () => samplePolicy.subarray(0, 5_000) },
    { what: 'were stored as text', make: async () => Buffer.from(samplePolicy.toString('utf8')) },
    { what: 'hold no page', make: async () => pagelessPdf() },
  ])('is corrupt when its bytes $what', async ({ make }) => {
    expect(await codeOf(await make())).toEqual(['DocumentError', 'document_corrupt', false]);
  });

  it('is encrypted when it needs a password', async () => {
    expect(await codeOf(await encryptedPdf('secret'))).toEqual(['DocumentError', 'document_encrypted', false]);
  });

  it('has too many pages above the cap, and by what it claims', async () => {
    const three = await textPdf([{ runs: [] }, { runs: [] }, { runs: [] }]);
    await expect(shared.read({ bytes: three, maxPages: 2 })).rejects.toMatchObject({ code: 'too_many_pages' });
    await expect(shared.extract({ bytes: three, policyType: 'auto', maxPages: 2 })).rejects.toMatchObject({
      code: 'too_many_pages',
    });
    expect(await codeOf(lyingPageTree(10_000))).toEqual(['DocumentError', 'too_many_pages', false]);
  });

  it.each([
    { what: 'a content stream that unpacks to a gigabyte', make: flateBomb },
    { what: 'form XObjects that multiply', make: nestedForms },
  ])('runs into the memory limit with $what, and the next one is read', async ({ make }) => {
    expect(await codeOf(make())).toEqual(['DocumentError', 'document_resource_limit', false]);
    await assertWorks(shared);
  });

  it('runs into the wall clock, its thread ends, and those that wait for it are read', async () => {
    // takes no processor time from those that are read: below, threads that draw without end are ended
    const { folder } = await createHangingThreads();
    const reader = startReader({ wallClockMs: 6_000, threadFolder: folder });
    const killed = codeOf(endlessShading(), reader);
    await Promise.all([assertWorks(reader), assertWorks(reader)]);
    expect(await killed).toEqual(['DocumentError', 'document_resource_limit', false]);
    expect(kills).toEqual(['time']);
  });
});

describe('a page that is drawn without end', () => {
  it('ends the reading of its document long before the wall clock, and the next one is read', async () => {
    const reader = startReader({ wallClockMs: 600_000, drawingMs: 1_000 });
    await expect(reader.read({ bytes: endlessTiling(), maxPages: 5 })).rejects.toMatchObject({
      code: 'document_resource_limit',
      message: 'A page of the document was not drawn within 1 s.',
    });
    await assertWorks(reader);
    expect(kills).toEqual(['drawing']);
  });

  it('ends its picture by a wall clock of its own, and the next one is drawn', async () => {
    const reader = startReader({ wallClockMs: 600_000, pictureMs: 2_000 });
    const drawing = reader.render({ bytes: endlessTiling(), page: 1, dpi: 120 });
    await expect(drawing).rejects.toMatchObject({ code: 'document_resource_limit' });
    const { width } = await reader.render({ bytes: await textPdf([{ runs: [] }]), page: 1, dpi: 72 });
    expect(width).toBe(612);
  });

  it('takes no thread from reading while its picture is drawn', async () => {
    const reader = startReader({ pictureMs: 600_000 });
    let isDrawing = true;
    const drawing = reader
      .render({ bytes: endlessTiling(), page: 1, dpi: 120 })
      .catch(() => undefined)
      .finally(() => {
        isDrawing = false;
      });
    await assertWorks(reader);
    expect(isDrawing).toBe(true);
    await reader.close();
    await drawing;
  });
});

describe('a document that can be read in part', () => {
  it('opens when it is encrypted without a password', async () => {
    const { pages } = await shared.read({ bytes: await encryptedPdf(''), maxPages: 5 });
    expect(pages[0]?.words.map(({ text }) => text)).toEqual(['Confidential', 'declarations']);
  });

  it('has unreadable pages where its page tree lies', async () => {
    const { pageCount, pages } = await shared.read({ bytes: lyingPageTree(3), maxPages: 5 });
    expect([pageCount, pages.map(({ state }) => state)]).toEqual([3, ['blank', 'unreadable', 'unreadable']]);
  });
});

describe('a request', () => {
  it('ends at once when its signal says so, and the next one is read', async () => {
    await assertWorks(shared);
    const abort = new AbortController();
    const reading = shared.read({ bytes: endlessShading(), maxPages: 5, signal: abort.signal });
    setTimeout(() => abort.abort(new Error('the job was cancelled')), 200);
    await expect(reading).rejects.toThrow('the job was cancelled');
    await assertWorks(shared);
  });

  it('does not start when its signal has fired before', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(shared.read({ bytes: new Uint8Array(), maxPages: 5, signal })).rejects.toThrow('too late');
  });

  it('rejects when the reader closes', async () => {
    const reader = startReader({});
    const reading = reader.read({ bytes: endlessShading(), maxPages: 5 });
    const [outcome] = await Promise.allSettled([reading, reader.close()]);
    expect(outcome.status).toBe('rejected');
  });
});
