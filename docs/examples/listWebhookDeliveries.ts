import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
for await (const delivery of client.webhooks.deliveries(process.env.JOB_ID ?? '')) {
  console.log(delivery.status, delivery.history);
}
