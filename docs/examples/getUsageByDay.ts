import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { days } = await client.usage.days({ from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' });
for (const { date, documents, pages } of days) console.log(date, documents, pages);
