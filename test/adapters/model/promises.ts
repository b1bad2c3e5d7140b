import { expect, it } from 'vitest';
import type { Model } from '../../../adapters/model/index.ts';
import { startConversation } from '../../../domain/assistant/model/conversation.ts';
import { readAnswer } from '../../../domain/assistant/model/read-answer.ts';
import { toModelRequest } from '../../../domain/assistant/model/window.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import { finishExtraction, prepareExtraction } from '../../../domain/extraction/model/model-extraction.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import { policyTypes } from '../../../domain/policies/registry.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import type { FakeAnswer } from '../../helpers/model-wire.ts';

export interface ModelUnderTest {
  model: Model;
  /** What a model that is not live answers; a live one is left to itself. */
  willAnswer: (...answers: readonly FakeAnswer[]) => void;
}

const [auto] = policyTypes.filter(({ id }) => id === 'auto') as [PolicyType];

/** A live model thinks for a while. */
const patienceMs = 240_000;

/** What decpage needs of every model, fake or live. */
export function keepsItsPromises(open: () => Promise<ModelUnderTest>): void {
  it(
    'answers, and says what the answer cost',
    async () => {
      const { model, willAnswer } = await open();
      willAnswer({ text: 'Deductible.', usage: { promptTokens: 21, completionTokens: 3 } });
      const messages = [{ role: 'user' as const, content: 'Say the word "deductible" and nothing else.' }];

      const { text, usage } = await model.complete({ system: 'Be brief.', messages, maxOutputTokens: 2_000 });

      expect(text.toLowerCase()).toContain('deductible');
      expect(usage.promptTokens).toBeGreaterThan(0);
      expect(usage.completionTokens).toBeGreaterThan(0);
    },
    patienceMs,
  );

  it(
    'asks for a tool and uses its result',
    async () => {
      const { model, willAnswer } = await open();
      willAnswer(
        { toolCalls: [{ name: 'search_policy', arguments: { query: 'collision deductible' } }] },
        { text: 'The collision deductible is $725.' },
      );
      const parameters = { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] };
      const request = {
        system: 'Use the tool to find out; never guess.',
        tools: [{ name: 'search_policy', description: 'Searches the policy.', parameters }],
        maxOutputTokens: 2_000,
      };
      const asked = { role: 'user' as const, content: 'What is the collision deductible of the policy?' };

      const { toolCalls } = await model.complete({ ...request, messages: [asked] });
      const results = toolCalls.map(({ id, name }) => ({ callId: id, name, content: 'Collision deductible $725' }));
      const { text } = await model.complete({
        ...request,
        messages: [asked, { role: 'assistant', content: '', toolCalls }, { role: 'tool', results }],
      });

      expect(toolCalls.map((call) => call.name)).toContain('search_policy');
      expect(text).toContain('725');
    },
    patienceMs,
  );

  it(
    'reads a value that the rules do not find, and proves it',
    async () => {
      const { model, willAnswer } = await open();
      const entry = { path: '/totalPremium', value: 812.4, at: '1.4', quote: '$812.40' };
      willAnswer({ text: JSON.stringify({ values: [entry] }) });
      const page = typedPage(`
PERSONAL AUTO POLICY DECLARATIONS
Policy Number: QX-445-1182
Policy Period: 03/01/2026 to 09/01/2026
All that you owe us for this period, taxes and fees included, comes to $812.40
`);
      const extraction = prepareExtraction({ policyType: auto, pages: [page], limits: model.limits });
      const rules = extract({ policyType: auto, pages: [page] });

      const reply = await model.complete(extraction.request);
      const result = finishExtraction({ extraction, replies: [reply], rules });

      expect(result.data).toMatchObject({ totalPremium: 812.4, policyNumber: 'QX-445-1182' });
      expect(result.fields['/totalPremium']).toMatchObject({ source: 'model' });
    },
    patienceMs,
  );

  it(
    'answers a question with a quote that the passage holds',
    async () => {
      const { model, willAnswer } = await open();
      willAnswer({ text: 'It is $500 [P1: "Collision deductible $500"].' });
      const documentId = '11111111-1111-4111-8111-111111111111';
      const conversation = startConversation({
        secrets: { delimiter: 'd3f0a1b2c3', canary: 'K7QX2MZP91LT' },
        scope: 'selected_documents',
        documentIds: [documentId],
        message: 'What is the collision deductible?',
        earlier: [],
        facts: [],
        passages: [
          {
            documentId,
            title: 'policy.pdf',
            page: 1,
            text: 'Comprehensive deductible $250\nCollision deductible $500',
          },
        ],
      });
      const { request } = toModelRequest({ conversation, limits: model.limits, mayCallTools: false });

      const { text } = await model.complete(request);
      const reading = readAnswer({ text, conversation });

      expect(reading).toMatchObject({ kind: 'answer', answer: { dropped: 0 } });
      const claims = reading.kind === 'answer' ? reading.answer.claims : [];
      expect(claims).toEqual([
        expect.objectContaining({ documentId, page: 1, quote: expect.stringContaining('$500') }),
      ]);
    },
    patienceMs,
  );
}
