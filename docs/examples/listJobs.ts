import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
for await (const job of client.jobs.list({ status: 'completed', limit: 50 })) console.log(job.jobId, job.policyType);
