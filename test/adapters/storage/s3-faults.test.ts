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
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const environment = { S3_BUCKET: 'documents', S3_ENDPOINT: `http://127.0.0.1:${port}` };
    const credentials = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 's' };
    const storage = await createStorage(parseConfiguration({ ...environment, ...credentials }));
    try {
      await storage.removeAll('a/b');
      expect(removed).toEqual(['a/b/1', 'a/b/2-more']);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
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
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const environment = { S3_BUCKET: 'documents', S3_ENDPOINT: `http://127.0.0.1:${port}` };
    const credentials = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 's' };
    storage = await createStorage(parseConfiguration({ ...environment, ...credentials }));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
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
