import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { type Layer, overlayOf } from '../../domain/extraction/explain/overlay.ts';
import { traced } from '../../domain/extraction/explain/trace.ts';
import { readDocument } from '../../domain/extraction/extract.ts';
import { findPolicyType } from '../../domain/policies/registry.ts';
import { startPrinter } from './kit/browser.ts';
import { createRandom } from './kit/random.ts';
import { style } from './open/loss-run-by-location.ts';

// npm run docs:pictures: draws the pictures of docs/how-reading-works.md, one for each stage of reading one drawn page.

const DPI = 72;
const folder = path.join(import.meta.dirname, '../../docs/pictures');
const layers: readonly Layer[] = ['atoms', 'structures', 'values'];

const reader = createPdfReader({ threads: 1 });
const printer = await startPrinter();
try {
  const { html, print } = style.build(createRandom(`${style.policyType}/${style.name}/1`));
  const bytes = await printer.print({ html, print });
  const policyType = findPolicyType(style.policyType);
  if (!policyType) throw new Error(`no policy type ${style.policyType}`);
  const { pages } = await reader.read({ bytes, maxPages: 1 });
  const { result: document, trace } = traced(() => readDocument({ policyType, pages }));
  const [page] = pages;
  if (!page) throw new Error('the document has no page');
  const { png, width, height } = await reader.render({ bytes, page: 1, dpi: DPI });
  const picture = { page, png: { base64: Buffer.from(png).toString('base64'), width, height } };
  await mkdir(folder, { recursive: true });
  for (const layer of layers) {
    await writeFile(path.join(folder, `reading-${layer}.svg`), overlayOf(picture, document, trace, [layer]));
  }
} finally {
  await Promise.all([printer.close(), reader.close()]);
}
