import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { matches } from './operation-routes.ts';

/** A file of a built page in the two encodings that it is sent in. */
export interface BuiltFile {
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
  /** Hex SHA-256 of the bytes. */
  readonly hash: string;
}

/** Paths of all files below a folder, relative to it and with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'));
}

export function builtFile(bytes: Buffer): BuiltFile {
  return { bytes, gzipped: gzipSync(bytes), hash: createHash('sha256').update(bytes).digest('hex') };
}

/** Sends a file in the encoding that the client accepts; 304 where the client has it. Names below `assets/` change with their content. */
export function sendBuiltFile(
  request: Request,
  response: Response,
  { name, file, policy }: { readonly name: string; readonly file: BuiltFile; readonly policy: string },
): void {
  const isGzipped = request.acceptsEncodings(['gzip', 'identity']) === 'gzip';
  const etag = `"${file.hash}${isGzipped ? '-gzip' : ''}"`;
  response.set({
    'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': policy,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(isGzipped && { 'Content-Encoding': 'gzip' }),
  });
  if (response.statusCode === 200 && matches(request.get('if-none-match'), etag))
    return void response.status(304).end();
  response.type(path.extname(name)).send(isGzipped ? file.gzipped : file.bytes);
}
