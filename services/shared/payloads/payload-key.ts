import { createHmac } from 'node:crypto';

/** A key of payloads. */
export interface PayloadKey {
  /** Stored beside every payload that it encrypted. */
  id: string;
  /** 32 bytes. */
  secret: Buffer;
}

/** Tells keys apart without revealing them: processes compare it with the one that the database has for the id. */
export function checkValueOf({ secret }: PayloadKey): string {
  return createHmac('sha256', secret).update('decpage payload key').digest('hex').slice(0, 32);
}
