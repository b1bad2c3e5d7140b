import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const job = await client.jobs.get(process.env.JOB_ID ?? '');
console.log(job.status, job.result?.data);
