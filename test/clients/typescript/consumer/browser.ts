// Compiled against the types of browsers, without those of Node.
import { Decpage, type DocumentStatus } from 'decpage';

/** Uploads the files that were dropped on a page. */
export async function uploadDropped(event: DragEvent, apiKey: string): Promise<DocumentStatus[]> {
  const client = new Decpage({ apiKey, baseUrl: location.origin });
  const files = [...(event.dataTransfer?.files ?? [])];
  return await Promise.all(files.map((file) => client.documents.upload(file, { wait: true })));
}
