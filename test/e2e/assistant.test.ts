import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { holdDocument } from '../helpers/held-document.ts';
import { startService, type TestService } from '../helpers/service.ts';

let service: TestService;
let documentId: string;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
  documentId = await holdDocument(service, {
    account: 'first',
    title: 'Auto policy',
    pages: [['Personal Auto Declarations', 'Policy Number: QX-445-1182', 'Collision deductible: $500']],
  });
});
afterAll(async () => {
  await service.stop();
});

const ask = (body: Record<string, unknown>, path = '/v1/agent/messages') => service.call('POST', path, { body });

describe('a turn', () => {
  it('is answered from the documents with citations', async () => {
    const { status, body } = await ask({ message: 'What is the collision deductible?', documentIds: [documentId] });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'completed',
      agent: 'decpage',
      searchScope: 'selected_documents',
      documentsUsed: [{ documentId, title: 'Auto policy' }],
      message: { role: 'assistant', content: expect.stringContaining('500') },
    });
    expect(randomUUID()).toHaveLength(36);
  });
});
