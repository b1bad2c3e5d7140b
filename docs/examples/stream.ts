import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
for await (const event of client.turns.stream({ message: 'Who is insured?', searchScope: 'account' })) {
  if (event.type === 'text-delta') process.stdout.write(event.delta);
}
