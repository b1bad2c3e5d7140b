import { readFile } from 'node:fs/promises';
import { verifyWebhook } from 'decpage';

// in a server: the body as it arrived, before anything parses it, and the headers of the request
const payload = await readFile('event.json');
const headers = {
  'webhook-id': process.env.WEBHOOK_ID,
  'webhook-timestamp': process.env.WEBHOOK_TIMESTAMP,
  'webhook-signature': process.env.WEBHOOK_SIGNATURE,
};
const event = await verifyWebhook({ payload, headers, secret: process.env.WEBHOOK_SECRET ?? '' });
console.log(event.type, event.data.jobId);
