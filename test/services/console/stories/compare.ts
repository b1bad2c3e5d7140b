import { beforeAll, describe, expect, it } from 'vitest';
import { ended, upload } from '../../../helpers/documents.ts';
import { plainPdf } from '../../../helpers/plain-pdf.ts';
import { type Stage, seriousFindings } from '../stage.ts';

const policy = (number: string, deductible: number, others: readonly string[] = []): string[] => [
  'Personal Auto Policy Declarations',
  `Policy Number: ${number}`,
  'Named Insured: Marta Ellison',
  'Policy Period: 03/01/2026 to 09/01/2026',
  'Vehicle 1  2019 HONDA CIVIC  VIN 1HGCM82633A004352',
  `Collision $${deductible} deductible`,
  ...others,
];

/** Two documents side by side. */
export function describeCompare(onStage: () => Stage): void {
  describe('a comparison', () => {
    let key: string;
    let route: string;

    beforeAll(async () => {
      const { service } = onStage();
      key = await service.makeKey('compare');
      const ids: string[] = [];
      for (const [title, lines] of [
        ['Before', policy('QX-445-1182', 500)],
        ['After', policy('QX-445-1183', 1_000)],
      ] as const) {
        const { documentId } = await upload(service, await plainPdf([lines]), { title }, { key });
        await ended(service, documentId, { key });
        ids.push(documentId);
      }
      route = `/compare/${ids.join('/')}`;
    });

    it('is made of two documents that are chosen', async () => {
      const { page } = await onStage().open('/compare', { key });

      await page.getByRole('combobox', { name: 'First document' }).fill('before');
      await page.getByRole('option', { name: /Before/ }).click();
      await page.getByRole('combobox', { name: 'Second document' }).click();
      await page.getByRole('option', { name: /After/ }).click();
      await page.getByRole('row', { name: /Policy number/ }).waitFor();

      expect(page.url()).toContain(`#${route}`);
    });

    it('lists what differs, and marks it on the pages of both', async () => {
      const { page, complaints } = await onStage().open(route, { key });
      const row = page.getByRole('row', { name: /Policy number/ });
      await row.waitFor();

      expect(await row.getByRole('cell').allTextContents()).toEqual([
        'General',
        'QX-445-1182',
        'QX-445-1183',
        'changed',
      ]);
      expect(await page.getByRole('row', { name: /Named insureds/ }).count()).toBe(0);
      await row.getByRole('button').click();
      for (const side of ['First document: Before', 'Second document: After']) {
        await page.getByRole('region', { name: side }).locator('.page-box-selected').waitFor();
      }
      await page.getByRole('radio', { name: 'All values' }).click();
      await page.getByRole('row', { name: /Marta Ellison/ }).waitFor();
      expect(complaints).toEqual([]);
    });

    it('is read from the corrected values', async () => {
      const { service, open } = onStage();
      const [, , documentId] = route.split('/');
      const { body } = await service.call('GET', `/v1/documents/${documentId}`, { key });
      const corrections = [{ pointer: '/carrierName', value: 'Acme Insurance' }];
      await service.call('PATCH', `/v1/jobs/${String(body.jobId)}/review`, { key, body: { corrections } });

      const { page } = await open(route, { key });

      const row = page.getByRole('row', { name: /Carrier name/ });
      await row.waitFor();
      expect(await row.textContent()).toMatch(/Acme Insurance.*only in the first/);
    });

    it('has no serious finding of axe in either theme', async () => {
      const { page } = await onStage().open(route, { key });
      await page.getByRole('row', { name: /Policy number/ }).waitFor();

      expect(await seriousFindings(page)).toEqual([]);
    });
  });
}
