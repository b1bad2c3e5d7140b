import { beforeAll, describe, expect, it } from 'vitest';
import { base64, plainPdf } from '../../../helpers/plain-pdf.ts';
import { endedJob } from '../../../helpers/jobs.ts';
import { type Stage, seriousFindings } from '../stage.ts';

/** What was used, by day, source and key. */
export function describeUsage(onStage: () => Stage): void {
  describe('usage', () => {
    let key: string;

    beforeAll(async () => {
      const { service } = onStage();
      key = await service.makeKey('usage');
      const body = { name: 'mail room', scopes: ['jobs:write', 'jobs:read'], source: 'channel:mail' };
      const mail = await service.call('POST', '/v1/keys', { key, body });
      const content = base64(await plainPdf([['Policy Number: QX-445-1182'], ['page two']]));
      for (const used of [key, String(mail.body.key)]) {
        const order = { policyType: 'auto', document: { type: 'base64', content } };
        const created = await service.call('POST', '/v1/jobs', { key: used, body: order });
        await endedJob(service, created.body.jobId, { key: used });
      }
    });

    it('is shown in sums, by day, by source and by key', async () => {
      const { page, complaints } = await onStage().open('/usage', { key });

      const pages = page.locator('.usage-tile', { hasText: 'Pages read' });
      await pages.getByText('4', { exact: true }).waitFor();
      await page.getByText('Show as table').click();
      const today = page.getByRole('row', { name: new Date().toISOString().slice(0, 10) });
      expect(await today.getByRole('cell').allTextContents()).toEqual(['2', '0', '1', '1']);
      expect(await page.getByRole('region', { name: 'By source' }).textContent()).toContain('Channel: mail');
      await page.getByLabel('Measure').selectOption('Pages');
      expect(await page.getByRole('region', { name: 'By key' }).textContent()).toMatch(/mail room.*2/);
      expect(complaints).toEqual([]);
    });

    it('can be that of one key', async () => {
      const { page } = await onStage().open('/usage', { key });

      await page.getByLabel('Key', { exact: true }).selectOption('mail room');

      await page.locator('.usage-tile', { hasText: 'Pages read' }).getByText('2', { exact: true }).waitFor();
      expect(await page.getByRole('region', { name: 'By source' }).textContent()).not.toContain('API');
    });

    it('has no serious finding of axe in either theme', async () => {
      const { page } = await onStage().open('/usage', { key });
      await page.getByRole('img', { name: /by day/ }).waitFor();
      await page.getByText('Show as table').click();

      expect(await seriousFindings(page)).toEqual([]);
    });
  });
}
