import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
for await (const { at, by, corrections } of client.jobs.reviewChanges(process.env.JOB_ID ?? '')) {
  console.log(at, by.name, corrections);
}
