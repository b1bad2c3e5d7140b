import { DecpageError } from './errors.ts';
import type { WebhookEvent } from './generated/api.ts';

/** The headers of a request: of `fetch`, or of Node's `http` with names in lower case. */
type RequestHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The signature of a webhook does not prove that the service sent it. */
export class WebhookVerificationError extends DecpageError {
  constructor(message: string) {
    super(message, { code: 'invalid_signature' });
  }
}

/**
 * Verifies the signature of a webhook (Standard Webhooks) and returns its event. `payload` is the body as it arrived, not
 * parsed. Throws WebhookVerificationError.
 */
export async function verifyWebhook({
  payload,
  headers,
  secret,
  toleranceSeconds = 300,
}: {
  payload: string | Uint8Array;
  headers: RequestHeaders;
  /** One secret, or several of which one must match. */
  secret: string | readonly string[];
  /** How old, or early, the signature may be. */
  toleranceSeconds?: number;
}): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('A webhook header is missing.');
  assertRecent(timestamp, toleranceSeconds);
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const signed = concatenate(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  const given = signatures.split(' ').flatMap((part) => (part.startsWith('v1,') ? [bytesOfBase64(part.slice(3))] : []));
  const matches = await Promise.all(
    secrets.flatMap((one) => given.map((signature) => isSignedBy(one, { signature, signed }))),
  );
  if (!matches.includes(true)) throw new WebhookVerificationError('No signature of the webhook matches.');
  return parseEvent(body);
}

function headerOf(headers: RequestHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof entry === 'string' ? entry : entry?.[0];
}

function assertRecent(timestamp: string, toleranceSeconds: number): void {
  const isRecent = /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1_000 - Number(timestamp)) <= toleranceSeconds;
  if (!isRecent) throw new WebhookVerificationError('The webhook was signed too long ago, or in the future.');
}

async function isSignedBy(
  secret: string,
  { signature, signed }: { signature: Bytes | undefined; signed: Bytes },
): Promise<boolean> {
  const raw = keyOf(secret);
  if (!signature || raw.length === 0) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  // compares in constant time
  return await crypto.subtle.verify('HMAC', key, signature, signed);
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The service's rule: `whsec_` and base64 is decoded, any other string is the key itself. It once took base64 without
 * padding, or with a digit too many, which it ignored.
 */
function keyOf(secret: string): Bytes {
  const digits = /^whsec_([A-Za-z0-9+/]{2,})={0,2}$/.exec(secret)?.[1];
  const whole = digits?.slice(0, digits.length % 4 === 1 ? -1 : undefined);
  return (whole === undefined ? undefined : bytesOfBase64(whole)) ?? new TextEncoder().encode(secret);
}

function bytesOfBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function concatenate(first: Uint8Array, second: Uint8Array): Bytes {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

function parseEvent(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('The webhook is not JSON.');
  }
}
