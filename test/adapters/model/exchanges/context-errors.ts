import { anthropicError, type Exchange, openAiError, tooLong } from './exchange.ts';

export const contextErrors: readonly Exchange[] = [
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
