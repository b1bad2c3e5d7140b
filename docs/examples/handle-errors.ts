import { Decpage, DecpageError, RateLimitedError } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
try {
  await client.documents.get('3f1d6c1e-8a52-4c57-9a0e-0d7d1f6d2b11');
} catch (error) {
  if (error instanceof RateLimitedError) console.log(`wait for ${error.retryAfterSeconds} s`);
  else if (error instanceof DecpageError) console.log(error.code, error.status, error.requestId, error.issues);
  else throw error;
}
