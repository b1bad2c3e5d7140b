import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const delivery = await client.webhooks.redeliver({
  jobId: process.env.JOB_ID ?? '',
  deliveryId: process.env.DELIVERY_ID ?? '',
});
console.log(delivery.status);
