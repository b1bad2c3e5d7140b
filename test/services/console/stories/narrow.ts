import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { layoutFindings } from '../layout-findings.ts';
import { type Stage, seriousFindings } from '../stage.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };

interface Screen {
  name: string;
  route: (stage: Stage) => string;
  key?: null;
  /** Goes on until the screen is there. */
  reach?: (page: Page) => Promise<void>;
  /** What a person needs of it. */
  controls: (page: Page) => Locator[];
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const choose = async (page: Page, pane: string): Promise<void> => await page.getByRole('radio', { name: pane }).click();

const screens: Screen[] = [
  {
    name: 'signing in',
    route: () => '/',
    key: null,
    controls: (page) => [page.getByLabel('API key'), button(page, 'Sign in')],
  },
  {
    name: 'documents',
    route: () => '/documents',
    controls: (page) => [
      page.getByRole('searchbox'),
      button(page, 'Upload'),
      page.getByRole('link', { name: 'sample-policy.pdf' }),
      button(page, 'Delete sample-policy.pdf'),
      button(page, 'Sign out'),
    ],
  },
  {
    name: 'a search',
    route: () => '/documents',
    reach: async (page) => await page.getByRole('searchbox').fill('premium'),
    controls: (page) => [page.locator('.document-highlight').first(), button(page, 'Clear')],
  },
  {
    name: 'the values of a document',
    route: ({ sampleId }) => `/documents/${sampleId}`,
    controls: (page) => [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'All documents' }),
      button(page, 'Export'),
      button(page, 'Delete document'),
      button(page, 'Next unsure value (n)'),
      page.locator('.value-cell[data-pointer="/agencyName"]'),
    ],
  },
  {
    name: 'the correction of a value',
    route: ({ sampleId }) => `/documents/${sampleId}/fields/drivers/1/name`,
    reach: async (page) => await button(page, 'Correct').click(),
    controls: (page) => [page.getByLabel('Value', { exact: true }), button(page, 'Save')],
  },
  {
    name: 'the pages of a document',
    route: ({ sampleId }) => `/documents/${sampleId}`,
    reach: async (page) => await choose(page, 'Pages'),
    controls: (page) => [page.getByAltText('Page 1'), button(page, 'Next page'), button(page, 'Fit width')],
  },
  {
    name: 'a question',
    route: () => '/ask',
    controls: (page) => [page.getByLabel('Question'), button(page, 'Ask'), button(page, 'All documents')],
  },
  {
    name: 'the conversations',
    route: () => '/ask',
    reach: async (page) => await choose(page, 'All conversations'),
    controls: (page) => [page.getByRole('link', { name: 'New conversation' })],
  },
  {
    name: 'a comparison',
    route: ({ sampleId }) => `/compare/${sampleId}/${sampleId}`,
    reach: async (page) => await choose(page, 'All values'),
    controls: (page) => [
      page.getByRole('combobox', { name: 'Second document' }),
      page.getByRole('row', { name: /Policy number/ }),
    ],
  },
  {
    name: 'the pages of a comparison',
    route: ({ sampleId }) => `/compare/${sampleId}/${sampleId}`,
    reach: async (page) => await choose(page, 'Second'),
    controls: (page) => [page.getByAltText('Page 1'), button(page, 'Zoom in')],
  },
  {
    name: 'jobs',
    route: () => '/jobs',
    controls: (page) => [
      page.getByRole('heading', { name: 'Jobs' }),
      page.getByLabel('Read as'),
      page.getByRole('radio', { name: 'Failed' }),
      page.getByRole('row').nth(1),
    ],
  },
  {
    name: 'a job',
    route: () => '/jobs',
    reach: async (page) => await page.getByRole('row').nth(1).getByRole('link').click(),
    controls: (page) => [button(page, 'Close'), page.getByRole('link', { name: 'Open document' })],
  },
  {
    name: 'usage',
    route: () => '/usage',
    controls: (page) => [page.getByRole('radio', { name: '90 days' }), page.getByRole('img', { name: /by day/ })],
  },
  {
    name: 'keys',
    route: () => '/keys',
    controls: (page) => [button(page, 'Make a key'), page.getByRole('button', { name: /^Revoke/ }).first()],
  },
  {
    name: 'making a key',
    route: () => '/keys',
    reach: async (page) => await button(page, 'Make a key').click(),
    controls: (page) => [page.getByLabel('Name'), button(page, 'Make the key')],
  },
];

/** Small screens. */
export function describeNarrow(onStage: () => Stage): void {
  const openOn = async (size: typeof phone, route: string, given?: { key: null }) => {
    const tab = await onStage().open(route, given);
    await tab.page.setViewportSize(size);
    return tab;
  };

  describe('on a phone', () => {
    it.each(screens)('$name: as wide as the screen, with what one needs in view and under a finger', async (screen) => {
      const { name: _, route, key, reach, controls } = screen;
      const { page, complaints } = await openOn(phone, route(onStage()), key === null ? { key } : undefined);
      await reach?.(page);

      for (const control of controls(page)) {
        await control.waitFor();
        expect({ control: String(control), isInView: await isInView(control) }).toMatchObject({ isInView: true });
      }
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await layoutFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it('shows the place of a value on its page, and the value of a place', async () => {
      const { sampleId } = onStage();
      const { page } = await openOn(phone, `/documents/${sampleId}/fields/drivers/1/name`);

      await button(page, 'Show on the page').click();
      await page.locator('.page-box-selected').waitFor();
      await page.locator('.page-box[data-pointer="/policyNumber"]').click();
      await page.getByRole('button', { name: /^Policy number/ }).click();

      await page.getByRole('region', { name: 'Chosen value' }).getByText('Policy number').waitFor();
      expect(new URL(page.url()).hash).toMatch(/fields\/policyNumber$/);
    });

    it('opens a link to a place at its page', async () => {
      const { page } = await openOn(phone, `/documents/${onStage().sampleId}/pages/1/box/0.1,0.1,0.2,0.05`);

      await page.locator('.page-target').waitFor();
      expect(await page.getByRole('radio', { name: 'Pages' }).isChecked()).toBe(true);
    });

    it('has no serious finding of axe in either theme', async () => {
      const { page } = await openOn(phone, `/documents/${onStage().sampleId}/fields/drivers/1/name`);
      await page.getByRole('region', { name: 'Chosen value' }).waitFor();
      const values = await seriousFindings(page);
      await button(page, 'Show on the page').click();
      await page.getByAltText('Page 1').waitFor();

      expect(values).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
    });
  });

  describe('on a tablet', () => {
    it('the values to check are counted in one line, inside of their bar', async () => {
      const { page } = await openOn(tablet, `/documents/${onStage().sampleId}`);
      const bar = page.locator('.review-summary');
      await bar.waitFor();
      const [outer, text] = await Promise.all([bar.boundingBox(), page.locator('.review-walk > .quiet').boundingBox()]);

      expect(text?.height).toBeLessThan(30);
      expect(text?.y).toBeGreaterThanOrEqual(outer?.y ?? Infinity);
      expect((text?.y ?? Infinity) + (text?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
    });
  });
}

/** Whether its whole width, and its top, are on the phone's screen. */
async function isInView(control: Locator): Promise<boolean> {
  const box = await control.boundingBox();
  return !!box && box.y >= 0 && box.y < phone.height && box.x >= 0 && box.x + box.width <= phone.width;
}
