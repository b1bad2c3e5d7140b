import {
  AbortMultipartUploadCommand,
  DeleteObjectsCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { withinTime } from './s3-client.ts';

/** Removes the objects in a folder, or only those modified before a time in milliseconds; returns their number. */
export async function removeObjects(
  client: S3Client,
  { bucket, folder, before = Number.POSITIVE_INFINITY }: { bucket: string; folder: string; before?: number },
): Promise<number> {
  let removed = 0;
  let next: { ContinuationToken?: string | undefined } | undefined = {};
  while (next) {
    // a time limit of its own for each page: a paginator has one for all
    const page: ListObjectsV2CommandOutput = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, ...next }),
      withinTime(),
    );
    next = page.IsTruncated ? { ContinuationToken: page.NextContinuationToken } : undefined;
    const Objects = (page.Contents ?? [])
      .filter(({ LastModified }) => before === Number.POSITIVE_INFINITY || Number(LastModified) < before)
      .map(({ Key }) => ({ Key }));
    if (Objects.length === 0) continue;
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      withinTime(),
    );
    // a concurrent removal is fine
    const failed = Errors.find(({ Code }) => Code !== 'NoSuchKey');
    if (failed !== undefined) throw new Error(`an object cannot be removed: ${failed.Code}`);
    removed += Objects.length;
  }
  return removed;
}

/** Aborts multipart uploads that were started before a time in milliseconds; returns their number. */
export async function abortUnfinished(
  client: S3Client,
  { bucket, before }: { bucket: string; before: number },
): Promise<number> {
  let aborted = 0;
  let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
  while (next) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, ...next }),
      withinTime(),
    );
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Number(Initiated) >= before) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }), withinTime());
      aborted++;
    }
    next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined;
  }
  return aborted;
}
