import { DecpageError } from './errors.ts';
import type { DocumentInput } from './generated/api.ts';

/** A document as the client takes it. A string is the path of a file, in Node only; streams of Node are iterables of bytes. */
export type FileSource =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | string;

export interface OpenedFile {
  blob: Blob;
  /** Name without folders, where the source has one. */
  name: string | undefined;
}

interface NodeFiles {
  openAsBlob: (path: string) => Promise<Blob>;
}

/** Opens a source; files of the disk and blobs are not read yet. Throws TypeError for what is no source. */
export async function openFile(source: FileSource): Promise<OpenedFile> {
  if (typeof source === 'string') return { blob: await openPath(source), name: nameOf(source) };
  if (source instanceof Blob) return { blob: source, name: 'name' in source ? String(source.name) : undefined };
  if (source instanceof ReadableStream) return { blob: await new Response(source).blob(), name: undefined };
  if (isIterable(source)) return { blob: await collect(source), name: nameOf((source as { path?: unknown }).path) };
  if (!isBytes(source)) throw new TypeError(`${expected}, not ${kindOf(source)}.`);
  return { blob: new Blob([source as ArrayBuffer]), name: undefined };
}

const expected = 'A file is a path, a Blob, a File, bytes, or a stream of bytes';

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);

/** The last part of a path, which streams of files have, too. */
const nameOf = (path: unknown): string | undefined =>
  typeof path === 'string' ? path.split(/[/\\]/).at(-1) : undefined;

/** Not by `instanceof`: the bytes may be of another frame or test environment. */
const isBytes = (value: unknown): boolean =>
  ArrayBuffer.isView(value) || Object.prototype.toString.call(value) === '[object ArrayBuffer]';

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function collect(chunks: AsyncIterable<unknown>): Promise<Blob> {
  const parts: ArrayBuffer[] = [];
  for await (const chunk of chunks) {
    // a stream with an encoding has lost bytes of the file
    if (!isBytes(chunk)) throw new TypeError(`${expected}, not a stream of another kind: ${kindOf(chunk)}.`);
    parts.push(chunk as ArrayBuffer);
  }
  return new Blob(parts);
}

async function openPath(path: string): Promise<Blob> {
  // not imported, so that bundlers for browsers need no replacement of Node's modules
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  const files = process?.getBuiltinModule?.('node:fs') as NodeFiles | undefined;
  if (!files) throw fileUnreadable('Paths of files work in Node only: give a Blob, a File or bytes.');
  try {
    const blob = await files.openAsBlob(path);
    // the file is opened by the first read, whose error would not name it
    await blob.slice(0, 1).arrayBuffer();
    return blob;
  } catch (cause) {
    throw fileUnreadable(`${path} cannot be read.`, cause);
  }
}

const fileUnreadable = (message: string, cause?: unknown): DecpageError =>
  new DecpageError(message, { code: 'file_unreadable', cause });

/** The SHA-256 of a file in hexadecimal; undefined on web pages that were loaded without TLS, which may not compute it. */
export async function sha256Of(blob: Blob): Promise<string | undefined> {
  const { subtle } = crypto as Partial<typeof crypto>;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A multiple of 3, so that base64 of the pieces joins without padding, and small enough for arguments of a function. */
const pieceBytes = 3 * 8_192;

/** The document as it is sent inside a request. */
export async function inlineDocument(source: FileSource): Promise<DocumentInput> {
  const { blob } = await openFile(source);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + pieceBytes))));
  }
  return { type: 'base64', content: pieces.join('') };
}
