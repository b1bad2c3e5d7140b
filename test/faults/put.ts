import { request } from 'node:http';
import type { Answered } from './caller.ts';
import { inPieces } from './pieces.ts';

/** An upload as a client on a slow line sends it; undefined when the connection broke, on whichever side. */
export async function putSlowly({
  url,
  headers,
  bytes,
  pauseMs,
  onHalf,
}: {
  url: string;
  headers: Record<string, string>;
  bytes: Uint8Array;
  pauseMs: number;
  /** Told when half of the bytes are gone; may break the upload off. */
  onHalf: (breakOff: () => void) => void;
}): Promise<{ status: number; retryAfter: string | null; body: Answered } | undefined> {
  return await new Promise((resolve) => {
    const put = request(url, {
      method: 'PUT',
      headers: { ...headers, 'Content-Length': bytes.length },
      signal: AbortSignal.timeout(30_000),
    });
    put.once('error', () => resolve(undefined));
    put.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('close', () => {
        const { statusCode: status = 0, headers } = response;
        // object storage answers in XML, or without a body
        const isJson = headers['content-type']?.includes('json') === true;
        const body = isJson ? parsed(Buffer.concat(chunks).toString()) : {};
        resolve(body && { status, retryAfter: headers['retry-after'] ?? null, body });
      });
      response.once('error', () => resolve(undefined));
    });
    const breakOff = (): void => void put.destroy();
    void inPieces({
      bytes,
      pauseMs,
      write: (piece) => !put.destroyed && put.write(piece),
      onHalf: () => onHalf(breakOff),
    }).then(() => put.end());
  });
}

/** Undefined for half an answer. */
function parsed(text: string): Answered | undefined {
  try {
    return JSON.parse(text) as Answered;
  } catch {
    return undefined;
  }
}
