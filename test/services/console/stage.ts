import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { type ConsoleFiles, readConsole } from '../../../services/gateway/console/console-files.ts';
import { upload } from '../../helpers/documents.ts';
import { type Receiver, startReceiver } from '../../helpers/receiver.ts';
import { startService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/test-service.ts';
import { until } from '../../helpers/until.ts';

/** The real service with the built console, and a browser. */
export interface Stage {
  service: TestService;
  files: ConsoleFiles;
  /** The sample policy, read and extracted, of the account that tabs are signed in to. */
  sampleId: string;
  /** Receives the webhooks of jobs that name its URL. */
  receiver: Receiver;
  /** Opens the console in a tab of its own, signed in unless `key` is null. */
  open: (route?: string, given?: { key?: string | null }) => Promise<Tab>;
  /** Closes the tabs, which ask the service for news as long as they are open. */
  closeTabs: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface Tab {
  page: Page;
  /** What the browser complained about: errors of scripts, refusals of the content security policy. */
  complaints: string[];
  /** Addresses that the tab requested. */
  requests: URL[];
}

const viewport = { width: 1280, height: 800 };

/** Builds the console if its sources have changed, and starts the service with it. */
export async function startStage(browser: Browser): Promise<Stage> {
  await promisify(execFile)(process.execPath, ['scripts/build-console.mjs', '--cached']);
  const files = readConsole();
  if (!files) throw new Error('the console has not been built');
  const receiver = await startReceiver();
  const service = await startService({ console: files, allow: [receiver.endpoint] });
  await service.startWorkers();
  const key = await service.makeKey('agency');
  const sampleId = await readSample(service, key);
  // one for all tabs: it keeps the files of the console, compiled; a tab keeps its key for itself
  const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });

  return {
    service,
    files,
    sampleId,
    receiver,
    async open(route = '/', { key: given = key } = {}) {
      const page = await context.newPage();
      const complaints: string[] = [];
      const requests: URL[] = [];
      page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
      page.on('pageerror', (error) => void complaints.push(String(error)));
      page.on('request', (request) => void requests.push(new URL(request.url())));
      if (given !== null) await page.addInitScript(storeKey, given);
      await page.goto(`${service.url}/console#${route}`);
      return { page, complaints, requests };
    },
    async closeTabs() {
      await Promise.all(context.pages().map(async (page) => await page.close()));
    },
    async stop() {
      await context.close();
      await service.stop();
      await receiver.close();
    },
  };
}

/** Uploads the sample policy and waits until it has been read. */
export async function readSample(service: TestService, key: string): Promise<string> {
  const bytes = await readFile('services/cli/demo/sample-policy.pdf');
  const { documentId } = await upload(service, bytes, { fileName: 'sample-policy.pdf' }, { key });
  await until(async () => {
    const { body } = await service.call('GET', `/v1/documents/${documentId}/status`, { key });
    return String(body.status) === 'ready';
  });
  return documentId;
}

/** Runs in the page before its scripts do. */
function storeKey(key: string): void {
  const { sessionStorage } = globalThis as unknown as {
    sessionStorage: { setItem: (name: string, text: string) => void };
  };
  sessionStorage.setItem('decpage.key', key);
}

/** Serious and critical findings of axe on the page as it is now, in the light theme and in the dark one, in words. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // evaluated by the debugger, so the content security policy of the page stays as it is
  if (await page.evaluate<boolean>('typeof axe === "undefined"')) await page.evaluate(axe.source);
  const light = await page.evaluate<axe.AxeResults>('axe.run({ resultTypes: ["violations"] })');
  await page.emulateMedia({ colorScheme: 'dark' });
  // the themes differ in colors only
  const dark = await page.evaluate<axe.AxeResults>('axe.run({ runOnly: ["color-contrast", "link-in-text-block"] })');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.violations, ...dark.violations]
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}
