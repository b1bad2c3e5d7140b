import { createHash } from 'node:crypto';
import type { PayloadKey } from '../../services/shared/payloads/payload-key.ts';

/** A key of payloads; another name makes another secret. */
export function payloadKey(id: string, name = id): PayloadKey {
  return { id, secret: createHash('sha256').update(name).digest() };
}

/** The value of PAYLOAD_KEYS for these keys. */
export function payloadKeysVariable(keys: readonly PayloadKey[]): string {
  return keys.map(({ id, secret }) => `${id}:${secret.toString('base64')}`).join(',');
}
