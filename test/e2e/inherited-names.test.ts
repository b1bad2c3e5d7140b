import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOf } from '../services/gateway/request-of.ts';
import { ended, upload } from '../helpers/documents.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

/** Names that every object answers to, also when nobody has given it a member of that name. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
  key = await service.makeKey('builder');
});
afterAll(() => service.stop());

const ask = (body: Record<string, unknown>) => service.call('POST', '/v1/agent/messages', { body, key });

describe('a word that every object inherits', () => {
  it('is found in a document that names it, by questions to the whole account and by searches', async () => {
    const letter = [
      'Dear customer,',
      'Acme Constructor LLC has repaired the roof for 900 dollars.',
      'Acme toString LLC has painted the fence.',
      'Acme __proto__ LLC and Acme valueOf LLC have nothing to do with it.',
    ];
    const { documentId } = await upload(service, await plainPdf([letter]), { title: 'Constructor letter' }, { key });
    expect(await ended(service, documentId, { key })).toMatchObject({ status: 'ready' });

    for (const message of [
      'What is the constructor of the policy?',
      'What has Acme Constructor LLC repaired for 900 dollars?',
      'What is the deductible?',
      'Who has painted the fence?',
    ]) {
      const { status, body } = await ask({ message, searchScope: 'account' });
      expect({ message, status, turn: body.status }).toEqual({ message, status: 201, turn: 'completed' });
    }
    const answer = await ask({
      message: 'What has Acme Constructor LLC repaired for 900 dollars?',
      documentIds: [documentId],
    });
    expect(answer.body).toMatchObject({ message: { content: expect.stringContaining('repaired the roof') } });
    const found = await service.call('GET', '/v1/documents?query=constructor', { key });
    expect(found).toMatchObject({ status: 200, body: { documents: [{ documentId }] } });
  });

  it.each(inherited)('may be asked for: %s', async (name) => {
    const { status, body } = await ask({ message: `What is the ${name} 2 of the ${name}?`, searchScope: 'account' });

    expect({ status, turn: body.status }).toEqual({ status: 201, turn: 'completed' });
    const found = await service.call('GET', `/v1/documents?query=${name}&${name}=1`, { key });
    expect(found.status).toBe(200);
    const tool = await ask({ message: 'Look.', toolRequests: [{ name, arguments: {} }] });
    expect(tool).toMatchObject({ status: 422, body: { error: 'unknown_tool' } });
  });

  it('is a member of metadata like any other', async () => {
    const metadata: unknown = JSON.parse(`{${inherited.map((name) => `"${name}": {"${name}": 1}`).join(',')}}`);
    const { body } = requestOf('createJob');

    const created = await service.call('POST', '/v1/jobs', { body: { ...body, metadata }, key });
    expect(created.status).toBe(202);
    const job = await service.call('GET', `/v1/jobs/${String(created.body.jobId)}`, { key });
    const kept = new Map(Object.entries(job.body.metadata as unknown as Record<string, object>));
    expect(new Set(kept.keys())).toEqual(new Set(inherited));
    for (const [name, value] of kept) expect(Object.entries(value)).toEqual([[name, 1]]);
  });

  it('names no policy type, agent or scope', async () => {
    const { body } = requestOf('createJob');

    for (const name of inherited) {
      const job = await service.call('POST', '/v1/jobs', { body: { ...body, policyType: name }, key });
      expect({ name, status: job.status }).toEqual({ name, status: 400 });
      const policy = await service.call('GET', `/v1/policies/${name}/schema`, { key });
      expect({ name, status: policy.status }).toEqual({ name, status: 404 });
      const turn = await ask({ message: 'Look.', searchScope: name });
      expect({ name, status: turn.status }).toEqual({ name, status: 422 });
    }
  });
});
