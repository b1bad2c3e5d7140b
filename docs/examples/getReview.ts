import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const review = await client.jobs.getReview(process.env.JOB_ID ?? '');
console.log(review.status, review.corrections, review.data);
