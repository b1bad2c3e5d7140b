import { describe, expect, it } from 'vitest';
import { startConversation } from '../../../../domain/assistant/model/conversation.ts';
import { readAnswer } from '../../../../domain/assistant/model/read-answer.ts';
import { fieldsToShow } from '../../../../domain/assistant/model/shown-fields.ts';
import { toModelRequest } from '../../../../domain/assistant/model/window.ts';

const documentId = '11111111-1111-4111-8111-111111111111';
const bbox = { left: 0, top: 0, width: 0.1, height: 0.1 };
const present = { state: 'present', confidence: 0.93, source: 'text' } as const;

const document = {
  documentId,
  result: {
    data: {
      carrierName: 'Acme Mutual',
      totalPremium: 812,
      coverages: [
        { name: 'Collision', vehicleNumber: 1, deductible: 500, premium: null },
        { name: 'Towing', vehicleNumber: 1, deductible: null, premium: 4 },
      ],
    },
    citations: {
      '/carrierName': [{ page: 1, quote: 'ACME MUTUAL', bbox }],
      '/totalPremium': [{ page: 1, quote: '$812.00', bbox }],
      '/coverages/0/deductible': [{ page: 2, quote: '$500', bbox }],
      '/coverages/1/premium': [{ page: 2, quote: '$4', bbox }],
      '/coverages/9/premium': [{ page: 2, quote: '$9', bbox }],
    },
    fields: { '/coverages/0/deductible': present, '/carrierName': present, '/totalPremium': present },
  },
};
const show = (...words: string[]) => fieldsToShow({ document, title: 'Auto', words });

describe('the fields of a document that a model is shown', () => {
  it('are those that the question is about, the best first, with page, quote and confidence', () => {
    const [first] = show('collision', 'deductible');

    expect(first).toEqual({
      documentId,
      title: 'Auto',
      label: 'coverages, Collision 1: deductible',
      value: '500',
      page: 2,
      quote: '$500',
      confidence: 0.93,
    });
  });

  it('hold what every document is asked for, and no field that the question is not about', () => {
    expect(show('collision').map(({ value }) => value)).toEqual(['500', 'Acme Mutual', '812']);
  });

  it('are none where nothing was extracted', () => {
    expect(fieldsToShow({ document: { documentId, result: null }, title: 'Auto', words: ['collision'] })).toEqual([]);
  });
});

describe('a conversation', () => {
  const secrets = { delimiter: 'd3f0a1b2c3', canary: 'K7QX2MZP91LT' };
  const conversation = startConversation({
    secrets,
    scope: 'account',
    documentIds: [],
    message: 'What is the collision deductible?',
    earlier: [],
    facts: [],
    documents: [{ documentId, name: 'Auto (acme.pdf), auto' }],
    fields: show('collision', 'deductible'),
    passages: [
      { documentId, title: 'Auto', page: 2, text: 'Collision $500 $40', heading: 'Coverage Deductible Premium' },
    ],
  });
  const limits = { contextTokens: 100_000, outputTokens: 8_000 };
  const { request } = toModelRequest({ conversation, limits, mayCallTools: true });
  const prompt = JSON.stringify(request);

  it('names documents in short, and shows fields apart from passages under their column heads', () => {
    expect(prompt).not.toContain(documentId);
    expect(prompt).toContain('D1: Auto (acme.pdf), auto');
    expect(prompt).toContain('F1 D1 page 2, coverages, Collision 1: deductible: 500 (0.93)');
    expect(prompt).toContain('P1 D1 page 2\\n| Coverage Deductible Premium\\n| Collision $500 $40');
  });

  it('offers no tool that would be refused', () => {
    expect(request.tools?.map(({ name }) => name)).toEqual([
      'search_documents',
      'get_document',
      'compare_documents',
      'list_documents',
      'get_usage',
    ]);
  });

  it('takes a cited field for its own page and quote, and the head of a column for words of the page', () => {
    const text = 'It is $500 [F1], under Deductible [P1: "Coverage Deductible"], not [F9].';
    const reading = readAnswer({ text, conversation });

    expect(reading).toMatchObject({
      kind: 'answer',
      answer: {
        claims: expect.arrayContaining([
          { documentId, title: 'Auto', page: 2, quote: '$500' },
          { documentId, title: 'Auto', page: 2, quote: 'Coverage Deductible' },
        ]),
        dropped: 1,
      },
    });
  });
});
