import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { withPdfium } from '../../../adapters/pdf/engine/pdfium.ts';
import type { recognize } from '../../../adapters/pdf/ocr/tesseract.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** A process that has no file descriptors left. */
function exhaust(): void {
  vi.spyOn(fs, 'readFile').mockRejectedValue(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  syncBuiltinESMExports();
}

type Engines = { withPdfium: typeof withPdfium; recognize: typeof recognize };

/** A module whose engine has not started: another file of this process may have started that of the usual one. */
async function fresh(file: string): Promise<Engines> {
  return await import(/* @vite-ignore */ `../../../adapters/pdf/${file}?fresh`);
}

describe('a thread whose engine could not be started for one document', () => {
  const bitmap = { width: 10, height: 10, pixels: new Uint8Array(100).fill(255) };

  it.each([
    { what: 'PDFium', file: 'engine/pdfium.ts', use: ({ withPdfium }: Engines) => withPdfium(async () => []) },
    {
      what: 'Tesseract',
      file: 'ocr/tesseract.ts',
      use: ({ recognize }: Engines) => recognize({ bitmap, dpi: 200, layout: 'word' }),
    },
  ])('starts $what for the next one', async ({ file, use }) => {
    const engines = await fresh(file);
    exhaust();
    await expect(use(engines)).rejects.toThrow('too many open files');
    vi.restoreAllMocks();
    syncBuiltinESMExports();

    expect(Array.isArray(await use(engines))).toBe(true);
  });
});
