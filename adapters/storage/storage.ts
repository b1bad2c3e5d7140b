import type { Expected, Measured } from './measure.ts';

/**
 * Object storage. Keys are built by `objectKeys`, never from client input. Writes are atomic, and an acknowledged write
 * survives a crash of any process.
 */
export interface Storage {
  /** Writes an object atomically; an existing one is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Writes a stream atomically and returns its size and hash. Throws `StorageError` if the bytes differ from what was
   * declared, if the source fails, and with `once` if the object exists.
   */
  putStream(request: PutStream): Promise<Measured>;
  /** The object's bytes, or undefined if it does not exist. Their hash is not verified. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Whether the object exists. */
  has(key: string): Promise<boolean>;
  /** Streams the object; returns its size, hash and first bytes, or undefined if it does not exist. */
  inspect(key: string): Promise<Inspected | undefined>;
  /** Moves an object, replacing `to`; false if `from` does not exist. */
  move(request: { from: string; to: string }): Promise<boolean>;
  /** Removes the object of that key and every object in the folder of that name; idempotent. */
  removeAll(key: string): Promise<void>;
  /** Removes an object that is older than that many seconds; true also if it does not exist, false if it is younger. */
  removeOld(request: { key: string; olderThanSeconds: number }): Promise<boolean>;
  /** The objects directly in a folder in the order of their keys, up to `limit` (1,000 at most), from the one behind `after`. */
  list(request: ListRequest): Promise<Listed>;
  /** Chooses whether a client uploads through the gateway or directly to storage. Has no side effects. */
  prepareUpload(request: UploadRequest): Promise<UploadTarget>;
  /** Removes uploads and temporary files that are older than that many seconds; returns their number. */
  sweep(request: { olderThanSeconds: number }): Promise<number>;
  /** Rejects if storage cannot be written, as far as that can be determined without creating an object. */
  check(): Promise<void>;
}

export interface PutStream extends Expected {
  key: string;
  /**
   * The chunks; closed when reading stops early. Pass an HTTP request as `request.iterator({ destroyOnReturn: false })`, so
   * that it can still be answered.
   */
  source: AsyncIterable<Uint8Array>;
  /** Refuses to replace an object; of concurrent writes exactly one succeeds. */
  once?: boolean;
}

export interface Inspected extends Measured {
  /** Up to 1,024 bytes. */
  start: Uint8Array;
}

export interface ListRequest {
  folder: string;
  after?: string | undefined;
  limit: number;
}

export interface Listed {
  objects: { key: string; modifiedAt: Date }[];
  /** The `after` of the next page; undefined when there is none. A page may be empty although there is a next one. */
  next: string | undefined;
}

export interface UploadRequest extends Expected {
  key: string;
  contentType: string;
  expiresAt: Date;
}

/**
 * `gateway`: the client uploads to a URL of the gateway, which passes the body to `putStream`. `direct`: storage accepts one
 * PUT to the URL until its expiry, with exactly these headers and the declared size (and hash).
 */
export type UploadTarget = { kind: 'gateway' } | { kind: 'direct'; url: string; headers: Record<string, string> };
