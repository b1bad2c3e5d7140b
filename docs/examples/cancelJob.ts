import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const job = await client.jobs.cancel(process.env.JOB_ID ?? '');
console.log(job.status);
