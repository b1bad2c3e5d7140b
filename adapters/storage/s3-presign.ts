import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { UploadRequest, UploadTarget } from './storage.ts';

/**
 * A presigned URL for one PUT of exactly the declared bytes. Only a signed content length limits what a client can send, so
 * an upload without a declared size goes through the gateway, which counts the bytes.
 */
export async function prepareDirectUpload(
  client: S3Client,
  { bucket, key, contentType, sizeBytes, maxBytes, sha256, expiresAt }: UploadRequest & { bucket: string },
): Promise<UploadTarget> {
  if (sizeBytes === undefined || sizeBytes > maxBytes) return { kind: 'gateway' };
  const checksum = sha256 === undefined ? undefined : Buffer.from(sha256, 'hex').toString('base64');
  const headers = {
    'content-type': contentType,
    // refuses to overwrite
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
    // by default the SDK leaves the content type unsigned and hoists the checksum into the query, so neither is enforced
    signableHeaders: new Set(['content-type']),
    unhoistableHeaders: new Set(Object.keys(headers)),
  });
  return { kind: 'direct', url, headers };
}
