import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const review = await client.jobs.review(process.env.JOB_ID ?? '', {
  corrections: [{ pointer: '/agencyName', value: 'Tamarack Insurance LLC', note: 'new name' }],
  status: 'approved',
});
console.log(review.version, review.status);
