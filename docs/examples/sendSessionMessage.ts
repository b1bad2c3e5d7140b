import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { message } = await client.ask({
  sessionId: process.env.SESSION_ID ?? '',
  message: 'And on the other car?',
  searchScope: 'account',
});
console.log(message?.content);
