import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const { result } = await client.jobs.get(process.env.JOB_ID ?? '');
const [width, height] = [1224, 1584]; // of the picture that the box is drawn on
for (const [field, citations] of Object.entries(result?.citations ?? {})) {
  for (const { page, quote, bbox } of citations) {
    if (bbox) console.log(field, page, quote, Math.round(bbox.left * width), Math.round(bbox.top * height));
  }
}
