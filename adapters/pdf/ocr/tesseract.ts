import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Bitmap } from '../render/bitmap.ts';
import { capMemory } from '../engine/wasm-memory.ts';

/** A box in pixels of the bitmap. */
export interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A line of text in Tesseract's JSON output; the baseline runs from (x0, y0) to (x1, y1). */
export interface RecognizedLine {
  rowAttributes: { rowHeight: number };
  baseline: PixelBox;
  /** Confidence in percent. */
  words: { text: string; confidence: number; bbox: PixelBox }[];
}

interface Recognition {
  blocks: { paragraphs: { lines: RecognizedLine[] }[] | null }[] | null;
}

/** The part of Tesseract's C++ interface that is used here. */
interface TessBaseApi {
  Init(dataPath: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
}

interface TesseractModule {
  FS: { writeFile(path: string, content: Uint8Array): void };
  TessBaseAPI: new () => TessBaseApi;
}

type StartModule = (options: {
  wasmBinary: Uint8Array;
  TesseractProgress: () => void;
  print: () => void;
  printErr: () => void;
}) => Promise<TesseractModule>;

const MAX_MEMORY = 512 * 1024 * 1024;
const LSTM_ONLY = 1;
const UPRIGHT = 1;
/** Tesseract's page segmentation modes: blocks and columns, sparse text, or a single word. */
const LAYOUTS = { columns: '3', scattered: '11', word: '8' } as const;
const MODULE = 'tesseract.js-core/tesseract-core-simd-lstm';
const ENGLISH = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';

const require = createRequire(import.meta.url);
let running: Promise<TesseractModule & { api: TessBaseApi }> | undefined;

/** Recognizes the lines of a gray bitmap, blocking this thread; returns none if Tesseract crashes. */
export async function recognize({
  bitmap,
  dpi,
  layout,
}: {
  bitmap: Bitmap;
  dpi: number;
  layout: keyof typeof LAYOUTS;
}): Promise<RecognizedLine[]> {
  running ??= start().catch((error: unknown) => {
    // the next document starts it again
    running = undefined;
    throw error;
  });
  const { FS, api } = await running;
  try {
    FS.writeFile('/input', pgmOf(bitmap));
    api.SetVariable('tessedit_pageseg_mode', LAYOUTS[layout]);
    api.SetVariable('user_defined_dpi', String(dpi));
    if (api.SetImageFile(UPRIGHT, 0) !== 0 || api.Recognize(null) !== 0) return [];
    const { blocks } = JSON.parse(api.GetJSONText()) as Recognition;
    api.Clear();
    return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs ?? []).flatMap(({ lines }) => lines);
  } catch {
    // mostly out of memory; an aborted instance keeps returning results, but wrong ones
    running = undefined;
    return [];
  }
}

/** Loads the core and the language data from the installed packages; tesseract.js would download them. */
async function start(): Promise<TesseractModule & { api: TessBaseApi }> {
  const startModule = require(`${MODULE}.js`) as StartModule;
  const wasm = await readFile(require.resolve(`${MODULE}.wasm`));
  const english = await promisify(gunzip)(await readFile(require.resolve(ENGLISH)));
  const silent = (): void => undefined;
  const module = await startModule({
    wasmBinary: capMemory(wasm, MAX_MEMORY),
    TesseractProgress: silent,
    print: silent,
    printErr: silent,
  });
  module.FS.writeFile('eng.traineddata', english);
  const api = new module.TessBaseAPI();
  if (api.Init(null, 'eng', LSTM_ONLY) !== 0) throw new Error('Tesseract does not accept its language data');
  return { FS: module.FS, TessBaseAPI: module.TessBaseAPI, api };
}

function pgmOf({ width, height, pixels }: Bitmap): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
