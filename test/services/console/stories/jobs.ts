import { beforeAll, describe, expect, it } from 'vitest';
import { endedJob } from '../../../helpers/jobs.ts';
import { base64, plainPdf } from '../../../helpers/plain-pdf.ts';
import { type Stage, seriousFindings } from '../stage.ts';

const declarations = ['Personal Auto Declarations', 'Policy Number: QX-445-1182'];

/** The list of jobs, and what happened to one of them. */
export function describeJobs(onStage: () => Stage): void {
  describe('jobs', () => {
    let key: string;
    let completed: string;
    let failed: string;

    const create = async (content: string, more: Record<string, unknown> = {}): Promise<string> => {
      const body = { policyType: 'auto', document: { type: 'base64', content }, ...more };
      const created = await onStage().service.call('POST', '/v1/jobs', { key, body });
      return String(created.body.jobId);
    };

    beforeAll(async () => {
      const { service, receiver } = onStage();
      key = await service.makeKey('jobs');
      const pdf = base64(await plainPdf([declarations]));
      const webhook = { url: receiver.url };
      completed = await create(pdf, { webhook, metadata: { customer: '4711' } });
      failed = await create(Buffer.from('%PDF-1.7\nnothing more').toString('base64'));
      await Promise.all([completed, failed].map((jobId) => endedJob(service, jobId, { key })));
      await receiver.received(1);
    });

    it('are listed, and those that failed can be picked', async () => {
      const { page } = await onStage().open('/jobs', { key });
      await page.getByRole('row').nth(2).waitFor();
      expect(await page.getByRole('row').count()).toBe(3);

      await page.getByRole('radio', { name: 'Failed' }).click();
      await page.getByText('Completed', { exact: true }).nth(1).waitFor({ state: 'detached' });

      expect(await page.getByRole('row').count()).toBe(2);
    });

    it('tell when each step was, and how the webhook was delivered; it can be delivered again', async () => {
      const { receiver, open } = onStage();
      const { page, complaints } = await open('/jobs', { key });
      await page.locator(`a[href="#/jobs/${completed}"]`).click();

      const timeline = page.getByRole('region', { name: 'Timeline' });
      await timeline.getByText('Completed').waitFor();
      expect(await timeline.getByRole('listitem').allTextContents()).toMatchObject([
        expect.stringContaining('Queued'),
        expect.stringContaining('Started'),
        expect.stringMatching(/Completed.*after.*1 of 1 page/),
      ]);
      await page.getByText('Delivered', { exact: true }).waitFor();
      const before = receiver.calls.length;
      await page.getByRole('button', { name: 'Redeliver' }).click();
      await receiver.received(before + 1);
      await page.getByRole('region', { name: 'Webhook' }).getByRole('row').nth(2).waitFor();
      expect(await page.getByRole('link', { name: 'Workflow' }).getAttribute('href')).toContain(`job%3A${completed}`);
      expect(complaints).toEqual([]);
    });

    it('say why they failed', async () => {
      const { page } = await onStage().open(`/jobs/${failed}`, { key });

      await page.getByRole('note').waitFor();
      expect(await page.getByRole('note').textContent()).toContain('document_corrupt while reading');
    });

    it('can be cancelled while they wait, unless the key may not', async () => {
      const { service, open } = onStage();
      await service.stopWorkers();
      const waiting = await create(base64(await plainPdf([declarations])));
      const reader = await open(`/jobs/${waiting}`, { key: await service.makeKey('jobs', ['jobs:read']) });
      const { page } = await open(`/jobs/${waiting}`, { key });

      await page.getByRole('button', { name: 'Cancel job' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel job' }).click();
      await service.startWorkers();

      await page.getByText('Cancelled').first().waitFor();
      await reader.page.getByText('Cancelled').first().waitFor();
      expect(await reader.page.getByRole('button', { name: 'Cancel job' }).count()).toBe(0);
    });

    it('have no serious finding of axe in either theme', async () => {
      const { page } = await onStage().open(`/jobs/${completed}`, { key });
      await page.getByText('Delivered', { exact: true }).waitFor();

      expect(await seriousFindings(page)).toEqual([]);
    });
  });
}
