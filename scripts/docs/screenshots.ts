// Makes the pictures of what runs: starts the whole system with the sample policy, opens its pages in Chromium, and writes small
// PNG files to docs/pictures.
//   npm run docs:screenshots
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { Decpage } from '../../clients/typescript/src/index.ts';
import { parseConfiguration } from '../../services/configuration/configuration.ts';
import { startStack } from '../../services/stack/index.ts';
import { startChromium } from '../../test/helpers/chromium.ts';
import { palettePng, type Pixels } from './palette.ts';

const root = path.join(import.meta.dirname, '../..');
const samplePolicy = path.join(root, 'services/cli/demo/sample-policy.pdf');
const viewport = { width: 1280, height: 800 };

/** Runs in the page. */
const drawnPixels = `async (base64) => {
  const blob = await (await fetch('data:image/png;base64,' + base64)).blob();
  const image = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const bytes = canvas.getImageData(0, 0, image.width, image.height).data;
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return { width: image.width, height: image.height, base64: btoa(text) };
}`;

/** A picture of a page in its settled state. */
interface Shot {
  readonly name: string;
  readonly url: string;
}

const given = parseConfiguration(process.env);
const configuration = { ...given, PORT: 0, TEMPORAL_UI_PORT: 0, DATA_DIR: path.join(given.DATA_DIR, 'screenshots') };
const stack = await startStack({
  configuration,
  environment: { ...process.env, LOG_LEVEL: 'warn' },
  onProgress: console.error,
});
const browser = await startChromium();
try {
  const key = stack.key;
  if (key === undefined)
    throw new Error(`${configuration.DATA_DIR} has been used before: remove it, its key is not known`);
  const client = new Decpage({ apiKey: key, baseUrl: stack.url });
  const { documentId } = await client.documents.upload(samplePolicy, {
    documentType: 'auto policy',
    title: 'Whitaker auto',
    wait: true,
  });
  await client.ask({ message: 'What is the collision deductible on the Outback?', searchScope: 'account' });
  for (const shot of shotsOf({ url: stack.url, temporalUiUrl: stack.temporalUiUrl, documentId })) {
    await take(browser, { shot, key });
  }
} finally {
  await browser.close();
  await stack.stop();
}

function shotsOf({
  url,
  temporalUiUrl,
  documentId,
}: {
  url: string;
  temporalUiUrl: string | undefined;
  documentId: string;
}): Shot[] {
  const shots: Shot[] = [
    { name: 'console-review', url: `${url}/console#/documents/${documentId}/fields/totalPremium` },
  ];
  return temporalUiUrl === undefined ? shots : [...shots, { name: 'temporal-workflows', url: temporalUiUrl }];
}

async function take(from: Browser, { shot, key }: { shot: Shot; key: string }): Promise<void> {
  const context = await from.newContext({ viewport, reducedMotion: 'reduce', colorScheme: 'light' });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: `sessionStorage.setItem('decpage.key', ${JSON.stringify(key)})` });
    await page.goto(shot.url, { waitUntil: 'load' });
    await page.waitForTimeout(4_000);
    const taken = await page.screenshot();
    const png = palettePng(await pixelsOf(context.newPage(), taken));
    await writeFile(path.join(root, `docs/pictures/${shot.name}.png`), png);
    console.error(`${shot.name}.png: ${Math.round(png.length / 1024)} KB`);
  } finally {
    await context.close();
  }
}

/** What the browser decodes of a picture. */
async function pixelsOf(opening: Promise<Page>, png: Buffer): Promise<Pixels> {
  const page = await opening;
  const drawn = await page.evaluate<{ width: number; height: number; base64: string }>(
    `(${drawnPixels})('${png.toString('base64')}')`,
  );
  await page.close();
  return { width: drawn.width, height: drawn.height, rgba: Buffer.from(drawn.base64, 'base64') };
}
