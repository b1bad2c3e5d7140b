const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;

const PAGE_BYTES = 64 * 1024;

/**
 * Lowers the declared maximum of a WebAssembly module's memory to `bytes`. Resource limits of worker threads do not apply to
 * WebAssembly memory.
 * @throws Error when the module does not declare one memory with a maximum above that.
 */
export function capMemory(module: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const capped = Uint8Array.from(module);
  let at = 8; // past magic and version
  while (at < capped.length) {
    const id = capped[at];
    const size = readLeb128(capped, at + 1);
    if (id === MEMORY_SECTION) {
      writeMaximum({ module: capped, at: size.end, pages: bytes / PAGE_BYTES });
      return capped;
    }
    at = size.end + size.value;
  }
  throw new Error('The WebAssembly module has no memory section');
}

function writeMaximum({ module, at, pages }: { module: Uint8Array; at: number; pages: number }): void {
  const count = readLeb128(module, at);
  const flags = module[count.end] ?? 0;
  const minimum = readLeb128(module, count.end + 1);
  const maximum = readLeb128(module, minimum.end);
  if (count.value !== 1 || (flags & HAS_MAXIMUM) === 0 || maximum.value < pages || minimum.value > pages) {
    throw new Error('The WebAssembly module declares its memory in an unexpected way');
  }
  let rest = pages;
  for (let i = minimum.end; i < maximum.end; i++) {
    // padded with continuation bytes to preserve the length of the section
    module[i] = (rest & 0x7f) | (i < maximum.end - 1 ? 0x80 : 0);
    rest >>>= 7;
  }
}

function readLeb128(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  for (let i = at, shift = 0; i < bytes.length; i++, shift += 7) {
    const byte = bytes[i] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, end: i + 1 };
  }
  throw new Error('The WebAssembly module ends within a number');
}
