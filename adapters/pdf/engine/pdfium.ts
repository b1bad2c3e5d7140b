import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type Methods, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { capMemory } from './wasm-memory.ts';

const MAX_MEMORY = 512 * 1024 * 1024;
/** WebAssembly memory never shrinks: an instance above this size is discarded after its document. */
const RECYCLE_ABOVE = 256 * 1024 * 1024;
const SCRATCH_BYTES = 256;

/** PDFium's exported C functions: numbers only, with text as pointers and booleans as 0 or 1. */
type Api = { [Name in keyof Methods]: (...args: Pointers<Parameters<Methods[Name]>>) => number };
type Pointers<Args extends unknown[]> = { [I in keyof Args]: number };

/** One PDFium instance. `scratch` points to 256 bytes for the out-parameters of its functions. */
export interface Pdfium {
  api: Api;
  module: WrappedPdfiumModule['pdfium'];
  scratch: number;
}

let running: Promise<Pdfium> | undefined;

/**
 * Runs `use` on this thread's PDFium instance.
 * @throws DocumentError document_resource_limit when PDFium runs out of memory or crashes on the document.
 */
export async function withPdfium<T>(use: (pdfium: Pdfium) => Promise<T>): Promise<T> {
  running ??= start().catch((error: unknown) => {
    // the next document starts it again
    running = undefined;
    throw error;
  });
  const pdfium = await running;
  try {
    const result = await use(pdfium);
    if (pdfium.module.HEAPU8.length > RECYCLE_ABOVE) running = undefined;
    return result;
  } catch (error) {
    // an aborted instance keeps returning results, but wrong ones
    if (!(error instanceof DocumentError)) running = undefined;
    if (isCrash(error)) {
      throw new DocumentError('document_resource_limit', 'The document needs more memory than a document may use.');
    }
    throw error;
  }
}

async function start(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const silent = (): void => undefined;
  const wasmBinary = capMemory(wasm, MAX_MEMORY).buffer;
  const { pdfium: module } = await init({ wasmBinary, print: silent, printErr: silent });
  // the raw exports: the package's wrappers take longer than most of the functions
  const api = module.wasmExports as unknown as Api;
  api.PDFiumExt_Init();
  return { api, module, scratch: module.wasmExports.malloc(SCRATCH_BYTES) };
}

function isCrash(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'RuntimeError' || (error instanceof RangeError && error.message.includes('call stack'));
}
