import { describe, expect, it } from 'vitest';
import { type Stage, seriousFindings } from '../stage.ts';

/** Signing in and finding one's way. */
export function describeShell(onStage: () => Stage): void {
  describe('signing in', () => {
    it('asks for a key, refuses a wrong one, and opens with a right one that no URL holds', async () => {
      const { service, open } = onStage();
      const { page, complaints, requests } = await open('/', { key: null });
      const key = await service.makeKey('agency');

      await page.getByLabel('API key').fill('dp_wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('This key is not valid.').waitFor();
      await page.getByLabel('API key').fill(key);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Documents', level: 1 }).waitFor();

      expect(page.url()).toBe(`${service.url}/console#/documents`);
      expect([...new Set(requests.map(({ origin }) => origin))]).toEqual([service.url]);
      // the refused key
      expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    });

    it('returns to the form when the key is revoked', async () => {
      const { service, open } = onStage();
      const key = await service.makeKey('agency');
      const { page } = await open('/documents', { key });
      await page.getByRole('heading', { name: 'Documents', level: 1 }).waitFor();

      const { body } = await service.call('GET', '/v1/ping', { key });
      await service.call('DELETE', `/v1/keys/${(body.user as unknown as { keyId: string }).keyId}`, { key });
      await page.reload();

      await page.getByText('The key is no longer valid.').waitFor();
      expect(await page.evaluate('sessionStorage.length')).toBe(0);
    });

    it('loads less than 300 KB, gzipped, until the first page is shown', async () => {
      const { files, open } = onStage();
      const { page, requests } = await open('/documents');
      await page.getByRole('heading', { name: 'Documents', level: 1 }).waitFor();

      const loaded = requests.map(({ pathname }) => files.get(pathname.replace(/^\/console\/?/, '') || 'index.html'));
      const bytes = loaded.reduce((sum, file) => sum + (file?.gzipped.length ?? 0), 0);

      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThan(300_000);
    });

    it('shows the pages that the scopes of the key allow', async () => {
      const { service, open } = onStage();
      const { page } = await open('/', { key: await service.makeKey('agency', ['usage:read']) });

      await page.getByRole('heading', { name: 'Usage', level: 1 }).waitFor();

      expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual(['Usage']);
    });
  });

  describe('the frame of every page', () => {
    it('has no serious finding of axe in either theme', async () => {
      const { open } = onStage();
      const { page, complaints } = await open('/documents');
      await page.getByRole('heading', { name: 'Documents', level: 1 }).waitFor();
      const signIn = await open('/', { key: null });
      await signIn.page.getByLabel('API key').waitFor();

      expect(await seriousFindings(page)).toEqual([]);
      expect(await seriousFindings(signIn.page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}
