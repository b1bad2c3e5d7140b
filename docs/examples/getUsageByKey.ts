import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { keys } = await client.usage.keys();
for (const { name, documents, pages } of keys) console.log(name, documents, pages);
