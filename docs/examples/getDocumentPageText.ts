import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { text } = await client.documents.pageText(process.env.DOCUMENT_ID ?? '', 1);
console.log(text);
