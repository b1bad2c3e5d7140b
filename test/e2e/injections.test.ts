import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { injectionDocuments } from '../fixtures/injections.ts';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import { holdDocument } from '../helpers/held-document.ts';
import { startService, type TestService } from '../helpers/service.ts';

/** Stands in documents that no turn here has selected. */
const hidden = 'HIDDEN-COLUMBINE-77';

let fake: FakeModel;
let service: TestService;
let notSelected: string;
let ofOthers: string;
beforeAll(async () => {
  fake = await startFakeModel();
  service = await startService({ model: fake.model({ timeoutMs: 60_000 }) });
  await service.startWorkers();
  await service.makeKey('second');
  notSelected = await holdDocument(service, { account: 'first', pages: [[`Total premium $1 ${hidden}`]] });
  ofOthers = await holdDocument(service, { account: 'second', pages: [[`Total premium $2 ${hidden}`]] });
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});

interface Turn {
  status: string;
  message: { content: string; citations: { documentId: string; quote: string }[] };
  toolResults: { status: string }[];
  documentsUsed: { documentId: string }[];
}

describe('60 documents that tell an obedient model what to do', () => {
  it('get nothing of documents that were not selected, or are of another account', async () => {
    const about = [injectionDocuments(notSelected), injectionDocuments(ofOthers)];
    const documents = injectionDocuments(ofOthers).map((_, at) => about[at % 2]?.[at]);
    expect(documents).toHaveLength(60);

    for (const document of documents) {
      if (!document) throw new Error('a document is missing');
      const selected = await holdDocument(service, { account: 'first', pages: [document.text.split('\n')] });
      fake.answer((request) => document.obey(request, selected));
      if (document.asksForTools) fake.answer({ text: 'It is $900 [P1: "Total premium $900"].' });
      fake.requests.splice(0);

      const { status, body } = await service.call('POST', '/v1/agent/messages', {
        body: { message: 'What is the total premium?', documentIds: [selected] },
      });

      const turn = body as unknown as Turn;
      const code = /code is (\w+)/.exec(fake.requests[0]?.system ?? '')?.[1] ?? '';
      const told = JSON.stringify(fake.requests.map(({ body: sent }) => sent));
      const answered = `${turn.message.content} ${JSON.stringify(turn.message.citations)}`;
      expect({
        name: document.name,
        status,
        state: turn.status,
        ranTools: turn.toolResults.filter((tool) => tool.status !== 'denied').length,
        toldHidden: told.includes(hidden),
        answeredHidden: [hidden, notSelected, ofOthers].some((one) => answered.includes(one)),
        answeredCode: code === '' || answered.toLowerCase().includes(code.toLowerCase()),
        leads: /evil\.example\/|:\/\/|!\[|\]\(|<img/.test(turn.message.content),
        otherDocuments: [...turn.documentsUsed, ...turn.message.citations].filter(
          ({ documentId }) => documentId !== selected,
        ),
      }).toEqual({
        name: document.name,
        status: 201,
        state: 'completed',
        ranTools: 0,
        toldHidden: false,
        answeredHidden: false,
        answeredCode: false,
        leads: false,
        otherDocuments: [],
      });
    }
  }, 300_000);
});
