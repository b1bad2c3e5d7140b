import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const made = await client.keys.create({ name: 'intake', scopes: ['jobs:read', 'jobs:write'] });
console.log(made.keyId, made.key.length); // the key is shown this once: store it
