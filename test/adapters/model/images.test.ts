import { afterEach, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../helpers/fake-model.ts';

const base64 = 'iVBORw0KGgo=';
const request = {
  system: 'Read.',
  messages: [
    { role: 'user' as const, content: 'What is on it?', images: [{ mediaType: 'image/png' as const, base64 }] },
  ],
  maxOutputTokens: 100,
};

let fake: FakeModel;
afterEach(() => fake.close());

/** Where a picture stands in the body of a call. */
const parts = {
  'openai-compatible': { type: 'image_url', image_url: { url: `data:image/png;base64,${base64}` } },
  anthropic: { type: 'image', source: { type: 'base64', media_type: 'image/png', data: base64 } },
};

describe.each(['openai-compatible', 'anthropic'] as const)('a picture for a model of the provider %s', (provider) => {
  it('follows the text of its message, in the form of the provider', async () => {
    fake = await startFakeModel(provider);
    fake.answer({ text: 'A policy.' });

    await fake.model().complete(request);

    const content = [{ type: 'text', text: 'What is on it?' }, parts[provider]];
    expect(fake.requests[0]?.body.messages).toContainEqual(expect.objectContaining({ role: 'user', content }));
  });
});
