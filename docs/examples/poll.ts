import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const job = await client.jobs.createAndWait(
  { policyType: 'auto', file: 'policy.pdf' },
  { onProgress: ({ progress }) => console.log(progress?.stage, progress?.percent), timeoutMs: 600_000 },
);
console.log(job.result.data.totalPremium);
