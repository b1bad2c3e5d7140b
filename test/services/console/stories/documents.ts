import { describe, expect, it } from 'vitest';
import { plainPdf } from '../../../helpers/plain-pdf.ts';
import { type Stage, seriousFindings } from '../stage.ts';

const pdfFile = async (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await plainPdf([lines])),
});

/** Handing over documents, finding them, deleting them. */
export function describeDocuments(onStage: () => Stage): void {
  describe('documents', () => {
    it('offers the sample policy to an empty account, reads it, and finds it by its text', async () => {
      const { service, open } = onStage();
      const { page, complaints } = await open('/documents', { key: await service.makeKey('new agency') });

      await page.getByRole('button', { name: 'Try the sample policy' }).click();
      const row = page.getByRole('row').filter({ hasText: 'sample-policy.pdf' });
      await row.getByText('Personal auto declarations').waitFor({ timeout: 120_000 });
      await row.getByText('Ready').waitFor({ timeout: 120_000 });
      await page.getByLabel('Search text, titles and file names').fill('whitak');
      await row.locator('mark').first().waitFor();

      expect(await row.locator('mark').first().textContent()).toBe('Whitaker');
      expect(complaints).toEqual([]);
    });

    it('uploads several files, says what cannot be read, cancels and tries again', async () => {
      const { service, open } = onStage();
      const { page } = await open('/documents', { key: await service.makeKey('busy agency') });
      const uploads = page.getByRole('region', { name: 'Uploads' });
      // the first file does not get through until it is tried again
      await page.route('**/v1/uploads/*', async () => await new Promise(() => undefined));
      await page
        .getByLabel('Files to upload')
        .first()
        .setInputFiles([
          await pdfFile('first.pdf', ['Personal Auto Declarations', 'Policy Number: QX-1']),
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
        ]);
      await uploads.getByText('Only PDF, PNG, JPEG and TIFF files can be read.').waitFor();
      await uploads.getByRole('button', { name: 'Cancel first.pdf' }).click();
      await uploads.getByText('Canceled').waitFor();
      await page.unroute('**/v1/uploads/*');

      await uploads.getByRole('button', { name: 'Retry first.pdf' }).click();
      await uploads.getByText('Ready').waitFor({ timeout: 120_000 });

      expect(await page.getByRole('row').filter({ hasText: 'first.pdf' }).count()).toBe(1);
    });

    it('says of an empty file that it is empty, and does not send it', async () => {
      const { service, open } = onStage();
      const { page, requests } = await open('/documents', { key: await service.makeKey('scanning agency') });
      const uploads = page.getByRole('region', { name: 'Uploads' });

      await page
        .getByLabel('Files to upload')
        .first()
        .setInputFiles([{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }]);
      await uploads.getByText('The file is empty. Choose one with content.').waitFor();

      expect(await uploads.getByRole('button', { name: 'Retry scan.pdf' }).count()).toBe(0);
      expect(requests.filter(({ pathname }) => pathname.startsWith('/v1/documents/uploads'))).toEqual([]);
    });

    it('says what can be done about one whose file was refused', async () => {
      const { service, open } = onStage();
      const { page } = await open('/documents', { key: await service.makeKey('refused agency') });
      await page
        .getByLabel('Files to upload')
        .first()
        .setInputFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') }]);
      const row = page.getByRole('row').filter({ hasText: 'letter.pdf' });

      await row.getByText('Unless it is on its way, upload it again and delete this entry.').waitFor();
      await row.getByRole('link', { name: 'letter.pdf' }).click();

      await page.getByText('Upload it again, and delete this entry.').waitFor();
      expect(await page.getByRole('button', { name: 'Delete document' }).count()).toBe(1);
    });

    it('takes files that are dropped on the page', async () => {
      const { service, open } = onStage();
      const { page } = await open('/documents', { key: await service.makeKey('dropping agency') });
      await page.getByText('No documents yet').waitFor();

      await page.evaluate(`{
        const transfer = new DataTransfer();
        transfer.items.add(new File(['%PDF-1.7 broken'], 'dropped.pdf', { type: 'application/pdf' }));
        const area = document.querySelector('.drop-area');
        for (const kind of ['dragenter', 'drop']) {
          area.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer }));
        }
      }`);

      const entry = page.getByRole('region', { name: 'Uploads' }).getByText('dropped.pdf');
      await entry.waitFor();
      expect(await page.locator('.drop-overlay').count()).toBe(0);
    });

    it('deletes a document once that is confirmed', async () => {
      const { service, open } = onStage();
      const { page } = await open('/documents', { key: await service.makeKey('tidy agency') });
      await page
        .getByLabel('Files to upload')
        .first()
        .setInputFiles([await pdfFile('old.pdf', ['Nothing of note'])]);
      const row = page.getByRole('row').filter({ hasText: 'old.pdf' });
      await row.getByText('Ready').waitFor({ timeout: 120_000 });

      await row.getByRole('button', { name: 'Delete old.pdf' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete this document?' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await row.count()).toBe(1);
      await row.getByRole('button', { name: 'Delete old.pdf' }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();

      await page.getByText('No documents yet').waitFor();
    });

    it('shows neither upload nor deletion to a key that may only read', async () => {
      const { service, open } = onStage();
      const { page } = await open('/documents', { key: await service.makeKey('agency', ['documents:read']) });

      await page.getByRole('row').filter({ hasText: 'sample-policy.pdf' }).waitFor();

      expect(await page.getByRole('button', { name: /Upload|Delete/ }).count()).toBe(0);
    });

    it('does not ask again and again for more documents where that is refused', async () => {
      const { open } = onStage();
      const { page } = await open('/documents');
      const createdAt = '2026-01-05T10:00:00.000Z';
      const documents = Array.from({ length: 4 }, (_, at) => ({
        documentId: `3b0a1f6c-6f6e-4d9e-9f39-0d6c5a1b2c3${at}`,
        status: 'ready',
        policyType: null,
        documentType: 'letter',
        fileName: `letter ${at}.pdf`,
        pages: 1,
        createdAt,
        updatedAt: createdAt,
      }));
      let refused = 0;
      await page.route(isDocumentList, async (route) => {
        if (!new URL(route.request().url()).searchParams.has('cursor')) {
          return await route.fulfill({ json: { documents, nextCursor: 'next' } });
        }
        refused += 1;
        await route.fulfill({ status: 400, json: { error: 'invalid_request', message: 'The cursor is not valid.' } });
      });
      await page.reload();
      await page.getByRole('link', { name: 'letter 3.pdf' }).waitFor();
      // long enough for dozens of requests
      await page.waitForTimeout(1_500);

      expect(refused).toBeGreaterThan(0);
      expect(refused).toBeLessThan(10);
    });

    it('has no serious finding of axe in either theme', async () => {
      const { page, complaints } = await onStage().open('/documents');
      await page.getByLabel('Search text, titles and file names').fill('premium');
      await page.locator('mark').first().waitFor();

      expect(await seriousFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}

const isDocumentList = ({ pathname }: URL): boolean => pathname === '/v1/documents';
