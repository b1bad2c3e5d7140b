import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const document = await client.documents.get(process.env.DOCUMENT_ID ?? '');
console.log(document.policyType, document.pages, document.links);
