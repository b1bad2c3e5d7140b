import { randomUUID } from 'node:crypto';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';

/** The origins beside the gateway's own that browsers upload files to. */
export async function uploadOrigins({
  storage,
  publicUrl,
}: {
  storage: Storage;
  publicUrl: string | undefined;
}): Promise<string[]> {
  // nothing is uploaded: only the origin of the upload URL is needed
  const target = await storage.prepareUpload({
    key: objectKeys.upload({ accountId: randomUUID(), documentId: randomUUID() }),
    contentType: 'application/pdf',
    sizeBytes: 1,
    maxBytes: 1,
    expiresAt: new Date(Date.now() + 60_000),
  });
  const addresses = [publicUrl, target.kind === 'direct' ? target.url : undefined];
  return addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin);
}
