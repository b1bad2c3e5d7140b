import { setTimeout } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type Measured, measure } from './measure.ts';
import { statusOf, withinTime } from './s3-client.ts';
import type { PutStream } from './storage.ts';

interface Target {
  Bucket: string;
  Key: string;
}

/** Above the 5 MB minimum of S3 multipart uploads; at most two parts are in memory. */
const partBytes = 8 * 1024 * 1024;

const writeAttempts = 4;

/** Writes a stream with a single PUT, or as a multipart upload that is completed after size and hash are verified. */
export async function putStreamToS3(
  client: S3Client,
  { bucket, key, source, once = false, ...expected }: PutStream & { bucket: string },
): Promise<Measured> {
  const target = { Bucket: bucket, Key: key };
  const condition = once ? { IfNoneMatch: '*' } : {};
  const measured = measure(source, expected);
  const parts = inParts(measured.chunks);
  const { value: first = Buffer.alloc(0) } = await parts.next();
  const { value: second } = await parts.next();
  if (second === undefined) {
    const result = measured.result();
    await afterConflicts(() =>
      client.send(new PutObjectCommand({ ...target, ...condition, Body: first }), withinTime()),
    );
    return result;
  }
  return await asMultipart(client, target, async (upload) => {
    const etags = [await upload(1, first), await upload(2, second)];
    for await (const part of parts) etags.push(await upload(etags.length + 1, part));
    return { etags, condition, result: measured.result() };
  });
}

/** Repeats a conditional write that met another one of the same key; one that has ended is answered with 412. */
async function afterConflicts<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (statusOf(error) !== 409 || attempt === writeAttempts) throw error;
      await setTimeout(attempt * 100);
    }
  }
}

type UploadPart = (number: number, bytes: Buffer) => Promise<string | undefined>;
type Uploaded<Result> = {
  etags: readonly (string | undefined)[];
  condition: { IfNoneMatch?: string };
  result: Result;
};

/** Runs a multipart upload of the parts that `write` uploads; aborts it on any failure. */
async function asMultipart<Result>(
  client: S3Client,
  target: Target,
  write: (upload: UploadPart) => Promise<Uploaded<Result>>,
): Promise<Result> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target), withinTime());
  const ours = { ...target, UploadId };
  try {
    const { etags, condition, result } = await write(async (PartNumber, Body) => {
      const { ETag } = await client.send(new UploadPartCommand({ ...ours, PartNumber, Body }), withinTime());
      return ETag;
    });
    const Parts = etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
    await client.send(
      new CompleteMultipartUploadCommand({ ...ours, ...condition, MultipartUpload: { Parts } }),
      withinTime(),
    );
    return result;
  } catch (error) {
    // `sweep` removes uploads whose abort failed
    await client.send(new AbortMultipartUploadCommand(ours), withinTime()).catch(() => undefined);
    throw error;
  }
}

/** Regroups chunks into parts of `partBytes`; the last part may be smaller. Yields nothing for an empty stream. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0; ) {
      const piece = rest.subarray(0, partBytes - bytes);
      rest = rest.subarray(piece.length);
      held.push(piece);
      bytes += piece.length;
      if (bytes < partBytes) continue;
      yield Buffer.concat(held);
      held = [];
      bytes = 0;
    }
  }
  if (bytes > 0) yield Buffer.concat(held);
}
