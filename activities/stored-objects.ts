// Objects of storage that payloads refer to. The reference carries a hash: what is missing, damaged or another object is
// never read.
import { createHash } from 'node:crypto';
import type { Storage } from '../adapters/storage/index.ts';
import { DocumentError } from '../domain/document/document-error.ts';
import type { StoredObject } from '../domain/orchestration.ts';

/** The reference to an object with these bytes. */
export function referenceTo(key: string, bytes: Uint8Array): StoredObject {
  return { key, sha256: sha256Of(bytes), bytes: bytes.length };
}

export function isIntact({ sha256 }: { sha256: string }, bytes: Uint8Array): boolean {
  return sha256Of(bytes) === sha256;
}

/** The bytes of an accepted document. @throws DocumentError when they are not those that were accepted */
export async function loadDocument(storage: Storage, document: StoredObject): Promise<Uint8Array> {
  const bytes = await storage.get(document.key);
  if (bytes === undefined) throw new Error(`the stored document ${document.key} is missing`);
  if (!isIntact(document, bytes)) {
    throw new DocumentError('document_corrupt', 'The stored document is not the one that was accepted.');
  }
  return bytes;
}

/** The value of a JSON object, by its reference, or by its key where a hash is not known. */
export async function loadJson<T>(storage: Storage, of: StoredObject | string): Promise<T> {
  const key = typeof of === 'string' ? of : of.key;
  const bytes = await storage.get(key);
  if (bytes === undefined || (typeof of !== 'string' && !isIntact(of, bytes))) {
    throw new Error(`the stored ${key} is missing or damaged`);
  }
  return parseJson(bytes) as T;
}

/** The value of a JSON object; undefined when there is none of this key. */
export async function findJson<T>(storage: Storage, key: string): Promise<T | undefined> {
  const bytes = await storage.get(key);
  return bytes && (parseJson(bytes) as T);
}

export function jsonBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
