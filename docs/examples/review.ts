import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { result } = await client.jobs.get(process.env.JOB_ID ?? '');
for (const [field, { state, confidence }] of Object.entries(result?.fields ?? {})) {
  if (state !== 'absent' && confidence < 0.95) console.log(field, state, confidence);
}
for (const { path, message } of result?.validation.warnings ?? []) console.log(path, message);
