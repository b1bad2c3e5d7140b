import { beforeAll, describe, expect, it } from 'vitest';
import { type Stage, seriousFindings } from '../stage.ts';

/** Keys and the webhook secret. */
export function describeKeys(onStage: () => Stage): void {
  describe('keys', () => {
    let key: string;

    beforeAll(async () => {
      key = await onStage().service.makeKey('keys');
    });

    it('are made, shown once, and work; they are rotated and revoked', async () => {
      const { service, open } = onStage();
      const { page, complaints } = await open('/keys', { key });

      await page.getByRole('button', { name: 'Make a key' }).click();
      await page.getByLabel('Name').fill('intake');
      await page.getByRole('button', { name: 'None' }).click();
      await page.getByRole('row', { name: 'Usage' }).getByLabel('read').check();
      await page.keyboard.press('Enter');
      const made = await page.getByTestId('made-key').textContent();
      // it cannot be shown again, so no slip closes it
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      const used = await service.call('GET', '/v1/ping', { key: made ?? '' });
      expect(used.body).toMatchObject({ user: { keyName: 'intake', scopes: ['usage:read'] } });

      await page.getByRole('button', { name: 'I have stored it' }).click();
      expect(await page.content()).not.toContain(made);
      await page.getByRole('button', { name: 'Rotate intake' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
      const rotated = await page.getByTestId('made-key').textContent();
      await page.getByRole('button', { name: 'I have stored it' }).click();
      await page.getByRole('button', { name: 'Revoke intake' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
      await page.getByText('intake is revoked.').waitFor();

      expect((await service.call('GET', '/v1/ping', { key: rotated ?? '' })).status).toBe(401);
      expect(complaints).toEqual([]);
    });

    it('say what is wrong with one that is to be made', async () => {
      const { page } = await onStage().open('/keys', { key });
      await page.getByRole('button', { name: 'Make a key' }).click();

      await page.getByRole('button', { name: 'Make the key' }).click();
      await page.getByText('Give the key a name.').waitFor();
      await page.getByLabel('Name').fill('mail');
      await page.getByLabel('Counted as').selectOption('Channel');
      await page.getByLabel('Provider').fill('Not a provider');
      await page.getByRole('button', { name: 'Make the key' }).click();

      const problem = page.getByText(/Must be api, web or channel/);
      await problem.waitFor();
      expect(await problem.getAttribute('role')).toBe('alert');
    });

    it('the webhook secret is hidden until it is wanted, and rotated', async () => {
      const { service, open } = onStage();
      const { page } = await open('/keys', { key });
      const card = page.getByRole('region', { name: 'Webhook secret' });
      await card.getByRole('button', { name: 'Show the secret' }).waitFor();
      const before = await service.call('GET', '/v1/webhooks/secret', { key });
      expect(await page.content()).not.toContain(before.body.secret);

      await card.getByRole('button', { name: 'Show the secret' }).click();
      await card.getByText(String(before.body.secret)).waitFor();
      await card.getByRole('button', { name: 'Rotate' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
      await page.getByText('The secret before it signs as well until').waitFor();

      const after = await service.call('GET', '/v1/webhooks/secret', { key });
      expect(await card.textContent()).toContain(after.body.secret);
    });

    it('of others cannot be changed by a key that may only read them', async () => {
      const { service, open } = onStage();
      const { page } = await open('/keys', { key: await service.makeKey('keys', ['keys:read']) });
      await page.getByRole('table').waitFor();

      expect(await page.getByRole('button', { name: /Make|Rotate|Revoke/ }).count()).toBe(0);
      expect(await page.getByText('Webhook secret').count()).toBe(0);
    });

    it('have no serious finding of axe in either theme', async () => {
      const { page } = await onStage().open('/keys', { key });
      await page.getByRole('table').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Make a key' }).click();
      await page.getByLabel('Name').waitFor();

      expect(await seriousFindings(page)).toEqual([]);
    });
  });
}
