import { createFolderStorage } from './folder.adapter.ts';
import type { Storage } from './storage.ts';

/** Environment variables. */
interface StorageVariables {
  readonly DATA_DIR: string;
  readonly S3_BUCKET: string | undefined;
  readonly S3_ENDPOINT: string | undefined;
  readonly S3_PUBLIC_ENDPOINT: string | undefined;
  readonly S3_REGION: string;
  readonly AWS_ACCESS_KEY_ID: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY: string | undefined;
  readonly AWS_SESSION_TOKEN: string | undefined;
}

/** Creates S3 storage if `S3_BUCKET` is set, otherwise storage in a local folder. */
export async function createStorage(configuration: StorageVariables): Promise<Storage> {
  const { DATA_DIR, S3_BUCKET: bucket, S3_REGION: region } = configuration;
  if (bucket === undefined) return await createFolderStorage({ root: `${DATA_DIR}/storage` });
  // imported on demand: folder storage does not need the AWS SDK
  const { createS3Storage } = await import('./s3.adapter.ts');
  return createS3Storage({
    bucket,
    region,
    endpoint: configuration.S3_ENDPOINT,
    publicEndpoint: configuration.S3_PUBLIC_ENDPOINT,
    credentials: credentialsOf(configuration),
  });
}

function credentialsOf(configuration: StorageVariables) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = configuration;
  const { AWS_SESSION_TOKEN: sessionToken } = configuration;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}
