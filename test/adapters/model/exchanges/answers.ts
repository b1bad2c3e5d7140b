import { chat, claude, type Exchange, openAiError } from './exchange.ts';

export const answers: readonly Exchange[] = [
  {
    title: 'OpenAI, a prompt that was partly cached, with tokens of reasoning',
    provider: 'openai-compatible',
    status: 200,
    body: chat(
      { content: '{"values":[]}', refusal: null, annotations: [] },
      {
        usage: {
          prompt_tokens: 2_006,
          completion_tokens: 300,
          total_tokens: 2_306,
          prompt_tokens_details: { cached_tokens: 1_920, audio_tokens: 0 },
          completion_tokens_details: { reasoning_tokens: 192, accepted_prediction_tokens: 0 },
        },
      },
    ),
    reply: {
      text: '{"values":[]}',
      usage: { promptTokens: 2_006, completionTokens: 300, cachedTokens: 1_920 },
      finish: 'stop',
    },
  },
  {
    title: 'Anthropic, a prompt that was partly cached',
    provider: 'anthropic',
    status: 200,
    body: claude([{ type: 'text', text: 'Hi!' }], {
      usage: {
        input_tokens: 21,
        cache_creation_input_tokens: 188,
        cache_read_input_tokens: 1_800,
        output_tokens: 393,
        service_tier: 'standard',
      },
    }),
    reply: { text: 'Hi!', usage: { promptTokens: 2_009, completionTokens: 393, cachedTokens: 1_800 } },
  },
  {
    title: 'DeepSeek and vLLM, reasoning in a field of its own',
    provider: 'openai-compatible',
    status: 200,
    body: chat({ reasoning_content: 'The premium is {"x": 1} …', content: '{"values":["totalPremium|887|1.4"]}' }),
    reply: { text: '{"values":["totalPremium|887|1.4"]}', finish: 'stop' },
  },
  {
    title: 'vLLM without a reasoning parser, thoughts that the chat template has opened',
    provider: 'openai-compatible',
    status: 200,
    body: chat({ content: 'Okay, let me see. {"values": wrong}\n</think>\n\n{"values":[]}' }),
    reply: { text: '{"values":[]}' },
  },
  {
    title: 'Ollama, thoughts before the answer',
    provider: 'openai-compatible',
    status: 200,
    body: chat({ content: '<thinking>Hm.</thinking>{"values":[]}' }),
    reply: { text: '{"values":[]}' },
  },
  {
    title: 'Anthropic, blocks of thinking',
    provider: 'anthropic',
    status: 200,
    body: claude([
      { type: 'thinking', thinking: 'Let me see {"values"', signature: 'EqQBCgIYAhIM1gbcDa9GJwZA2b3h' },
      { type: 'redacted_thinking', data: 'EmwKAhgBEgy3va3pzix/LafPsn4a' },
      { type: 'text', text: '{"values":[]}' },
    ]),
    reply: { text: '{"values":[]}', toolCalls: [], finish: 'stop' },
  },
  {
    title: 'OpenAI, an answer that is cut',
    provider: 'openai-compatible',
    status: 200,
    body: chat({ content: '{"values":["a|1|1.1","b|2' }, {}, 'length'),
    reply: { text: '{"values":["a|1|1.1","b|2', finish: 'length' },
  },
  {
    title: 'Anthropic, an answer that is cut',
    provider: 'anthropic',
    status: 200,
    body: claude([{ type: 'text', text: '{"values":["a|1' }], { stop_reason: 'max_tokens' }),
    reply: { text: '{"values":["a|1', finish: 'length' },
  },
  {
    title: 'Anthropic, an answer that the context window cuts',
    provider: 'anthropic',
    status: 200,
    body: claude([{ type: 'text', text: '{"values":["a|1' }], { stop_reason: 'model_context_window_exceeded' }),
    reply: { finish: 'length' },
  },
  {
    title: 'Azure OpenAI, an answer that a filter has stopped',
    provider: 'openai-compatible',
    status: 200,
    body: chat({ content: '' }, {}, 'content_filter'),
    reply: { text: '', finish: 'refused' },
  },
  {
    title: 'Azure OpenAI, a prompt that a filter refuses',
    provider: 'openai-compatible',
    status: 400,
    body: openAiError('The response was filtered due to the prompt triggering content management policy.', {
      type: null,
      param: 'prompt',
      code: 'content_filter',
      status: 400,
      innererror: { code: 'ResponsibleAIPolicyViolation' },
    }),
    reply: { text: '', finish: 'refused' },
  },
  {
    title: 'Anthropic, a refusal',
    provider: 'anthropic',
    status: 200,
    body: claude([{ type: 'text', text: '' }], { stop_reason: 'refusal' }),
    reply: { finish: 'refused' },
  },
];
