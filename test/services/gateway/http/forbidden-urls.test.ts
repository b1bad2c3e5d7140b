import { afterAll, beforeAll, expect, it } from 'vitest';
import { forbiddenUrls } from '../../../helpers/forbidden-urls.ts';
import { type PlainRequest, requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
let key: string;
beforeAll(async () => {
  gateway = await startGateway();
  ({ key } = await gateway.makeKey('forbidden'));
});
afterAll(() => gateway.stop());

const refusals = ['url_not_allowed', 'invalid_request'];
const job = requestOf('createJob');
const entries: { name: string; request: (url: string) => PlainRequest }[] = [
  {
    name: 'document.content of a job',
    request: (content) => ({ ...job, body: { policyType: 'auto', document: { type: 'url', content } } }),
  },
  { name: 'documentUrl of a job', request: (documentUrl) => ({ ...job, body: { policyType: 'auto', documentUrl } }) },
  { name: 'webhook.url of a job', request: (url) => ({ ...job, body: { ...job.body, webhook: { url } } }) },
  {
    name: 'document.content of an extraction',
    request: (content) => ({ ...requestOf('extract'), body: { document: { type: 'url', content } } }),
  },
  {
    name: 'url of a document',
    request: (url) => ({ ...requestOf('createDocumentFromUrl'), body: { url, documentType: 'auto' } }),
  },
];

it.each(entries)('$name refuses URLs that the service must not call', async ({ request }) => {
  for (const { urls } of forbiddenUrls) {
    const answers = await Promise.all(urls.map((url) => send(gateway.url, request(url), { key })));
    const taken = urls.filter(
      (_, at) => answers[at]?.status !== 400 || !refusals.includes(String(answers[at].body.error)),
    );
    expect(taken).toEqual([]);
    // the response does not echo what the client sent
    expect(urls.filter((url, at) => JSON.stringify(answers[at]?.body).includes(url))).toEqual([]);
  }
  expect(await gateway.prisma.job.count()).toBe(0);
  expect(await gateway.prisma.document.count()).toBe(0);
});
