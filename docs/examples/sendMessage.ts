import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { message } = await client.ask({
  message: 'What is the collision deductible on the Outback?',
  searchScope: 'account',
});
console.log(message?.content);
for (const { page, quote } of message?.citations ?? []) console.log(page, quote);
