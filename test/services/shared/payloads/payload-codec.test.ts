import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import { describe, expect, it } from 'vitest';
import { createPayloadCodec, UnreadablePayloadError } from '../../../../services/shared/payloads/payload-codec.ts';
import { payloadKey } from '../../../helpers/payload-keys.ts';

const [first, second] = [payloadKey('first'), payloadKey('second')];
const plain = defaultPayloadConverter.toPayload({ name: 'Marta Ellison' });

async function encrypted(keys = [first]): Promise<Payload> {
  const [payload] = await createPayloadCodec({ keys }).encode([plain]);
  if (!payload) throw new Error('nothing was encoded');
  return payload;
}

const decode = async (payload: Payload, keys = [first]) =>
  defaultPayloadConverter.fromPayload((await createPayloadCodec({ keys }).decode([payload]))[0] ?? {});

const textOf = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString('latin1');

describe('the payload codec', () => {
  it('encrypts with the first key and names it in the metadata', async () => {
    const { metadata, data } = await encrypted([first, second]);
    expect(Object.entries(metadata ?? {}).map(([name, value]) => [name, textOf(value)])).toEqual([
      ['encoding', 'binary/encrypted'],
      ['encryption-key-id', 'first'],
    ]);
    expect(textOf(data)).not.toContain('Ellison');
  });

  it('decrypts what it encrypted, with whichever of its keys', async () => {
    expect(await decode(await encrypted([second]), [first, second])).toEqual({ name: 'Marta Ellison' });
  });

  it('encrypts the same payload differently each time', async () => {
    expect(textOf((await encrypted()).data)).not.toBe(textOf((await encrypted()).data));
  });

  it('reads payloads from before encryption', async () => {
    expect(await decode(plain)).toEqual({ name: 'Marta Ellison' });
  });

  it('encrypts nothing without keys', async () => {
    expect(await encrypted([])).toBe(plain);
  });

  it.each([
    ['no keys', []],
    ['other keys', [second]],
  ])('names the missing key when there are %s', async (_, keys) => {
    const reading = decode(await encrypted(), keys);
    await expect(reading).rejects.toThrow('the key first, which PAYLOAD_KEYS does not have');
  });

  it.each([
    ['nonce', 0],
    ['text', 20],
    ['tag', -1],
  ])('refuses a payload whose %s was changed', async (_, at) => {
    const payload = await encrypted();
    const data = Buffer.from(payload.data ?? []);
    data.writeUInt8((data.at(at) ?? 0) ^ 1, at < 0 ? data.length + at : at);
    await expect(decode({ ...payload, data })).rejects.toThrow('A payload is damaged');
  });

  it('refuses a payload that names another key with the same secret', async () => {
    const payload = await encrypted();
    const renamed = { ...payload, metadata: { ...payload.metadata, 'encryption-key-id': Buffer.from('second') } };
    await expect(decode(renamed, [payloadKey('second', 'first')])).rejects.toThrow('A payload is damaged');
  });

  it.each([0, 5, 27])('refuses a payload of %i bytes', async (bytes) => {
    const payload = { ...(await encrypted()), data: Buffer.alloc(bytes) };
    await expect(decode(payload)).rejects.toThrow(UnreadablePayloadError);
  });

  it('repeats no id that is not one', async () => {
    const payload = await encrypted();
    const named = { ...payload, metadata: { ...payload.metadata, 'encryption-key-id': Buffer.from('<script>') } };
    await expect(decode(named)).rejects.toThrow('the key without a name');
  });

  it('tells of an unreadable payload whose it is', async () => {
    const told: unknown[] = [];
    const codec = createPayloadCodec({
      keys: [],
      onUnreadable: async (error, of) => void told.push([error.keyId, of]),
    });
    const context = { type: 'workflow', namespace: 'n', workflowId: 'job:1' } as const;
    await expect(codec.decode([await encrypted()], context)).rejects.toThrow(UnreadablePayloadError);
    expect(told).toEqual([['first', context]]);
  });
});
