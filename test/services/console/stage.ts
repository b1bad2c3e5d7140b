import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { readConsole } from '../../../services/gateway/console/console-files.ts';
import { startService, type TestService } from '../../helpers/service.ts';

/** The real service with the built console, and a browser. */
export interface Stage {
  service: TestService;
  /** Opens the console in a tab of its own, signed in unless `key` is null. */
  open: (route?: string, given?: { key?: string | null; theme?: 'light' | 'dark' }) => Promise<Tab>;
  stop: () => Promise<void>;
}

export interface Tab {
  page: Page;
  /** What the browser complained about: errors of scripts, refusals of the content security policy. */
  complaints: string[];
  /** Hosts that the page asked for anything. */
  hosts: Set<string>;
  close: () => Promise<void>;
}

const viewport = { width: 1280, height: 800 };

/** Builds the console if its sources have changed, and starts the service with it. */
export async function startStage(browser: Browser): Promise<Stage> {
  await promisify(execFile)(process.execPath, ['scripts/build-console.mjs', '--cached']);
  const service = await startService({ console: readConsole() });
  await service.startWorkers();
  const key = await service.makeKey('first');
  const contexts: BrowserContext[] = [];

  return {
    service,
    async open(route = '/', { key: given = key, theme = 'light' } = {}) {
      const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
      contexts.push(context);
      const page = await context.newPage();
      const complaints: string[] = [];
      const hosts = new Set<string>();
      page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
      page.on('pageerror', (error) => void complaints.push(String(error)));
      page.on('request', (request) => void hosts.add(new URL(request.url()).host));
      if (given !== null) await page.addInitScript(storeKey, given);
      await page.goto(`${service.url}/console#${route}`);
      return { page, complaints, hosts, close: async () => await context.close() };
    },
    async stop() {
      await Promise.all(contexts.map(async (context) => await context.close()));
      await service.stop();
    },
  };
}

/** Runs in the page before its scripts do. */
function storeKey(key: string): void {
  (
    globalThis as unknown as { sessionStorage: { setItem: (name: string, text: string) => void } }
  ).sessionStorage.setItem('decpage.key', key);
}

/** Serious and critical findings of axe on the page as it is now, in words. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // evaluated by the debugger, so the content security policy of the page stays as it is
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}
