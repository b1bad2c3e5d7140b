import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ended, upload } from '../../../helpers/documents.ts';
import { readSample, type Stage, seriousFindings } from '../stage.ts';
import { routeLargeDocument } from './large-document.ts';
import { until } from '../../../helpers/until.ts';

const pathOf = (page: Page): string => new URL(page.url()).hash.replace(/^#\/documents\/[^/]+/, '');
const value = (page: Page, pointer: string) => page.locator(`.value-cell[data-pointer="${pointer}"]`);
const box = (page: Page, pointer: string) => page.locator(`.page-box[data-pointer="${pointer}"]`);
const detail = (page: Page) => page.getByRole('region', { name: 'Chosen value' });

/** Has the tab believe that these values and no others were read unsurely, whatever the engine thinks of them. */
async function routeUnsure(page: Page, pointers: readonly string[]): Promise<void> {
  await page.route('**/v1/jobs/*', async (route) => {
    const response = await route.fetch();
    const job = (await response.json()) as { result: { fields: Record<string, { confidence: number }> } };
    for (const [pointer, field] of Object.entries(job.result.fields))
      field.confidence = pointers.includes(pointer) ? 0.5 : 0.99;
    await route.fulfill({ response, json: job });
  });
}

/** Checking what was read against the pages. */
export function describeReview(onStage: () => Stage): void {
  const openSample = async (rest = '') => {
    const { sampleId, open } = onStage();
    const tab = await open(`/documents/${sampleId}${rest}`);
    await tab.page.getByRole('heading', { name: 'General' }).waitFor();
    await tab.page.getByAltText('Page 1').waitFor();
    return tab;
  };

  describe('a document under review', () => {
    it('shows the box of a value that is chosen, with how it was read', async () => {
      const { page, complaints } = await openSample();

      await value(page, '/policyNumber').click();
      await detail(page).getByText('Text of the PDF').waitFor();

      expect(pathOf(page)).toBe('/fields/policyNumber');
      expect(await box(page, '/policyNumber').getAttribute('class')).toContain('page-box-selected');
      expect(await detail(page).textContent()).toContain('PrintedJRA 4471902-06');
      expect(complaints).toEqual([]);
    });

    it('shows the value of a box that is chosen on the page', async () => {
      const { page } = await openSample();

      await box(page, '/drivers/1/name').click();
      await detail(page).getByText('Drivers 2 · Name').waitFor();

      expect(await value(page, '/drivers/1/name').getAttribute('aria-pressed')).toBe('true');
    });

    it('marks the box of a value under the pointer', async () => {
      const { page } = await openSample();

      await value(page, '/totalPremium').hover();

      await page.locator('.page-box-hovered').waitFor();
      expect(await box(page, '/totalPremium').getAttribute('class')).toContain('page-box-hovered');
    });

    it('opens a shared link at its value', async () => {
      const { page } = await openSample('/fields/coverages/12/premium');

      await detail(page).getByText('Coverages 13 · Premium').waitFor();
      await value(page, '/coverages/12/premium').waitFor();

      expect(await box(page, '/coverages/12/premium').getAttribute('class')).toContain('page-box-selected');
    });

    it('walks through unsure values with n and p, and leaves with Escape', async () => {
      const { sampleId, open } = onStage();
      const { page } = await open('/documents');
      await routeUnsure(page, ['/coverages/1/premium', '/coverages/4/premium']);
      await page.evaluate(`location.hash = '#/documents/${sampleId}'`);
      await page.getByText('2 values to check').waitFor();

      await page.keyboard.press('n');
      await detail(page).waitFor();
      const first = pathOf(page);
      await page.keyboard.press('n');
      await page.waitForFunction(`!location.hash.endsWith(${JSON.stringify(first)})`);
      await page.keyboard.press('p');
      await page.waitForFunction(`location.hash.endsWith(${JSON.stringify(first)})`);
      await page.keyboard.press('Escape');
      await detail(page).waitFor({ state: 'detached' });

      expect(first).toBe('/fields/coverages/1/premium');
      expect(pathOf(page)).toBe('');
    });

    it('zooms the pages', async () => {
      const { page } = await openSample();
      const widthOf = async () => (await page.getByAltText('Page 1').boundingBox())?.width ?? 0;
      const before = await widthOf();

      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.getByText('125 %').waitFor();

      // the page is as wide as that once the browser has laid it out
      expect(await until(async () => Math.abs((await widthOf()) / before - 1.25) < 0.05)).toBe(true);
    });

    it('shows no pages where a document has none, and says why', async () => {
      const { service, open } = onStage();
      const key = await service.makeKey('damaged agency');
      const { documentId } = await upload(service, Buffer.from('%PDF-1.7\nnothing more'), {}, { key });
      await ended(service, documentId, { key });
      const { page } = await open(`/documents/${documentId}`, { key });

      await page.getByText('The document could not be read').waitFor();

      expect(await page.getByText(/Page \d/).count()).toBe(0);
    });

    it('exports the values as JSON and as CSV', async () => {
      const { page } = await openSample();
      const exported = async (name: string) => {
        await page.getByRole('button', { name: 'Export' }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name }).click(),
        ]);
        return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
      };

      const json = await exported('JSON');
      const csv = await exported('CSV');

      expect(json.name).toBe('sample-policy.json');
      expect(JSON.parse(json.text)).toMatchObject({ data: { policyNumber: 'JRA 4471902-06' }, corrections: [] });
      expect(csv.name).toBe('sample-policy.csv');
      expect(csv.text).toContain('General,,Total premium,1163.2,1,"$1,163.20",present,');
      expect(csv.text).toContain('Drivers,2,Name,Devin T. Whitaker,1,');
    });

    it('has no serious finding of axe in either theme', async () => {
      const { page } = await openSample('/fields/coverages/14/limitText');
      await detail(page).waitFor();

      expect(await seriousFindings(page)).toEqual([]);
    });
  });

  describe('corrections', () => {
    const openOwn = async (account: string) => {
      const { service, open } = onStage();
      const key = await service.makeKey(account);
      const tab = await open(`/documents/${await readSample(service, key)}/fields/agencyName`, { key });
      await detail(tab.page).waitFor();
      return tab;
    };

    it('replace a value with the keyboard, are shown as such, exported, and taken back', async () => {
      const { page, complaints } = await openOwn('correcting agency');
      const agency = value(page, '/agencyName');

      await page.keyboard.press('Enter');
      await page.getByLabel('Value', { exact: true }).fill('Tamarack Agency Inc.');
      await page.getByLabel('Note', { exact: true }).fill('renamed');
      await page.keyboard.press('Enter');
      await agency.getByLabel('Corrected').waitFor();

      expect(await agency.textContent()).toContain('Tamarack Agency Inc.');
      expect(await detail(page).textContent()).toMatch(
        /Corrected by test.*Read was Tamarack Insurance Services LLC\.renamed/,
      );
      await page.getByText('1 correction').waitFor();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByText('Approved', { exact: true }).waitFor();

      await page.getByRole('button', { name: 'Correct', exact: true }).click();
      await page.getByRole('button', { name: 'Take back the correction' }).click();
      await agency.getByText('Tamarack Insurance Services LLC').waitFor();
      expect(complaints).toEqual([]);
    });

    it('refuse what the schema does not allow', async () => {
      const { page } = await openSample();
      await value(page, '/totalPremium').click();
      await detail(page).getByText('Total premium').waitFor();

      await page.getByRole('button', { name: 'Correct', exact: true }).click();
      await page.getByLabel('Value', { exact: true }).fill('a lot');
      await page.keyboard.press('Enter');

      await page.getByText('Enter a number.').waitFor();
      expect(await value(page, '/totalPremium').textContent()).toBe('1,163.20');
    });

    it('remove a row of a list and add one', async () => {
      const { page } = await openOwn('listing agency');
      await value(page, '/drivers/1/name').click();

      await page.getByRole('button', { name: 'Remove row' }).click();
      await page.getByRole('button', { name: 'Take the row back' }).waitFor();
      await page.getByRole('region', { name: 'Drivers' }).getByRole('button', { name: 'Add row' }).click();
      await value(page, '/drivers/2/name').waitFor();

      await page.getByText('2 corrections').waitFor();
      expect(await value(page, '/drivers/2/name').textContent()).toBe('–');
    });

    it('are not offered to a key that may only read', async () => {
      const { sampleId, service, open } = onStage();
      const key = await service.makeKey('agency', ['documents:read', 'jobs:read', 'policies:read']);
      const { page } = await open(`/documents/${sampleId}/fields/agencyName`, { key });
      await detail(page).waitFor();

      expect(await page.getByRole('button', { name: /Correct|Approve|Remove row|Add row/ }).count()).toBe(0);
    });
  });

  describe('a document of 300 pages with 5,000 claims', () => {
    it('brings the page of a value into view that the pointer rests on', async () => {
      const { sampleId, open } = onStage();
      const { page } = await open('/documents');
      await routeLargeDocument(page, { documentId: sampleId, pages: 300, claims: 5_000 });
      await page.evaluate(`location.hash = '#/documents/${sampleId}/fields/claims/4000/claimNumber'`);
      await value(page, '/claims/4000/claimNumber').waitFor();
      await page.getByText('Page 241 of 300').waitFor();

      await value(page, '/claims/3995/claimNumber').hover();

      await page.getByText('Page 240 of 300').waitFor();
      expect(await page.locator('.page-box-hovered').count()).toBe(1);
    });

    it('has only the pages and rows in view in the page, at the beginning and at the end', async () => {
      const { sampleId, open } = onStage();
      const { page } = await open('/documents');
      await routeLargeDocument(page, { documentId: sampleId, pages: 300, claims: 5_000 });
      await page.goto(`${page.url().split('#')[0]}#/documents/${sampleId}`);
      await page.getByText('Page 1 of 300').waitFor();
      await page.getByRole('heading', { name: 'Claims' }).waitFor();
      const elements = async () => await page.evaluate<number>('document.querySelectorAll("*").length');
      const atStart = await elements();

      await page.evaluate(`location.hash = '#/documents/${sampleId}/fields/claims/4999/claimNumber'`);
      await value(page, '/claims/4999/claimNumber').waitFor();
      await page.getByText('Page 300 of 300').waitFor();

      expect(await value(page, '/claims/4999/claimNumber').textContent()).toContain('CL-5000');
      expect(await page.locator('.page-view').count()).toBeLessThan(6);
      expect(atStart).toBeLessThan(3_000);
      expect(await elements()).toBeLessThan(3_000);
    });
  });
}
