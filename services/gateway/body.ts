import { json, type Request, type Response } from 'express';
import { isTooHeavyJson } from '../../domain/contract/json-weight.ts';
import type { Issue } from '../../domain/contract/issue.ts';
import { ApiError } from './api-error.ts';

// 25 MB are 33.3 MB in base64; the rest is for everything else in the body
const documentBodyLimit = 36 * 1024 * 1024;
const bodyLimit = 1024 * 1024;

const parsers = { large: parserOf(documentBodyLimit), small: parserOf(bodyLimit) };

function parserOf(limit: number) {
  return json({
    limit,
    strict: false,
    type: () => true,
    verify: (_request, _response, text) => {
      if (isTooHeavyJson(text)) throw Object.assign(new Error('too many values'), { type: 'too.many.values' });
    },
  });
}

/** The parsed JSON body; undefined when the request has none. Throws the 400 that tells what is wrong with it. */
export async function readBody(
  request: Request,
  response: Response,
  { carriesDocument }: { carriesDocument: boolean },
): Promise<unknown> {
  // a POST without a body says of itself that it has an empty one
  if (request.get('content-length') === '0' && request.get('content-type') === undefined) return undefined;
  // `null` means that there is no body to have a type
  if (request.is(['json', '+json']) === false) {
    throw refuse({
      location: 'header',
      path: '/content-type',
      code: 'invalid_value',
      message: 'Must be application/json',
    });
  }
  await new Promise<void>((resolve, reject) => {
    parsers[carriesDocument ? 'large' : 'small'](request, response, (error?: unknown) => {
      if (error) reject(explain(error, carriesDocument));
      else resolve();
    });
  });
  return request.body;
}

function explain(error: unknown, carriesDocument: boolean): ApiError {
  switch ((error as { type?: unknown }).type) {
    case 'entity.parse.failed':
      return new ApiError('invalid_json');
    case 'entity.too.large':
      if (carriesDocument) return new ApiError('document_too_large');
      return refuse({ location: 'body', path: '', code: 'too_big', message: 'Must be at most 1 MB' });
    case 'too.many.values':
      return refuse({ location: 'body', path: '', code: 'too_big', message: 'Holds too many values' });
    case 'charset.unsupported':
      return refuse({ location: 'header', path: '/content-type', code: 'invalid_value', message: 'Must be UTF-8' });
    case 'encoding.unsupported':
      return refuse({
        location: 'header',
        path: '/content-encoding',
        code: 'invalid_value',
        message: 'Must be gzip, deflate or br, or absent',
      });
    default:
      return refuse({ location: 'body', path: '', code: 'unreadable', message: 'Could not be read to its end' });
  }
}

function refuse(issue: Issue): ApiError {
  return new ApiError('invalid_request', { issues: [issue] });
}
