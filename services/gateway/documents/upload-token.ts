import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What an upload URL permits: one PUT of one document. */
export interface UploadGrant {
  accountId: string;
  documentId: string;
  contentType: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  maxBytes: number;
  sizeBytes: number | null;
  /** Hex. */
  sha256: string | null;
}

const version = 1;
const method = 'PUT';

const signedPart = z.tuple([
  z.literal(version),
  z.literal(method),
  z.guid(),
  z.guid(),
  z.string(),
  z.int(),
  z.int(),
  z.int().nullable(),
  z.string().nullable(),
]);

/** Serializes a grant for a URL, signed with HMAC-SHA256: `payload.signature`, both base64url. */
export function signUploadToken(grant: UploadGrant, secret: string): string {
  const { accountId, documentId, contentType, expiresAt, maxBytes, sizeBytes, sha256 } = grant;
  const part: z.input<typeof signedPart> = [
    version,
    method,
    accountId,
    documentId,
    contentType,
    expiresAt,
    maxBytes,
    sizeBytes,
    sha256,
  ];
  const payload = Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** The grant of a token with a valid signature, else undefined. Does not check the expiry. */
export function readUploadToken(token: string, secret: string): UploadGrant | undefined {
  const [payload = '', signature = '', ...more] = token.split('.');
  const actual = Buffer.from(signature, 'base64url');
  const expected = signatureOf(payload, secret);
  if (more.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const parsed = signedPart.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success) return undefined;
  const [, , accountId, documentId, contentType, expiresAt, maxBytes, sizeBytes, sha256] = parsed.data;
  return { accountId, documentId, contentType, expiresAt, maxBytes, sizeBytes, sha256 };
}

function signatureOf(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}
