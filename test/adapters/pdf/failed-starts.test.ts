import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withPdfium } from '../../../adapters/pdf/engine/pdfium.ts';
import { recognize } from '../../../adapters/pdf/ocr/tesseract.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** A process that has no file descriptors left. */
function exhaust(): void {
  vi.spyOn(fs, 'readFile').mockRejectedValue(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  syncBuiltinESMExports();
}

describe('a thread whose engine could not be started for one document', () => {
  const bitmap = { width: 10, height: 10, pixels: new Uint8Array(100).fill(255) };

  it.each([
    { what: 'PDFium', use: () => withPdfium(async () => []) },
    { what: 'Tesseract', use: () => recognize({ bitmap, dpi: 200, layout: 'word' }) },
  ])('starts $what for the next one', async ({ use }) => {
    exhaust();
    await expect(use()).rejects.toThrow('too many open files');
    vi.restoreAllMocks();
    syncBuiltinESMExports();

    expect(Array.isArray(await use())).toBe(true);
  });
});
