import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
for await (const key of client.keys.list()) console.log(key.name, key.prefix, key.lastUsedAt);
