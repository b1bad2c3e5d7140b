import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const made = await client.keys.rotate(process.env.KEY_ID ?? '', { overlapSeconds: 3600 });
console.log(made.keyId); // the old key ends in an hour
