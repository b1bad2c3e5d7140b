import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage, objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { sha256Of, someBytes } from './bytes.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { describeS3, s3Name, s3Program } from './kinds.ts';

const bytes = someBytes(200_000);
const announced = { sizeBytes: bytes.length, sha256: sha256Of(bytes) };
const maxBytes = 50 * 1024 * 1024;
const contentType = 'application/pdf';
const soon = (): Date => new Date(Date.now() + 15 * 60_000);
const freshKey = (): string => objectKeys.upload({ accountId: randomUUID(), documentId: randomUUID() });

describe('an upload to storage in a folder', () => {
  it('goes through the gateway', async () => {
    const storage = await createStorage(parseConfiguration({ DATA_DIR: '/nowhere' }));
    const request = { key: freshKey(), maxBytes, ...announced, contentType, expiresAt: soon() };

    expect(await storage.prepareUpload(request)).toEqual({ kind: 'gateway' });
  });
});

describeS3(`an upload to storage in ${s3Name}`, () => {
  let server: S3Server;
  let storage: Storage;
  beforeAll(async () => {
    server = await startS3Server(s3Program());
    ({ storage } = await server.bucket());
  });
  afterAll(async () => {
    await server.stop();
  });

  async function prepared(given: { key?: string; sizeBytes?: number; sha256?: string; expiresAt?: Date } = announced) {
    const { key = freshKey() } = given;
    const way = await storage.prepareUpload({ maxBytes, contentType, expiresAt: soon(), ...given, key });
    if (way.kind !== 'direct') throw new Error('the upload goes through the gateway');
    const put = async (body: Uint8Array, { url = way.url, ...headers }: Record<string, string> = {}) =>
      (await fetch(url, { method: 'PUT', body: Buffer.from(body), headers: { ...way.headers, ...headers } })).status;
    return { key, ...way, put };
  }

  it('takes the announced bytes and nothing else at that key afterwards', async () => {
    const { key, put } = await prepared();

    expect(await put(bytes)).toBe(200);
    expect(await put(bytes)).toBe(412);

    expect(await storage.inspect(key)).toMatchObject({ bytes: bytes.length, sha256: announced.sha256 });
  });

  it('is bound to the announced bytes by its signature, and to no others', async () => {
    const [hashed, counted] = [await prepared(), await prepared({ sizeBytes: bytes.length })];
    const [withHash, without] = [new URL(hashed.url).searchParams, new URL(counted.url).searchParams];

    const signed = 'content-length;content-type;host;if-none-match';
    expect(withHash.get('X-Amz-SignedHeaders')).toBe(`${signed};x-amz-checksum-sha256`);
    expect(without.get('X-Amz-SignedHeaders')).toBe(signed);
    // the kit would put in the checksum of no bytes at all
    expect([...withHash.keys(), ...without.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
  });

  it('takes bytes whose hash nobody announced', async () => {
    const { key, put, headers } = await prepared({ sizeBytes: bytes.length });

    expect(await put(bytes)).toBe(200);

    expect(headers).toEqual({ 'content-type': contentType, 'if-none-match': '*' });
    expect(await storage.get(key)).toHaveLength(bytes.length);
  });

  const changed = Buffer.from(bytes);
  changed[100_000] = (changed[100_000] ?? 0) ^ 1;
  it.each([
    ['fewer bytes', 403, bytes.subarray(1), {}],
    ['more bytes', 403, Buffer.concat([bytes, bytes]), {}],
    ['other bytes of that length', 400, changed, {}],
    ['another type', 403, bytes, { 'content-type': 'text/html' }],
    [
      'another hash',
      403,
      changed,
      { 'x-amz-checksum-sha256': Buffer.from(sha256Of(changed), 'hex').toString('base64') },
    ],
    ['leave to replace an object', 403, bytes, { 'if-none-match': '"none"' }],
  ])('refuses %s (%i), and keeps nothing', async (_what, status, body, headers) => {
    const { key, put } = await prepared();

    expect(await put(body, headers)).toBe(status);

    expect(await storage.get(key)).toBeUndefined();
  });

  it('refuses another key, another expiry and one that has passed', async () => {
    const { key, url, put } = await prepared();
    const other = freshKey();

    expect(await put(bytes, { url: url.replace(key, other) })).toBe(403);
    expect(await put(bytes, { url: url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=604800') })).toBe(403);
    const late = await prepared({ ...announced, expiresAt: new Date(Date.now() - 1_000) });
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await late.put(bytes)).toBe(403);

    for (const untouched of [key, other, late.key]) expect(await storage.get(untouched)).toBeUndefined();
  });

  it('is resumed by repeating it after it broke off', async () => {
    const { key, url, headers, put } = await prepared();

    await new Promise<void>((resolve) => {
      const half = request(url, { method: 'PUT', headers: { ...headers, 'content-length': bytes.length } });
      half.once('error', () => resolve());
      half.write(bytes.subarray(0, 100_000), () => half.destroy(new Error('gone')));
    });
    expect(await storage.get(key)).toBeUndefined();

    expect(await put(bytes)).toBe(200);
    expect((await storage.inspect(key))?.sha256).toBe(announced.sha256);
  });

  it.each([
    ['of unknown length', {}],
    ['longer than allowed', { sizeBytes: maxBytes + 1 }],
  ])('goes through the gateway, which counts, when it is %s', async (_what, size) => {
    const request = { key: freshKey(), maxBytes, ...size, contentType, expiresAt: soon() };

    expect(await storage.prepareUpload(request)).toEqual({ kind: 'gateway' });
  });

  it('is sent to the address that clients reach', async () => {
    const { storage: fromOutside, environment } = await server.bucket({ S3_PUBLIC_ENDPOINT: 'https://files.example' });
    const request = { key: 'uploads/a/b', maxBytes, ...announced, contentType, expiresAt: soon() };

    expect(await fromOutside.prepareUpload(request)).toMatchObject({
      url: expect.stringContaining(`https://files.example/${environment.S3_BUCKET}/uploads/a/b?`),
    });
  });
});
