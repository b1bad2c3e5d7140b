import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
for (const document of await client.documents.list({ query: 'whitaker collision' }).first(10)) {
  console.log(document.title ?? document.fileName, document.highlights);
}
