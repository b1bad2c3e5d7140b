import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Endpoint that the service calls; AWS by default. */
  endpoint?: string | undefined;
  /** Endpoint in presigned upload URLs, if clients reach the storage by another address than the service. */
  publicEndpoint?: string | undefined;
  /** Defaults to the SDK's credential provider chain (environment, container or instance role). */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
}

/** Creates a client for an endpoint; it connects on first use. */
export function createS3Client({ region, credentials }: S3Settings, endpoint: string | undefined): S3Client {
  return new S3Client({
    region,
    ...(credentials && { credentials }),
    // most S3-compatible servers do not support virtual-hosted buckets
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 15_000 },
    // the signature covers the payload already; by default the SDK presigns the checksum of an empty body
    requestChecksumCalculation: 'WHEN_REQUIRED',
    // callers that know the SHA-256 of an object verify it themselves, independent of the storage
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Bounds a call including its retries and the reading of its response. */
export function withinTime(): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(60_000) };
}

/** The HTTP status with which the server refused a call. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
