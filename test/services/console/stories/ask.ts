import { describe, expect, it } from 'vitest';
import type { Page, Request } from 'playwright-core';
import { type Stage, seriousFindings } from '../stage.ts';

/** Asking the assistant. */
export function describeAsk(onStage: () => Stage): void {
  describe('the assistant', () => {
    it('answers a question about a chosen document, and its citation opens the page at the box', async () => {
      const { sampleId, open } = onStage();
      const { page, complaints } = await open(`/ask/about/${sampleId}`);
      await page.getByRole('button', { name: '1 document' }).waitFor();

      await page.getByLabel('Question').fill('What is the collision deductible on the Outback?');
      await page.keyboard.press('Enter');
      const citation = page.locator('.ask-answer').getByRole('link', { name: 'Source 1' });
      await citation.waitFor({ timeout: 120_000 });
      await page.getByRole('link', { name: /What is the collision deductible/ }).waitFor();
      const answer = (await page.locator('.ask-answer').textContent()) ?? '';
      await citation.click();
      await page.locator('.page-target').waitFor();

      expect(answer).toContain('$500');
      expect(page.url()).toMatch(new RegExp(`#/documents/${sampleId}/pages/1/box/[\\d.,]+$`));
      expect(complaints).toEqual([]);
    });

    it('keeps the conversation, which can be deleted', async () => {
      const { service, open } = onStage();
      const key = await service.makeKey('asking agency');
      const { page } = await open('/ask', { key });
      await page.getByLabel('Question').fill('Which policies expire next?');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page.locator('.ask-answer').waitFor({ timeout: 120_000 });
      const entry = page.getByRole('navigation', { name: 'Conversations' }).getByText('Which policies expire next?');
      await entry.waitFor();
      await page.reload();
      await page.locator('.ask-question').getByText('Which policies expire next?').waitFor();

      await page.getByRole('button', { name: 'Delete Which policies expire next?' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();

      await page.getByText('Your conversations are kept here.').waitFor();
      expect(new URL(page.url()).hash).toBe('#/ask');
    });

    it('shows an answer although what was stored before it arrives after it', async () => {
      const { service, open } = onStage();
      const key = await service.makeKey('answered before asking again');
      const { page } = await open('/ask', { key });
      const isAnswered = whenClosed(page, '/v1/agent/messages');
      const asked: string[] = [];
      await page.route('**/v1/agent/sessions/*/messages', async (route) => {
        asked.push(route.request().url());
        if (asked.length > 1) return await route.continue();
        await isAnswered;
        await route.fulfill({ json: { messages: [], nextCursor: null } });
      });
      await page.getByLabel('Question').fill('Which policies expire next?');

      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await isAnswered;
      await page.getByRole('button', { name: 'Ask', exact: true }).waitFor();

      await page.locator('.ask-answer').waitFor();
      expect(asked).toHaveLength(2);
    });

    it('shows a question in its own conversation only', async () => {
      const { page } = await onStage().open('/ask');
      const conversations = page.getByRole('navigation', { name: 'Conversations' });
      await conversations.getByRole('link', { name: /collision deductible/ }).click();
      await page.locator('.ask-answer').waitFor();
      const sessionId = page.url().split('/').at(-1);
      const events = [
        { type: 'start', messageId: 'm', messageMetadata: { sessionId, turnId: 't' } },
        { type: 'error', errorText: 'It failed.' },
      ];
      const body = [...events.map((event) => JSON.stringify(event)), '[DONE]']
        .map((data) => `data: ${data}\n\n`)
        .join('');
      await page.route('**/v1/agent/messages', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
      await page.getByLabel('Question').fill('And on the other car?');
      await page.keyboard.press('Enter');
      await page.getByText('It failed.').waitFor();

      await page.getByRole('link', { name: 'New conversation' }).click();

      await page.getByText('Ask about your documents').waitFor();
      expect(await page.getByText('It failed.').count()).toBe(0);
    });

    it('has no serious finding of axe in either theme', async () => {
      const { page } = await onStage().open('/ask');
      await page.getByText('Ask about your documents').waitFor();
      const empty = await seriousFindings(page);
      const conversations = page.getByRole('navigation', { name: 'Conversations' });
      await conversations.getByRole('link', { name: /collision deductible/ }).click();
      await page.locator('.ask-sources').waitFor();

      expect(empty).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
    });
  });
}

/** Resolves when the page has received the last of what it requested of this path; the client closes a stream by itself. */
async function whenClosed(page: Page, path: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (request: Request) => void (new URL(request.url()).pathname === path && resolve());
    page.on('requestfinished', look);
    page.on('requestfailed', look);
  });
}
