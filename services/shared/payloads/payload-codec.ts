import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Payload, PayloadCodec, SerializationContext } from '@temporalio/common';
import proto from '@temporalio/proto';
import { LoggableError } from '../../../domain/failure/loggable-error.ts';
import type { PayloadKey } from './payload-key.ts';

/** The form of encrypted payloads. Never change it, add another: histories hold payloads of this one. */
const encoding = 'binary/encrypted';
const keyIdName = 'encryption-key-id';
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A payload that no configured key decrypts. */
export class UnreadablePayloadError extends LoggableError {
  readonly keyId: string;
  /** False when the key is there, but the payload is not what it encrypted. */
  readonly lacksKey: boolean;

  constructor(keyId: string, { lacksKey }: { lacksKey: boolean }) {
    super(
      lacksKey
        ? `A payload was encrypted with the key ${keyId}, which PAYLOAD_KEYS does not have.`
        : `A payload is damaged: the key ${keyId} of PAYLOAD_KEYS does not decrypt it.`,
    );
    this.name = 'UnreadablePayloadError';
    this.keyId = keyId;
    this.lacksKey = lacksKey;
  }
}

/** What to do about an unreadable payload before its error is thrown. */
export type OnUnreadable = (error: UnreadablePayloadError, context: SerializationContext | undefined) => Promise<void>;

/**
 * Encrypts payloads with the first key and decrypts them with all. Payloads from before encryption stay readable. Without
 * keys it encrypts nothing and refuses encrypted payloads, which would otherwise fail in the workflow, where nobody sees why.
 */
export function createPayloadCodec({
  keys,
  onUnreadable,
}: {
  keys: readonly PayloadKey[];
  onUnreadable?: OnUnreadable | undefined;
}): PayloadCodec {
  const [first] = keys;
  const secrets = new Map(keys.map(({ id, secret }) => [id, secret]));
  return {
    // not async, since nothing waits: the SDK calls it for every payload of a workflow task
    encode: (payloads) => Promise.resolve(first ? payloads.map((payload) => encrypt(payload, first)) : payloads),
    async decode(payloads, context) {
      try {
        return payloads.map((payload) => (isEncrypted(payload) ? decrypt(payload, secrets) : payload));
      } catch (error) {
        if (error instanceof UnreadablePayloadError) await onUnreadable?.(error, context);
        throw error;
      }
    },
  };
}

export function isEncrypted({ metadata }: Payload): boolean {
  return textOf(metadata?.encoding) === encoding;
}

function encrypt(payload: Payload, { id, secret }: PayloadKey): Payload {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, secret, nonce).setAAD(additionalData(id));
  const { Payload: message } = proto.temporal.api.common.v1;
  const pieces = [nonce, cipher.update(message.encode(payload).finish()), cipher.final(), cipher.getAuthTag()];
  return {
    metadata: { encoding: Buffer.from(encoding), [keyIdName]: Buffer.from(id) },
    data: Buffer.concat(pieces),
  };
}

function decrypt({ metadata, data }: Payload, secrets: ReadonlyMap<string, Buffer>): Payload {
  const id = textOf(metadata?.[keyIdName]);
  const secret = secrets.get(id);
  // ids of payloads that others made may hold anything
  if (!secret) throw new UnreadablePayloadError(/^[\w.-]{1,64}$/.test(id) ? id : 'without a name', { lacksKey: true });
  const bytes = Buffer.from(data ?? []);
  try {
    const decipher = createDecipheriv(algorithm, secret, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
    decipher.setAAD(additionalData(id)).setAuthTag(bytes.subarray(-tagBytes));
    const plain = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    const { metadata: inner, data: content } = proto.temporal.api.common.v1.Payload.decode(plain);
    return { metadata: inner, data: content };
  } catch {
    throw new UnreadablePayloadError(id, { lacksKey: false });
  }
}

/**
 * Ties a payload to the form and to the id of its key. Not to its workflow: schedules, replays of histories and the Temporal
 * UI decode payloads under other names than they were encoded.
 */
function additionalData(id: string): Buffer {
  return Buffer.from(`${encoding} ${id}`);
}

function textOf(bytes: Uint8Array | null | undefined): string {
  return Buffer.from(bytes ?? []).toString();
}
