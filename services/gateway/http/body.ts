import { TextDecoder } from 'node:util';
import type { Request } from 'express';
import { hasTooManyValues } from '../../../domain/contract/codecs/json-size.ts';
import type { Issue } from '../../../domain/contract/issue.ts';
import { maxBodyBytes, maxDocumentBodyBytes } from '../../../domain/limits.ts';
import { ApiError } from './api-error.ts';
import { BodyReadError, readBytes } from './body-bytes.ts';
import type { BodyMemoryReservation } from './body-memory.ts';
import { discardBody } from './incoming-file.ts';

/** The parsed JSON body; undefined when the request has none. Throws a 400 that names the problem. */
export async function readBody(
  request: Request,
  { carriesDocument, reservation }: { carriesDocument: boolean; reservation: BodyMemoryReservation },
): Promise<unknown> {
  // clients send `Content-Length: 0` with a POST that has no body
  if (request.get('content-length') === '0' && request.get('content-type') === undefined) return undefined;
  // `null`: the request has no body
  const type = request.is(['json', '+json']);
  if (type === null) return undefined;
  if (type === false) {
    throw refuse({
      location: 'header',
      path: '/content-type',
      code: 'invalid_value',
      message: 'Must be application/json',
    });
  }
  const decoder = decoderFor(request);
  try {
    const bytes = await readBytes(request, {
      limit: carriesDocument ? maxDocumentBodyBytes : maxBodyBytes,
      reserve: reservation.reserve,
    });
    return parse(bytes, decoder);
  } catch (error) {
    reservation.release();
    // closing the connection while the client still sends would reset it before the client reads the response
    if (closesConnection(request)) await discardBody(request);
    throw error instanceof BodyReadError ? explain(error, carriesDocument) : error;
  }
}

function closesConnection({ headers: { connection = '' }, httpVersion }: Request): boolean {
  return /\bclose\b/i.test(connection) || (httpVersion === '1.0' && !/\bkeep-alive\b/i.test(connection));
}

function decoderFor(request: Request): TextDecoder {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('content-type') ?? '')?.[1] ?? 'utf-8';
  try {
    // fatal: replacement characters would silently change what the client sent
    if (/^utf-/i.test(charset)) return new TextDecoder(charset, { fatal: true });
  } catch {
    // an unknown UTF encoding
  }
  throw refuse({ location: 'header', path: '/content-type', code: 'invalid_value', message: 'Must be UTF-8' });
}

function parse(bytes: Buffer, decoder: TextDecoder): unknown {
  if (bytes.length === 0) return {};
  if (hasTooManyValues(bytes)) {
    throw refuse({ location: 'body', path: '', code: 'too_big', message: 'Holds too many values' });
  }
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new ApiError('invalid_json');
  }
}

function explain({ problem }: BodyReadError, carriesDocument: boolean): ApiError {
  switch (problem) {
    case 'too large':
      if (carriesDocument) return new ApiError('document_too_large');
      return refuse({ location: 'body', path: '', code: 'too_big', message: 'Must be at most 1 MB' });
    case 'unknown encoding':
      return refuse({
        location: 'header',
        path: '/content-encoding',
        code: 'invalid_value',
        message: 'Must be gzip, deflate or br, or absent',
      });
    case 'unreadable':
      return refuse({ location: 'body', path: '', code: 'unreadable', message: 'Could not be read to its end' });
  }
}

function refuse(issue: Issue): ApiError {
  return new ApiError('invalid_request', { issues: [issue] });
}
