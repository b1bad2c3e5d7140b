import type { Express, Request, RequestHandler, Response } from 'express';
import { matches, refuseMethod } from '../http/operation-routes.ts';
import type { ConsoleFile, ConsoleFiles } from './console-files.ts';

export interface ConsoleSettings {
  files: ConsoleFiles;
  /** Origins beside the gateway's own that files are uploaded to: PUBLIC_URL and the object storage. */
  uploadOrigins: readonly string[];
}

/** Serves the console: its page at /console, its scripts and styles below. */
export function registerConsole(app: Express, { files, uploadOrigins }: ConsoleSettings): void {
  const policy = pagePolicy(uploadOrigins);
  for (const [name, file] of files) {
    const isPage = name === 'index.html';
    const headers = {
      // the names of scripts and styles change with their content
      'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      Vary: 'Accept-Encoding',
    };
    const route = isPage ? '/console' : `/console/${name}`;
    app.get(route, serve({ name, file, headers }));
    app.all(route, refuseMethod(['GET', 'HEAD']));
  }
}

function serve({
  name,
  file,
  headers,
}: {
  name: string;
  file: ConsoleFile;
  headers: Record<string, string>;
}): RequestHandler {
  return (request: Request, response: Response) => {
    const isGzipped = request.acceptsEncodings(['gzip', 'identity']) === 'gzip';
    const etag = `"${file.hash}${isGzipped ? '-gzip' : ''}"`;
    response.set({ ...headers, ETag: etag, ...(isGzipped && { 'Content-Encoding': 'gzip' }) });
    if (matches(request.get('if-none-match'), etag)) return void response.status(304).end();
    response.type(name.slice(name.lastIndexOf('.'))).send(isGzipped ? file.gzipped : file.bytes);
  };
}

/** Allows the service itself only, and the place of the uploads. */
function pagePolicy(uploadOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // page pictures need the key, so they are fetched and shown from memory
    "img-src 'self' blob:",
    ['connect-src', "'self'", ...uploadOrigins].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
