import type { Configuration } from '../../domain/configuration.ts';
import { createFolderStorage } from './folder.adapter.ts';
import type { Storage } from './storage.ts';

type StorageVariables = Pick<
  Configuration,
  | 'DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_PUBLIC_ENDPOINT'
  | 'S3_REGION'
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_SECRET_ACCESS_KEY'
  | 'AWS_SESSION_TOKEN'
>;

/** Object storage where `S3_BUCKET` names some, else a folder of this machine. */
export async function createStorage(configuration: StorageVariables): Promise<Storage> {
  const { DATA_DIR, S3_BUCKET: bucket, S3_REGION: region } = configuration;
  if (bucket === undefined) return await createFolderStorage({ root: `${DATA_DIR}/storage` });
  // who keeps documents in a folder does not load the kit
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
