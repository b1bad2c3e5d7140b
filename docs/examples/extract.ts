import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { data, citations } = await client.extract({ policyType: 'auto', file: 'policy.pdf' });
console.log(data.policyNumber, citations?.['/policyNumber']);
