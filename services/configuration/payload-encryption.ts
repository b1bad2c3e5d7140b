import { z } from 'zod';
import type { PayloadKey } from '../shared/payloads/payload-key.ts';

const keyBytes = 32;
const form = 'must look like id:base64,… with 32 bytes in each key (openssl rand -base64 32)';

// messages must not quote what was given
const payloadKeys = z.string().transform((text, context): PayloadKey[] => {
  const keys = text.split(',').flatMap((entry) => readKey(entry.trim()) ?? []);
  const ids = new Set(keys.map(({ id }) => id));
  if (keys.length < text.split(',').length) context.addIssue(form);
  else if (ids.size < keys.length) context.addIssue('must not give two keys the same id');
  return keys;
});

function readKey(entry: string): PayloadKey | undefined {
  const [, id, base64] = /^([\w.-]{1,64}):([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? [];
  const secret = Buffer.from(base64 ?? '', 'base64');
  return id === undefined || secret.length !== keyBytes ? undefined : { id, secret };
}

/** Variables about the encryption of payloads; `variables.ts` lists them with the others. */
export const payloadEncryptionVariables = {
  PAYLOAD_KEYS: {
    type: payloadKeys,
    help: 'Keys of what Temporal stores, id:base64 with 32 bytes: the first encrypts, all decrypt; not set: no encryption.',
  },
  CODEC_KEY: {
    type: z.string().regex(/^[\w-]{24,200}$/, 'must have 24 to 200 letters, digits, - or _'),
    help: 'Key with which the Temporal UI has payloads decrypted by the gateway; not set: the gateway decrypts none for it.',
  },
};
