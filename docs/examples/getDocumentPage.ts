import { writeFile } from 'node:fs/promises';
import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const picture = await client.documents.page(process.env.DOCUMENT_ID ?? '', 1);
await writeFile('page-1.png', picture.stream());
