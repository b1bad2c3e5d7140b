import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import packedChromium from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import type { Html } from './html.ts';
import type { Print } from './style.ts';

export interface Printer {
  /** The document as a PDF. */
  print: (document: { html: Html; print?: Print | undefined }) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

const cache = path.join(import.meta.dirname, '../../../node_modules/.cache/decpage');
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };

/** Starts the first Chromium that runs: the one of CHROMIUM_PATH, the one of the npm package, an installed one. */
export async function startPrinter(): Promise<Printer> {
  const browser = await launch();
  return {
    print: async ({ html, print = {} }) => {
      const page = await browser.newPage();
      try {
        await page.setContent(html.text, { waitUntil: 'load', timeout: 120_000 });
        return await page.pdf({
          format: print.format ?? 'Letter',
          landscape: print.landscape ?? false,
          margin: { ...margin, ...print.margin },
          printBackground: true,
          displayHeaderFooter: print.header !== undefined || print.footer !== undefined,
          headerTemplate: print.header?.text ?? '<span></span>',
          footerTemplate: print.footer?.text ?? '<span></span>',
        });
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

async function launch(): Promise<Browser> {
  const attempts: string[] = [];
  for (const find of candidates()) {
    try {
      const executablePath = await find();
      return await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] });
    } catch (error) {
      attempts.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
  }
  throw new Error(
    `no Chromium runs here (${attempts.join('; ')}). Install one, on Debian with "apt-get install chromium", or set ` +
      'CHROMIUM_PATH to its executable',
  );
}

function candidates(): (() => Promise<string>)[] {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return [async () => named];
  const runsPacked = process.platform === 'linux' && process.arch === 'x64';
  return [
    ...(runsPacked ? [unpacked] : []),
    ...installed.filter((file) => existsSync(file)).map((file) => async () => file),
  ];
}

/** The executable of the npm package, unpacked once; the package unpacks to the folder for temporary files. */
async function unpacked(): Promise<string> {
  const folder = path.join(cache, 'chromium');
  const executable = path.join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  await mkdir(cache, { recursive: true });
  // under a name of its own first: another process may do the same at the same time
  const own = await mkdtemp(path.join(cache, 'chromium-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = own;
  try {
    await packedChromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    await rename(own, folder);
  } catch {
    // the other process was first
    await rm(own, { recursive: true, force: true });
  }
  return executable;
}
