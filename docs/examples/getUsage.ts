import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { usage } = await client.usage.get({ from: '2026-01-01T00:00:00Z' });
console.log(usage.documents, usage.pages);
