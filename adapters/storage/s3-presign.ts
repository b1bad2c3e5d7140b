import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { UploadRequest, UploadWay } from './storage.ts';

/**
 * A URL that takes one PUT of exactly the announced bytes. Only a signed length keeps a client from sending more than it
 * may, so an upload without an announced size goes through the gateway, where it is counted.
 */
export async function prepareDirectUpload(
  client: S3Client,
  { bucket, key, contentType, sizeBytes, maxBytes, sha256, expiresAt }: UploadRequest & { bucket: string },
): Promise<UploadWay> {
  if (sizeBytes === undefined || sizeBytes > maxBytes) return { kind: 'gateway' };
  const checksum = sha256 === undefined ? undefined : Buffer.from(sha256, 'hex').toString('base64');
  const headers = {
    'content-type': contentType,
    // it is written once
    'if-none-match': '*',
    ...(checksum !== undefined && { 'x-amz-checksum-sha256': checksum }),
  };
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentType: contentType,
    ContentLength: sizeBytes,
    IfNoneMatch: '*',
    ...(checksum !== undefined && { ChecksumSHA256: checksum }),
  });
  const url = await getSignedUrl(client, command, {
    expiresIn: Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1_000)),
    // a type that is not signed (the default), or a hash that is moved into the URL, binds nobody
    signableHeaders: new Set(['content-type']),
    unhoistableHeaders: new Set(Object.keys(headers)),
  });
  return { kind: 'direct', url, headers };
}
