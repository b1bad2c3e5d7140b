import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { schema } = await client.policies.schema('loss_run');
console.log(JSON.stringify(schema, null, 2));
