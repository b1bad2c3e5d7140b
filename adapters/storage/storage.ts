import type { Expected, Measured } from './measured.ts';

/**
 * Keeps objects by key. Keys are built by `objectKeys`, never from what a client sent. An object that can be read was
 * written whole, and an acknowledged one outlives a crash of any process.
 */
export interface Storage {
  /** Writes the object whole or not at all; an existing one is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Writes what the source gives, whole or not at all, counted and hashed on the way. Throws `StorageError` when the
   * bytes are not as expected, when the source breaks off, and with `once` when an object is there already.
   */
  putStream(request: PutStream): Promise<Measured>;
  /** The object's bytes as they are kept, or undefined when there is none; who knows their hash compares it. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Reads the object once, without keeping it: its size, its hash and its first bytes; undefined when there is none. */
  inspect(key: string): Promise<Inspected | undefined>;
  /** Gives the object another key, where one that exists is replaced; false when there is no object `from`. */
  move(request: { from: string; to: string }): Promise<boolean>;
  /** Removes the object of that key and every object in the folder of that name; fine when there is none. */
  removeAll(key: string): Promise<void>;
  /** Removes the object of that key if it was written before that many seconds, or is not there; false when it is younger. */
  removeOld(request: { key: string; olderThanSeconds: number }): Promise<boolean>;
  /** How a client's bytes get to the key: through the gateway, or straight to storage. Tells only, keeps nothing. */
  prepareUpload(request: UploadRequest): Promise<UploadWay>;
  /** Removes what nobody finished since that many seconds (uploads, halves of a write); returns how many. */
  sweep(request: { olderThanSeconds: number }): Promise<number>;
  /** Resolves when objects can be written, rejects when not, as far as that shows without keeping one. */
  check(): Promise<void>;
}

export interface PutStream extends Expected {
  key: string;
  /**
   * What gives the chunks; it is closed when it is left early. A request that has to be answered then is handed over as
   * `request.iterator({ destroyOnReturn: false })`.
   */
  source: AsyncIterable<Uint8Array>;
  /** Refuses to replace an object; of several at the same time one is taken. */
  once?: boolean;
}

export interface Inspected extends Measured {
  /** Up to 1,024 bytes. */
  start: Uint8Array;
}

export interface UploadRequest extends Expected {
  key: string;
  contentType: string;
  expiresAt: Date;
}

/**
 * `gateway`: the gateway offers a URL of its own and hands the body to `putStream`. `direct`: storage takes one PUT at
 * the URL with exactly these headers, of exactly the announced size (and hash), once, until the expiry.
 */
export type UploadWay = { kind: 'gateway' } | { kind: 'direct'; url: string; headers: Record<string, string> };
