import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
for await (const { role, content } of client.sessions.messages(process.env.SESSION_ID ?? ''))
  console.log(role, content);
