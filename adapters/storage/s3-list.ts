import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { assertKey, isKey } from './object-keys.ts';
import { withinTime } from './s3-client.ts';
import type { Listed, ListRequest } from './storage.ts';

/** A page of the objects directly in a folder. */
export async function listObjects(
  client: S3Client,
  { bucket, folder, after, limit }: ListRequest & { bucket: string },
): Promise<Listed> {
  assertKey(folder);
  const Prefix = `${folder}/`;
  const page = await client.send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix, StartAfter: after, MaxKeys: limit }),
    withinTime(),
  );
  const objects = (page.Contents ?? []).flatMap(({ Key: key = '', LastModified: modifiedAt }) => {
    const isDirectlyIn = isKey(key) && !key.slice(Prefix.length).includes('/');
    return isDirectlyIn && modifiedAt !== undefined ? [{ key, modifiedAt }] : [];
  });
  // a key and not the server's token, which is not valid for long
  return { objects, next: page.IsTruncated ? page.Contents?.at(-1)?.Key : undefined };
}
