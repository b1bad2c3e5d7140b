import { S3Client } from '@aws-sdk/client-s3';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Where the service calls; AWS by default. */
  endpoint?: string | undefined;
  /** Where clients upload, when that is another address than the one the service calls. */
  publicEndpoint?: string | undefined;
  /** What the machine or the container is allowed to by default. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
}

/** A client for that endpoint; nothing is called before it is used. */
export function createS3Client({ region, credentials }: S3Settings, endpoint: string | undefined): S3Client {
  return new S3Client({
    region,
    ...(credentials && { credentials }),
    // servers that are not AWS seldom have a host name for each bucket
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 15_000 },
    // the signature covers the bytes already; by default a presigned URL would demand the checksum of nothing
    requestChecksumCalculation: 'WHEN_REQUIRED',
    // who knows the hash of an object compares it, whatever storage it comes from
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** How long a call may take, with its retries and the reading of its answer. */
export function withinTime(): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(60_000) };
}
