import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const order = () => client.jobs.create({ policyType: 'auto', file: 'policy.pdf', idempotencyKey: 'order-4711' });
const [first, second] = [await order(), await order()];
console.log(first.jobId === second.jobId); // true
