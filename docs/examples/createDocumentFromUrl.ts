import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { documentId } = await client.documents.fromUrl({
  url: process.env.DOCUMENT_URL ?? '',
  documentType: 'auto policy',
});
const { status } = await client.documents.wait(documentId);
console.log(status);
