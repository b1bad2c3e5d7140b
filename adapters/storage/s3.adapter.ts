import type { IncomingMessage } from 'node:http';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { inspectBytes } from './inspect.ts';
import { assertKey, uploadsFolder } from './object-keys.ts';
import { listObjects } from './s3-list.ts';
import { createS3Client, type S3Settings, statusOf, withinTime } from './s3-client.ts';
import { prepareDirectUpload } from './s3-presign.ts';
import { putStreamToS3 } from './s3-stream.ts';
import { abortUnfinished, removeObjects } from './s3-sweep.ts';
import type { Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';

const readAttempts = 3;

/** Storage in a bucket of S3 or of an S3-compatible server. */
export function createS3Storage(settings: S3Settings): Storage {
  const { bucket, endpoint, publicEndpoint = endpoint } = settings;
  const client = createS3Client(settings, endpoint);
  const presigningClient = createS3Client(settings, publicEndpoint);
  const at = (key: string): { Bucket: string; Key: string } => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };

  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }), withinTime());
    },

    async putStream(request) {
      assertKey(request.key);
      try {
        return await putStreamToS3(client, { ...request, bucket });
      } catch (error) {
        // 409: another upload to the same place is being written; the parts of this one cannot be read again
        if (statusOf(error) === 412 || statusOf(error) === 409)
          throw new StorageError('already_there', { cause: error });
        throw error;
      }
    },

    get: async (key) => await readWhole(client, at(key), async (body) => Buffer.concat(await body.toArray())),

    async has(key) {
      return (await unlessMissing(client.send(new HeadObjectCommand(at(key)), withinTime()))) !== undefined;
    },

    inspect: async (key) => await readWhole(client, at(key), inspectBytes),

    async move({ from, to }) {
      const CopySource = `${bucket}/${at(from).Key}`;
      const copied = await unlessMissing(client.send(new CopyObjectCommand({ ...at(to), CopySource }), withinTime()));
      if (copied === undefined) return false;
      await client.send(new DeleteObjectCommand(at(from)), withinTime());
      return true;
    },

    async removeAll(key) {
      await client.send(new DeleteObjectCommand(at(key)), withinTime());
      await removeObjects(client, { bucket, folder: key });
    },

    async removeOld({ key, olderThanSeconds }) {
      const found = await unlessMissing(client.send(new HeadObjectCommand(at(key)), withinTime()));
      if (Number(found?.LastModified ?? 0) >= Date.now() - olderThanSeconds * 1_000) return false;
      await client.send(new DeleteObjectCommand(at(key)), withinTime());
      return true;
    },

    list: async (request) => await listObjects(client, { bucket, ...request }),

    async prepareUpload(request) {
      assertKey(request.key);
      return await prepareDirectUpload(presigningClient, { ...request, bucket });
    },

    async sweep({ olderThanSeconds }) {
      const before = Date.now() - olderThanSeconds * 1_000;
      const uploads = await removeObjects(client, { bucket, folder: uploadsFolder, before });
      return uploads + (await abortUnfinished(client, { bucket, before }));
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), withinTime());
    },
  };
}

/** Reads a whole object. The SDK retries until the response headers only; interrupted bodies are retried here. */
async function readWhole<Value>(
  client: S3Client,
  object: { Bucket: string; Key: string },
  read: (body: IncomingMessage) => Promise<Value>,
): Promise<Value | undefined> {
  for (let attempt = 1; ; attempt++) {
    const answer = await unlessMissing(client.send(new GetObjectCommand(object), withinTime()));
    if (answer === undefined) return undefined;
    try {
      return await read(answer.Body as IncomingMessage);
    } catch (error) {
      if (attempt === readAttempts) throw error;
    }
  }
}

async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    // HEAD responses have no body, so the SDK reports `NotFound` instead of `NoSuchKey`
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
    throw error;
  }
}
