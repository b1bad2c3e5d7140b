import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const turn = await client.turns.get({ sessionId: process.env.SESSION_ID ?? '', turnId: process.env.TURN_ID ?? '' });
console.log(turn.status, turn.message?.content);
