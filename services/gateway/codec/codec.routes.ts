import { createHash, timingSafeEqual } from 'node:crypto';
import type { Payload, PayloadCodec } from '@temporalio/common';
import type { Express, Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { createPayloadCodec, isEncrypted, UnreadablePayloadError } from '../../shared/payloads/payload-codec.ts';
import type { PayloadKey } from '../../shared/payloads/payload-key.ts';
import { ApiError } from '../http/api-error.ts';
import { readBody } from '../http/body.ts';
import type { OpenReservation } from '../http/body-memory.ts';
import { refuseMethod } from '../http/operation-routes.ts';
import { isUiOrigin } from './ui-origin.ts';

export interface CodecSettings {
  payloadKeys: readonly PayloadKey[];
  /** CODEC_KEY. */
  key: string;
  /** Address of the Temporal UI, whose pages may call. */
  uiUrl: string | undefined;
}

const bytes = z.string().transform((text) => Buffer.from(text, 'base64'));
const bodyOfCodec = z.object({
  payloads: z.array(
    z.object({ metadata: z.record(z.string(), bytes).default({}), data: bytes.default(Buffer.alloc(0)) }),
  ),
});

/**
 * Serves the codec protocol of Temporal, by which its UI and its command line show payloads: `POST …/decode` and `…/encode`.
 * The UI sends no key of its own, so the key may be part of the address: /temporal-codec/<CODEC_KEY>. No log has addresses.
 */
export function registerCodec(
  app: Express,
  { payloadKeys, key, uiUrl, openReservation }: CodecSettings & { openReservation: OpenReservation },
): void {
  const codec = createPayloadCodec({ keys: payloadKeys });
  const conversions = { encode: encodePayload, decode: decodePayload };
  for (const [name, convert] of Object.entries(conversions)) {
    const paths = [`/temporal-codec/${name}`, `/temporal-codec/:key/${name}`];
    app.use(paths, allowUi(uiUrl));
    app.post(paths, (request, response) => answer(request, response, convert));
    app.all(paths, refuseMethod(['POST']));
  }

  async function answer(request: Request, response: Response, convert: typeof decodePayload): Promise<void> {
    assertKey(request, key);
    // one name for all, since the caller has no account
    const reservation = openReservation('temporal-codec', response);
    const payloads = readPayloads(await readBody(request, { carriesDocument: false, reservation }));
    const converted = await Promise.all(payloads.map((payload) => convert(codec, payload)));
    response.json({ payloads: converted.map(toJson) });
  }
}

async function encodePayload(codec: PayloadCodec, payload: Payload): Promise<Payload> {
  return isEncrypted(payload) ? payload : ((await codec.encode([payload]))[0] ?? payload);
}

/** What no key decrypts stays as it is: the UI sends the payloads of an event together, and shows it encrypted. */
async function decodePayload(codec: PayloadCodec, payload: Payload): Promise<Payload> {
  try {
    return (await codec.decode([payload]))[0] ?? payload;
  } catch (error) {
    if (error instanceof UnreadablePayloadError) return payload;
    throw error;
  }
}

/** CORS for the pages of the Temporal UI; other pages are refused, programs send no origin. */
function allowUi(uiUrl: string | undefined): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin');
    response.vary('Origin');
    if (origin === undefined) return next();
    if (!isUiOrigin(origin, uiUrl)) {
      throw new ApiError('forbidden', { message: 'Only pages of the Temporal UI may call this: see TEMPORAL_UI_URL.' });
    }
    response.set('Access-Control-Allow-Origin', origin);
    if (request.method === 'OPTIONS') {
      response.set({
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, X-Namespace, Authorization',
        'Access-Control-Max-Age': '600',
      });
    }
    next();
  };
}

function assertKey(request: Request, key: string): void {
  const { key: inPath } = request.params;
  const given = typeof inPath === 'string' ? inPath : request.get('authorization')?.replace(/^Bearer +/i, '');
  if (given === undefined || !timingSafeEqual(hashOf(given), hashOf(key))) {
    throw new ApiError('invalid_api_key', { message: 'The key is not that of CODEC_KEY.' });
  }
}

// equal lengths, which the comparison needs
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function readPayloads(body: unknown): Payload[] {
  const { success, data } = bodyOfCodec.safeParse(body);
  if (success) return data.payloads;
  const message = 'Must be {"payloads": [{"metadata": {…}, "data": "…"}]} with bytes in base64';
  throw new ApiError('invalid_request', { issues: [{ location: 'body', path: '', code: 'invalid_value', message }] });
}

function toJson({ metadata, data }: Payload) {
  const entries = Object.entries(metadata ?? {}).map(([name, value]) => [name, base64(value)]);
  return { metadata: Object.fromEntries(entries), ...(data && { data: base64(data) }) };
}

function base64(value: Uint8Array): string {
  return Buffer.from(value).toString('base64');
}
