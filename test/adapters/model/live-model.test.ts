import { describe, expect, it } from '@jest/globals';
import { createModel } from '../../../adapters/model/index.ts';
import { parseConfiguration } from '../../../domain/configuration.ts';
import { configuredModel } from '../../../domain/model/configuration.ts';

const settings = configuredModel(parseConfiguration(process.env));
const name = settings ? `${settings.provider} ${settings.name}` : 'none: MODEL_PROVIDER and MODEL_NAME are not set';

// the promises of model.test.ts that hold for any model, with the one that the environment names
(settings ? describe : describe.skip)(`the live model (${name})`, () => {
  const live = settings && createModel(settings);
  const complete = (request: Parameters<NonNullable<typeof live>['complete']>[0]) => {
    if (!live) throw new Error('no model is configured');
    return live.complete(request);
  };

  it('answers, and says what the answer cost', async () => {
    const messages = [{ role: 'user' as const, content: 'Say the word "deductible" and nothing else.' }];

    const { text, usage } = await complete({ system: 'Be brief.', messages, maxOutputTokens: 500 });

    expect(text.toLowerCase()).toContain('deductible');
    expect(usage.promptTokens).toBeGreaterThan(0);
    expect(usage.completionTokens).toBeGreaterThan(0);
  }, 120_000);

  it('keeps to the form of the answer', async () => {
    const schema = {
      type: 'object',
      properties: { premium: { type: 'number' } },
      required: ['premium'],
      additionalProperties: false,
    };
    const messages = [{ role: 'user' as const, content: 'Total premium $1,284. Answer as JSON: {"premium": number}' }];

    const { text } = await complete({ system: 'Answer as JSON.', messages, schema, maxOutputTokens: 500 });

    expect(text).toMatch(/"premium"\s*:\s*1284/);
  }, 120_000);

  it('asks for a tool and uses its result', async () => {
    const parameters = { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] };
    const request = {
      system: 'Use the tool to find out; never guess.',
      tools: [{ name: 'search_documents', description: 'Searches the policy.', parameters }],
      maxOutputTokens: 500,
    };
    const asked = { role: 'user' as const, content: 'What is the collision deductible of the policy?' };

    const { toolCalls } = await complete({ ...request, messages: [asked] });
    const { text } = await complete({
      ...request,
      messages: [
        asked,
        { role: 'assistant', content: '', toolCalls },
        {
          role: 'tool',
          results: toolCalls.map((call) => ({
            callId: call.id,
            name: call.name,
            content: 'Collision deductible $725',
          })),
        },
      ],
    });

    expect(toolCalls.map((call) => call.name)).toContain('search_documents');
    expect(text).toContain('725');
  }, 120_000);
});
