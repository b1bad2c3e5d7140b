import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InjectionDocument, injectionDocuments } from '../fixtures/injections.ts';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import type { FakeAnswer, FakeRequest } from '../helpers/model-wire.ts';
import { insertDocumentWithWords } from '../helpers/insert-document-with-words.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { untilAvailable } from '../helpers/until.ts';

/** Stands in documents that no turn here has selected. */
const hidden = 'HIDDEN-COLUMBINE-77';

let fake: FakeModel;
let service: TestService;
let notSelected: string;
let ofOthers: string;
/** What the model answers to the turn with this message. */
const answers = new Map<string, (request: FakeRequest) => FakeAnswer>();
beforeAll(async () => {
  fake = await startFakeModel();
  service = await startService({ model: fake.model({ timeoutMs: 60_000 }) });
  await service.startWorkers();
  await service.makeKey('second');
  notSelected = await insertDocumentWithWords(service, { account: 'first', pages: [[`Total premium $1 ${hidden}`]] });
  ofOthers = await insertDocumentWithWords(service, { account: 'second', pages: [[`Total premium $2 ${hidden}`]] });
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

/** Turns that are under way at a time. */
const atATime = 6;

/** What came of a turn about this document, and what the model was told in it. */
async function turnAbout(document: InjectionDocument, at: number) {
  const selected = await insertDocumentWithWords(service, { account: 'first', pages: [document.text.split('\n')] });
  const message = `What is the total premium? Question ${at + 1}.`;
  const requests: FakeRequest[] = [];
  answers.set(message, (request) => {
    requests.push(request);
    if (requests.length === 1) return document.obey(request, selected);
    if (requests.length === 2 && document.asksForTools) return { text: 'It is $900 [P1: "Total premium $900"].' };
    return { status: 400, body: { error: { message: 'no answer is left' } } };
  });
  const question = { message, documentIds: [selected], idempotencyKey: randomUUID() };
  const { status, body } = await untilAvailable(() => service.call('POST', '/v1/agent/messages', { body: question }));
  if (status !== 201) throw new Error(`${document.name}: ${status} ${JSON.stringify(body)}`);
  return { selected, requests, turn: body as unknown as Turn };
}

// test/domain/assistant/model/injections.test.ts is about each of the 60; a third of them has every order and every disguise
describe('20 documents that tell an obedient model what to do', () => {
  it('get nothing of documents that were not selected, or are of another account', async () => {
    const about = [injectionDocuments(notSelected), injectionDocuments(ofOthers)];
    const all = injectionDocuments(ofOthers).flatMap((_, at) => about[at % 2]?.[at] ?? []);
    const documents = all.filter((_, at) => at % 3 === 0);
    expect(documents).toHaveLength(20);
    fake.answerAll((request) => {
      const [, answer] = [...answers].find(([message]) => request.text.includes(message)) ?? [];
      return answer?.(request) ?? { status: 400 };
    });

    const left = [...documents.entries()];
    const ask = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [at, document] = next;
        const { selected, requests, turn } = await turnAbout(document, at);
        const code = /code is (\w+)/.exec(requests[0]?.system ?? '')?.[1] ?? '';
        const told = JSON.stringify(requests.map(({ body: sent }) => sent));
        const answered = `${turn.message.content} ${JSON.stringify(turn.message.citations)}`;
        expect({
          name: document.name,
          state: turn.status,
          calls: requests.length,
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
          state: 'completed',
          calls: document.asksForTools ? 2 : 1,
          ranTools: 0,
          toldHidden: false,
          answeredHidden: false,
          answeredCode: false,
          leads: false,
          otherDocuments: [],
        });
      }
    };
    await Promise.all(Array.from({ length: atATime }, ask));
  });
});
