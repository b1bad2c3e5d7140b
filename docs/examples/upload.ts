import { Decpage } from 'decpage';

const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });
const document = await client.documents.upload('policy.pdf', {
  documentType: 'auto policy',
  wait: true,
  onProgress: ({ stage, percent }) => console.log(stage, percent),
});
console.log(document.documentId, document.policyType);
