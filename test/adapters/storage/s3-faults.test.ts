import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStorage, objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { inChunks, someBytes } from './bytes.ts';
import { describeS3, s3Name, s3Program } from './kinds.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

const MB = 1024 * 1024;
const maxBytes = 50 * MB;
const key = objectKeys.upload({ accountId: 'a1', documentId: 'd1' });

async function storageAt(server: Server): Promise<Storage> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment = { S3_BUCKET: 'documents', S3_ENDPOINT: `http://127.0.0.1:${port}` };
  const credentials = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 's' };
  return await createStorage(parseConfiguration({ ...environment, ...credentials }));
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

describeS3(`an S3 server with a full disk (${s3Name})`, () => {
  let server: S3Server;
  let storage: Storage;
  beforeEach(async () => {
    server = await startS3Server(s3Program(), { fileLimit: 6 * MB });
    ({ storage } = await server.bucket());
  });
  afterEach(async () => {
    await server.stop();
  });

  it('refuses an object, keeps what was there, and takes smaller ones afterwards', async () => {
    await storage.put(key, Buffer.from('before'));

    await expect(storage.put(key, someBytes(20 * MB))).rejects.toThrow();
    await expect(storage.putStream({ key, source: inChunks(someBytes(30 * MB)), maxBytes })).rejects.toThrow();

    expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('before');
    await storage.put(key, someBytes(MB));
    expect(await storage.get(key)).toHaveLength(MB);
  });
});

describeS3(`an S3 server that lets nobody in (${s3Name})`, () => {
  let server: S3Server;
  beforeEach(async () => {
    server = await startS3Server(s3Program());
  });
  afterEach(async () => {
    await server.stop();
  });

  it.each([
    ['the secret is wrong', { AWS_SECRET_ACCESS_KEY: 'another' }, 'SignatureDoesNotMatch'],
    ['the bucket is not there', { S3_BUCKET: 'another' }, 'NoSuchBucket'],
  ])('because %s: that is no missing object', async (_why, wrong, name) => {
    const { storage } = await server.bucket(wrong);

    await expect(storage.check()).rejects.toThrow();
    await expect(storage.put(key, someBytes(10))).rejects.toMatchObject({ name });
    await expect(storage.get(key)).rejects.toMatchObject({ name });
    await expect(storage.inspect(key)).rejects.toMatchObject({ name });
    await expect(storage.move({ from: key, to: 'a/b' })).rejects.toMatchObject({ name });
  });

  it('because it is gone: that is no missing object', async () => {
    const { storage } = await server.bucket();
    await storage.put(key, someBytes(10));
    await server.stop();

    await expect(storage.get(key)).rejects.toThrow('ECONNREFUSED');
    await expect(storage.put(key, someBytes(10))).rejects.toThrow('ECONNREFUSED');
    await expect(storage.check()).rejects.toThrow();
  });
});

describe('a folder whose objects an S3 server lists in several answers', () => {
  it('is removed whole', async () => {
    const removed: string[] = [];
    const keysIn = (body: string): string[] => [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name]) => name ?? '');
    const pageOf = (name: string, next?: string): string =>
      `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated><Contents><Key>${name}</Key></Contents>${
        next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
      }</ListBucketResult>`;
    const server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        response.setHeader('content-type', 'application/xml');
        if (request.method === 'DELETE') return void response.writeHead(204).end();
        if (request.method === 'POST') {
          removed.push(...keysIn(Buffer.concat(pieces).toString()));
          return void response.end('<DeleteResult/>');
        }
        const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token');
        response.end(token === null ? pageOf('a/b/1', 'more') : pageOf(`a/b/2-${token}`));
      });
    });
    const storage = await storageAt(server);
    try {
      await storage.removeAll('a/b');
      expect(removed).toEqual(['a/b/1', 'a/b/2-more']);
    } finally {
      await stop(server);
    }
  });
});

describe('an answer of an S3 server that breaks off', () => {
  let server: Server;
  let storage: Storage;
  let answers: RequestListener[];
  const bytes = someBytes(300_000);
  const whole: RequestListener = (_request, response) => response.end(bytes);
  const half: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, 100_000), () => response.destroy());
  };
  beforeEach(async () => {
    server = createServer((request, response) => (answers.shift() ?? half)(request, response));
    storage = await storageAt(server);
  });
  afterEach(async () => {
    await stop(server);
  });

  it('is asked for again', async () => {
    answers = [half, whole];

    expect(await storage.get(key)).toEqual(bytes);
  });

  it('is never taken for the object', async () => {
    answers = [half, half, half, half];

    await expect(storage.get(key)).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect(storage.inspect(key)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});

describe('a place of an S3 server to which another upload is being written', () => {
  let server: Server;
  let storage: Storage;
  /** Of the next conditional writes. */
  let statuses: number[];
  beforeEach(async () => {
    server = createServer((request, response) => {
      request.resume().on('end', () => {
        const query = new URL(request.url ?? '', 'http://s3').searchParams;
        if (query.has('uploads'))
          return void response.end(
            '<InitiateMultipartUploadResult><UploadId>u</UploadId></InitiateMultipartUploadResult>',
          );
        if (query.has('partNumber')) return void response.setHeader('etag', '"e"').end();
        const status = request.headers['if-none-match'] === '*' ? (statuses.shift() ?? 500) : 200;
        if (status === 200) return void response.end();
        response.writeHead(status).end('<Error><Code>ConditionalRequestConflict</Code></Error>');
      });
    });
    storage = await storageAt(server);
  });
  afterEach(async () => {
    await stop(server);
  });
  const put = async (bytes: Uint8Array): Promise<unknown> =>
    await storage.putStream({ key, source: inChunks(bytes), maxBytes, once: true });

  it('is written when the other one has failed', async () => {
    statuses = [409, 409, 200];

    expect(await put(someBytes(1_000))).toMatchObject({ bytes: 1_000 });
    expect(statuses).toEqual([]);
  });

  it.each([
    ['the other one has been written', 1_000, [409, 412]],
    ['the other one takes long', 1_000, [409, 409, 409, 409]],
    ['its bytes cannot be read again', 9 * MB, [409]],
  ])('counts as written when %s', async (_why, size, given) => {
    statuses = [...given];

    await expect(put(someBytes(size))).rejects.toMatchObject({ code: 'already_there' });
    expect(statuses).toEqual([]);
  });
});
