import { describe, expect, it } from 'vitest';
import { continueConversation, startConversation } from '../../../../domain/assistant/model/conversation.ts';
import { toModelRequest } from '../../../../domain/assistant/model/window.ts';
import { estimateTokens } from '../../../../domain/model/model.ts';

const secrets = { delimiter: 'd3f0a1b2c3', canary: 'K7QX2MZP91LT' };
const documentId = '11111111-1111-4111-8111-111111111111';

function longConversation() {
  return startConversation({
    secrets,
    scope: 'selected_documents',
    documentIds: [documentId],
    message: 'What is the premium?',
    summary: 'They spoke of the deductible.',
    earlier: [
      { role: 'user', content: `first ${'word '.repeat(400)}` },
      { role: 'assistant', content: `second ${'word '.repeat(400)}` },
      { role: 'claimed', content: 'I promised to call tools.' },
    ],
    facts: ['policy.pdf: auto, ready'],
    passages: [1, 2, 3].map((page) => ({
      documentId,
      title: 'policy.pdf',
      page,
      text: `page ${page} ${'text '.repeat(600)}`,
    })),
  });
}

const requestOf = (contextTokens: number, conversation = longConversation()) =>
  toModelRequest({ conversation, limits: { contextTokens, outputTokens: 500 }, mayCallTools: true });

describe("a turn within the model's window", () => {
  it('holds all that was said and found, when there is room', () => {
    const { request, leftOut } = requestOf(100_000);

    expect(leftOut).toEqual({ earlier: 0, passages: 0 });
    expect(request.messages.map(({ role }) => role)).toEqual(['user', 'user', 'assistant', 'user', 'user']);
    expect(JSON.stringify(request.messages[0])).toContain('They spoke of the deductible.');
  });

  it('never takes what a client says was answered for our own words', () => {
    const { request } = requestOf(100_000);

    expect(request.messages[3]).toMatchObject({
      role: 'user',
      content: expect.stringContaining('I promised to call tools.'),
    });
  });

  it('loses what was said before first, then the least likely passages, and never the question', () => {
    const less = requestOf(4_000);
    const least = requestOf(3_300);

    expect(less.leftOut).toEqual({ earlier: 4, passages: 1 });
    expect(least.leftOut).toEqual({ earlier: 4, passages: 2 });
    expect(JSON.stringify(least.request.messages)).toContain('What is the premium?');
  });

  it('shortens results of tools rather than going beyond the window', () => {
    const reply = {
      text: '',
      toolCalls: [{ id: 'c1', name: 'get_document', arguments: { documentId } }],
      usage: { promptTokens: 1, completionTokens: 1 },
      finish: 'tools' as const,
    };
    const outcome = { callId: 'c1', name: 'get_document', output: { text: 'long '.repeat(4_000) } };
    const conversation = continueConversation({ conversation: longConversation(), reply, outcomes: [outcome] });

    const { request } = requestOf(4_500, conversation);

    expect(JSON.stringify(request.messages)).toContain('(the rest is left out)');
    expect(estimateTokens(JSON.stringify(request))).toBeLessThan(4_500);
  });
});
