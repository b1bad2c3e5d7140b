import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { status, progress } = await client.documents.status(process.env.DOCUMENT_ID ?? '');
console.log(status, progress.percent);
