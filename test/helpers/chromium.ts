import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import packedChromium from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { cacheFolder } from '../../services/stack/temporal/cache-folder.ts';

const cache = cacheFolder(process.env);
const ofPackage = path.join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json');
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Starts the first Chromium that runs: the one of CHROMIUM_PATH, the one of the npm package, an installed one. */
export async function startChromium(): Promise<Browser> {
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

/** The executable of the npm package, unpacked once for all clones; the package unpacks to the folder for temporary files. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(ofPackage, 'utf8')) as { version: string };
  const folder = path.join(cache, `chromium-${version}`);
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
