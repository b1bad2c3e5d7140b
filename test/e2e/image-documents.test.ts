import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedReader } from '../helpers/shared-reader.ts';
import { type DrawnPage, imagesOf, tiffOf } from '../fixtures/images/document-images.ts';
import { ended, upload } from '../helpers/documents.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { untilAvailable } from '../helpers/until.ts';

let service: TestService;
let pages: DrawnPage[];
let key: string;

beforeAll(async () => {
  const reader = sharedReader();
  const declarations = ['Personal Auto Policy Declarations', 'Policy Number: QX-445-1182', 'Total Premium: $812.40'];
  const bytes = await plainPdf([declarations, ['Collision $500 deductible', 'Thank you for your business']]);
  pages = await imagesOf({ reader, bytes, pages: 2, dpi: 150 });
  await reader.close();
  service = await startService();
  await service.startWorkers();
  key = await service.makeKey('scanner');
});
afterAll(() => service.stop());

describe('a document that is an image', () => {
  it('is extracted by a sync call, with its proof', async () => {
    const document = { type: 'base64', content: base64(pages[0]?.png ?? new Uint8Array()) };
    const { status, body } = await service.call('POST', '/v1/extract/auto', { body: { document } });

    expect([status, body]).toMatchObject([
      200,
      {
        data: { policyNumber: 'QX-445-1182', totalPremium: 812.4 },
        citations: { '/policyNumber': [{ page: 1, quote: 'QX-445-1182' }] },
        fields: { '/policyNumber': { state: 'present', source: 'ocr' } },
      },
    ]);
  });

  it('is uploaded with several pages, extracted, and found by the text of each', async () => {
    const { documentId, upload: instructions } = await upload(
      service,
      tiffOf(pages),
      { fileName: 'scan.tiff' },
      { key },
    );

    expect(instructions.headers).toEqual({ 'Content-Type': 'image/tiff' });
    expect(await ended(service, documentId, { key })).toMatchObject({
      status: 'ready',
      policyType: 'auto',
      fileName: 'scan.tiff',
      progress: { percent: 100, pagesTotal: 2, pagesDone: 2 },
    });
    const { body } = await service.call('GET', '/v1/documents?query=thank%20you', { key });
    expect(body).toMatchObject({ documents: [{ documentId }] });
    const headers = { Authorization: `Bearer ${key}` };
    const picture = await untilAvailable(() =>
      fetch(`${service.url}/v1/documents/${documentId}/pages/2.png`, { headers }),
    );
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('fails when it is cut off', async () => {
    const cut = tiffOf(pages).subarray(0, -20);
    const { documentId } = await upload(service, cut, { fileName: 'scan.tiff' });

    expect(await ended(service, documentId)).toMatchObject({ status: 'failed', error: { code: 'document_corrupt' } });
  });
});
