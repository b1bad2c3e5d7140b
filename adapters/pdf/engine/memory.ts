import type { Pdfium } from './pdfium.ts';

// Heap views must not be cached: they are detached when the WebAssembly memory grows.

/** The 32-bit float at `offset` bytes of the scratch block. */
export function floatAt({ module, scratch }: Pdfium, offset: number): number {
  return module.HEAPF32[(scratch + offset) >> 2] ?? 0;
}

/** The 64-bit float at `offset` bytes of the scratch block. */
export function doubleAt({ module, scratch }: Pdfium, offset: number): number {
  return module.HEAPF64[(scratch + offset) >> 3] ?? 0;
}

/** The unsigned 32-bit integer at `offset` bytes of the scratch block. */
export function uintAt({ module, scratch }: Pdfium, offset: number): number {
  return module.HEAPU32[(scratch + offset) >> 2] ?? 0;
}

/** Copies bytes into PDFium's memory until `free` is called; undefined if out of memory. */
export function allocate({ module }: Pdfium, bytes: Uint8Array): { pointer: number; free(): void } | undefined {
  const pointer = module.wasmExports.malloc(bytes.length);
  if (pointer === 0) return undefined;
  module.HEAPU8.set(bytes, pointer);
  return { pointer, free: () => module.wasmExports.free(pointer) };
}

/** Reads UTF-16 text from a PDFium function, which is called with a buffer and its size in bytes. */
export function utf16({ module }: Pdfium, write: (buffer: number, bytes: number) => number): string {
  const size = write(0, 0);
  return size <= 2 ? '' : decoded({ module, size, write }, (buffer) => module.UTF16ToString(buffer));
}

/** Reads UTF-8 text from a PDFium function, which is called with a buffer and its size in bytes. */
export function utf8({ module }: Pdfium, write: (buffer: number, bytes: number) => number): string {
  const size = write(0, 0);
  return size <= 1 ? '' : decoded({ module, size, write }, (buffer) => module.UTF8ToString(buffer));
}

function decoded(
  { module, size, write }: { module: Pdfium['module']; size: number; write: (buffer: number, bytes: number) => number },
  decode: (buffer: number) => string,
): string {
  const buffer = module.wasmExports.malloc(size);
  if (buffer === 0) return '';
  try {
    write(buffer, size);
    return decode(buffer);
  } finally {
    module.wasmExports.free(buffer);
  }
}
