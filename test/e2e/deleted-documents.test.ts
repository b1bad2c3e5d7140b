import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskQueues } from '../../domain/orchestration.ts';
import { ended, upload } from '../helpers/documents.ts';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import type { FakeRequest } from '../helpers/model-wire.ts';
import { endedJob } from '../helpers/jobs.ts';
import { columnsContaining } from '../helpers/columns-containing.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { type Receiver, startReceiver } from '../helpers/receiver.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

type Body = Record<string, unknown>;

/** Stands in the document and in all its names. */
const canary = 'zyxwombat';
/** Stands in what the client says itself. */
const ownWord = 'qvxspoken';

const declarations = [
  'Personal Auto Policy Declarations',
  `Policy Number: ${canary}-445`,
  `Named Insured: ${canary} Smith`,
  'Vehicle 1  2019 HONDA CIVIC  VIN 1HGCM82633A004352',
  'Collision $500 deductible',
];

/** Where a document's text and names are kept, and what its DELETE does there. */
const places: Record<string, string> = {
  'account_words.word': 'the triggers count the words of the document out again',
  'document_names.extracted': 'removed with the document',
  'document_names.names': 'removed with the document',
  'document_pages.text': 'removed with the document',
  'document_pages.words': 'removed with the document',
  'document_texts.text': 'removed with the document',
  'document_texts.words': 'removed with the document',
  'documents.description': 'removed',
  'documents.file_name': 'removed',
  'documents.title': 'removed',
  'job_results.citations': 'removed with the job',
  'job_results.data': 'removed with the job',
  'job_review_changes.corrections': 'removed with the job',
  'job_reviews.corrections': 'removed with the job',
  'job_reviews.data': 'removed with the job',
  'jobs.metadata': 'removed with the job',
  'messages.citations': 'the citation loses its quote and box, its title becomes "Deleted document"',
  'messages.content': 'a notice stands in the place of the answer',
  'turn_tool_calls.arguments': "removed where they are a model's",
  'turn_tool_calls.result': 'removed',
  'turns.documents_used': 'the title becomes "Deleted document"',
};

/** What stays of the client's own words in conversations: it said them itself, they are no part of the document. */
const kept: Record<string, string> = {
  'messages.content': 'the questions',
  'sessions.title': 'the name that the client gave the conversation',
  'turn_tool_calls.arguments': 'what the client asked tools for',
  'turns.earlier': 'what the client says was said before',
};

let fake: FakeModel;
let receiver: Receiver;
let service: TestService;
beforeAll(async () => {
  [fake, receiver] = await Promise.all([startFakeModel(), startReceiver()]);
  service = await startService({ model: fake.model(), allow: [receiver.endpoint] });
  await service.startWorkers();
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
  await fake.close();
});

async function hold(lines: readonly string[], more: Body): Promise<string> {
  // the extraction asks the model, too
  fake.answer({ status: 401 });
  const { documentId } = await upload(service, await plainPdf([lines]), more);
  expect(await ended(service, documentId)).toMatchObject({ status: 'ready' });
  return documentId;
}

async function ask(body: Body): Promise<Answer> {
  const answer = await service.call('POST', '/v1/agent/messages', { body });
  expect(answer.status).toBe(201);
  return answer;
}

const calling = (name: string, given: Body) => ({ toolCalls: [{ name, arguments: given }] });
const citing = ({ text }: FakeRequest) => {
  const block =
    text
      .split(/^(?=P\d+ D\d+ page)/m)
      .slice(1)
      .find((one) => one.includes(`${canary}-445`)) ?? 'P1';
  return { text: `The number is ${canary}-445 [${/^P\d+/.exec(block)?.[0]}: "${canary}-445"].` };
};

async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await service.call('GET', path, { headers });
  return JSON.stringify(answer.body);
}

describe('a document whose every use is made', () => {
  let documentId: string;
  let jobId: string;
  let sessionId: string;
  let turns: Body[];
  let repeated: Body;

  beforeAll(async () => {
    documentId = await hold(declarations, {
      title: `Title ${canary}`,
      fileName: `${canary}.pdf`,
      description: `About ${canary}`,
    });
    const other = await hold(
      declarations.map((line) => line.replace(canary, 'other').replace('$500', '$250')),
      { title: 'Other' },
    );
    const rules = { options: { engine: 'rules' } };
    const ordered = await service.call('POST', '/v1/jobs', {
      body: {
        ...rules,
        policyType: 'auto',
        documentId,
        metadata: { note: canary },
        webhook: { url: receiver.url },
      },
    });
    jobId = String(ordered.body.jobId);
    await endedJob(service, jobId);
    await receiver.received(1);
    const corrections = [{ pointer: '/policyNumber', value: `${canary}-446`, note: canary }];
    const corrected = await service.call('PATCH', `/v1/jobs/${jobId}/review`, { body: { corrections } });
    const extracted = await service.call('POST', '/v1/extract/auto', { body: { ...rules, documentId } });
    const found = await textOf(`/v1/documents?query=${canary}`);
    const picture = await fetch(`${service.url}/v1/documents/${documentId}/pages/1.png`, {
      headers: { Authorization: `Bearer ${await service.makeKey('first')}` },
    });
    if (corrected.status !== 200 || extracted.status !== 200 || !found.includes(documentId) || picture.status !== 200) {
      throw new Error('the document could not be used');
    }

    fake.answer(calling('get_document', { documentId }), calling('search_documents', { query: canary }), citing);
    const first = await ask({
      message: `What is the policy number? ${ownWord}`,
      title: ownWord,
      documentIds: [documentId],
      messages: [{ role: 'user', content: ownWord }],
    });
    sessionId = String(first.body.sessionId);
    // what was said before is told again, though this turn has no documents
    fake.answer({ text: `As I said: ${canary}-445.` });
    const second = await ask({ message: 'Say it again.', sessionId, searchScope: 'none' });
    fake.answer({ text: 'Done.' });
    repeated = {
      message: 'Please.',
      sessionId,
      searchScope: 'account',
      idempotencyKey: 'once',
      toolRequests: [
        { name: 'get_job', arguments: { jobId } },
        { name: 'list_documents' },
        { name: 'search_documents', arguments: { query: `collision deductible ${ownWord}` } },
        { name: 'get_document', arguments: { documentId } },
        { name: 'compare_documents', arguments: { documentIds: [documentId, other] } },
      ],
    };
    const third = await ask(repeated);
    fake.answer({ status: 401 });
    const fourth = await ask({ message: 'What is the policy number?', documentIds: [documentId] });
    fake.answer({ status: 401 });
    const fifth = await ask({
      message: 'Please.',
      searchScope: 'account',
      toolRequests: [{ name: 'list_documents' }],
    });
    turns = [first, second, third, fourth, fifth].map(({ body }) => body);
  });

  it('is told of in every place that the DELETE has to look at, before it', async () => {
    expect(await columnsContaining(service.prisma, canary)).toEqual(Object.keys(places).sort());
    for (const turn of turns) expect(JSON.stringify(turn)).toContain(canary);
  });

  describe('once it is deleted', () => {
    beforeAll(async () => {
      await service.call('DELETE', `/v1/documents/${documentId}`);
    });

    it('is in no table any more', async () => {
      expect(await columnsContaining(service.prisma, canary)).toEqual([]);
    });

    it('leaves what the client has said itself', async () => {
      expect(await columnsContaining(service.prisma, ownWord)).toEqual(Object.keys(kept).sort());
    });

    it('has left nothing in storage', async () => {
      const files = await service.storedFiles();
      expect(files).toHaveLength(1);
      expect(files[0]).toMatch(/^accounts\/[\w-]+\/documents\/\w{64}$/);
    });

    it('is told by no answer of the API', async () => {
      const stream = { Accept: 'text/event-stream' };
      const told = await Promise.all([
        textOf('/v1/documents'),
        textOf(`/v1/documents?query=${canary}`),
        textOf(`/v1/documents/${documentId}`),
        textOf(`/v1/documents/${documentId}/status`),
        textOf(`/v1/documents/${documentId}/pages/1.png`),
        textOf('/v1/jobs'),
        textOf(`/v1/jobs/${jobId}`),
        textOf(`/v1/jobs/${jobId}/review`),
        textOf(`/v1/jobs/${jobId}/review/changes`),
        textOf(`/v1/jobs/${jobId}/webhook-deliveries`),
        ...turns.map((turn) => textOf(`/v1/agent/sessions/${String(turn.sessionId)}/messages`)),
        ...turns.map((turn) => textOf(`/v1/agent/sessions/${String(turn.sessionId)}/turns/${String(turn.turnId)}`)),
      ]);
      for (const turn of turns) {
        const path = `/v1/agent/sessions/${String(turn.sessionId)}/turns/${String(turn.turnId)}`;
        const authorization = { Authorization: `Bearer ${await service.makeKey('first')}` };
        told.push(await (await fetch(`${service.url}${path}`, { headers: { ...authorization, ...stream } })).text());
      }
      const again = await ask(repeated);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      told.push(JSON.stringify(again.body));
      for (const one of told) expect(one.replace(`"query=${canary}"`, '')).not.toContain(canary);
    });

    it('leaves a notice where its answers were, and says of tools why they have no result', async () => {
      const { body } = await service.call('GET', `/v1/agent/sessions/${sessionId}/messages`);
      const answers = (body.messages as unknown as Body[]).filter(({ role }) => role === 'assistant');
      for (const { content } of answers) expect(content).toContain('document that it was made from has been deleted');
      expect(answers[0]).toMatchObject({ citations: [{ documentId, title: 'Deleted document' }] });
      const results = answers.flatMap(({ toolResults }) => toolResults as Body[]);
      expect(results.filter((one) => 'result' in one).map(({ name }) => name)).toEqual([]);
      expect(results.map(({ error }) => (error as Body).code)).toEqual(results.map(() => 'document_deleted'));
    });

    it('is not told to a model that goes on with the conversation', async () => {
      fake.requests.splice(0);
      fake.answer({ text: 'Nothing is known of it.' });
      await ask({ message: 'What was it again?', sessionId, searchScope: 'account' });
      expect(fake.requests).toHaveLength(1);
      expect(JSON.stringify(fake.requests)).not.toContain(canary);
    });
  });
});

it('a document that is deleted while a model is to be asked about it is not told to the model', async () => {
  const documentId = await hold(declarations, { title: `Title ${canary}` });
  await service.stopWorkers();
  await service.startWorkers(Object.values(taskQueues).filter((queue) => queue !== taskQueues.model));
  const asking = service.call('POST', '/v1/agent/messages', {
    body: { message: 'What is the policy number?', documentIds: [documentId] },
  });
  const conversations = async () => (await service.storedFiles()).filter((file) => file.includes('/turns/'));
  await until(async () => (await conversations()).length > 0);

  expect((await service.call('DELETE', `/v1/documents/${documentId}`)).status).toBe(204);
  expect(await conversations()).toEqual([]);
  fake.requests.splice(0);
  await service.startWorkers([taskQueues.model]);

  const { body } = await asking;
  expect(body).toMatchObject({ status: 'completed', engine: 'rules', documentsUsed: [] });
  expect(JSON.stringify(body)).not.toContain(canary);
  expect(fake.requests).toEqual([]);
  expect(await columnsContaining(service.prisma, canary)).toEqual([]);
});
