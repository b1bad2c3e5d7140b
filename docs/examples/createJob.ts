import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { jobId } = await client.jobs.create({
  policyType: 'auto',
  file: 'policy.pdf',
  metadata: { customer: '4711' },
});
console.log(jobId);
