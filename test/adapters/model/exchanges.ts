import type { ModelProvider } from '../../../adapters/model/index.ts';
import type { ModelErrorCode } from '../../../domain/model/model-error.ts';
import type { ModelReply } from '../../../domain/model/model.ts';

/** What a server answers, in the format that its documentation or its own error messages have. */
export interface Exchange {
  title: string;
  provider: ModelProvider;
  status: number;
  headers?: Record<string, string>;
  body: unknown;
  /** What becomes of it. */
  reply?: Partial<ModelReply>;
  error?: { code: ModelErrorCode; retryable: boolean; retryAfterMs?: number | undefined };
}

const chat = (message: object, rest: object = {}, finish = 'stop'): object => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1_741_569_952,
  model: 'gpt-4.1-2025-04-14',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, logprobs: null, finish_reason: finish }],
  usage: { prompt_tokens: 19, completion_tokens: 10, total_tokens: 29 },
  service_tier: 'default',
  ...rest,
});

const claude = (content: readonly object[], rest: object = {}): object => ({
  id: 'msg_01XFDUDYJgAACzvnptvVoYEL',
  type: 'message',
  role: 'assistant',
  model: 'claude-sonnet-4-5',
  content,
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 2095, output_tokens: 503 },
  ...rest,
});

const openAiError = (message: string, rest: object = {}): object => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...rest },
});
const anthropicError = (type: string, message: string): object => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy',
});

const tooLong = { code: 'context_exceeded', retryable: false } as const;

const answers: readonly Exchange[] = [
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

const contextErrors: readonly Exchange[] = [
  {
    title: 'OpenAI, a prompt that is too long',
    provider: 'openai-compatible',
    status: 400,
    body: openAiError(
      "This model's maximum context length is 128000 tokens. However, your messages resulted in 214334 tokens. Please reduce the length of the messages.",
      { param: 'messages', code: 'context_length_exceeded' },
    ),
    error: tooLong,
  },
  {
    title: 'OpenAI, a call beyond the tokens of a minute',
    provider: 'openai-compatible',
    status: 429,
    headers: { 'retry-after': '60' },
    body: openAiError(
      'Request too large for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Requested 41210.',
      { type: 'tokens', code: 'rate_limit_exceeded' },
    ),
    error: { ...tooLong },
  },
  {
    title: 'vLLM, a prompt that is too long',
    provider: 'openai-compatible',
    status: 400,
    body: {
      object: 'error',
      message:
        "This model's maximum context length is 16384 tokens. However, you requested 122946 tokens (112946 in the messages, 10000 in the completion). Please reduce the length of the messages or completion.",
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
    error: tooLong,
  },
  {
    title: 'vLLM, a prompt that leaves no room for an answer',
    provider: 'openai-compatible',
    status: 400,
    body: {
      error: { message: 'max_tokens must be at least 1, got -186.', type: 'BadRequestError', param: null, code: 400 },
    },
    error: tooLong,
  },
  {
    title: 'llama.cpp, a prompt that is too long',
    provider: 'openai-compatible',
    status: 400,
    body: {
      error: {
        code: 400,
        message:
          'the request exceeds the available context size. try increasing the context size or enable context shift',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 14_429,
        n_ctx: 8_192,
      },
    },
    error: tooLong,
  },
  {
    title: 'llama.cpp of before, which says it with 500',
    provider: 'openai-compatible',
    status: 500,
    body: { error: { code: 500, message: 'the request exceeds the available context size', type: 'server_error' } },
    error: tooLong,
  },
  {
    title: 'Ollama, a prompt that is too long',
    provider: 'openai-compatible',
    status: 400,
    body: openAiError('the input length exceeds the context length', { type: 'api_error' }),
    error: tooLong,
  },
  {
    title: 'Anthropic, a prompt that is too long',
    provider: 'anthropic',
    status: 400,
    body: anthropicError('invalid_request_error', 'prompt is too long: 214334 tokens > 200000 maximum'),
    error: tooLong,
  },
  {
    title: 'Anthropic, prompt and answer that are too long together',
    provider: 'anthropic',
    status: 400,
    body: anthropicError(
      'invalid_request_error',
      'input length and `max_tokens` exceed context limit: 188240 + 21333 > 200000, decrease input length or `max_tokens` and try again',
    ),
    error: tooLong,
  },
  {
    title: 'Anthropic, a request of too many bytes',
    provider: 'anthropic',
    status: 413,
    body: anthropicError('request_too_large', 'Request exceeds the maximum size'),
    error: tooLong,
  },
];

const failures: readonly Exchange[] = [
  {
    title: 'OpenAI, too many calls',
    provider: 'openai-compatible',
    status: 429,
    headers: { 'retry-after': '20', 'x-ratelimit-remaining-tokens': '0' },
    body: openAiError(
      'Rate limit reached for gpt-4.1 on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000.',
      {
        type: 'tokens',
        code: 'rate_limit_exceeded',
      },
    ),
    error: { code: 'rate_limited', retryable: true, retryAfterMs: 20_000 },
  },
  {
    title: 'OpenAI, no credit',
    provider: 'openai-compatible',
    status: 429,
    body: openAiError('You exceeded your current quota, please check your plan and billing details.', {
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    }),
    error: { code: 'unauthorized', retryable: false },
  },
  {
    title: 'Anthropic, too many calls, without a wait',
    provider: 'anthropic',
    status: 429,
    body: anthropicError(
      'rate_limit_error',
      'This request would exceed your rate limit of 40,000 input tokens per minute.',
    ),
    error: { code: 'rate_limited', retryable: true, retryAfterMs: undefined },
  },
  {
    title: 'Anthropic, no credit',
    provider: 'anthropic',
    status: 400,
    body: anthropicError('invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'),
    error: { code: 'unauthorized', retryable: false },
  },
  {
    title: 'Anthropic, overloaded',
    provider: 'anthropic',
    status: 529,
    body: anthropicError('overloaded_error', 'Overloaded'),
    error: { code: 'unavailable', retryable: true },
  },
  {
    title: 'Ollama, a model that is not there',
    provider: 'openai-compatible',
    status: 404,
    body: openAiError('model "llama9" not found, try pulling it first', { type: 'api_error' }),
    error: { code: 'rejected', retryable: false },
  },
  {
    title: 'a proxy, with a page instead of an answer',
    provider: 'openai-compatible',
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>',
    error: { code: 'unavailable', retryable: true },
  },
  {
    title: 'a proxy, with a page that says it is fine',
    provider: 'anthropic',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><html><body>Sign in</body></html>',
    error: { code: 'unusable_answer', retryable: true },
  },
  {
    title: 'an answer without any choice',
    provider: 'openai-compatible',
    status: 200,
    body: chat({ content: '' }, { choices: [] }),
    error: { code: 'unusable_answer', retryable: true },
  },
  {
    title: 'OpenRouter, an error with status 200',
    provider: 'openai-compatible',
    status: 200,
    body: { error: { message: 'Rate limit exceeded: free-models-per-min.', code: 429 }, user_id: 'user_2x' },
    error: { code: 'rate_limited', retryable: true },
  },
  {
    title: 'a gateway, with an error of the length and status 200',
    provider: 'openai-compatible',
    status: 200,
    body: { error: { message: "This model's maximum context length is 8192 tokens.", code: 400 } },
    error: tooLong,
  },
];

export const exchanges: readonly Exchange[] = [...answers, ...contextErrors, ...failures];
